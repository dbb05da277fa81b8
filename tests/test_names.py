"""Names and docstrings by which a reader finds their way: functions are verbs, docstrings say what is done."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "companion"

#: Words with which a docstring may begin: verbs. One that is missing is added to that file.
VERBS = frozenset((Path(__file__).parent / "verbs.txt").read_text(encoding="utf-8").split())
#: Functions that bear the past of a verb: a call of them reads as a statement, and nobody finds them.
PAST = frozenset(
    (
        *("begun", "done", "drawn", "found", "given", "gone", "heard", "held", "kept", "known", "laid", "lost", "made"),
        *("meant", "moved", "said", "seen", "sent", "shown", "stood", "taken", "told", "thrown", "won", "written"),
    )
)
#: No past, though they end like it.
PRESENT = frozenset({"embed", "feed", "need", "seed", "speed", "succeed"})

#: What is still written otherwise, by how its path begins. Whoever mends one takes it out, and the tests ask for it.
ALIASES_STAY = ()
UNNAMED_STAY = ()
PAST_STAYS = ("table/parts/tray.py",)
NOUNS_STAY = ()


@cache
def _modules() -> dict[str, ast.Module]:
    """Parse the program; once, and only where these tests run."""
    return {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in ROOT.rglob("*.py")
    }


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions and methods of a module; not those inside of functions, nor properties."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _functions(node)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not any(
            "property" in ast.unparse(decorator) for decorator in node.decorator_list
        ):
            yield node


def _unnamed() -> Iterator[str]:
    for path, tree in _modules().items():
        yield from (f"{path}:{node.lineno}" for node in _functions(tree) if node.name == "_")


def _aliases() -> Iterator[str]:
    for path, tree in _modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("companion"):
                yield from (f"{path}:{node.lineno}: {a.name} as {a.asname}" for a in node.names if a.asname)
            elif isinstance(node, ast.Import):
                yield from (f"{path}:{node.lineno}" for a in node.names if a.asname and a.name.startswith("companion"))


def _past_names() -> Iterator[str]:
    for path, tree in _modules().items():
        for node in _functions(tree):
            name = node.name.strip("_")
            past = name in PAST or (name.endswith("ed") and name.isalpha() and name not in PRESENT)
            if past and name[0].islower():  # what begins with a capital is a component
                yield f"{path}:{node.lineno}: {node.name}"


def _nouns() -> Iterator[str]:
    """Yield the docstrings of modules and functions that begin without a verb; a class is described by a noun."""
    for path, tree in _modules().items():
        for node in ast.walk(tree):
            if isinstance(node, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)):
                first = (ast.get_docstring(node) or "").split()[:1]
                word = "".join(first).strip(".,:;").lower()
                if (
                    word
                    and getattr(node, "name", "") != "__init__"
                    and word not in VERBS
                    and word.removesuffix("s") not in VERBS
                    and word[:-2] not in VERBS
                ):
                    yield f"{path}:{getattr(node, 'lineno', 1)}: {word}"


def _predicates() -> Iterator[str]:
    for path, tree in _modules().items():
        for node in _functions(tree):
            if (ast.get_docstring(node) or "").startswith("Tell whether"):
                first = node.name.strip("_").partition("_")[0]  # "is", "has", or a verb such as "holds"
                if first not in ("are", "can", "may") and not first.endswith("s"):
                    yield f"{path}:{node.lineno}: {node.name}"


@pytest.mark.parametrize(
    ("kind", "found", "stays"),
    [
        ("a function called _", _unnamed, UNNAMED_STAY),
        ("a module of ours imported under another name", _aliases, ALIASES_STAY),
        ("a function named by a participle", _past_names, PAST_STAYS),
        ("a docstring that does not begin with a verb", _nouns, NOUNS_STAY),
        ("a predicate that does not read as a question", _predicates, ()),
    ],
    ids=["unnamed", "aliases", "participles", "docstrings", "predicates"],
)
def test_names_say_what_is_done(kind: str, found: object, stays: tuple[str, ...]) -> None:
    places = list(found())  # type: ignore[operator]
    wrong = [place for place in places if not place.startswith(stays)]
    assert not wrong, f"{kind}: {wrong}"
    mended = [start for start in stays if not any(place.startswith(start) for place in places)]
    assert not mended, f"nothing of the kind is there any more; take it off the list: {mended}"
