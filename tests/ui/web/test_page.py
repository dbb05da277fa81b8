"""The page that every device loads first."""

from __future__ import annotations

import json
import re
from pathlib import Path

import flet_web
import pytest

from companion.table.message import say
from companion.text.languages import codes, negotiate_language
from companion.text.words import words
from companion.ui.web import faults
from companion.ui.web import page as module
from companion.ui.web.client import ASSETS, Client
from companion.ui.web.page import FAULTS, PageDoesNotFit, build_pages, page_texts
from tests.support.spaces import torn


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return Client(tmp_path)


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "fr"),
        ("en-GB", "en"),
        ("sv,en;q=0.5,fr;q=0.4", "en"),
        ("sv,en;q=0.4,fr;q=0.5", "fr"),
        ("de-AT,en;q=0.9", "de"),
        ("EN", "en"),
        ("sv", "fr"),
        ("", "fr"),
        ("en;q=0,fr;q=0.1", "fr"),
        ("en;q=high", "en"),
        ("en;q=1.2.3,fr", "fr"),
        (",;,q=;", "fr"),
    ],
)
def test_the_language_is_the_one_the_browser_likes_best(header: str, chosen: str) -> None:
    assert negotiate_language(header) == chosen


def test_every_language_says_everything() -> None:
    every = page_texts()
    assert set(every) == set(codes())
    assert {frozenset(words) for words in every.values()} == {frozenset(every["fr"])}
    assert all(words["lang"] == code and all(words.values()) for code, words in every.items())
    assert not any(map(torn, every["fr"].values()))


def test_the_page_is_in_its_language_from_the_first_byte(client: Client) -> None:
    made = build_pages(client, "language")
    for code, page in made.items():
        text = page.body.decode()
        assert f'<html lang="{code}">' in text
        assert page_texts()[code]["loading"] in text
        name = words(code).say(say("app-name"))
        assert f"<h1>{name}</h1>" in text and f"<title>{name}</title>" in text
        assert f'<meta name="apple-mobile-web-app-title" content="{name}">' in text
        assert f'href="manifest.json?lang={code}"' in text
        assert 'icons/apple-touch-icon.png"' in text and 'icons/favicon.png"' in text
    assert made["fr"].etag != made["en"].etag


def test_nothing_in_the_page_points_outside(client: Client) -> None:
    text = build_pages(client, "language")["fr"].body.decode()
    assert not re.findall(r"""(?:src|href|url)\s*[=(]\s*["']?(?:https?:)?//[^"')\s]+""", text)
    assert 'flet.canvasKitBaseUrl="/canvaskit/"' in text, "Flet itself is told to use no CDN"


def test_settings_are_read_as_written(client: Client) -> None:
    text = build_pages(client, "my </script> language")["fr"].body.decode()
    found = re.search(r"window\.companionPage = (\{.*?\});</script>", text)
    assert found is not None
    settings = json.loads(found[1])
    assert settings["languageKey"] == "my </script> language"
    assert settings["base"] == client.base
    for parts in settings["parts"].values():
        assert all(client.find(part["path"]) is not None for part in parts)


def test_a_flet_of_another_shape_is_an_error_at_the_start(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = (Path(flet_web.get_package_web_dir()) / "index.html").read_text(encoding="utf-8")
    (tmp_path / "index.html").write_text(index.replace('id="loading"', 'id="splash"'), encoding="utf-8")
    monkeypatch.setattr(module, "get_package_web_dir", lambda: str(tmp_path))
    with pytest.raises(PageDoesNotFit, match="loading"):
        build_pages(client, "language")


def test_the_network_begins_before_the_page_is_told_anything_else(client: Client) -> None:
    for page in build_pages(client, "language").values():
        body = page.body.decode()
        begins = body.index((ASSETS / "page" / "ahead.js").read_text(encoding="utf-8"))
        asks = [
            body.index(word)
            for word in ("<style>", "localStorage", *(f.read_text("utf-8") for f in FAULTS.glob("*.js")))
        ]
        assert begins < min(asks)


@pytest.mark.parametrize("name", ["ahead.js", "boot.js", "stay.js"])
def test_what_runs_before_the_client_can_be_read_by_an_old_browser(name: str) -> None:
    script = "\n".join(line.split("//")[0] for line in (ASSETS / "page" / name).read_text(encoding="utf-8").split("\n"))
    for newer in ("=>", "`", "...", "?.", "??"):
        assert newer not in script, newer
    assert not re.search(r"\b(let|const|class|async|await|of)\b", script)


def test_each_fault_is_named_and_has_a_test() -> None:
    listed = faults.__doc__ or ""
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    for file in FAULTS.iterdir():
        if file.stem not in ("__init__", "__pycache__"):
            assert f"``{file.name if file.suffix == '.js' else file.stem}``" in listed, file.name
            assert file.stem in tests, file.name
