"""Finds the addresses of this machine in the local network, without any request to the internet."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import ifaddr

#: Suffixes of names that only exist in the local network.
_LOCAL_SUFFIXES: Final = (".local", ".localhost", ".lan", ".home.arpa", ".internal")

#: The values of ``--host`` that mean every interface.
EVERYWHERE = frozenset({"", "*", "0.0.0.0", "::", "[::]"})

#: Adapters that lead to virtual machines, containers and VPNs rather than to phones: parts of the names that Linux and
#: macOS give them, and of the descriptions that Windows does.
_VIRTUAL: Final = re.compile(
    r"^(docker|veth|br-|virbr|vmnet|vbox|vethernet|tun|tap|zt|tailscale|wg|utun|cni|flannel|cali|lxc|lxd|podman|ppp|ipsec"
    r"|kube|nordlynx|proton|gpd|awdl|llw|anpi|ham|sit|gre|ip6tnl|bridge\d+$|any|zcc)"
    r"|virtual ethernet|hyper-v|\bwsl\b|virtualbox|vmware|parallels|host-only|tunnel|wireguard|wintun|openvpn|nordlynx"
    r"|tailscale|zerotier|hamachi|anyconnect|fortinet|fortissl|pangp|globalprotect|warp\b|\bvpn\b|tap-windows|npcap"
    r"|loopback|bluetooth|teredo|isatap|docker",
    re.IGNORECASE,
)
#: Adapters of a machine that is itself the phones' access point, on an evening without a router.
_HOTSPOT: Final = re.compile(r"wi-fi direct|hosted network|^(ap\d|uap\d|wlan\dap)", re.IGNORECASE)
#: Adapters that are usual in homes.
_USUAL: Final = re.compile(
    r"^(wl|en\d|eth|eno|enp|ens|enx|end)|wi-?fi|wireless|wlan|802\.11|ethernet|gbe|gigabit|\blan\b", re.IGNORECASE
)
#: The networks of a connection that macOS and Windows share with phones.
_SHARED: Final = (ipaddress.ip_network("192.168.2.0/24"), ipaddress.ip_network("192.168.137.0/24"))
#: The network of a hotspot that NetworkManager makes; the machine itself is its first address.
_LINUX_SHARED: Final = ipaddress.ip_network("10.42.0.0/16")
#: The network of carriers (RFC 6598), which VPNs use.
_CARRIERS: Final = ipaddress.ip_network("100.64.0.0/10")
#: A reserved address (RFC 5737) to look up in the routing table; nothing is sent there.
_NOBODY: Final = ("192.0.2.1", 9)


def lan_addresses() -> list[tuple[str, str]]:
    """Return (adapter, IPv4 address) of every interface except loopback, the likeliest for phones first."""
    addresses = []
    for adapter in ifaddr.get_adapters():
        name = str(adapter.nice_name or adapter.name)
        for ip in adapter.ips:
            if not isinstance(ip.ip, str):
                continue  # IPv6: too long to type, and phones that have it have IPv4 too
            address = ipaddress.ip_address(ip.ip)
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                addresses.append((name, ip.ip))
    return sort_by_likelihood(addresses, _default_route())


def sort_by_likelihood(addresses: list[tuple[str, str]], default: str | None) -> list[tuple[str, str]]:
    """Sort (adapter, address) pairs by how likely phones share the network: a hotspot of this machine first, then the
    address of the default route, Wi-Fi and Ethernet, the rest; virtual machines, containers and VPNs last."""

    def rank(pair: tuple[str, str]) -> tuple[object, ...]:
        """Return the sort key of a pair; the lowest is the likeliest."""
        name, ip = pair
        address = ipaddress.ip_address(ip)
        is_hotspot = (
            bool(_HOTSPOT.search(name))
            or (name.startswith("bridge") and any(address in network for network in _SHARED))
            or (name.startswith("wl") and address in _LINUX_SHARED and ip.endswith(".1"))
        )
        is_virtual = not is_hotspot and (bool(_VIRTUAL.search(name)) or address in _CARRIERS)
        is_usual = bool(_USUAL.search(name))
        return (is_virtual, not is_hotspot, ip != default, not is_usual, not address.is_private, name, address)

    return sorted(addresses, key=rank)


def _default_route() -> str | None:
    """Return the address from which this machine would send to the internet; None without a route. Nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_NOBODY)
        own_address: str = probe.getsockname()[0]
        return own_address
    return None


def strip_brackets(host: str) -> str:
    """Return the address without the brackets of an IPv6 URL: ``[::1]`` becomes ``::1``."""
    return host[1:-1] if host.startswith("[") and host.endswith("]") else host


def find_reachable(host: str = "") -> list[tuple[str, str]]:
    """Return (adapter, address) pairs by which phones reach a server that listens only on ``host``; empty if none
    can."""
    addresses = lan_addresses()
    if host in EVERYWHERE:
        return addresses
    return [pair for pair in addresses if pair[1] == host] or ([] if _is_loopback(host) else [(host, host)])


def url(address: str, port: int) -> str:
    """Return the URL of an address for a browser."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def own_url(host: str, port: int) -> str:
    """Return the URL by which this machine's own browser reaches a server that listens only on ``host``."""
    return url("localhost" if host in EVERYWHERE else host, port)


def urls(port: int, host: str = "") -> list[str]:
    """Return the URLs of this server for phones; only the loopback URL if no phone can reach it."""
    return [url(address, port) for _, address in find_reachable(host)] or [f"http://127.0.0.1:{port}"]


class Addresses:
    """URLs of this server for phones: called, it returns them, the best first. The best one is the fixed URL; without
    one, the URL that the host chose; else one by which a phone has already come in; else the likeliest."""

    def __init__(
        self,
        port: int,
        host: str = "",
        *,
        fixed: str = "",
        chosen: Callable[[], str] = lambda: "",
    ) -> None:
        """``fixed``: the only URL to show. ``chosen`` returns the URL that the host chose, or ""."""
        self._port, self._host, self.fixed, self._chosen = port, host, fixed.rstrip("/"), chosen
        self._used_by_phone = ""

    def __call__(self) -> list[str]:
        """Return the URLs, the best first; only the fixed one if there is one."""
        if self.fixed:
            return [self.fixed]
        ordered = urls(self._port, self._host)
        for better in (self._used_by_phone, self._chosen()):
            if better in ordered:
                ordered = [better, *(each for each in ordered if each != better)]
        return ordered

    def record_phone_url(self, page_url: str) -> None:
        """Record that a phone has come in by the address of this URL; only the first one is kept."""
        with contextlib.suppress(ValueError):
            address = urlsplit(page_url)
            self._used_by_phone = self._used_by_phone or f"http://{address.netloc}"


def parse_public_url(text: str) -> str:
    """Return the URL under which phones find this server, in its normal form. Raises ValueError for anything else."""
    address = urlsplit(text)
    port = address.port  # raises ValueError for what is no port
    if address.scheme not in ("http", "https") or not address.hostname or address.query or address.fragment:
        raise ValueError(text)
    host = f"[{address.hostname}]" if ":" in address.hostname else address.hostname
    if address.path not in ("", "/"):
        raise ValueError(text)
    return f"{address.scheme}://{host}" + (f":{port}" if port else "")


def _is_loopback(host: str) -> bool:
    """Tell whether the host is this machine's loopback address or its name."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def is_this_machine(address: str | None) -> bool:
    """Tell whether a page that came from that address runs on this machine; True without an address."""
    if not address:
        return True
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return ip.is_loopback or ip in _own_addresses()


def _own_addresses() -> set[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    """Return every address of this machine, IPv6 ones too, because its own browser may come by the IPv6 address of a
    name such as laptop.local."""
    addresses = (ip.ip if isinstance(ip.ip, str) else ip.ip[0] for each in ifaddr.get_adapters() for ip in each.ips)
    return {ipaddress.ip_address(address.partition("%")[0]) for address in addresses}


def parse_proxies(typed: str) -> tuple[str, ...]:
    """Return the addresses and networks (10.0.0.0/24), which are separated by commas, all as networks (an address:
    10.0.0.1/32). Raises ValueError for a wrong one."""
    proxies = [each.strip() for each in typed.split(",") if each.strip()]
    return tuple(str(ipaddress.ip_network(each, strict=False)) for each in proxies)


def is_name_at_home(host: str) -> bool:
    """Tell whether a ``Host`` header can only come from the local network: an IP address, a single word, or a name with
    a local suffix. Any other name is refused, because its owner may point it at this machine."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    is_address = ":" in name or name.replace(".", "").isdigit()
    return is_address or "." not in name or name.endswith(_LOCAL_SUFFIXES)
