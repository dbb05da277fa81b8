"""Profile, table of achievements and statistics: what they show and what can be done there."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import flet as ft

from companion.exchange.person import export_profile
from companion.text.languages import codes
from companion.ui.files import MOST
from tests.support.chosen_file import choose_file
from tests.support.finished_game import game_file
from tests.support.headless_phone import Phone, Storage
from tests.support.house import House, HouseOn, open_house
from tests.support.many_evenings import evenings
from tests.support.spaces import plain
from tests.support.wording import worded


def earning(**options: Any) -> dict[str, Any]:
    """A game for achievements, in which Goupil gets 36 points for articles."""
    file = game_file()
    file["options"] = {"timer_s": 300, "progress": "achievements"} | options
    for each in file["rounds"]:
        each["sheets"]["a"] = each["sheets"]["a"] | {"articles": 12}
    return file


async def unfold(phone: Phone, *names: str) -> None:
    for name in names:
        await phone.tap(name)


async def test_a_profile_shows_blots_items_and_where_they_come_from(house: House) -> None:
    await house.archive.save(earning())
    phone = await house.phone("/players")
    await phone.tap("profile-1")
    assert phone.page.route == "/players/p-goupil"
    # 36 for articles (4), 15 for photos, 12 $; token 1 (19) and the smaller free area (20) each day; no mood lost (21),
    # no surplus (25); 36 + 15 + 6 + 9 points (1).
    assert worded("fr", "profile-blots", count=6) in phone.text("inkwell-redac-chef")
    await unfold(phone, "items-achievements")
    assert "35 points ou plus avec vos articles" in phone.text("item-achievements-4")
    earned = worded("fr", "profile-earned", when="20 nov. 2026")
    assert earned in phone.text("item-achievements-4").replace("ven. ", "")
    assert phone.find("item-achievements-4").checked and not phone.find("item-achievements-5").checked
    await phone.tap("item-achievements-4")
    assert phone.page.route == f"/history/{earning()['id']}"


async def test_what_the_sheet_does_not_show_is_ticked_by_hand_and_unticked(house_on: HouseOn) -> None:
    async with house_on() as house:
        await house.archive.save(game_file())
        phone = await house.phone("/players/p-goupil")
        await unfold(phone, "items-achievements")
        await phone.tap("item-achievements-17")
        assert "coché à la main" in phone.text("item-achievements-17")
        assert worded("fr", "profile-blots", count=1) in phone.text("inkwell-redac-chef")
    async with house_on() as house:
        phone = await house.phone("/players/p-goupil")
        assert worded("fr", "profile-blots", count=1) in phone.text("inkwell-redac-chef")
        await unfold(phone, "items-achievements")
        await phone.tap("item-achievements-17")
        assert worded("fr", "profile-blots", count=0) in phone.text("inkwell-redac-chef")


async def test_scenarios_stand_by_level_and_puzzles_with_their_best(house: House) -> None:
    for number, (articles, complete) in enumerate(((15, True), (18, True), (19, False))):
        await house.archive.save(
            {
                "format": "companion-game",
                "version": 1,
                "game": "redac-chef",
                "id": f"puzzle-{number}",
                "mode": "puzzle",
                "options": {"puzzle": 7},
                "players": [{"id": "a", "name": "Goupil", "profile": "p-goupil"}],
                "rounds": [
                    {
                        "day": "friday",
                        "sheets": {"a": {"articles": articles, "free_area": 9, "ads_all_placed": complete}},
                    }
                ],
            }
        )
    phone = await house.phone("/players/p-goupil")
    await unfold(phone, "items-scenarios", "items-puzzles")
    text = phone.text()
    assert "Facile · 0 sur 6" in text and "Difficile · 0 sur 6" in text
    assert "17" in phone.text("best-puzzles-7") and "3 seuils atteints" in phone.text("best-puzzles-7")
    assert "–" in phone.text("best-puzzles-8")
    table = await house.phone("/progress/redac-chef")
    await unfold(table, "items-puzzles")
    assert "Goupil" in table.text("best-puzzles-7") and "17" in table.text("best-puzzles-7")


async def test_the_table_of_achievements_names_everybody(house: House) -> None:
    await house.archive.save(earning())
    phone = await house.phone("/players")
    await phone.tap("standings-redac-chef")
    assert "6 taches" in phone.text("standing-1")
    await unfold(phone, "items-achievements")
    assert "Goupil" in phone.text("item-achievements-19")
    assert "Zhette" in phone.text("item-achievements-21")
    assert worded("fr", "standings-nobody") in phone.text("item-achievements-24")
    await phone.tap("standing-1")
    assert phone.page.route == "/players/p-goupil"


async def test_a_language_sets_its_own_signs_between_the_figures_of_a_row(house: House) -> None:
    for file in evenings(3):
        await house.archive.save(file)
    for lang in codes():
        phone = await house.phone("/statistics/all", storage=Storage({"companion.spoken": lang}))
        nodes = [one for one in phone.controls_in("stats-rows") if isinstance(one, ft.Semantics) and one.label]
        rows = plain("\n".join(str(one.label) for one in nodes))
        between = worded(lang, "stats-cells", before="", following="")
        assert between in rows
        assert (" ;" in rows) is (" ;" in between), lang


async def test_large_figures_stand_on_a_line_each_without_the_legend_of_a_table(house: House) -> None:
    for file in evenings(3):
        await house.archive.save(file)
    small, large = [
        (await house.phone("/statistics/all", storage=Storage({"companion.scale": scale}))).text("stats-rows")
        for scale in (1.0, 2.0)
    ]
    legend = worded("fr", "stats-table-note", low="false")
    assert legend in small and legend not in large
    days = [worded("fr", f"day-{day}").capitalize() for day in ("friday", "saturday", "sunday")]
    lines = [line for line in large.split("\n") if line.startswith(tuple(days))]
    assert len(lines) >= 6 and not any(day in line for line in lines for day in days[1:] if not line.startswith(day))


async def test_statistics_of_a_person_and_of_those_who_play_together(house: House) -> None:
    for file in evenings(12):
        await house.archive.save(file)
    phone = await house.phone("/players/p-goupil")
    await phone.tap("statistics")
    assert "12 parties" in phone.text("stats-games")
    assert worded("fr", "stats-recent-title", count=12) in phone.text("stats-recent")
    assert "articles" in phone.text("stats-rows") and "ven" in phone.text("stats-rows").split("\n")
    assert "4:00" in phone.text("stats-calls")
    assert "sur 12" in phone.text("stats-count-1")
    await phone.tap("stats-mode-advanced")
    assert "12 parties" not in phone.text("stats-games")
    await phone.go("/statistics")
    await phone.tap("group-1")
    assert "Goupil" in phone.text("stats-games") and "Lahaz" in phone.text("stats-games")
    assert "Lahaz" in phone.text("stats-recent"), "a line each of those who sat there every time"
    await phone.tap("back")
    await phone.tap("stats-everybody")
    assert "12 parties" in phone.text("stats-games") and not phone.has("stats-recent")


async def test_screens_without_anything_say_so(house: House) -> None:
    for route, said in (
        ("/players/nobody", "profile-nobody"),
        ("/progress/redac-chef", "standings-empty"),
        ("/statistics/all", "stats-empty"),
        ("/statistics/player/nobody", "stats-empty"),
    ):
        phone = await house.phone(route)
        assert worded("fr", said) in phone.text(), route


async def test_a_profile_page_follows_a_correction(house: House) -> None:
    await house.archive.save(earning())
    phone = await house.phone("/players/p-goupil")
    file = earning()
    file["rounds"][0]["sheets"]["a"]["articles"] = 1
    await house.archive.save(file)
    await phone.go("/players")
    await phone.go("/players/p-goupil")
    await unfold(phone, "items-achievements")
    assert not phone.find("item-achievements-4").checked


async def test_two_profiles_are_joined_after_a_question_and_parted_again(house: House) -> None:
    await house.archive.save(game_file())
    other = game_file("22222222-2222-4222-8222-222222222222")
    other["players"] = [{"id": "a", "name": "Renaud", "profile": "p-renaud"}, {"id": "b", "name": "Guest"}]
    await house.archive.save(other)
    phone = await house.phone("/players/p-goupil")
    await phone.tap("profile-merge")
    renaud = 1 + next(
        at
        for at, each in enumerate(each for each in house.archive.players if each.player.id != "p-goupil")
        if each.player.id == "p-renaud"
    )
    await phone.tap(f"merge-{renaud}")
    asked = worded("fr", "profile-merge-question", other="Renaud", name="Goupil")
    assert asked in phone.text() and len(house.archive.players) == 3
    await phone.tap("merge-yes")
    assert len(house.archive.players) == 2
    assert "2 parties" in phone.text("profile")
    await phone.tap("split-p-renaud")
    assert len(house.archive.players) == 3
    assert "1 partie" in phone.text("profile")


async def test_people_who_played_together_are_not_joined(house: House) -> None:
    await house.archive.save(game_file())
    phone = await house.phone("/players/p-goupil")
    await phone.tap("profile-merge")
    await phone.tap("merge-1")
    await phone.tap("merge-yes")
    assert "ce sont deux personnes" in phone.text()
    assert len(house.archive.players) == 2


async def test_again_after_a_merge_seats_the_person_and_brings_nobody_back(house: House) -> None:
    await house.archive.save(game_file())
    other = game_file("22222222-2222-4222-8222-222222222222", "2026-11-26T22:40:00+01:00")
    other["players"][0] = {"id": "a", "name": "Renaud", "profile": "p-renaud"}
    await house.archive.save(other)
    await house.archive.run(lambda library: library.people.merge("p-goupil", "p-renaud"))
    phone = await house.phone("/home")
    await phone.tap("again")
    table = house.hub.find_tonight()
    assert table is not None
    assert [seat.profile for seat in table.state.seats] == ["p-goupil", "p-zhette"]
    assert {each.player.id for each in house.archive.players} == {"p-goupil", "p-zhette"}


async def test_a_player_is_taken_to_another_house_with_his_progress(house_on: HouseOn, tmp_path: Any) -> None:
    async with house_on() as house:
        await house.archive.save(earning())
        raw = await house.archive.run(lambda library: export_profile(library, "p-goupil"))
    async with open_house(tmp_path / "other") as other:
        phone = await other.phone("/players")
        await choose_file(other, phone, raw)
        told = {"people": 1, "games": 1, "known": 0, "differing": 0, "alike": 0, "namesakes": ()}
        assert worded("fr", "import-done", names=("Goupil",), **told) in phone.text()
        await phone.tap("said-ok")
        await phone.go("/players/p-goupil")
        assert worded("fr", "profile-blots", count=6) in phone.text("inkwell-redac-chef")


async def test_an_import_of_somebody_of_the_same_name_is_kept_apart_and_says_so(house: House) -> None:
    await house.archive.save(game_file())
    content = {
        "format": "companion-person",
        "version": 1,
        "profiles": [{"id": "p-other", "name": "goupil", "created_at": "2026-01-01T00:00:00Z"}],
        "games": [],
    }
    phone = await house.phone("/players")
    await choose_file(house, phone, json.dumps(content).encode())
    told = worded(
        "fr",
        "import-done",
        names=("goupil",),
        people=1,
        games=0,
        known=0,
        differing=0,
        alike=1,
        namesakes=("goupil",),
    )
    assert told in phone.text()
    assert sorted(each.player.name.casefold() for each in house.archive.players) == ["goupil", "goupil", "zhette"]


async def test_a_broken_or_too_large_import_is_a_sentence_and_changes_nothing(house: House) -> None:
    phone = await house.phone("/players")
    await choose_file(house, phone, b"{}")
    assert "Rien n'a été importé" in phone.text()
    await phone.tap("said-ok")
    await choose_file(house, phone, b"x", size=50_000_000)
    assert worded("fr", "file-too-large", megabytes=MOST // 1_000_000) in phone.text()
    await phone.tap("said-ok")
    await choose_file(house, phone, b"{}", arrives=False)
    assert "n'est pas arrivé" in phone.text()
    assert phone.has("import-player"), "and may be chosen again"
    assert house.archive.players == ()


async def test_games_with_faults_are_left_out_and_named_and_the_rest_goes_in(house: House) -> None:
    files = [*evenings(3)]
    files[1]["rounds"][0]["sheets"]["a"]["articles"] = -4
    files[1]["players"][0]["name"] = "Rouge \u202e=1+1"
    phone = await house.phone("/players")
    await choose_file(house, phone, "\n".join(json.dumps(file) for file in files).encode())
    assert {entry.id for entry in await house.archive.history()} == {files[0]["id"], files[2]["id"]}
    told = phone.text("import-left-out")
    assert worded("fr", "import-left-out", count=1) in told
    assert worded("fr", "fault-at-least", least=0) in told
    assert "joueur.json:2" in told and files[1]["finished_at"][:10] in told and "rounds[0].sheets.a" in told
    person = {
        "format": "companion-person",
        "version": 1,
        "profiles": [{"id": "p-new", "name": "Neu", "created_at": "2026-01-01T00:00:00Z"}],
        "games": [files[1]],
    }
    await choose_file(house, phone, json.dumps(person).encode())
    assert "games[0]" in phone.text("import-left-out") and any(
        one.player.id == "p-new" for one in house.archive.players
    )


async def test_how_far_a_file_is_that_is_being_sent_is_told(house: House) -> None:
    phone = await house.phone("/players")
    (picker,) = (
        control.action.file_picker
        for control in phone.controls()
        if isinstance(getattr(control, "action", None), ft.PickFiles)
    )
    file = {"id": 1, "name": "joueur.json", "size": 2}
    choosing = asyncio.ensure_future(phone.session.dispatch_event(picker._i, "result", {"files": [file]}))
    while not house.services.uploads._expected:
        await asyncio.sleep(0.001)
    for percent in (0, 40):
        told = {"file_name": "joueur.json", "progress": percent / 100, "error": None}
        await phone.session.dispatch_event(picker._i, "upload", told)
        while phone.text("import-player-busy") != worded("fr", "file-sending", percent=percent):
            await asyncio.sleep(0.001)
        assert not phone.has("import-player"), "one file at a time"
    (upload,) = house.services.uploads._expected.values()
    upload.content.set_result(b"{}")
    await choosing
    await phone.settle()
    assert phone.has("import-player") and not phone.has("import-player-busy")
