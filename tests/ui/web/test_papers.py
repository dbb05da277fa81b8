"""Front pages over HTTP: at an address that is not guessed and expires, drawn once, and faults in a sentence."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import playwright
import pytest
from starlette.applications import Starlette

from companion.exchange.worker import WorkerError
from companion.table.message import say
from companion.ui.web import expiring
from companion.ui.web.papers import Papers
from tests.exchange.front_page.kept_games import kept_games
from tests.support.spaces import plain
from tests.support.wording import worded

FILE = kept_games()["redac-chef classic"]


class Counting:
    """Draws nothing, and counts what it was asked for."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.fault: WorkerError | None = None

    async def draw(self, data: Mapping[str, Any], shape: str) -> bytes:
        self.drawn.append(shape)
        if self.fault is not None:
            raise self.fault
        return f"{shape} {data['lang']}".encode()


class Desk:
    """The addresses, a clock that stands, and a browser."""

    def __init__(self) -> None:
        self.now = 0.0
        self.drawing = Counting()
        self.papers = Papers(self.drawing, clock=lambda: self.now)  # type: ignore[arg-type]
        transport = httpx.ASGITransport(Starlette(routes=[*self.papers.routes()]))
        self.browser = httpx.AsyncClient(transport=transport, base_url="http://table")


@pytest.fixture
def desk() -> Desk:
    return Desk()


async def test_a_page_with_its_picture_text_and_kinds(desk: Desk) -> None:
    url = desk.papers.publish("g", "fr", lambda: FILE)
    answer = await desk.browser.get(url)
    assert answer.status_code == 200 and f'src="{url}.png"' in answer.text and f'href="{url}.pdf"' in answer.text
    assert answer.text.count("<p>") == 5 and 'alt="' in answer.text
    # Its own script, and no other: by its hash.
    (script,) = re.findall(r"<script>(.*?)</script>", answer.text, re.S)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}';" in answer.headers["content-security-policy"]
    assert '<button id="share"' in answer.text and "hidden>" in answer.text
    assert answer.headers["referrer-policy"] == "no-referrer"
    for end, kind, drawn in (
        (".png", "image/png", "card fr"),
        ("-a4.png", "image/png", "a4 fr"),
        (".pdf", "application/pdf", "pdf fr"),
    ):
        got = await desk.browser.get(f"{url}{end}")
        assert got.headers["content-type"] == kind and got.text == drawn
        assert got.headers["content-disposition"].startswith("inline")
    await desk.browser.get(f"{url}.png")
    assert desk.drawing.drawn == ["card", "a4", "pdf"], "each is drawn once"


async def test_an_address_is_the_same_until_it_expires_and_not_guessed(desk: Desk) -> None:
    url = desk.papers.publish("g", "fr", lambda: FILE)
    assert desk.papers.publish("g", "fr", lambda: FILE) == url != desk.papers.publish("g", "de", lambda: FILE)
    assert len(url) >= len("/paper/") + 22
    assert (await desk.browser.get(f"{url[:-1]}.png")).status_code == 404
    assert (await desk.browser.get("/paper/g.png")).status_code == 404
    desk.now += expiring.GOOD_S
    gone = await desk.browser.get(f"{url}.png", headers={"accept-language": "de"})
    assert gone.status_code == 404 and worded("de", "paper-gone") in plain(gone.text)
    assert desk.papers.publish("g", "fr", lambda: FILE) != url


async def test_addresses_are_bounded(desk: Desk) -> None:
    first = desk.papers.publish("first", "fr", lambda: FILE)
    for number in range(expiring.MOST):
        last = desk.papers.publish(f"g{number}", "fr", lambda: FILE)
    assert (await desk.browser.get(first)).status_code == 404
    assert (await desk.browser.get(last)).status_code == 200


async def test_what_fails_is_said_and_tried_again(desk: Desk) -> None:
    url = desk.papers.publish("g", "en", lambda: FILE)
    desk.drawing.fault = WorkerError(say("paper-failed"))
    answer = await desk.browser.get(f"{url}.pdf")
    assert answer.status_code == 503 and worded("en", "paper-failed") in plain(answer.text.replace("&#x27;", "'"))
    desk.drawing.fault = None
    assert (await desk.browser.get(f"{url}.pdf")).status_code == 200
    wrong = desk.papers.publish("wrong", "en", lambda: {"game": "redac-chef"})
    assert (await desk.browser.get(wrong)).status_code == 422
    taken_back = desk.papers.publish("none", "en", lambda: None)
    assert (await desk.browser.get(taken_back)).status_code == 404


#: A page as the script sees it, in the JavaScript that comes with the driver of the browsers.
_STUB = """
const shared = [], button = { hidden: true, dataset: { name: 'companion-2026-11-29.png' } };
const picture = { src: 'http://table/paper/x.png' };
globalThis.window = { isSecureContext: %(secure)s };
globalThis.document = { getElementById: () => button, querySelector: () => picture };
Object.defineProperty(globalThis, 'navigator', { value: %(browser)s });
globalThis.fetch = async (url) => ({ blob: async () => new Blob([url]) });
%(script)s
setTimeout(async () => {
  if (!button.hidden) button.onclick();
  const seen = await Promise.all(shared.map(async (each) => ({
    files: await Promise.all(each.files.map(async (one) => [one.name, one.type, await one.text()])),
  })));
  console.log(JSON.stringify({ hidden: button.hidden, seen }));
}, 50);
"""
_ABLE = "{ canShare: (what) => what.files.length === 1, share: async (what) => { shared.push(what); } }"


@pytest.mark.parametrize(
    ("secure", "browser", "offered"),
    [
        ("true", _ABLE, True),
        ("false", _ABLE, False),
        ("true", "{}", False),
        ("true", "{ canShare: () => false, share: async () => shared.push(1) }", False),
    ],
)
async def test_the_picture_is_shared_as_a_file_where_the_browser_can(
    desk: Desk, secure: str, browser: str, offered: bool
) -> None:
    answer = await desk.browser.get(desk.papers.publish("g", "fr", lambda: FILE))
    (script,) = re.findall(r"<script>(.*?)</script>", answer.text, re.S)
    program = _STUB % {"secure": secure, "browser": browser, "script": script}
    node = Path(playwright.__file__).parent / "driver" / "node"
    done = subprocess.run([node, "-e", program], capture_output=True, text=True, timeout=60, check=True)
    told = json.loads(done.stdout)
    assert told["hidden"] is not offered
    content = ["companion-2026-11-29.png", "image/png", "http://table/paper/x.png"]
    assert told["seen"] == ([{"files": [content]}] if offered else [])
