"""Parses and rewrites the heads of HTTP requests and answers, as far as a front needs it."""

from __future__ import annotations

from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import parse_qs, urlsplit

#: The cookie that leads a page back to the worker that holds its session and its files.
COOKIE: Final = "companion-worker"
#: The sockets of pages, whatever draws them; ``?at=CODE`` names the table.
SOCKETS: Final = ("/ws", "/p/socket")
#: The most digits of the length of a body.
_MOST_DIGITS: Final = 12
#: Headers that name the sender of a request: a worker gets them from the front only.
_SAYS_WHO: Final = frozenset({"x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded"})


class BadRequest(Exception):
    """Raised for a head that is faulty or ambiguous: it is not passed on."""


@dataclass(frozen=True, slots=True)
class Head:
    """Head of a request or an answer: its first line, and its headers by lower-case names."""

    first: str
    headers: tuple[tuple[str, str], ...]

    @classmethod
    def parse(cls, raw: bytes) -> Head:
        """Parse a head, up to and with the empty line. Raises :class:`BadRequest`."""
        first, *lines = raw.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
        headers = []
        for line in lines:
            name, colon, value = line.partition(":")
            # A header that continues on the next line is obsolete, and a name with a space is invalid.
            if not colon or not name or name != name.strip() or "\n" in line or "\r" in line:
                raise BadRequest
            headers.append((name.lower(), value.strip()))
        words = first.split(" ")
        if len(words) < 2 or "\n" in first:
            raise BadRequest
        try:
            urlsplit(words[1])
        except ValueError as error:
            raise BadRequest from error
        return cls(first, tuple(headers))

    def get(self, name: str) -> str:
        """Return the first value of a header, whose name is given in lower case; empty if it is missing."""
        return next((value for each, value in self.headers if each == name), "")

    @property
    def target(self) -> str:
        """Return the path of the request, with its query."""
        return self.first.split(" ")[1]

    @property
    def is_socket(self) -> bool:
        """Tell whether the request opens a page's socket."""
        return self.get("upgrade").lower() == "websocket" and urlsplit(self.target).path in SOCKETS

    @property
    def table_code(self) -> str:
        """Return the code of the page's table; empty if the page is at none, or opens no socket."""
        return parse_qs(urlsplit(self.target).query).get("at", [""])[0] if self.is_socket else ""

    @property
    def worker(self) -> str:
        """Return the id of the worker that the page had last, from its cookie; empty if it has none."""
        try:
            cookie = SimpleCookie(self.get("cookie")).get(COOKIE)
        except CookieError:
            return ""
        return cookie.value if cookie is not None else ""

    def body_bytes(self) -> int:
        """Return the length of the body in bytes; 0 if there is none.

        Raises :class:`BadRequest` if only its end would tell the length (a chunked body), or the headers contradict
        each other.
        """
        lengths = {value for name, value in self.headers if name == "content-length"}
        if self.get("transfer-encoding") or len(lengths) > 1:
            raise BadRequest
        length = next(iter(lengths), "0")
        if not length.isascii() or not length.isdigit() or len(length) > _MOST_DIGITS:
            raise BadRequest
        return int(length)

    def encode_for_worker(self, address: str, scheme: str) -> bytes:
        """Return the head as a worker gets it: with the sender's address and scheme, and "connection: close" unless it
        opens a socket."""
        headers = [(name, value) for name, value in self.headers if name not in _SAYS_WHO]
        if not self.is_socket:
            headers = [(name, value) for name, value in headers if name not in ("connection", "keep-alive", "upgrade")]
            headers.append(("connection", "close"))
        headers += [("x-forwarded-for", address), ("x-forwarded-proto", scheme)]
        return _encode(self.first, headers)

    def encode_for_page(self, worker: str = "", *, close: bool = False) -> bytes:
        """Return the head of an answer as the page gets it.

        ``worker``: sets the cookie by which later requests of the page reach that worker. ``close``: adds "connection:
        close".
        """
        headers = [(name, value) for name, value in self.headers if name != "connection" or worker]
        if worker:
            headers.append(("set-cookie", f"{COOKIE}={worker}; Path=/; HttpOnly; SameSite=Lax"))
        elif close:
            headers.append(("connection", "close"))
        return _encode(self.first, headers)

    @property
    def has_known_end(self) -> bool:
        """Tell whether the head says where the body ends, so that the connection can stay open."""
        has_length = self.get("content-length") or "chunked" in self.get("transfer-encoding").lower()
        return bool(has_length) or self.first.split(" ")[1] in ("204", "304")


def _encode(first: str, headers: list[tuple[str, str]]) -> bytes:
    """Encode a head with these headers."""
    return "\r\n".join([first, *(f"{name}: {value}" for name, value in headers), "", ""]).encode("latin-1")
