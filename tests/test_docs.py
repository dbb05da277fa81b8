"""What the documents name is there: links between them, and folders and files of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "content").glob("*.md")]
)
#: A path of the repository or of the code in backticks. What has a star, a <placeholder> or CAPITALS names a kind.
_PATH = re.compile(
    r"`((?:companion|content|docs|packaging|tests|tools|ui|hub|store|table|kit|text|server)/[\w./-]+?)/?`"
)
_LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_document_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link for link in _LINK.findall(text) if not (page.parent / link).exists()]
    paths = [path for path in _PATH.findall(text) if path.lower() == path and not _is_there(path)]
    assert not links and not paths, f"{page.name} names what is not there: {links + paths}"


def _is_there(path: str) -> bool:
    places = (ROOT, ROOT / "companion")
    named = (path, f"{path}.py", f"{path.rpartition('.')[0]}.py")  # a file, a module, something in a module
    return any((place / one).exists() for place in places for one in named)


def test_the_tests_that_hold_a_finding_are_there() -> None:
    page = ROOT / "docs" / "decisions" / "other-games-findings.md"
    named = set(re.findall(r"`(test_\w+)`", page.read_text(encoding="utf-8")))
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    written = set(re.findall(r"^(?:async )?def (test_\w+)", code, re.MULTILINE))
    assert named and not named - written, "a finding is held by a test that is not there"
