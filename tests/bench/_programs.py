"""Programs to measure: the companion, and the smallest Flet app served as Flet serves by default."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.engines.tab import free_port

#: One text, Flet's own way of serving; without a CDN, since a table has no internet.
BARE = """
import flet as ft
def main(page: ft.Page):
    page.add(ft.Text("Hello"))
ft.run(main, host="127.0.0.1", port={port}, view=None, no_cdn=True)
"""


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


def companion_at(data: Path, port: int) -> list[str]:
    """The command that serves the companion on a data folder and a port."""
    command = [sys.executable, "-m", "companion", "serve", "--host", "127.0.0.1"]
    return [*command, "--port", str(port), "--data", str(data), "--no-open"]


@contextmanager
def companion(data: Path) -> Iterator[tuple[str, float]]:
    """The companion on a data folder: its address, and the seconds from its start to ``/api/health``."""
    port = free_port()
    with running(companion_at(data, port), f"http://127.0.0.1:{port}/api/health") as (_, took):
        yield f"http://127.0.0.1:{port}", took


@contextmanager
def companion_by_flet(data: Path) -> Iterator[tuple[str, float]]:
    """The companion's screens, served as Flet serves by default: its address, and the seconds to its page."""
    port = free_port()
    command = [sys.executable, "-m", "tests.bench._served_by_flet", str(port), str(data)]
    with running(command, f"http://127.0.0.1:{port}/") as (_, took):
        yield f"http://127.0.0.1:{port}", took


@contextmanager
def bare_flet() -> Iterator[tuple[str, float]]:
    """The smallest Flet app: its address, and the seconds from its start to its page."""
    port = free_port()
    with running([sys.executable, "-c", BARE.format(port=port)], f"http://127.0.0.1:{port}/") as (_, took):
        yield f"http://127.0.0.1:{port}", took


def _as_at_home() -> dict[str, str]:
    """The environment of somebody who starts it: Python may keep what it has compiled, as pip does of libraries."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONUNBUFFERED": "1"}


@contextmanager
def running(command: list[str], url: str) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """A program for the length of a block, and the seconds from its start to its answer at that address."""
    with tempfile.TemporaryFile() as log:
        began = time.perf_counter()
        process = subprocess.Popen(command, stdout=log, stderr=log, env=_as_at_home())
        try:
            try:
                took = answers(url, process) - began
            except RuntimeError as error:
                log.seek(0)
                raise RuntimeError(f"{error}\n{log.read().decode(errors='replace')[-2000:]}") from error
            yield process, took
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def cpu_s(process: subprocess.Popen[bytes]) -> float | None:
    """Seconds of a core that the program has used so far, in all threads, ended ones too; None where the system does
    not tell."""
    # POSIX's clock of another process, as ``clock_getcpuclockid`` composes it on Linux.
    clock = ~process.pid << 3 | 2
    try:
        return time.clock_gettime(clock)
    except (AttributeError, OSError):
        return None


def resident_bytes(process: subprocess.Popen[bytes]) -> int | None:
    """Bytes of memory that the program holds by itself; None where the system does not tell."""
    try:
        pages = Path(f"/proc/{process.pid}/statm").read_text().split()
    except OSError:
        return None
    return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE")
