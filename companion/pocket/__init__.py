"""Serves the light page (here called the pocket page): the same tables in plain HTML, for phones that are too weak for
the app.

It uses the hub, the words and the network, but neither Flet nor any screen of the app.
"""

from companion.pocket.routes import make_pocket_routes
from companion.pocket.services import PocketServices

__all__ = ["PocketServices", "make_pocket_routes"]
