"""Puts messages into words: catalogues, languages, typography, and what a terminal can write. Needs no game."""
