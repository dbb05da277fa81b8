"""Shows the history: games newest first, each to be opened, corrected, played again or deleted; a deletion can be
undone."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.kit.faults import WrongFile
from companion.store.errors import StoreError
from companion.store.game_entry import EntryPlayer, GameEntry
from companion.store.history_filter import HistoryFilter
from companion.table.message import Refused, say
from companion.text.shorten import shorten
from companion.ui import theme
from companion.ui.controls.buttons import action, link
from companion.ui.controls.fields import LARGE_TEXT, ConfirmedAction
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.paper import card, column, warning, wide_page
from companion.ui.controls.stack import fill, pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.dates import format_moment
from companion.ui.device import Device
from companion.ui.exports import Choice
from companion.ui.finished_file import read_looks
from companion.ui.parts.paper import export_link, paper_links
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.rematch import find_table, is_over, play_again
from companion.ui.screens import unfinished_games
from companion.ui.screens.history_filter import FilterPanel, label_game, use_history_filter

#: The number of games shown at first, and added by each further tap: the first look takes as long after years of
#: evenings as after ten.
_FIRST, _MORE = 10, 20


def back_link(device: Device, identifier: str, label: str, route: str) -> ft.Control:
    """Build the link at the head of a screen that leads back to ``route``."""
    button = link(device, identifier, label, lambda: device.go(route), icon=ft.Icons.ARROW_BACK)
    return ft.Container(button, alignment=ft.Alignment.CENTER_LEFT)


@ft.component
def History() -> ft.Control:
    """Show all games of this house that the filter accepts, unfinished ones first, then the newest."""
    device, p = use_device_and_palette()
    entries, set_entries = ft.use_state(None)
    most, set_most = ft.use_state(_FIRST)
    kinds, set_kinds = ft.use_state(((), ()))
    history_filter = use_history_filter(kinds[0])

    async def load() -> None:
        """Read the games and the kinds for the filter together, so that the screen is drawn once. One game more than is
        shown tells whether there are more."""
        games, found_kinds = await device.services.library.run(
            lambda library: (library.history(limit=most + 1, only=history_filter), library.history_kinds())
        )
        set_entries(games)
        set_kinds(found_kinds)

    deleted = use_slice(lambda d: d.services.kept.get_deleted(d.actor.device))
    ft.use_effect(load, [most, deleted is None, history_filter])
    top: list[ft.Control] = [
        head(device, device.t("history-strap")),
        ft.Row(
            [
                back_link(device, "home", device.t("go-home"), "/home"),
                export_link(device, Choice("all"), "export-all"),
            ],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            wrap=True,
        ),
    ]
    if deleted is not None:
        top.append(_deleted_notice(device, deleted))
    top.append(FilterPanel(*kinds, key="filter"))
    unfinished = [entry for entry in use_slice(unfinished_games.list_entries) if history_filter.accepts_entry(entry)]
    parts: list[ft.Control] = [GameLine(entry, key=f"unfinished-{entry.id}") for entry in unfinished]
    if entries is None:
        parts.append(sans(device.t("loading"), p))
    elif not entries and not unfinished:
        parts.append(sans(device.t("history-empty" if history_filter == HistoryFilter() else "history-none-found"), p))
    else:
        parts += [GameLine(entry, key=f"game-{entry.id}") for entry in entries[:most]]
        if len(entries) > most:
            parts.append(
                action(device, "more-games", device.t("history-more"), lambda: set_most(most + _MORE), width=400)
            )
    return lay_out_columns(device, top, parts)


def lay_out_columns(device: Device, top: list[ft.Control], parts: list[ft.Control]) -> ft.Control:
    """Lay out cards below each other; on a laptop in two columns, read row by row."""
    if not device.is_wide or len(parts) < 2:
        return column([*top, *parts])
    above = stack(*top, spacing=12)
    return wide_page(above, parts[::2], parts[1::2])


@ft.component
def GameLine(entry: GameEntry) -> ft.Control:
    """Show one game as a card: when, what, who and who won. The whole card opens it."""
    device, p = use_device_and_palette()
    winners = [player for player in entry.players if player.winner]
    game = label_game(device, entry.game, entry.mode, " · ")
    if not entry.finished:
        outcome = device.t("history-unfinished")
    elif winners and len(entry.players) > 1:
        outcome = device.t("history-won", names=tuple(shorten(w.name) for w in winners), count=len(winners))
    elif winners:
        outcome = device.t("history-goal-met")
    else:
        outcome = device.t("history-no-winner")
    reason = _give_reason(device, entry)
    people = [unfinished_games.name_player(device, entry, one) for one in _rank_players(entry)]
    body = ft.Column(
        [
            small(f"{device.words.say(format_moment(entry.when, device.lang))} · {game}", p),
            bold(outcome, p, size=20),
            *([small(reason, p)] if reason else []),
            small(device.words.join_list(people), p),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    line = ft.Row([body, ft.Icon(ft.Icons.CHEVRON_RIGHT, color=p.muted)])
    whole_card = card(line, p, on_click=lambda _: device.go(f"/history/{entry.id}"), ink=True)
    return handle(f"game-{entry.id}", whole_card, button=True)


def _give_reason(device: Device, entry: GameEntry) -> str:
    """Return in a few words why the winner won: by how much, or who went bankrupt; "" if the points do not tell."""
    winners = [player for player in entry.players if player.winner]
    others = [player for player in _rank_players(entry) if not player.winner and player.points is not None]
    bankrupt_names = [shorten(player.name) for player in entry.players if player.id in entry.bankrupt]
    if not entry.finished or not winners or not others or winners[0].points is None:
        return ""
    if bankrupt_names:
        return device.t("history-bankrupt", names=tuple(bankrupt_names), count=len(bankrupt_names))
    gap = winners[0].points - (others[0].points or 0)
    if gap < 0:
        return ""
    gap_text = unfinished_games.write_total(device, entry.game, gap)
    return device.t("history-gap", gap=gap, more=gap_text, name=shorten(others[0].name))


def _rank_players(entry: GameEntry) -> list[EntryPlayer]:
    """Return the players of a game in order: the winners, then the others who stayed, then those who left; each of the
    two by points, without points last."""
    return sorted(
        entry.players,
        key=lambda player: (not player.winner, player.id in entry.left, player.points is None, -(player.points or 0)),
    )


# --- one game ---------------------------------------------------------------------------------------------------------


@ft.component
def GameFromHistory(game_id: str) -> ft.Control:
    """Show a finished game: its result and its sheet, and buttons to correct, repeat, export or delete it. An
    unfinished one, or one just deleted, gets a screen of its own."""
    device, p = use_device_and_palette()
    file, set_file = ft.use_state(None)
    trouble, set_trouble = ft.use_state(None)
    deleted = use_slice(lambda d: d.services.kept.get_deleted(d.actor.device))

    async def load() -> None:
        """Load the game's file; a failure is shown in its place."""
        try:
            set_file(await device.services.library.load(game_id))
            set_trouble(None)
        except StoreError as error:
            why = error.message
            set_trouble(lambda _: why)

    ft.use_effect(load, [game_id, deleted is None])
    back: list[ft.Control] = [back_link(device, "history", device.t("history-back"), "/history")]
    if deleted is not None and deleted["id"] == game_id:
        return column([*back, _deleted_notice(device, deleted)])
    if trouble is not None and unfinished_games.find_unfinished_table(device, game_id) is not None:
        return column([*back, unfinished_games.UnfinishedGame(game_id)])
    if trouble is not None:
        return column([*back, warning(sans(device.words.say(trouble), p), p)])
    if file is None:
        return column([*back, sans(device.t("loading"), p)])

    async def delete() -> None:
        """Delete the game and keep it for the undo on this device; a game that is open at a table is refused."""
        try:
            table = find_table(device, game_id)
            if table is not None and not table.state.closed:
                device.tell(say("history-still-open", code=table.state.code))
                return
            photo = await device.services.library.read_photo(game_id)
            deleted_file = await device.services.library.delete(game_id)
            device.services.kept.put_deleted(device.actor.device, deleted_file, photo)
            await device.hub.delete_game(game_id)  # else the journal of its table would bring it back
        except (Refused, StoreError) as error:
            device.tell(error.message)
        device.notify()

    views = device.services.games.get(file["game"])
    finished_game = (
        views.draw_finished(file) if views is not None else sans(device.t("history-unknown-game", game=file["game"]), p)
    )
    width = theme.COLUMN if not device.is_wide else theme.TWO_COLUMNS
    across = device.scale <= LARGE_TEXT
    foot = ft.Row(
        [
            action(
                device,
                "correct-game",
                device.t("history-correct"),
                lambda: correct(device, file),
                icon=ft.Icons.EDIT_OUTLINED,
                expand=across or None,
                compact=True,
            ),
            action(
                device,
                "again",
                device.t("home-again"),
                lambda: play_again(device, game_id),
                icon=ft.Icons.REPLAY,
                expand=across or None,
                compact=True,
            ),
        ],
        spacing=10,
        run_spacing=6,
        wrap=not across,
    )
    bar = ft.Container(
        ft.Container(foot, width=width, padding=ft.Padding.symmetric(horizontal=16, vertical=8)),
        alignment=ft.Alignment.CENTER,
        border=ft.Border(top=ft.BorderSide(1, p.rule)),
    )
    top = ft.Container(
        ft.Container(
            ft.Row(
                [
                    *back,
                    *paper_links(device, game_id, lambda: file),
                    link(
                        device,
                        "who-sat",
                        device.t("who-sat-open"),
                        lambda: correct(device, file, "who-sat"),
                        icon=ft.Icons.PEOPLE_OUTLINE,
                    ),
                    ConfirmedAction(
                        "delete-game",
                        device.t("history-delete"),
                        device.t("history-delete-question"),
                        device.t("history-delete-yes"),
                        delete,
                        icon=ft.Icons.DELETE_OUTLINE,
                    ),
                ],
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                wrap=True,
            ),
            width=width,
            padding=ft.Padding.symmetric(horizontal=8),
        ),
        alignment=ft.Alignment.CENTER,
    )
    return fill(top, ft.Container(finished_game, expand=True, key=f"finished-{game_id}"), bar, spacing=0)


def _deleted_notice(device: Device, file: dict[str, Any]) -> ft.Control:
    """Build the notice that this device's last deleted game can be restored, with the button; it survives a reload."""

    async def restore() -> None:
        """Save the deleted game, and its photo, again."""
        try:
            await device.services.library.save(file)
            photo = device.services.kept.get_deleted_photo(device.actor.device)
            if photo is not None:
                await device.services.library.put_photo(file["id"], photo)
        except (StoreError, WrongFile) as error:
            device.tell(error.message)
            return
        device.services.kept.put_deleted(device.actor.device, None)
        device.notify()

    p = device.palette
    names = tuple(shorten(str(player["name"])) for player in file["players"])
    content = pile(
        bold(device.t("history-deleted", names=names), p),
        action(device, "undo", device.t("history-delete-undo"), restore, icon=ft.Icons.UNDO),
    )
    return warning(content, p)


async def correct(device: Device, file: dict[str, Any], where: str = "") -> None:
    """Open a table with the game of a file and go there, to correct it on the screens that counted it; a refusal, or a
    fault of the file, is shown. ``where``: the table's screen to go to."""
    try:
        find_table(device, file["id"])
        table = await device.hub.reopen(file, read_looks(device, file), device.actor)
    except (WrongFile, Refused) as error:
        device.tell(error.message)
        return
    device.watching |= {table.state.code}
    device.go("/".join(part for part in ("/table", table.state.code, where) if part))
    if is_over(table):
        device.tell(say("history-reopened"))
