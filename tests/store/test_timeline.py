"""Who ended ahead of whom, and who won how often in a row."""

from __future__ import annotations

from companion.store.timeline import Duel, PlayedGame, Standing, Streaks, count_duels, find_rival, find_streaks


def played(number: int, *winners: str, contest: bool = True, **points: int | None) -> PlayedGame:
    """A game between these people; one without points cannot be compared."""
    people = {
        person: Standing(person, each, person in winners, None if each is None else (person in winners, True, each))
        for person, each in points.items()
    }
    return PlayedGame(f"g{number}", f"2026-11-{number:02}", "redac-chef/classic", contest, people)


def test_who_wins_is_ahead_whatever_the_points_and_who_left_is_not_compared() -> None:
    games = [
        played(1, "ada", ada=10, bo=12, cy=9),
        played(2, "ada", "bo", ada=11, bo=11, cy=None),
        played(3, "cy", ada=7, bo=5, cy=20),
        played(4, "ada", "bo", "cy", contest=False, ada=3, bo=2, cy=1),
    ]
    assert count_duels(games) == {
        ("ada", "bo"): Duel(2, 0, 1),
        ("ada", "cy"): Duel(1, 1, 0),
        ("bo", "cy"): Duel(1, 1, 0),
    }


def test_a_team_is_not_compared_within_itself() -> None:
    order = True, True, 10
    team = {"ada": Standing("a", 10, True, order), "bo": Standing("a", 10, True, order)}
    other = {"cy": Standing("b", 8, False, (False, True, 8))}
    assert set(count_duels([PlayedGame("g", "", "redac-chef/newsroom", True, {**team, **other})])) == {
        ("ada", "cy"),
        ("bo", "cy"),
    }


def test_the_rival_is_met_on_equal_terms_and_often_enough() -> None:
    assert find_rival({"bo": Duel(1, 1), "cy": Duel(5, 1), "dan": Duel(4, 3)}) == "dan"
    assert find_rival({"bo": Duel(1, 1)}) is None


def test_streaks_count_games_against_others_only() -> None:
    games = [
        played(1, "ada", ada=9, bo=1),
        played(2, "ada", ada=9, bo=1),
        played(3, contest=False, ada=9),
        played(4, "ada", ada=9, bo=1),
        played(5, "bo", ada=1, bo=9),
        played(6, "bo", bo=9, cy=1),
        played(7, "bo", ada=1, bo=9),
    ]
    assert find_streaks(games, "ada") == Streaks(-2, 3, "2026-11-01", "2026-11-04")
    assert find_streaks(games, "bo") == Streaks(3, 3, "2026-11-05", "2026-11-07")
    assert find_streaks(games, "cy") == Streaks(-1)
