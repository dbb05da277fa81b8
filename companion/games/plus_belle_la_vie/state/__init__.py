"""Holds a table of Plus belle la vie: its events, what may happen when, and the state after it. Pure."""
