"""What every engine's page can do, whatever drives it."""

from __future__ import annotations

import contextlib
import secrets
import shutil
import socket
import subprocess
from collections.abc import Iterator
from typing import Any, Final, Protocol

from tests.engines.sizes import PHONE, Size


class EngineError(Exception):
    """A browser refused a command, or went away."""


class NotInstalled(Exception):
    """An engine is missing on this machine; the message says how to get it."""


class Tab(Protocol):
    """One page of one device. It is brought to the front by whatever is asked of it."""

    size: Size

    def go(self, url: str) -> None:
        """Open that address."""

    def reload(self) -> None:
        """Load the page anew."""

    def back(self) -> None:
        """Press the back key."""

    def evaluate(self, script: str, *args: Any) -> Any:
        """Run the body of a function, which finds its parameters in ``arguments``; what it returns."""

    def touch(self, x: float, y: float) -> None:
        """Touch that point, in CSS px, for a moment."""

    def keys(self, text: str) -> None:
        """Type into whatever has the focus."""

    def screenshot(self) -> bytes:
        """What is drawn, as PNG, one pixel for each CSS px."""

    def resize(self, size: Size) -> None:
        """Give the page that much room."""

    def scale_text(self, factor: float) -> None:
        """Set the browser's text size; holds from the next load on."""

    def close(self) -> None:
        """Close the page and forget what the device kept."""


class Engine(Protocol):
    """A running browser that opens pages, each a device of its own."""

    name: str

    def open(self, size: Size = PHONE, lang: str = "fr-FR") -> Tab:
        """A new device with an empty page."""

    def close(self) -> None:
        """End the browser."""


#: Ports that no system gives to outgoing connections (Linux begins at 32768, Windows and macOS at 49152).
_SERVER_PORTS: Final = range(20_000, 32_000)
#: Those that this process has been given: nobody may listen there yet.
_given: Final[set[int]] = set()


def free_port() -> int:
    """A port of the loopback that nobody listens on right now, and another one at each call.

    It is none of those that systems give to outgoing connections: one of these could take it before a server listens
    there, or while a killed server is away.
    """
    for port in secrets.SystemRandom().sample([port for port in _SERVER_PORTS if port not in _given], 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            _given.add(port)
            return port
    raise OSError("no port is free")


def installed(program: str, package: str) -> str:
    """Where that program lies; raises NotInstalled where it does not."""
    found = shutil.which(program)
    if found is None:
        raise NotInstalled(f"no {program} on this machine (Debian: apt-get install {package})")
    return found


@contextlib.contextmanager
def ending(process: subprocess.Popen[bytes], patience_s: float = 10) -> Iterator[None]:
    """Let a process end by itself after the block, and end it where it does not."""
    try:
        yield
    finally:
        try:
            process.wait(patience_s)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
