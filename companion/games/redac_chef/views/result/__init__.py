"""Shows the end of a game: the front page, objectives and achievements."""
