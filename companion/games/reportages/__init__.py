"""Holds Le jeu des reportages: its rules (pure) and, in ``views``, its screens."""
