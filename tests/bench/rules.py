"""The rules reference: how well questions are answered, and what a keystroke costs, beside plainer searches.

Run alone: ``python -m tests.bench rules``.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Any

from companion.content import content_root
from companion.reference.loader import GameTopics, read_rules
from companion.reference.reference import Reference
from companion.reference.topic import Chapter, Topic
from tests.bench._figures import percentile
from tests.reference.questions import GAMES, Question, Search, at_its_table, quality, questions

#: Whose questions are typed key by key.
GAME = "redac-chef"
GOAL_MS = 20.0
GOAL_FIRST, GOAL_THREE = 85, 95


def rows() -> list[dict[str, Any]]:
    """Quality over the questions of all games, all and those held out; time per keystroke, also with ten times the
    content."""
    shelf = {game: read_rules(content_root(), game) for game in GAMES}
    reference = Reference(shelf.values())
    every = [question for game in GAMES for question in questions(game)]
    found = _answered("questions", every, reference, shelf)
    found += _answered("of them held out", [each for each in every if each.held_out], reference, shelf)
    rules, asked = shelf[GAME], questions(GAME)
    found.append(_keystrokes("a keystroke", reference, rules, asked))
    ten = [rules, *(_renamed(rules, number) for number in range(1, 10))]
    found.append(_keystrokes("a keystroke, ten times the content", Reference(ten), ten[-1], asked, times=10))
    found.append(_made(shelf.values()))
    return found


def _answered(
    name: str, asked: list[Question], reference: Reference, shelf: dict[str, GameTopics]
) -> list[dict[str, Any]]:
    ours = quality(asked, at_its_table(reference))
    plain = quality(asked, _each_in_its_game(substrings, shelf))
    engine = quality(asked, _each_in_its_game(full_text, shelf))
    found = []
    for what, share, of_plain, of_engine, least in (
        ("first", ours.first, plain.first, engine.first, GOAL_FIRST),
        ("in the first three", ours.three, plain.three, engine.three, GOAL_THREE),
    ):
        found.append(
            {
                "name": f"{ours.asked} {name}, answered {what}",
                "percent": round(100 * share, 1),
                "beside": f"a scan for the words (SQLite's full text: {100 * of_engine:.0f} %)",
                "beside_percent": round(100 * of_plain, 1),
                "goal": f"≥ {least} %",
                "met": 100 * share >= least,
            }
        )
    found[-1]["misses"] = ours.misses
    return found


def _each_in_its_game(
    yardstick: Callable[[GameTopics], Callable[[str, str], list[str]]], shelf: dict[str, GameTopics]
) -> Search:
    """A plainer search that is told the game, and has the topics of that game only."""
    searches = {game: yardstick(rules) for game, rules in shelf.items()}
    return lambda question: searches[question.game](question.ask, question.lang)


def _keystrokes(
    name: str, reference: Reference, rules: GameTopics, asked: Iterable[Question], times: int = 1
) -> dict[str, Any]:
    """The 95th percentile of a search for what stands in the field after each key of every fifth question.

    In processor time, so that what else this machine does does not count; ``wall_ms`` is the same by the clock.
    """
    scan = substrings(rules, times)
    ours, plain, wall = [], [], []
    for question in list(asked)[::5]:
        for typed in range(1, len(question.ask) + 1):
            text = question.ask[:typed]
            clock, began = time.perf_counter(), time.thread_time()
            reference.search(text, question.lang, before=rules.game, limit=8)
            ours.append((time.thread_time() - began) * 1000)
            wall.append((time.perf_counter() - clock) * 1000)
            began = time.thread_time()
            scan(text, question.lang)
            plain.append((time.thread_time() - began) * 1000)
    p95 = percentile(ours, 95)
    return {
        "name": name,
        "ms": round(p95, 2),
        "median_ms": round(percentile(ours, 50), 2),
        "worst_ms": round(max(ours), 2),
        "wall_ms": round(percentile(wall, 95), 2),
        "beside": "a scan for the words",
        "beside_ms": round(percentile(plain, 95), 2),
        "ratio": round(percentile(ours, 50) / percentile(plain, 50), 2),
        "goal": f"p95 ≤ {GOAL_MS:.0f} ms",
        "met": p95 <= GOAL_MS,
    }


def _made(shelf: Collection[GameTopics]) -> dict[str, Any]:
    """What reading the content and making the index costs, once at the start."""
    began = time.perf_counter()
    Reference([read_rules(content_root(), game) for game in GAMES])
    ours = (time.perf_counter() - began) * 1000
    began = time.perf_counter()
    for rules in shelf:
        full_text(rules)
    return {
        "name": "reading the rules of all games and making the index, both languages",
        "ms": round(ours, 1),
        "beside": "SQLite's full text of the bodies, content read already",
        "beside_ms": round((time.perf_counter() - began) * 1000, 1),
        "goal": "",
        "met": None,
    }


# --- yardsticks -------------------------------------------------------------------------------------------------------


def _topics(rules: GameTopics, lang: str) -> list[Topic]:
    return [topic for chapter in rules.chapters[lang] for topic in chapter.topics]


def substrings(rules: GameTopics, times: int = 1) -> Callable[[str, str], list[str]]:
    """What a search in a page would do: topics that have most of the words as they are typed, titles first."""
    texts = {
        lang: [
            (topic.id, topic.title.casefold(), f"{topic.title} {' '.join(topic.terms)} {topic.body}".casefold())
            for _ in range(times)
            for topic in _topics(rules, lang)
        ]
        for lang in rules.chapters
    }

    def search(query: str, lang: str) -> list[str]:
        words = re.findall(r"\w+", query.casefold())
        counted = [
            (sum(word in text for word in words), sum(word in title for word in words), id_)
            for id_, title, text in texts[lang]
        ]
        return [id_ for inside, _, id_ in sorted(counted, key=lambda each: (-each[0], -each[1])) if inside]

    return search


def full_text(rules: GameTopics) -> Callable[[str, str], list[str]]:
    """SQLite's full-text index as it comes: any of the words, best by bm25."""
    database = sqlite3.connect(":memory:")
    for lang in rules.chapters:
        database.execute(f"CREATE VIRTUAL TABLE {lang} USING fts5(id UNINDEXED, title, terms, body)")
        database.executemany(
            f"INSERT INTO {lang} VALUES (?, ?, ?, ?)",
            [(topic.id, topic.title, " ".join(topic.terms), topic.body) for topic in _topics(rules, lang)],
        )

    def search(query: str, lang: str) -> list[str]:
        words = " OR ".join(f'"{word}"' for word in re.findall(r"\w+", query))
        if not words:
            return []
        found = database.execute(f"SELECT id FROM {lang} WHERE {lang} MATCH ? ORDER BY rank LIMIT 3", (words,))
        return [id_ for (id_,) in found]

    return search


def _renamed(rules: GameTopics, number: int) -> GameTopics:
    """The same rules as another game would bring: other ids, and a word of its own in each name."""
    game, own = f"game-{number}", "bdfghjklmn"[number]

    def renamed(topic: Topic) -> Topic:
        return replace(
            topic,
            id=f"{topic.id}-{number}",
            game=game,
            title=f"{topic.title} {game}",
            body=re.sub(r"\w{6,}", lambda word: f"{word[0]} {word[0]}{own}", topic.body, count=12),
            under=topic.under and f"{topic.under}-{number}",
            helps=(),
        )

    chapters = {
        lang: tuple(
            Chapter(each.id, game, lang, each.title, tuple(renamed(topic) for topic in each.topics)) for each in of_lang
        )
        for lang, of_lang in rules.chapters.items()
    }
    return GameTopics(game, chapters, {})
