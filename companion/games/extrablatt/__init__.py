"""Holds Das Extrablatt: its rules (pure) and, in ``views``, its screens."""
