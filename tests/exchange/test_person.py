"""A player with all games as one file, out and in again, as people type it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.exchange.terminal import Terminal, friday
from tests.support.wording import printed

ELOISE = {"id": "p1", "name": "Éloïse", "created_at": "2026-01-01T00:00:00Z"}


def person(*profiles: Any, games: Any = (), **more: Any) -> dict[str, Any]:
    return {"format": "companion-person", "version": 1, "profiles": [*profiles], "games": [*games], **more}


def players_of(terminal: Terminal) -> list[str]:
    """Everybody who has a file."""
    return sorted(json.loads(path.read_text())["name"] for path in terminal.data.glob("players/*.json"))


def test_a_player_goes_to_another_companion_with_all_games_and_twice_is_once(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    terminal.run(
        "import", terminal.file(friday("2" * 8) | {"players": [{"id": "a", "name": "X"}, {"id": "b", "name": "Y"}]})
    )
    raw = terminal.run("export", "--player", "éloïse").stdout_bytes
    other = Terminal(terminal.root / "other")
    other.root.mkdir()
    said = other.run("import", "-", stdin=raw)
    assert "Profile imported: Éloïse." in said.stdout and "1 game imported." in said.stdout
    assert json.loads(other.run("export", "--all").stdout) == friday(), "not the game that others played"
    again = other.run("import", "-", stdin=raw)
    assert printed("en", "exchange-already", count=1) in again.stdout
    assert players_of(other) == ["Éloïse"]
    assert other.run("export", "--player", "p1").stdout_bytes == raw


def test_a_players_file_is_written_into_a_folder(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    said = terminal.run("export", "--player", "Éloïse", "--to", str(terminal.root / "out"))
    (written,) = (terminal.root / "out").glob("companion-Éloïse-*.json")
    assert printed("en", "exchange-person-written", name="Éloïse", count=1, where=str(written)) in said.stdout
    assert json.loads(written.read_text(encoding="utf-8"))["games"] == [friday()]


def test_a_member_of_a_team_takes_the_teams_games_along(terminal: Terminal) -> None:
    teams = [
        {"id": "a", "name": "A & B", "members": ["Ana", "Bo"], "profiles": ["p-ana", None]},
        {"id": "b", "name": "C & D", "members": ["Cy", "Di"]},
    ]
    terminal.run("import", terminal.file(friday(mode="newsroom", players=teams)))
    assert len(json.loads(terminal.run("export", "--player", "Ana").stdout)["games"]) == 1


def test_nobody_or_several_of_that_name_are_told_with_who_there_is(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    nobody = terminal.run("export", "--player", "Zoé", status=2)
    assert printed("en", "exchange-person-unknown", name="Zoé") in nobody.stderr and "p1  Éloïse" in nobody.stderr
    terminal.run("import", terminal.file(person(ELOISE | {"id": "q2"})))
    several = terminal.run("export", "--player", "Éloïse", status=2)
    assert "Several players are called Éloïse" in several.stderr
    assert "p1  Éloïse" in several.stderr and "q2  Éloïse" in several.stderr
    assert json.loads(terminal.run("export", "--player", "q").stdout)["profiles"][0]["id"] == "q2"
    assert terminal.run("export", "--player", "p1", "--all", status=2).stdout == ""


def test_a_player_of_a_name_that_is_here_is_kept_apart_and_the_choice_is_told(terminal: Terminal) -> None:
    terminal.run("import", terminal.file(friday()))
    said = terminal.run("import", terminal.file(person(ELOISE | {"id": "q2"})))
    assert printed("en", "exchange-namesake", name="Éloïse") in said.stdout
    assert players_of(terminal) == ["Éloïse", "Éloïse"]
    assert len(json.loads(terminal.run("export", "--player", "p1").stdout)["games"]) == 1
    assert json.loads(terminal.run("export", "--player", "q2").stdout)["games"] == []


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (person(), "profiles"),
        (person({"id": "p1"}), "profiles[0]"),
        (person("Éloïse"), "profiles[0]"),
        (person(ELOISE, more=1), "more"),
        ({"format": "companion-person", "version": 1, "profiles": {}}, "games"),
        (person(ELOISE) | {"version": 2}, "version"),
        (person(ELOISE, games=[friday(surplus=-1)]), "games[0].rounds[0].sheets.a.surplus"),
        (person(ELOISE, games=[3]), "games[0]"),
    ],
)
def test_a_broken_players_file_names_what_is_wrong_and_changes_nothing(
    terminal: Terminal, content: Any, told: str
) -> None:
    terminal.run("import", terminal.file(friday()))
    said = terminal.run("import", terminal.file(content, "person.json"), status=2)
    assert "person.json" in said.stderr and told in said.stderr
    assert players_of(terminal) == ["Éloïse"]
    assert json.loads(terminal.run("export", "--all").stdout) == friday()
