"""``companion page`` as people and scripts call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion.cli import main
from companion.content import content_root
from companion.games.redac_chef.page.file import read_page, to_json
from tests.games.redac_chef.page.test_file import EXAMPLE
from tests.support.wording import printed

CROWDED = EXAMPLE | {
    "tiles": [
        {"id": "a", "kind": "ad", "width": 1, "height": 1, "money": 1, "at": [0, 13]},
        {"id": "b", "kind": "ad", "width": 1, "height": 1, "money": 2, "at": [0, 14]},
    ]
}


def write(folder: Path, page: object, name: str = "page.json") -> str:
    path = folder / name
    path.write_text(page if isinstance(page, str) else json.dumps(page), encoding="utf-8")
    return str(path)


def page(*args: str, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["page", *args], input=stdin, env={"LC_ALL": "C.UTF-8"})


def test_conflicts_are_no_faults(tmp_path: Path) -> None:
    out = page(write(tmp_path, CROWDED), "--json")
    assert out.exit_code == 0
    result = json.loads(out.stdout)
    assert result == to_json(read_page(CROWDED, content_root()))
    assert [each["rule"] for each in result["conflicts"]] == ["zone", "ads"] and result["provisional"]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("fr", ["2 conflits :", "deux pubs se touchent : a et b (cases, colonne/ligne à partir de 0 : 0/13 et 0/14)"]),
        ("en", ["2 conflicts:", "two ads touch: a and b (cells, column/row from 0: 0/13 and 0/14)"]),
    ],
)
def test_a_page_in_words(tmp_path: Path, lang: str, lines: list[str]) -> None:
    out = page(write(tmp_path, CROWDED), "--lang", lang)
    told = out.stdout.replace("\u00a0", " ").replace("\u202f", " ").splitlines()
    assert out.exit_code == 0 and out.stderr == ""
    assert [line for line in lines if line not in told] == []


def test_several_files_and_standard_input(tmp_path: Path) -> None:
    out = page(write(tmp_path, EXAMPLE), "-", "--json", stdin=json.dumps(CROWDED).encode())
    assert out.exit_code == 0
    assert [len(json.loads(line)["conflicts"]) for line in out.stdout.splitlines()] == [0, 2]


def test_a_fault_is_named_and_the_rest_is_counted(tmp_path: Path) -> None:
    wrong = write(tmp_path, EXAMPLE | {"day": "monday"}, "wrong.json")
    out = page(wrong, write(tmp_path, EXAMPLE), "--lang", "en")
    assert out.exit_code == 2
    known = printed("en", "fault-one-of", known=("friday", "saturday", "sunday"))
    assert f"day: {known}" in out.stderr
    assert "Total: 0" in out.stdout
    as_json = page(wrong, "--json", "--lang", "en")
    assert as_json.exit_code == 2
    assert [fault["where"] for fault in json.loads(as_json.stdout)["errors"]] == ["day"]


@pytest.mark.parametrize(
    ("text", "said"),
    [("{", "JSON"), ("[]", "a page file"), (json.dumps(EXAMPLE | {"game": "chess"}), "no grid to check")],
)
def test_a_broken_file(tmp_path: Path, text: str, said: str) -> None:
    out = page(write(tmp_path, text), "--lang", "en")
    assert out.exit_code == 2 and said in out.stderr
    assert page(str(tmp_path / "none.json"), "--lang", "en").exit_code == 2


def test_the_best_page(tmp_path: Path) -> None:
    small = EXAMPLE | {"grid": {"width": 4, "height": 3, "fold": 1, "star": [1, 0]}, "tiles": CROWDED["tiles"]}
    out = page("--best", "--json", write(tmp_path, small))
    result = json.loads(out.stdout)
    assert out.exit_code == 0
    assert (result["status"], result["total"], result["bound"]) == ("optimal", 3, 3)
    found = to_json(read_page(result["page"], content_root()))
    assert (found["conflicts"], found["total"]) == ([], 3)
    rich = json.loads(page("--best", "--json", "--min-money", "3", write(tmp_path, small)).stdout)
    assert to_json(read_page(rich["page"], content_root()))["money"] == 3
    told = page("--best", "--lang", "en", write(tmp_path, small)).stdout
    assert told.startswith("Best page possible: 3 points, proven.\n")
    assert json.loads(page("--best", "--json", "--min-money", "4", write(tmp_path, small)).stdout)["page"] is None


def test_the_best_page_is_of_one_file(tmp_path: Path) -> None:
    name = write(tmp_path, EXAMPLE)
    assert page("--best", name, name).exit_code == 2
    assert page("--seconds", "0", name).exit_code == 2
