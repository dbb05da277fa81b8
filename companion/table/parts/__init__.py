"""Provides what several games need at their tables besides seats and clock: turns, counters, checklists and secret
entries.

Each is a small immutable value. A ``Tray`` holds one of each for a game; the events of ``parts.events`` change it.
Their screens are in ``companion.ui.parts``.
"""
