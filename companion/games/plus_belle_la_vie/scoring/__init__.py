"""What a game of Plus belle la vie scores, and why. Pure."""
