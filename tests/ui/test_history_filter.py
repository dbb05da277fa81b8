"""Search and filters of the history: what they find, that they stay, and that no game file is read for them."""

from __future__ import annotations

from typing import Any

import pytest

from companion.store.games import GameFiles
from companion.store.history_filter import HistoryFilter, fold_text
from tests.support.finished_game import game_file
from tests.support.headless_phone import Phone
from tests.support.house import House
from tests.support.many_evenings import evenings
from tests.support.wording import worded


def listed(phone: Phone) -> list[str]:
    return [handle.removeprefix("game-") for handle in phone.handles() if handle.startswith("game-")]


def ids_of(files: list[dict[str, Any]]) -> list[str]:
    """The games as the history has them: newest first."""
    return [file["id"] for file in sorted(files, key=lambda file: str(file["finished_at"]), reverse=True)]


async def test_each_filter_leaves_the_games_that_it_names(house: House) -> None:
    files = [*evenings(16)]
    for file in files:
        await house.archive.save(file)
    phone = await house.phone("/history")
    assert listed(phone) == ids_of(files)[:10], "the first ten"
    await phone.tap("more-games")
    assert listed(phone) == ids_of(files)
    await phone.tap("history-filters")
    month = files[3]["finished_at"][:7]
    await phone.tap(f"filter-year-{month[:4]}")
    await phone.tap(f"filter-month-{month}")
    assert listed(phone) == ids_of([file for file in files if file["finished_at"].startswith(month)])
    await phone.tap("filter-year-all")
    who = [each.player.id for each in house.archive.players].index("p-long") + 1
    await phone.tap(f"filter-person-{who}")
    own = [file for file in files if any(player["profile"] == "p-long" for player in file["players"])]
    assert 0 < len(own) < len(files) and listed(phone) == ids_of(own)
    await phone.tap("history-clear")
    assert listed(phone) == ids_of(files) and not phone.has("history-clear")


async def test_the_months_of_several_years_are_offered_year_by_year(house: House) -> None:
    files = [*evenings(8, months=18)]
    for file in files:
        await house.archive.save(file)
    phone = await house.phone("/history")
    await phone.tap("history-filters")
    assert not [handle for handle in phone.handles() if handle.startswith("filter-month-")]
    await phone.tap("filter-year-2025")
    assert listed(phone) == ids_of([file for file in files if file["finished_at"].startswith("2025")])
    month = next(file["finished_at"][:7] for file in files if file["finished_at"].startswith("2025"))
    assert {handle[13:17] for handle in phone.handles() if handle.startswith("filter-month-")} == {"2025"}
    await phone.tap(f"filter-month-{month}")
    assert listed(phone) == ids_of([file for file in files if file["finished_at"].startswith(month)])
    await phone.tap("filter-year-2026")
    assert listed(phone) == ids_of([file for file in files if file["finished_at"].startswith("2026")])
    await phone.tap("filter-year-all")
    assert listed(phone) == ids_of(files)


async def test_a_search_needs_no_accents_and_outlives_a_look_at_a_game(house: House) -> None:
    files = [*evenings(8)]
    for file in files:
        await house.archive.save(file)
    phone = await house.phone("/history")
    await phone.type("history-search", "ROCHEFOUCAULD benoit")
    own = ids_of([file for file in files if len(file["players"]) == 4])
    assert own and listed(phone) == own
    await phone.tap(f"game-{own[0]}")
    await phone.tap("history")
    assert listed(phone) == own
    await phone.type("history-search", "rédac avance")
    assert listed(phone) == ids_of([file for file in files if file["mode"] == "advanced"])
    await phone.type("history-search", "nobody")
    assert listed(phone) == [] and worded("fr", "history-none-found") in phone.text()


async def test_a_line_says_by_how_much_or_who_went_bankrupt(house: House) -> None:
    await house.archive.save(game_file())
    (entry,) = await house.archive.history()
    (winner,) = [one for one in entry.players if one.winner]
    (other,) = [one for one in entry.players if not one.winner]
    phone = await house.phone("/history")
    gap = (winner.points or 0) - (other.points or 0)
    assert worded("fr", "history-gap", gap=gap, more=gap, name=other.name) in phone.text(f"game-{entry.id}")
    file = game_file()
    file["players"].append({"id": "c", "name": "Lahaz"})
    for day in file["rounds"]:
        sheets, day["bouclage"] = day["sheets"], [*"abc"]
        sheets |= {"a": sheets["a"] | {"ads": 0}, "c": sheets["b"] | {"articles": 1}}
    await house.archive.save(file)
    again = await house.phone("/history")
    assert worded("fr", "history-bankrupt", names=("Goupil",), count=1) in again.text(f"game-{entry.id}")


async def test_a_filter_reads_the_index_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in evenings(6):
        await house.archive.save(file)

    def fail(*_: Any) -> Any:
        raise AssertionError("a game file was read")

    for name in ("load", "read", "find"):
        monkeypatch.setattr(GameFiles, name, fail)
    found = await house.archive.history(only=HistoryFilter(mode="classic", words=(fold_text("Zhette"),)))
    assert found and {entry.mode for entry in found} == {"classic"}


async def test_the_modes_of_the_only_game_are_offered_at_once(house: House) -> None:
    for file in evenings(12):
        await house.archive.save(file)
    phone = await house.phone("/history")
    await phone.tap("history-filters")
    await phone.tap("filter-mode-advanced")
    shown = [handle for handle in phone.handles() if handle.startswith("game-")]
    assert 0 < len(shown) < 12
