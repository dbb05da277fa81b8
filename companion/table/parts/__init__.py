"""Provides what several games need at their tables besides seats and clock: turns, ledgers, counters, checklists and
secret entries.

Each is a small immutable value. ``tray`` holds one of each for a game and folds the events of ``parts.events`` into it.
Their screens are in ``companion.ui.parts``.
"""
