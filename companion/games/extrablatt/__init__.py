"""Das Extrablatt: its rules (pure)."""
