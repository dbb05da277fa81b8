"""Runs ``companion serve`` as a process of its own, on a data folder that outlives it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.engines.lan import host_address, wait_for_answer
from tests.engines.tab import free_port

#: The compressed client, which every server would make anew in its own folder: seconds of a core each time.
_CLIENT = Path(__file__).parents[2] / ".pytest_cache" / "client"


class Server:
    """``companion serve`` on a data folder, killed and started again at will."""

    def __init__(
        self, data: Path, port: int | None = None, lang: str = "fr", under: Sequence[str] = (), *, named: bool = False
    ) -> None:
        """``under``: a command that runs the server's; ``named``: it takes a name in its network, which only a network
        of the test's own may hear."""
        self.named = named
        self.data, self.port, self.lang, self.under = data, port or free_port(), lang, under
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{host_address()}:{self.port}"

    def prepare(self) -> None:
        """Make the data folder, with the client that is compressed already."""
        if not self.data.exists():
            _CLIENT.mkdir(parents=True, exist_ok=True)
            self.data.mkdir(parents=True)
            with contextlib.suppress(OSError):  # where links are not for everybody it only takes longer
                (self.data / "cache").symlink_to(_CLIENT, target_is_directory=True)

    def start(self) -> None:
        self.prepare()
        command = [*self.under, sys.executable, "-m", "companion", "serve", "--no-open", "--lang", self.lang]
        command += ["--port", str(self.port), "--data", str(self.data), *(["--no-mdns"] * (not self.named))]
        self.out = open(self.data.parent / f"server-{self.port}.txt", "ab")  # noqa: SIM115 - closed by stop
        self.process = subprocess.Popen(command, stdout=self.out, stderr=self.out, env=os.environ | {"LANG": "C.UTF-8"})
        wait_for_answer(self.url, self.process, self.said)

    def said(self) -> str:
        """What the server printed."""
        return (self.data.parent / f"server-{self.port}.txt").read_text(encoding="utf-8", errors="replace")

    def announced(self, patience_s: float = 30) -> str:
        """What the server printed, once it says how to stop it: that comes a moment after its first answer."""
        deadline = time.monotonic() + patience_s
        while "Ctrl-C" not in (said := self.said()) and time.monotonic() < deadline:
            time.sleep(0.01)
        return said

    @property
    def is_hosted(self) -> bool:
        """Tell whether it has several workers."""
        return False

    def suspend(self, asleep: bool) -> None:
        """Suspend it as a closed lid does, or let it go on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP if asleep else signal.SIGCONT)

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.out.close()


@contextmanager
def serving(data: Path, **kw: object) -> Iterator[Server]:
    """A server for the time of a test."""
    server = Server(data, **kw)  # type: ignore[arg-type]
    server.start()
    try:
        yield server
    finally:
        server.stop()
