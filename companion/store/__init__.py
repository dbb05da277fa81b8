"""Stores everything that lasts: the journals of live tables, the game files, the players, and an index of the games."""
