"""Runs the command line: ``python -m companion``."""

from companion.cli import main

main()
