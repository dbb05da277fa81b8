"""The page as a file: how large it is, that it needs nothing else, and that no text of a language breaks it."""

from __future__ import annotations

import gzip
import html
import re

import pytest

from companion.pocket.routes import ASSETS, build_html
from companion.text.languages import codes
from companion.ui.web.client import ASSETS as CLIENT
from tests.support.wording import printed

#: All that a phone loads, in bytes: the page with its script and style, uncompressed, and the silent video.
MOST_BYTES = 60_000


@pytest.mark.parametrize("lang", codes())
def test_all_that_a_phone_loads_is_small_and_in_one_file(lang: str) -> None:
    page = build_html(lang, "/client/any/page/awake.mp4")
    assert len(page.body) + (CLIENT / "page" / "awake.mp4").stat().st_size <= MOST_BYTES
    assert gzip.decompress(page.small) == page.body
    text = page.body.decode()
    assert "{{" not in text
    assert html.escape(printed(lang, "page-loading")) in text
    assert not re.findall(r'(?:src|href)="(?!/"|data:)', text)  # nothing else is asked for
    assert "canvas" not in text and 'type="module"' not in text
    assert "@font-face" not in text


def test_only_the_pages_own_script_runs() -> None:
    policy = build_html("fr").policy
    assert "unsafe" not in policy and "default-src 'none'" in policy
    assert build_html("fr").policy == build_html("de").policy


def test_the_script_asks_nothing_that_phones_of_2018_lack() -> None:
    script = (ASSETS / "pocket.js").read_text(encoding="utf-8")
    newer = {
        "optional chaining": r"\?\.[\w(\[]",
        "nullish": r"\?\?",
        "object spread": r"\{\s*\.\.\.",
        "private fields": r"this\.#",
        "pointer events": r"pointerdown|pointerup",
        "Intl": r"\bIntl\.",
        "replaceAll": r"\.replaceAll\(|\.at\(|\.flat\(|fromEntries|globalThis",
    }
    assert [name for name, pattern in newer.items() if re.search(pattern, script)] == []
