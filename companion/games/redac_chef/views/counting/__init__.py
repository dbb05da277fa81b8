"""Counts the pages after a round: model, controller, cells, keypad."""
