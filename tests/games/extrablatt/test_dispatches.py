"""Dispatches have names that the group keeps: at most five a domain, spelled once, corrected everywhere."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.extrablatt.state import events as fact
from companion.games.extrablatt.state.dispatches import dispatches_of, list_dispatches
from companion.table.message import Refused, say
from tests.games.extrablatt.build import FACTS
from tests.games.extrablatt.test_game import AtTable, played, rewritten, table
from tests.support.game_log import said
from tests.support.invariants import log_stands

SPORT = ("Rallye", "Coupe", "Tennis", "Régate", "Dopage")


def sport(name: str, player: str = "a") -> fact.ArticleWritten:
    return rewritten(f"{player} S1/4/10", dispatch=name)


def kept(at: AtTable) -> dict[str, str]:
    return dict(at.play.settings["dispatches"])


def test_a_domain_has_five_dispatches_and_a_sixth_is_refused_with_the_five() -> None:
    at = table()
    at.happens(*map(sport, SPORT))
    why = at.why(sport("Natation"))
    domain = say("extrablatt-domain", domain="sport")
    assert why == say("extrablatt-domain-full", domain=domain, names=SPORT, count=5)
    assert all(name in said(why) for name in SPORT)
    at.happens(sport(" RALLYE ", "b"))
    assert at.play.articles[-1].dispatch == "Rallye"
    assert at.why(fact.ArticleCorrected(number=6, article=sport("Natation", "b").article)).id == why.id


def test_names_are_kept_as_they_are_written_and_go_with_their_article() -> None:
    at = table(dispatches={"Coupe": "sport"})
    at.happens(sport("Rallye"))
    assert kept(at) == {"Coupe": "sport", "Rallye": "sport"}
    assert list_dispatches(at.play, "sport") == ("Coupe", "Rallye")
    at.undo()
    assert kept(at) == {"Coupe": "sport"}


def test_a_kept_name_counts_and_is_spelled_as_it_was_kept() -> None:
    at = table(dispatches=dict.fromkeys(SPORT, "sport"))
    assert at.why(sport("Natation")).id == "extrablatt-domain-full"
    at.happens(sport("dopage"))
    assert at.play.articles[0].dispatch == "Dopage"


def test_a_name_corrected_at_its_only_article_does_not_stay_behind() -> None:
    at = table()
    at.happens(sport("Ralye"), fact.ArticleCorrected(number=1, article=sport("Rallye").article))
    assert kept(at) == {"Rallye": "sport"}


def test_a_dispatch_is_renamed_in_all_papers_at_once_and_back() -> None:
    at = table()
    at.happens(sport("Ralye"), sport("Ralye", "b"), fact.DispatchRenamed(was="Ralye", name="  Rallye "))
    assert {one.dispatch for one in at.play.articles} == {"Rallye"} and kept(at) == {"Rallye": "sport"}
    assert said(next(at.log.list_undoable()).name) == said(
        say("undo-extrablatt-dispatch-renamed", was="Ralye", dispatch="Rallye")
    )
    at.undo()
    assert {one.dispatch for one in at.play.articles} == {"Ralye"} and kept(at) == {"Ralye": "sport"}
    assert at.why(fact.DispatchRenamed(was="Coupe", name="Tasse")).id == "extrablatt-no-dispatch"
    assert at.why(fact.DispatchRenamed(was="Ralye", name="  ")).id == "fault-length"


def test_a_name_that_is_known_takes_the_other_in_unless_a_paper_has_both() -> None:
    at = table()
    at.happens(sport("Rallye"), sport("Ralye", "b"), fact.DispatchRenamed(was="Ralye", name="rallye"))
    assert [one.dispatch for one in at.play.articles] == ["Rallye", "Rallye"] and kept(at) == {"Rallye": "sport"}
    at.happens(sport("Coupe", "b"))
    assert at.why(fact.DispatchRenamed(was="Coupe", name="Rallye")).id == "extrablatt-fault-article-twice"


def test_a_game_taken_up_again_knows_its_names() -> None:
    at = played()
    assert dispatches_of(at.reopened().play) == dispatches_of(at.play)


NAMES = st.sampled_from([*SPORT, "Natation", "natation", "Ralye", "", "P1"])
ANY = st.one_of(
    st.builds(sport, NAMES, st.sampled_from("abc")),
    st.builds(lambda n, name: fact.ArticleCorrected(number=n, article=sport(name).article), st.integers(0, 4), NAMES),
    st.builds(fact.DispatchRenamed, was=NAMES, name=NAMES),
    st.builds(fact.ArticleTaken, number=st.integers(0, 4)),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(ANY, max_size=20), st.data())
def test_whatever_is_written_no_domain_has_more_names_than_the_box_and_undo_undoes(
    events: list[Any], data: st.DataObject
) -> None:
    at = table()
    for event in events:
        before = at.state
        try:
            at.happens(event)
        except Refused:
            continue
        assert len(list_dispatches(at.play, "sport")) <= FACTS.dispatches_per_domain
        assert {one.dispatch for one in at.play.articles} <= set(kept(at))
        if at.state is not before and data.draw(st.booleans()):
            at.undo()
            assert at.state == before
            at.undo()
    log_stands(at.log)
