"""Contains Plus belle la vie: its rules (pure) and its screens."""
