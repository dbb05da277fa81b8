"""Builds the start page that every device loads first: Flet's own, with our parts in it.

Built from the installed client's ``index.html`` when the server starts, so that it always fits the installed version; a
landmark that is missing is an error at the start, not a blank page at the table.
"""

from __future__ import annotations

import hashlib
import html
import json
import re
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from flet_web import get_package_web_dir, patch_index_html

from companion.table.message import say
from companion.text.languages import codes
from companion.text.words import words
from companion.ui.web.client import ASSETS, Client

FAULTS = Path(__file__).parent / "faults"
#: The placeholder of the app's name.
_NAME: Final = "companion-app-name"

#: Scripts of the page, in the order in which they run; the last one starts the client.
_SCRIPTS: Final = (
    "text_size", "zoom", "kept", "cut_off", "alive", "bell", "feel", "awake", "stay", "stops", "say", "boot",
)  # fmt: skip
#: The texts that the page shows before the client and its catalogue are loaded: the messages ``page-…``.
_TEXTS: Final = (
    "kicker",
    "loading",
    "slow",
    "reload",
    "too-old",
    "no-wasm",
    "no-script",
    "failed",
    "crashed",
    "lost",
    "cut-off",
    "cut-off-shout",
    "cut-off-wait",
    "light",
)


class PageDoesNotFit(RuntimeError):
    """Signals that a landmark, named in the message, is missing from Flet's page."""


@dataclass(frozen=True, slots=True)
class Page:
    """Start page in one language: its HTML, and the tag by which a browser asks whether that has changed."""

    body: bytes
    etag: str


def page_texts() -> dict[str, dict[str, str]]:
    """Return the start page's own texts by language, with their names in its scripts."""
    return {code: _read_texts(code) for code in codes()}


def _read_texts(lang: str) -> dict[str, str]:
    """Return the start page's own texts in one language."""
    catalogue = words(lang)
    texts = {name.replace("-", "_"): catalogue.say(say(f"page-{name}")) for name in _TEXTS}
    return {"lang": lang, "name": catalogue.say(say("app-name"))} | texts


def build_pages(client: Client, language_key: str) -> Mapping[str, Page]:
    """Build the start page in each language.

    ``language_key`` is the preference (SharedPreferences) in which a device keeps the language it chose; the page
    itself reads it, since only the browser knows it.

    Raises PageDoesNotFit.
    """
    flet_page, all_texts = _build_flet_page(), page_texts()
    pages = {}
    for code, texts in all_texts.items():
        body = _insert_parts(flet_page, client, texts, all_texts, language_key).encode()
        pages[code] = Page(body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')
    return pages


def _build_flet_page() -> str:
    """Return Flet's page with its settings filled in by Flet itself (no CDN, path URLs, the socket at ``/ws``), and
    ``_NAME`` in place of the app's name."""
    with tempfile.TemporaryDirectory() as folder:
        index = Path(folder) / "index.html"
        index.write_bytes((Path(get_package_web_dir()) / "index.html").read_bytes())
        patch_index_html(str(index), base_href="/", websocket_endpoint_path="/ws", app_name=_NAME, no_cdn=True)
        return index.read_text(encoding="utf-8")


def _read_asset(name: str) -> str:
    return (ASSETS / "page" / name).read_text(encoding="utf-8")


def _insert_parts(
    page: str,
    client: Client,
    texts: Mapping[str, str],
    all_texts: Mapping[str, Mapping[str, str]],
    language_key: str,
) -> str:
    """Return Flet's page with our scripts, styles, texts and icons in place of its landmarks. Raises PageDoesNotFit if
    one of them is missing."""
    settings = {
        "base": client.base,
        "languageKey": language_key,
        "texts": texts,
        "allTexts": all_texts,
        "parts": {build: [asdict(part) for part in parts] for build, parts in client.parts().items()},
    }
    # Under a URL that contains the version, everything may be cached for ever.
    flets_settings = {
        "entrypointBaseUrl": client.base,
        "assetBase": client.base,
        "canvasKitBaseUrl": f"{client.base}canvaskit/",
        "fontFallbackBaseUrl": f"{client.base}fallback/",
    }
    head = [
        "<script>Object.assign(flet, " + _to_json(flets_settings) + ");",
        "window.companionPage = " + _to_json(settings) + ";</script>",
        "<script>" + _read_asset("ahead.js") + "</script>",
        "<style>" + _read_asset("loading.css") + "</style>",
        *("<script>" + file.read_text(encoding="utf-8") + "</script>" for file in sorted(FAULTS.glob("*.js"))),
        *("<script>" + _read_asset(f"{name}.js") + "</script>" for name in _SCRIPTS),
    ]
    escaped = {key: html.escape(value) for key, value in texts.items()}
    page = page.replace(_NAME, escaped["name"])
    loading = re.sub(r"\{(\w+)\}", lambda hole: escaped[hole[1]], _read_asset("loading.html"))
    themes = (
        '<meta name="theme-color" content="#F6F0E2" media="(prefers-color-scheme: light)">\n'
        '  <meta name="theme-color" content="#1C1916" media="(prefers-color-scheme: dark)">'
    )
    for landmark, ours in (
        (r"<html[^>]*>", f'<html lang="{texts["lang"]}">'),
        (r'<meta name="description"[^>]*>', f'<meta name="description" content="{escaped["kicker"]}">\n  {themes}'),
        (r'href="(?:icons/)?apple-touch-icon[^"]*"', f'href="{client.base}icons/apple-touch-icon.png"'),
        (r'href="favicon\.png"', f'href="{client.base}icons/favicon.png"'),
        (r'href="manifest\.json"', f'href="manifest.json?lang={texts["lang"]}"'),
        (r'<script src="python\.js"></script>', "\n".join(head)),
        (r'<div id="loading".*?</div>', loading),
        (r'<script src="flutter_bootstrap\.js"[^>]*></script>', ""),
    ):
        page, replaced = re.subn(landmark, lambda _, ours=ours: ours, page, flags=re.DOTALL)  # type: ignore[misc]
        if not replaced:
            raise PageDoesNotFit(f"Flet's start page no longer has {landmark!r}: companion/ui/web/page.py must follow")
    return page


def _to_json(value: object) -> str:
    """Serialise to JSON that is safe inside a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
