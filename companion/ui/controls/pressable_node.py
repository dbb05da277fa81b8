"""Defines a semantics node that screen readers and keys can press.

Fault (Flet 1.0.5): ``Semantics`` has ``on_tap`` for that, but its client listens for a click, so it is never called.
Cure: a handler with the name that the client knows. Goes away when: ``on_tap`` of a ``Semantics`` is called.
"""
# Flet reads handler types from the class's annotations, so the module must not postpone them as strings.

import flet as ft


@ft.control("Semantics")  # type: ignore[arg-type]
class Pressed(ft.Semantics):
    """Semantics node that screen readers and keys press: they call ``on_click``. For what is drawn without one of
    Flet's buttons."""

    on_click: ft.ControlEventHandler[ft.Semantics] | None = None
