"""A network for tests: pages come to a LAN address, where a browser has no secure context, as at every real table.

``python -m tests.engines.lan COMMAND…`` runs a command in a network namespace of its own that has one such address and
no way out of the machine. Where namespaces are not allowed, the machine's own address is used: what is sent there does
not leave the machine either.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from typing import Final

from companion.network.addresses import lan_addresses

#: Reserved for documentation (RFC 5737): nobody's.
ADDRESS: Final = "192.0.2.2"
_GATEWAY: Final = "192.0.2.1"

#: Set inside the namespace, for whatever runs there.
_VARIABLE: Final = "COMPANION_TEST_LAN"
_INSIDE: Final = "--inside"
_TOOLS: Final = ("unshare", "ip")

_SET_UP: Final = (
    "link set lo up",
    "link add lan0 type veth peer name lan1",
    f"address add {ADDRESS}/24 dev lan0",
    "link set lan0 up",
    "link set lan1 up",
    f"route add default via {_GATEWAY} dev lan0",
)


def lan_address() -> str | None:
    """The address at which pages find a server here; None where this machine has only its loopback."""
    if (given := os.environ.get(_VARIABLE)) is not None:
        return given
    return next((address for _, address in lan_addresses()), None)


def host_address() -> str:
    """The LAN address, or the loopback where there is none."""
    return lan_address() or "127.0.0.1"


def wait_for_answer(
    url: str, process: subprocess.Popen[bytes], said: Callable[[], str], patience_s: float = 60
) -> None:
    """Wait until the server at that address is healthy. Raises AssertionError with what it ``said`` where it ends."""
    deadline = time.monotonic() + patience_s
    while True:
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=2).read()
            return
        except OSError:
            assert process.poll() is None, f"the server ended: {said()}"
            assert time.monotonic() < deadline, f"the server does not answer: {said()}"
            time.sleep(0.1)


def _namespace() -> list[str] | None:
    """The command that runs another one in a network namespace; None where that is not allowed."""
    if not all(map(shutil.which, _TOOLS)):
        return None
    for command in (["unshare", "--net"], ["unshare", "--net", "--map-root-user"]):
        links = [*command, "ip", "link", "add", "lan0", "type", "veth", "peer", "name", "lan1"]
        if subprocess.run(links, capture_output=True).returncode == 0:
            return command
    return None


def main(command: list[str]) -> int:
    """Run the command in a namespace, else here; the status where it cannot be run."""
    if command and command[0] == _INSIDE:
        for step in _SET_UP:
            subprocess.run(["ip", *step.split()], check=True)
        os.environ[_VARIABLE] = ADDRESS
        os.execvp(command[1], command[1:])
    namespace = _namespace()
    if namespace is not None:
        os.execvp(namespace[0], [*namespace, sys.executable, "-m", __spec__.name, _INSIDE, *command])
    if os.environ.get("CI") and not all(map(shutil.which, _TOOLS)):
        print(f"Some of these are not installed: {', '.join(_TOOLS)}.", file=sys.stderr)
        return 1
    if lan_address() is None and os.environ.get("CI"):
        print("No network namespace may be made here, and this machine has no LAN address.", file=sys.stderr)
        return 1
    print(f"No network namespace may be made here: pages come to {host_address()}.", file=sys.stderr)
    if os.name == "nt":  # there, exec returns to the shell at once
        return subprocess.run(command).returncode
    os.execvp(command[0], command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
