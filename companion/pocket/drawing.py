"""Translates a screen of the pocket page into the JSON from which the page's script builds its HTML."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.kit.pocket import AppLink, Button, Panel, Part, Text
from companion.table.message import Message
from companion.table.state import TableState
from companion.text.words import ScreenWords

Node = dict[str, Any]


def format_message(words: ScreenWords, message: Message) -> str:
    """Return the text of a message. A parameter ``gap`` that is a number (ms) is shown in seconds."""
    if any(name == "gap" and isinstance(value, int) for name, value in message.params):
        params = (
            (name, words.gap(value) if name == "gap" and isinstance(value, int) else value)
            for name, value in message.params
        )
        return words.say(Message(message.id, tuple(params)))
    return words.say(message)


def draw_parts(words: ScreenWords, table: TableState, parts: Iterable[Part]) -> list[Node]:
    """Return a JSON object for each of these parts of a screen, with its handle, kind and text. The page's script
    (``assets/pocket.js``) reads it."""
    return [_draw_part(words, table, part) for part in parts]


def _draw_part(words: ScreenWords, table: TableState, part: Part) -> Node:
    """Return the JSON object of one part of a screen, by its kind."""
    match part:
        case Text():
            return _draw_text(words, part)
        case Button():
            return _draw_button(words, part)
        case AppLink():
            path = f"/table/{table.code}/{part.path}".rstrip("/")
            return {"k": "a", "h": part.handle, "t": format_message(words, part.label), "u": path}
        case Panel():
            return _draw_panel(words, table, part)


def _draw_text(words: ScreenWords, text: Text) -> Node:
    """Return the JSON object of a text."""
    return {"k": "t", "c": text.kind, "t": format_message(words, text.message)} | (
        {"h": text.handle} if text.handle else {}
    )


def _draw_button(words: ScreenWords, button: Button) -> Node:
    """Return the JSON object of a button, with the question that it asks before it acts, if any."""
    node: Node = {
        "k": "b",
        "h": button.handle,
        "c": button.kind,
        "t": format_message(words, button.label),
        "d": button.command,
    }
    if button.at_once:
        node["now"] = 1
    if button.sure is not None:
        sure = button.sure
        node["ask"] = [sure.handle, format_message(words, sure.label), format_message(words, sure.question)]
    return node


def _draw_panel(words: ScreenWords, table: TableState, panel: Panel) -> Node:
    """Return the JSON object of a player's panel, with the parts in it."""
    seat = panel.seat
    node: Node = {
        "k": "p",
        "n": table.number(seat.id),
        "name": seat.name,
        "look": [seat.colour, seat.symbol],
        "parts": draw_parts(words, table, (*panel.figures, *panel.parts)),
    }
    if panel.token:
        node["token"] = 1
    if panel.small:
        node["small"] = 1
    return node
