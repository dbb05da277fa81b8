"""Many evenings in a row: whatever was saved, corrected, deleted and renamed, the files alone give it all again."""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.store.folder import DataFolder
from companion.store.library import Library
from companion.store.players import Player
from tests.support.stored_game import game, score

IDS = st.sampled_from(["g1", "g2", "g3", "g4", "G5"])
PEOPLE = st.sampled_from(["p1", "p2", "p3"])
WHENS = st.sampled_from(
    [None, "2026-01-31T23:30:00-01:00", "2026-02-01T00:30:00Z", "2026-02-01T02:00:00+01:00", "2024-05-05T12:00:00Z"]
)
POINTS = st.integers(-99, 99)


def instant(when: str | None) -> float:
    return datetime.fromisoformat(when).timestamp() if when else float("-inf")


class Evenings(RuleBasedStateMachine):
    """The model: files by id, names by profile; deleted profiles have no name."""

    @initialize()
    def begin(self) -> None:
        self.place = tempfile.TemporaryDirectory()
        self.root = Path(self.place.name)
        self.games: dict[str, dict[str, Any]] = {}
        self.names: dict[str, str | None] = {}
        self.open()

    def open(self) -> None:
        self.folder = DataFolder.open(self.root)
        self.library = Library(self.folder, score)

    def teardown(self) -> None:
        if hasattr(self, "place"):
            self.library.close()
            self.folder.close()
            self.place.cleanup()

    @rule(id_=IDS, when=WHENS, points=st.tuples(POINTS, POINTS), people=st.sets(PEOPLE, max_size=2))
    def save(self, id_: str, when: str | None, points: tuple[int, int], people: set[str]) -> None:
        names = [f"name of {each}" for each in sorted(people)] or ["guest"]
        profiles = {name: name.removeprefix("name of ") for name in names if name != "guest"}
        self.games[id_] = game(*names, id_=id_, points=points, when=when, profiles=profiles)
        self.library.save(self.games[id_])
        for name, profile in profiles.items():
            self.names.setdefault(profile, name)

    @rule(id_=IDS)
    def delete(self, id_: str) -> None:
        if id_ in self.games:
            assert self.library.delete(id_) == self.games.pop(id_)

    @rule(profile=PEOPLE, name=st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=9))
    def rename(self, profile: str, name: str) -> None:
        self.names[profile] = name
        self.library.people.save(Player(id=profile, name=name, created_at=datetime(2026, 1, 1, tzinfo=UTC)))

    @rule(profile=PEOPLE)
    def forget(self, profile: str) -> None:
        self.library.people.delete(profile)
        if profile in self.names:
            self.names[profile] = None

    @rule()
    def start_again(self) -> None:
        self.library.close()
        self.folder.close()
        self.open()
        self.library.check()

    @rule()
    def rebuild(self) -> None:
        done = self.library.rebuild()
        assert (done.games, done.players) == (len(self.games), sum(name is not None for name in self.names.values()))

    @invariant()
    def what_is_shown_is_what_was_saved(self) -> None:
        if not hasattr(self, "place"):
            return
        order = sorted(
            self.games.values(), key=lambda file: (instant(file.get("finished_at")), file["id"]), reverse=True
        )
        history = self.library.history()
        assert [entry.id for entry in history] == [file["id"] for file in order] == list(self.library.ids())
        for entry, file in zip(history, order, strict=True):
            assert [player.points for player in entry.players] == [file["points"][p["id"]] for p in file["players"]]
            assert self.library.load(entry.id) == file
        assert {each.player.id: each.player.name for each in self.library.people.profiles()} == {
            profile: name for profile, name in self.names.items() if name is not None
        }
        for each in self.library.people.profiles():
            mine = [file for file in order if any(p.get("profile") == each.player.id for p in file["players"])]
            assert each.last_played == (mine[0].get("finished_at", "") if mine else None)
        assert self.folder.notices.all() == ()


Evenings.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
TestEvenings = Evenings.TestCase
