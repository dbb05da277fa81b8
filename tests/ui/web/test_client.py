"""The client's files: which, how small, and for how long they are kept."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

import pytest

from companion.ui.web import client as module
from companion.ui.web.client import Client


@pytest.fixture(scope="module")
def compressed(cache: Path) -> Client:
    client = Client(cache)
    client.compress()
    return client


def test_what_a_device_takes_first_is_there_and_small(compressed: Client) -> None:
    for parts in compressed.parts().values():
        for part in parts:
            file = compressed.find(part.path)
            assert file is not None and file.stat().st_size == part.bytes
            if part.bytes > 1000 and file.suffix != ".woff2":
                small = compressed.find_compressed(part.path)
                assert small is not None
                assert gzip.decompress(small.read_bytes()) == file.read_bytes()


def test_only_fonts_that_a_screen_uses_are_loaded_before_it() -> None:
    families = {family["family"] for family in json.loads((module.ASSETS / "fonts" / "manifest.json").read_bytes())}
    assert families == {"MaterialIcons", "Source Serif 4", "Source Sans 3", "Roboto"}


def test_the_interpreter_for_the_browser_is_not_served(compressed: Client) -> None:
    assert compressed.find("main.dart.wasm") is not None
    assert not [name for name in compressed._files if "pyodide" in name or name.endswith((".symbols", ".map"))]


def test_nothing_is_compressed_twice(compressed: Client, cache: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in cache.rglob("*.gz")}
    again = Client(cache)
    again.compress()
    assert before and {file: file.stat().st_mtime_ns for file in cache.rglob("*.gz")} == before
    assert len(again._compressed) == len(compressed._compressed)


def test_another_font_is_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Client(tmp_path).version
    assets = tmp_path / "assets"
    shutil.copytree(module.ASSETS, assets)
    monkeypatch.setattr(module, "ASSETS", assets)
    assert Client(tmp_path).version == first
    font = assets / "fonts" / "source-sans-3-400.woff2"
    content = bytearray(font.read_bytes())
    content[-1] ^= 1
    font.write_bytes(content)
    assert Client(tmp_path).version != first


def _small_client(folder: Path, cache: Path) -> Client:
    """A client whose files are quickly compressed."""
    web = folder / "web"
    for name in ("main.dart.mjs", "main.dart.wasm", "main.dart.js", "canvaskit/canvaskit.wasm"):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_bytes(name.encode() * 1000)
    for engine in ("skwasm", "skwasm_heavy"):
        for suffix in (".js", ".wasm"):
            (web / "canvaskit" / (engine + suffix)).write_bytes(engine.encode() * 1000)
    return Client(cache, web)


def test_caches_of_other_versions_are_cleared_away(tmp_path: Path) -> None:
    old = tmp_path / "cache" / "client-0.9"
    old.mkdir(parents=True)
    (old / "main.dart.js.gz").write_bytes(b"old")
    other = tmp_path / "cache" / "something-else"
    other.mkdir()
    client = _small_client(tmp_path, tmp_path / "cache")
    client.compress()
    assert not old.exists() and other.exists()
    assert client.find_compressed("main.dart.js") is not None


def test_a_folder_that_cannot_be_written_costs_only_size(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("a file where the folder should be")
    client = _small_client(tmp_path, blocked)
    client.compress()
    assert client.find_compressed("main.dart.js") is None
    assert client.find("main.dart.js") is not None
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_a_stop_ends_the_compressing(tmp_path: Path) -> None:
    client = _small_client(tmp_path, tmp_path / "cache")
    client.stop()
    client.compress()
    assert client.find_compressed("main.dart.js") is None


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a/main.dart.mjs", "text/javascript"),
        ("x.wasm", "application/wasm"),
        ("f.woff2", "font/woff2"),
        ("y", "application/octet-stream"),
    ],
)
def test_kinds_are_the_same_on_every_system(name: str, kind: str) -> None:
    assert Client.media_type(name) == kind
