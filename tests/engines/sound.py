"""A sound card for machines that have none: PulseAudio that plays into nothing. Firefox lets no page sound without."""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.engines.tab import NotInstalled, installed

#: What the card is called; what it plays is recorded from ``SINK.monitor``.
SINK = "ears"


@contextmanager
def sound_card(folder: Path) -> Iterator[Mapping[str, str]]:
    """Run the card for a while, with its files in that folder, and give the environment of a program that is to use it.

    Raises:
        NotInstalled: there is no pulseaudio on this machine.
    """
    program = installed("pulseaudio", "pulseaudio")
    socket = folder / "sound.socket"
    home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    server = subprocess.Popen(
        [program, "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit"]
        + ["-L", f"module-null-sink sink_name={SINK}"]
        + ["-L", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"],
        env=os.environ | home,
        stderr=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + 30
        while not socket.exists():
            if server.poll() is not None or time.monotonic() > deadline:
                raise NotInstalled("pulseaudio does not start")
            time.sleep(0.1)
        yield {"PULSE_SERVER": f"unix:{socket}"}
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(10)
