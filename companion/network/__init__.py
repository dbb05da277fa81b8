"""Finds the addresses of this machine in its network, and registers its name there."""
