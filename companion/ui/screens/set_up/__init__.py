"""Shows set-up: game, mode, players, and the game's own options, until the table is open."""
