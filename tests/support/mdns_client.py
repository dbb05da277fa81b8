"""Asks a network for a name as a phone does, by multicast DNS (RFC 6762), without the library under test.

``python -m tests.support.mdns_client NAME [SECONDS]`` prints each address that answers; with ``--own NAME IP`` it
answers for a name until it is killed.
"""

from __future__ import annotations

import socket
import struct
import sys
import time

GROUP, PORT = "224.0.0.251", 5353
_A, _IN = 1, 1


def encoded(name: str) -> bytes:
    parts = name.rstrip(".").split(".")
    return b"".join(bytes([len(part)]) + part.encode() for part in parts) + b"\0"


def read_name(packet: bytes, at: int) -> tuple[str, int]:
    """A name, and where the next thing begins."""
    parts, after = [], 0
    while packet[at]:
        if packet[at] & 0xC0:
            after = after or at + 2
            at = struct.unpack_from("!H", packet, at)[0] & 0x3FFF
            continue
        parts.append(packet[at + 1 : at + 1 + packet[at]].decode())
        at += 1 + packet[at]
    return ".".join(parts), after or at + 1


def addresses_in(packet: bytes, name: str) -> list[str]:
    """The IPv4 addresses that an answer gives for that name."""
    questions, *records = struct.unpack_from("!HHHH", packet, 4)
    at, found = 12, []
    for _ in range(questions):
        at = read_name(packet, at)[1] + 4
    for _ in range(sum(records)):
        owner, at = read_name(packet, at)
        kind, _, _, length = struct.unpack_from("!HHIH", packet, at)
        at += 10
        if kind == _A and owner.lower() == name.lower().rstrip("."):
            found.append(socket.inet_ntoa(packet[at : at + 4]))
        at += length
    return found


def resolve(name: str, seconds: float) -> list[str]:
    """Who answers to that name: asked as simple resolvers do, from a port of one's own, which is answered directly."""
    question = struct.pack("!HHHHHH", 0, 0, 1, 0, 0, 0) + encoded(name) + struct.pack("!HH", _A, _IN)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
        sock.settimeout(0.3)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            sock.sendto(question, (GROUP, PORT))
            try:
                found = addresses_in(sock.recv(9000), name)
            except TimeoutError:
                continue
            if found:
                return found
    return []


def own(name: str, ip: str) -> None:
    """Answer for that name, as another machine does that has it already."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(("", PORT))
        sock.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, socket.inet_aton(GROUP) + socket.inet_aton(ip))
        answer = struct.pack("!HHHHHH", 0, 0x8400, 0, 1, 0, 0) + encoded(name)
        answer += struct.pack("!HHIH", _A, _IN | 0x8000, 120, 4) + socket.inet_aton(ip)
        print("ready", flush=True)
        while True:
            packet, _ = sock.recvfrom(9000)
            if struct.unpack_from("!H", packet, 4)[0] and read_name(packet, 12)[0].lower() == name.lower():
                sock.sendto(answer, (GROUP, PORT))


if __name__ == "__main__":
    if sys.argv[1] == "--own":
        own(sys.argv[2], sys.argv[3])
    print(*resolve(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 10), sep="\n")
