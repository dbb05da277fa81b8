"""Contains the Flet side: the shell, the screens that every game shares, controls and theme."""
