"""What a game of Reportages scores, and why. Pure."""
