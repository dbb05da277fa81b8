"""Counts the pages: model, controller, cells, keypad."""
