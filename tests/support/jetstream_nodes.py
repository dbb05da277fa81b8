"""Runs three real nats-server processes on loopback: a JetStream cluster whose nodes are killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.engines.tab import free_port

_CONFIG = """
server_name: node-{number}
listen: "127.0.0.1:{client}"
http: "127.0.0.1:{monitor}"
max_payload: 8MB
jetstream {{ store_dir: "{store}", max_file_store: 2GB, sync_interval: always }}
cluster {{
  name: companion
  listen: "127.0.0.1:{route}"
  routes: [{routes}]
}}
"""


def nats_server() -> str:
    """Return the program that the extra ``hosted`` installs beside Python."""
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    assert found, "the tests need the extra hosted"
    return found


class JetStreamNodes:
    """Is a cluster of nodes, each with its store in a folder that outlives it."""

    def __init__(self, root: Path, count: int = 3) -> None:
        self.root = root
        self._clients, self._routes, self._monitors = (
            [free_port() for _ in range(count)] for _ in ("client", "route", "monitor")
        )
        self._processes: list[subprocess.Popen[bytes] | None] = [None] * count

    @property
    def url(self) -> str:
        """Return the addresses of all nodes, as a worker takes them."""
        return ",".join(f"nats://127.0.0.1:{port}" for port in self._clients)

    @property
    def pids(self) -> list[int]:
        """Return the processes of the nodes that run."""
        return [process.pid for process in self._processes if process is not None]

    def start(self, *which: int) -> bool:
        """Start these nodes (none named: all that do not run); tell whether there were any."""
        started = False
        for number in which or range(len(self._processes)):
            if self._processes[number] is not None:
                continue
            started = True
            folder = self.root / f"node-{number}"
            folder.mkdir(parents=True, exist_ok=True)
            routes = ", ".join(f'"nats://127.0.0.1:{port}"' for port in self._routes)
            config = folder / "nats.conf"
            config.write_text(
                _CONFIG.format(
                    number=number,
                    client=self._clients[number],
                    monitor=self._monitors[number],
                    store=folder / "store",
                    route=self._routes[number],
                    routes=routes,
                )
            )
            with open(folder / "log.txt", "ab") as out:
                self._processes[number] = subprocess.Popen(
                    [nats_server(), "-c", str(config)], stdout=out, stderr=out, env=os.environ
                )
        return started

    def kill(self, *which: int) -> None:
        """End these nodes (none named: all) as a power cut does."""
        for number in which or range(len(self._processes)):
            process = self._processes[number]
            if process is not None:
                process.kill()
                process.wait(30)
                self._processes[number] = None

    def suspend(self, asleep: bool) -> None:
        """Suspend all nodes as a closed lid does, or let them go on."""
        for process in filter(None, self._processes):
            process.send_signal(signal.SIGSTOP if asleep else signal.SIGCONT)

    def leader_of(self, stream: str) -> int:
        """Return the node that leads a stream."""
        for number, process in enumerate(self._processes):
            if process is None:
                continue
            with contextlib.suppress(OSError, ValueError):
                address = f"http://127.0.0.1:{self._monitors[number]}/jsz?streams=true"
                with urllib.request.urlopen(address, timeout=5) as answer:
                    found = json.load(answer)
                for account in found.get("account_details") or ():
                    for each in account.get("stream_detail") or ():
                        if each["name"] == stream and each.get("cluster", {}).get("leader"):
                            return int(each["cluster"]["leader"].rpartition("-")[2])
        raise LookupError(stream)

    async def wait_ready(self, timeout_s: float = 60) -> None:
        """Return once JetStream answers with all its replicas."""
        import nats
        from nats.js.api import StreamConfig

        until = time.monotonic() + timeout_s
        while True:
            client = None
            try:
                client = await nats.connect(self.url.split(","), connect_timeout=2, error_cb=_ignore)
                stream = client.jetstream(timeout=2)
                await stream.add_stream(StreamConfig(name="probe", subjects=["probe"], num_replicas=3))
                await stream.delete_stream("probe")
                return
            except Exception as error:
                has_ended = any(process is not None and process.poll() is not None for process in self._processes)
                if has_ended or time.monotonic() > until:
                    raise AssertionError(f"the engine is not ready:\n{self._say()}") from error
                await asyncio.sleep(0.1)
            finally:
                if client is not None:
                    await client.close()

    def _say(self) -> str:
        """Return what the nodes' logs said last, and which of them have ended."""
        lines = []
        for number, process in enumerate(self._processes):
            log = (self.root / f"node-{number}" / "log.txt").read_text(errors="replace").splitlines()[-15:]
            ended = "" if process is None or process.poll() is None else f" ended with {process.poll()}"
            lines += [f"node {number}{ended}:", *log]
        return "\n".join(lines)


async def _ignore(_: Exception) -> None:
    """Do nothing: the cluster is just starting."""


@contextmanager
def running_nodes(root: Path) -> Iterator[JetStreamNodes]:
    """Run three nodes for the time of a test."""
    nodes = JetStreamNodes(root)
    nodes.start()
    try:
        yield nodes
    finally:
        nodes.kill()
