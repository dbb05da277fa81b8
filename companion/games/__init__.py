"""Contains one package per game, and the registry that finds them."""
