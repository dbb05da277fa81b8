"""What a page is about to take away is not drawn anew before: without companion.ui.web.faults.children_first it is."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.ui.web.faults import children_first
from tests.support.house import House

#: Screens that take their parts away, while these change too; several, as Flet's order is that of a set.
_GOING = ("b", "c", "d", "e")


@pytest.mark.parametrize("ours", [True, False])
async def test_what_is_around_is_drawn_first(house: House, monkeypatch: pytest.MonkeyPatch, ours: bool) -> None:
    monkeypatch.setattr(Session, "__init__", children_first._init_top_down if ours else children_first._init)
    redraw: dict[str, Callable[[int], None]] = {}
    drawn: list[str] = []

    @ft.component
    def Part(name: str) -> ft.Control:
        count, redraw[name] = ft.use_state(0)
        drawn.append(name)
        return ft.Text(f"{name} {count}")

    @ft.component
    def Screen(name: str) -> ft.Control:
        count, redraw[name] = ft.use_state(0)
        drawn.append(name)
        return ft.Column([Part(part) for part in _parts(name)] if count == 0 else [ft.Text("gone")])

    @ft.component
    def Root() -> ft.Control:
        return ft.Column([Screen(name) for name in ("stays", *_GOING)])

    phone = await house.phone("/home")
    phone.line.context.run(phone.page.render, Root)
    await phone.settle()
    drawn.clear()
    for name, change in list(redraw.items()):
        if name != "stays":
            phone.line.context.run(change, 1)
    await phone.settle()
    gone = [name for name in drawn if name[:-1] in _GOING or name[:-2] in _GOING]
    assert bool(gone) is not ours
    assert sorted(name for name in drawn if name not in gone) == sorted((*_GOING, *_parts("stays")))
    assert phone.text().splitlines() == [*(f"{name} 1" for name in _parts("stays")), *(["gone"] * len(_GOING))]


def _parts(name: str) -> list[str]:
    return [f"{name}{number}" for number in range(20)]
