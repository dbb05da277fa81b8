"""Das Extrablatt at the table: turns, clock, cheques, articles, and the count to the winner."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.content import content_root
from companion.games.extrablatt.game import Extrablatt, rules
from companion.games.extrablatt.scoring.model import Ad, Article
from companion.games.extrablatt.state import events as fact
from companion.games.extrablatt.state.missing_counts import list_missing, tiles_left
from companion.table.events import Event
from companion.table.log import Log
from companion.table.message import Refused, say
from companion.table.parts.events import SecretEntered, TurnGiven
from tests.games.extrablatt.build import FACTS, MAIN, article
from tests.support.game_files import Json, scored
from tests.support.game_log import AtTable, must_hold, said
from tests.support.invariants import log_stands
from tests.support.wording import worded


@cache
def extrablatt() -> Extrablatt:
    return rules(content_root())


def table(players: str = "abc", **options: Any) -> AtTable:
    return AtTable(extrablatt(), players, **options)


def write(text: str) -> fact.ArticleWritten:
    """From "a P1/12/10 headline": an article with its marker; "a P1/12/0": its marker follows the clock."""
    one = article(text)
    return fact.ArticleWritten(article=Article(**one | {"circulation": one["circulation"] or None}))


def rewritten(text: str, **other: Any) -> fact.ArticleWritten:
    """The same with other fields."""
    event = write(text)
    return event.model_copy(update={"article": replace(event.article, **other)})


def correct(number: int, text: str) -> fact.ArticleCorrected:
    """The article of that number is so."""
    return fact.ArticleCorrected(number=number, article=write(text).article)


def place_ad(by: str, on: str, size: int) -> fact.AdPlaced:
    return fact.AdPlaced(ad=Ad(by, on, size))


def played(articles: list[str] = MAIN, empties: str = "4 4 9", players: str = "abc", **options: Any) -> AtTable:
    """A game in which all that was said, and an ad of 8 by b on c, up to the beginning of the count."""
    at = table(players, **options)
    for text in articles:
        at.happens(write(text.replace(" duck", "")))
        if " duck" in text:
            at.happens(fact.DuckLaid(number=at.play.placed[-1].number))
    at.happens(place_ad("b", "c", 8), fact.CountBegun())
    for seat, cells in zip(players, empties.split(), strict=True):
        at.happens(fact.EmptiesCounted(seat=seat, cells=int(cells)))
    return at


def count(at: AtTable) -> AtTable:
    for step in range(1, 6):
        assert not at.rules.is_finished(at.state)
        at.happens(fact.StepReached(step=step))
    assert at.rules.is_finished(at.state)
    return at


def hours(at: AtTable, until: int) -> None:
    while at.play.hour < until:
        at.happens(fact.AcceleratorPlaced(hour=at.play.hour + 1))


def duel(at: AtTable, initiator: str, rival: str, gives: int, gets: int, domain: str | None = None) -> None:
    at.happens(
        fact.AcceleratorTaken(seat=initiator, rival=rival, domain=domain),
        SecretEntered(name=fact.DUEL, seat=initiator, value=gives),
        SecretEntered(name=fact.DUEL, seat=rival, value=gets),
    )


# --- the worked examples ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "totals"),
    [
        ({}, [220, 350, 240]),
        ({"ranking": "competition"}, [190, 350, 210]),
        ({"kept_bonus": "contested"}, [220, 330, 240]),
        ({"photo_bonus": "article"}, [220, 320, 240]),
    ],
)
def test_the_main_example_at_the_table(options: Json, totals: list[int]) -> None:
    at = count(played(**options))
    assert at.points() == totals
    assert at.result()["winners"] == ["b"]
    assert at.file()["options"]["rulings"]["ranking"] == options.get("ranking", "dense")


def test_each_step_of_the_main_example() -> None:
    steps = count(played()).result()["steps"]
    assert {name: list(figures.values()) for name, figures in steps.items()} == {
        "headlines": [60, 60, 30],
        "domains": [90, 150, 90],
        "kept": [30, 60, 60],
        "articles": [40, 80, 60],
    }


def test_a_ruling_changed_after_the_count_moves_the_figures_says_so_and_is_undone_by_name() -> None:
    at = count(played())
    before = at.state
    at.option("ranking", "competition")
    assert at.points() == [190, 350, 210]
    news = [said(line) for line in at.rules.score_changes(before, at.state)]
    assert news == ["A : 220 devient 190", "C : 240 devient 210"]
    at.undo()
    assert at.points() == [220, 350, 240]


def test_cells_entered_in_the_count_are_no_news_but_another_number_is() -> None:
    at = table(kept_bonus="contested")
    at.happens(write("a P1/12/10"), write("b P2/9/30"), fact.CountBegun())
    for seat, cells in (("a", 9), ("b", 4), ("c", 0)):
        before = at.state
        at.happens(fact.EmptiesCounted(seat=seat, cells=cells))
        assert at.rules.score_changes(before, at.state) == (), (
            "who had the fewest so far comes second: that is how one counts"
        )
    before = at.state
    at.happens(fact.EmptiesCounted(seat="c", cells=5))
    assert [said(line) for line in at.rules.score_changes(before, at.state)] == [
        "B : 90 devient 120",
        "C : 60 devient 30",
    ]


def test_a_duck_that_is_laid_too_late_is_a_correction() -> None:
    at = count(played())
    at.happens(fact.DuckLaid(number=7))
    assert at.points() == [220, 240, 310]
    at.happens(fact.DuckLaid(number=7, there=False))
    assert at.points() == [220, 350, 240]


@pytest.mark.parametrize(("empties", "bonus"), [("0 3 3 8", [60, 30, 30, 0]), ("5 5 5 5", [60, 60, 60, 60])])
def test_headlines_alone(empties: str, bonus: list[int]) -> None:
    at = count(played([], empties, "abcd"))
    assert list(at.result()["steps"]["headlines"].values()) == bonus


def test_the_file_of_a_table_scores_the_same_and_can_be_taken_up_again() -> None:
    at = count(played(kept_bonus="contested"))
    must_hold(at)
    again = at.reopened()
    assert again.points() == at.points()
    assert again.rules.is_finished(again.state)
    assert again.file() | {"id": "", "started_at": ""} == at.file() | {"id": "", "started_at": ""}
    again.happens(fact.ArticleTaken(number=1))
    assert again.points() != at.points()


def test_a_table_of_before_keeps_the_default_of_then() -> None:
    """A journal holds what was chosen; what it does not mention must not change with the app."""
    new = table(begun=False)
    (opened, *_) = new.log.entries[0].events
    assert new.play.settings["kept_bonus"] == "every" == opened.settings["kept_bonus"]
    old = opened.model_copy(update={"settings": {"ranking": "competition"}})
    before = Log(extrablatt()).with_entry(new.log.entries[0].model_copy(update={"events": (old,)}))
    assert before.state.play.settings["kept_bonus"] == "contested"
    assert before.state.play.settings["ranking"] == "competition"


# --- articles ---------------------------------------------------------------------------------------------------------


def test_the_clock_marks_articles_by_the_sector_in_which_they_were_written() -> None:
    at = table(first_border=4, second_border=8)
    at.happens(write("a P1/4/0"))
    hours(at, 4)
    at.happens(write("b P2/4/0"))
    assert at.play.just_marked is None
    hours(at, 5)
    assert at.play.just_marked == 10
    at.happens(write("a P3/4/0"))
    hours(at, 9)
    assert at.play.just_marked == 20
    at.happens(write("a P4/4/0"), write("b P5/4/10"))
    assert [one.circulation for one in at.play.articles] == [10, 10, 20, 30, 10]


def test_without_the_sectors_only_what_needs_them_waits() -> None:
    at = table()
    at.happens(write("a P1/4/0"), write("b P2/4/20"), fact.CountBegun())
    for seat in "abc":
        at.happens(fact.EmptiesCounted(seat=seat, cells=3))
    assert [said(line) for line in list_missing(at.state)] == [
        "A : il manque le jeton d'un article. Saisissez-le, ou les secteurs de la pendule."
    ]
    assert "il manque le jeton" in at.refused(fact.StepReached(step=1))
    at.option("first_border", 4)
    at.option("second_border", 8)
    assert list_missing(at.state) == ()
    count(at)


def test_sectors_that_do_not_rise_are_not_known() -> None:
    at = table(first_border=8, second_border=4)
    assert at.play.borders is None


@pytest.mark.parametrize(
    ("lying", "next_one", "why"),
    [
        ([], "a P1/0/10", worded("fr", "fault-at-least", least=1)),
        (["a P1/4/10"], "a P1/6/10", "ce journal a déjà un article sur « P1 »"),
        (["a P1/4/10"], "b P1/6/10 photo", "une photo demande d'abord son article"),
        (["a P1/4/10", "b P1/4/10", "c P1/4/10"], "c P1/4/10 photo", "n'existe qu'en 3 exemplaires"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(lying: list[str], next_one: str, why: str) -> None:
    at = table()
    at.happens(*map(write, lying))
    assert why in at.refused(write(next_one))


def test_a_dispatch_has_one_domain_and_capitals_make_no_new_one() -> None:
    at = table()
    at.happens(write("a P1/4/10"))
    other = rewritten("b P1/4/10", domain="sport")
    assert at.refused(other) == worded("fr", "extrablatt-fault-domain", dispatch="P1", domain="politique")
    at.happens(rewritten("b P1/4/10", dispatch="  p1 "))
    assert [one.dispatch for one in at.play.articles] == ["P1", "P1"]


def test_tiles_run_out_ads_included() -> None:
    at = table()
    for number in range(24):
        at.happens(write(f"a {'PESCLM'[number % 6]}{number}/4/10"))
    assert tiles_left(at.play, "a", FACTS) == 1
    at.happens(place_ad("a", "b", 12))
    assert tiles_left(at.play, "a", FACTS) == 0
    assert "25 tuiles" in at.refused(write("a P99/4/10"))
    assert "25 tuiles" in at.refused(place_ad("a", "b", 4))


def test_ads_are_small_and_lie_in_a_rivals_paper() -> None:
    at = table()
    assert "12" in at.refused(place_ad("a", "b", 13))
    assert "adversaire" in at.refused(place_ad("a", "a", 4))
    at.happens(place_ad("a", "b", 4), fact.AdTaken(number=1))
    assert at.play.ads == ()


def test_the_headline_zone_is_full() -> None:
    at = table(headline_cells=24)
    at.happens(write("a P1/20/10 headline"))
    assert "il ne reste que 4 cases" in at.refused(write("a P2/6/10 headline"))
    at.happens(correct(1, "a P1/24/10 headline"))
    assert "il ne reste que 24 cases" in at.refused(correct(1, "a P1/25/10 headline"))


def test_empty_cells_that_do_not_add_up_say_what_is_missing() -> None:
    at = table(headline_cells=24)
    at.happens(write("a P1/12/10 headline"), fact.CountBegun())
    assert "il manque 3 cases" in at.refused(fact.EmptiesCounted(seat="a", cells=9))
    assert "1 case de trop" in at.refused(fact.EmptiesCounted(seat="a", cells=13))
    at.happens(fact.EmptiesCounted(seat="a", cells=12))
    # Correcting the article comes first; what no longer adds up is said until it does.
    at.happens(correct(1, "a P1/8/10 headline"))
    assert any("il manque 4 cases" in said(line) for line in list_missing(at.state))
    at.happens(fact.EmptiesCounted(seat="a", cells=16), *(fact.EmptiesCounted(seat=s, cells=24) for s in "bc"))
    assert list_missing(at.state) == ()


def test_an_article_with_its_photo_goes_after_the_photo() -> None:
    at = table()
    at.happens(write("a P1/4/10"), write("a P1/6/10 photo"))
    assert "photo" in at.refused(fact.ArticleTaken(number=1))
    at.happens(fact.ArticleTaken(number=2), fact.ArticleTaken(number=1))
    assert at.play.placed == ()
    assert "n'est plus là" in at.refused(fact.ArticleTaken(number=1))


# --- turn and clock ---------------------------------------------------------------------------------------------------


def test_a_turn_passes_by_itself_and_an_extra_before_the_action_makes_it_two() -> None:
    at = table()
    at.happens(TurnGiven(seat="a"), write("a P1/4/10"))
    assert at.play.tray.turns.at == "b"
    assert at.play.may_use_extra("b")
    at.happens(fact.ExtraUsed(seat="b"))
    assert at.play.extra("b") == 0
    assert "plus d'Extra" in at.refused(fact.ExtraUsed(seat="b"))
    at.happens(fact.DispatchesRemoved(seat="b", count=2))
    assert at.play.tray.turns.at == "b", "one of two actions"
    at.happens(write("b P2/4/10"))
    assert at.play.tray.turns.at == "c", "both actions are done"
    assert at.play.may_act_again is None, "an Extra was used in that turn"
    at.happens(write("a P3/4/10"))
    assert at.play.tray.turns.at == "c", "what is entered for another moves nothing"


def test_an_extra_after_the_action_brings_the_turn_back_until_the_next_one_acts() -> None:
    at = table()
    at.happens(TurnGiven(seat="a"), write("a P1/4/10"))
    assert at.play.may_act_again == "a"
    at.happens(fact.ExtraUsed(seat="a"))
    assert (at.play.tray.turns.at, at.play.extra("a"), at.play.may_act_again) == ("a", 0, None)
    assert "plus d'Extra" in at.refused(fact.ExtraUsed(seat="a"))
    at.happens(write("a P2/4/10"))
    assert at.play.tray.turns.at == "b" and at.play.may_act_again is None, "one Extra a turn"
    at.happens(write("b P3/4/10"), write("c E1/4/10"))
    assert at.play.may_act_again == "c"
    at.happens(fact.ExtraUsed(seat="b"))
    assert at.play.tray.turns.at == "a", "it is too late for b: that one is only noted"
    at.undo()
    assert at.play.extra("b") == 1


def test_a_turn_that_an_older_journal_left_open_for_an_extra_ends_as_it_did() -> None:
    """There the turn waited for the Extra: the Extra follows the action in the same turn."""
    at = table()
    at.happens(TurnGiven(seat="a"), write("a P1/4/10"), TurnGiven(seat="a"))
    seen = replace(at.play, acted=at.play.tray.turns.number)
    after = fact.ExtraUsed(seat="a").apply(seen, FACTS)
    assert (after.acted, after.extra_at, after.armed) == (0, after.tray.turns.number, 0)
    assert write("a P2/4/10").apply(after, FACTS).acted == after.tray.turns.number


def test_only_one_extra_a_turn() -> None:
    at = table()
    hours(at, 1)
    at.happens(TurnGiven(seat="a"))
    duel(at, "a", "b", 9000, 2000)
    assert at.play.extra("a") == 3
    at.happens(place_ad("a", "b", 4), fact.ExtraUsed(seat="a"))
    assert "Un seul Extra" in at.refused(fact.ExtraUsed(seat="a"))


def test_one_or_two_dispatches_go() -> None:
    at = table()
    assert "une ou deux" in at.refused(fact.DispatchesRemoved(seat="a", count=3))


def test_the_clock_goes_as_far_as_there_are_accelerators_and_two_who_say_it_mean_one_hour() -> None:
    at = table()
    hours(at, 3)
    assert at.do(_said(fact.AcceleratorPlaced(hour=3))) is None
    hours(at, 12)
    assert "n'avance plus" in at.refused(fact.AcceleratorPlaced(hour=13))


def _said(event: Event) -> Any:
    from companion.kit.game_base import Happened

    return Happened(event=event)


# --- duels ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gives", "gets", "winner", "extras"),
    [(12000, 2000, "a", 3), (12000, 1000, "b", 1), (1000, 12000, "a", 3), (7000, 5000, "a", 3), (5000, 7000, "b", 1)],
)
def test_the_higher_cheque_intervenes(gives: int, gets: int, winner: str, extras: int) -> None:
    at = table()
    hours(at, 1)
    duel(at, "a", "b", gives, gets)
    assert (at.play.duel.winner, at.play.duel.cheques) == (winner, (gives, gets))
    assert at.play.extra("a") == extras
    assert at.play.tray.secrets == ()
    loser = "b" if winner == "a" else "a"
    at.happens(place_ad(winner, loser, 4))
    assert at.play.duel is None


def test_equal_cheques_are_refused_and_the_first_may_be_taken_back() -> None:
    at = table()
    hours(at, 1)
    at.happens(fact.AcceleratorTaken(seat="a", rival="b"), SecretEntered(name=fact.DUEL, seat="a", value=7000))
    assert "qu'un chèque de 7 000" in at.refused(SecretEntered(name=fact.DUEL, seat="b", value=7000))
    assert "Le chèque de 500 n'existe pas" in at.refused(SecretEntered(name=fact.DUEL, seat="b", value=500))
    assert "Aucun duel" in at.refused(SecretEntered(name=fact.DUEL, seat="c", value=1000))
    at.happens(SecretEntered(name=fact.DUEL, seat="a", value=None), SecretEntered(name=fact.DUEL, seat="b", value=7000))
    at.happens(SecretEntered(name=fact.DUEL, seat="a", value=8000))
    assert at.play.duel.winner == "a"


def test_the_second_cheque_is_undone_with_what_it_decided() -> None:
    at = table()
    hours(at, 1)
    duel(at, "a", "b", 7000, 5000)
    at.undo()
    assert at.play.duel.winner is None
    assert at.play.tray.silent(fact.DUEL, ("a", "b")) == ("b",)
    at.undo()
    assert at.play.duel.winner == "a"
    assert at.play.extra("a") == 3


def test_cheques_change_hands_and_are_all_still_there() -> None:
    at = table()
    for seat, held in (("a", (1000, 5000, 9000)), ("b", (2000, 6000, 12000)), ("c", (3000, 4000, 7000))):
        at.happens(fact.ChequesNoted(seat=seat, cheques=held))
    hours(at, 1)
    at.happens(fact.AcceleratorTaken(seat="a", rival="b"))
    # Whoever chooses for somebody else must not learn theirs by being refused.
    refused = at.why(SecretEntered(name=fact.DUEL, seat="a", value=2000))
    assert refused == say("extrablatt-not-held")
    at.happens(SecretEntered(name=fact.DUEL, seat="a", value=9000), SecretEntered(name=fact.DUEL, seat="b", value=2000))
    assert at.play.list_held("a") == (1000, 2000, 5000)
    assert at.play.list_held("b") == (6000, 9000, 12000)


@pytest.mark.parametrize(
    ("cheques", "why"),
    [
        ((1000, 2000), "il en manque 1"),
        ((1000, 1000, 2000), "il en manque 1"),
        ((1000, 2000, 3000, 4000), "il y en a trop"),
        ((1000, 2000, 2500), "chèque de 2 500 n'existe pas"),
        ((1000, 2000, 12000), "noté chez quelqu'un d'autre"),
    ],
)
def test_cheques_that_cannot_be(cheques: tuple[int, ...], why: str) -> None:
    at = table()
    at.happens(fact.ChequesNoted(seat="b", cheques=(10000, 11000, 12000)))
    assert why in at.refused(fact.ChequesNoted(seat="a", cheques=cheques))


def test_an_accelerator_must_lie_there_and_the_twelfth_is_the_last() -> None:
    at = table()
    assert "dès qu'il y en a un" in at.refused(fact.AcceleratorTaken(seat="a", rival="b"))
    hours(at, 1)
    assert "adversaire" in at.refused(fact.AcceleratorTaken(seat="a", rival="a"))
    at.happens(fact.AcceleratorTaken(seat="a", rival="b"))
    assert "Terminez-le" in at.refused(fact.AcceleratorTaken(seat="b", rival="c"))
    assert "Terminez-le" in at.refused(fact.CountBegun())


def test_from_eight_oclock_on_a_named_domain_gets_a_duck_and_no_extra() -> None:
    at = table()
    at.happens(write("a S1/4/10"), write("b S2/4/10"), write("b P1/6/10 headline"))
    hours(at, 7)
    early = at.refused(fact.AcceleratorTaken(seat="a", rival="b", domain="sport"))
    assert early == worded("fr", "extrablatt-domain-early")
    hours(at, 8)
    assert "nommez d'abord le domaine" in at.refused(fact.AcceleratorTaken(seat="a", rival="b"))
    assert "aucun article" in at.refused(fact.AcceleratorTaken(seat="a", rival="b", domain="politics"))
    duel(at, "a", "b", 9000, 2000, "sport")
    assert at.play.extra("a") == 1
    assert "domaine annoncé : sport" in at.refused(fact.DuckLaid(number=3))
    assert "chez B" in at.refused(fact.DuckLaid(number=1))
    at.happens(fact.DuckLaid(number=2))
    assert at.play.duel is None
    assert at.play.find_article(2).article.duck
    assert "a déjà une coquille" in at.refused(fact.DuckLaid(number=2))


def test_an_ad_duel_brings_its_extras_though_the_hand_moves_on_to_the_ducks() -> None:
    at = table()
    hours(at, 7)
    at.happens(TurnGiven(seat="a"), fact.AcceleratorTaken(seat="a", rival="b"))
    hours(at, 8)
    at.happens(SecretEntered(name=fact.DUEL, seat="a", value=9000), SecretEntered(name=fact.DUEL, seat="b", value=2000))
    assert at.play.extra("a") == 1 + 2


def test_the_winner_may_have_nothing_to_place() -> None:
    at = table()
    hours(at, 1)
    at.happens(TurnGiven(seat="a"))
    duel(at, "a", "b", 1000, 2000)
    assert "Aucun duel" in at.refused(fact.NothingPlaced(seat="a"))
    at.happens(fact.NothingPlaced(seat="b"))
    assert at.play.duel is None
    assert at.play.tray.turns.at == "b", "the turn passes by itself"


@pytest.mark.parametrize(("winner", "extras"), [("a", 3), ("b", 1)])
def test_a_duel_whose_cheques_changed_hands_at_the_table_needs_only_its_winner(winner: str, extras: int) -> None:
    at = table()
    hours(at, 1)
    at.happens(fact.ChequesNoted(seat="a", cheques=(1000, 2000, 3000)))
    at.happens(TurnGiven(seat="a"), fact.AcceleratorTaken(seat="a", rival="b"))
    at.happens(SecretEntered(name=fact.DUEL, seat="a", value=2000))
    assert "Aucun duel" in at.refused(fact.DuelReported(seat="c"))
    at.happens(fact.DuelReported(seat=winner))
    assert (at.play.duel.winner, at.play.duel.cheques, at.play.extra("a")) == (winner, None, extras)
    assert at.play.list_held("a") == (), "nobody knows what changed hands"
    assert at.play.tray.silent(fact.DUEL, ("a", "b")) == ("a", "b"), "what was typed is forgotten"
    at.happens(fact.NothingPlaced(seat=winner))
    assert at.play.tray.turns.at == "b"


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_three_or_four_play() -> None:
    few = say("refused-too-few-players", fewest=3, found=2)
    for players, why in (("ab", few), ("abcdef", say("refused-too-many-players", most=4))):
        with pytest.raises(Refused) as refused:
            table(players)
        assert refused.value.message == why


def test_the_box_for_three_and_for_four() -> None:
    at = table(begun=False)
    three, four = (extrablatt().set_up(players, at.play.settings) for players in (3, 4))
    assert "25 tuiles" in said(three[0])
    assert "90 dépêches" in said(three[1])
    assert said(three[4]).startswith("Remettez 3 chèques")
    assert said(four[4]).startswith("Tous les chèques")
    assert all(said(step, "en") for step in (*three, *four))


def test_nothing_happens_before_the_game_has_begun() -> None:
    at = table(begun=False)
    assert "pas encore commencé" in at.refused(write("a P1/4/10"))
    assert said(at.rules.describe_phase(at.state)) == "mise en place"


def test_what_is_missing_makes_the_figures_provisional_and_names_whom() -> None:
    at = table()
    at.happens(write("a P1/4/10"))
    closing = [said(line) for line in at.rules.score_table(at.state).closing]
    assert closing == ["Il manque encore des chiffres. Pour l'instant, A est en tête."]
    assert at.file()["empties"] == {}
    at.happens(fact.CountBegun(), fact.EmptiesCounted(seat="b", cells=2))
    assert "Il manque les cases vides d'A et C" in at.refused(fact.StepReached(step=1))
    assert said(at.rules.describe_phase(at.state)) == "décompte"


# --- whatever happens -------------------------------------------------------------------------------------------------

SEATS = st.sampled_from("abc")
ANYTHING = st.one_of(
    st.builds(
        fact.ArticleWritten,
        article=st.builds(
            Article,
            player=SEATS,
            domain=st.sampled_from(FACTS.domains),
            dispatch=st.sampled_from(["P1", "E1", "S1", "p1", ""]),
            size=st.integers(-1, 20),
            headline=st.booleans(),
            photo=st.booleans(),
            circulation=st.sampled_from([None, 10, 30, 40]),
        ),
    ),
    st.builds(fact.ArticleTaken, number=st.integers(0, 4)),
    st.builds(fact.AcceleratorPlaced, hour=st.integers(0, 13)),
    st.builds(
        fact.AcceleratorTaken, seat=SEATS, rival=SEATS, domain=st.sampled_from([None, "politics", "sport", "weather"])
    ),
    st.builds(
        SecretEntered, name=st.just(fact.DUEL), seat=SEATS, value=st.sampled_from([None, 1000, 5000, 7000, 12000, 13])
    ),
    st.builds(place_ad, SEATS, SEATS, st.integers(0, 14)),
    st.builds(fact.DuckLaid, number=st.integers(0, 4), there=st.booleans()),
    st.builds(fact.NothingPlaced, seat=SEATS),
    st.builds(fact.ExtraUsed, seat=SEATS),
    st.builds(TurnGiven, seat=SEATS),
    st.builds(fact.EmptiesCounted, seat=SEATS, cells=st.none() | st.integers(-1, 30)),
    st.builds(fact.CountBegun),
    st.builds(fact.StepReached, step=st.integers(0, 6)),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(ANYTHING | SEATS, max_size=25), st.data())
def test_whatever_is_said_cheques_and_tiles_are_kept_undo_undoes_and_the_log_folds_to_the_same(
    events: list[Event | str], data: st.DataObject
) -> None:
    """An event, or somebody who goes home."""
    at = table(first_border=4, second_border=8)
    for seat, held in (("a", (1000, 5000, 9000)), ("b", (7000, 12000, 2000)), ("c", (3000, 4000, 6000))):
        at.happens(fact.ChequesNoted(seat=seat, cheques=held))
    cheques = sorted(value for _, held in at.play.cheques for value in held)
    for event in events:
        before = at.state
        try:
            at.go_home(event) if isinstance(event, str) else at.happens(event)
        except Refused:
            assert at.state is before
            continue
        assert sorted(value for _, held in at.play.cheques for value in held) == cheques
        assert all(0 <= tiles_left(at.play, seat, FACTS) <= FACTS.tiles for seat in "abc")
        assert all(at.play.extra(seat) >= 0 for seat in "abc")
        if data.draw(st.booleans(), "undo it") and at.state is not before:
            at.undo()
            assert at.state == before
            at.undo()
    log_stands(at.log)
    if at.rules.is_finished(at.state):
        must_hold(at)


@settings(max_examples=40, deadline=None)
@given(st.permutations(MAIN))
def test_who_leads_a_domain_does_not_depend_on_the_order_of_entry(order: list[str]) -> None:
    # A photo can only come after its article.
    order = sorted(order, key=lambda text: "photo" in text)
    assert count(played(order)).points() == [220, 350, 240]


def test_the_cli_gives_the_reasons_of_the_live_table() -> None:
    at = count(played())
    assert scored(at.file()) == at.rules.score_table(at.state)


# --- columns ----------------------------------------------------------------------------------------------------------


def test_a_column_is_asked_for_once_enough_cards_went_and_its_accelerators_move_the_hand() -> None:
    at = table()
    at.happens(write("a P1/4/10"), fact.DispatchesRemoved(seat="b", count=1))
    assert not at.play.may_lack_column(FACTS)
    at.happens(fact.DispatchesRemoved(seat="c", count=1))
    assert at.play.may_lack_column(FACTS)
    at.happens(fact.ColumnRefilled(number=1, accelerators=2))
    assert (at.play.hour, at.play.may_lack_column(FACTS)) == (2, False)
    assert at.do(_said(fact.ColumnRefilled(number=1, accelerators=2))) is None, "two who say it mean one column"
    at.undo()
    assert (at.play.hour, at.play.may_lack_column(FACTS)) == (0, True)


def test_a_column_has_no_more_accelerators_than_cards_or_than_are_left() -> None:
    at = table()
    hours(at, 11)
    assert at.why(fact.ColumnRefilled(number=1, accelerators=2)) == say("extrablatt-refill-over", left=1)
    assert at.why(fact.ColumnRefilled(number=1, accelerators=4)).id == "refused-not-here"
    at.happens(fact.ColumnRefilled(number=1, accelerators=1), fact.ColumnRefilled(number=2))
    assert at.play.hour == 12


def test_the_start_pile_comes_first() -> None:
    at = table()
    for number in range(1, 8):
        assert at.play.starts_pile(FACTS), number
        at.happens(fact.ColumnRefilled(number=number))
    assert not at.play.starts_pile(FACTS)
