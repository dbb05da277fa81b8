"""The program that ``flet build`` packs, started as its shell starts it, with a page that speaks to its socket."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.engines.tab import free_port
from tests.support.wire_frames import registration
from tests.support.wire_phone import Phone

ROOT = Path(__file__).parents[1]


class Window(Phone):
    """The page in the program's own window: the same messages, over a plain socket with their length in front."""

    _writer: asyncio.StreamWriter

    async def _listen(self) -> None:
        reader, self._writer = await asyncio.open_connection("localhost", int(self.url))
        await self.send_raw(registration(self._session, self.route, width=1280.0, height=800.0))
        with contextlib.suppress(asyncio.IncompleteReadError):
            while True:
                await self._arrived(await reader.readexactly(int.from_bytes(await reader.readexactly(4), "little")))

    async def send_raw(self, data: bytes | str) -> None:
        assert isinstance(data, bytes)
        self._writer.write(len(data).to_bytes(4, "little") + data)
        await self._writer.drain()


@contextlib.asynccontextmanager
async def program(data: Path, port: int | str) -> AsyncIterator[Window]:
    """The program as the shell that Flet packs starts it, and its window."""
    own = free_port()
    told = {"FLET_PLATFORM": "linux", "FLET_SERVER_PORT": str(own), "LANG": "fr_FR.UTF-8", "DISPLAY": ":0"}
    told |= {"COMPANION_PORT": str(port), "COMPANION_DATA": str(data)}
    entry = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["flet"]["app"]
    command = [sys.executable, str(ROOT / entry["path"] / f"{entry['module']}.py")]
    process = await asyncio.create_subprocess_exec(*command, cwd=data.parent, env=os.environ | told)
    try:
        # As the real window does, it tries until the program listens.
        async with Window(str(own), stays=True) as window:
            yield window
    finally:
        process.kill()
        await process.wait()


async def test_the_window_and_a_phone_are_at_one_table(tmp_path: Path) -> None:
    port = free_port()
    async with program(tmp_path / "data", port) as window:
        await window.tap("new-game", leads_to="game-redac-chef")
        await window.tap("game-redac-chef", leads_to="mode-classic")
        for number, name in enumerate(("Anna", "Basile"), 1):
            await window.type("player-name", name)
            await window.tap("add-player", leads_to=f"seat-{number}")
        await window.tap("open-table", leads_to="join-code")
        async with Phone(f"http://127.0.0.1:{port}", f"/join/{window.text('join-code')}") as phone:
            await phone.tap("take-seat-2", leads_to="start-round")
            await window.tap("start-round")
            await phone.shows("tirage-2")
            assert not window.crashes and not phone.crashes


async def test_what_keeps_it_from_serving_is_said_in_the_window(tmp_path: Path) -> None:
    async with program(tmp_path / "data", free_port()), program(tmp_path / "data", free_port()) as second:
        assert str(tmp_path / "data") in second.text()
    with contextlib.closing(await asyncio.start_server(lambda *_: None, "0.0.0.0", 0)) as taken:
        port = taken.sockets[0].getsockname()[1]
        async with program(tmp_path / "data", port) as window:
            assert str(port) in window.text()


@pytest.mark.parametrize("port", ["huit mille", "0", "65536", "-1"])
async def test_a_port_that_is_none_is_said_in_the_window(tmp_path: Path, port: str) -> None:
    async with program(tmp_path / "data", port) as window:
        assert "COMPANION_PORT" in window.text() and port in window.text()
    assert not (tmp_path / "data").exists()
