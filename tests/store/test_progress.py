"""Many evenings of some people: whatever was saved, corrected, deleted and merged, the files give it all again."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.content import content_root
from companion.games.registry import player_stats_of, score_file
from companion.kit.game_file import profiles_of_player
from companion.store.errors import StoreError
from companion.store.folder import DataFolder
from companion.store.history_filter import HistoryFilter
from companion.store.library import Library
from companion.store.players import Player
from companion.store.progress import FigureValues, FirstGame
from companion.store.timeline import count_duels

NOW = datetime(2026, 11, 27, 20, tzinfo=UTC)
PROFILES = ("p1", "p2", "p3")


def score(file: Mapping[str, Any]) -> Mapping[str, Any]:
    return score_file(file, content_root()).result


def winners_of(file: Mapping[str, Any]) -> Collection[str]:
    """The ids of the players who have won."""
    winners: Collection[str] = score(file)["winners"]
    return winners


def game(
    id_: str,
    articles: tuple[int, int],
    profiles: tuple[str | None, str | None] = ("p1", "p2"),
    when: str | None = "2026-11-27T22:40:00+01:00",
    **fields: Any,
) -> dict[str, Any]:
    """Three days between two, alike every day; "articles" is what each gets for them a day. Free areas differ."""
    pages = [
        {"articles": points, "free_area": 1 + 2 * number, "sad": 3, "surplus": 1, "ads": 2}
        for number, points in enumerate(articles)
    ]
    players: list[dict[str, Any]] = [{"id": "a", "name": "Ada"}, {"id": "b", "name": "Bo"}]
    for player, profile in zip(players, profiles, strict=True):
        if profile is not None:
            player["profile"] = profile
    file = {
        "format": "companion-game",
        "version": 1,
        "game": "redac-chef",
        "id": id_,
        "options": {"progress": "achievements", "timer_s": 240},
        "players": players,
        "rounds": [
            {
                "day": day,
                "bouclage": ["b", "a"],
                "calls": {"a": {"tirage_s": 90}},
                "sheets": dict(zip("ab", pages, strict=True)),
            }
            for day in ("friday", "saturday", "sunday")
        ],
        **fields,
    }
    return file if when is None else file | {"finished_at": when}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with DataFolder.open(tmp_path / "data") as folder:
        library = Library(folder, score)
        yield library
        library.close()


def items(library: Library, profile: str = "p1") -> set[str]:
    progress = library.progress(profile)
    return set() if progress is None else set(progress.tally_of_game("redac-chef").items)


def wins(library: Library, profile: str) -> tuple[int, int]:
    progress = library.progress(profile)
    assert progress is not None
    tally = progress.tally_of_game("redac-chef")
    return tally.games, tally.wins


def ids_of(library: Library, person: str) -> list[str]:
    return [entry.id for entry in library.history(only=HistoryFilter(profiles=library.people.profiles_of(person)))]


# 3 × 12 articles are 36 points for them (achievement 4), 3 × 14 are 42 (4 and 5). Bo holds token 1 every day (19), Ada
# the smaller free area (20).


def test_a_game_leaves_its_items_and_figures(library: Library) -> None:
    library.save(game("g1", (12, 14)))
    assert items(library, "p1") == {"achievements/4", "achievements/20"}
    assert items(library, "p2") == {"achievements/4", "achievements/5", "achievements/19"}
    assert (wins(library, "p1"), wins(library, "p2")) == ((1, 1), (1, 0))
    progress = library.progress("p1")
    assert progress is not None
    tally = progress.tallies["redac-chef/classic"]
    # A day: 12 articles, +3 for the free area, −3 mood, −1 surplus.
    assert tally.figures["total.friday"] == FigureValues([11])
    assert tally.figures["points"] == FigureValues([33])
    assert tally.figures["articles.game"] == FigureValues([36])
    assert tally.figures["tirage.sunday"] == FigureValues([90])
    assert tally.figures["first.friday"] == FigureValues([0])
    assert tally.items["achievements/4"] == FirstGame("2026-11-27T22:40:00+01:00", "g1")


def test_a_correction_recomputes_what_the_game_earned(library: Library) -> None:
    library.save(game("g1", (14, 1)))
    assert "achievements/5" in items(library)
    library.save(game("g1", (13, 1)))
    assert items(library) == {"achievements/4", "achievements/20"}
    library.save(game("g1", (11, 1)))
    assert items(library) == {"achievements/20"}
    assert wins(library, "p1") == (1, 1)


def test_a_deletion_takes_back_only_what_nothing_else_earned(library: Library) -> None:
    library.save(game("g1", (14, 1), when="2026-10-01T22:00:00+02:00"))
    library.save(game("g2", (12, 1)))
    gone = library.delete("g1")
    assert items(library) == {"achievements/4", "achievements/20"}
    progress = library.progress("p1")
    assert progress is not None
    assert progress.tally_of_game("redac-chef").items["achievements/4"].game == "g2"
    library.save(gone)
    progress = library.progress("p1")
    assert progress is not None
    assert progress.tally_of_game("redac-chef").items["achievements/4"].game == "g1", "undone, it is the first again"
    assert "achievements/5" in items(library)


def test_an_unfinished_game_leaves_nothing(library: Library) -> None:
    file = game("g1", (20, 20))
    del file["rounds"][2]
    library.save(file)
    assert items(library) == set()
    assert library.games_played() == {}


def test_a_game_moved_to_another_month_counts_once(library: Library) -> None:
    library.save(game("g1", (12, 1), when="2026-10-01T22:00:00+02:00"))
    library.save(game("g1", (12, 1), when="2026-11-01T22:00:00+02:00"))
    assert library.games_played() == {"p1": 1, "p2": 1}


def test_people_are_counted_beside_whom_they_play_with(library: Library) -> None:
    library.save(game("g1", (12, 1)))
    library.save(game("g2", (1, 12), ("p1", "p3")))
    library.save(game("g3", (1, 12), ("p1", "p3")))
    first, second = library.groups()
    assert (first.people, first.played) == ({"p1", "p3"}, 2)
    assert (second.people, second.played) == ({"p1", "p2"}, 1)
    assert first.tallies["p3"]["redac-chef/classic"].wins == 2
    assert library.games_played() == {"p1": 3, "p2": 1, "p3": 2}


def test_guests_without_a_profile_leave_no_trace(library: Library) -> None:
    library.save(game("g1", (12, 1), (None, None)))
    library.save(game("g2", (12, 1), (None, "p2")))
    assert library.games_played() == {"p2": 1}


def of_teams(
    id_: str,
    articles: tuple[int, int],
    people: tuple[tuple[str | None, str | None], tuple[str | None, str | None]] = (("p1", "p2"), ("p3", None)),
    when: str | None = "2026-11-27T22:40:00+01:00",
) -> dict[str, Any]:
    """The same game between two teams: Ada and Ben against Bo and Cy."""
    file = game(id_, articles, (None, None), when, mode="newsroom")
    for player, members, profiles in zip(file["players"], (["Ada", "Ben"], ["Bo", "Cy"]), people, strict=True):
        player |= {"members": members} | ({"profiles": list(profiles)} if any(profiles) else {})
    return file


def test_decided_what_a_team_earns_each_of_its_people_has_earned(library: Library) -> None:
    library.save(of_teams("g1", (12, 14)))
    for person in ("p1", "p2"):
        assert items(library, person) == {"achievements/4", "achievements/20"}
        assert wins(library, person) == (1, 1)
    assert items(library, "p3") == {"achievements/4", "achievements/5", "achievements/19"}
    assert {each.player.id: each.player.name for each in library.people.profiles()} == {
        "p1": "Ada",
        "p2": "Ben",
        "p3": "Bo",
    }
    assert [group.people for group in library.groups()] == [{"p1", "p2", "p3"}]
    assert ids_of(library, "p2") == ["g1"]
    assert ids_of(library, "p4") == []
    with pytest.raises(StoreError):
        library.people.merge("p1", "p2")  # they played together
    library.delete("g1")
    assert items(library, "p2") == set()


def test_two_profiles_of_one_person_are_merged_and_parted_again(library: Library) -> None:
    library.save(game("g1", (12, 1), ("p1", None)))
    library.save(game("g2", (14, 1), ("p3", "p2")))
    library.people.merge("p1", "p3")
    assert {each.player.id for each in library.people.profiles()} == {"p1", "p2"}
    assert items(library, "p1") == items(library, "p3") == {"achievements/4", "achievements/5", "achievements/20"}
    assert ids_of(library, "p1") == ["g2", "g1"]
    assert library.load("g2")["players"][0] == {"id": "a", "name": "Ada", "profile": "p3"}, "old files stay"
    progress = library.progress("p1")
    assert progress is not None and [player.id for player in progress.profiles] == ["p1", "p3"]
    library.people.split("p3")
    assert items(library, "p1") == {"achievements/4", "achievements/20"}
    assert items(library, "p3") == {"achievements/4", "achievements/5", "achievements/20"}


def test_a_chain_of_merges_is_one_person(library: Library) -> None:
    for number, profile in enumerate(PROFILES):
        library.save(game(f"g{number}", (12, 1), (profile, None)))
    library.people.merge("p2", "p3")
    library.people.merge("p1", "p2")
    assert library.games_played() == {"p1": 3}
    assert [each.player.id for each in library.people.profiles()] == ["p1"]


def test_people_who_played_together_are_not_one(library: Library) -> None:
    library.save(game("g1", (12, 1)))
    with pytest.raises(StoreError) as refused:
        library.people.merge("p1", "p2")
    assert refused.value.message.id == "store-merge-together"
    for into, other in (("p1", "p1"), ("p1", "nobody"), ("nobody", "p1")):
        with pytest.raises(StoreError) as refused:
            library.people.merge(into, other)
        assert refused.value.message.id == "store-merge-unknown"


def test_forgetting_somebody_forgets_his_merged_names_too(library: Library) -> None:
    library.save(game("g1", (12, 1), ("p1", None)))
    library.save(game("g2", (14, 1), ("p3", "p2")))
    library.people.merge("p1", "p3")
    library.people.delete("p1")
    assert {player.name for player in library.people.all().values()} == {"", "Bo"}
    assert library.progress("p1") is None and library.progress("p3") is None
    assert len(library.history()) == 2


def test_ticks_are_numbers_by_game_and_collection() -> None:
    player = Player(id="p1", name="Ada", created_at=NOW)
    ticked = player.with_tick("redac-chef", "achievements", 17, True).with_tick("redac-chef", "scenarios", 3, True)
    assert ticked.ticked == {"redac-chef": {"achievements": [17], "scenarios": [3]}}
    assert ticked.ticks("redac-chef", "achievements") == {17}
    assert ticked.with_tick("redac-chef", "scenarios", 3, False).ticked == {"redac-chef": {"achievements": [17]}}
    assert (
        ticked.with_tick("redac-chef", "scenarios", 3, False).with_tick("redac-chef", "achievements", 17, False).ticked
        == {}
    )
    odd = player.model_copy(update={"ticked": {"redac-chef": ["?"]}})
    assert odd.ticks("redac-chef", "achievements") == frozenset()


# --- always -----------------------------------------------------------------------------------------------------------

IDS = st.sampled_from(["g1", "g2", "g3", "g4"])
WHENS = st.sampled_from([None, "2026-01-31T23:30:00-01:00", "2026-02-01T02:00:00+01:00", "2024-05-05T12:00:00Z"])
SEATED = st.sampled_from([("p1", "p2"), ("p2", "p3"), ("p3", None), (None, "p1"), (None, None)])


class Years(RuleBasedStateMachine):
    """The model: the files, who was merged into whom, who was forgotten. Progress is worked out from them by hand."""

    @initialize()
    def begin(self) -> None:
        self.place = tempfile.TemporaryDirectory()
        self.files: dict[str, dict[str, Any]] = {}
        self.into: dict[str, str] = {}
        self.gone: set[str] = set()
        self.met: set[str] = set()
        self.open()

    def open(self) -> None:
        self.folder = DataFolder.open(Path(self.place.name))
        self.library = Library(self.folder, score)

    def teardown(self) -> None:
        if hasattr(self, "place"):
            self.library.close()
            self.folder.close()
            self.place.cleanup()

    @rule(id_=IDS, articles=st.tuples(st.integers(9, 15), st.integers(9, 15)), seated=SEATED, when=WHENS)
    def save(
        self, id_: str, articles: tuple[int, int], seated: tuple[str | None, str | None], when: str | None
    ) -> None:
        self.files[id_] = game(id_, articles, seated, when)
        self.library.save(self.files[id_])
        self.met |= {profile for profile in seated if profile is not None}

    @rule(id_=IDS, articles=st.integers(9, 15), people=st.permutations([*PROFILES, None]), when=WHENS)
    def save_teams(self, id_: str, articles: int, people: list[str | None], when: str | None) -> None:
        self.files[id_] = of_teams(id_, (articles, 14), ((people[0], people[1]), (people[2], people[3])), when)
        self.library.save(self.files[id_])
        self.met |= {*PROFILES}

    @rule(id_=IDS)
    def delete(self, id_: str) -> None:
        if id_ in self.files:
            self.library.delete(id_)
            del self.files[id_]

    @rule(into=st.sampled_from(PROFILES), other=st.sampled_from(PROFILES))
    def merge(self, into: str, other: str) -> None:
        try:
            self.library.people.merge(into, other)
        except StoreError:
            return
        self.into[other] = into

    @rule(other=st.sampled_from(PROFILES))
    def split(self, other: str) -> None:
        self.library.people.split(other)
        self.into.pop(other, None)

    @rule(profile=st.sampled_from(PROFILES), name=st.sampled_from(["Ada", "Bo", "Zoé"]))
    def rename(self, profile: str, name: str) -> None:
        self.library.people.change(profile, lambda now: now.model_copy(update={"name": name}))

    @rule(profile=st.sampled_from(PROFILES))
    def forget(self, profile: str) -> None:
        if profile in self.met:
            names = {each for each in self.met if self.whose(each) == profile} | {profile}
            self.library.people.delete(profile)
            self.gone |= names
            for each in names:
                self.into.pop(each, None)

    @rule()
    def start_again(self) -> None:
        self.library.close()
        self.folder.close()
        self.open()
        self.library.check()

    @rule()
    def rebuild(self) -> None:
        before = self.shown()
        self.library.rebuild()
        assert self.shown() == before

    def whose(self, profile: str) -> str:
        while profile in self.into:
            profile = self.into[profile]
        return profile

    def seats_of(self, person: str, id_: str) -> list[str]:
        return [
            player["id"]
            for player in self.files[id_]["players"]
            for profile in profiles_of_player(player)
            if self.whose(profile) == person
        ]

    def shown(self) -> dict[str, Any]:
        progress = {profile: self.library.progress(profile) for profile in PROFILES}
        return {
            "tallies": {profile: each.tallies for profile, each in progress.items() if each is not None},
            "groups": self.library.groups(),
            "games": self.library.games_played(),
            "players": self.library.people.profiles(),
        }

    @invariant()
    def progress_is_what_the_files_say(self) -> None:
        if not hasattr(self, "place"):
            return
        for profile in PROFILES:
            person = self.whose(profile)
            progress = self.library.progress(profile)
            if profile not in self.met or person in self.gone:
                assert progress is None
                continue
            deeds = [
                player_stats_of(file, score(file))[player["id"]]
                for file in self.files.values()
                for player in file["players"]
                for profile_there in profiles_of_player(player)
                if self.whose(profile_there) == person
            ]
            assert progress is not None and progress.profile.player.id == person
            tally = progress.tally_of_game("redac-chef")
            assert tally.games == len(deeds)
            assert set(tally.items) == {item for deed in deeds for item in deed.items}
            points = [deed.figures["points"] for deed in deeds]
            figure = tally.figures.get("points")
            assert figure == (FigureValues(points) if points else None)

    @invariant()
    def each_game_counts_once_and_each_two_are_compared_once(self) -> None:
        if not hasattr(self, "place"):
            return
        wanted: dict[str, dict[str, str]] = {}
        duels: Counter[tuple[str, str, int]] = Counter()
        for id_, file in self.files.items():
            seats = {
                self.whose(profile): player["id"]
                for player in reversed(file["players"])
                for profile in profiles_of_player(player)
                if self.whose(profile) not in self.gone
            }
            if seats:
                wanted[id_] = seats
            result = score(file)
            places = {seat: place for place, level in enumerate(result["ranking"]) for seat in level}
            for first, second in combinations(sorted(seats), 2):
                one, other = places[seats[first]], places[seats[second]]
                if seats[first] != seats[second]:
                    duels[first, second, (one > other) - (one < other)] += 1
        games = self.library.timeline()
        assert {game.id: {who: each.seat for who, each in game.people.items()} for game in games} == wanted
        assert len(games) == len(wanted), "none twice"
        assert {
            (first, second, way): count
            for (first, second), duel in count_duels(games).items()
            for way, count in ((-1, duel.ahead), (0, duel.level), (1, duel.behind))
            if count
        } == duels
        for person in {who for seats in wanted.values() for who in seats}:
            progress = self.library.progress(person)
            assert progress is not None
            tally = progress.tally_of_game("redac-chef")
            mine = [game for game in games if person in game.people and game.contest]
            # Whoever has two seats in a game, since two of its players were merged, has played it twice.
            won = [seat in winners_of(self.files[game.id]) for game in mine for seat in self.seats_of(person, game.id)]
            assert (tally.games - tally.apart, tally.wins) == (len(won), sum(won))
            for game in mine:
                there = game.people[person]
                assert there.won == (there.seat in winners_of(self.files[game.id]))


Years.TestCase.settings = settings(max_examples=10, stateful_step_count=20, deadline=None)
TestYears = Years.TestCase
