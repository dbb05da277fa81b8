"""Serves the page, the browser client's files, fonts, and the connection to each device.

``build_app`` makes the application around a Flet ``main``; ``run`` (or ``listen`` and ``Server``) serves it. Flet's
faults are worked around in ``faults`` and ``client``, each in one place.
"""

from companion.ui.web.app import build_app
from companion.ui.web.server import AddressRefused, PortTaken, Server, listen, run

__all__ = ["AddressRefused", "PortTaken", "Server", "build_app", "listen", "run"]
