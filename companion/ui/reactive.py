"""Connects components to the device's state: what they read, and when they are redrawn. See ``docs/reactivity.md``.

``use_device`` gives the device that a component is drawn on. ``use_slice(select)`` gives what ``select`` reads from it,
and redraws the component when that value changes, and only then: whatever may have changed, ``Device.notify`` calls
every listener, and each compares the value that it shows with the present one. ``MemoizedRead`` saves most of these
comparisons: the device counts its changes (``revision``) and records whether a read depended on the time
(``time_reads``).
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

import flet as ft

from companion.hub.drawing_turns import Rank
from companion.hub.table import LiveTable
from companion.ui.device import Device
from companion.ui.theme import Palette

T = TypeVar("T")

_DEVICE = ft.create_context(cast("Device | None", None))


def on_device(device: Device, draw: Callable[[], T]) -> T:
    """Call ``draw`` with that device in the context of all components below, and return its result."""
    return _DEVICE(device, draw)


def use_device() -> Device:
    """Return the device that this component is drawn on."""
    device = ft.use_context(_DEVICE)
    assert device is not None, "a component outside its device"
    return device


def use_device_and_palette() -> tuple[Device, Palette]:
    """Return the device that this component is drawn on, and its colours."""
    device = use_device()
    return device, device.palette


def use_value(initial: T) -> tuple[T, Callable[[T], None]]:
    """Return Flet's ``use_state`` for a value that is not a function, with a type that a checker can follow."""
    value, change = ft.use_state(cast(Any, initial))
    return value, change


class Latest(Generic[T]):
    """Value that belongs to one component and redraws it. Handlers read and change its current value, not the value
    last drawn, because several presses may arrive before the next drawing."""

    def __init__(self, value: T, redraw: Callable[[], None]) -> None:
        self.value = value
        self._redraw = redraw

    def put(self, value: T) -> None:
        """Set the value, and redraw if it changed."""
        if value != self.value:
            self.value = value
            self._redraw()

    def step(self, change: Callable[[T], T]) -> None:
        """Replace the value by what ``change`` returns for it, and redraw if it changed."""
        self.put(change(self.value))


def use_latest(initial: T) -> Latest[T]:
    """Return a ``Latest`` that lives as long as this component and redraws it on change."""
    _, redraw = ft.use_state(0)
    latest: ft.MutableRef[Latest[T]] = ft.use_ref(lambda: Latest(initial, lambda: redraw(lambda count: count + 1)))
    return cast("Latest[T]", latest.current)


class MemoizedRead(Generic[T]):
    """Read of the device's state whose result is reused while the device has not changed, unless it depends on the
    time."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._select: Callable[[Device], T] | None = None
        self._revision, self._depends_on_time = -1, True

    def evaluate(self, select: Callable[[Device], T] | None = None) -> T:
        """Return the value as read now; with ``select``, that replaces how it is read from now on."""
        device = self._device
        self._select = select or self._select
        assert self._select is not None
        reads, revision = device.time_reads, device.revision
        reads.touched = False
        # A failed read is stale until the next one succeeds.
        self._revision = -1
        value = self._select(device)
        self._revision, self._depends_on_time = revision, reads.touched
        return value

    @property
    def is_valid(self) -> bool:
        """Tell whether the last value still holds, so that it need not be read again."""
        return self._revision == self._device.revision and not self._depends_on_time


def use_slice(select: Callable[[Device], T]) -> T:
    """Return what ``select`` reads from the device's state; the component is redrawn only when that value changes.

    What is read must be comparable and never mutated: frozen state, numbers, texts, tuples.
    """
    device = use_device()
    reading: ft.MutableRef[MemoizedRead[T]] = ft.use_ref(lambda: MemoizedRead(device))
    value_drawn: ft.MutableRef[T] = ft.use_ref()
    _, redraw = ft.use_state(0)
    at_table: ft.MutableRef[LiveTable | None] = ft.use_ref()
    memoized = cast("MemoizedRead[T]", reading.current)
    value_drawn.current = memoized.evaluate(select)
    at_table.current = device.table

    def redraw_if_changed() -> None:
        """Redraw the component if the value has changed."""
        if memoized.is_valid:
            return
        try:
            value = memoized.evaluate()
        except Exception:
            if at_table.current is not None and at_table.current is not device.table:
                return  # the page has left the table: what was drawn of it is about to go
            raise
        if value != value_drawn.current:
            redraw(lambda count: count + 1)

    use_listener(redraw_if_changed)
    return cast(T, value_drawn.current)


def use_second_step() -> bool:
    """Return False at the first drawing of this component, and True once no page of any table is to be redrawn: for
    what is out of sight at first, so that a new screen does not keep the event loop from presses for as long."""
    device = use_device()
    due, set_due = use_value(False)

    async def draw_in_turn() -> None:
        turns = device.services.hub.drawing
        turn = turns.queue(Rank.UNSEEN)
        async with turns.hold(turn):
            set_due(True)
            await turns.let_draw(turn)

    ft.use_effect(lambda: device.run(draw_in_turn), [])
    return due


def use_listener(look: Callable[[], None], *, first: bool = False) -> None:
    """Call ``look`` whenever something on this device may have changed, while the component is mounted; ``first``: also
    in the first phase of a broadcast, before anything is drawn."""
    device = use_device()
    # Something may have changed between drawing and listening.
    use_subscription(lambda: device.listen(look, first=first), look)


def use_subscription(subscribe: Callable[[], Callable[[], None]], then: Callable[[], None] | None = None) -> None:
    """Call ``subscribe``, then ``then``, when the component is mounted; call the function that ``subscribe`` returned
    when it is unmounted."""
    stop: ft.MutableRef[Callable[[], None]] = ft.use_ref()

    def attach() -> None:
        stop.current = subscribe()
        if then is not None:
            then()

    def detach() -> None:
        if stop.current is not None:
            stop.current()

    # The clean-up is passed explicitly: one returned by the set-up is lost at the next drawing (flet 1.0.5).
    ft.use_effect(attach, [], detach)


def use_keyboard(on_key: Callable[[Any], Any]) -> None:
    """Call ``on_key`` with the event of every key that is pressed on the page, while the component is mounted; of
    several components only the one mounted last gets them."""
    page = use_device().page

    def subscribe() -> Callable[[], None]:
        page.on_keyboard_event = on_key
        return stop

    def stop() -> None:
        if page.on_keyboard_event is on_key:
            page.on_keyboard_event = None

    use_subscription(subscribe)


def use_half_typed(key: str) -> tuple[str, Callable[[str], None]]:
    """Return a half-typed text of this device and the function that sets it; it survives a reload."""
    device = use_device()
    text = use_slice(lambda d: d.services.kept.text(d.actor.device, key))

    def put(value: str) -> None:
        device.services.kept.put_text(device.actor.device, key, value)
        device.notify()

    return text, put


def use_tables() -> None:
    """Redraw the component when the list of tables changes: one was opened, closed, taken up again or removed."""
    device = use_device()
    _, redraw = ft.use_state(0)

    def subscribe() -> Callable[[], None]:
        # Called in the context of whoever opens a table; drawn in that of this page.
        page_context = contextvars.copy_context()
        return device.hub.subscribe(lambda: page_context.copy().run(redraw, lambda count: count + 1))

    use_subscription(subscribe)


def call_later(seconds: float, do: Callable[[], Any]) -> asyncio.TimerHandle:
    """Call ``do`` after that many seconds; return the timer, which can be cancelled."""
    return asyncio.get_running_loop().call_later(seconds, do)


def use_delay(seconds: float, do: Callable[[], Any] | None, since: object) -> None:
    """Call ``do`` that many seconds after ``since`` last changed, unless the component is unmounted by then; None: do
    nothing."""
    timer: ft.MutableRef[asyncio.TimerHandle] = ft.use_ref()

    def wait() -> None:
        if do is not None:
            timer.current = call_later(seconds, do)

    def stop() -> None:
        if timer.current is not None:
            timer.current.cancel()

    ft.use_effect(wait, [since], stop)
