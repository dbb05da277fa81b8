"""Moves data in and out: game files, backups, scores on the command line, and bug reports without names."""
