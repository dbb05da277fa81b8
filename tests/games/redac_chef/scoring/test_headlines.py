"""What the front page says of a game, and who stands where on it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.redac_chef.file import parse
from companion.games.redac_chef.scoring.front_page import Edition, make_edition
from companion.games.redac_chef.scoring.headlines import HEADLINES, Story
from companion.games.redac_chef.scoring.result import score_game
from companion.table.message import Message
from companion.text.languages import codes
from companion.text.words import catalogue_texts, words
from tests.games.redac_chef.build import DAYS, FACTS, Json, evening, game, player, round_of, sheet
from tests.support.finished_languages import FINISHED


def edition(file: Json) -> Edition:
    played = parse(file, FACTS)
    return make_edition(played, played.rules(FACTS), score_game(played, played.rules(FACTS)))


def story(file: Json) -> Story:
    return edition(file).story


def page(articles: int, ads: int) -> Json:
    """A page that scores as many points as it is given: everybody's free area gives 3."""
    return {"articles": articles - 3, "ads": ads}


def pages(*each: tuple[int, int]) -> dict[str, Json]:
    return {id_: page(*one) for id_, one in zip("abcdef", each, strict=False)}


def alone(mode: str, rounds: list[Json], **fields: object) -> Json:
    return game(rounds, "a", mode=mode, **fields)


def puzzle(points: int, *, placed: bool = True, number: int = 7) -> Json:
    one = round_of("friday", {"a": {"articles": points, "free_area": 6, "ads_all_placed": placed}})
    return alone("puzzle", [one], options={"puzzle": number})


def late(*totals: tuple[int, int, int]) -> Json:
    """Three rounds with those points each, nobody's revenue lowest alone."""
    rounds = [
        round_of(day, {id_: sheet(**page(points[n], 4)) for id_, points in zip("abcdef", totals, strict=False)})
        for n, day in enumerate(DAYS)
    ]
    return game(rounds, "abcdef"[: len(totals)])


def gone(*stayed: str) -> Json:
    """A game that all but those left after Friday."""
    listed = [player(id_, **({} if id_ in stayed else {"left_after": "friday"})) for id_ in "abc"]
    rounds = [round_of("friday", {id_: sheet(**page(10, 4)) for id_ in "abc"})]
    rounds += [round_of(day, {id_: sheet(**page(10, 4)) for id_ in stayed}) for day in DAYS[1:]]
    return game(rounds, listed)


SITUATIONS: dict[str, Json] = {
    "unfinished": game([round_of("friday", {id_: sheet() for id_ in "abc"})]),
    "nobody": gone(),
    "goal-met": alone("solo", [round_of(day, {"a": sheet(ads=4)}) for day in DAYS]),
    "goal-missed": alone("solo", [round_of(day, {"a": sheet(ads=3)}) for day in DAYS]),
    "puzzle-incomplete": puzzle(20, placed=False),
    "puzzle-untold": puzzle(20, number=1),
    "puzzle-under": puzzle(12),
    "puzzle-some": puzzle(14),
    "puzzle-top": puzzle(17),
    "alone": gone("b"),
    "bankrupt-leader": evening(pages((20, 4), (30, 3), (10, 5))),
    "penalty-decides": evening(pages((20, 6), (22, 3))),
    "penalty-anyway": evening(pages((25, 3), (15, 6))),
    "everyone": evening(pages((20, 4), (20, 4))),
    "shared": evening(pages((20, 4), (20, 4), (19, 4))),
    "tie-broken": evening(pages((20, 4), (20, 4), (19, 4)), tokens="bac"),
    "comeback": late((8, 8, 30), (12, 12, 12), (14, 14, 10)),
    "bankrupt": evening(pages((20, 4), (15, 3), (10, 5))),
    "penalty": evening(pages((20, 6), (15, 3))),
    "level-revenue": evening(pages((20, 4), (15, 4), (10, 4))),
    "narrow": evening(pages((20, 4), (19, 3), (10, 3))),
    "landslide": evening(pages((20, 4), (15, 3), (10, 3))),
    "clear": evening(pages((20, 4), (18, 3), (10, 3))),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_each_situation_has_its_headline(situation: str) -> None:
    told = story(SITUATIONS[situation])
    assert told.situation == situation
    assert re.fullmatch(rf"headline-{situation}-\d", told.headline.id)


def test_every_situation_but_the_live_one_is_tried() -> None:
    assert {*SITUATIONS, "provisional"} == set(HEADLINES)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_two_evenings_differ_and_the_same_one_never_does(situation: str) -> None:
    file = SITUATIONS[situation]
    told = [story({**file, "id": f"evening {n}"}) for n in range(40)]
    assert len({each.headline.id for each in told}) == HEADLINES[situation]
    assert told == [story({**file, "id": f"evening {n}"}) for n in range(40)]


def test_without_an_id_the_people_tell_the_evening() -> None:
    file = SITUATIONS["clear"]
    named = [
        story({**file, "players": [player(id_, name=f"{id_} {n}") for id_ in "abc"]}).headline.id for n in range(40)
    ]
    assert len(set(named)) == HEADLINES["clear"]


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize("situation", SITUATIONS)
def test_every_headline_and_sentence_can_be_said(situation: str, lang: str) -> None:
    said = words(lang)
    for n in range(40):
        told = story({**SITUATIONS[situation], "id": f"evening {n}"})
        for message in (told.headline, *told.deck, *told.notes):
            text = said.say(message)
            assert text
            assert "{" not in text


@pytest.mark.parametrize("lang", FINISHED)
def test_the_catalogue_has_as_many_headlines_as_are_drawn_from(lang: str) -> None:
    text = "\n".join(catalogue_texts(lang))
    assert set(re.findall(r"^(headline-\S+) =", text, re.MULTILINE)) == {
        f"headline-{situation}-{n}" for situation, many in HEADLINES.items() for n in range(1, many + 1)
    }


def ids(messages: tuple[Message, ...]) -> list[str]:
    return [message.id for message in messages]


def test_the_deck_says_what_the_bankrupt_leader_had_and_lacked() -> None:
    told = story(SITUATIONS["bankrupt-leader"])
    assert words("fr").say(told.deck[0]) == (
        "90 points ne suffisent pas\u00a0: avec 9\u00a0$ contre 12 et 15, B ferme boutique."
    )
    assert told.notes == ()


def test_the_deck_says_what_the_two_player_gap_cost() -> None:
    told = story(SITUATIONS["penalty-decides"])
    assert ids(told.deck) == ["reason-gap-too-wide", "deck-penalty-decides"]
    assert told.deck[1]["own"] == 66


def test_the_deck_names_the_token_that_broke_the_tie() -> None:
    told = story(SITUATIONS["tie-broken"])
    assert ids(told.deck) == ["reason-tie-broken"]
    assert words("fr").say(told.deck[0]).count("pion") >= 2


def test_a_tie_further_down_is_a_note() -> None:
    told = story(evening(pages((20, 4), (10, 4), (10, 5), (15, 4)), tokens="bcad"))
    assert "reason-tie-broken" not in ids(told.deck)
    assert "reason-tie-broken" in ids(told.notes)


def test_a_bankrupt_leader_before_two_equal_winners_leaves_the_page_to_both() -> None:
    told = story(evening(pages((20, 4), (30, 3), (20, 5))))
    assert told.situation == "everyone"
    assert "reason-bankrupt" in ids(told.deck)


def test_a_narrow_lead_is_no_comeback() -> None:
    assert story(late((10, 10, 30), (11, 11, 10), (11, 11, 9))).situation == "level-revenue"


# --- the ranking ------------------------------------------------------------------------------------------------------


def places(file: Json) -> list[tuple[str, int | None]]:
    return [(line.player, line.place) for line in edition(file).lines]


def test_equal_places_are_shared_and_the_next_one_counts_heads() -> None:
    assert places(evening(pages((20, 4), (10, 4), (20, 4), (10, 4)))) == [("a", 1), ("c", 1), ("b", 3), ("d", 3)]


def test_a_bankrupt_player_stands_last_without_a_place() -> None:
    lines = edition(SITUATIONS["bankrupt-leader"]).lines
    assert [(line.player, line.place, line.bankrupt) for line in lines] == [
        ("a", 1, False),
        ("c", 2, False),
        ("b", None, True),
    ]
    assert lines[2].points == 90


def test_who_left_stands_under_the_others_with_what_he_had() -> None:
    lines = edition(gone("b", "c")).lines
    assert [(line.player, line.place, line.left_after, line.points) for line in lines] == [
        ("b", 1, None, 30),
        ("c", 1, None, 30),
        ("a", None, "friday", 10),
    ]
    assert [line.step for line in lines] == [1, 1, 0]


def test_a_penalty_is_in_the_total_and_beside_it() -> None:
    line = edition(SITUATIONS["penalty-decides"]).lines[1]
    assert (line.player, line.points, line.penalty, line.place) == ("b", 56, -10, 2)


def test_places_are_revealed_from_the_last_one_on() -> None:
    told = edition(SITUATIONS["bankrupt-leader"])
    assert told.steps == 3
    assert [(line.player, line.step) for line in told.lines] == [("a", 3), ("c", 2), ("b", 1)]


def test_a_running_game_shows_totals_without_places() -> None:
    told = edition(game([round_of("friday", pages_of(a=5, b=9))], "ab"))
    assert told.provisional
    assert [(line.player, line.place, line.points, line.winner) for line in told.lines] == [
        ("b", None, 12, False),
        ("a", None, 8, False),
    ]


def pages_of(**articles: int) -> dict[str, Json]:
    return {id_: sheet(articles=points) for id_, points in articles.items()}


def test_alone_there_is_a_goal_and_no_winner() -> None:
    told = edition(SITUATIONS["goal-met"])
    assert (told.goal_met, told.puzzle, told.steps) == (True, None, 0)
    assert [(line.place, line.winner) for line in told.lines] == [(None, False)]
    assert edition(SITUATIONS["puzzle-some"]).puzzle is not None


_COUNTED = st.fixed_dictionaries(
    {"articles": st.integers(0, 12), "ads": st.integers(0, 6), "free_area": st.integers(0, 9)}
)


@st.composite
def _games(draw: st.DrawFn) -> Json:
    who = "abcdef"[: draw(st.integers(2, 6))]
    mode = draw(st.sampled_from(["classic", "family"]))
    rounds = []
    for day in DAYS:
        bouclage = {"bouclage": draw(st.permutations(who))} if mode == "classic" and draw(st.booleans()) else {}
        rounds.append(round_of(day, {id_: draw(_COUNTED) for id_ in who}, **bouclage))
    return game(rounds, who, mode=mode, id=draw(st.text(min_size=1, max_size=5, alphabet="0123456789abcdef")))


@given(_games())
def test_whatever_happened_there_is_a_headline_and_everybody_stands_once(file: Json) -> None:
    told = edition(file)
    for lang in codes():
        for message in (told.story.headline, *told.story.deck, *told.story.notes):
            assert words(lang).say(message)
    assert sorted(line.player for line in told.lines) == sorted(one["id"] for one in file["players"])
    for line in told.lines:
        better = [each for each in told.lines if each.place is not None and each.step > line.step]
        assert line.bankrupt or line.place == 1 + len(better)
    assert told.lines[0].winner
    assert told.lines[0].place == 1


#: Totals of a page and its revenue, close enough for every outcome.
_PAGES = st.lists(st.tuples(st.integers(3, 14), st.integers(0, 9)), min_size=2, max_size=4)


@given(_PAGES, st.sampled_from(["classic", "family", "turn-by-turn"]), st.integers(0, 40))
def test_no_headline_speaks_of_another_outcome_than_there_is(
    each: list[tuple[int, int]], mode: str, number: int
) -> None:
    """What is told is held against who would have won without the penalty or the bankruptcy."""
    mine = {id_: {"articles": total, "ads": ads} for id_, (total, ads) in zip("abcdef", each, strict=False)}
    if mode == "turn-by-turn":
        file = game(
            [round_of("saturday", {id_: sheet(**one) for id_, one in mine.items()})], "abcd"[: len(mine)], mode=mode
        )
    else:
        file = evening(mine, mode=mode)
    file = {**file, "id": f"evening {number}"}
    played = parse(file, FACTS)
    result = score_game(played, played.rules(FACTS))
    told, end = make_edition(played, played.rules(FACTS), result).story, result.end
    assert end is not None
    before = {id_: points - end.penalties.get(id_, 0) for id_, points in end.points.items()}
    best = {id_ for id_, points in before.items() if points == max(before.values())}
    winners = set(end.winners or ())
    said = "\n".join(words("en").say(message) for message in (told.headline, *told.deck))
    if told.situation in ("penalty-decides", "bankrupt-leader"):
        assert best.isdisjoint(winners), said
    if "deck-penalty-decides" in ids(told.deck):
        assert not winners & {id_ for id_, points in end.penalties.items() if points}, said
    if winners & set(end.penalties) and len(winners) == 1:
        assert told.situation not in ("penalty", "penalty-decides"), said


def test_who_wins_although_they_pay_is_told_so() -> None:
    told = story(evening(pages((16, 2), (20, 5)), tokens="ab"))
    assert told.situation != "penalty-decides"
    told = story(evening(pages((25, 3), (15, 6))))
    assert told.situation == "penalty-anyway"
    said = [words("fr").say(message) for message in (told.headline, *told.deck)]
    assert "A" in said[0] and not any("Sans cette pénalité" in one for one in said)
