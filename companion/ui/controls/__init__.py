"""Contains the controls that screens are made of: text, paper, buttons, seats, keypad."""
