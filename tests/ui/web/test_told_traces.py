"""What fails in a page is told to it in a sentence, without a trace and without a path of this machine."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.ui.web import build_app
from companion.ui.web.faults import told_traces
from companion.ui.web.page import page_texts
from tests.support.wire_phone import Phone
from tests.ui.web.serving import running


@pytest.mark.parametrize("cured", [True, False])
async def test_no_trace_goes_to_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cured: bool) -> None:
    monkeypatch.setattr(Session, "error", told_traces._flets)
    if cured:
        told_traces.patch()

    def main(page: ft.Page) -> None:
        def fail(_: ft.ControlEvent) -> None:
            raise RuntimeError(f"something in {tmp_path}")

        page.add(ft.Text("here"), ft.Semantics(identifier="fail", content=ft.Button("Fail", on_click=fail)))

    with running(build_app(main, cache_dir=tmp_path / "cache")) as site:
        async with Phone(site.url) as phone:
            await phone.tap("fail")
            await phone.until(lambda: phone.crashes)
    told = "".join(phone.crashes)
    assert ("Traceback" in told or str(tmp_path) in told or ".py" in told) is not cured
    assert all(each["crashed"] in told for each in page_texts().values()) is cured
