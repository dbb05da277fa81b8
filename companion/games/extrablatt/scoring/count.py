"""Computes the final count in its five steps, in thousands, each figure with the terms that make it.

Source: "Décompte final". The order matters: ducked articles still fill headline cells, but cover no domain.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from companion.games.extrablatt.facts import Facts
from companion.games.extrablatt.scoring.model import Ad, Article, Ranking, Rulings
from companion.kit.figure import Figure, leaders
from companion.table.message import Message, Param, say

#: The bonus of the first and of the second, in thousands.
FIRST: Final = 60
SECOND: Final = 30
#: How often an article among the headlines counts.
HEADLINE_TIMES: Final = 2
#: The parameters of a reason line that are in thousands.
_GAINS: Final = frozenset({"points", "circulation"})

#: One step of the count: everybody's figure, in the order of the table.
Step = tuple[tuple[str, Figure], ...]


@dataclass(frozen=True, slots=True)
class FinalCount:
    """The five steps of the final count, in thousands, as far as the figures are known.

    Attributes:
        headlines, domains, kept, articles: the figures of the steps that bring points.
        removed: the second step: for each player the ducked articles that leave their paper, and how many ads do.
        left: the articles that are still there when the last step is counted.
    """

    headlines: Step
    removed: tuple[tuple[str, tuple[Article, ...], int], ...]
    domains: Step
    kept: Step
    articles: Step
    left: tuple[Article, ...]

    @property
    def steps(self) -> tuple[tuple[str, Step], ...]:
        """Return the four steps that bring points, by name: the second one only removes tiles."""
        return (
            ("headlines", self.headlines),
            ("domains", self.domains),
            ("kept", self.kept),
            ("articles", self.articles),
        )

    @property
    def totals(self) -> dict[str, int]:
        """Return each player's circulation (thousands)."""
        return self.totals_after([name for name, _ in self.steps])

    def totals_after(self, names: Sequence[str]) -> dict[str, int]:
        """Return each player's circulation (thousands) from the steps with these names alone."""
        counted = [dict(step) for name, step in self.steps if name in names]
        return {player: sum(step[player].points or 0 for step in counted) for player, _ in self.headlines}

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the players with the highest circulation; the rule text breaks no tie, so a win may be shared."""
        return leaders(self.totals)


def final_count(
    empties: Mapping[str, int | None],
    articles: Iterable[Article],
    ads: Iterable[Ad],
    rulings: Rulings,
    facts: Facts,
) -> FinalCount:
    """Compute all five steps of the final count, as far as the figures are known; a figure that an entry may still
    change is marked as provisional.

    Args:
        empties: for every player, the empty cells of their headline zone; None while nobody has counted them.
        articles: all articles and photos in the papers, ducked ones too.
        ads: all tiles that lie in rivals' papers.
        rulings: the table's.
        facts: the box.
    """
    players = tuple(empties)
    lying, placed = tuple(articles), tuple(ads)
    undisturbed = tuple(article for article in lying if not article.duck)
    kept, left = _score_kept(players, undisturbed, rulings)
    return FinalCount(
        headlines=_score_headlines(empties, rulings.ranking),
        removed=tuple(
            (
                player,
                tuple(article for article in lying if article.duck and article.player == player),
                sum(ad.on == player for ad in placed),
            )
            for player in players
        ),
        domains=_score_domains(players, undisturbed, rulings.ranking, facts),
        kept=kept,
        articles=_score_articles(players, left),
        left=left,
    )


def bonuses(counts: Mapping[str, int], ranking: Ranking, fewest: bool = False) -> dict[str, int]:
    """Return each player's bonus (thousands): first, second or 0, by the most (or the fewest); players who tie get the
    same.

    Dense: the next value earns the second bonus even after shared firsts. Competition: then it is third.
    """
    values = sorted(set(counts.values()), reverse=not fewest)
    firsts = sum(count == values[0] for count in counts.values()) if values else 0
    second = len(values) > 1 and (ranking == "dense" or firsts == 1)
    worth = {values[0]: FIRST} if values else {}
    if second:
        worth[values[1]] = SECOND
    return {player: worth.get(count, 0) for player, count in counts.items()}


def domain_cells(players: Iterable[str], articles: Iterable[Article], domain: str) -> dict[str, int]:
    """Return the cells that each player covers in a domain, photos included; without players who cover none."""
    cells = dict.fromkeys(players, 0)
    for article in articles:
        if article.domain == domain:
            cells[article.player] += article.size
    return {player: covered for player, covered in cells.items() if covered}


# --- step 1 -----------------------------------------------------------------------------------------------------------


def _score_headlines(empties: Mapping[str, int | None], ranking: Ranking) -> Step:
    """Return the step of the headline zones: bonuses for the fewest empty cells; no points for a player whose cells are
    not counted yet."""
    counted = {player: cells for player, cells in empties.items() if cells is not None}
    waiting = len(counted) < len(empties)
    worth = bonuses(counted, ranking, fewest=True)
    return tuple(
        (player, Figure())
        if player not in counted
        else (
            player,
            Figure(
                worth[player],
                (_say_bonus("extrablatt-why-headlines", worth[player], cells=counted[player]),),
                waiting,
            ),
        )
        for player in empties
    )


# --- step 3 -----------------------------------------------------------------------------------------------------------


def _score_domains(players: tuple[str, ...], articles: tuple[Article, ...], ranking: Ranking, facts: Facts) -> Step:
    """Return the step of the domains: for each domain, bonuses for the most cells."""
    points = dict.fromkeys(players, 0)
    why: dict[str, list[Message]] = {player: [] for player in players}
    for domain in facts.domains:
        cells = domain_cells(players, articles, domain)
        for player, bonus in bonuses(cells, ranking).items():
            points[player] += bonus
            name = say("extrablatt-domain", domain=domain)
            why[player].append(_say_bonus("extrablatt-why-domain", bonus, domain=name, cells=cells[player]))
    return tuple((player, Figure(points[player], tuple(why[player]))) for player in players)


# --- step 4 -----------------------------------------------------------------------------------------------------------


def _score_kept(
    players: tuple[str, ...], articles: tuple[Article, ...], rulings: Rulings
) -> tuple[Step, tuple[Article, ...]]:
    """Return the step of the kept articles, and the articles that stay. For each dispatch only the papers with the most
    cells keep theirs, and earn the circulation of these articles (by ruling only if another paper had the dispatch)."""
    points = dict.fromkeys(players, 0)
    why: dict[str, list[Message]] = {player: [] for player in players}
    left: list[Article] = []
    for dispatch, papers in _group_by_dispatch(articles).items():
        sizes = {player: sum(article.size for article in copies) for player, copies in papers.items()}
        largest = max(sizes.values())
        for player, copies in papers.items():
            if sizes[player] < largest:
                why[player].append(say("extrablatt-why-leaves", dispatch=dispatch, cells=sizes[player], most=largest))
                continue
            left += copies
            if len(papers) > 1 or rulings.kept_bonus == "every":
                bonus = sum(article.circulation or 0 for article in _select_earning(copies, rulings))
                points[player] += bonus
                why[player].append(say("extrablatt-why-kept", dispatch=dispatch, cells=largest, points=bonus))
            else:
                why[player].append(say("extrablatt-why-uncontested", dispatch=dispatch))
    unmarked = {article.player for article in left if article.circulation is None}
    step = tuple((player, Figure(points[player], tuple(why[player]), player in unmarked)) for player in players)
    return step, tuple(left)


def _group_by_dispatch(articles: tuple[Article, ...]) -> dict[str, dict[str, list[Article]]]:
    """Return, for each dispatch and each player who has it, that player's tiles of it: an article, its photo, or
    both."""
    papers_by_dispatch: dict[str, dict[str, list[Article]]] = {}
    for article in articles:
        papers_by_dispatch.setdefault(article.dispatch, {}).setdefault(article.player, []).append(article)
    return papers_by_dispatch


def _select_earning(copies: list[Article], rulings: Rulings) -> list[Article]:
    """Return the articles (of one dispatch in one paper) whose markers make the bonus. By the table's ruling, a photo
    may earn its own marker only if its article has left because of a duck."""
    articles = [article for article in copies if not article.photo]
    return articles if articles and rulings.photo_bonus == "article" else copies


# --- step 5 -----------------------------------------------------------------------------------------------------------


def _score_articles(players: tuple[str, ...], left: tuple[Article, ...]) -> Step:
    """Return the last step: the circulation of each article that stays, doubled among the headlines."""
    scored = []
    for player in players:
        own = [article for article in left if article.player == player]
        worth = [(article.circulation or 0) * (HEADLINE_TIMES if article.headline else 1) for article in own]
        why = tuple(_explain_article(article, points) for article, points in zip(own, worth, strict=True))
        scored.append((player, Figure(sum(worth), why, any(article.circulation is None for article in own))))
    return tuple(scored)


def _explain_article(article: Article, points: int) -> Message:
    """Return the reason line of an article in the last step: its points, or that its marker is missing."""
    photo = str(article.photo).lower()
    if article.circulation is None:
        return say("extrablatt-why-unmarked", dispatch=article.dispatch, photo=photo)
    return say(
        "extrablatt-why-article",
        dispatch=article.dispatch,
        photo=photo,
        headline=str(article.headline).lower(),
        circulation=article.circulation,
        points=points,
    )


def _say_bonus(id_: str, bonus: int, **params: Param) -> Message:
    """Return the reason line of a bonus, with whether it is the first, the second or none."""
    return say(id_, points=bonus, place={FIRST: "first", SECOND: "second"}.get(bonus, "none"), **params)


def tell_in_copies(why: Message) -> Message:
    """Return the reason line with its points and circulation in copies, for use outside of the sheet (which counts in
    thousands)."""
    scaled = {name: value * 1000 for name, value in why.params if name in _GAINS and isinstance(value, int)}
    return say(why.id, **(dict(why.params) | scaled))
