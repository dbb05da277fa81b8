"""Describes Rédac' Chef: its rules (pure) and, in ``views``, its screens."""
