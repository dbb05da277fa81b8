"""Shows the home screen: notices, open tables, "Again", a new game, and links to the other screens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.hub.table import LiveTable
from companion.table.message import Message
from companion.table.seats import Seat
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.ui import theme
from companion.ui.controls.buttons import action, fit_labels, small_action
from companion.ui.controls.fields import LARGE_TEXT, ConfirmedAction
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column, warning, wide_page
from companion.ui.controls.qr import JoinCode
from companion.ui.controls.seats import symbol
from companion.ui.controls.stack import lay_in_rows, pile, stack, wrap
from companion.ui.controls.text import CARD, bold, headline, sans, small
from companion.ui.dates import format_moment, format_today
from companion.ui.device import Device
from companion.ui.house_settings import list_offered_games
from companion.ui.reactive import use_device, use_device_and_palette, use_tables
from companion.ui.rematch import LastGame, find_last_game, is_over, play_again
from companion.ui.screens.set_up.actions import choose_game


@ft.component
def Home() -> ft.Control:
    """Show where an evening begins or is resumed."""
    device = use_device()
    use_tables()
    last, set_last = ft.use_state(None)
    _, redraw = ft.use_state(False)

    async def find_last() -> None:
        """Find the last game; the notices of the library's start are there by then, because it works through its queue
        in order."""
        last_game = await find_last_game(device)
        set_last(lambda _: last_game)
        redraw(True)

    ft.use_effect(find_last, [])
    lines = [_summarise_table(device, table) for table in device.tables]
    going = [line for line in lines if not line.over]
    notices = [
        Notice(message, index, key=f"notice-{hash(message)}")
        for index, message in enumerate(device.services.notices.all(), 1)
    ]
    tables = [
        TableCard(line, bool(going) and line == going[0], key=f"table-{line.id}")
        for line in (*going, *(line for line in lines if line.over))
    ]
    new = action(
        device,
        "new-game",
        device.t("home-new"),
        lambda: device.go("/new"),
        red=not going,
        height=theme.PLAY_TARGET if going else 72,
        size=theme.BODY if going else 22,
        icon=ft.Icons.ADD,
    )
    rest: list[ft.Control] = [new, *_list_game_buttons(device)]
    if last is not None:
        rest.append(AgainCard(last, key=f"again-{last.game_id}"))
    if going and device.is_wide:
        # A laptop at the end of the table shows the others the code by which they join.
        rest.append(JoinCode(table=going[0].code, key=f"code-{going[0].code}"))
    rest.append(_build_links(device))
    title = head(device, format_today(device.lang), device.t("home-strap"), sizes=True)
    if not device.is_wide or not (tables or notices):
        return column([title, *notices, *tables, *rest])
    return wide_page(title, [*notices, *tables], rest)


def _list_game_buttons(device: Device) -> list[ft.Control]:
    """Build a button for each of the house's games that opens set-up for it; none if there is only one game."""
    games = list_offered_games(device)
    if len(games) < 2:
        return []

    def play(game: str) -> None:
        choose_game(device, game)
        device.go("/new")

    buttons: list[ft.Control] = [
        small_action(device, f"play-{game}", device.t(f"game-{game}"), partial(play, game)) for game in games
    ]
    return [wrap(*buttons)]


def _build_links(device: Device) -> ft.Control:
    """Build the links to the other screens, two per row."""
    links = (
        ("join", "home-join", "/join", ft.Icons.LOGIN),
        ("just-timer", "timer-title", "/timer", ft.Icons.HOURGLASS_EMPTY),
        ("history", "home-history", "/history", ft.Icons.HISTORY),
        ("players", "home-players", "/players", ft.Icons.PEOPLE_OUTLINE),
        ("rules", "rules-open", "/rules", ft.Icons.MENU_BOOK),
        ("settings", "home-settings", "/settings", ft.Icons.TUNE),
    )
    across = 1 if device.scale > LARGE_TEXT else 2
    room = (min(device.width, theme.COLUMN) - 2 * theme.MARGIN - 10 * (across - 1)) / across
    size = fit_labels(device, [device.t(text) for _, text, _, _ in links], room, icon=True)
    buttons = [
        action(device, name, device.t(text), partial(device.go, route), icon=icon, size=size, expand=True)
        for name, text, route, icon in links
    ]
    return pile(*lay_in_rows(buttons, across, spacing=10), spacing=10)


# --- tables to go on with ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableLine:
    """What the home screen shows of one open table. ``where``: the phase that its game is in; ``over``: its game is
    finished; ``begun``: it has begun and is not finished."""

    id: str
    code: str
    game: str
    where: Message
    when: str
    over: bool
    begun: bool
    seats: tuple[Seat, ...]


def _summarise_table(device: Device, table: LiveTable) -> TableLine:
    """Return what the home screen shows of the table."""
    state = table.state
    where = device.services.games[state.game].describe_phase(state)
    return TableLine(
        state.id, state.code, state.game, where, state.opened_at, is_over(table), table.is_unfinished, state.seats
    )


@ft.component
def TableCard(line: TableLine, red: bool) -> ft.Control:
    """Show an open table: where its game is, who has a seat, since when; with the buttons to resume it and to put it
    away. ``red``: resuming it is the thing to press next."""
    device, p = use_device_and_palette()
    when = device.t("home-opened", when=device.words.say(format_moment(line.when, device.lang)))
    description = pile(
        headline(device, capitalise(device.words.say(line.where)), 24, beside=CARD),
        _draw_names(device, line.seats),
        small(" · ".join((device.t(f"game-{line.game}"), device.t("table-code", code=line.code), when)), p),
        spacing=4,
    )
    resume = action(
        device,
        f"resume-{line.id}",
        device.t("home-see-result") if line.over else device.t("home-resume"),
        lambda: device.go(f"/join/{line.code}"),
        red=red,
    )
    put_away = ConfirmedAction(
        f"put-away-{line.id}",
        device.t("home-put-away"),
        device.t(
            "home-put-away-over" if line.over else "home-put-away-question" if line.begun else "home-put-away-new"
        ),
        device.t("home-put-away-yes"),
        lambda: device.put_away(line.id),
        icon=ft.Icons.INVENTORY_2_OUTLINED,
    )
    return card(stack(description, resume, put_away, spacing=10), p)


def _draw_names(device: Device, seats: tuple[Seat, ...]) -> ft.Control:
    """Build the symbols and names of the seats; a sentence if there are none."""
    p = device.palette
    if not seats:
        return small(device.t("home-nobody-yet"), p)
    names: list[ft.Control] = [
        ft.Row(
            [
                symbol(seat, p, size=18),
                sans(shorten(seat.name), p, max_lines=1),
            ],
            spacing=4,
            tight=True,
        )
        for seat in seats
    ]
    return ft.Row(names, wrap=True, spacing=12, run_spacing=2)


@ft.component
def AgainCard(last: LastGame) -> ft.Control:
    """Show the button that plays the last game again."""
    device, p = use_device_and_palette()
    names = device.t("some-names", names=tuple(shorten(name) for name in last.names))
    parts = [
        device.t(f"game-{last.game}"),
        *([device.t(f"mode-{last.mode}")] if last.mode else []),
        device.words.say(format_moment(last.when, device.lang)),
    ]
    return card(
        stack(
            bold(names, p),
            small(" · ".join(parts), p),
            action(
                device,
                "again",
                device.t("home-again"),
                lambda: play_again(device, last.game_id),
                icon=ft.Icons.REPLAY,
            ),
        ),
        p,
    )


@ft.component
def Notice(message: Message, number: int) -> ft.Control:
    """Show a notice (something that happened to files) until it is dismissed."""
    device, p = use_device_and_palette()
    is_dismissed, set_dismissed = ft.use_state(False)
    if is_dismissed:
        return ft.Container(height=0)

    def dismiss() -> None:
        device.services.notices.dismiss(message)
        set_dismissed(True)

    return warning(
        pile(
            sans(device.words.say(message), p),
            ft.Row(
                [action(device, f"notice-ok-{number}", device.t("app-ok"), dismiss, height=theme.TARGET)],
                alignment=ft.MainAxisAlignment.END,
            ),
            spacing=4,
        ),
        p,
    )
