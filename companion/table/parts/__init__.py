"""What several games have at their table besides seats and clock: whose turn it is, amounts that move, counters, lists
to tick, and what is entered in secret. Each is a small frozen value; ``tray`` holds one of each for a game, and folds
the events of ``parts.events`` into it. Their screens are in ``companion.ui.parts``.
"""
