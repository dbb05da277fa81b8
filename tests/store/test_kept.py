"""What earlier versions left on disks: it stays readable for ever.

``kept/layout-N`` is a small folder of each layout version; ``kept/d790f18`` is what the product of that commit kept of
whole evenings (made by ``make_kept.py``). Neither is ever changed; a new version adds its own beside them.
"""

from __future__ import annotations

import json
import lzma
import re
import shutil
from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.content import content_root
from companion.games.registry import score_file
from companion.games.shelf import rules_in
from companion.hub.archiver import finished_file
from companion.hub.clock import Clock
from companion.hub.event_records import from_records
from companion.hub.hub import Hub
from companion.store.archive import Archive
from companion.store.folder import FOLDER_VERSION, DataFolder
from companion.store.journal import VERSION as JOURNAL_VERSION
from companion.store.journal import Beat, JournalWriter, read_journal
from companion.store.library import Library
from companion.table.events import TABLE_EVENTS
from companion.table.log import Log
from tests.store.kept_figures import KEPT, figures, scored, summary

LAYOUTS = sorted(path.name for path in KEPT.glob("layout-*"))
EVENINGS = KEPT / "d790f18"
TABLE = "4be1f0a2c3d4e5f6"
#: So many of the random game files are scored at each run, all of them in ``make long``.
SAMPLE = 40

# --- a folder of each layout ------------------------------------------------------------------------------------------


def test_every_layout_was_kept() -> None:
    assert [f"layout-{number}" for number in range(1, FOLDER_VERSION + 1)] == LAYOUTS
    assert JOURNAL_VERSION == 1  # a new version keeps a journal of its own here


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_kept_folder_is_read(layout: str, tmp_path: Path) -> None:
    root = tmp_path / "data"
    shutil.copytree(KEPT / layout, root)
    with DataFolder.open(root) as folder:
        library = Library(folder, lambda file: score_file(file, content_root()).result)
        library.check()
        (entry,) = library.history()
        assert [(player.name, player.points, player.winner) for player in entry.players] == [
            ("R. Goupil", 36, True),
            ("Éloïse", 12, False),
        ]
        assert library.load(entry.id)["rounds"][2]["sheets"]["a"]["photos"] == [4, 1]
        (profile,) = library.people.profiles()
        assert (profile.player.name, profile.player.colour, profile.player.symbol) == ("R. Goupil", "red", "triangle")
        assert profile.player.ticked == {"redac-chef": {"achievements": [17]}}
        assert profile.last_played == "2026-11-27T21:30:00+01:00"
        assert library.settings() == {"hidden": ["election"]}

        with JournalWriter(folder.journals, folder.set_aside, folder.notices) as journals:
            (journal,) = journals.recover()
            assert journal.table == TABLE
            assert [record["seq"] for record in journal.records] == [1, 2]
            assert journal.records[0]["events"] == [{"type": "example", "name": "Zoé 🗞"}]
            assert journal.last_beat == Beat(1764273302000, 99000)
            journals.submit(TABLE, {"seq": 3}).result(30)
            assert [record["seq"] for record in journals.recover()[0].records] == [1, 2, 3]
        assert folder.notices.all() == ()


# --- the evenings of d790f18 ------------------------------------------------------------------------------------------

#: The events that d790f18 knew, by the name of the game (the table's by ``""``): all must occur in what is kept.
KNOWN = {
    "": {
        "table-opened", "player-seated", "player-changed", "player-removed", "seats-ordered", "player-left",
        "seat-taken", "seat-freed", "host-changed", "rights-locked", "scorekeeper-named", "timer-started",
        "timer-stood", "timer-resumed", "timer-extended", "server-away", "table-closed", "undone",
    },
    "redac-chef": {
        "option-changed", "character-chosen", "round-started", "round-called-off", "layout-called", "print-called",
        "time-called", "order-set", "finish-told", "round-closed", "count-entered", "counting-done", "flash-turned",
        "tribune-picked", "day-begun", "ticked", "first-chosen", "turn-ended", "role-taken",
    },
    "reportages": {
        "game-begun", "turn-passed", "turn-given", "sat-out", "reportages-dealt", "reportages-bid", "reportages-fined",
        "reportages-accuser", "reportages-count", "reportages-cash", "reportages-winner", "reportages-combination",
        "reportages-pot", "reportages-closed", "reportages-void", "reportages-corrected",
    },
    "extrablatt": {
        "game-begun", "option-changed", "turn-passed", "turn-given", "secret-entered", "secrets-cleared",
        "accelerator-placed", "article-written", "article-corrected", "article-taken", "dispatches-removed",
        "accelerator-taken", "duel-decided", "ad-placed", "ad-taken", "duck-laid", "nothing-placed", "extra-used",
        "cheques-noted", "count-begun", "empties-counted", "step-reached",
    },
    "plus-belle-la-vie": {
        "game-begun", "option-changed", "turn-passed", "turn-given", "counter-set", "item-ticked",
        "plus-belle-la-vie-rencontre", "plus-belle-la-vie-column", "plus-belle-la-vie-card",
        "plus-belle-la-vie-card-closed", "plus-belle-la-vie-meeting", "plus-belle-la-vie-dice",
        "plus-belle-la-vie-sold", "plus-belle-la-vie-over", "plus-belle-la-vie-checked",
        "plus-belle-la-vie-rencontres", "plus-belle-la-vie-roller", "plus-belle-la-vie-sale",
    },
    "election": {
        "game-begun", "turn-passed", "turn-given", "turns-lost", "direction-set", "item-ticked", "countdown-cleared",
        "candidate-chosen", "clef-laid", "votes-laid", "dare-drawn", "dare-settled", "faux-ami-shed", "boulet-moved",
        "threshold-set", "finalists-named",
    },
}  # fmt: skip
MODES = {"classic", "advanced", "family", "solo", "puzzle", "turn-by-turn", "newsroom"}

#: A figure as it is printed; 0 and 1 may be a word in one wording and a figure in another.
FIGURE = re.compile(r"(?<![\w.,])\d[\d\u00a0]*\b")


@cache
def games() -> Mapping[str, Any]:
    return rules_in(content_root())


def journals() -> list[Path]:
    return sorted((EVENINGS / "data" / "journals").glob("*.jsonl"))


@cache
def log(path: Path) -> Log:
    """A kept journal, folded through its game."""
    journal = read_journal(path)
    assert journal.state == "whole"
    game = games()[journal.records[0]["events"][0]["game"]]
    return Log.from_entries(game, from_records(journal.records, game))


def kept(*names: str) -> Any:
    return json.loads((EVENINGS / Path(*names)).read_text(encoding="utf-8"))


def as_json(content: Any) -> Any:
    return json.loads(json.dumps(content, allow_nan=False))


def test_every_event_that_was_known_is_kept_of_each_game_and_mode() -> None:
    found: dict[str, set[str]] = {name: set() for name in KNOWN}
    modes = set()
    for path in journals():
        table = log(path)
        if table.state.game == "redac-chef":
            modes.add(table.state.play.settings.mode)
        for event in (event for entry in table.entries for event in entry.events):
            found["" if event.type in KNOWN[""] else table.state.game].add(event.type)
    assert found == KNOWN
    assert modes == MODES
    for name, game in games().items():
        assert KNOWN[name] <= {kind.model_fields["type"].default for kind in game.events}
    assert KNOWN[""] <= {kind.model_fields["type"].default for kind in TABLE_EVENTS}


@pytest.mark.parametrize("path", journals(), ids=lambda path: path.stem)
def test_a_kept_journal_folds_to_what_it_was(path: Path) -> None:
    was, now = kept("tables", f"{path.stem}.json"), as_json(summary(log(path)))
    # A setting that there was not yet is as usual.
    assert was.pop("settings").items() <= now.pop("settings").items()
    assert now == was


def test_every_kept_game_file_is_the_one_that_its_newest_journal_makes() -> None:
    newest: dict[str, Log] = {}
    for table in sorted((log(path) for path in journals()), key=lambda table: table.entries[-1].at):
        if table.game.is_finished(table.state):
            newest[table.state.game_id] = table
    files = {path.stem: path for path in (EVENINGS / "data" / "games").glob("*/*.json")}
    assert newest.keys() == files.keys()
    for game_id, table in newest.items():
        assert as_json(finished_file(table)) == json.loads(files[game_id].read_text(encoding="utf-8")), game_id


class Later(Clock):
    """An hour after the last thing that is kept."""

    def now(self) -> int:
        return max(log(path).entries[-1].at for path in journals()) + 3_600_000

    def wall(self) -> int:
        return self.now()


async def started(root: Path) -> None:
    """The kept folder under that path is taken up by today's server, looked at, and put down again."""
    shutil.copytree(EVENINGS / "data", root)
    with DataFolder.open(root) as folder:
        writer = JournalWriter(folder.journals, folder.set_aside, folder.notices)
        archive = Archive(folder, lambda file: score_file(file, content_root()).result)
        await archive.check()
        assert as_json(await archive.run(figures)) == kept("figures.json")
        hub = Hub(games(), Later(), writer, archive)
        assert hub.recover(writer.recover()) == []
        open_tables = {table.id: table for table in hub.open_tables()}
        states = {path.stem: kept("tables", f"{path.stem}.json") for path in journals()}
        assert open_tables.keys() == {name for name, was in states.items() if not was["closed"]}
        for name, table in open_tables.items():
            await table.wait_archived()  # what the start itself had to enter is on disk
            was, now = states[name], as_json(summary(table.view.log))
            ran = was.get("phase") == "round"
            # The server was away while that round ran: it says so, and its clock stands.
            assert now.pop("entries") == was.pop("entries") + ran
            assert (table.state.away is not None) == ran
            assert was.pop("settings").items() <= now.pop("settings").items()
            assert now == was
        await hub.stop()
        archive.close()
        writer.close()
        assert folder.notices.all() == ()


def game_files(root: Path) -> dict[str, Any]:
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (root / "games").glob("*/*.json")}


async def test_the_kept_folder_starts_with_the_same_tables_figures_and_files(tmp_path: Path) -> None:
    """One of the games was corrected at a second table: its first one, put away, must not write its old figures."""
    played = [log(path).state.game_id for path in journals()]
    assert any(played.count(game_id) > 1 for game_id in played)
    await started(tmp_path / "data")
    assert game_files(tmp_path / "data") == game_files(EVENINGS / "data")


def test_the_players_and_settings_of_the_kept_folder_are_those_that_were_set(tmp_path: Path) -> None:
    """What no index can be made again from is as people entered it."""
    said = kept("figures.json")
    assert said["settings"]["hidden"] == ["election"]
    assert ["redac-chef", "tribune/D2", "Deux brèves de plus.\nVoir le livret."] in said["notes"]
    assert {person["name"] for person in said["people"]} == {
        "R. Goupil", "B. Zhette", "J. Lahaz", "Éloïse", "Zoé 🗞", "Oscar"
    }  # fmt: skip
    assert all(datetime.fromisoformat(person["last_played"]) for person in said["people"])


# --- companion score --------------------------------------------------------------------------------------------------


def same_print(now: str, was: str) -> None:
    """It prints the figures that it printed; the words may get better, and the order of a sentence with them. That each
    figure stands where it stood is what the JSON is compared for, byte for byte."""
    # Some figures were written out.
    was = was.replace("deux", "2").replace("trois", "3")
    figures, before = (Counter(FIGURE.findall(text)) for text in (now, was))
    for word in ("0", "1"):
        del figures[word], before[word]
    assert figures == before, now


@pytest.mark.parametrize("path", sorted((EVENINGS / "data" / "games").glob("*/*.json")), ids=lambda path: path.stem)
def test_a_kept_game_is_scored_as_it_was(path: Path) -> None:
    assert scored(path, "--json") == (EVENINGS / "scores" / f"{path.stem}.json").read_text(encoding="utf-8")
    same_print(scored(path, "--explain"), (EVENINGS / "scores" / f"{path.stem}.txt").read_text(encoding="utf-8"))


def random_files() -> list[dict[str, Any]]:
    return [json.loads(line) for line in lzma.decompress((EVENINGS / "scores.jsonl.xz").read_bytes()).splitlines()]


def scores_as_it_was(line: dict[str, Any], folder: Path) -> None:
    path = folder / "game.json"
    path.write_text(json.dumps(line["file"], ensure_ascii=False), encoding="utf-8")
    if line["pad"] is not None:
        assert scored(path, "--json") == line["json"], line["file"]
        same_print(scored(path), line["pad"])
        return
    # A broken file: which places are wrong stays; the words may get better.
    now, was = json.loads(scored(path, "--json")), json.loads(line["json"])
    assert [fault["where"] for fault in now["errors"]] == [fault["where"] for fault in was["errors"]], line["file"]


def test_random_game_files_are_scored_byte_for_byte_as_they_were(tmp_path: Path) -> None:
    lines = random_files()
    assert sum(line["pad"] is not None for line in lines) >= 2_000
    assert {line["file"]["game"] for line in lines if line["pad"] is not None} == KNOWN.keys() - {""}
    for line in Random().sample(lines, SAMPLE):
        scores_as_it_was(line, tmp_path)


@pytest.mark.long
def test_all_random_game_files_are_scored_byte_for_byte_as_they_were(tmp_path: Path) -> None:
    for line in random_files():
        scores_as_it_was(line, tmp_path)
