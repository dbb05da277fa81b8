"""Shows what is chosen before a game and before each round."""
