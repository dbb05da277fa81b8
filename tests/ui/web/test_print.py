"""The rules on paper: plain pages in the reader's language, in which whatever a note holds is text."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import httpx
import pytest
from starlette.applications import Starlette

from companion.store.notes import GroupNote
from companion.ui.rulebook import Rulebook
from companion.ui.web.print import make_print_routes
from tests.support.house import reference
from tests.support.spaces import plain


@dataclass
class Kept:
    notes: tuple[GroupNote, ...]


NOTES = Kept((GroupNote("redac-chef", "tribune/D2", '</aside><script>alert("x")</script>\n4 points'),))


@pytest.fixture
async def browser() -> AsyncIterator[httpx.AsyncClient]:
    rules = Rulebook(reference, NOTES)
    transport = httpx.ASGITransport(Starlette(routes=make_print_routes(rules)))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        yield client
    rules.close()


async def test_a_topic_in_the_readers_language_with_its_example_and_table(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/rules/solo-free-area/print", headers={"accept-language": "fr-CH"})
    assert answer.status_code == 200 and answer.text.startswith('<!doctype html><html lang="fr">')
    assert "<th>cases</th>" in answer.text and "{{" not in answer.text and "<li>" in answer.text
    assert "script" not in answer.headers["content-security-policy"]
    assert '<html lang="en">' in (await browser.get("/rules/tie/print?lang=en")).text


async def test_all_rules_of_a_game(browser: httpx.AsyncClient) -> None:
    text = (await browser.get("/rules/print?game=redac-chef&lang=en")).text
    assert text.count("<h3>") == 156 and "<strong>Classic</strong>" in text
    assert "&lt;script&gt;" in text and "<script" not in text


async def test_a_note_is_text(browser: httpx.AsyncClient) -> None:
    text = (await browser.get("/rules/redac-chef/tribune/D2/print?lang=en")).text
    assert "Centerpiece D2" in text and "&lt;/aside&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;" in text


@pytest.mark.parametrize(
    "path", ["/rules/nothing/print", "/rules/print?game=%3Cb%3E", "/rules//print", "/rules/a/b/print"]
)
async def test_what_is_not_there_is_said(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 404 and "<b>" not in answer.text and "n'existe pas" in plain(answer.text)
