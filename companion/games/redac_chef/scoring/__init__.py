"""Computes what a game of Rédac' Chef scores, and why. Pure."""
