"""Serves the application on one fixed port, on all interfaces."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from companion.network.addresses import EVERYWHERE
from companion.sockets.measuring_socket import MeasuringSocket
from companion.store.system_errors import describe_system_error
from companion.table.message import say
from companion.ui.web.connection_limit import RequestConnection

log = logging.getLogger(__name__)

PING_S = 5
"""Seconds between pings, and seconds until a page that does not answer one is taken for gone: a sleeping phone is
noticed after 10 s at most, instead of Flet's 39."""

STOP_S = 2
"""Seconds that running answers get when the server stops."""

_RESERVED = 1024
"""Ports below this one are the system's own on most machines."""

LARGEST_MESSAGE = 1 << 18
"""Bytes of the largest message that a page may send; a longer one closes its connection."""


#: Windows' error codes for a port in use, and for one that is reserved (for Hyper-V, say) or opened exclusively.
_IN_USE = 10048
_NOT_PERMITTED = 10013


class PortTaken(Exception):
    """Signals that another program listens on the port. Another port is never taken silently: the QR codes name this
    one."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"port {port} on {host or 'all interfaces'} is taken by another program")
        self.host, self.port = host, port
        self.message = say("serve-port-taken", port=str(port))


class AddressRefused(Exception):
    """Signals that this machine does not let us listen there: it is not its address, or a port that needs more
    rights."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        self.host, self.port, self.why = host, port, error.strerror or str(error)
        super().__init__(f"cannot listen on {host or 'all interfaces'}, port {port}: {self.why}")
        if getattr(error, "winerror", None) == _NOT_PERMITTED:
            self.message = say("serve-port-windows", port=str(port))
        elif error.errno in (errno.EACCES, errno.EPERM):
            self.message = say("serve-port-reserved", port=str(port), above=str(_RESERVED))
        elif error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
            self.message = say("serve-address-not-ours", host=host)
        else:
            self.message = say("serve-address-refused", host=host, port=str(port), why=describe_system_error(error))


def listen(host: str, port: int) -> list[socket.socket]:
    """Open listening sockets on ``host`` (empty, ``0.0.0.0`` or ``*``: every interface, IPv4 and IPv6) and ``port``.

    Port 0 takes a free one, for tests. Raises PortTaken, AddressRefused.
    """
    everywhere = host in EVERYWHERE
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    if not everywhere:
        _bind(family, host, 0).close()  # whether it is ours, before anything is sent to it
    if port and _answers(host if not everywhere else "127.0.0.1", port):
        raise PortTaken("" if everywhere else host, port)
    if not everywhere:
        return [_bind(family, host, port)]
    first = _bind(socket.AF_INET, "0.0.0.0", port)
    sockets = [first]
    try:
        # A name like raspberrypi.local often leads a phone to the IPv6 address first.
        sockets.append(_bind(socket.AF_INET6, "::", first.getsockname()[1]))
    except AddressRefused as error:
        log.info("no IPv6 here: %s", error)
    except PortTaken:
        first.close()
        raise
    return sockets


def _answers(host: str, port: int) -> bool:
    """Tell whether a program answers there already: some systems let two programs listen, and one of them gets
    nothing."""
    try:
        with socket.create_connection((host, port), timeout=0.3):
            return True
    except OSError:
        return False


def _bind(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    """Open a listening socket. Raises PortTaken, AddressRefused."""
    try:
        sock = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise AddressRefused(host, port, error) from error
    try:
        if os.name == "nt":
            # On Windows SO_REUSEADDR would take the port from another program; this is the opposite.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            # Without it, the port would be blocked for a minute by connections of the last run.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        sock.bind((host, port))
        sock.listen(256)
        sock.set_inheritable(True)
    except socket.gaierror as error:
        sock.close()
        raise AddressRefused(host, port, error) from error
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE or getattr(error, "winerror", None) == _IN_USE:
            raise PortTaken(host, port) from error
        raise AddressRefused(host, port, error) from error
    return sock


#: The addresses of a proxy on this machine.
LOOPBACK: Final = ("127.0.0.1", "::1")


class Server(uvicorn.Server):
    """uvicorn's server with our settings, on sockets that are open already. It is one process, because sessions and
    tables live in its memory."""

    def __init__(self, app: ASGIApp, sockets: Sequence[socket.socket], **more: Any) -> None:
        """Configure uvicorn; ``more`` goes to its Config, for tests and measurements."""
        settings: dict[str, Any] = {
            "ws_ping_interval": PING_S,
            "ws_ping_timeout": PING_S,
            "http": RequestConnection,
            "ws": MeasuringSocket,
            # Compressing each small message takes more time than it saves on a LAN, and a press waits for it.
            "ws_per_message_deflate": False,
            "ws_max_size": LARGEST_MESSAGE,
            "timeout_graceful_shutdown": STOP_S,
            "access_log": False,
            "log_config": None,
            "server_header": False,
            # Forwarded addresses are trusted from a proxy on this machine only.
            "forwarded_allow_ips": [*LOOPBACK],
        }
        super().__init__(uvicorn.Config(app, **(settings | more)))
        self._sockets = list(sockets)

    @property
    def port(self) -> int:
        """Return the port on which the server listens."""
        port: int = self._sockets[0].getsockname()[1]
        return port

    async def serve_until_stopped(self, started: Callable[[], None] | None = None) -> None:
        """Serve until ``should_exit`` is set or a signal stops the server, then close its sockets; call ``started``
        once it answers."""

        async def announce() -> None:
            """Wait until the server answers, then call ``started``."""
            while not self.started:
                await asyncio.sleep(0.005)
            if started is not None:
                started()

        announcing = asyncio.create_task(announce())
        try:
            await self.serve(self._sockets)
        finally:
            announcing.cancel()
            for sock in self._sockets:
                sock.close()


def run(
    app: ASGIApp,
    *,
    host: str = "",
    port: int,
    started: Callable[[], None] | None = None,
    proxies: Sequence[str] = (),
) -> None:
    """Serve until Ctrl-C (or SIGTERM), which ends it within about STOP_S seconds even with pages open. ``proxies``: the
    addresses of proxies on other machines, whose word about where a page comes from is trusted.

    Raises PortTaken, AddressRefused before anything is started.
    """
    more = {"forwarded_allow_ips": [*LOOPBACK, *proxies]} if proxies else {}
    server = Server(app, listen(host, port), **more)
    # The server raises the signal again after it has stopped, when nothing is left to do.
    try:
        if threading.current_thread() is threading.main_thread():
            # Like Ctrl-C: a service manager that stops the server sees a clean exit.
            signal.signal(signal.SIGTERM, _raise_interrupt)
        with asyncio.Runner(loop_factory=choose_loop_factory()) as runner:
            runner.run(server.serve_until_stopped(started))
    except KeyboardInterrupt:
        pass


def _raise_interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def choose_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's event loop if it is installed (never on Windows); None for the standard one."""
    if sys.platform == "win32":
        return None
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
