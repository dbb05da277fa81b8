"""Which of a machine's addresses phones are shown."""

from __future__ import annotations

import errno
import os
import subprocess
from pathlib import Path

import pytest

from companion.network.addresses import (
    Addresses,
    find_reachable,
    own_url,
    parse_public_url,
    sort_by_likelihood,
    strip_brackets,
)
from companion.table.message import say
from companion.ui.web import AddressRefused, listen
from companion.ui.web.server import Server
from tests.engines.tab import free_port
from tests.support.network_namespaces import FETCH, ask, line_with, machines, program, serve

WIFI = "192.168.1.23"

#: What Windows, macOS and Linux report, and the default route's address there; the Wi-Fi's is the one that is wanted.
MACHINES = {
    "windows, wsl": (
        [("Hyper-V Virtual Ethernet Adapter", "172.29.64.1"), ("Intel(R) Wi-Fi 6 AX201 160MHz", WIFI)],
        WIFI,
    ),
    "windows, wsl by name": ([("vEthernet (WSL)", "172.29.64.1"), ("Realtek PCIe GbE Family Controller", WIFI)], WIFI),
    "windows, vpn": ([("NordLynx Tunnel", "10.5.0.2"), ("MediaTek Wi-Fi 6 MT7921", WIFI)], "10.5.0.2"),
    "windows, openvpn": ([("TAP-Windows Adapter V9", "10.8.0.6"), ("Realtek 8822CE Wireless LAN", WIFI)], "10.8.0.6"),
    "windows, machines": (
        [
            ("VirtualBox Host-Only Ethernet Adapter", "192.168.56.1"),
            ("VMware Virtual Ethernet Adapter for VMnet8", "192.168.13.1"),
            ("Killer E2600 Gigabit Ethernet Controller", WIFI),
        ],
        WIFI,
    ),
    "windows, warp": (
        [("Cloudflare WARP Interface Tunnel", "172.16.0.2"), ("Intel(R) Wi-Fi 6E AX211", WIFI)],
        "172.16.0.2",
    ),
    "macos, machines": ([("bridge100", "192.168.64.1"), ("en0", WIFI), ("utun4", "100.101.1.2")], WIFI),
    "linux, containers": (
        [("br-5f1e", "172.18.0.1"), ("cni0", "10.42.0.1"), ("docker0", "172.17.0.1"), ("wlp3s0", WIFI)],
        WIFI,
    ),
    "linux, warp": ([("CloudflareWARP", "172.16.0.2"), ("wlan0", WIFI)], "172.16.0.2"),
    "linux, tailscale": ([("tailscale0", "100.101.102.103"), ("wlan0", WIFI)], None),
    "two networks": ([("eth0", "10.0.0.5"), ("wlan0", WIFI)], WIFI),
    "no default route": ([("enp0s31f6", WIFI), ("zz-unknown", "10.99.0.1")], None),
    "own access point, windows": (
        [("Intel(R) Wi-Fi 6", "10.0.0.7"), ("Microsoft Wi-Fi Direct Virtual Adapter", WIFI)],
        "10.0.0.7",
    ),
    "own access point, pi": ([("eth0", "10.0.0.7"), ("uap0", WIFI)], "10.0.0.7"),
}


@pytest.mark.parametrize("machine", MACHINES)
def test_phones_are_shown_the_network_that_they_are_in(machine: str) -> None:
    found, default = MACHINES[machine]
    assert sort_by_likelihood(found, default)[0][1] == WIFI
    assert sort_by_likelihood(found[::-1], default) == sort_by_likelihood(found, default)


def test_a_phones_hotspot_on_a_mac_comes_before_all() -> None:
    assert sort_by_likelihood([("en0", "10.0.0.7"), ("bridge100", "192.168.2.1")], "10.0.0.7")[0] == (
        "bridge100",
        "192.168.2.1",
    )


def test_a_hotspot_that_linux_makes_comes_before_a_cable_and_joining_one_is_no_reason() -> None:
    cable = ("eth0", "10.0.0.7")
    assert sort_by_likelihood([cable, ("wlan0", "10.42.0.1")], "10.0.0.7")[0] == ("wlan0", "10.42.0.1")
    assert sort_by_likelihood([cable, ("wlp3s0", "10.42.7.1")], "10.0.0.7")[0] == ("wlp3s0", "10.42.7.1")
    assert sort_by_likelihood([cable, ("wlan0", "10.42.0.23")], "10.0.0.7")[0] == cable
    assert sort_by_likelihood([cable, ("cni0", "10.42.0.1")], "10.0.0.7")[0] == cable


@pytest.mark.long
def test_an_evening_without_a_router(tmp_path: Path) -> None:
    """The host is the phones' gateway, and has a cable to another network, where its own default route leads."""
    port = free_port()
    with machines("10.42.0.1", "10.42.0.23") as (host, phone):
        for command in (
            "ip link add eth0 type veth peer name eth1",
            "ip address add 192.0.2.9/24 dev eth0",
            "ip link set eth0 up",
            "ip link set eth1 up",
            "ip route add default via 192.0.2.1 dev eth0",
        ):
            subprocess.run([*host, *command.split()], check=True)
        subprocess.run([*phone, *["ip", "route", "add", "default", "via", "10.42.0.1"]], check=True)
        with program(host, *serve(tmp_path / "data", port)) as server:
            assert f"http://10.42.0.1:{port}/" in line_with(server, "http://"), "the first that is told"
            assert f"http://192.0.2.9:{port}/" in line_with(server, "http://")
            assert f"http://companion.local:{port}/" in line_with(server, "http://")
            assert ask(phone, "-c", FETCH, f"http://10.42.0.1:{port}/api/health") == "200"
            assert ask(phone, "-m", "tests.support.mdns_client", "companion.local") == "10.42.0.1"


def test_what_was_chosen_stays_and_else_the_one_that_a_phone_came_by(monkeypatch: pytest.MonkeyPatch) -> None:
    there = [("wlan0", "192.168.1.20"), ("eth0", "10.0.0.5"), ("eth1", "10.9.0.5")]
    monkeypatch.setattr("companion.network.addresses.lan_addresses", lambda: there)
    chosen = [""]
    addresses = Addresses(8160, chosen=lambda: chosen[0])
    assert addresses()[0] == "http://192.168.1.20:8160"
    addresses.record_phone_url("http://10.9.0.5:8160/x")
    assert addresses() == ["http://10.9.0.5:8160", "http://192.168.1.20:8160", "http://10.0.0.5:8160"]
    addresses.record_phone_url("http://10.0.0.5:8160")
    assert addresses()[0] == "http://10.9.0.5:8160", "the first that came"
    chosen[0] = "http://10.0.0.5:8160"
    assert addresses()[0] == "http://10.0.0.5:8160"
    chosen[0] = "http://172.30.0.1:8160"
    assert addresses()[0] == "http://10.9.0.5:8160", "another day, in another network"
    fixed = Addresses(8160, fixed="http://table.lan/", chosen=lambda: chosen[0])
    fixed.record_phone_url("http://10.9.0.5:8160")
    assert fixed() == ["http://table.lan"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("http://table.lan", "http://table.lan"), ("https://table.example:8443/", "https://table.example:8443"),
        ("http://[fd00::5]:8160", "http://[fd00::5]:8160"), ("table.lan", None), ("http://", None),
        ("ftp://table.lan", None), ("http://table.lan/x", None), ("http://table.lan:99999", None), ("http://a?b", None),
    ],
)  # fmt: skip
def test_only_an_address_is_told_as_one(typed: str, kept: str | None) -> None:
    if kept is not None:
        assert parse_public_url(typed) == kept
        return
    with pytest.raises(ValueError):  # noqa: PT011 - whatever its text: the user is told what belongs there
        parse_public_url(typed)


@pytest.mark.parametrize("host", ["::", "[::]"])
def test_every_interface_by_its_newer_name(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr("companion.network.addresses.lan_addresses", lambda: [("wlan0", WIFI)])
    assert find_reachable(host) == [("wlan0", WIFI)] and own_url(host, 8160) == "http://localhost:8160"
    sockets = listen(host, 0)
    assert sockets[0].getsockname()[0] == "0.0.0.0", "phones come by the older protocol, too"
    for sock in sockets:
        sock.close()


def test_brackets_are_no_part_of_an_address() -> None:
    assert [strip_brackets(host) for host in ("[::1]", "::1", "table.local")] == ["::1", "::1", "table.local"]


def test_a_port_that_windows_keeps_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    error = OSError(errno.EACCES, os.strerror(errno.EACCES))
    error.winerror = 10013  # type: ignore[attr-defined]
    assert AddressRefused("", 8160, error).message == say("serve-port-windows", port="8160")
    from companion.exchange import doctor

    class Refusing:
        def __init__(self, *_: object) -> None: ...
        def __enter__(self) -> Refusing:
            return self

        def __exit__(self, *_: object) -> None: ...
        def setsockopt(self, *_: object) -> None: ...
        def bind(self, _: object) -> None:
            raise error

    monkeypatch.setattr(doctor.socket, "socket", Refusing)
    assert doctor._check_port(8160).message == say("serve-port-windows", port="8160")


def test_a_proxy_on_this_machine_is_believed_and_nobody_else(tmp_path: Path) -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    sockets = listen("127.0.0.1", 0)
    config = Server(app, sockets).config  # type: ignore[arg-type]
    sockets[0].close()
    assert config.proxy_headers and config.forwarded_allow_ips == ["127.0.0.1", "::1"]
