"""Holds the rules and screens of Le jeu des reportages."""
