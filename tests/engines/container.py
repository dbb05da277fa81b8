"""The container without a container engine: the steps of the Dockerfile on this machine (Linux, as root), and an
evening's beginning in what comes of them. ``python -m tests.engines.container``.

As in the image: installed from a copy of the sources into an environment of its own; run by a user without rights, on
a root that is read-only but for a temporary /tmp and the folder of the data, in a network of its own with another
address. Two phones come from outside over that network, a round begins, the server is told to stop as ``docker stop``
does it, and the second start has the table still.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.engines.lan import ADDRESS, wait_for_answer
from tests.support.wire_hands import LAPTOP, join, open_table, start_round
from tests.support.wire_phone import Phone

ROOT: Final = Path(__file__).resolve().parents[2]
#: The server's own address, in a network that the phones reach through one line.
_SERVER: Final = "192.0.2.9"
_URL: Final = f"http://{_SERVER}:8160"
_UID: Final = 10001
#: Set for the part that runs inside, to the folder of everything.
_WORK: Final = "COMPANION_CONTAINER"

#: Runs in the network and the mounts of the container; its arguments: the folder of everything, and the command.
_INSIDE: Final = """
set -e
work=$1; shift
mount --make-rprivate /
mount --bind "$work/data" "$work/data"
mount -o remount,bind,ro /
mount -t tmpfs tmpfs /tmp
until ip link show lan1 >/dev/null 2>&1; do sleep 0.1; done
ip link set lo up
ip address add SERVER/24 dev lan1
ip link set lan1 up
if touch "$work/venv/written" 2>/dev/null; then echo "the root can be written"; exit 1; fi
exec setpriv --reuid UID --regid UID --clear-groups --no-new-privs --inh-caps=-all \\
  env -i PATH=/usr/bin:/bin LD_LIBRARY_PATH="$work/python/lib" HOME=/tmp \\
  PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 "$@"
""".replace("SERVER", _SERVER).replace("UID", str(_UID))


def build(work: Path) -> None:
    """Take the build steps: an environment, a copy of what the image copies, an installation that needs no sources."""
    python = Path(sys.executable)
    if Path(sys.base_prefix).is_relative_to(Path.home()):
        # The image's Python is everybody's; one in somebody's home is not, so it goes along.
        shutil.copytree(sys.base_prefix, work / "python", symlinks=True, ignore=shutil.ignore_patterns("test", "*.pyc"))
        python = work / "python" / "bin" / f"python3.{sys.version_info.minor}"
    subprocess.run([str(python), "-m", "venv", str(work / "venv")], check=True)
    source = work / "src"
    source.mkdir()
    for name in ("pyproject.toml", "constraints.txt", "README.md", "LICENSE", "NOTICE", "companion", "content"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, source / name)
    pip = [
        str(work / "venv" / "bin" / "python"),
        "-m",
        "pip",
        "--quiet",
        "install",
        "--constraint",
        "constraints.txt",
        ".",
    ]
    subprocess.run(pip, check=True, cwd=source)
    shutil.rmtree(source)
    (work / "data").mkdir()
    os.chown(work / "data", _UID, _UID)


class Container:
    """The server in its own network and on its read-only root."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.out = open(work / "said.txt", "ab")  # noqa: SIM115 - closed by stop
        command = [
            str(work / "venv/bin/companion"),
            "serve",
            "--no-open",
            "--data",
            str(work / "data"),
            "--behind-proxy",
        ]
        self.process = subprocess.Popen(
            ["unshare", "--net", "--mount", "sh", "-c", _INSIDE, "inside", str(work), *command, "--url", _URL],
            stdout=self.out,
            stderr=self.out,
        )
        time.sleep(0.5)
        for step in (
            "link add lan0 type veth peer name lan1",
            f"link set lan1 netns {self.process.pid}",
            f"address add {ADDRESS}/24 dev lan0",
            "link set lan0 up",
        ):
            subprocess.run(["ip", *step.split()], check=True)
        wait_for_answer(_URL, self.process, self.said, patience_s=120)

    def said(self) -> str:
        """What it printed."""
        return (self.work / "said.txt").read_text(encoding="utf-8")

    def stop(self) -> int:
        """Stop it as ``docker stop`` does; its exit status."""
        self.process.terminate()
        status = self.process.wait(30)
        self.out.close()
        subprocess.run(["ip", "link", "delete", "lan0"], check=False, capture_output=True)
        return status


async def play(code: str | None) -> str:
    """Open a table from one phone, join with another and begin; with a code, look that the round is still there."""
    if code is not None:
        async with Phone(_URL, f"/join/{code}", **LAPTOP) as phone:
            await phone.until(lambda: any(handle.startswith("take-seat-") for handle in phone.screen.handles()))
        return code
    async with Phone(_URL, **LAPTOP) as first:
        code = await open_table(first, ["Anna", "Basile"])
        async with await join(_URL, code, 2) as second:
            await first.tap("take-seat-1")
            await start_round(first, second)
    return code


def main() -> int:
    """Build, then play in a network of its own; prints what was seen."""
    if (folder := os.environ.get(_WORK)) is not None:
        return evening(Path(folder))
    # Not below /tmp, which the container has for itself.
    with tempfile.TemporaryDirectory(dir="/var/tmp", prefix="companion-") as made:
        work = Path(made)
        work.chmod(0o755)
        began = time.monotonic()
        build(work)
        print(f"installed in {time.monotonic() - began:.0f} s", flush=True)
        inside = ["unshare", "--net", sys.executable, "-m", __spec__.name]
        return subprocess.run(inside, env=os.environ | {_WORK: str(work)}).returncode


def evening(work: Path) -> int:
    """Play, stop, start again."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    code = None
    for life in ("first", "second"):
        began = time.monotonic()
        container = Container(work)
        print(f"{life} start: {time.monotonic() - began:.1f} s", flush=True)
        try:
            code = asyncio.run(play(code))
            print(f"{life} life: table {code} played from {ADDRESS}, the server at {_SERVER}", flush=True)
        finally:
            status = container.stop()
        print(f"{life} stop: status {status}", flush=True)
        assert status == 0, container.said()
    said = container.said()
    assert "Traceback" not in said, said
    assert _URL in said, "its address is the one that it was told"
    owners = {path.stat().st_uid for path in (work / "data").rglob("*")}
    assert owners == {_UID}, owners
    return 0


if __name__ == "__main__":
    sys.exit(main())
