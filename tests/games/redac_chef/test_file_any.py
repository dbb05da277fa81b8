"""What holds for any game file: it comes back as it was, never scores below 0, and no JSON makes it crash."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.content import content_root
from companion.games.redac_chef.file import parse, to_json
from companion.games.redac_chef.modes import DAYS, MODES, Mode
from companion.games.registry import score_bytes, score_file
from companion.kit.faults import WrongFile
from companion.text.words import words
from tests.games.redac_chef.build import FACTS, Json

CONTENT = content_root()

counts = st.integers(0, 999) | st.integers(0, 12)
signed = st.integers(-999, 999) | st.integers(-9, 9)


def maybe(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return strategy | st.none()


@st.composite
def sheets(draw: st.DrawFn, mode: Mode, jazz: bool) -> Json:
    rows = [row for row in mode.rows if row != "total"]
    page: Json = {
        "articles": draw(
            maybe(counts | st.fixed_dictionaries({}, optional={"one_point": counts, "two_point": counts}))
        ),
        "photos": draw(maybe(counts | st.lists(counts, max_size=4))),
        "tribune": draw(maybe(signed)),
        "tribune_tile": draw(maybe(st.sampled_from(["D1", "12B"]))),
        "happy": draw(maybe(counts)),
        "sad": draw(maybe(counts)),
        "mood_relief": draw(maybe(counts)) if jazz else None,
        "surplus": draw(maybe(counts)),
        "ads": draw(maybe(counts | st.lists(counts, max_size=4))),
        "bonus": draw(maybe(st.dictionaries(st.sampled_from(rows), signed, max_size=3))),
    }
    written = {name: value for name, value in page.items() if value is not None}
    always = {"free_area": counts, "empty_cells": counts, "face_down": counts, "ads_all_placed": st.booleans()}
    return written | {name: draw(strategy) for name, strategy in always.items()}


@st.composite
def games(draw: st.DrawFn) -> Json:
    """A right game file of any mode, as far played as it likes."""
    mode = MODES[draw(st.sampled_from(sorted(MODES)))]
    number = draw(st.integers(*mode.players))
    powers = mode.powers and draw(st.booleans())
    options: Json = {"powers": powers} if powers else {}
    if mode.progress:
        options |= draw(
            st.sampled_from([{}, {"progress": None}, {"progress": "achievements"}])
            | st.builds(lambda n: {"progress": "rule-changes", "rule_change": n}, st.integers(1, 7))
            | st.builds(lambda n: {"progress": "scenarios", "scenario": n}, st.integers(1, 18))
        )
    days = mode.days or (draw(st.sampled_from(DAYS)),)
    played = days[: draw(st.integers(0, len(days)))]
    characters = st.sampled_from(["wilbur", "jazz", "renaud", None])
    players: list[Json] = []
    for id_ in "abcdef"[:number]:
        one: Json = {"id": id_, "name": draw(st.sampled_from(["Zoé", " B. Zhette ", "שרה", "👩‍👩‍👧"]))}
        one["character"] = draw(characters)
        if mode.members:
            one["members"] = ["x", "y"]
        if draw(st.integers(0, 9)) == 0:
            one["left_after"] = draw(st.sampled_from(["set-up", *played]))
        players.append(one)
    rounds = []
    for at, day in enumerate(played):
        playing = [one for one in players if at < ("set-up", *days).index(one.get("left_after", days[-1]))]
        each: Json = {
            "day": day,
            "sheets": {one["id"]: draw(sheets(mode, powers and one["character"] == "jazz")) for one in playing},
        }
        if draw(st.booleans()):
            each["bouclage"] = draw(st.permutations([one["id"] for one in playing]))
        rounds.append(each)
    return {
        "format": "companion-game",
        "version": 1,
        "game": "redac-chef",
        "mode": mode.id,
        "options": options,
        "players": players,
        "rounds": rounds,
        "ticked": {"a": {"achievements": draw(st.lists(st.integers(1, 25), max_size=2))}},
    }


@settings(max_examples=30)
@given(games())
def test_a_game_written_and_read_is_the_same_game(file: Json) -> None:
    game = parse(file, FACTS)
    written = to_json(game)
    assert parse(json.loads(json.dumps(written)), FACTS) == game
    assert score_file(written, CONTENT).result == score_file(file, CONTENT).result


@settings(max_examples=30)
@given(games())
def test_round_totals_and_revenue_are_never_negative_and_add_up(file: Json) -> None:
    result = score_file(file, CONTENT).result
    for each in result["rounds"]:
        for rows in each["players"].values():
            scored = [points for row, points in rows.items() if row not in ("total", "ads")]
            assert rows["total"] == max(0, sum(scored))
            assert rows.get("ads", 0) >= 0
    for id_, totals in result["totals"].items():
        rounds = [each["players"][id_] for each in result["rounds"] if id_ in each["players"]]
        assert totals["points"] == sum(rows["total"] for rows in rounds) + result.get("penalties", {}).get(id_, 0)
        assert totals.get("ads", 0) == sum(rows.get("ads", 0) for rows in rounds)


@settings(max_examples=30)
@given(games(), st.randoms(use_true_random=False))
def test_the_order_in_which_sheets_were_entered_changes_nothing(file: Json, random: Any) -> None:
    other = copy.deepcopy(file)
    for each in other["rounds"]:
        ids = list(each["sheets"])
        random.shuffle(ids)
        each["sheets"] = {id_: each["sheets"][id_] for id_ in ids}
    assert score_file(other, CONTENT) == score_file(file, CONTENT)


@settings(max_examples=30)
@given(games())
def test_every_ranking_holds_everybody_who_stayed_once(file: Json) -> None:
    result = score_file(file, CONTENT).result
    if "ranking" in result:
        stayed = [player["id"] for player in file["players"] if "left_after" not in player]
        assert sorted(id_ for group in result["ranking"] for id_ in group) == sorted(stayed)
        assert result["winners"] == (result["ranking"][0] if result["ranking"] else [])
        assert result["bankrupt"] is None or result["ranking"][-1] == [result["bankrupt"]]


@settings(max_examples=30)
@given(games(), st.sampled_from(["fr", "en"]))
def test_every_figure_can_be_put_into_words(file: Json, lang: str) -> None:
    scored = score_file(file, CONTENT)
    said = words(lang)
    assert len(scored.sheet.players) == len(file["players"])
    for line in scored.sheet.lines:
        said.say(line.label)
    for cell in scored.sheet.cells():
        assert said.say(cell.text)
    for message in (
        *scored.closing,
        *(line for reasons in scored.reasons for line in (reasons.heading, *reasons.lines)),
    ):
        assert said.say(message).strip()


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)


def said(wrong: WrongFile) -> None:
    assert wrong.faults
    for fault in wrong.faults:
        fault.where.encode()
        assert words("fr").say(fault.why)
        assert words("en").say(fault.why)


@settings(max_examples=80)
@given(anything)
def test_no_json_crashes(data: Any) -> None:
    try:
        score_file(data, CONTENT)
    except WrongFile as wrong:
        said(wrong)


@settings(max_examples=90)
@given(games(), st.data())
def test_no_change_of_a_right_file_crashes(file: Json, data: st.DataObject) -> None:
    places: list[tuple[Any, Any]] = []

    def walk(part: Any) -> None:
        for step in part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ():
            places.append((part, step))
            walk(part[step])

    walk(file)
    for _ in range(data.draw(st.integers(1, 3))):
        part, step = data.draw(st.sampled_from(places))
        if isinstance(part, dict) and data.draw(st.integers(0, 4)) == 0:
            part[data.draw(st.text(max_size=5))] = data.draw(anything)
        elif step in part if isinstance(part, dict) else step < len(part):
            part[step] = data.draw(anything)
    try:
        score_file(file, CONTENT)
    except WrongFile as wrong:
        said(wrong)


@settings(max_examples=80)
@given(st.binary(max_size=60) | st.text(alphabet='{}[]":,0eE+-.\\nutrfals \ufeff', max_size=30).map(str.encode))
def test_no_bytes_crash(raw: bytes) -> None:
    try:
        score_bytes(raw, CONTENT)
    except WrongFile as wrong:
        said(wrong)
