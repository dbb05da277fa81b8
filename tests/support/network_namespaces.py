"""Networks of the tests' own: machines that are network namespaces on one link, so that nothing leaves this machine.

``machines("192.0.2.2", "192.0.2.3")`` gives the command that runs another one in each. It skips where namespaces are
not allowed.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.support.needs import need

ROOT = Path(__file__).parents[2]
#: A program that prints the status of the page at the URL that it is given.
FETCH = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=20).status)"


@contextlib.contextmanager
def machines(*addresses: str) -> Iterator[list[list[str]]]:
    """A machine for each of these addresses, which are of one /24, all on one link."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("no network namespace may be made here")
    need("ip")
    begin = f"c{secrets.token_hex(3)}"
    link, names = f"{begin}-link", [f"{begin}-{number}" for number in range(len(addresses))]
    try:
        for name in (link, *names):
            if subprocess.run(["ip", "netns", "add", name], capture_output=True).returncode:
                pytest.skip("no network namespace may be made here")
        _in(link, "ip link set lo up")
        _in(link, "ip link add link0 type bridge mcast_snooping 0")
        _in(link, "ip link set link0 up")
        for number, (name, address) in enumerate(zip(names, addresses, strict=True)):
            _in(link, f"ip link add port{number} type veth peer name wlan0 netns {name}")
            _in(link, f"ip link set port{number} master link0 up")
            _in(name, "ip link set lo up")
            _in(name, f"ip address add {address}/24 dev wlan0")
            _in(name, "ip link set wlan0 up")
            _in(name, "ip route add 224.0.0.0/4 dev wlan0")
        yield [["ip", "netns", "exec", name] for name in names]
    finally:
        for name in (link, *names):
            subprocess.run(["ip", "netns", "delete", name], capture_output=True)


def _in(name: str, command: str) -> None:
    subprocess.run(["ip", "netns", "exec", name, *command.split()], check=True, capture_output=True)


@contextlib.contextmanager
def program(on: Sequence[str], *args: str) -> Iterator[subprocess.Popen[str]]:
    """That runs on that machine meanwhile."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [*on, sys.executable, *args], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as run:
        try:
            yield run
        finally:
            run.terminate()
            run.communicate(timeout=180)  # it ends what it has just begun, on a machine that may be busy


def ask(on: Sequence[str], *args: str) -> str:
    done = subprocess.run([*on, sys.executable, *args], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def serve(data: Path, port: int, *more: str) -> tuple[str, ...]:
    return ("-m", "companion", "serve", "--no-open", "--lang", "en", "--port", str(port), "--data", str(data), *more)


def line_with(run: subprocess.Popen[str], text: str) -> str:
    """The next line that says that."""
    assert run.stdout is not None
    until = time.monotonic() + 120
    for line in run.stdout:
        if text in line:
            return line
        assert time.monotonic() < until
    raise AssertionError(f"it ended without {text!r}")
