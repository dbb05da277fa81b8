"""What starts the companion without a terminal: the unit of a Pi, a double click on Windows, the native build."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "packaging" / "companion.service"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_takes_the_unit_of_a_pi(tmp_path: Path) -> None:
    """but for the program, which is not installed here"""
    unit = tmp_path / UNIT.name
    unit.write_text(re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={sys.executable}", UNIT.read_text(encoding="utf-8")))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_unit_s_command_is_one_that_the_program_takes() -> None:
    (command,) = re.findall(r"(?m)^ExecStart=\S+/companion (.+)$", UNIT.read_text(encoding="utf-8"))
    asked = [sys.executable, "-m", "companion", *command.replace("%S", "/var/lib").split(), "--help"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_a_double_click_leads_somewhere_on_every_way() -> None:
    """Windows' cmd misses labels in a file whose lines end otherwise."""
    raw = (ROOT / "Companion.bat").read_bytes()
    assert raw.count(b"\n") == raw.count(b"\r\n") > 20
    text = raw.decode()
    labels = set(re.findall(r"(?m)^:(\w+)", text))
    assert labels and set(re.findall(r"goto (\w+)", text)) == labels
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    least = asked.removeprefix(">=")
    assert text.count(f"Python {least}") == 3, "said in three languages"
    assert f"(3, {least.partition('.')[2]})" in text


def test_a_native_build_finds_its_name_its_entry_and_a_picture_that_is_large_enough() -> None:
    """``flet build`` takes its icons from assets/icon.png, 512 px at least."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    flet = project["tool"]["flet"]
    assert flet["product"] and flet["org"] and project["project"]["version"]
    assert (ROOT / flet["app"]["path"] / f"{flet['app']['module']}.py").is_file()
    with Image.open(ROOT / "assets" / "icon.png") as icon:
        assert icon.width == icon.height >= 512 and "A" in icon.mode
