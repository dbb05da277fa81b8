"""Provides what any game has at its table: seats, rounds, timer, event log and undo. Pure."""
