"""Holds a table of the election game: its events, what may happen when, and the state after it. Pure."""
