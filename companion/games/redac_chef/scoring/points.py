"""Computes the points of one round, row by row with the terms they come from; the same code scores a live table and a
file.

Source: "Fin du round et calcul des points de tuiles" (pages 11–12), "Mode solo", "Mode puzzle", "Mode famille".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.games.redac_chef.free_area import BY_CELLS, BY_CELLS_ABOVE, COMPARED, AllTied
from companion.games.redac_chef.modes import Row
from companion.games.redac_chef.scoring.counts import ArticleCount, Counts
from companion.games.redac_chef.scoring.rules import Rules
from companion.kit.figure import Figure
from companion.table.message import Message, say


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """One player's round as it scores, as far as it is counted.

    Attributes:
        rows: the figure of each row of the mode, in the pad's order.
        missing: the count fields (see ``Rules.fields``) not entered yet.
        free_area: the figure of the comparison of free areas, before any bonus.
    """

    rows: tuple[tuple[Row, Figure], ...]
    missing: tuple[str, ...]
    free_area: Figure

    def __getitem__(self, row: Row) -> Figure:
        return dict(self.rows)[row]

    def get(self, row: str) -> Figure | None:
        """Return the figure in that row; None if the mode has no such row."""
        return dict(self.rows).get(row)  # type: ignore[call-overload, no-any-return]

    def points(self, row: Row) -> int:
        """Return the points in that row, for sums: 0 if nothing is entered, or if the mode has no such row."""
        figure = self.get(row)
        return figure.points or 0 if figure else 0

    def loss(self, row: Row) -> int:
        """Return what that row takes away, bonus included, as a positive number; 0 if it takes nothing."""
        return max(0, -self.points(row))


@dataclass(frozen=True, slots=True)
class RoundScore:
    """Score of a round: everybody who plays it, in the order of the table."""

    players: tuple[tuple[str, PlayerScore], ...]

    def __getitem__(self, player: str) -> PlayerScore:
        return dict(self.players)[player]

    def get(self, player: str) -> PlayerScore | None:
        """Return that player's round, None if they do not play it."""
        return dict(self.players).get(player)

    def __contains__(self, player: str) -> bool:
        return any(player == one for one, _ in self.players)

    @property
    def missing(self) -> dict[str, tuple[str, ...]]:
        """Return who has not entered what yet; empty once the round is fully counted."""
        return {player: score.missing for player, score in self.players if score.missing}


def score_round(
    rules: Rules,
    sheets: Mapping[str, Counts],
    characters: Mapping[str, str | None] | None = None,
) -> RoundScore:
    """Return the points of a round as far as it is counted; figures that an entry may still change are marked as
    provisional.

    Args:
        rules: of this game.
        sheets: for every player who is still in the game, what is entered so far (``Counts()`` for nothing).
        characters: each player's character; powers act only where the rules have them.
    """
    who = characters or {}
    areas = _score_free_areas(rules, sheets, who)
    return RoundScore(
        tuple((p, _score_player(rules, counts, who.get(p), areas[p])) for p, counts in sheets.items()),
    )


def _score_player(rules: Rules, counts: Counts, character: str | None, area: Figure) -> PlayerScore:
    """Score one player's round; revenue is never below 0. ``area``: what their free area brings compared with the
    others'."""
    rows: dict[Row, Figure] = {}
    for row in rules.mode.rows:
        if row == "total":
            rows[row] = _score_total(rows)
        elif row == "free_area":
            rows[row] = _add_bonus(area, counts, row)
        elif row == "mood":
            rows[row] = _add_bonus(_score_mood(rules, counts, character), counts, row)
        else:
            rows[row] = _add_bonus(_PLAIN[row](counts), counts, row)
    if (ads := rows.get("ads")) and ads.points is not None and ads.points < 0:
        rows["ads"] = Figure(0, (*ads.why, say("why-never-negative", sum=ads.points)), ads.provisional)
    return PlayerScore(tuple(rows.items()), _list_missing(rules, counts, character), area)


def _add_bonus(figure: Figure, counts: Counts, row: Row) -> Figure:
    """Return the row's figure with the bonus that was entered for this row added, and a term for it; unchanged without
    one."""
    bonus = counts.bonus_in(row)
    if bonus is None:
        return figure
    points = None if figure.points is None else figure.points + bonus
    return Figure(points, (*figure.why, say("why-bonus", points=bonus)), figure.provisional)


def _list_missing(rules: Rules, counts: Counts, character: str | None) -> tuple[str, ...]:
    return tuple(field for field in rules.fields(character) if not _is_entered(counts, field, rules, character))


def _is_entered(counts: Counts, field: str, rules: Rules, character: str | None) -> bool:
    """Tell whether the count is entered, or is not needed: Jazz's relief is not asked for if the mood costs nothing.
    Articles by tile need both numbers."""
    if field == "articles":
        return _score_articles(counts).points is not None
    if field == "mood_relief":
        return counts.mood_relief is not None or _score_mood(rules, counts, character).points is not None
    return getattr(counts, field) is not None


# --- rows that depend on the player's own page only -------------------------------------------------------------------


def _score_articles(counts: Counts) -> Figure:
    """Return the figure of the articles; without points while one of the two numbers of tiles is missing."""
    articles = counts.articles
    if articles is None:
        return Figure()
    if isinstance(articles, ArticleCount):
        ones, twos = articles.one_point, articles.two_point
        if ones is None or twos is None:
            return Figure()
        return Figure(articles.points, (say("why-articles-tiles", one=ones, two=twos),))
    return Figure(articles, (say("why-articles-sum", points=articles),))


def _score_photos(counts: Counts) -> Figure:
    """Return the figure of the photos, entered one by one or as a sum; without points while they are not entered."""
    photos = counts.photos
    if photos is None:
        return Figure()
    if isinstance(photos, int):
        return Figure(photos, (say("why-photos-sum", points=photos),))
    if not photos:
        return Figure(0, (say("why-photos-none"),))
    return Figure(sum(photos), (say("why-photos-each", each=photos, count=len(photos)),))


def _score_tribune(counts: Counts) -> Figure:
    """Return the figure of the tribune, whose reason has its number where that is noted; without points while it is not
    entered."""
    if counts.tribune is None:
        return Figure()
    if counts.tribune_tile:
        return Figure(counts.tribune, (say("why-tribune-tile", points=counts.tribune, tile=counts.tribune_tile),))
    return Figure(counts.tribune, (say("why-tribune", points=counts.tribune),))


def _score_mood(rules: Rules, counts: Counts, character: str | None) -> Figure:
    """Return the figure of the mood: minus the difference of happy and sad icons, reduced by Jazz's power; without
    points while a count for it is missing."""
    happy, sad = counts.happy, counts.sad
    if happy is None or sad is None:
        return Figure()
    off = abs(happy - sad)
    why = say("why-mood", happy=happy, sad=sad, off=off)
    if not rules.has_power(character, "jazz") or off == 0:
        return Figure(-off, (why,))
    if counts.mood_relief is None:
        return Figure(None, (why, say("why-mood-relief-missing")))
    loss = max(0, off - counts.mood_relief)
    return Figure(-loss, (why, say("why-mood-relief", relief=counts.mood_relief, loss=loss)))


def _score_surplus(counts: Counts) -> Figure:
    if counts.surplus is None:
        return Figure()
    return Figure(-counts.surplus, (say("why-surplus", tiles=counts.surplus),))


def _score_ads(counts: Counts) -> Figure:
    """Return the figure of the ads in $, entered one by one or as a sum; without points while they are not entered."""
    ads = counts.ads
    if ads is None:
        return Figure()
    if isinstance(ads, int):
        return Figure(ads, (say("why-ads-sum", dollars=ads),))
    if not ads:
        return Figure(0, (say("why-ads-none"),))
    return Figure(sum(ads), (say("why-ads-each", each=ads, count=len(ads)),))


_PLAIN: Final[dict[str, Callable[[Counts], Figure]]] = {
    "articles": _score_articles,
    "photos": _score_photos,
    "tribune": _score_tribune,
    "surplus": _score_surplus,
    "ads": _score_ads,
}


def _score_total(rows: Mapping[Row, Figure]) -> Figure:
    """Return the sum of the rows so far, never under 0 (page 12); None while no row has a figure."""
    entered = {row: figure for row, figure in rows.items() if figure.points is not None}
    if not entered:
        return Figure()
    points = sum(figure.points or 0 for figure in entered.values())
    why = [say("why-total", rows=tuple(say("row-points", row=row, points=f.points or 0) for row, f in entered.items()))]
    if points < 0:
        why.append(say("why-never-negative", sum=points))
    missing = tuple(say("row", row=row) for row in rows if row not in entered)
    if missing:
        why.append(say("why-rows-missing", rows=missing))
    provisional = bool(missing) or any(figure.provisional for figure in entered.values())
    return Figure(max(0, points), tuple(why), provisional)


# --- the free area ----------------------------------------------------------------------------------------------------


def _score_free_areas(
    rules: Rules, sheets: Mapping[str, Counts], characters: Mapping[str, str | None]
) -> dict[str, Figure]:
    """Return each player's figure of the free area: by comparison with the others', by its own cells, or by empty cells
    (rule change 1). Provisional while somebody's area is missing."""
    if not rules.mode.uses("free_area"):
        return dict.fromkeys(sheets, Figure())
    if rules.empty_cells_count:
        return {p: _score_empty_cells(counts) for p, counts in sheets.items()}
    areas: dict[str, int] = {}
    reduction_terms: dict[str, tuple[Message, ...]] = {}
    for player, counts in sheets.items():
        if counts.free_area is not None:
            areas[player], reduction_terms[player] = _count_effective_cells(
                rules, counts.free_area, characters.get(player)
            )
    is_incomplete = len(areas) < len(sheets)
    scored: dict[str, Figure] = {}
    for player in sheets:
        if player not in areas:
            scored[player] = Figure()
        elif rules.mode.free_area == "by-cells":
            points, why = _score_by_cells(areas[player])
            scored[player] = Figure(points, (*reduction_terms[player], why))
        else:
            others = tuple(sorted(area for other, area in areas.items() if other != player))
            points, why = _score_against(areas[player], others, rules.rulings.all_tied_free_area)
            scored[player] = Figure(points, (*reduction_terms[player], why), is_incomplete)
    return scored


def _count_effective_cells(rules: Rules, area: int, character: str | None) -> tuple[int, tuple[Message, ...]]:
    """Return the cells of a free area that count, and a term if they are fewer than there are: Wilbur's power takes one
    off, never below 0 (inferred from the clarification of his card)."""
    if not rules.has_power(character, "wilbur"):
        return area, ()
    less = max(0, area - 1)
    return less, (say("why-free-area-wilbur", cells=area, less=less),)


def _score_empty_cells(counts: Counts) -> Figure:
    cells = counts.empty_cells
    return Figure() if cells is None else Figure(-cells, (say("why-empty-cells", cells=cells),))


def _score_by_cells(area: int) -> tuple[int, Message]:
    """Return the points of a free area by its size alone, and why."""
    points = next((points for most, points in BY_CELLS if area <= most), BY_CELLS_ABOVE)
    return points, say("why-free-area-cells", cells=area, points=points)


def _score_against(area: int, others: tuple[int, ...], all_tied: AllTied) -> tuple[int, Message]:
    """Return the points of a free area compared with the others', and why: it is the smallest, the largest, or between.
    Ties share the points; if all tie, the table's ruling decides."""
    smallest, largest = min((area, *others)), max((area, *others))
    tied = "-tied" if area in others else ""
    if not others:
        place, text = all_tied, "why-free-area-alone"
    elif smallest == largest:
        place, text = all_tied, "why-free-area-all-tied"
    elif area == smallest:
        place, text = "smallest", f"why-free-area-smallest{tied}"
    elif area == largest:
        place, text = "largest", f"why-free-area-largest{tied}"
    else:
        place, text = "middle", "why-free-area-middle"
    points = COMPARED[place]
    return points, say(text, cells=area, others=others, points=points)
