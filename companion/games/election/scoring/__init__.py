"""What a game of the election game scores, and why. Pure."""
