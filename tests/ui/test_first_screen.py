"""A page's first screen: it comes at once where the page has told what its browser keeps, in one message."""

from __future__ import annotations

from typing import Any

import msgpack
from flet.messaging.protocol import MessageAction

from companion.table.game import Actor
from companion.table.intents import NewPlayer
from companion.ui.prefs import Prefs
from tests.support.headless_phone import Phone, open_phone
from tests.support.house import AWAY, HERE, House
from tests.support.sent_numbers import recording
from tests.support.wording import worded

SECRET = "a-secret-of-thirty-two-characters"


async def open_recorded(house: House, kept: dict[str, Any], *, ip: str = HERE) -> Phone:
    """A page that tells that, with all that it is sent."""
    await house.services.rules.wait_until_read()
    with recording():
        return await open_phone(house.services, "/home", kept=kept, ip=ip)


def sent(phone: Phone) -> list[tuple[MessageAction, int | None]]:
    """The kinds of messages that the page was sent, in order, each with the control that it is about."""
    assert phone.line.sent is not None
    messages = [msgpack.unpackb(one, strict_map_key=False) for one in phone.line.sent]
    return [(MessageAction(action), body.get("id", body.get("control_id"))) for action, body in messages]


async def test_a_page_that_has_told_what_it_keeps_is_asked_nothing_and_drawn_in_one_message(house: House) -> None:
    phone = await open_recorded(house, {"device": SECRET, "prefs": Prefs(lang="en", theme="dark").to_text()})
    kinds = sent(phone)
    assert MessageAction.INVOKE_METHOD not in [kind for kind, _ in kinds]
    assert kinds.count((MessageAction.PATCH_CONTROL, phone.page._i)) == 1
    assert worded("en", "home-new") in phone.text()
    assert phone.page.theme_mode is not None and phone.page.theme_mode.value == "dark"


async def test_no_theme_comes_after_the_first_answer(house: House) -> None:
    phone = await open_recorded(house, {"device": SECRET})
    assert phone.line.sent is not None
    answer, *later = phone.line.sent
    theme = b"on_surface_variant"
    assert theme in answer and not any(theme in message for message in later)


async def test_what_a_page_has_told_makes_it_the_device_that_it_was(house: House) -> None:
    table = await house.hub.open("redac-chef", {}, [NewPlayer(name="Goupil")], Actor.of_secret(SECRET))
    for secret, is_there in ((SECRET, True), (SECRET[::-1], False)):
        phone = await open_recorded(house, {"device": secret}, ip=AWAY)
        assert phone.has(f"resume-{table.id}") == is_there


async def test_a_browser_that_keeps_nothing_gets_a_secret(house: House) -> None:
    phone = await open_recorded(house, {})
    assert len(phone.storage["companion.device"]) > 20 and phone.has("new-game")


async def test_a_page_that_comes_back_tells_anew_what_may_have_changed(house: House) -> None:
    phone = await open_recorded(house, {"device": SECRET, "scale": 1})
    await phone.cut()
    phone.line.asked.clear()
    phone.line.reports["kept"] = {"device": SECRET, "scale": 2, "unheard": "touched"}
    await phone.back()
    assert [name for name, _ in phone.line.asked] == ["set"], "that its touches were lost is forgotten there"
    assert phone.storage["companion.unheard"] == ""
