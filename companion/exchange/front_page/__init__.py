"""Draws the front page of a game as a picture and as a PDF to print: its texts, and the typesetting."""
