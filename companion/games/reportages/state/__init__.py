"""A table of Reportages: its events, what may happen when, and the state after it. Pure."""
