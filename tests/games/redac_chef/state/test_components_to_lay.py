"""What the set-up list tells hands to do: for whom, on which table, and for which day."""

from __future__ import annotations

import pytest

from companion.games.redac_chef.state.components_to_lay import list_set_up_steps, list_tidying_steps
from companion.table.intents import NewPlayer
from companion.table.message import Message, say
from companion.text.languages import codes
from companion.text.words import words
from tests.support.redac_chef_table import Sitting

#: Who plays where there are no teams. What teams share no list says of players.
_PLAYERS = {"fr": ("joueur", "au centre"), "en": ("per player", "in the middle"), "de": ("Person", "Mitte")}


def listed(table: Sitting) -> tuple[Message, ...]:
    """The set-up list and what is done after Friday."""
    play = table.state.play
    return list_set_up_steps(play, len(table.state.playing)) + list_tidying_steps(play, "saturday")


@pytest.mark.parametrize("lang", codes())
def test_a_newsroom_is_set_up_for_teams_on_two_tables(lang: str) -> None:
    teams = tuple(NewPlayer(name=" & ".join(pair), members=pair) for pair in (("Ana", "Bo"), ("Cy", "Di")))
    said = [words(lang).say(step) for step in listed(Sitting(*teams, mode="newsroom"))]
    usual = "\n".join(words(lang).say(step) for step in listed(Sitting("Ana", "Bo", "Cy", mode="classic")))
    for word in _PLAYERS.get(lang, ()):
        assert not [step for step in said if word in step]
        assert word in usual, "the words that are looked for are the catalogue's"


@pytest.mark.parametrize("lang", codes())
@pytest.mark.parametrize(("mode", "day"), [("turn-by-turn", "saturday"), ("advanced", "friday")])
def test_the_breaking_news_that_is_revealed_first_is_that_of_the_first_day(lang: str, mode: str, day: str) -> None:
    table = Sitting("Ana", "Bo", mode=mode, flash=True)
    step = next(step for step in listed(table) if step.id == "layout-flash")
    assert step["day"] == say(f"day-{day}")
    assert words(lang).say(say(f"day-{day}")) in words(lang).say(step)
