"""Shows a checklist of the table, which all devices tick together."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.table.parts.events import ItemTicked
from companion.ui.at_table import may_act_for, send_event
from companion.ui.controls.fields import tick
from companion.ui.controls.stack import stack
from companion.ui.controls.text import sans
from companion.ui.device import Device
from companion.ui.reactive import use_device_and_palette, use_slice


@ft.component
def Checklist(name: str, items: Sequence[tuple[str, str, str]]) -> ft.Control:
    """Show the checklist ``name`` of the table: ``items`` with id, label, and a note ("" for none). A device that may
    not tick sees only the signs. Handles: ``NAME-ITEM``."""
    device, p = use_device_and_palette()
    may_tick = use_slice(lambda d: may_act_for(d, None))

    def list_ticked(d: Device) -> tuple[str, ...]:
        """Return the ids of the ticked items."""
        items_: tuple[str, ...] = d.state.play.tray.ticked(name)
        return items_

    ticked_items = use_slice(list_ticked)

    def line(item: str, label: str, note: str) -> ft.Control:
        """Build the line of an item: a button for those who may tick it, else its sign and label."""
        if not may_tick:
            icon = ft.Icons.CHECK_BOX if item in ticked_items else ft.Icons.CHECK_BOX_OUTLINE_BLANK
            return ft.Row([ft.Icon(icon, color=p.ink, size=24), sans(label, p)], spacing=8)

        async def pick(on: bool) -> None:
            await send_event(device, ItemTicked(name=name, item=item, on=on))

        return tick(device, f"{name}-{item}", label, item in ticked_items, pick, note=note)

    lines = [line(*each) for each in items]
    return stack(*lines, spacing=6)
