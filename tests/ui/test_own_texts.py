"""A headline and a note of one's own: written at the table and in the history, undone, and taken along."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.exchange.front_page.edition import edition_data
from companion.exchange.importing import ImportRefused, Source, import_games
from companion.table.texts import HEADLINE_LENGTH
from companion.text.words import words
from companion.ui.exports import Choice, make_file
from tests.support.finished_game import game_file, taken_up
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.wording import worded

ID = game_file()["id"]
OWN = {"headline": "Goupil, à la Une = 3 fois", "note": "Pizza froide.\nRevanche jeudi."}


async def write(phone: Phone, headline: str, note: str) -> None:
    await phone.tap("own-texts")
    await phone.type("own-headline-field", headline)
    await phone.type("own-note-field", note)
    await phone.tap("texts-save")


async def test_in_the_history_texts_are_written_kept_with_the_game_and_undone(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone(f"/history/{ID}")
    await write(phone, f"  {OWN['headline']} ", OWN["note"])
    assert worded("fr", "texts-saved") in phone.text()
    assert await house.archive.load(ID) == game_file() | OWN
    await phone.go(f"/history/{ID}")
    assert OWN["headline"] in phone.text("own-headline") and "Revanche" in phone.text("own-note")
    await phone.tap("own-texts")
    await phone.tap("texts-undo")
    assert await house.archive.load(ID) == game_file()
    await phone.go(f"/history/{ID}")
    assert not phone.has("own-headline") and not phone.has("own-note")


async def test_at_a_table_all_screens_show_them_and_its_undo_takes_them_back(house: House) -> None:
    host, table = await taken_up(house)
    other = await house.phone(f"/table/{table.state.code}")
    await write(host, OWN["headline"], OWN["note"])
    await house.archive.run(lambda library: None)
    await table.wait_archived()
    assert (await house.archive.load(ID))["headline"] == OWN["headline"]
    await other.settle()
    assert table.state.headline == OWN["headline"]
    await host.go(f"/table/{table.state.code}")
    assert OWN["headline"] in host.text("own-headline")
    await host.tap("undo")
    assert (table.state.headline, table.state.note) == ("", "") and not host.has("own-headline")
    await table.wait_archived()
    assert "headline" not in await house.archive.load(ID)


async def test_a_correction_keeps_them(house: House) -> None:
    _, table = await taken_up(house, game_file() | OWN)
    assert {"headline": table.state.headline, "note": table.state.note} == OWN


async def test_they_stand_on_the_front_page_and_in_the_exports(house: House) -> None:
    file: dict[str, Any] = game_file() | OWN
    data = edition_data(file, words("fr"))
    assert data["headline"].replace("\u00a0", " ") == OWN["headline"]
    assert data["note"]["text"] == "Pizza froide. Revanche jeudi."
    await house.archive.save(file)
    game = await make_file(house.services, Choice("game", ID), "json", "fr")
    assert json.loads(game.content)["note"] == OWN["note"]
    plays = await make_file(house.services, Choice("all"), "bgsplay", "fr")
    (play,) = json.loads(plays.content)["plays"]
    assert play["comments"].startswith(OWN["headline"]) and play["comments"].endswith(OWN["note"])


async def test_what_is_too_long_is_said_and_stays_in_the_field(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone(f"/history/{ID}")
    long = "x" * (HEADLINE_LENGTH + 1)
    await write(phone, long, "")
    assert worded("fr", "refused-headline-long", length=len(long), most=HEADLINE_LENGTH) in phone.text()
    assert await house.archive.load(ID) == game_file()
    assert phone.find("own-headline-field").content.value == long  # type: ignore[union-attr]


async def test_imported_texts_are_cleaned_as_if_they_had_been_typed(house: House) -> None:
    def take(**texts: Any) -> Any:
        raw = json.dumps(game_file() | texts).encode()
        return lambda library: import_games(library, library._score, [Source("game.json", raw)])

    with pytest.raises(ImportRefused):
        await house.archive.run(take(headline="x" * 91))
    with pytest.raises(ImportRefused):
        await house.archive.run(take(note=7))
    await house.archive.run(take(headline="a\u202eb\tc", note="one\n\n two "))
    assert await house.archive.load(ID) == game_file() | {"headline": "ab c", "note": "one\ntwo"}


async def test_a_page_that_may_not_know_of_the_table_gets_no_way_to_it(house: House) -> None:
    _, table = await taken_up(house)
    stranger = await house.phone(f"/front-page/{ID}", ip="203.0.113.7")
    assert worded("fr", "refused-table-unknown") in stranger.text() and not stranger.has("texts-save")
    assert table.state.code not in stranger.text() + repr(stranger.handles())
