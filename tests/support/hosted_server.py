"""Runs ``companion serve --nats`` as a process of its own: a front, and workers that may be killed."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.engines.lan import wait_for_answer
from tests.engines.tab import free_port
from tests.support.server import Server
from tests.support.wording import printed


class HostedServer:
    """Is a front with its workers, each with a data folder that outlives it."""

    def __init__(self, root: Path, nats: str, workers: int, *more: str, lang: str = "fr", club: bool = False) -> None:
        """``nats``: the addresses of the engine; ``more``: further options of the command; ``club``: it asks for its
        code."""
        self.root, self.workers, self.port = root, workers, free_port()
        self._command = [
            sys.executable,
            "-m",
            "companion",
            "serve",
            *(["--no-club-code"] * (not club)),
            "--lang",
            lang,
            *more,
        ]
        self._command += ["--nats", nats, "--workers", str(workers), "--port", str(self.port)]
        self._command += ["--data", str(root / "data")]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def folder(self, number: int) -> Path:
        """Return the data folder of a worker, counted from 1."""
        return self.root / "data" / f"worker-{number}"

    def launch(self, *more: str) -> None:
        """Start all, and do not wait."""
        for number in range(1, self.workers + 1):
            Server(self.folder(number)).prepare()  # the client, compressed already
        with open(self.root / "serve.txt", "ab") as out:
            self.process = subprocess.Popen(
                [*self._command, *more],
                stdout=out,
                stderr=out,
                env=os.environ | {"LANG": "C.UTF-8"},
                start_new_session=True,
            )

    def start(self, *more: str) -> None:
        """Start all, and return when every worker is there."""
        self.launch(*more)
        assert self.process is not None
        wait_for_answer(self.url, self.process, self.said, 120)
        deadline = time.monotonic() + 120
        while self.count_workers() < self.workers:
            assert time.monotonic() < deadline and self.process.poll() is None, self.said()
            time.sleep(0.1)

    def said(self) -> str:
        """Return what it printed."""
        return (self.root / "serve.txt").read_text(encoding="utf-8", errors="replace")

    def club_code(self) -> str:
        """Return the club's code, as the terminal shows it."""
        before, _, after = printed("fr", "serve-club-code", code="|").partition("|")
        return next(line for line in self.said().splitlines() if line.startswith(before)).removeprefix(before)[:9]

    def measure(self) -> str:
        """Return what the front measures."""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=10) as answer:
            return str(answer.read().decode())

    def count_workers(self) -> int:
        """Return how many workers the front knows."""
        with contextlib.suppress(OSError):
            return int(re.findall(r"^companion_workers (\d+)", self.measure(), re.MULTILINE)[0])
        return 0

    def tables(self) -> dict[str, int]:
        """Return how many tables each worker has, as the front knows it."""
        found = re.findall(r'^companion_worker_tables\{worker="(\S+)"\} (\d+)', self.measure(), re.MULTILINE)
        return {worker: int(count) for worker, count in found}

    def kill(self, worker: str) -> None:
        """End a worker as a power cut does."""
        os.kill(int(worker.split("-")[1]), signal.SIGKILL)

    def signal_all(self, which: signal.Signals) -> None:
        """Send a signal to the front and all its workers."""
        assert self.process is not None
        os.killpg(self.process.pid, which)

    def stop(self) -> None:
        """End all in order."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
