"""Holds Plus belle la vie: its rules (pure) and, in ``views``, its screens."""
