"""Serves the front page of a game, as a picture and as a PDF, at an address that nobody guesses and that expires.

``/paper/TOKEN`` is a page with the picture (a long press shares it on a phone), its text, and links to the other forms:
``/paper/TOKEN.png`` (1080 × 1350), ``/paper/TOKEN-a4.png`` (A4 at 150 dpi) and ``/paper/TOKEN.pdf`` (with the score
sheet). They are drawn when somebody asks, in a process of their own.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import html
import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from companion.kit.faults import WrongFile
from companion.table.message import Message, say
from companion.text.languages import negotiate_language
from companion.text.words import words
from companion.ui.web.expiring import HEADERS, ExpiringAddresses

if TYPE_CHECKING:
    from companion.exchange.front_page.drawing import Drawing, Shape

#: The most drawn pages that are kept in memory, of some 200 kB each.
KEPT: Final = 8

_KINDS: Final[Mapping[str, tuple[Shape, str]]] = {
    "-a4.png": ("a4", "image/png"),
    ".png": ("card", "image/png"),
    ".pdf": ("pdf", "application/pdf"),
}
_SHARE: Final = (Path(__file__).parent / "assets" / "share.js").read_text(encoding="utf-8")
_SHARE_HASH: Final = base64.b64encode(hashlib.sha256(_SHARE.encode()).digest()).decode()
_POLICY: Final = (
    "default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; "
    f"script-src 'sha256-{_SHARE_HASH}'; frame-ancestors 'self'; base-uri 'none'"
)
_STYLE: Final = """
body { font: 17px/1.45 Georgia, serif; color: #1f1a15; background: #efebe3; margin: 0 auto; max-width: 40em;
  padding: 12px; } img { display: block; width: 100%; height: auto; background: #fff; }
p { margin: .5em 0; } button { font: inherit; background: none; } [hidden] { display: none !important; }
a, button { display: inline-block; min-height: 48px; line-height: 48px; padding: 0 14px;
  margin: 8px 8px 0 0;  color: #1f1a15; border: 1px solid #1f1a15; border-radius: 12px; text-decoration: none; }
"""

#: Makes the game file; None where the game has no result any more.
MakeFile = Callable[[], "Mapping[str, Any] | None"]
#: Reads a photo; None where there is none.
ReadPhoto = Callable[[], Awaitable[bytes | None]]


@dataclass(slots=True)
class _Paper:
    """What lies at one address: the function that makes the data of the page, its language and photo. ``is_whole``:
    that function returns all data of the page, not a game file."""

    make: MakeFile
    lang: str
    photo: ReadPhoto | None = None
    is_whole: bool = False


class Papers:
    """Addresses of front pages, each valid for a while, and the drawing of a page when its address is requested."""

    def __init__(self, drawing: Drawing | None = None, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._drawing = drawing
        self._papers: ExpiringAddresses[_Paper] = ExpiringAddresses(clock)
        self._drawn: OrderedDict[tuple[str, str], asyncio.Task[bytes]] = OrderedDict()

    def publish(self, game: str, lang: str, make: MakeFile, photo: ReadPhoto | None = None) -> str:
        """Return the address of that game's front page, the same one as long as it is valid.

        Args:
            game: the game's id.
            lang: the language of the front page.
            make: makes its file when the page is asked for, in a thread.
            photo: reads the photo of the table, when the page is asked for.
        """
        return f"/paper/{self._papers.publish((game, lang), _Paper(make, lang, photo))}"

    def publish_whole(self, what: str, lang: str, make: MakeFile) -> str:
        """Return the address of a page that is not a game's front page; ``make`` makes all its data, ``what``
        identifies it."""
        return f"/paper/{self._papers.publish((what, lang), _Paper(make, lang, is_whole=True))}"

    def routes(self) -> Sequence[BaseRoute]:
        """Build the route of all front pages."""
        return [Route("/paper/{name}", self._serve, methods=["GET"])]

    async def _serve(self, request: Request) -> Response:
        """Draw the front page and answer with it, or with the page that shows its picture. If the address has expired
        or the drawing fails, answer with a page that says so."""
        from companion.exchange.worker import WorkerError

        name: str = request.path_params["name"]
        end = next((end for end in _KINDS if name.endswith(end)), "")
        token = name.removesuffix(end)
        paper = self._papers.find(token)
        if paper is None:
            return say_page(say("paper-gone"), negotiate_language(request.headers.get("accept-language", "")), 404)
        shape, kind = _KINDS[end or ".png"]
        try:
            photo = None if paper.photo is None else await paper.photo()
            data = await asyncio.to_thread(_make_page_data, paper, photo)
            if data is None:
                return say_page(say("paper-gone"), paper.lang, 404)
            image = await self._draw(data, shape)
        except WorkerError as error:
            return say_page(error.message, paper.lang, 503)
        except WrongFile as error:
            return say_page(say("finished-wrong", why=error.message), paper.lang, 422)
        if not end:
            return _answer_picture_page(data, token, paper.lang)
        filename = f"companion-{data['day'] or 'game'}{end}"
        headers = {**HEADERS, "Content-Disposition": f'inline; filename="{filename}"'}
        return Response(image, media_type=kind, headers=headers)

    async def _draw(self, data: Mapping[str, Any], shape: Shape) -> bytes:
        """Return the drawn page; one drawn before comes from memory. Raises WorkerError."""
        if self._drawing is None:
            from companion.exchange.front_page.drawing import Drawing

            self._drawing = Drawing()
        key = (hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest(), shape)
        task = self._drawn.get(key)
        if task is None:
            task = self._drawn[key] = asyncio.create_task(self._drawing.draw(data, shape))
            task.add_done_callback(lambda finished: self._drop_failed(key, finished))
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        # Shielded: a reader who closes the page must not cancel what another one waits for.
        return await asyncio.shield(task)

    def _drop_failed(self, key: tuple[str, str], finished: asyncio.Task[bytes]) -> None:
        """Forget a drawing that failed, so that the next request tries again."""
        if (finished.cancelled() or finished.exception() is not None) and self._drawn.get(key) is finished:
            del self._drawn[key]


def _make_page_data(paper: _Paper, photo: bytes | None) -> dict[str, Any] | None:
    """Return the data of the page as its template reads them; None if the game has no result any more. Raises
    WrongFile."""
    from companion.exchange.front_page.edition import edition_data

    file = paper.make()
    if paper.is_whole:
        return None if file is None else dict(file)
    return None if file is None else edition_data(file, words(paper.lang), photo)


def say_page(message: Message, lang: str, status: int) -> Response:
    """Answer with a page that shows the message and nothing else."""
    return _answer_page(lang, f"<p>{html.escape(words(lang).say(message))}</p>", status=status)


def _answer_picture_page(data: Mapping[str, Any], token: str, lang: str) -> Response:
    """Answer with the page that shows the picture, its text, and links to the other forms."""
    say_ = words(lang).say
    ranking = " · ".join(f"{row['place']} {row['name']} {row['figure']}" for row in data["ranking"]["rows"])
    lines = [data["headline"], *data["deck"][:1], ranking, " · ".join(part for part in data["strap"] if part)]
    alt = html.escape(" – ".join(lines))
    text = "".join(f"<p>{html.escape(line)}</p>" for line in [*lines, data["foot"]])
    links = "".join(
        f'<a href="/paper/{token}{end}">{html.escape(say_(say(label)))}</a>'
        for end, label in (("-a4.png", "paper-large"), (".pdf", "paper-print"))
    )
    size = "" if "template" in data else 'width="1080" height="1350" '
    picture = f'<img src="/paper/{token}.png" {size}alt="{alt}">'
    label = html.escape(say_(say("paper-share")))
    share = f'<button id="share" data-name="companion-{data["day"] or "game"}.png" hidden>{label}</button>'
    return _answer_page(lang, f"{picture}{share}{links}{text}<script>{_SHARE}</script>")


def _answer_page(lang: str, body: str, *, status: int = 200) -> Response:
    """Answer with an HTML page of that body, with our style and security policy."""
    title = html.escape(words(lang).say(say("paper-title")))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    text = f'<!doctype html><html lang="{lang}"><head>{head}<style>{_STYLE}</style></head><body>{body}</body></html>'
    return HTMLResponse(text, status_code=status, headers={**HEADERS, "Content-Security-Policy": _POLICY})
