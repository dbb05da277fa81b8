"""Decides where everything on the screen of a round stands: a pure function of size, text scale, seats and phase."""
