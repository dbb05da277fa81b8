"""The final count: the specification's examples, and what was decided where the rule text is open."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.extrablatt.file import parse
from companion.games.extrablatt.scoring.count import bonuses, domain_cells, final_count, tell_in_copies
from companion.games.extrablatt.scoring.model import Rulings, tiles_used
from companion.table.message import say
from companion.text.words import words
from tests.games.extrablatt.build import FACTS, MAIN, game, main, step
from tests.support.game_files import Json, closing, points, reasons, result


def test_the_main_example_step_by_step() -> None:
    assert result(main()) == {
        "game": "extrablatt",
        "steps": {
            "headlines": {"a": 60, "b": 60, "c": 30},
            "domains": {"a": 90, "b": 150, "c": 90},
            "kept": {"a": 30, "b": 60, "c": 60},
            "articles": {"a": 40, "b": 80, "c": 60},
        },
        "totals": {"a": {"points": 220}, "b": {"points": 350}, "c": {"points": 240}},
        "winners": ["b"],
    }
    assert closing(main()) == ["B a le plus grand tirage : 350 000 exemplaires."]


def test_ruling_competition_ranking() -> None:
    file = main(ranking="competition")
    assert points(file) == [190, 350, 210]
    assert step(file, "headlines") == [60, 60, 0]
    assert step(file, "domains") == [60, 150, 90]


def test_ruling_a_bonus_for_contested_articles_only() -> None:
    assert points(main(kept_bonus="contested")) == [220, 330, 240]


def test_ruling_the_photo_bonus_is_the_articles_only() -> None:
    assert points(main(photo_bonus="article")) == [220, 320, 240]


@pytest.mark.parametrize("photo_bonus", ["both", "article"])
def test_a_photo_whose_article_is_ducked_stays_alone_and_loses(photo_bonus: str) -> None:
    ducked = [text + " duck" if text == "b C1/6/10" else text for text in MAIN]
    assert points(main(ducked, photo_bonus=photo_bonus)) == [220, 240, 310]


@pytest.mark.parametrize("photo_bonus", ["both", "article"])
def test_a_photo_alone_that_is_the_largest_earns_its_own_marker(photo_bonus: str) -> None:
    file = game(["a C1/6/10 duck", "a C1/9/30 photo", "b C1/4/20"], rulings={"photo_bonus": photo_bonus})
    assert step(file, "kept") == [30, 0, 0]
    assert step(file, "articles") == [30, 0, 0]


def test_the_defaults_are_dense_every_and_both() -> None:
    named = main(ranking="dense", kept_bonus="every", photo_bonus="both")
    assert result(named) == result(main())
    assert parse(main(), FACTS).options.rulings == Rulings("dense", "every", "both")


def test_headline_empties_0_3_3_8() -> None:
    assert step(game([], [0, 3, 3, 8], players="abcd"), "headlines") == [60, 30, 30, 0]
    competition = game([], [0, 3, 3, 8], players="abcd", rulings={"ranking": "competition"})
    assert step(competition, "headlines") == [60, 30, 30, 0]


@pytest.mark.parametrize("ranking", ["dense", "competition"])
def test_four_equal_headline_zones_get_60_each(ranking: str) -> None:
    file = game([], [5, 5, 5, 5], players="abcd", rulings={"ranking": ranking})
    assert step(file, "headlines") == [60, 60, 60, 60]
    assert result(file)["winners"] == ["a", "b", "c", "d"]


def test_ducked_articles_fill_headline_cells_but_cover_no_domain() -> None:
    file = game(["a P1/9/30 headline duck", "b P2/4/10"], [0, 9, 9])
    assert step(file, "headlines") == [60, 30, 30]
    assert step(file, "domains") == [0, 60, 0]


def test_no_cell_in_a_domain_earns_nothing() -> None:
    assert step(game(["a P1/4/10"]), "domains") == [60, 0, 0]
    assert step(game([]), "domains") == [0, 0, 0]


def test_the_kept_bonus_is_not_doubled_among_the_headlines_and_the_article_is() -> None:
    file = game(["a P1/9/30 headline", "b P1/4/10"])
    assert step(file, "kept") == [30, 0, 0]
    assert step(file, "articles") == [60, 0, 0]


def test_decided_equal_largest_all_stay_and_all_earn() -> None:
    file = game(["a P1/6/10", "b P1/6/20", "c P1/5/30"])
    assert step(file, "kept") == [10, 20, 0]
    assert step(file, "articles") == [10, 20, 0]


def test_contested_is_judged_after_ducked_articles_left() -> None:
    contested = {"kept_bonus": "contested"}
    assert step(game(["a P1/6/10", "b P1/4/20 duck"], rulings=contested), "kept") == [0, 0, 0]


def test_article_and_photo_count_together_against_a_larger_article() -> None:
    file = game(["a P1/6/10", "a P1/4/20 photo", "b P1/9/30"])
    assert step(file, "kept") == [30, 0, 0]


def test_photos_count_for_the_domain() -> None:
    assert step(game(["a P1/6/10", "a P1/4/20 photo", "b P2/9/30"]), "domains") == [60, 30, 0]


def test_decided_equal_circulations_share_the_victory() -> None:
    file = game(["a P1/4/10", "b S1/4/10"], [0, 0, 1])
    assert result(file)["winners"] == ["a", "b"]
    assert closing(file, "en") == ["A and B share the win with 140,000 copies each."]


def test_a_game_that_everybody_left_has_no_winner() -> None:
    file = game(["a P1/4/10"]) | {"empties": {}}
    file["players"] = [player | {"left_after": "1"} for player in file["players"]]
    assert result(file)["winners"] == [] and len(closing(file)) == 3


def test_headlines_that_nobody_counted_yet_are_not_0() -> None:
    count = final_count({"a": 4, "b": None, "c": 9}, (), (), Rulings(), FACTS)
    figures = dict(count.headlines)
    assert (figures["a"].points, figures["a"].provisional) == (60, True)
    assert figures["b"].points is None
    assert count.totals == {"a": 60, "b": 0, "c": 30}


def test_tiles_in_rivals_papers_are_used_too() -> None:
    one = parse(main(), FACTS)
    assert [tiles_used(player, one.articles, one.ads) for player in "abc"] == [4, 5, 3]


def test_the_reasons_follow_the_five_steps() -> None:
    lines = reasons(main(kept_bonus="contested"))
    assert [line for line in lines if line[0].isdigit()] == [
        "1. Gros titres",
        "2. Coquilles et petites annonces",
        "3. Domaines les mieux couverts",
        "4. Le plus grand article par dépêche",
        "5. Articles restants",
    ]
    assert "A, 60 : 4 cases vides – personne n'en a moins, +60" in lines
    assert "A : article retiré, « S1 » ; aucune petite annonce" in lines
    assert "C : aucun article retiré ; 1 petite annonce retirée" in lines
    assert "A, 90 : politique, 18 cases : en tête, +60 ; sport, 10 cases : deuxième, +30" in lines
    assert (
        "B, 40 : « P1 » est retiré : 9 cases contre 12 ; « S1 » reste : aucun autre journal ne l'avait, "
        "pas de bonus ; « C1 » reste avec 10 cases, +40" in lines
    )
    assert "A, 40 : « P1 » dans les gros titres : 2 × 10 = 20 ; « P2 » : 20" in lines


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_away_from_the_sheet_a_term_is_told_in_copies(lang: str) -> None:
    """Beside a gain in copies, the terms that it comes from are in copies too: they come to the same sum."""
    say_ = words(lang)
    for why, bonus in (
        (say("extrablatt-why-headlines", cells=4, points=60, place="first"), 60_000),
        (say("extrablatt-why-domain", domain="X", cells=4, points=30, place="second"), 30_000),
        (say("extrablatt-why-kept", dispatch="X", cells=4, points=40), 40_000),
        (
            say("extrablatt-why-article", dispatch="X", photo="false", headline="true", circulation=10, points=20),
            20_000,
        ),
    ):
        assert say_.number(bonus) in say_.say(tell_in_copies(why))
        assert say_.number(bonus) not in say_.say(why) and str(bonus // 1000) in say_.say(why)


@pytest.mark.parametrize(
    ("counts", "dense", "competition"),
    [
        ({}, {}, {}),
        ({"a": 5}, {"a": 60}, {"a": 60}),
        ({"a": 5, "b": 5, "c": 3, "d": 1}, {"a": 60, "b": 60, "c": 30, "d": 0}, {"a": 60, "b": 60, "c": 0, "d": 0}),
        ({"a": 5, "b": 3, "c": 3, "d": 1}, {"a": 60, "b": 30, "c": 30, "d": 0}, {"a": 60, "b": 30, "c": 30, "d": 0}),
    ],
)
def test_first_and_next(counts: dict[str, int], dense: dict[str, int], competition: dict[str, int]) -> None:
    assert bonuses(counts, "dense") == dense
    assert bonuses(counts, "competition") == competition


@st.composite
def papers(draw: st.DrawFn) -> Json:
    """A right file of any papers."""
    players = "abcd"[: draw(st.integers(3, 4))]
    lines: list[str] = []
    photos = dict.fromkeys("PESCLM", 0)
    for dispatch in [f"{domain}{number}" for domain in "PESC" for number in (1, 2)]:
        copies = 0
        for player in players:
            if copies == 3 or not draw(st.booleans()):
                continue
            copies += 1
            flags = draw(st.sampled_from(["", " headline", " duck", " headline duck"]))
            lines.append(f"{player} {dispatch}/{draw(st.integers(1, 20))}/{draw(st.sampled_from([10, 20, 30]))}{flags}")
            if copies < 3 and photos[dispatch[0]] < 2 and draw(st.integers(0, 3)) == 0:
                copies += 1
                photos[dispatch[0]] += 1
                flags = draw(st.sampled_from([" photo", " photo headline", " photo duck"]))
                lines.append(f"{player} {dispatch}/{draw(st.integers(1, 20))}/10{flags}")
    pairs = [(by, on) for by in players for on in players if by != on]
    ads = [
        {"by": by, "on": on, "size": draw(st.integers(1, 12))}
        for by, on in draw(st.lists(st.sampled_from(pairs), max_size=3))
    ]
    rulings = {
        "ranking": draw(st.sampled_from(["dense", "competition"])),
        "kept_bonus": draw(st.sampled_from(["contested", "every"])),
        "photo_bonus": draw(st.sampled_from(["both", "article"])),
    }
    empties = [draw(st.integers(0, 24)) for _ in players]
    return game(lines, empties, ads, rulings, players=players)


@settings(max_examples=40)
@given(papers(), st.randoms(use_true_random=False))
def test_the_order_of_entry_changes_no_figure(file: Json, random: object) -> None:
    other = file | {"articles": list(file["articles"]), "ads": list(file["ads"]), "players": list(file["players"])}
    for part in ("articles", "ads", "players"):
        random.shuffle(other[part])  # type: ignore[attr-defined]
    assert result(other)["steps"] == result(file)["steps"]
    assert result(other)["totals"] == result(file)["totals"]
    assert sorted(result(other)["winners"]) == sorted(result(file)["winners"])


@settings(max_examples=40)
@given(papers())
def test_a_domains_majority_is_its_most_cells(file: Json) -> None:
    one = parse(file, FACTS)
    lying = [article for article in one.articles if not article.duck]
    ranking = one.options.rulings.ranking
    expected = dict.fromkeys(one.roster.playing, 0)
    for domain in FACTS.domains:
        cells = domain_cells(one.roster.playing, lying, domain)
        assert cells == domain_cells(one.roster.playing, reversed(lying), domain)
        for player, bonus in bonuses(cells, ranking).items():
            assert (bonus == 60) == (cells[player] == max(cells.values()))
            expected[player] += bonus
    assert result(file)["steps"]["domains"] == expected


@settings(max_examples=40)
@given(papers())
def test_of_each_dispatch_only_the_largest_stay(file: Json) -> None:
    one = parse(file, FACTS)
    count = final_count(dict(one.empties), one.articles, one.ads, one.options.rulings, FACTS)
    sizes: dict[tuple[str, str], int] = {}
    for article in one.articles:
        if not article.duck:
            key = (article.dispatch, article.player)
            sizes[key] = sizes.get(key, 0) + article.size
    for (dispatch, player), size in sizes.items():
        stays = any(left.dispatch == dispatch and left.player == player for left in count.left)
        assert stays == (size == max(other for (same, _), other in sizes.items() if same == dispatch))
    assert not any(article.duck for article in count.left)
