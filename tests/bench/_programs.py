"""Programs to measure: the companion, and the smallest Flet app served as Flet serves by default."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: One text, Flet's own way of serving; without a CDN, since a table has no internet.
BARE = """
import flet as ft
def main(page: ft.Page):
    page.add(ft.Text("Hello"))
ft.run(main, host="127.0.0.1", port={port}, view=None, no_cdn=True)
"""

#: The companion with the same screens, but served as Flet serves by default.
SERVED_BY_FLET = """
import flet.fastapi, flet_web.fastapi
from companion import bootstrap, cli
def by_flet(main, *, lifespan=None, **_):
    from contextlib import asynccontextmanager
    from fastapi import FastAPI
    @asynccontextmanager
    async def whole(app):
        await flet_web.fastapi.app_manager.start()
        async with lifespan(app):
            yield
        await flet_web.fastapi.app_manager.shutdown()
    app = FastAPI(lifespan=whole)
    app.mount("/", flet.fastapi.app(main, no_cdn=True))
    return app
bootstrap.build_app = by_flet
cli.main(["serve", "--host", "127.0.0.1", "--port", "{port}", "--data", {data!r}, "--no-open"])
"""


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(url: str, process: subprocess.Popen[bytes], patience_s: float = 60) -> float:
    """Waits until the address answers 200; the moment (perf_counter, s)."""
    deadline = time.perf_counter() + patience_s
    while time.perf_counter() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"the program has ended with status {process.returncode} before {url} answered")
        try:
            with urllib.request.urlopen(url, timeout=1) as answer:
                if answer.status == 200:
                    return time.perf_counter()
        except (urllib.error.URLError, OSError):
            time.sleep(0.005)
    raise RuntimeError(f"{url} did not answer")


@contextmanager
def companion(data: Path) -> Iterator[tuple[str, float]]:
    """The companion on a data folder: its address, and the seconds from its start to ``/api/health``."""
    port = free_port()
    command = [sys.executable, "-m", "companion", "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--data", str(data), "--no-open"]
    with _program(command, f"http://127.0.0.1:{port}", "/api/health") as measured:
        yield measured


@contextmanager
def companion_by_flet(data: Path) -> Iterator[tuple[str, float]]:
    """The companion's screens, served as Flet serves by default: its address, and the seconds to its page."""
    port = free_port()
    program = SERVED_BY_FLET.format(port=port, data=str(data))
    with _program([sys.executable, "-c", program], f"http://127.0.0.1:{port}", "/") as measured:
        yield measured


@contextmanager
def bare_flet() -> Iterator[tuple[str, float]]:
    """The smallest Flet app: its address, and the seconds from its start to its page."""
    port = free_port()
    with _program([sys.executable, "-c", BARE.format(port=port)], f"http://127.0.0.1:{port}", "/") as measured:
        yield measured


@contextmanager
def _program(command: list[str], url: str, path: str) -> Iterator[tuple[str, float]]:
    with tempfile.TemporaryFile() as log:
        began = time.perf_counter()
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        try:
            try:
                took = answers(url + path, process) - began
            except RuntimeError as error:
                log.seek(0)
                raise RuntimeError(f"{error}\n{log.read().decode(errors='replace')[-2000:]}") from error
            yield url, took
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
