"""Counts what a game of Extrablatt scores, and why. Pure."""
