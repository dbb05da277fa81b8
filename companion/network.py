"""Where this machine is reached from the same network, found without asking anybody on the internet."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

import ifaddr

#: Names that only the own network gives.
_AT_HOME: Final = (".local", ".localhost", ".lan", ".home.arpa", ".internal")

#: What ``--host`` says for every interface.
EVERYWHERE = frozenset({"", "*", "0.0.0.0"})

#: Adapters that lead to virtual machines and containers rather than to phones, listed last.
_VIRTUAL = (
    "docker",
    "veth",
    "br-",
    "virbr",
    "vmnet",
    "vbox",
    "vethernet",
    "tun",
    "tap",
    "zt",
    "tailscale",
    "wg",
    "utun",
)


def lan_addresses() -> list[tuple[str, str]]:
    """(adapter, IPv4 address) of every interface, those that phones most likely share first; loopback left out."""
    found = []
    for adapter in ifaddr.get_adapters():
        name = str(adapter.nice_name or adapter.name)
        for ip in adapter.ips:
            if not isinstance(ip.ip, str):
                continue  # IPv6: too long to type, and phones that have it have IPv4 too
            address = ipaddress.ip_address(ip.ip)
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                found.append((name, ip.ip))
    return sorted(found, key=lambda pair: (_virtual(pair[0]), not ipaddress.ip_address(pair[1]).is_private, pair))


def _virtual(name: str) -> bool:
    return name.lower().startswith(_VIRTUAL)


def reached(host: str = "") -> list[tuple[str, str]]:
    """(adapter, address) where phones find a server that listens on ``host`` alone; empty where none can."""
    addresses = lan_addresses()
    if host in EVERYWHERE:
        return addresses
    return [pair for pair in addresses if pair[1] == host] or ([] if _loopback(host) else [(host, host)])


def url(address: str, port: int) -> str:
    """The address as a browser takes it."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def own_url(host: str, port: int) -> str:
    """Where this machine's own browser finds a server that listens on ``host`` alone."""
    return url("localhost" if host in EVERYWHERE else host, port)


def urls(port: int, host: str = "") -> list[str]:
    """The addresses of this server as a phone types them; this machine's own where none can come."""
    return [url(address, port) for _, address in reached(host)] or [f"http://127.0.0.1:{port}"]


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def is_this_machine(address: str | None) -> bool:
    """Whether a page that came from that address runs on this machine (unknown: it does)."""
    if not address:
        return True
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return True
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return ip.is_loopback or any(str(ip) == own for _, own in lan_addresses())


def is_name_at_home(host: str) -> bool:
    """Whether an address was asked for (``Host``) as only the own network has it: by number, by one word, or under a
    name that is nobody's. Any other name may be pointed at this machine by whoever owns it."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    number = ":" in name or name.replace(".", "").isdigit()
    return number or "." not in name or name.endswith(_AT_HOME)
