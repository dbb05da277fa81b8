"""Counting the pages: model, controller, cells, keypad."""
