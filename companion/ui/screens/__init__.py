"""Contains the screens that every game shares."""
