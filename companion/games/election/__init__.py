"""Is the election game: its rules (pure)."""
