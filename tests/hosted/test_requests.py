"""What a front passes on of a request's head, and what it refuses."""

from __future__ import annotations

import pytest

from companion.hosted.front import Front
from companion.hosted.requests import COOKIE, BadRequest, Head


def parse(*lines: str) -> Head:
    return Head.parse("\r\n".join([*lines, "", ""]).encode())


def test_a_socket_names_its_table_and_keeps_its_upgrade() -> None:
    head = parse("GET /ws?beat&at=ABC234 HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade")
    assert head.is_socket and head.table_code == "ABC234"
    sent = head.encode_for_worker("192.0.2.7", "https").decode()
    assert "connection: Upgrade\r\n" in sent and "upgrade: websocket\r\n" in sent
    assert "x-forwarded-for: 192.0.2.7\r\n" in sent and "x-forwarded-proto: https\r\n" in sent


@pytest.mark.parametrize("path", ["/", "/ws/else", "/join/ABC234?at=ABC234"])
def test_anything_else_is_one_request_a_connection(path: str) -> None:
    head = parse(f"GET {path} HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: keep-alive")
    assert not head.is_socket and head.table_code == ""
    sent = head.encode_for_worker("192.0.2.7", "http").decode()
    assert "connection: close\r\n" in sent and "keep-alive" not in sent and "upgrade" not in sent


def test_nobody_says_for_themselves_from_where_they_come() -> None:
    said = [
        "X-Forwarded-For: 127.0.0.1",
        "x-real-ip: 127.0.0.1",
        "Forwarded: for=127.0.0.1",
        "X-FORWARDED-PROTO: https",
    ]
    sent = parse("GET / HTTP/1.1", "Host: x", *said).encode_for_worker("192.0.2.7", "http").decode()
    assert "127.0.0.1" not in sent and sent.count("x-forwarded-for") == sent.count("x-forwarded-proto") == 1


@pytest.mark.parametrize(
    "lines",
    [
        ["Transfer-Encoding: chunked"],
        ["Content-Length: 5", "Transfer-Encoding: identity"],
        ["Content-Length: 5", "Content-Length: 6"],
        ["Content-Length: +5"],
        ["Content-Length: 5, 5"],
        ["Content-Length: ٥"],
    ],
)
def test_a_body_whose_end_could_be_read_in_two_ways_is_refused(lines: list[str]) -> None:
    with pytest.raises(BadRequest):
        parse("POST / HTTP/1.1", "Host: x", *lines).body_bytes()


@pytest.mark.parametrize(
    "lines", [["GET"], ["GET / HTTP/1.1", "Host : x"], ["GET / HTTP/1.1", " folded: x"], ["GET / HTTP/1.1", "no colon"]]
)
def test_what_is_no_head_is_refused(lines: list[str]) -> None:
    with pytest.raises(BadRequest):
        parse(*lines)


def test_a_page_comes_back_to_the_worker_that_it_had() -> None:
    answer = parse("HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade")
    sent = answer.encode_for_page("worker-1-ab").decode()
    assert f"set-cookie: {COOKIE}=worker-1-ab; Path=/; HttpOnly; SameSite=Lax\r\n" in sent
    assert "connection: Upgrade\r\n" in sent
    again = parse("GET / HTTP/1.1", "Host: x", f"Cookie: other=1; {COOKIE}=worker-1-ab")
    assert again.worker == "worker-1-ab" and parse("GET / HTTP/1.1", 'Cookie: "\\').worker == ""


@pytest.mark.parametrize(
    ("lines", "ends"),
    [
        (["HTTP/1.1 200 OK", "Content-Length: 3"], True),
        (["HTTP/1.1 200 OK", "Transfer-Encoding: chunked"], True),
        (["HTTP/1.1 304 Not Modified"], True),
        (["HTTP/1.1 200 OK"], False),
    ],
)
def test_a_connection_is_used_again_only_where_the_answer_has_an_end(lines: list[str], ends: bool) -> None:
    answer = parse(*lines)
    assert answer.has_known_end is ends
    assert (b"connection: close" in answer.encode_for_page(close=not ends)) is not ends


@pytest.mark.parametrize(
    ("peer", "said", "found"),
    [
        ("10.0.0.5", "203.0.113.7", "203.0.113.7"),
        ("10.0.0.5", "198.51.100.1, 203.0.113.7", "203.0.113.7"),  # the proxy says the last one
        ("::ffff:10.0.0.5", "203.0.113.7", "203.0.113.7"),
        ("10.0.0.5", "", "10.0.0.5"),
        ("10.0.0.5", "somebody", "10.0.0.5"),
        ("203.0.113.66", "127.0.0.1", "203.0.113.66"),  # whoever reaches a front past the proxy says what they like
    ],
)
def test_only_a_proxy_that_is_named_says_where_a_page_comes_from(peer: str, said: str, found: str) -> None:
    class Peer:
        def get_extra_info(self, _: str) -> tuple[str, int]:
            return peer, 50_000

    head = Head.parse(f"GET / HTTP/1.1\r\nhost: a\r\nx-forwarded-for: {said}\r\n\r\n".encode())
    front = Front(None, proxies=["10.0.0.0/24"])  # type: ignore[arg-type]
    assert front._find_address(head, Peer()) == found  # type: ignore[arg-type]  # noqa: SLF001
    assert Front(None)._find_address(head, Peer()) == peer  # type: ignore[arg-type]  # noqa: SLF001
