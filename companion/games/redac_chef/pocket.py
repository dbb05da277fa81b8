"""Draws a game of Rédac' Chef on the light page (README): the round with its calls; the rest is done in the app."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from companion.games.redac_chef.facts import Facts
from companion.games.redac_chef.game import RedacChef
from companion.games.redac_chef.state import live_scoring
from companion.games.redac_chef.state.calls import (
    CALL_TAKE_BACK_MS,
    CLOSE_MS,
    TurnEnded,
    count_take_back_s,
    is_double_tap,
)
from companion.games.redac_chef.state.intents import CallLayout, CallPrint, EndRound, StartRound, TellFinish
from companion.games.redac_chef.state.play import Day, Phase, Play
from companion.kit.clock_text import format_clock, format_duration
from companion.kit.game_base import Happened
from companion.kit.pocket import AppLink, Button, Command, Confirmation, Look, Panel, Part, PressMoment, Screen, Text
from companion.kit.token_order import ORDER_FINAL_MS
from companion.table.intents import Intent, Undo
from companion.table.message import Message, say
from companion.table.seats import Seat
from companion.table.state import TableState
from companion.table.timer import Status

#: The member of a team who fetches tiles and calls nothing.
_REPORTER: Final = 0


class RedacChefPocket:
    """Light page of Rédac' Chef: what it shows in each phase, and what its buttons ask for. One object serves all
    tables."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts

    def draw(self, look: Look) -> Screen:
        """Return the light page of this device in the present phase."""
        play: Play = look.table.play
        title = Text(_name_day(play), "title")
        if play.phase is Phase.READY:
            return _draw_ready(look, play, title)
        if play.phase is Phase.ROUND:
            if play.settings.rules.turns:
                return _draw_turns(look, play)
            return _draw_round(look, play) if play.settings.rules.tirage else _draw_one_phase(look, play, title)
        if play.phase is Phase.COUNT:
            tokens = tuple(_list_panels_in_order(look, play.today)) if play.settings.rules.tokens else ()
            return Screen((title, Text(say("pocket-count")), *_list_undo(look), *tokens), (_make_app_link(),))
        if play.phase is Phase.BETWEEN:
            return Screen((title, Text(say("pocket-between"))), (_make_app_link(),))
        return _draw_result(look, play, self._facts)

    def key_of(self, look: Look) -> object:
        """Return what the drawn round depends on, so that it is redrawn only when this changes; of the calls, only
        those of the seats shown. None outside a round with calls: the page is then redrawn at each change of the
        table."""
        play: Play = look.table.play
        if play.phase is not Phase.ROUND or play.settings.rules.turns or not play.settings.rules.tirage:
            return None
        return _key_of_round(look, play)

    def mark_seats(self, table: TableState) -> Mapping[int, str]:
        """Return today's token of each seat by its number; a tick where the mode has no tokens."""
        play: Play = table.play
        return {table.number(seat): play.mark_of(seat) for seat in play.today.bouclage.order}

    def decide_intent(self, command: Command, look: Look, press: PressMoment) -> Intent | None:
        """Return the intent that the pressed button sends; None if the press would change nothing any more. Raises
        ValueError for an unknown button."""
        match command:
            case ("maquette", day, seat):
                return CallLayout(day=day, seat=seat, at=press.at, error_ms=press.error_ms)
            case ("tirage", day, seat):
                if is_double_tap(look.table, day, seat, press.at):
                    return None
                return CallPrint(day=day, seat=seat, at=press.at, error_ms=press.error_ms, line=press.line)
            case ("done", day, seat):
                return CallPrint(day=day, seat=seat)
            case ("take-back", day, seat):
                entry = look.log.seq_of("print-called", seat=seat, day=day)
                return None if entry is None else Undo(entry=entry)
            case ("undo-last", day):
                entry = look.log.seq_of("print-called", day=day)
                return None if entry is None else Undo(entry=entry)
            case ("finish", day, first, second):
                return TellFinish(day=day, first=first, second=second)
            case ("end-turn", day, seat):
                return Happened(event=TurnEnded(day=day, seat=seat))
            case ("end-round", day):
                return EndRound(day=day)
            case ("start-round", day):
                return StartRound(day=day)
            case _:
                raise ValueError(f"no button of this game has the command {command!r}")

    def announce(self, before: TableState, after: TableState) -> tuple[Message, ...]:
        """Return what a screen reader is told of the step between the two states: new print calls, and a pause."""
        called_before, now = _tokens_of(before), _tokens_of(after)
        calls = [say("say-print", name=after.name(seat)) for seat in now if seat not in called_before]
        paused = after.paused_by and not before.paused_by
        return (*calls, *([_say_paused(after)] if paused else []))

    def name_unheard(self, look: Look) -> Message | None:
        """Return a sentence with the seats of this device that have no token yet and may have an unheard press (one
        that has not arrived); None if there are none."""
        play: Play = look.table.play
        if play.phase is not Phase.ROUND:
            return None
        names = tuple(seat.name for seat in look.mine if seat.id in play.today.without_token)
        return say("pocket-unheard", names=names) if names else None


def pocket(rules: RedacChef) -> RedacChefPocket:
    """Return the light page of the game with these rules."""
    return RedacChefPocket(rules.facts)


def _tokens_of(table: TableState) -> tuple[str, ...]:
    return table.play.today.bouclage.order if table.play is not None else ()


def _name_day(play: Play) -> Message:
    """Return the name of the day, or of the puzzle."""
    if play.settings.rules.days is None and play.settings.puzzle is not None:
        return say("puzzle-name", number=play.settings.puzzle)
    return say("day-name", day=play.current)


def _make_app_link(label: str = "pocket-open-app") -> AppLink:
    return AppLink("open-app", say(label))


def _draw_ready(look: Look, play: Play, title: Text) -> Screen:
    """Draw the page before a round: who plays, who is ready, and the start."""
    puzzle = play.settings.puzzle if play.settings.rules.days is None else None
    parts: list[Part] = [title, Text(say("pocket-set-up"), "small"), _make_app_link()]
    parts += [Panel(seat, small=True, token=False) for seat in look.table.playing]
    if look.is_locked_out:
        parts.append(Text(say("rights-note"), "small", "locked"))
    if not look.may_lead:
        return Screen((*parts, Text(say("ready-watching"))), ready=play.current)
    label = say("ready-start", day=say(f"day-{play.current}")) if puzzle is None else say("puzzle-start", number=puzzle)
    sure = Confirmation("start-round-yes", say("ready-start-yes"), say("ready-start-question"))
    start = Button("start-round", label, ("start-round", play.current), "main", sure=None if look.leads else sure)
    return Screen(tuple(parts), (start,), ready=play.current)


# --- a round ----------------------------------------------------------------------------------------------------------


def _draw_round(look: Look, play: Play) -> Screen:
    """Draw a round with calls: the clock, and the calls of this device's seats, or of all seats where it holds none."""
    table, day = look.table, play.today
    seats, own, calling = _choose_seats(look, play)
    alone = len(calling) == 1 and bool(own)
    status = table.timer.status(look.now)
    panels = [_draw_seat(look, play, day, seat, status, alone=alone) for seat in calling]
    parts: list[Part] = [*_list_banners(look, play, day, status)]
    if own and not calling:
        parts.append(Text(say("round-reporter"), "warning", "reporting"))
    others = [Panel(seat, small=True) for seat in seats if seat not in calling]
    controls = [*_list_clock_buttons(day, status, end=True)] if look.may_lead and table.away is None else []
    body = [] if alone else panels
    return Screen(
        (*parts, *body, *others, *controls, _make_app_link("pocket-all-in-app")),
        tuple(panels) if alone else (),
        clock=True,
        changes_at=_find_next_change(look, day, status, calling),
    )


def _choose_seats(look: Look, play: Play) -> tuple[tuple[Seat, ...], tuple[Seat, ...], tuple[Seat, ...]]:
    """Return three things: all seats of the round, the seats that this device holds, and the seats whose calls are
    shown."""
    day = play.today
    seats = tuple(seat for seat in look.table.seats if seat.id in day.seats)
    own = tuple(seat for seat in seats if seat in look.mine)
    return seats, own, tuple(seat for seat in own or seats if not _is_reporter(look, play, seat))


def _key_of_round(look: Look, play: Play) -> tuple[object, ...]:
    """Return what the drawn round depends on (see ``key_of``)."""
    table, day, tokens = look.table, play.today, play.settings.rules.tokens
    _, _, calling = _choose_seats(look, play)
    order, without = day.bouclage.order, len(day.seats) - len(day.bouclage.order)
    pair = day.bouclage.close_finish(look.complete) if tokens and len(order) > 1 else None
    shown = tuple(
        (
            seat.id,
            day.layout_left(seat.id),
            (call := day.bouclage.call(seat.id)) is not None and (call, day.bouclage.gap(seat.id)),
            call is not None and day.bouclage.is_settled(seat.id, look.complete),
            call is not None and day.bouclage.is_photo_finish(seat.id),
            seat.id in order and call is not None and count_take_back_s(call.at, look.now),
        )
        for seat in calling
    )
    around = (table.seats, table.timer, table.away, table.paused_by, table.locked, table.host, table.scorekeeper)
    game = (
        play.current,
        play.settings,
        play.roles,
        day.seats,
        day.time_called,
        without if day.time_called else not without,
        # While calls are doubtful the page is redrawn once they are final, though it does not show them yet.
        tokens and day.bouclage.doubtful,
    )
    status = table.timer.status(look.now)
    close = pair and (pair, day.bouclage.gap(pair[1]))
    return (*around, *game, status, close, shown)


def _is_reporter(look: Look, play: Play, seat: Seat) -> bool:
    """Tell whether this device is the reporter's of that team, who calls nothing."""
    return bool(play.settings.rules.members) and play.role(seat.id, look.device) == _REPORTER


def _find_next_change(look: Look, day: Day, status: Status, shown: tuple[Seat, ...]) -> int | None:
    """Return the next instant at which the page looks different although nothing happens: the clock begins or ends, a
    token becomes final, or the seconds left to take back a call of the seats shown go down by one. None: never."""
    timer = look.table.timer
    coming = [timer.starts_at, timer.ends_at] if status in (Status.STARTING, Status.RUNNING) else []
    own = {seat.id for seat in shown}
    taken_back = {seat.id for seat in shown if look.may_act_for(seat)}
    doubtful = day.bouclage.doubtful
    for call in day.bouclage.calls:
        if doubtful or call.seat in own:
            coming.append(call.at + ORDER_FINAL_MS)
        if call.seat in taken_back:
            coming += range(call.at, call.at + CALL_TAKE_BACK_MS + 1, 1_000)
    # A view shows the state that is on disk, which may be older than now: include what came since.
    since = min(look.now, look.complete)
    return min((at for at in coming if at is not None and at > since), default=None)


def _draw_seat(look: Look, play: Play, day: Day, seat: Seat, status: Status, *, alone: bool) -> Panel:
    """Draw one seat: what it has done, and the calls that it may make or take back. ``alone``: the only one shown."""
    number, may_press = look.table.number(seat.id), look.may_act_for(seat)
    parts: list[Text | Button] = [_describe_seat(look, play, day, seat)]
    if day.bouclage.token(seat.id) is not None:
        if day.bouclage.is_photo_finish(seat.id):
            parts.append(Text(say("round-photo-finish"), "small"))
        call = day.bouclage.call(seat.id)
        seconds = 0 if call is None else count_take_back_s(call.at, look.now)
        if seconds and may_press:
            mine = tuple(own.id for own in look.mine) == (seat.id,)
            label = say("round-take-back" if mine else "round-take-back-for", seconds=seconds)
            parts.append(Button(f"take-back-{number}", label, ("take-back", day.name, seat.id)))
        return Panel(seat, tuple(parts))
    if may_press and look.table.away is None:
        laid_out = play.is_laying_out(seat.id)
        is_primary = status is not Status.PAUSED
        if not laid_out:
            layout = ("maquette", day.name, seat.id)
            parts.append(
                Button(
                    f"maquette-{number}",
                    say("round-layout"),
                    layout,
                    _choose_button_kind(is_primary, alone),
                    at_once=True,
                )
            )
        printing = ("tirage", day.name, seat.id)
        kind = _choose_button_kind(is_primary and laid_out, alone and laid_out)
        parts.append(Button(f"tirage-{number}", say("round-print"), printing, kind, at_once=True))
    # With one seat the call comes first: on a low page with large text the rest would push it out of sight.
    return Panel(seat, (*parts[1:], parts[0]) if alone else tuple(parts))


def _choose_button_kind(is_primary: bool, alone: bool) -> Literal["call", "main", "plain"]:
    """Return the look of a call's button: ``is_primary`` if it is the one to press next, large if the seat is shown
    ``alone``."""
    return ("call" if alone else "main") if is_primary else "plain"


def _describe_seat(look: Look, play: Play, day: Day, seat: Seat) -> Text:
    """Return what the seat has done so far, as a line of text."""
    rules, layout_left = play.settings.rules, day.layout_left(seat.id)
    if day.bouclage.token(seat.id) is None:
        if layout_left is not None:
            return Text(say("round-layout-at", time=format_clock(layout_left)), "small")
        if day.time_called and rules.tokens:
            return Text(say("round-no-token"), "small")
        return Text(say("round-reporting" if rules.phases else "round-page-open"), "small")
    if not day.bouclage.is_settled(seat.id, look.complete):
        return Text(say("round-token-settling"), "small")
    call, gap = day.bouclage.call(seat.id), day.bouclage.gap(seat.id)
    if gap is not None and gap < CLOSE_MS:
        return Text(say("round-gap", gap=gap), "small")
    if call is None or call.left_ms is None:
        return Text(say("round-print-buzzer"), "small")
    return Text(say("round-print-at", time=format_clock(call.left_ms)), "small")


def _list_banners(look: Look, play: Play, day: Day, status: Status) -> Iterator[Part]:
    """Yield the banners of the round, the most urgent first, each with the buttons that answer it."""
    table, rules = look.table, play.settings.rules
    if table.away is not None:
        yield from _list_absence_question(look, day)
    elif status is Status.PAUSED and not day.time_called:
        yield Text(_say_paused(table), "alert", "paused")
    if day.time_called and day.without_token and rules.tokens:
        yield Text(say("round-time-up", count=len(day.without_token)), "alert", "over")
    elif day.bouclage.order and not day.without_token:
        yield Text(say("round-settling" if rules.tokens else "round-settling-page"), "warning", "done")
        if look.may_lead:
            label = say("round-settling-undo" if rules.tokens else "round-take-back-page")
            yield Button("undo-last-token", label, ("undo-last", day.name), "main")
    pair = day.bouclage.close_finish(look.complete) if rules.tokens else None
    if pair is not None:
        first, second = pair
        names = {"first": table.name(first), "second": table.name(second)}
        yield Text(say("finish-ask", gap=day.bouclage.gap(second) or 0, **names), "alert", "photo")
        if look.may_lead:
            for handle, winner, other in (("finish-right", first, second), ("finish-swap", second, first)):
                label = say("finish-swap", name=table.name(winner))
                yield Button(handle, label, ("finish", day.name, winner, other))
    if look.is_locked_out:
        yield Text(say("rights-note"), "small", "locked")


def _say_paused(table: TableState) -> Message:
    """Return the sentence that the clock is stopped, and by whom."""
    who = table.paused_by
    return say("clock-paused-by", names=table.names(who), count=len(who)) if who else say("clock-paused")


def _list_absence_question(look: Look, day: Day) -> Iterator[Part]:
    """Yield the question whether the time in which the server was away counts, with the buttons that answer it for a
    device that may."""
    away, time_left = look.table.away, format_clock(look.table.timer.left(look.now))
    gone_ms = away.gone_ms if away is not None else 0
    title = say("away-title", span=format_duration(gone_ms), time=time_left)
    yield Text(title if gone_ms >= 1_000 else say("away-title-unknown", time=time_left), "alert", "away")
    if look.may_lead:
        yield Button("away-go-on", say("away-go-on"), ("resume",), "main")
        yield Button("away-over", say("away-over"), ("end-round", day.name))
        yield AppLink("away-set", say("pocket-set-clock"))


def _list_clock_buttons(day: Day, status: Status, *, end: bool) -> Iterator[Button]:
    """Yield the buttons of the clock that apply now. ``end``: with the one that ends the round."""
    if status is Status.PAUSED:
        yield Button("resume", say("clock-resume"), ("resume",), "main")
        yield Button("sub-30", say("clock-sub"), ("add", "-30000"))
    elif status not in (Status.OVER, Status.IDLE):
        yield Button("pause", say("clock-pause"), ("pause",))
    if status not in (Status.OVER, Status.IDLE):
        yield Button("add-30", say("clock-add"), ("add", "30000"))
    if end and day.time_called and day.without_token:
        yield Button("end-round", say("round-give-rest"), ("end-round", day.name))
    elif end and not day.time_called:
        sure = Confirmation("end-round", say("round-end-sure"), say("round-end-question"))
        yield Button("end-round", say("round-end"), ("end-round", day.name), sure=sure)


# --- rounds without a race --------------------------------------------------------------------------------------------


def _draw_turns(look: Look, play: Play) -> Screen:
    """Draw a round of turn-by-turn: whose turn it is or, once somebody has called print, who still lays tiles."""
    table, day = look.table, play.today
    parts: list[Part] = [Text(_name_day(play), "title")]
    foot: list[Part] = []
    if day.time_called:
        called = [table.name(call.seat) for call in day.bouclage.calls[:1]]
        parts += [Text(say("turns-over", name=called[0] if called else ""), "alert", "turns-over")]
        parts.append(Text(say("turns-finish")))
        for id_ in day.seats:
            seat = table.seat(id_)
            done = id_ in day.bouclage.order
            label, command = say("turns-i-am-done"), ("done", day.name, id_)
            if done or not look.may_act_for(seat):
                parts.append(Panel(seat, (Text(say("turns-done" if done else "turns-laying"), "small"),), small=True))
            else:
                button = Button(f"tirage-{table.number(id_)}", label, command)
                parts.append(Panel(seat, (button,)))
        if look.may_lead:
            foot.append(Button("end-round", say("turns-count"), ("end-round", day.name), "main"))
    elif day.turn is not None:
        seat = table.seat(day.turn)
        mine = tuple(own.id for own in look.mine) == (seat.id,)
        whose = say("turn-yours") if mine else say("turns-whose", name=seat.name)
        parts.append(Text(whose, "alert", "turn"))
        parts += [Text(say(f"turn-step-{step}")) for step in (1, 2, 3)]
        if look.may_act_for(seat):
            following = table.name(day.next_in_turn(seat.id))
            foot.append(
                Button("end-turn", say("turn-end", name=following), ("end-turn", day.name, seat.id), kind="main")
            )
            printing = Button(
                f"tirage-{table.number(seat.id)}", say("turn-print", name=seat.name), ("done", day.name, seat.id)
            )
            parts += [Text(say("turn-print-note"), "small"), printing]
    parts += [Panel(table.seat(id_), small=True) for id_ in day.seats if not day.time_called]
    parts.append(_make_app_link("pocket-all-in-app"))
    return Screen(tuple(parts), tuple(foot))


def _draw_one_phase(look: Look, play: Play, title: Text) -> Screen:
    """Draw a round without calls (family, puzzle), which lasts until the host (or the only player, in a mode without
    ranking) ends it by a button."""
    day, mode, status = play.today, play.settings.mode, look.table.timer.status(look.now)
    clocked = play.settings.timer_s > 0
    parts: list[Part] = [title, *_list_banners(look, play, day, status)]
    parts += [Text(say(f"one-phase-{mode}-{step}")) for step in (1, 2, 3)]
    if clocked and look.may_lead and look.table.away is None:
        parts += _list_clock_buttons(day, status, end=False)
    parts.append(_make_app_link("pocket-all-in-app"))
    alone = not play.settings.rules.ranked
    foot: tuple[Part, ...] = (Text(say("one-phase-waiting"), "small"),)
    if look.leads or (alone and look.mine):
        foot = (Button("end-round", say("one-phase-end", mode=mode), ("end-round", day.name), "main"),)
    return Screen(tuple(parts), foot, clock=clocked, changes_at=_find_next_change(look, day, status, ()))


# --- after a round ----------------------------------------------------------------------------------------------------


def _list_panels_in_order(look: Look, day: Day) -> Iterator[Panel]:
    """Yield the seats of the day in the order of their tokens."""
    for seat in day.bouclage.order:
        yield Panel(look.table.seat(seat), small=True)


def _list_undo(look: Look) -> Iterator[Part]:
    """Yield the undo button, with what it would undo, where this device may use it."""
    undo = look.log.next_undo()
    if undo is not None and look.may_lead:
        yield Button("undo", say("undo-what", what=undo.name), ("undo", str(undo.entry)))


def _draw_result(look: Look, play: Play, facts: Facts) -> Screen:
    """Draw the winners and everybody's points; only a link to the app if the places are revealed there one by one."""
    table = look.table
    if play.settings.reveal:
        return Screen((Text(say("pocket-result"), "title"),), (_make_app_link(),))
    result = live_scoring.compute_result(table, facts)
    end = result.end
    winners = () if end is None else tuple(table.name(seat) for seat in end.winners or ())
    won = say("history-won", names=winners, count=len(winners))
    parts: list[Part] = [Text(won if winners else say("pocket-result"), "title")]
    parts += [Text(reason) for reason in (end.reasons if end is not None else ())]
    for number, seat in enumerate(table.seats, 1):
        final = end.final(seat.id) if end is not None else None
        shown = (result.now(seat.id).points if final is None else final).points
        if shown is not None:
            figure = Text(say("pocket-points", points=shown), "line", f"total-{number}")
            parts.append(Panel(seat, token=False, small=True, figures=(figure,)))
    return Screen(tuple(parts), (_make_app_link(),))
