"""Serves the front page of a game, as a picture and as a PDF, at an address that nobody guesses and that expires.

``/paper/TOKEN`` is a page with the picture (a long press shares it on a phone), its text, and the way to the others:
``/paper/TOKEN.png`` (1080 × 1350), ``/paper/TOKEN-a4.png`` (A4 at 150 dpi) and ``/paper/TOKEN.pdf`` (with the score
sheet). They are drawn when somebody asks, in a process of their own.
"""

from __future__ import annotations

import asyncio
import hashlib
import html
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from companion.kit.faults import WrongFile
from companion.table.message import Message, say
from companion.text.words import words
from companion.ui.web.page import negotiate_language

if TYPE_CHECKING:
    from companion.exchange.front_page.drawing import Drawing, Shape

#: Seconds for which an address is valid after its button was last drawn.
GOOD_S: Final = 4 * 3600.0
#: The most addresses at the same time; the oldest goes.
MOST: Final = 200
#: The most drawn pages that are kept in memory, of some 200 kB each.
KEPT: Final = 8

_KINDS: Final[Mapping[str, tuple[Shape, str]]] = {
    "-a4.png": ("a4", "image/png"),
    ".png": ("card", "image/png"),
    ".pdf": ("pdf", "application/pdf"),
}
_HEADERS: Final = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex"}
_POLICY: Final = (
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'"
)
_STYLE: Final = """
body { font: 17px/1.45 Georgia, serif; color: #1f1a15; background: #efebe3; margin: 0 auto; max-width: 40em;
  padding: 12px; } img { display: block; width: 100%; height: auto; background: #fff; }
p { margin: .5em 0; } a { display: inline-block; min-height: 48px; line-height: 48px; padding: 0 14px;
  margin: 8px 8px 0 0;  color: #1f1a15; border: 1px solid #1f1a15; border-radius: 12px; text-decoration: none; }
"""

#: Makes the game file; None where the game has no result any more.
MakeFile = Callable[[], "Mapping[str, Any] | None"]


@dataclass(slots=True)
class _Paper:
    token: str
    make: MakeFile
    lang: str
    until: float


class Papers:
    """Holds the addresses, and draws what is asked for."""

    def __init__(self, drawing: Drawing | None = None, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._drawing, self._clock = drawing, clock
        self._papers: OrderedDict[tuple[str, str], _Paper] = OrderedDict()
        self._drawn: OrderedDict[tuple[str, str], asyncio.Task[bytes]] = OrderedDict()

    def publish(self, game: str, lang: str, make: MakeFile) -> str:
        """Return the address of that game's front page, the same one as long as it is valid.

        Args:
            game: the game's id.
            make: makes its file when the page is asked for, in a thread.
        """
        now = self._clock()
        self._forget_old(now)
        paper = self._papers.pop((game, lang), None) or _Paper(secrets.token_urlsafe(16), make, lang, 0)
        paper.make, paper.until = make, now + GOOD_S
        self._papers[game, lang] = paper
        while len(self._papers) > MOST:
            self._papers.popitem(last=False)
        return f"/paper/{paper.token}"

    def routes(self) -> Sequence[BaseRoute]:
        """Build the route of all front pages."""
        return [Route("/paper/{name}", self._serve, methods=["GET"])]

    def _forget_old(self, now: float) -> None:
        for key in [key for key, paper in self._papers.items() if now >= paper.until]:
            del self._papers[key]

    async def _serve(self, request: Request) -> Response:
        from companion.exchange.front_page.drawing import NotDrawn

        name: str = request.path_params["name"]
        end = next((end for end in _KINDS if name.endswith(end)), "")
        token = name.removesuffix(end)
        self._forget_old(self._clock())
        found = [each for each in self._papers.values() if secrets.compare_digest(each.token.encode(), token.encode())]
        if not found:
            return _say_page(say("paper-gone"), negotiate_language(request.headers.get("accept-language", "")), 404)
        paper = found[0]
        shape, kind = _KINDS[end or ".png"]
        try:
            data = await asyncio.to_thread(_data, paper)
            if data is None:
                return _say_page(say("paper-gone"), paper.lang, 404)
            drawn = await self._draw(data, shape)
        except NotDrawn as error:
            return _say_page(error.message, paper.lang, 503)
        except WrongFile as error:
            return _say_page(say("finished-wrong", why=error.faults[0].why), paper.lang, 422)
        if not end:
            return _picture_page(data, token, paper.lang)
        filename = f"companion-{data['day'] or 'game'}{end}"
        headers = {**_HEADERS, "Content-Disposition": f'inline; filename="{filename}"'}
        return Response(drawn, media_type=kind, headers=headers)

    async def _draw(self, data: Mapping[str, Any], shape: Shape) -> bytes:
        """Return the drawn page: from memory, where it was drawn before. Raises NotDrawn."""
        if self._drawing is None:
            from companion.exchange.front_page.drawing import Drawing

            self._drawing = Drawing()
        key = (hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest(), shape)
        task = self._drawn.get(key)
        if task is None:
            task = self._drawn[key] = asyncio.create_task(self._drawing.draw(data, shape))
            task.add_done_callback(lambda done: self._drop_failed(key, done))
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        # Whoever closes the page does not end what another one waits for.
        return await asyncio.shield(task)

    def _drop_failed(self, key: tuple[str, str], done: asyncio.Task[bytes]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._drawn.get(key) is done:
            del self._drawn[key]


def _data(paper: _Paper) -> dict[str, Any] | None:
    """Put together what the front page says. Raises WrongFile."""
    from companion.exchange.front_page.edition import edition_data

    file = paper.make()
    return None if file is None else edition_data(file, words(paper.lang))


def _say_page(message: Message, lang: str, status: int) -> Response:
    return _page(lang, f"<p>{html.escape(words(lang).say(message))}</p>", status=status)


def _picture_page(data: Mapping[str, Any], token: str, lang: str) -> Response:
    """Show the picture with its text, and the way to the other kinds."""
    say_ = words(lang).say
    ranking = " · ".join(f"{row['place']} {row['name']} {row['figure']}" for row in data["ranking"]["rows"])
    lines = [data["headline"], *data["deck"][:1], ranking, " · ".join(part for part in data["strap"] if part)]
    alt = html.escape(" – ".join(lines))
    text = "".join(f"<p>{html.escape(line)}</p>" for line in [*lines, data["foot"]])
    links = "".join(
        f'<a href="/paper/{token}{end}">{html.escape(say_(say(label)))}</a>'
        for end, label in (("-a4.png", "paper-large"), (".pdf", "paper-print"))
    )
    picture = f'<img src="/paper/{token}.png" width="1080" height="1350" alt="{alt}">'
    return _page(lang, f"{picture}{links}{text}")


def _page(lang: str, body: str, *, status: int = 200) -> Response:
    title = html.escape(words(lang).say(say("paper-title")))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    text = f'<!doctype html><html lang="{lang}"><head>{head}<style>{_STYLE}</style></head><body>{body}</body></html>'
    return HTMLResponse(text, status_code=status, headers={**_HEADERS, "Content-Security-Policy": _POLICY})
