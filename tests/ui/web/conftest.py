"""A tiny Flet application around which the serving is tested."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest
from starlette.applications import Starlette

from companion.table.message import say
from companion.text.words import words
from companion.ui.web import build_app
from tests.ui.web.serving import Running, running

#: What the masthead and the tab say on a French device.
TITLE = words("fr").say(say("app-name"))


def counter(page: ft.Page) -> None:
    """A number and a button that adds one to it."""
    number = ft.Text("0", size=80, font_family="Source Serif 4", weight=ft.FontWeight.W_900)

    def add(_: ft.ControlEvent) -> None:
        number.value = str(int(number.value or 0) + 1)
        number.update()

    page.add(
        ft.Semantics(identifier="number", content=number),
        ft.Semantics(identifier="add", content=ft.FilledButton("Un de plus", on_click=add)),
    )


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the compressed client lies, once for a module."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module")
def app(cache: Path) -> Starlette:
    """The tiny application, with the whole client compressed."""
    app = build_app(counter, cache_dir=cache)
    app.state.client.compress()
    return app


@pytest.fixture(scope="module")
def site(app: Starlette) -> Iterator[Running]:
    """The tiny application, served."""
    with running(app) as server:
        yield server
