"""Puts together what a picture of statistics shows: one chart for each question, in the form that its template
reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.content import content_root
from companion.exchange.front_page.printable import families, printable
from companion.games.registry import progress_pages_of
from companion.kit.progress import POINTS
from companion.table.message import Param, say
from companion.text.shorten import shorten
from companion.text.typography import capitalise
from companion.text.words import Words
from companion.ui.statistics import PersonFigures, Report

#: The most lines of one chart.
_MOST: int = 10
#: The most characters of a name.
_NAME: int = 24


def picture_data(report: Report, words: Words) -> dict[str, Any]:
    """Return everything that the picture of a report shows, as the template reads it."""
    return _Picture(report, words).data()


class _Picture:
    """Builder of the picture's data, in the words of one language."""

    def __init__(self, report: Report, words: Words) -> None:
        self.found, self.words = report, words

    def data(self) -> dict[str, Any]:
        """Return the head of the picture and all cards that have figures."""
        report = self.found
        people = [one.player.name for one in report.people]
        headline = people[0] if len(people) == 1 else self.t("stats-strap")
        kind = self.t(f"game-{report.game}") + (f" · {self.t(f'mode-{report.mode}')}" if report.mode else "")
        cards = [self._wins(), self._points(), self._duels(), self._streaks(), *self._counts()]
        cards = [card for card in cards if card["rows"] or card["lines"]]
        return {
            "template": "statistics",
            "lang": self.words.lang,
            "day": "",
            "fonts": list(families()),
            "headline": printable(shorten(headline, 40)),
            "deck": [line for card in cards for line in card["lines"]][:1],
            "ranking": {"rows": []},
            "strap": [kind, capitalise(self.t("people-games", count=report.count))],
            "cards": cards,
            "foot": self.t("paper-foot"),
        }

    def t(self, id_: str, **params: Param) -> str:
        """Translate a text of the screens."""
        return self.words.say(say(id_, **params))

    def _card(self, title: str, rows: Sequence[tuple[str, float, float, str]], *lines: str) -> dict[str, Any]:
        """Return one card: its title, at most ``_MOST`` rows (label, value, full value, figure as text), and lines of
        text."""
        card_rows = [
            {"label": printable(shorten(label, _NAME)), "value": value, "of": of, "figure": printable(figure)}
            for label, value, of, figure in rows[:_MOST]
        ]
        return {"title": printable(title), "rows": card_rows, "lines": [printable(line) for line in lines]}

    def _wins(self) -> dict[str, Any]:
        """Return the card of games won, out of those played against others."""
        rows = [
            (one.player.name, one.wins, one.contests, self.t("stats-count", count=one.wins, of=one.contests))
            for one in self.found.people
            if one.contests
        ]
        return self._card(self.t("stats-picture-wins"), rows)

    def _points(self) -> dict[str, Any]:
        """Return the card of everybody's average points, with their best behind it."""
        people = [(one, points) for one in self.found.people if (points := one.figures.get(POINTS)) is not None]
        rows = [
            (one.player.name, points.average, points.most, self.words.decimal(points.average)) for one, points in people
        ]
        lines = [self._write_points(one) for one, _ in people] if len(people) == 1 else []
        return self._card(self.t("stats-picture-points"), rows, *lines)

    def _write_points(self, one: PersonFigures) -> str:
        """Return a sentence with a person's average, median and best points."""
        points = one.figures[POINTS]
        average, middle = self.words.decimal(points.average), self.words.decimal(points.median)
        return self.t("stats-average", average=average, median=middle, best=points.most)

    def _duels(self) -> dict[str, Any]:
        """Return the card that says who ended ahead of whom, with one person's rival."""
        alone = len(self.found.people) == 1
        rows = [
            (
                each.second.name if alone else f"{shorten(each.first.name, 10)} – {shorten(each.second.name, 10)}",
                each.duel.ahead,
                each.duel.games,
                self.t("stats-duel", ahead=each.duel.ahead, behind=each.duel.behind),
            )
            for each in self.found.pairs
        ]
        rival = self.found.rival
        lines = [self.t("stats-rival", name=shorten(rival.name))] if rival is not None else []
        return self._card(self.t("stats-duels"), rows, *lines)

    def _streaks(self) -> dict[str, Any]:
        """Return the card of the longest streaks."""
        ranked = self.found.rank_by_streak()
        rows = [(one.player.name, one.streaks.longest, 0, self.words.number(one.streaks.longest)) for one in ranked]
        return self._card(self.t("stats-streaks"), rows)

    def _counts(self) -> list[dict[str, Any]]:
        """Return a card for each thing that the game counts: how often it happened to each person."""
        cards = []
        for count in progress_pages_of(self.found.game, content_root()).counts:
            rows = []
            for one in self.found.people:
                total, times = one.sum_count(count)
                if times:
                    rows.append((one.player.name, total, times, self.t("stats-count", count=total, of=times)))
            cards.append(self._card(self.words.say(count.title), rows))
        return cards
