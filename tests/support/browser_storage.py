"""What a browser keeps between two pages of one device."""

from __future__ import annotations

from typing import Any


class Storage(dict[str, Any]):
    """What one browser keeps; hand the same one to the next page for a reload."""

    def call(self, name: str, args: dict[str, Any]) -> Any:
        """Flet's SharedPreferences, as the client answers."""
        match name:
            case "get":
                return self.get(args["key"])
            case "set":
                self[args["key"]] = args["value"]
                return True
            case _:
                return None
