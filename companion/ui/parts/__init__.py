"""Screens that the games on the shelf share: a game's ``views`` hands its own main screen to ``LoggedViews`` and uses
the parts beside it: seats to pick, the turn pointer, counters, lists to tick, amounts, secrets, a countdown, the log,
the sheet. The frozen values behind them are in ``companion.table.parts``.
"""
