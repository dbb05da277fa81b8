"""Where a native build begins (``flet build``, settings in pyproject.toml); in a terminal it is ``companion``."""

from companion.server.window import main

main()
