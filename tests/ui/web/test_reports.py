"""What a page's own scripts may tell: nothing else is taken from it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.ui.web.connection import parse_report

KEPT = {"device": "s" * 32, "prefs": "{}", "scale": 1.5, "spoken": "fr,en", "unheard": "touched"}


@pytest.mark.parametrize("said", [{"kept": KEPT, "sound": "none"}, {"kept": {}}, {"awake": "held", "calm": True}])
def test_what_a_page_tells_is_taken(said: dict[str, Any]) -> None:
    assert parse_report(json.dumps(said)) == said


@pytest.mark.parametrize(
    "said",
    [
        {"kept": []},
        {"kept": {"device": 7}},
        {"kept": {"scale": True}},
        {"kept": {"scale": "1"}},
        {"kept": {"prefs": "x" * 1_001}},
        {"kept": {"seat": "a"}},
        {"kept": {"prefs": {"lang": "fr"}}},
        {"sound": "loud"},
        {"sound": []},
        {"else": True},
        ["kept"],
        "kept",
        {"kept": {**KEPT, "spoken": "x" * 9_000}},
    ],
)
def test_what_no_page_of_ours_tells_is_refused(said: Any) -> None:
    assert parse_report(json.dumps(said)) is None


@pytest.mark.parametrize("text", ["", "{", "[" * 4_000])
def test_nor_what_is_no_report_at_all(text: str) -> None:
    assert parse_report(text) is None
