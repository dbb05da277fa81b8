"""Serves the rules for printing: plain HTML pages without scripts, with texts and notes escaped."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from companion.reference.markdown import Block, Items, Paragraph, parse_blocks, parse_runs
from companion.reference.topic import Page
from companion.table.message import Param, say
from companion.text.languages import codes, negotiate_language
from companion.text.words import words
from companion.ui.rulebook import Rulebook

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'"
_STYLE: Final = """
body { font: 12pt/1.45 Georgia, "Source Serif 4", serif; color: #1f1a15; background: #fff; max-width: 42em;
  margin: 2em auto; padding: 0 1.2em; }
h1 { font-size: 22pt; border-bottom: 3px double #1f1a15; } h2 { font-size: 17pt; margin-top: 1.6em; }
h3 { font-size: 13pt; margin-bottom: .2em; break-after: avoid; } h2 { break-after: avoid; }
table { border-collapse: collapse; } td, th { border: 1px solid #999; padding: .2em .5em; text-align: left; }
aside { border: 1px dashed #1f1a15; padding: .4em .8em; margin: .6em 0; white-space: pre-wrap; }
small { color: #555; } li { margin: .15em 0; } tr, li, aside { break-inside: avoid; }
"""

Say = Callable[..., str]


def make_print_routes(rules: Rulebook) -> list[BaseRoute]:
    """Build the routes ``/rules/print?game=ID`` for all rules of a game and ``/rules/ID/print`` for a page; the
    parameter ``lang`` chooses the language."""

    async def all_rules(request: Request) -> Response:
        """Answer with all topics of a game's rules, by chapter."""
        await rules.wait_until_read()
        lang = _choose_lang(request)
        game = request.query_params.get("game") or next(iter(rules.games), "")
        chapters = rules.contents(game, lang)
        if not chapters:
            return _build_page(lang, _make_translator(lang)("rules-no-such-page"), "", status=404)
        parts = []
        for chapter in chapters:
            parts.append(f"<h2>{html.escape(chapter.title)}</h2>")
            for topic in chapter.topics:
                page = rules.page(topic.id, lang)
                if page is not None:
                    parts.append(f"<h3>{html.escape(page.title)}</h3>{''.join(_write_topic(rules, page, lang))}")
        return _build_page(lang, _make_translator(lang)(f"game-{game}"), "".join(parts))

    async def one_page(request: Request) -> Response:
        """Answer with one page of the rules."""
        await rules.wait_until_read()
        lang = _choose_lang(request)
        page = rules.page(request.path_params["address"], lang)
        if page is None:
            return _build_page(lang, _make_translator(lang)("rules-no-such-page"), "", status=404)
        return _build_page(lang, page.title, "".join(_write_topic(rules, page, lang)))

    return [
        Route("/rules/print", all_rules, methods=["GET"]),
        Route("/rules/{address:path}/print", one_page, methods=["GET"]),
    ]


def _choose_lang(request: Request) -> str:
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in codes() else negotiate_language(request.headers.get("accept-language", ""))


def _make_translator(lang: str) -> Say:
    """Return the function that formats a message in that language."""

    def translate(id_: str, **params: Param) -> str:
        return words(lang).say(say(id_, **params))

    return translate


def _build_page(lang: str, title: str, body: str, *, status: int = 200) -> Response:
    """Answer with an HTML page with that title and body, and with the foot of all printed pages."""
    foot = html.escape(_make_translator(lang)("rules-printed-by"))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{html.escape(title)}'
    text = (
        f'<!doctype html><html lang="{lang}"><head>{head}</title><style>{_STYLE}</style></head>'
        f"<body><h1>{html.escape(title)}</h1>{body}<p><small>{foot}</small></p></body></html>"
    )
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": _POLICY}
    return HTMLResponse(text, status_code=status, headers=headers)


def _write_topic(rules: Rulebook, page: Page, lang: str) -> Iterator[str]:
    """Yield the HTML of a topic: its page number in the rulebook, its text, and the group's notes."""
    in_words = _make_translator(lang)
    if page.topic.page is not None:
        yield f"<small>{html.escape(in_words('rules-page', page=page.topic.page, count=page.topic.pages))}</small>"
    yield from (_write_block(block) for block in parse_blocks(rules.body(page.topic)))
    for place in page.places:
        if noted := rules.note(place, page.topic.game):
            name = rules.place_name(place, lang, page.topic.game)
            title = html.escape(f"{in_words('note-of-group')} · {name}")
            yield f"<aside><strong>{title}</strong>\n{html.escape(noted)}</aside>"


def _write_block(block: Block) -> str:
    """Return the HTML of a paragraph, a list or a table."""
    if isinstance(block, Paragraph):
        return f"<p>{_write_runs(block.text)}</p>"
    if isinstance(block, Items):
        kind = "ol" if block.numbers else "ul"
        return f"<{kind}>{''.join(f'<li>{_write_runs(item)}</li>' for item in block.items)}</{kind}>"
    head = "".join(f"<th>{html.escape(cell)}</th>" for cell in block.head)
    rows = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in block.rows)
    return f"<table><tr>{head}</tr>{rows}</table>"


def _write_runs(text: str) -> str:
    parts = ((html.escape(run.text), run.bold) for run in parse_runs(text))
    return "".join(f"<strong>{part}</strong>" if bold else part for part, bold in parts)
