"""Holds the election game: its rules (pure) and, in ``views``, its screens."""
