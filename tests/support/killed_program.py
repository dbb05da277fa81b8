"""Kills a program of the tests in the midst of its work, and gives what it said it had done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def killed(program: str, root: Path, first: int, lines: int) -> list[tuple[str, int]]:
    """Start a program, kill it after that many lines, and give all that it said."""
    child = subprocess.Popen(
        [sys.executable, "-m", program, str(root), str(first)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    try:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(lines)]
    finally:
        child.send_signal(signal.SIGKILL)
        assert child.stdout is not None
        # Not communicate: with a timeout it reads past what readline has buffered, and begins in the midst of a line.
        rest = child.stdout.read()
        child.stdout.close()
        child.wait(timeout=30)
    assert said[-1].endswith(b"\n"), "the program ended by itself"
    pairs = [line.split() for line in [*said, *rest.splitlines()]]
    return [(name.decode(), int(number)) for name, number in pairs]
