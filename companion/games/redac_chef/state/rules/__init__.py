"""What is allowed when at a table of Rédac' Chef, and what follows: one module a subject."""
