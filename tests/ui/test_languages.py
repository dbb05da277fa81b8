"""A language that was added is offered on the screens."""

from __future__ import annotations

from tests.support.house import House
from tests.support.made_up_language import NAME


async def test_it_is_chosen_in_the_settings_and_said_on_the_next_screen(made_up: str, house: House) -> None:
    phone = await house.phone("/settings")
    assert NAME in phone.text()
    await phone.tap(f"lang-{made_up}")
    assert "Mur ‹kelda›" in phone.text(), "the way home, in its words"
    again = await house.phone("/settings", storage=phone.storage)
    assert "Mur ‹kelda›" in again.text(), "also after a reload"
