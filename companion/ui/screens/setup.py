"""Shows set-up: game, mode, players, and the game's own options. The draft is kept for this device until the table is
open: a reload, a dead battery or a look at the history lose nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.table.message import Refused, say
from companion.table.seats import Seat, fold_name
from companion.ui import theme
from companion.ui.controls.buttons import action, home_button, icon_button, link
from companion.ui.controls.fields import LARGE_TEXT, Fold, Option, beside, choice, text_field, tick
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.looks import look_picker
from companion.ui.controls.paper import card, scrolling, strap
from companion.ui.controls.seats import ICONS, who
from companion.ui.controls.text import HELP, bold, headline, small
from companion.ui.device import Device
from companion.ui.draft import (
    SETTING,
    Draft,
    DraftPlayer,
    Person,
    add_by_name,
    change_look,
    find_settings,
    make_group_key,
    make_players,
    make_stranger,
    move_up,
    remove_player,
    set_profiles,
    toggle_person,
)
from companion.ui.help import help_button, with_help
from companion.ui.memory import list_hidden_games, list_offered_games, remember_settings, set_game_owned
from companion.ui.people import list_people, make_profile_id, save_profiles, short
from companion.ui.reactive import use_device, use_kept, use_slice, use_value

#: The number of known names offered at first; the others come by a tap or by typing.
_FIRST_CHIPS = 12
#: The same on a low phone, where they must leave room for the players.
_FIRST_CHIPS_LOW = 6
#: A page lower than this (px) is a phone's between its browser's bars.
_LOW = 700
_NAME = "set-up-name"
_OPENING = "open-table"


def read_draft(device: Device) -> Draft:
    """Return this device's set-up in progress; a new one starts with the last table's settings."""
    draft = device.services.kept.draft(device.actor.device)
    if draft is not None and draft.game in device.services.games:
        return draft
    game = _find_last_game(device) or list_offered_games(device)[0]
    return Draft(game, _default_settings(device, game, ""))


def _find_last_game(device: Device) -> str | None:
    """Return the game that a table was last opened for, if it is still offered."""
    kept = device.services.library.settings.get(SETTING)
    newest = kept[0] if isinstance(kept, list) and kept else None
    game = newest.get("game") if isinstance(newest, dict) else None
    return game if game in list_offered_games(device) else None


def _default_settings(device: Device, game: str, group: str) -> dict[str, Any]:
    """Return the settings with which that group (for "", any group) last played the game, if they are still valid and
    allow several players; else the game's defaults. Nobody gets a solo mode because somebody once played alone."""
    views = device.services.games[game]
    kept = find_settings(device.services.library.settings.get(SETTING), game, group)
    if kept is not None:
        with contextlib.suppress(Refused):
            if views.players(kept)[1] > 1:
                return kept
    return {"mode": views.modes()[0]} if views.modes() else {}


def find_last_settings(device: Device) -> dict[str, Any] | None:
    """Return the settings with which these players last played this game, to be offered: only if they fit these
    players, are for several, and differ from the current ones; else None."""
    draft = read_draft(device)
    views = device.services.games[draft.game]
    group = make_group_key(player.profile for player in draft.players)
    kept = find_settings(device.services.library.settings.get(SETTING), draft.game, group) if group else None
    if kept is None or draft.chosen:
        return None
    try:
        fewest, most = views.players(kept)
    except Refused:
        return None
    fits = fewest <= len(draft.players) <= most and most > 1
    return kept if fits and views.summary(kept) != views.summary(draft.settings) else None


def put_draft(device: Device, draft: Draft) -> None:
    """Keep the set-up."""
    device.services.kept.put_draft(device.actor.device, draft)
    device.changed()


def change_draft(device: Device, work: Callable[[Draft], Draft]) -> bool:
    """Change the set-up, or show why not; return whether it was changed."""
    before = device.refusal
    try:
        put_draft(device, work(read_draft(device)))
    except Refused as refused:
        device.refuse(refused.message)
        return False
    device.clear_refusal(before)
    return True


def count_most_players(device: Device, draft: Draft) -> int:
    """Return the most players for those settings."""
    return device.services.games[draft.game].players(draft.settings)[1]


async def open_table(device: Device) -> None:
    """Open a table from the set-up and go there; new names get profiles. A name still in the field counts."""
    if _OPENING in device.sending:
        return  # a second tap while the first is on its way
    draft, before = read_draft(device), device.refusal
    typed = device.services.kept.text(device.actor.device, _NAME)
    if typed.strip():
        most = count_most_players(device, draft)
        if len(draft.players) >= most:
            device.refuse(say("setup-name-over", name=short(typed.strip()), most=most))
            return
        if not add_typed(device, typed):
            return
        draft = read_draft(device)
    draft = set_profiles(draft, {at: make_profile_id() for at, one in enumerate(draft.players) if one.profile is None})
    device.sending |= {_OPENING}
    try:
        players = make_players(draft, len(_list_roles(device)) or 1)
        table = await device.hub.open(draft.game, draft.settings, players, device.actor, here=device.on_this_machine)
    except Refused as refused:
        device.refuse(refused.message)
        return
    finally:
        device.sending -= {_OPENING}
    device.services.kept.put_draft(device.actor.device, None)
    device.clear_refusal(before)
    device.go(f"/table/{table.state.code}")
    await save_profiles(device, draft.players)
    await remember_settings(device, table.state)


def add_typed(device: Device, name: str) -> bool:
    """Add a player by the name in the field and clear it; return whether that succeeded."""
    added = change_draft(device, lambda d: add_by_name(d, name, list_people(device), count_most_players(device, d)))
    if added:
        device.services.kept.put_text(device.actor.device, _NAME, "")
        device.changed()
    return added


@ft.component
def Picked(name: str, title: str, chosen: Option, content: Callable[[Callable[[], None]], ft.Control]) -> ft.Control:
    """Shows the chosen option in one line with a link to change it; ``content(close)`` draws all options. A laptop has
    room to show them from the start. Handles: ``change-NAME``, and the chosen one's own."""
    device = use_device()
    p = device.palette
    opened, open_ = use_value(device.wide)

    def close() -> None:
        open_(device.wide)

    icon = ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE
    label = device.t("setup-fold" if opened else "setup-change")
    change_it = link(device, f"change-{name}", label, lambda: open_(not opened), icon=icon)
    if opened:
        head = ft.Row([ft.Container(bold(title, p), expand=True), change_it], spacing=8)
        lines: list[ft.Control] = [head, content(close)]
        return ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    value = action(
        device,
        chosen.identifier,
        chosen.label,
        lambda: open_(True),
        selected=True,
        compact=True,
        height=theme.TARGET,
        expand=True,
    )
    if device.scale > LARGE_TEXT:
        lines = [small(title, p), ft.Row([value]), ft.Row([change_it])]
        return ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row([ft.Container(small(title, p), width=48), value, change_it], spacing=8)


def _modes(device: Device, modes: list[Option], chosen: str, pick: Callable[[str], None]) -> ft.Control:
    """Build the modes, each with its own "?": in rows, with large text one by one."""
    if device.scale > LARGE_TEXT:
        lines = [with_help(device, choice(device, [one], chosen, pick), *_list_help_places(one)) for one in modes]
        return ft.Column(lines, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    pairs: list[ft.Control] = [
        ft.Row(
            [choice(device, [one], chosen, pick, across=False), *help_button(device, *_list_help_places(one))],
            spacing=0,
            tight=True,
        )
        for one in modes
    ]
    return ft.Row(pairs, spacing=8, run_spacing=8, wrap=True)


def _list_help_places(mode: Option) -> tuple[str, str]:
    return f"mode/{mode.value}", "setup/mode"


@ft.component
def SetUp() -> ft.Control:
    """Shows the set-up of a new table: players first; game and mode take a line each, and the usual options are
    folded."""
    device = use_device()
    draft, _ = use_slice(lambda d: (read_draft(d), list_offered_games(d)))
    views = device.services.games[draft.game]
    # On a phone every line counts: there the strap alone says where we are.
    top: ft.Control = strap(device.palette, *_strap(device, draft))
    if device.wide:
        top = head(device, *_strap(device, draft))
    left: list[ft.Control] = [top, Players(key="players"), Hint(False, key="hint")]
    right: list[ft.Control] = [LastTime(key="last-time"), *_game(device, draft), Details(key=f"details-{draft.game}")]
    if views.modes():
        right.insert(2, _mode(device, draft))
    return ft.Column(
        [
            ft.Container(_body(device.wide, left, right), expand=True),
            ft.Container(_Foot(key="foot"), alignment=ft.Alignment.CENTER),
        ],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _strap(device: Device, draft: Draft) -> tuple[str, str]:
    return device.t("setup-strap"), device.t("players-count", count=len(draft.players))


def _game(device: Device, draft: Draft) -> list[ft.Control]:
    """Build the choice of the game; nothing where the house has only one."""
    if len(device.services.games) < 2:
        return []
    offered = list_offered_games(device)
    shown = offered if draft.game in offered else (*offered, draft.game)
    games = [Option(f"game-{id_}", device.t(f"game-{id_}"), id_) for id_ in shown]

    def content(close: Callable[[], None]) -> ft.Control:
        def pick(game: str) -> None:
            choose_game(device, game)
            close()

        owned = Fold("own-games", device.t("own-games"), "", OwnedGames, key="own-games")
        lines: list[ft.Control] = [choice(device, games, draft.game, pick, across=False), owned]
        return ft.Column(lines, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)

    chosen = next(game for game in games if game.value == draft.game)
    return [Picked("game", device.t("setup-game"), chosen, content, key="pick-game")]


def _mode(device: Device, draft: Draft) -> ft.Control:
    """Build the choice of the game's mode."""
    views = device.services.games[draft.game]
    modes = [Option(f"mode-{mode}", device.t(f"mode-{mode}"), mode) for mode in views.modes()]
    mode = draft.settings.get("mode", views.modes()[0])

    def content(close: Callable[[], None]) -> ft.Control:
        def pick(mode: str) -> None:
            _choose_option(device, "mode", mode)
            close()

        return _modes(device, modes, mode, pick)

    chosen = next((one for one in modes if one.value == mode), modes[0])
    return Picked("mode", device.t("setup-mode"), chosen, content, key=f"pick-mode-{draft.game}")


def _choose_option(device: Device, name: str, value: Any) -> None:
    """Set one of the game's settings."""
    views = device.services.games[read_draft(device).game]
    change_draft(device, lambda d: replace(d, settings=views.choose(d.settings, name, value), chosen=True))


@ft.component
def LastTime() -> ft.Control:
    """Shows a button that takes these players' last settings; nothing where they are chosen already or do not fit."""
    device = use_device()
    kept = use_slice(find_last_settings)
    game = use_slice(lambda d: read_draft(d).game)
    if kept is None:
        return ft.Container(height=0)
    said = _summarise(device, game, kept)

    def take() -> None:
        change_draft(device, lambda d: replace(d, settings=kept, chosen=True))

    return action(
        device, "as-last-time", device.t("setup-last-time", settings=said), take, icon=ft.Icons.HISTORY, expand=False
    )


def _summarise(device: Device, game: str, settings: Mapping[str, Any]) -> str:
    return " · ".join(device.words.say(part) for part in device.services.games[game].summary(settings))


@ft.component
def Details() -> ft.Control:
    """Shows the game's own options; on a phone folded, with a line that summarises them."""
    device = use_device()
    draft = use_slice(read_draft)
    views = device.services.games[draft.game]

    def content() -> ft.Control:
        options = views.options(draft.settings, lambda name, value: _choose_option(device, name, value))
        return ft.Container(options, key=f"options-{draft.game}")

    title, said = device.t("setup-how"), _summarise(device, draft.game, draft.settings)
    return Fold("set-up-details", title, said, content, opened=device.wide, key=f"fold-{draft.game}")


@ft.component
def Hint(foot: bool) -> ft.Control:
    """Says why the table cannot be played as it is: in the foot, or below the players where a page is too low for that.
    ``foot``: whether this is the one in the foot."""
    device = use_device()
    p = device.palette
    draft = use_slice(read_draft)
    cramped = use_slice(lambda d: d.cramped)
    fewest, most = device.services.games[draft.game].players(draft.settings)
    count = len(draft.players)
    if foot is cramped or fewest <= count <= most:
        return ft.Container(height=0)
    if count < fewest:
        return small(device.t("setup-fewest", fewest=fewest), p)
    return bold(device.t("setup-most", most=most, more=count - most), p, size=theme.SMALL)


@ft.component
def _Foot() -> ft.Control:
    """Shows the bar below set-up: why the table cannot be played as it is, the way home, and the red button."""
    device = use_device()
    p = device.palette
    home = home_button(device)
    ready = action(device, "open-table", device.t("setup-open"), lambda: open_table(device), red=True, expand=True)
    lines: list[ft.Control] = [Hint(True, key="hint"), ft.Row([home, ready], spacing=10)]
    return ft.Container(
        ft.Column(lines, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.symmetric(horizontal=16, vertical=8),
        border=ft.Border(top=ft.BorderSide(1, p.rule)),
        bgcolor=p.paper,
        width=theme.COLUMN if not device.wide else 1120,
    )


def _body(wide: bool, left: list[ft.Control], right: list[ft.Control]) -> ft.Control:
    def stack(parts: list[ft.Control]) -> ft.Column:
        return ft.Column(parts, spacing=14, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)

    if not wide:
        return scrolling(stack([*left, *right]))
    beside = ft.Row(
        [ft.Container(stack(left), expand=True), ft.Container(stack(right), expand=True)],
        spacing=28,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return scrolling(beside, width=1120)


@ft.component
def OwnedGames() -> ft.Control:
    """Shows which games this house owns: the others are not offered."""
    device = use_device()
    hidden = use_slice(list_hidden_games)
    ticks: list[ft.Control] = [
        tick(
            device,
            f"own-{game}",
            device.t(f"game-{game}"),
            game not in hidden,
            partial(set_game_owned, device, game),
        )
        for game in device.services.games
    ]
    note = small(device.t("own-games-note"), device.palette)
    return ft.Column([note, *ticks], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def choose_game(device: Device, game: str) -> None:
    """Choose another game for the same players."""
    draft = read_draft(device)
    if draft.game != game:
        put_draft(device, Draft(game, _default_settings(device, game, ""), draft.players))


# --- players ----------------------------------------------------------------------------------------------------------


@ft.component
def Players() -> ft.Control:
    """Shows the players in table order; known names to tap, and a field for new ones."""
    device = use_device()
    p = device.palette
    players = use_slice(lambda d: read_draft(d).players)
    teams = bool(use_slice(_list_roles))
    opened, set_opened = ft.use_state(-1)
    # Known names are above the players: nothing moves under a finger that taps one after the other.
    title = with_help(device, headline(device, device.t("setup-who"), 26, beside=HELP), "setup/players", "button/join")
    parts: list[ft.Control] = [title, _NewName(key="new-name"), _Chips(key="chips")]
    for index, player in enumerate(players):

        def toggle(at: int = index) -> None:
            set_opened(-1 if opened == at else at)

        parts.append(
            _Player(
                player, index, opened == index, toggle, lambda: set_opened(-1), key=f"p-{_make_key(players, index)}"
            )
        )
    if players:
        parts.append(small(device.t("setup-order-teams" if teams else "setup-order"), p))
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _list_roles(device: Device) -> tuple[str, ...]:
    """Return the role of each member of a team, in the chosen game and mode."""
    draft = read_draft(device)
    return device.services.games[draft.game].roles(draft.settings)


def _make_key(players: tuple[DraftPlayer, ...], index: int) -> str:
    """Return a key that stays a player's when rows move: symbols are unique up to six players."""
    same = sum(player.symbol == players[index].symbol for player in players[:index])
    return f"{players[index].symbol}-{same}"


@ft.component
def _Player(
    player: DraftPlayer, index: int, opened: bool, toggle: Callable[[], Any], close: Callable[[], Any]
) -> ft.Control:
    device = use_device()
    p = device.palette
    number = index + 1
    seat = Seat("", player.name, player.colour, player.symbol)
    twin = sum(fold_name(other.name) == fold_name(player.name) for other in read_draft(device).players) > 1
    roles = use_slice(_list_roles)
    notes = []
    if roles:
        role = device.t(f"role-{roles[index % len(roles)]}")
        notes.append(device.t("setup-team", number=index // len(roles) + 1, role=role))
    if twin:
        notes.append(device.t("setup-twin", symbol=device.t("symbol-name", symbol=player.symbol)))
    if player.profile is None:
        notes.append(device.t("setup-new"))
    lines: list[ft.Control] = [who(seat, p, size=19)]
    if notes:
        lines.append(small(" · ".join(notes), p))
    name = ft.Container(
        ft.Column(lines, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        on_click=lambda _: toggle(),
        ink=True,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=6, vertical=8),
    )

    def remove() -> None:
        close()
        change_draft(device, lambda d: remove_player(d, index))

    def up() -> None:
        close()
        change_draft(device, lambda d: move_up(d, index))

    buttons = [
        icon_button(device, f"remove-seat-{number}", ft.Icons.CLOSE, _say(device, "roster-remove", player), remove)
    ]
    if index:
        says = _say(device, "order-up", player)
        buttons.insert(0, icon_button(device, f"seat-up-{number}", ft.Icons.ARROW_UPWARD, says, up))
    row = beside(device, handle(f"seat-{number}", name, button=True), *buttons, spacing=0)

    def stranger() -> None:
        change_draft(device, lambda d: make_stranger(d, index))

    parts: list[ft.Control] = [row]
    if opened:

        def look(colour: str, symbol: str) -> None:
            change_draft(device, lambda d: change_look(d, index, colour=colour, symbol=symbol))

        parts.append(look_picker(device, player.colour, player.symbol, look))
        if player.profile is not None:
            parts.append(
                link(
                    device,
                    f"stranger-{number}",
                    device.t("setup-stranger", name=short(player.name)),
                    stranger,
                )
            )
    body = ft.Column(parts, spacing=8, tight=True)
    return card(body, p, edge=p.players[player.colour], padding=ft.Padding.only(left=6, right=2, top=2, bottom=2))


def _say(device: Device, id_: str, player: DraftPlayer) -> str:
    return device.t(id_, name=short(player.name))


@ft.component
def _NewName() -> ft.Control:
    device = use_device()
    name, keep = use_kept(_NAME)

    def add() -> None:
        add_typed(device, device.services.kept.text(device.actor.device, _NAME))

    return beside(
        device,
        text_field(device, "player-name", device.t("setup-name"), name, keep, add, stay=True),
        action(device, "add-player", device.t("join-add"), add),
    )


@ft.component
def _Chips() -> ft.Control:
    """Shows everybody who has played here, most recent first; a tap adds them to the table or removes them."""
    device = use_device()
    p = device.palette
    people = use_slice(list_people)
    draft = use_slice(read_draft)
    typed, _ = use_kept(_NAME)
    everybody, show = ft.use_state(False)
    if not people:
        return ft.Container(height=0)
    begun = fold_name(typed)
    shown = [person for person in people if begun in fold_name(person.name)] if begun else list(people)
    first = _FIRST_CHIPS if device.height > _LOW else _FIRST_CHIPS_LOW
    cut = shown if everybody or begun else shown[:first]
    chips = [_chip(device, person, draft.has(person.profile), people.index(person) + 1) for person in cut]
    if len(cut) < len(shown):
        chips.append(
            action(
                device,
                "more-names",
                device.t("setup-more", count=len(shown) - len(cut)),
                lambda: show(True),
                height=theme.TARGET,
                compact=True,
            )
        )
    if not chips:
        return ft.Container(height=0)
    return ft.Column(
        [bold(device.t("setup-known"), p), ft.Row([*chips], wrap=True, spacing=8, run_spacing=8)], spacing=6, tight=True
    )


def _chip(device: Device, person: Person, chosen: bool, number: int) -> ft.Control:
    def tapped() -> None:
        done = change_draft(device, lambda d: toggle_person(d, person, count_most_players(device, d)))
        if done and not chosen:
            device.services.kept.put_text(device.actor.device, _NAME, "")
            device.changed()

    return action(
        device,
        f"known-{number}",
        short(person.name, 20),
        tapped,
        icon=ICONS.get(person.symbol),
        selected=chosen,
        height=theme.TARGET,
        compact=True,
    )
