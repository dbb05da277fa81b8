"""Holds a table of Extrablatt: its events, what may happen when, and the state after it. Pure."""
