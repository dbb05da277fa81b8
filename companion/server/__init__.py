"""The program that serves the tables: what wires it, what it says in the terminal, and its window."""

from typing import Final

#: The port that QR codes, bookmarks and firewalls know.
PORT: Final = 8160
