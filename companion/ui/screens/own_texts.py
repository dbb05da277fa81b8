"""Lets a table put texts on the front page of its game: a headline of its own and a note."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.kit.faults import WrongFile
from companion.store.errors import StoreError
from companion.table.intents import ChangeTexts
from companion.table.message import Message, Refused, say
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import text_field
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column
from companion.ui.controls.stack import stack
from companion.ui.controls.text import sans, small
from companion.ui.device import Device
from companion.ui.exports import Choice, load_game
from companion.ui.parts.photo import Photo
from companion.ui.reactive import use_device_and_palette, use_half_typed, use_slice, use_value
from companion.ui.rematch import find_table
from companion.ui.screens.exports import link_back

#: Separates texts that are stored as one; none of them contains it.
_SPLIT: Final = "\t"
#: Stored before a half-typed text, so that an emptied field differs from one that was not touched.
_TYPED: Final = "="


@ft.component
def OwnTexts(game_id: str) -> ft.Control:
    """Show the fields for headline and note, and the photo. Handles: ``own-headline-field``, ``own-note-field``,
    ``texts-save``, ``texts-undo``."""
    device, p = use_device_and_palette()
    nothing: tuple[str, str] | None = None
    saved, set_saved = use_value(nothing)
    why: Message | None = None
    trouble, set_trouble = use_value(why)
    typed_headline, set_headline = use_half_typed(f"headline {game_id}")
    typed_note, set_note = use_half_typed(f"note {game_id}")
    replaced, set_replaced = use_half_typed(f"texts {game_id}")
    changes = use_slice(lambda d: _read_table_texts(d, game_id))

    async def load() -> None:
        """Read the texts from the game; a failure is shown in place of the fields."""
        try:
            file = await load_game(device.services, game_id)
        except (StoreError, WrongFile) as error:
            set_trouble(error.message)
            return
        set_trouble(None)
        set_saved((file.get("headline", ""), file.get("note", "")))

    ft.use_effect(load, [game_id, changes])
    top: list[ft.Control] = [head(device, device.t("texts-strap"))]
    choice = Choice("game", game_id)
    try:
        table = find_table(device, game_id)
    except Refused as refused:  # the game is on, at a table that this page may not know of
        return column([*top, link_back(device, choice, None), sans(device.words.say(refused.message), p)])
    top.append(link_back(device, choice, table))
    if trouble is not None:
        return column([*top, sans(device.words.say(trouble), p)])
    if saved is None:
        return column([*top, sans(device.t("loading"), p)])
    headline, note = (
        text.removeprefix(_TYPED) if text else current
        for text, current in zip((typed_headline, typed_note), saved, strict=True)
    )

    async def store(texts: tuple[str, str], undone: str) -> None:
        """Save the texts, and keep ``undone``, the texts that they replace, for the undo ("" for no undo)."""
        try:
            await _save_texts(device, game_id, *texts)
        except (Refused, StoreError, WrongFile) as error:
            device.tell(error.message)
            return
        set_headline("")
        set_note("")
        set_replaced(undone)
        set_saved(texts)
        device.tell(say("texts-saved"))
        await load()

    async def save() -> None:
        """Save both texts as typed by now; a field that was not touched keeps its saved text."""
        memory = device.services.kept
        texts = tuple(
            text.removeprefix(_TYPED) if (text := memory.text(device.actor.device, f"{name} {game_id}")) else current
            for name, current in zip(("headline", "note"), saved, strict=True)
        )
        await store((texts[0], texts[1]), _SPLIT.join((_TYPED, *saved)))

    async def undo() -> None:
        """Save the texts that the last change replaced; this cannot be undone itself."""
        _, headline, note = replaced.split(_SPLIT)
        await store((headline, note), "")

    fields: list[ft.Control] = [
        text_field(
            device, "own-headline-field", device.t("texts-headline"), headline,
            lambda text: set_headline(_TYPED + text), save,
        ),
        text_field(
            device, "own-note-field", device.t("texts-note"), note,
            lambda text: set_note(_TYPED + text), save, most=1200, lines=4,
        ),
        small(device.t("texts-about"), p),
        action(device, "texts-save", device.t("texts-save"), save, red=True),
    ]  # fmt: skip
    if replaced:
        fields.append(action(device, "texts-undo", device.t("texts-undo"), undo, icon=ft.Icons.UNDO))
    photo = card(Photo(game_id, editable=True, key="photo"), p)
    return column([*top, card(stack(*fields, spacing=12), p), photo])


def _read_table_texts(device: Device, game_id: str) -> tuple[str, str] | None:
    """Return the headline and the note of the game's table; None if it has no table."""
    table = device.hub.find_by_game(game_id)
    return None if table is None else (table.state.headline, table.state.note)


async def _save_texts(device: Device, game_id: str, headline: str, note: str) -> None:
    """Save headline and note with the game: at its table while that is open, else in its file."""
    table = find_table(device, game_id)
    if table is not None and not table.state.closed:
        await table.submit(ChangeTexts(headline=headline, note=note), device.actor)
    else:
        await device.services.library.run(lambda library: library.change_texts(game_id, headline, note))
