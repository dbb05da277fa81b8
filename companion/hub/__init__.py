"""Runs the live tables: a queue of intents per table, seats and rights, presence, broadcast and time."""
