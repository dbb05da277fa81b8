"""Holds a table of the reportages: its events, what may happen when, and the state after it. Pure."""
