"""Scores a game of the reportages, with reasons. Pure."""
