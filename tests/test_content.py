"""The content is found in a checkout and in an installed package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import content


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package's folder, somewhere else."""
    folder = tmp_path / "companion"
    folder.mkdir()
    monkeypatch.setattr(content, "_PACKAGE", folder)
    content.content_root.cache_clear()
    yield folder
    content.content_root.cache_clear()


def test_this_checkout_has_facts_and_catalogues() -> None:
    root = content.content_root()
    assert (root / "redac-chef" / "facts" / "scenarios.json").is_file()
    assert list((root / "app").glob("**/*.ftl"))


def test_beside_the_package_in_a_checkout(package: Path) -> None:
    (package.parent / "content" / "app").mkdir(parents=True)
    assert content.content_root() == package.parent / "content"


def test_inside_the_package_once_installed_whatever_lies_beside_it(package: Path) -> None:
    (package.parent / "content" / "app").mkdir(parents=True)
    (package / "_content" / "app").mkdir(parents=True)
    assert content.content_root() == package / "_content"


def test_an_incomplete_installation_says_so(package: Path) -> None:
    with pytest.raises(FileNotFoundError, match="install"):
        content.content_root()
