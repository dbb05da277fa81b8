"""What appears is looked into where it holds something: without companion.ui.web.faults.slow_first_drawing every field
of every control is asked for, and nothing else differs."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import flet as ft
import pytest
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder, ObjectPatch
from flet.controls.value_types import Prop

from companion.ui.web.faults import slow_first_drawing


def _flets(self: DiffBuilder) -> Iterator[Any]:
    """Flet's own way, whether the cure is in already or not."""
    for key, one in self._added_dataclasses.items():
        yield from self._configure_dataclass(one, None, False, key in self._removed_dataclasses)


@pytest.fixture(params=["ours", "Flet's"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    ours = request.param == "ours"
    monkeypatch.setattr(DiffBuilder, "get_added_controls", slow_first_drawing._find_added if ours else _flets)
    name: str = request.param
    return name


@dataclasses.dataclass
class Note:
    """A value of a kind that Flet knows nothing of, with a control in it."""

    text: str
    face: Any = None


def screen() -> ft.Control:
    """One of each: lists, a dictionary, values with controls in them, styles, a control inside a property."""
    table = ft.DataTable(
        columns=[ft.DataColumn(ft.Text("a"))],
        rows=[ft.DataRow([ft.DataCell(ft.Text("b", style=ft.TextStyle(size=3)))])],
    )
    field = ft.TextField(label=ft.Text("name"), prefix_icon=ft.Icon(ft.Icons.ADD), value="x")
    button = ft.Button(ft.Row([ft.Text("go")]), style=ft.ButtonStyle(padding=ft.Padding.all(3)))
    column = ft.Column([table, field, button, ft.Container(ft.Stack([ft.Text("deep")]), border=ft.Border.all(1))])
    column.data = [Note("no", ft.Text("not looked into"))]
    return column


def added(frozen: bool) -> list[Any]:
    page = ft.Column()
    _, found, _ = ObjectPatch.from_diff(
        [], [screen()], control_cls=BaseControl, parent=page, path=["controls"], frozen=frozen
    )
    return found


def told(control: Any) -> tuple[Any, ...]:
    """What configuring leaves on a control."""
    parent, frozen = control._parent(), getattr(control, "_frozen", None)
    return type(control), parent and type(parent), frozen, dict(control._dirty), control._initialized


@pytest.mark.parametrize("frozen", [True, False])
def test_what_appears_is_what_flet_finds(monkeypatch: pytest.MonkeyPatch, frozen: bool) -> None:
    seen = []
    for way in (slow_first_drawing._find_added, _flets):
        monkeypatch.setattr(DiffBuilder, "get_added_controls", way)
        kept = added(frozen)
        seen.append([told(control) for control in kept])
    assert seen[0] == seen[1]
    assert ft.DataCell in {one[0] for one in seen[0]} and len(seen[0]) > 12


def test_a_change_after_it_is_told(way: str) -> None:
    page = ft.Column()
    shown = screen()
    ObjectPatch.from_diff([], [shown], control_cls=BaseControl, parent=page, path=["controls"])
    assert isinstance(shown, ft.Column)
    deep = shown.controls[3]
    assert isinstance(deep, ft.Container)
    deep.bgcolor = "red"
    assert list(deep._dirty) == ["bgcolor"], way


def asked(act: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> int:
    """How many properties are read meanwhile."""
    count = 0
    get = Prop.__get__

    def counted(self: Prop, obj: Any, objtype: Any = None) -> Any:
        nonlocal count
        count += 1
        return get(self, obj, objtype)

    monkeypatch.setattr(Prop, "__get__", counted)
    act()
    monkeypatch.setattr(Prop, "__get__", get)
    return count


def test_what_is_not_set_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DiffBuilder, "get_added_controls", _flets)
    flets = asked(lambda: added(False), monkeypatch)
    slow_first_drawing.patch()
    assert asked(lambda: added(False), monkeypatch) * 3 < flets
