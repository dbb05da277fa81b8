"""The rules on the screens: found while one types, read, leafed through, noted by the group; and nothing harmful."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import flet as ft
import pytest

from companion.store.notes import MOST_CHARACTERS
from tests.support.finished_game import open_table
from tests.support.headless_phone import Phone, Storage, open_phone
from tests.support.house import House, HouseOn
from tests.support.set_up_hands import unfold
from tests.support.wording import worded

HTML = '<img src=x onerror="alert(1)"><b>2</b> points par girafe'


def found(phone: Phone) -> list[str]:
    """The answers on the screen, best first."""
    return [handle for handle in phone.handles() if handle.startswith("rule-")]


def marked(phone: Phone, handle: str) -> list[str]:
    """Words of an answer that stand out, not by colour alone."""
    texts = [c for c in phone.controls_in(handle) if isinstance(c, ft.Text)]
    spans = [span for text in texts for span in text.spans or () if span.style is not None]
    assert all(s.style.weight is ft.FontWeight.W_700 and s.style.decoration is not None for s in spans)  # type: ignore[union-attr]
    return [span.text or "" for span in spans]


# --- searching --------------------------------------------------------------------------------------------------------


async def test_home_leads_to_the_rules_and_answers_come_as_one_types(house: House) -> None:
    phone = await house.phone("/home")
    await phone.tap("rules")
    assert phone.has("chapter-redac-chef-counting") and found(phone) == []
    await phone.type("rules-search", "surfac")
    assert "rule-free-area" in found(phone)[:2]
    await phone.type("rules-search", "surfcae lbre egalite")
    assert found(phone)[0] == "rule-free-area-ties"
    await phone.type("rules-search", "white space ties")
    assert found(phone)[0] == "rule-free-area-ties"
    await phone.tap("rules-clear")
    assert phone.value("rules-search") == "" and phone.has("chapter-redac-chef-counting")


async def test_the_sentence_that_matched_is_shown_with_its_words_marked(house: House) -> None:
    phone = await house.phone("/rules")
    await phone.type("rules-search", "quart de tour")
    assert "quart de tour" in phone.text("rule-place-orientation")
    assert {"quart", "tour"} <= set(marked(phone, "rule-place-orientation"))


async def test_an_answer_is_opened_and_the_way_back_finds_the_search_again(house: House) -> None:
    phone = await house.phone("/rules")
    await phone.type("rules-search", "pion bouclage")
    first = found(phone)[0]
    await phone.tap(first)
    assert phone.has("rules-next") and not phone.has("rules-search")
    await phone.tap("rules-back")
    assert phone.value("rules-search") == "pion bouclage" and found(phone)[0] == first


@pytest.mark.parametrize(
    "query",
    ["", " ", "x" * 5000, "é" * 5000, '"', "surface OR libre AND NOT (x", "title:a*", "'; DROP TABLE texts; --", HTML],
)
async def test_whatever_is_typed_is_text_and_no_error(house: House, query: str) -> None:
    phone = await house.phone("/rules")
    await phone.type("rules-search", query)
    assert phone.has("rules-search")
    shown = bool(found(phone)) or phone.has("rules-none") or phone.has("chapter-redac-chef-counting")
    assert shown


# --- reading ----------------------------------------------------------------------------------------------------------


async def test_a_link_opens_its_topic_from_cold_and_one_leafs_on_and_back(house: House) -> None:
    phone = await house.phone("/rules/free-area-points")
    text = phone.text()
    assert "Points de surface libre" in text and "livret, p." in text
    assert "+3" in text and "•" in text, "the worked example is computed into its place"
    await phone.tap("rules-next")
    assert "Surfaces libres à égalité" in phone.text("rule-free-area-ties")
    await phone.tap("rules-previous")
    assert phone.has("rule-free-area-points") and "Points de surface libre" in phone.text("rule-free-area-points")


async def test_one_goes_back_the_way_one_came_and_finds_the_place(house: House) -> None:
    phone = await house.phone("/rules")
    await phone.tap("chapter-redac-chef-counting")
    await phone.scroll(240)
    await phone.tap("rule-photos")
    await phone.scroll(90)
    await phone.tap("rule-place-photos")
    await phone.tap("rules-back")
    assert phone.page.route == "/rules/photos"
    assert phone.scrolled_to()[-1] == 90
    await phone.tap("rules-back")
    assert phone.page.route == "/rules" and phone.has("rule-photos"), "the chapter is still open"
    assert phone.scrolled_to()[-1] == 240


async def test_the_list_of_decisions_leads_to_each_of_them(house: House) -> None:
    phone = await house.phone("/rules/rulings")
    await phone.tap("rule-decisions")
    assert len({one for one in phone.handles() if one.startswith("rule-")}) > 40
    await phone.tap("rule-latecomers")
    assert phone.page.route == "/rules/latecomers" and "Companion" in phone.text()


async def test_the_language_is_switched_inside_a_topic_for_this_device_only(house: House) -> None:
    phone, other = await house.phone("/rules/tie"), await house.phone("/rules/tie")
    await phone.tap("rules-lang")
    assert phone.text("rule-tie") == "A tie at the end" and other.text("rule-tie") == "Égalité à la fin"
    again = await house.phone("/rules/tie", storage=phone.storage)
    assert again.text("rule-tie") == "A tie at the end", "also after a reload"
    assert "À lire aussi" in again.text(), "the screens stay in the device's language"
    await again.tap("rules-lang")
    assert again.text("rule-tie") == "Égalité à la fin"


async def test_large_type_a_page_to_print_and_an_address_to_share(house: House) -> None:
    phone = await house.phone("/rules/surplus")
    sizes = {c.size for c in phone.controls() if isinstance(c, ft.Text) and "Bureau coûte 1 point" in (c.value or "")}
    await phone.tap("rules-large")
    larger = {c.size for c in phone.controls() if isinstance(c, ft.Text) and "Bureau coûte 1 point" in (c.value or "")}
    assert max(larger) >= 1.4 * max(sizes)
    assert link_of(phone, "rules-print") == "/rules/surplus/print?lang=fr"
    await phone.tap("rules-share")
    assert phone.text("rules-link") == "http://192.168.1.20:8080/rules/surplus"


def link_of(phone: Phone, handle: str) -> str:
    urls = [c.url for c in phone.controls_in(handle) if getattr(c, "url", None) is not None]
    return str(urls[0].url)


@pytest.mark.parametrize("address", ["nothing", "redac-chef/tribune/99", "a/b/c/d", "%3Cb%3E"])
async def test_a_mistyped_link_is_answered_by_a_sentence(house: House, address: str) -> None:
    phone = await house.phone(f"/rules/{address}")
    assert "n'existe pas" in phone.text()
    await phone.tap("rules-back")
    assert phone.has("rules-search")


async def test_at_a_large_text_size_a_table_is_told_row_by_row(house: House) -> None:
    phone = await house.phone("/rules/scenarios-hard")
    assert "Flash 7" in phone.text() and "points 60" in phone.text()
    storage = Storage()
    storage["companion.scale"] = 2.0
    large = await open_phone(house.services, "/rules/solo-free-area", storage=storage)
    assert "0 ou 1" in large.text()


# --- at a table -------------------------------------------------------------------------------------------------------


async def test_the_reader_knows_the_watched_table_and_leads_back_there(house: House) -> None:
    phone = await house.phone()
    table = await open_table(house, phone, "Goupil", "Zhette")
    await phone.go(f"/table/{table.state.code}/menu")
    await phone.tap("rules")
    assert not phone.has("help-timer"), "no clock stands or runs yet"
    await phone.go(f"/table/{table.state.code}")
    await phone.tap("start-round")
    await phone.go("/rules")
    assert phone.has("help-timer") and phone.has("help-pause")
    again = await house.phone("/rules/photos", storage=phone.storage)
    assert again.has("help-timer"), "a reload inside the rules loses neither clock nor table"
    await again.tap("back-to-table")
    assert again.page.route == f"/table/{table.state.code}" and again.has("timer")


# --- the group's notes ------------------------------------------------------------------------------------------------


async def test_a_note_is_kept_found_marked_as_theirs_and_survives_the_night(house_on: HouseOn) -> None:
    async with house_on() as house:
        phone = await house.phone("/rules/tribunes-others")
        assert worded("fr", "note-which-noted", count=0) in phone.text()
        await phone.tap("rule-redac-chef-tribune-D2")
        await phone.tap("note-edit")
        await phone.type("note-text", f"Vaut 4 points.\n{HTML}")
        await phone.tap("note-save")
        assert phone.text("note") == f"Vaut 4 points.\n{HTML}"
        await phone.tap("rules-back")
        assert worded("fr", "note-which-noted", count=1) in phone.text()
        other = await house.phone("/rules")
        await other.type("rules-search", "girafe")
        assert found(other)[0] == "rule-redac-chef-tribune-D2"
        said = other.text("rule-redac-chef-tribune-D2")
        assert worded("fr", "note-of-group") in said and HTML in said
    async with house_on() as house:
        phone = await house.phone("/rules")
        await phone.type("rules-search", "tribune D2")
        assert found(phone)[0] == "rule-redac-chef-tribune-D2"
        await phone.tap("rule-redac-chef-tribune-D2")
        assert phone.text("note").endswith(HTML)


async def test_a_note_on_a_topic_is_changed_taken_away_and_brought_back(house: House) -> None:
    phone = await house.phone("/rules/renaud")
    await phone.tap("note-edit")
    await phone.type("note-text", "Prend une photo de plus.")
    reloaded = await house.phone("/rules/renaud", storage=phone.storage)
    assert reloaded.value("note-text") == "Prend une photo de plus.", "what is half typed outlives a reload"
    await reloaded.tap("note-save")
    await reloaded.tap("note-edit")
    assert reloaded.value("note-text") == "Prend une photo de plus."
    await reloaded.type("note-text", "  ")
    await reloaded.tap("note-save")
    assert not reloaded.has("note")
    await reloaded.tap("note-undo")
    assert reloaded.text("note") == "Prend une photo de plus."
    other = await house.phone("/rules/renaud")
    assert other.text("note") == "Prend une photo de plus."


async def test_a_note_is_seen_at_once_on_a_page_that_is_open(house: House) -> None:
    reader, writer = await house.phone("/rules/jazz"), await house.phone("/rules/jazz")
    await writer.tap("note-edit")
    await writer.type("note-text", "−2")
    await writer.tap("note-save")
    await reader.settle()
    assert reader.text("note") == "−2"


async def test_two_who_write_the_same_note_do_not_wipe_each_other_s(house: House) -> None:
    slow, fast = await house.phone("/rules/jazz"), await house.phone("/rules/jazz")
    await slow.tap("note-edit")
    await slow.type("note-text", "Deux points de moins, dit Mia.")
    await fast.tap("note-edit")
    await fast.type("note-text", "−2 par page")
    await fast.tap("note-save")
    await slow.tap("note-save")
    assert worded("fr", "store-note-changed") in slow.text()
    assert slow.text("note") == "−2 par page"
    assert slow.value("note-text") == "Deux points de moins, dit Mia."
    assert [note.text for note in house.archive.notes] == ["−2 par page"]
    await slow.tap("note-save")  # they have read it, and mean to replace it
    assert [note.text for note in house.archive.notes] == ["Deux points de moins, dit Mia."]
    await slow.tap("note-undo")
    assert [note.text for note in house.archive.notes] == ["−2 par page"]


async def test_a_note_that_is_too_long_is_refused_with_a_sentence_and_not_lost(house: House) -> None:
    phone = await house.phone("/rules/renaud")
    await phone.tap("note-edit")
    await phone.type("note-text", "a" * (MOST_CHARACTERS + 1))
    await phone.tap("note-save")
    assert f"{MOST_CHARACTERS + 1}" in phone.text() and len(phone.value("note-text")) == MOST_CHARACTERS + 1
    assert house.archive.notes == ()
    await phone.tap("note-cancel")
    assert not phone.has("note-text")


# --- no rules ---------------------------------------------------------------------------------------------------------


async def test_rules_that_cannot_be_read_are_said_and_nothing_else_suffers(house: House, monkeypatch: Any) -> None:
    from companion.reference.errors import WrongRules
    from companion.ui.rulebook import Rulebook

    def broken() -> Any:
        raise WrongRules(("redac-chef/rules/topics.toml: torn",))

    house.services.rules = Rulebook(broken, house.archive)
    phone = await house.phone("/rules")
    assert "topics.toml: torn" in phone.text()
    await phone.type("rules-search", "surface")
    await phone.tap("home")
    assert phone.has("new-game")
    house.services.rules.close()


async def test_the_first_screen_comes_whole(house: House) -> None:
    """drawn anew for its help, a screen would close what was just opened on it"""
    from companion.ui.rulebook import Rulebook
    from tests.support.house import reference

    may = threading.Event()

    def slow() -> Any:
        may.wait(60)
        return reference()

    house.services.rules = Rulebook(slow, house.archive)
    asyncio.get_running_loop().call_later(0.5, may.set)
    phone = await house.phone("/new")
    assert may.is_set()
    await phone.tap("game-redac-chef")
    await unfold(phone, "help-mode-classic")
    assert phone.has("help-mode-classic")
    house.services.rules.close()


async def test_the_way_to_the_next_page_points_onward_behind_its_title(house: House) -> None:
    phone = await house.phone("/rules/free-area")
    for handle, last in (("rules-previous", False), ("rules-next", True)):
        shown = [one for one in phone.controls_in(handle) if isinstance(one, ft.Icon | ft.Text)]
        assert [isinstance(one, ft.Icon) for one in shown] == [not last, last]
