"""What a game is built from: its file, options, faults, figures, score table, progress, and the base of a live game."""
