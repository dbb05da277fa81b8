"""Describes a table of Rédac' Chef: its events, what may happen when, and the state after it. Pure."""
