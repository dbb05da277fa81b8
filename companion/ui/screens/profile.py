"""Shows one person's page: their inkwell sheet, what they earned and what is still open, their best puzzles, and what
can be changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from zlib import crc32

import flet as ft

from companion.kit.progress import BestResults, Collection, Item, ProgressPages
from companion.store.library import Progress
from companion.store.players import Player
from companion.store.progress import FirstGame, Tally
from companion.table.seats import COLOURS, SYMBOLS, Seat
from companion.text.shorten import shorten
from companion.ui import progress
from companion.ui.controls.buttons import action
from companion.ui.controls.fields import Fold
from companion.ui.controls.handle import handle
from companion.ui.controls.head import head
from companion.ui.controls.inkwell import inkwell
from companion.ui.controls.paper import card, column, wide_page
from companion.ui.controls.seats import player_label, symbol
from companion.ui.controls.stack import pile, stack
from companion.ui.controls.text import bold, sans, small
from companion.ui.dates import format_moment
from companion.ui.device import Device
from companion.ui.people import make_route
from companion.ui.reactive import use_device_and_palette, use_slice
from companion.ui.screens.history import back_link
from companion.ui.screens.person import EditPerson, ExportOrDelete, MergeProfiles, change_profile


def make_seat(player: Player) -> Seat:
    """Make a seat of the player, to show the player with the controls of a table.

    A person who has chosen no look (because they come from an import) gets one that follows from their id, so that
    charts and lists can tell people apart.
    """
    number = crc32(player.id.encode())
    colour = player.colour if player.colour in COLOURS else COLOURS[number % len(COLOURS)]
    symbol = player.symbol if player.symbol in SYMBOLS else SYMBOLS[number // len(COLOURS) % len(SYMBOLS)]
    return Seat("", player.name, colour, symbol)


@ft.component
def Profile(id_: str) -> ft.Control:
    """Show the page of the person with that profile."""
    device, p = use_device_and_palette()
    # Any change of a profile changes this; games are added while the page is open, too.
    players = use_slice(lambda d: d.services.library.players)
    own_progress, set_own_progress = ft.use_state(None)
    is_loaded, set_loaded = ft.use_state(False)

    async def load() -> None:
        """Read the person's progress."""
        set_own_progress(await device.services.library.run(progress.query_progress(id_)))
        set_loaded(True)

    ft.use_effect(load, [id_, players])
    top: list[ft.Control] = [
        head(
            device,
            device.t("profile-strap"),
            shorten(own_progress.profile.player.name) if own_progress is not None else "",
        ),
        back_link(device, "players", device.t("profile-back"), "/players"),
    ]
    if own_progress is None:
        return column([*top, sans(device.t("profile-nobody" if is_loaded else "loading"), p)])
    games = progress.list_games(kind.partition("/")[0] for kind in own_progress.tallies)
    left: list[ft.Control] = [
        _build_summary(device, own_progress),
        *_list_inkwells(device, own_progress, games),
        _statistics_button(device, own_progress),
    ]
    right: list[ft.Control] = [
        part for game in games for part in _list_collections(device, own_progress, game, len(games) > 1)
    ]
    foot: list[ft.Control] = [
        Fold(
            "profile-edit",
            device.t("profile-edit"),
            device.t("profile-edit-note"),
            lambda: EditPerson(own_progress),
            key="edit",
        ),
        Fold(
            "profile-merge",
            device.t("profile-merge"),
            device.t("profile-merged", count=len(own_progress.profiles) - 1) if len(own_progress.profiles) > 1 else "",
            lambda: MergeProfiles(own_progress),
            key="merge",
        ),
        ExportOrDelete(own_progress, key="move-out"),
    ]
    if not device.is_wide:
        return column([*top, *left, *right, *foot])
    above = stack(*top, spacing=12)
    return wide_page(above, [*left, *foot], right)


def _build_summary(device: Device, own_progress: Progress) -> ft.Control:
    """Build the card with the person's name and how often they have played and won."""
    p = device.palette
    player = own_progress.profile.player
    games = sum(tally.games for tally in own_progress.tallies.values())
    wins = sum(tally.wins for tally in own_progress.tallies.values())
    notes = [device.t("people-games", count=games)]
    if games:
        notes.append(device.t("profile-wins", count=wins))
    if own_progress.profile.last_played is not None:
        notes.append(device.words.say(format_moment(own_progress.profile.last_played, device.lang)))
    seat = make_seat(player)
    body = pile(player_label(seat, p, size=24, max_lines=3), small(" · ".join(notes), p), spacing=4)
    return card(handle("profile", body), p, edge=p.players.get(seat.colour, p.rule))


def blots_from(device: Device, pages: ProgressPages) -> str:
    """Return the sentence that says which lists a blot comes from: all but the best puzzles."""
    return device.t("blots-from", names=tuple(device.words.say(each.title) for each in pages.collections))


def _list_inkwells(device: Device, own_progress: Progress, games: Sequence[str]) -> Iterable[ft.Control]:
    """Yield the inkwell sheet of each game that has one."""
    p = device.palette
    player = own_progress.profile.player
    for game in games:
        pages = progress.get_progress_pages(game)
        if not pages.blots:
            continue
        number = progress.count_blots(game, own_progress.tally_of_game(game), own_progress.profiles)
        blots = device.t("profile-blots", count=number)
        sheet = inkwell(device, player.colour, number, pages.blots, pages.across, blots)
        title = device.t("profile-inkwell") if len(games) == 1 else device.t(f"game-{game}")
        body = stack(bold(title, p, size=20), small(f"{blots}. {blots_from(device, pages)}", p), sheet)
        yield card(handle(f"inkwell-{game}", body), p, key=f"inkwell-{game}")


def _statistics_button(device: Device, own_progress: Progress) -> ft.Control:
    """Build the button to the person's statistics."""
    return action(
        device,
        "statistics",
        device.t("profile-statistics"),
        lambda: device.go(make_route(own_progress.profile.player.id, "/statistics/player")),
        icon=ft.Icons.BAR_CHART,
    )


def _list_collections(device: Device, own_progress: Progress, game: str, several: bool) -> Iterable[ft.Control]:
    """Yield one game's lists with what this person has earned, folded; ``several``: each also names its game."""
    tally = own_progress.tally_of_game(game)
    before = f"{device.t(f'game-{game}')} · " if several else ""
    for collection in progress.get_progress_pages(game).collections:
        earned = progress.find_earned(collection, game, tally, own_progress.profiles)
        yield Fold(
            f"items-{collection.id}",
            before + device.words.say(collection.title),
            device.t("profile-of", count=len(earned), of=len(collection.items)),
            lambda collection=collection: Items(own_progress, game, collection),  # type: ignore[misc]
            key=f"items-{game}-{collection.id}",
        )
    for records in progress.get_progress_pages(game).records:
        done_puzzles = sum(record.figure in tally.figures for record in records.items)
        yield Fold(
            f"items-{records.id}",
            before + device.words.say(records.title),
            device.t("profile-of", count=done_puzzles, of=len(records.items)),
            lambda records=records: _list_best_results(device, records, tally),  # type: ignore[misc]
            key=f"items-{game}-{records.id}",
        )


# --- a list of items --------------------------------------------------------------------------------------------------


@ft.component
def Items(own_progress: Progress, game: str, collection: Collection) -> ft.Control:
    """Show all items of a collection, by level if it has levels: earned ones with the date, the others to be ticked by
    hand."""
    device, p = use_device_and_palette()
    earned = progress.find_earned(collection, game, own_progress.tally_of_game(game), own_progress.profiles)
    parts: list[ft.Control] = [small(device.t("profile-tick-note"), p)]
    levels = list(dict.fromkeys(item.level for item in collection.items))
    for level in levels:
        items = [item for item in collection.items if item.level == level]
        if level is not None:
            count = sum(item.number in earned for item in items)
            reached = device.t("profile-of", count=count, of=len(items))
            parts.append(bold(f"{device.words.say(level)} · {reached}", p))
        parts += [
            _ItemLine(
                own_progress,
                game,
                collection,
                item,
                item.number in earned,
                earned.get(item.number),
                key=f"item-{item.number}",
            )
            for item in items
        ]
    return stack(*parts, spacing=6)


@ft.component
def _ItemLine(
    own_progress: Progress, game: str, collection: Collection, item: Item, is_earned: bool, first: FirstGame | None
) -> ft.Control:
    """Show one item of a collection; a tap opens the game that earned it, or else sets or removes a tick."""
    device, p = use_device_and_palette()
    player = own_progress.profile.player

    async def press(_: object) -> None:
        """Open the game that earned the item; without one, set or remove the tick made by hand."""
        if first is not None:
            device.go(f"/history/{first.game}")
            return
        # A tick is removed from whichever of the person's profiles has it; a new one goes to the profile shown.
        for profile in own_progress.profiles if is_earned else (player,):
            if (item.number in profile.ticks(game, collection.id)) is is_earned:
                await change_profile(
                    device,
                    profile.id,
                    lambda current: current.with_tick(game, collection.id, item.number, not is_earned),
                )

    note = ""
    if first is not None:
        note = device.t("profile-earned", when=format_moment(first.when, device.lang))
    elif is_earned:
        note = device.t("profile-by-hand")
    number = device.t("item-number", number=item.number)
    texts: list[ft.Control] = [sans(f"{number} · {device.words.say(item.text)}", p)]
    if note:
        texts.append(small(note, p))
    sign = (
        symbol(make_seat(player), p) if is_earned else ft.Icon(ft.Icons.RADIO_BUTTON_UNCHECKED, color=p.muted, size=22)
    )
    end = ft.Icon(ft.Icons.CHEVRON_RIGHT, color=p.muted) if first is not None else None
    line = ft.Container(
        ft.Row(
            [sign, ft.Column(texts, spacing=0, tight=True, expand=True), *([end] if end else [])],
            spacing=10,
        ),
        padding=ft.Padding.symmetric(horizontal=6, vertical=10),
        on_click=press,
        ink=True,
        border_radius=10,
    )
    identifier = f"item-{collection.id}-{item.number}"
    return ft.Semantics(identifier=identifier, content=line, button=True, checked=is_earned, key=identifier)


def _list_best_results(device: Device, results: BestResults, tally: Tally) -> ft.Control:
    """Build the list of a game's puzzles with the best score of each, and stars for the tier (threshold) reached."""
    p = device.palette
    lines: list[ft.Control] = []
    for record in results.items:
        best, tier = tally.figures.get(record.figure), tally.figures.get(record.tier)
        missed = tally.figures.get(record.missed)
        score = device.words.number(best.most) if best else device.t("profile-incomplete") if missed else "–"
        stars = [ft.Icon(ft.Icons.STAR, color=p.ink, size=18) for _ in range(tier.most if best and tier else 0)]
        number = device.t("item-number", number=record.number)
        note = device.t("profile-tier", tier=tier.most) if best and tier else device.words.say(record.text)
        text = ft.Column([sans(number, p), small(note, p)], spacing=0, tight=True, expand=True)
        lines.append(
            handle(f"best-{results.id}-{record.number}", ft.Row([text, *stars, bold(score, p, size=20)], spacing=4))
        )
    return pile(*lines, spacing=10)
