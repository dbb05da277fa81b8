"""Serves the tables: connects the parts of the program, prints to the terminal, shows the host's window."""

from typing import Final

#: The default port; QR codes, bookmarks and firewalls rely on it.
PORT: Final = 8160
