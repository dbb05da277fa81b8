"""Scores a game of Plus belle la vie, with reasons. Pure."""
