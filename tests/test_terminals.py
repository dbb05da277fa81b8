"""What the terminal is told survives every terminal: the address, a code to scan and the host code."""

from __future__ import annotations

import io
import sys

import pytest

from companion.hub.hub import Hub
from companion.server.serve import announcement, draw_qr
from companion.text.encoding import show
from companion.text.words import words
from tests.support.virtual_hub import House, opened

NAMES = ("Łukasz", "שלום", "王芳 🦊")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "ascii", "utf-8", "latin-1"])
def test_address_and_codes_are_printed_in_any_encoding(
    monkeypatch: pytest.MonkeyPatch, encoding: str, lang: str
) -> None:
    monkeypatch.setattr("companion.network.addresses.lan_addresses", lambda: [("Wi-Fi 王", "192.168.1.20")])
    raw = io.BytesIO()
    terminal = io.TextIOWrapper(raw, encoding=encoding)
    monkeypatch.setattr(sys, "stdout", terminal)

    async def life(hub: Hub) -> None:
        table = await opened(hub, *NAMES)
        show(announcement(words(lang), 8160, hub))
        told = raw.getvalue().decode(encoding)
        assert "http://192.168.1.20:8160/" in told and table.state.code in told
        assert f"{hub.host_code[:4]} {hub.host_code[4:]}" in told.replace("\xa0", " ")
        blocks = draw_qr(f"http://192.168.1.20:8160/join/{hub.invitation(table)}", encoding)
        assert blocks.replace("\r", "") in told.replace("\r", "")
        assert max(map(len, blocks.splitlines())) < 80

    House().live(life)


@pytest.mark.parametrize("stream", [None, io.StringIO()])
def test_a_program_without_a_terminal_goes_on(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO | None) -> None:
    if stream is not None:
        stream.close()
    monkeypatch.setattr(sys, "stdout", stream)
    show("Tirage !")
