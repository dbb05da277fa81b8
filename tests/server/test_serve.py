"""``companion serve`` as a person starts it: what it prints, and every reason for which it cannot."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import ifaddr
import pytest
import segno

from companion.hub.hub import Hub
from companion.network.addresses import Addresses, is_name_at_home, is_this_machine, lan_addresses, own_url, urls
from companion.server.serve import _print_hint, announcement, draw_qr
from companion.table.message import say
from companion.text.words import words
from tests.engines.tab import free_port
from tests.support.server import Server, serving
from tests.support.spaces import plain
from tests.support.virtual_hub import House, opened
from tests.support.wording import worded


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    """Run it until it gives up by itself."""
    command = [sys.executable, "-m", "companion", "serve", "--no-open", "--no-mdns", "--lang", "en", *options]
    environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=60, env=environment)


def test_a_port_in_use_is_said_and_no_other_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("0.0.0.0", 0))
        other.listen()
        port = other.getsockname()[1]
        done = serve("--port", str(port), "--data", str(tmp_path / "data"))
    assert done.returncode == 1
    assert str(port) in done.stderr and "--port" in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_a_second_process_on_the_data_folder_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        done = serve("--port", str(free_port()), "--data", str(tmp_path / "data"))
    assert done.returncode == 1
    assert str(tmp_path / "data") in done.stderr and "--data" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("content", ["a file in the way", ""])
def test_a_file_in_place_of_the_data_folder_is_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "data"
    file.write_text(content)
    done = serve("--port", str(free_port()), "--data", str(file))
    assert done.returncode == 1
    assert str(file) in done.stderr
    assert file.read_text() == content


def test_a_data_folder_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    marker = folder / "companion-folder.json"
    marker.write_text('{"format": "companion-folder", "version": 99}')
    done = serve("--port", str(free_port()), "--data", str(folder))
    assert done.returncode == 1
    assert "99" in done.stderr
    assert sorted(path.name for path in folder.iterdir()) == ["companion-folder.json"]


def test_an_address_that_is_not_ours_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = serve("--host", "192.0.2.77", "--port", str(free_port()), "--data", str(tmp_path / "data"))
    assert done.returncode == 1
    assert "192.0.2.77" in done.stderr and "Traceback" not in done.stderr


def test_what_it_prints_names_every_address_and_how_to_stop(tmp_path: Path) -> None:
    with serving(tmp_path / "data", lang="fr") as server:
        told = server.announced()
        for _, ip in lan_addresses():
            assert f"http://{ip}:{server.port}/" in told
    assert "Ctrl-C" in told


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_machine_in_no_network_is_told_so(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr("companion.network.addresses.lan_addresses", list)

    async def life(hub: Hub) -> None:
        assert "http://localhost:8160/" in announcement(words(lang), 8160, hub)

    House().live(life)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_tables_that_are_open_again_are_named_with_their_codes(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Nobody else can tell: a machine without a screen may serve, and every phone's storage may be empty."""
    monkeypatch.setattr("companion.network.addresses.lan_addresses", lambda: [("wlan0", "192.168.1.20")])

    async def life(hub: Hub) -> None:
        before = announcement(words(lang), 8160, hub)
        table = await opened(hub, "Goupil", "Zhette")
        told = announcement(words(lang), 8160, hub)
        assert table.state.code in told and "Goupil" in told
        picture = io.StringIO()
        leads_to = segno.make(f"http://192.168.1.20:8160/join/{hub.invitation(table)}", error="l", micro=False)
        leads_to.terminal(out=picture, compact=True, border=2)
        assert picture.getvalue().rstrip("\n") in told
        assert picture.getvalue().rstrip("\n") not in before

    House().live(life)


@pytest.mark.parametrize(
    ("host", "found", "own"),
    [
        ("", ["http://192.168.1.20:8160", "http://10.0.0.5:8160"], "http://localhost:8160"),
        ("10.0.0.5", ["http://10.0.0.5:8160"], "http://10.0.0.5:8160"),
        ("127.0.0.1", ["http://127.0.0.1:8160"], "http://127.0.0.1:8160"),
        ("localhost", ["http://127.0.0.1:8160"], "http://localhost:8160"),
        ("table.local", ["http://table.local:8160"], "http://table.local:8160"),
        ("fd00::5", ["http://[fd00::5]:8160"], "http://[fd00::5]:8160"),
    ],
)
def test_a_host_of_its_own_is_the_only_address_that_is_told(
    monkeypatch: pytest.MonkeyPatch, host: str, found: list[str], own: str
) -> None:
    """Phones that scan another address, and this machine's browser at localhost, would find nobody."""
    there = [("wlan0", "192.168.1.20"), ("eth0", "10.0.0.5")]
    monkeypatch.setattr("companion.network.addresses.lan_addresses", lambda: there)
    assert urls(8160, host) == found == Addresses(8160, host)()
    assert own_url(host, 8160) == own

    async def life(hub: Hub) -> None:
        told = announcement(words("fr"), 8160, hub, host)
        only_here = host in {"127.0.0.1", "localhost"}
        assert all(f"{address}/" in told for address in ([own] if only_here else found))
        assert ("192.168.1.20" in told) == (host == "")
        assert ("seulement" in told) == only_here

    House().live(life)


def test_an_address_that_was_given_rules_all_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.network.addresses.lan_addresses", lambda: [("eth0", "10.99.0.2")])

    async def life(hub: Hub) -> None:
        table = await opened(hub, "Goupil")
        told = announcement(words("fr"), 8160, hub, public="http://table.lan")
        assert "http://table.lan/" in told and "10.99.0.2" not in told
        assert draw_qr(f"http://table.lan/join/{hub.invitation(table)}", "utf-8") in told

    House().live(life)


def test_what_is_no_address_is_said(tmp_path: Path) -> None:
    done = serve("--url", "table.lan", "--data", str(tmp_path / "data"))
    assert done.returncode == 1 and "http://table.lan:8160" in done.stderr


def test_a_page_from_this_machine_is_known_from_a_phones() -> None:
    assert is_this_machine("127.0.0.1") and is_this_machine("::1") and is_this_machine("::ffff:127.0.0.1")
    assert all(is_this_machine(ip) for _, ip in lan_addresses())
    assert not is_this_machine("203.0.113.9")
    assert not is_this_machine("unknown"), "a header that a proxy passed on says nothing"
    assert urls(8160)


def test_this_machine_is_known_by_its_newer_addresses_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own browser comes by them where a name like laptop.local is asked for."""
    ips = [ifaddr.IP("192.168.1.23", 24, "Wi-Fi"), ifaddr.IP(("2001:db8::23", 0, 0), 64, "Wi-Fi")]
    ips.append(ifaddr.IP(("fe80::23", 0, 3), 64, "Wi-Fi"))
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [ifaddr.Adapter("wlan0", "Wi-Fi", ips)])
    for own in ("192.168.1.23", "::ffff:192.168.1.23", "2001:db8::23", "fe80::23%wlan0"):
        assert is_this_machine(own), own
    for other in ("192.168.1.24", "2001:db8::24", "fe80::24%wlan0"):
        assert not is_this_machine(other), other


def test_only_names_that_nobody_owns_are_the_own_network_s() -> None:
    for host in ("127.0.0.1:8160", "192.168.1.7", "[::1]:8160", "localhost:8160", "laptop", "laptop.local.:8160", ""):
        assert is_name_at_home(host), host
    for host in ("elsewhere.example:8160", "127.0.0.1.elsewhere.example", "local.example", "["):
        assert not is_name_at_home(host), host


@pytest.mark.skipif(os.name != "posix", reason="there is no other signal")
@pytest.mark.parametrize("when", ["serving", "starting"])
def test_a_service_manager_that_stops_it_is_told_that_all_went_well(tmp_path: Path, when: str) -> None:
    """systemd sends SIGTERM, and takes any other end than 0 for a failure."""
    server = Server(tmp_path / "data", lang="en")
    if when == "serving":
        server.start()
        assert server.process is not None
        server.process.terminate()
        assert server.process.wait(60) == 0
        said = server.said()
        server.out.close()
    else:
        command = [sys.executable, "-c", _ENDED_AT_ONCE, str(free_port()), str(tmp_path / "data")]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        said = done.stdout
    assert words("en").say(say("serve-stopped")) in said
    assert "Traceback" not in said


#: A server that gets the signal just before it answers.
_ENDED_AT_ONCE = """
import os, signal, sys
from companion import cli
from companion.ui.web import server

begin = server.Server.serve_until_stopped

async def ended(self, started=None):
    os.kill(os.getpid(), signal.SIGTERM)
    await begin(self, started)

server.Server.serve_until_stopped = ended
cli.main(["serve", "--no-open", "--no-mdns", "--lang", "en", "--port", sys.argv[1], "--data", sys.argv[2]])
"""


@pytest.mark.skipif(os.name != "posix", reason="there is no other signal")
def test_a_stop_leaves_the_folder_in_order_for_the_next_one(tmp_path: Path) -> None:
    with serving(tmp_path / "data", lang="en") as server:
        assert server.process is not None
        server.process.terminate()
        assert server.process.wait(60) == 0
        assert [path.name for path in server.data.rglob("*.tmp")] == []
        server.start()


@pytest.mark.parametrize("seen", [False, True])
def test_what_may_keep_phones_away_is_printed_while_none_has_come(
    capsys: pytest.CaptureFixture[str], seen: bool
) -> None:
    """after a minute, in which a server without a screen can tell nobody anything else"""
    _print_hint(words("en"), SimpleNamespace(phone_seen=seen))
    assert (worded("en", "serve-no-phone") in plain(capsys.readouterr().out)) is not seen
