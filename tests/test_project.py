"""What is installed, at which version, and what an installed wheel brings."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support.needs import cannot_run, need

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def pinned() -> dict[str, str]:
    """The constraints: version by name."""
    found = {}
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, version = line.split("==")
            found[canonicalize_name(name)] = version
    return found


def test_everything_that_is_installed_is_pinned(project: dict[str, Any], pinned: dict[str, str]) -> None:
    """The whole closure of what the project asks for, as it is in this environment."""
    name = project["project"]["name"]
    try:
        distribution(name)
    except PackageNotFoundError:
        cannot_run(f"{name} is not installed in this environment (make test installs it)")
    todo, seen = [Requirement(f"{name}[dev]")], {canonicalize_name(name)}
    wrong = []
    while todo:
        asked = todo.pop()
        for line in distribution(asked.name).requires or []:
            needed = Requirement(line)
            extras = asked.extras or {""}
            if needed.marker and not any(needed.marker.evaluate({"extra": extra}) for extra in {*extras, ""}):
                continue
            key = canonicalize_name(needed.name)
            version = distribution(key).version
            if pinned.get(key) != version:
                wrong.append(f"{key} {version} is installed for {asked.name}; constraints.txt: {pinned.get(key)}")
            if key not in seen or needed.extras:
                seen.add(key)
                todo.append(needed)
    assert not wrong
    assert len(seen) > 50


def test_what_the_project_asks_for_is_exact_and_agrees(project: dict[str, Any], pinned: dict[str, str]) -> None:
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    asked += project["project"]["optional-dependencies"]["dev"]
    for line in asked:
        name, version = line.partition(";")[0].split("==")
        assert pinned[canonicalize_name(name)] == version, line


def test_no_file_of_the_project_names_where_packages_come_from() -> None:
    for name in ("constraints.txt", "pyproject.toml", "Makefile", ".ci/run"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(r"https?://|index-url|@ *git", text), name


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, unpacked as an installation would have it."""
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def test_the_wheel_brings_content_fonts_page_and_cures(wheel: Path) -> None:
    for folder in ("content", "companion/ui/web/assets", "companion/ui/web/faults"):
        target = wheel / ("companion/_content" if folder == "content" else folder)
        files = [file for file in (ROOT / folder).rglob("*") if file.is_file() and file.suffix != ".pyc"]
        assert files
        for file in files:
            assert (target / file.relative_to(ROOT / folder)).is_file(), file
    assert not list(wheel.glob("tests")), "tests are not installed"


def test_an_installed_companion_finds_its_content_from_any_folder(wheel: Path, tmp_path: Path) -> None:
    program = "import companion, companion.content; print(companion.__file__); print(companion.content.content_root())"
    said = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(wheel)!r}); {program}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert [Path(line).resolve() for line in said] == [
        (wheel / "companion" / "__init__.py").resolve(),
        (wheel / "companion" / "_content").resolve(),
    ]


def test_the_command_is_there(project: dict[str, Any]) -> None:
    assert project["project"]["scripts"] == {"companion": "companion.cli:main"}
    said = subprocess.run(
        [sys.executable, "-c", "from companion.cli import main; main()", "--help"], capture_output=True, text=True
    )
    assert said.returncode == 0 and "companion" in said.stdout.lower()


def test_the_version_is_one(project: dict[str, Any]) -> None:
    """``flet build`` reads it from the project, the program from its package"""
    from companion import __version__

    assert project["project"]["version"] == __version__


def test_a_source_archive_holds_what_checks_it(tmp_path: Path) -> None:
    """types, tests and the check of each change run from it too"""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as held:
        names = {name.partition("/")[2] for name in held.getnames()}
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a checkout")
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True)
    left_out = {name for name in tracked.stdout.splitlines() if not name.startswith("docs/screens/")} - names
    assert left_out <= {".gitignore"}, left_out
    assert "assets/icon.png" in names


@pytest.mark.skipif(os.name != "posix", reason="the program that it is given is a shell script")
@pytest.mark.parametrize("small", [True, False])
def test_make_says_beforehand_what_a_32_bit_arm_system_means(tmp_path: Path, small: bool) -> None:
    """A Python that says that it is one, as far as make asks."""
    need("make")
    python = tmp_path / "python"
    python.write_text(
        f'#!/bin/sh\ncase "$*" in *maxsize*) exit {int(small)};; *venv*) mkdir -p {tmp_path}/venv/bin;; esac\n'
    )
    python.chmod(0o755)
    command = ["make", "--silent", f"PYTHON={python}", f"VENV={tmp_path}/venv", f"{tmp_path}/venv/bin/python"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert ("64-bit" in done.stderr) is small
