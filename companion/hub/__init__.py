"""Runs the live tables: one queue per table, seats and rights, presence, broadcast and time."""
