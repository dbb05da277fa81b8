"""Decides where everything on the screen of a round is: a pure function from size, text scale, seats and phase."""
