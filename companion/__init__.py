"""Companion: times the rounds, takes the calls in order and keeps the score of board games on a real table."""

__version__ = "0.1.0"
