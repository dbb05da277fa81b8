"""Scores a game of the election game, with reasons. Pure."""
