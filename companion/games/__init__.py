"""One package per game: its rules (pure) and, in its ``views``, its screens."""
