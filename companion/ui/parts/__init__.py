"""Contains screens that several games share: a game's ``views`` gives its own main screen to ``LoggedViews`` and uses
the controls beside it: seats to pick, the turn pointer, counters, checklists, amounts, secrets, a countdown, the log,
the sheet. The immutable values behind them are in ``companion.table.parts``."""
