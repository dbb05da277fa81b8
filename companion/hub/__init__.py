"""Live tables: one queue per table, seats and rights, presence, subscribers and time."""
