"""What any game has at its table: seats, rounds, timer, finishing tokens, event log and undo. Pure."""
