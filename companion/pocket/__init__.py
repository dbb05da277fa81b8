"""Serves the pocket page: a second door to the same tables, in plain HTML, for phones that the app is too much for.

It needs the hub, the words and the network, and neither Flet nor any screen of the app.
"""

from companion.pocket.routes import make_pocket_routes
from companion.pocket.services import PocketServices

__all__ = ["PocketServices", "make_pocket_routes"]
