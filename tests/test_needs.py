"""A test that needs a program fails where changes are checked and it is missing: nobody reads what is skipped."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engines import lan
from tests.support import needs

ROOT = Path(__file__).parents[1]
SCRIPT = (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("program", needs.PACKAGES)
@pytest.mark.parametrize(("checks", "ends"), [(True, pytest.fail.Exception), (False, pytest.skip.Exception)])
def test_a_missing_program_is_told(
    monkeypatch: pytest.MonkeyPatch, program: str, checks: bool, ends: type[BaseException]
) -> None:
    monkeypatch.setattr(needs, "CI", checks)
    missing: Callable[[str], None] = lambda _: None  # noqa: E731
    monkeypatch.setattr(shutil, "which", missing)
    with pytest.raises(ends, match=needs.PACKAGES[program]):
        needs.need(program)


def test_what_tests_need_is_installed_where_changes_are_checked() -> None:
    assert not {package for package in needs.PACKAGES.values() if package not in SCRIPT}


def test_no_test_skips_by_itself_what_is_installed_where_changes_are_checked() -> None:
    installed = {*re.findall(r"command -v ([\w-]+)", SCRIPT), *needs.PACKAGES}
    assert len(installed) > 8
    looks = re.compile(r'skip.*which\("([\w-]+)"\)|which\("([\w-]+)"\)(?=[^\n]*(?:\n[^\n]*){0,2}?pytest\.skip)')
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for found in looks.finditer(path.read_text(encoding="utf-8"))
        for name in found.groups()
        if name in installed
    ]
    assert not wrong


def test_pages_come_to_a_network_of_their_own_where_changes_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    missing: Callable[[str], None] = lambda _: None  # noqa: E731
    monkeypatch.setattr(shutil, "which", missing)
    monkeypatch.setenv("CI", "true")
    assert lan.main(["true"]) == 1
