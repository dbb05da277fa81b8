"""Draws the front page of a game as a picture and as a PDF to print: what it says, and how it is typeset."""
