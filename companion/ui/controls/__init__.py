"""The parts that screens are made of: type, paper, buttons, seats, keypad."""
