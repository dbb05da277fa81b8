"""The election game: its rules (pure)."""
