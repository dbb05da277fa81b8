"""The texts that are really drawn on a page, each with its place, its lines and its clip: no word may be cut.

``texts.js`` has to be in the page before it is loaded (``SCRIPT``); it makes the client take its CanvasKit build.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

SCRIPT: Final = (Path(__file__).parent / "texts.js").read_text(encoding="utf-8")
#: A text may stick out of where it lies by so much, in px: round letters and rounding do.
_SLACK_PX: Final = 1.5
#: Icons are drawn as letters that no alphabet has.
_PRIVATE: Final = (range(0xE000, 0xF8FF + 1), range(0xF0000, 0x10FFFF + 1))
#: A page is scrolled so many times at most.
_SCREENS: Final = 24

_READ: Final = """
const buttons = [...document.querySelectorAll('[flt-semantics-identifier]')].map(node => {
  const box = node.getBoundingClientRect();
  const pressed = node.matches('[flt-tappable], [role=button]')
    || (node.children.length === 1 && !!node.querySelector(':scope > [flt-tappable], :scope > [role=button]'));
  const said = [node, ...node.querySelectorAll('[aria-label]')].map(one => one.ariaLabel || '');
  return [node.getAttribute('flt-semantics-identifier'), pressed, [node.innerText, ...said].join(' '),
          box.x, box.y, box.right, box.bottom];
});
return [drawnTexts(), buttons, innerWidth, innerHeight];
"""

#: Runs the body of a function in the page.
Evaluate = Callable[[str], Any]
Edges = tuple[float, float, float, float]


@dataclass(slots=True)
class _Drawn:
    """A text in its place; edges are left, top, right, bottom in px of the page."""

    text: str
    lines: list[dict[str, Any]]
    box: Edges
    clip: Edges
    shortened: bool


def cut_texts(evaluate: Evaluate) -> list[str]:
    """Return what is wrong with the texts of a page as it is drawn now: words that are broken, texts that leave the
    page, their clip or their button."""
    drawn, buttons, width, height = evaluate(_READ)
    pressed = [(handle, said, tuple(box)) for handle, is_button, said, *box in buttons if is_button]
    faults: list[str] = []
    outside: dict[tuple[str, str], float] = {}
    whole: set[tuple[str, str]] = set()
    for one in _joined(drawn, (0, 0, width, height)):
        left, top, right, bottom = one.box
        seen = _common(one.box, one.clip)
        if seen[3] - seen[1] < 1 or seen[2] - seen[0] < 1:
            continue  # scrolled out of sight, or on a page that lies beside the one that is seen
        faults += [
            f"{one.text!r} is broken within a word: {line['text']!r} {following['text']!r}"
            for line, following in zip(one.lines, one.lines[1:], strict=False)
            if line["torn"]
        ]
        if one.shortened:
            faults.append(f"{one.text!r} is shortened")
        if seen[0] > left + _SLACK_PX or seen[2] < right - _SLACK_PX:
            faults.append(f"{one.text!r} lies at {left:.0f}–{right:.0f}, of which {seen[0]:.0f}–{seen[2]:.0f} is seen")
        if seen[1] > top + _SLACK_PX or seen[3] < bottom - _SLACK_PX:
            faults += [
                f"{one.text!r} is cut by {handle}"
                for handle, said, box in pressed
                if one.text in said and one.clip[1] >= box[1] + 1 and one.clip[3] <= box[3] - 1
            ]
            # A button cuts at its padding; what is scrolled cuts the button too, and is seen whole on the next screen.
            continue
        over = {
            handle: _excess(one.box, box)
            for handle, said, box in pressed
            if one.text in said and box[0] < (left + right) / 2 < box[2] and box[1] < (top + bottom) / 2 < box[3]
        }
        whole |= {(handle, one.text) for handle, px in over.items() if px <= _SLACK_PX}
        # What a foot covers is still among the buttons: a text that lies whole in one belongs to that one.
        if over and min(over.values()) > _SLACK_PX:
            outside |= {(handle, one.text): px for handle, px in over.items()}
    # Under what lies over a page its own buttons are still drawn: one of them may say the same near there.
    faults += [
        f"{text!r} sticks out of {handle} by {px:.0f} px"
        for (handle, text), px in outside.items()
        if (handle, text) not in whole
    ]
    return list(dict.fromkeys(faults))


def cut_anywhere(
    evaluate: Evaluate,
    scroll: Callable[[float], None],
    *,
    most: int = _SCREENS,
    look: Callable[[int], None] = lambda screen: None,
) -> list[str]:
    """Return what is wrong with the texts of a whole page, half a screen after the other.

    Args:
        evaluate: runs the body of a function in the page.
        scroll: turns a wheel by so many px.
        most: so many half screens are looked at, at most.
        look: called with the number of each half screen that shows something new, from 0.
    """
    faults: dict[str, None] = {}
    before: object = None
    for screen in range(most):
        faults |= dict.fromkeys(cut_texts(evaluate))
        now = [(one["text"], one["box"]) for one in evaluate("return drawnTexts()")]
        if now == before:
            break
        look(screen)
        before = now
        scroll(evaluate("return innerHeight") * 0.5)
        time.sleep(0.4)
    return list(faults)


def _joined(drawn: list[dict[str, Any]], page: Edges) -> list[_Drawn]:
    """The texts, each once: a frame may be drawn in tiles, each of which clips what it shows."""
    found: dict[tuple[str, Edges], _Drawn] = {}
    for one in drawn:
        if not (text := _plain(one["text"])):
            continue
        box = tuple(one["box"])
        clip = _common(tuple(one["clip"]), page)
        there = found.get((text, box))
        if there is None:
            found[text, box] = _Drawn(text, one["lines"], box, clip, one["shortened"])
        else:
            there.clip = (
                min(there.clip[0], clip[0]),
                min(there.clip[1], clip[1]),
                max(there.clip[2], clip[2]),
                max(there.clip[3], clip[3]),
            )
    return list(found.values())


def _excess(text: Edges, box: Edges) -> float:
    """Return by how many px a text leaves its box."""
    return max(box[1] - text[1], text[3] - box[3], box[0] - text[0], text[2] - box[2])


def _common(one: Edges, other: Edges) -> Edges:
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def _plain(text: str) -> str:
    return "".join(sign for sign in text if not any(ord(sign) in private for private in _PRIVATE)).strip()
