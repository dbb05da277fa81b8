"""Puts together all texts of a front page, in one language, as the typesetting template reads them."""

from __future__ import annotations

import base64
from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from typing import Any, Final

from babel.dates import format_date, format_time

from companion.content import content_root
from companion.exchange.front_page.printable import families, printable
from companion.exchange.outcome import GameOutcome, PlayerOutcome, outcome_of
from companion.games.registry import front_page_of, score_file
from companion.kit.figure import Figure
from companion.kit.front_page import FrontPage, drop_number, label_over_rounds, total_line
from companion.kit.scored import Scored
from companion.kit.sheet import FilledSheet, SheetLine, SheetPart
from companion.store.days import local_datetime
from companion.table.message import Message, Param, say
from companion.text.languages import language
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.text.words import Words

#: The most characters of a name; longer ones are cut.
NAME: Final = 24
#: Names of up to this many characters stay on one line.
_UNBROKEN: Final = 14
#: The most characters of a note; a longer one is cut.
NOTE: Final = 420
#: The most small columns; the template leaves out what does not fit.
BRIEFS: Final = 9


def edition_data(file: Mapping[str, Any], words: Words, photo: bytes | None = None) -> dict[str, Any]:
    """Return all texts of the front page and the score sheet of a game file, with the photo, if any.

    Raises WrongFile.
    """
    score_file(file, content_root())  # raises the faults with the names as they are in the file
    file = _with_fit_names(file)
    scored = score_file(file, content_root())
    page, outcome = front_page_of(file, scored, content_root()), outcome_of(file, scored)
    data = _FrontPageText(file, scored, page, outcome, words).build()
    return data if photo is None else {**data, "photo": base64.b64encode(photo).decode()}


def _with_fit_names(file: Mapping[str, Any]) -> dict[str, Any]:
    """Return the file with names short enough, and of characters that the fonts have."""

    def fit(name: str) -> str:
        return shorten(printable(name).strip(), NAME) or "?"

    players = [
        {
            **player,
            "name": fit(player["name"]),
            **({"members": [fit(name) for name in player["members"]]} if "members" in player else {}),
        }
        for player in file["players"]
    ]
    return {**file, "players": players}


class _FrontPageText:
    """Writes all texts of one front page and its score sheet, in one language, as the typesetting template reads them
    (``build``)."""

    def __init__(
        self, file: Mapping[str, Any], scored: Scored, page: FrontPage, outcome: GameOutcome, words: Words
    ) -> None:
        self.file, self.scored, self.page, self.outcome, self.words = file, scored, page, outcome, words

    def build(self) -> dict[str, Any]:
        """Return all texts by the keys that the template reads, of characters that the fonts have."""
        outcome = self.outcome
        data = {
            "lang": self.words.lang,
            "day": outcome.day,
            "fonts": list(families()),
            "masthead": self.t("result-masthead"),
            "strap": self._write_strap(),
            "headline": self.file.get("headline") or self.say(self.page.headline),
            "deck": [capitalise(self.say(message)) for message in self.page.deck],
            "note": self._cut_note(),
            "ranking": {"title": self.t("paper-ranking"), "rows": self._list_ranking()},
            "hero": self._find_hero(),
            "rows": [*self._list_own_rows()] if len(outcome.players) == 1 else [],
            "briefs": [*self._list_briefs()][:BRIEFS],
            "foot": self.t("paper-foot"),
            "edition": self.t("result-edition" if outcome.finished else "result-edition-provisional"),
            "sheet": self._build_sheet(),
        }
        names = {player["name"] for player in self.file["players"]}
        unbroken = [name for name in names if " " in name and len(name) <= _UNBROKEN]
        fitted: dict[str, Any] = _fit_texts(data, unbroken)
        return fitted

    def t(self, id_: str, **params: Param) -> str:
        """Return the text of a message id."""
        return self.words.say(say(id_, **params))

    def say(self, message: Message) -> str:
        return self.words.say(message)

    def _write_strap(self) -> list[str]:
        """Return the three texts of the line below the title: game and mode, the day, and the number of players."""
        game = self.t(f"game-{self.outcome.game}")
        game_and_mode = f"{game} · {self.t(f'mode-{self.outcome.mode}')}" if self.outcome.mode else game
        when, lang = self.outcome.ended, language(self.words.lang)
        day = ""
        if when is not None:
            day = format_date(when.date(), lang.find_date_pattern("day", when.day, "full"), locale=lang.locale)
            day = capitalise(day)
            if str(when.year) not in day:
                day = f"{day} {when.year}"
        return [
            game_and_mode,
            day,
            self.t("paper-players", count=sum(len(player.members) or 1 for player in self.outcome.players)),
        ]

    def _cut_note(self) -> dict[str, str] | None:
        """Return the table's own note, shortened, with its title; None if there is none."""
        text = " ".join(self.file.get("note", "").split())
        return {"title": self.t("paper-note"), "text": shorten(text, NOTE)} if text else None

    # --- the ranking --------------------------------------------------------------------------------------------------

    def _format_points(self, points: int | None) -> str:
        """Return a total as the score sheet writes it; a dash if unknown."""
        if points is None:
            return "–"
        line = total_line(self.scored.sheet)
        return self.words.number(points) if line is None else self.say(line.row.written(points))

    def _sort_players(self) -> list[PlayerOutcome]:
        """Return the players by rank, those without a rank last, then by points."""
        players = list(self.outcome.players)
        return sorted(players, key=lambda player: (player.rank is None, player.rank or 0, -(player.points or 0)))

    def _list_ranking(self) -> list[dict[str, Any]]:
        """Return a row for each player, the best first: place, name, points, a note on who is out or left, and the
        share of the best total."""
        most = max((one.points or 0 for one in self.outcome.players), default=0)
        left_early = {player["id"] for player in self.file["players"] if player.get("left_after") is not None}
        rows = []
        for one in self._sort_players():
            note = ""
            if one.id in self.page.out:
                note = self.t("paper-out")
            elif one.id in left_early:
                note = self.t("paper-left")
            ranked = one.rank is not None and one.id not in self.page.out
            rows.append(
                {
                    "place": self.words.number(one.rank) if ranked and one.rank is not None else "–",
                    "name": one.name,
                    "members": ", ".join(one.members),
                    "figure": self._format_points(one.points),
                    "note": note,
                    "winner": bool(one.winner),
                    "share": max(0, one.points or 0) / most if most > 0 else 0,
                }
            )
        return rows

    def _find_hero(self) -> dict[str, str] | None:
        """Return the name that is shown large (of the winners, or of the only player), with its total and the total's
        label; None without a winner, or while points are missing."""
        winners = [player for player in self._sort_players() if player.winner]
        shown = winners or (list(self.outcome.players) if len(self.outcome.players) == 1 else [])
        if not shown or shown[0].points is None:
            return None
        line = total_line(self.scored.sheet)
        label = self.say(line.label) if line is not None else ""
        return {
            "name": self.words.join_list([player.name for player in shown]),
            "figure": self._format_points(shown[0].points),
            "label": label,
        }

    def _list_own_rows(self) -> Iterator[list[str]]:
        """Yield label and figure of each row of the score sheet, over all rounds, of a person who played alone; the
        template shows them in place of a ranking."""
        player = self.outcome.players[0].id
        for line in self.scored.sheet.lines:
            figures = [self.scored.sheet.figure(line.id, player, column.id) for column in self.scored.sheet.columns]
            counted = [each.points for each in figures if each is not None and each.points is not None]
            if counted and not line.row.sums and line.row.id not in ("total", "final", "penalty"):
                yield [self.say(label_over_rounds(self.scored.sheet, line)), self.say(line.row.written(sum(counted)))]

    # --- the small columns --------------------------------------------------------------------------------------------

    def _list_briefs(self) -> Iterator[dict[str, str]]:
        """Yield the game's small columns, and one on the game's duration: in fourth position, or last if there are
        fewer than four."""
        length = self._describe_length()
        for at, brief in enumerate(self.page.briefs):
            if at == 3 and length:
                yield length
            yield {"title": capitalise(drop_number(self.say(brief.title))), "text": capitalise(self.say(brief.text))}
        if len(self.page.briefs) <= 3 and length:
            yield length

    def _describe_length(self) -> dict[str, str] | None:
        """Return the small column on the duration of the game; None if it is unknown."""
        minutes = self.outcome.minutes
        began, ended = (local_datetime(self.file.get(name) or "") for name in ("started_at", "finished_at"))
        if not minutes or began is None or ended is None:
            return None
        times = {"from": self._format_time(began), "to": self._format_time(ended)}
        text = self.t("paper-duration-text", minutes=minutes, **times)
        return {"title": self.t("paper-duration"), "text": text}

    def _format_time(self, when: datetime) -> str:
        lang = language(self.words.lang)
        text: str = format_time(when, lang.dates.get("time", "short"), locale=lang.locale)
        return text

    # --- the second page ----------------------------------------------------------------------------------------------

    def _build_sheet(self) -> dict[str, Any]:
        """Return the score sheet of the second page: players, and a block of rows for each column of the pad."""
        pad = self.scored.sheet
        several = len(pad.columns) > 1
        blocks = [
            {
                "title": self.say(column.title) if several else "",
                "rows": [*self._list_rows(pad, column)],
            }
            for column in pad.columns
        ]
        return {
            "title": self.t("sheet-title"),
            "players": [name for _, name in pad.players],
            "blocks": [block for block in blocks if block["rows"]],
        }

    def _list_rows(self, pad: FilledSheet, column: SheetPart) -> Iterator[dict[str, Any]]:
        """Yield the rows of a block that have a figure for anybody."""
        for line in pad.lines:
            figures = [pad.figure(line.id, player, column.id) for player, _ in pad.players]
            if any(figure is not None for figure in figures):
                yield {
                    "label": self.say(line.label),
                    "cells": [self._format_cell(line, figure) for figure in figures],
                    "strong": line.row.large or line.row.id in ("total", "final", "round"),
                    "apart": line.apart,
                }

    def _format_cell(self, line: SheetLine, figure: Figure | None) -> str:
        written = line.row.write(figure)
        return "" if written is None else self.say(written)


def _fit_texts(value: Any, unbroken: Collection[str]) -> Any:
    """Return the data with every text in it made of characters that the fonts have.

    ``unbroken`` names stay on one line, and no full stop follows the ellipsis of a shortened name.
    """
    if isinstance(value, str):
        text = printable(value).replace("….", "…")
        for name in unbroken:
            text = text.replace(name, name.replace(" ", "\u00a0"))
        return text
    if isinstance(value, list):
        return [_fit_texts(each, unbroken) for each in value]
    if isinstance(value, dict):
        return {key: _fit_texts(each, unbroken) for key, each in value.items()}
    return value
