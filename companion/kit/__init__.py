"""Provides what a game is built from: its file, options, faults, figures, sheet, progress, and the base of a live
game."""
