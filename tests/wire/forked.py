"""The real server without its second of imports: ``python -m tests.wire.forked`` has read the whole program once, and
forks a process for each start. What runs in it is what ``companion serve`` runs, and it is killed as any other.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import pkgutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.engines.lan import wait_for_answer
from tests.support.server import Server

#: Modules that do something when they are imported, or that need a screen.
_LEFT_OUT = ("__main__",)


class Child:
    """A forked process, by its number: what ``subprocess.Popen`` offers of it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None while it runs; its status is not known."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 1
        return None

    def send_signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float = 30) -> int:
        until = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("forked", timeout)
            time.sleep(0.01)
        return status


class ForkedServer(Server):
    """``companion serve``, each time in a process that is forked."""

    _parent: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.prepare()
        if self._parent is None:
            command = [sys.executable, "-m", "tests.wire.forked"]
            self._parent = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._parent.stdin is not None and self._parent.stdout is not None
        arguments = ["serve", "--no-open", "--no-mdns", "--lang", self.lang, "--port", str(self.port)]
        asked = {"arguments": [*arguments, "--data", str(self.data)], "out": str(self._printed)}
        self._parent.stdin.write(json.dumps(asked) + "\n")
        self._parent.stdin.flush()
        child: Any = Child(int(self._parent.stdout.readline()))
        self.process = child
        wait_for_answer(self.url, child, self.said)

    @property
    def _printed(self) -> Path:
        return self.data.parent / f"server-{self.port}.txt"

    def stop(self) -> None:
        """End it, and what forks."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
        if self._parent is not None and self._parent.stdin is not None:
            self._parent.stdin.close()
            self._parent.wait(30)
            self._parent = None


def _read_everything() -> None:
    import companion

    for found in pkgutil.walk_packages(companion.__path__, "companion."):
        if found.name.rpartition(".")[2] not in _LEFT_OUT:
            with contextlib.suppress(ImportError):  # an extra that is not installed
                importlib.import_module(found.name)


def main() -> None:
    """Fork whenever a line asks for it; print the number of each process."""
    _read_everything()
    from companion.cli import main as companion

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        asked = json.loads(line)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        out = os.open(asked["out"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(out, 1)
        os.dup2(out, 2)
        sys.argv = ["companion", *asked["arguments"]]
        companion()
        os._exit(0)


if __name__ == "__main__":
    main()
