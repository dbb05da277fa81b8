"""Le jeu des reportages: its rules (pure)."""
