"""Plus belle la vie: its rules (pure)."""
