"""A node that can be pressed by what knows no touch: screen readers and keys.

Fault (Flet 1.0.5): ``Semantics`` has ``on_tap`` for that, but its client listens for a click, so that nothing is ever
told. Cure: a handler of the name that the client knows. Goes away when: ``on_tap`` of a ``Semantics`` is called.
"""
# Flet reads the types of handlers from the class itself, so they may not be put off as text.

import flet as ft


@ft.control("Semantics")  # type: ignore[arg-type]
class Pressed(ft.Semantics):
    """A ``Semantics`` that is pressed; it is a node of its own, with the action."""

    on_click: ft.ControlEventHandler[ft.Semantics] | None = None
