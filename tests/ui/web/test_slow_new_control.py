"""With companion.ui.web.faults.slow_new_control a control is made of what is given, and is the same as without it."""

from __future__ import annotations

import dataclasses
import gc
import importlib
import pkgutil
import subprocess
import sys
from typing import Any

import flet as ft
import pytest

from companion.ui.web.faults import slow_new_control

#: What is made anew for each control, or read from the clock.
_OWN = {"_i", "_internals", "_lock", "_ready", "current_date", "value", "on_data_channel_open"}


def _load_all() -> list[type]:
    """All classes of controls and values that Flet has."""
    for module in pkgutil.walk_packages(ft.__path__, "flet."):
        if ".controls." in module.name:
            importlib.import_module(module.name)
    return [found for found in gc.get_objects() if isinstance(found, type) and "_prop_defaults" in vars(found)]


def _state(made: Any) -> dict[str, Any]:
    found = {name: value for name, value in vars(made).items() if name not in _OWN and name != "_values"}
    return found | {"values": {name: value for name, value in made._values.items() if name not in _OWN}}


def _try(init: Any, cls: type, given: dict[str, Any]) -> Any:
    """What it makes, or the kind of error that it raises."""
    made = cls.__new__(cls)
    if "_values" not in cls.__dataclass_fields__:  # type: ignore[attr-defined]
        made.__dict__["_values"], made.__dict__["_dirty"] = {}, {}
    try:
        init(made, **given)
    except Exception as error:
        return type(error)
    return _state(made)


def test_every_control_is_the_same_whatever_is_given() -> None:
    tried = 0
    for cls in _load_all():
        generated = getattr(cls.__init__, slow_new_control._GENERATED, cls.__init__)  # type: ignore[misc]
        if generated.__code__.co_filename != "<string>":
            continue  # of a value: it wraps the generated one
        ours = slow_new_control.make_init(_with(cls, generated))
        fields = dataclasses.fields(cls)  # type: ignore[arg-type]
        missing = dataclasses.MISSING
        required = {
            field.name: "1"
            for field in fields
            if field.init and field.default is missing and field.default_factory is missing
        }
        given: list[dict[str, Any]] = [{}, {"nothing_like_it": 1}]
        for name, default in cls._prop_defaults.items():  # type: ignore[attr-defined]
            given += [{name: "a"}, {name: default}]
        for one in given:
            tried += 1
            assert _try(ours, cls, required | one) == _try(generated, cls, required | one), (cls, one)
        if required:
            assert _try(ours, cls, {}) is _try(generated, cls, {}) is TypeError
    assert tried > 5_000


def _with(cls: type, generated: Any) -> type:
    """The class as it is before the cure."""
    return type(cls.__name__, (cls,), {"__init__": generated}) if cls.__init__ is not generated else cls  # type: ignore[misc]


@pytest.mark.parametrize("first", ["the cure", "the controls"])
def test_controls_that_are_loaded_before_or_after_it_are_cured(first: str) -> None:
    load = "import flet as ft; ft.Text; ft.Container"
    cure = "from companion.ui.web.faults import slow_new_control as s; s.patch(); s.patch()"
    seen = "print([hasattr(c.__init__, s._GENERATED) for c in (ft.Text, ft.Container, ft.Icon)])"
    order = [cure, load] if first == "the cure" else [load, cure]
    program = "\n".join([*order, seen])
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "[True, True, True]"


def test_what_is_given_by_its_place_and_what_is_wrong() -> None:
    for init in (ft.Text.__init__, slow_new_control.make_init(ft.Text)):
        made = ft.Text.__new__(ft.Text)
        init(made, "a")
        assert made.value == "a"
        with pytest.raises(TypeError):
            init(ft.Text.__new__(ft.Text), "a", value="b")  # type: ignore[call-arg]
        with pytest.raises(TypeError):
            init(ft.Text.__new__(ft.Text), *["a"] * 99)  # type: ignore[arg-type]
