"""The command line speaks the language of its reader: help, usage errors, and what Click itself says."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import click
import pytest
from click.testing import CliRunner

from companion import terminal
from companion.cli import main
from companion.terminal import CLICK_MESSAGES, reader_language
from companion.text.languages import codes

#: Click's texts that nobody reads here: about the program, prompts, editors, completion, types that no command takes.
UNHEARD = {
    "_termui_impl.py",
    "_winconsole.py",
    "shell_completion.py",
    "termui.py",
    "utils.py",
    "deprecated",
    "extra",
    "DeprecationWarning",
    "Positional arguments",
    "Value must be an iterable.",
    "Could not determine name",
    "No options defined",
    "env var",
    "Arguments take exactly",
    "(dynamic)",
    "Name '{name}' defined",
    "Takes {nargs}",
    "Boolean option",
    "Do you want",
    "Confirm",
    "%(prog)s",
    "Missing {param_type}",
    "Invalid start character",
    "Argument {name!r} takes",
    "file",
    "directory",
    "path",
    "Choice(",
    "does not match the format",
    "boolean",
    "UUID",
    "{len_type} values",
    "{name} {filename!r}",
}


def run(*args: str, **env: str) -> str:
    cleared = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "LANGUAGE": ""}
    return CliRunner().invoke(main, args, env=cleared | env).output


def test_whatever_click_says_here_has_words() -> None:
    said = []
    for path in sorted(Path(click.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "ngettext"):
                said += [(path.name, text.value) for text in node.args if isinstance(text, ast.Constant)]
    assert len(said) > 50
    unknown = [
        (file, text)
        for file, text in said
        if isinstance(text, str)
        and text not in CLICK_MESSAGES
        and file not in UNHEARD
        and not any(u in text for u in UNHEARD)
    ]
    assert unknown == []


@pytest.mark.parametrize("command", ["", *main.commands])
def test_help_is_in_each_language_and_holds_no_id(command: str) -> None:
    helps = {run(*filter(None, [command]), "--help", LANG=f"{code}.UTF-8") for code in codes()}
    assert len(helps) == len(codes())
    for text in helps:
        assert "cli-" not in text.lower().replace("redac-chef", "") and "click-" not in text


@pytest.mark.parametrize(
    "line",
    [
        "scor",
        "score",
        "score --jsn x",
        "serve --port x",
        "serve --port 0",
        "serve --lang xx",
        "serve --host",
        "rebuild a",
        "rebuild a b",
        "doctor --repair=1",
        "page --best a b",
        "page --best a --seconds many",
        "export --player A --all",
    ],
)
def test_a_slip_is_told_in_each_language(line: str) -> None:
    said = {run(*line.split(), LANG=f"{code}.UTF-8") for code in codes()}
    assert len(said) == len(codes())
    for text in said:
        assert "{" not in text and "click-" not in text and "cli-" not in text.lower()


def test_the_language_that_a_line_asks_for_is_that_of_its_errors() -> None:
    for code in codes():
        assert (
            run("scor", "--lang", code)
            == run("scor", f"--lang={code}")
            == run("scor", LANG=code).replace("scor --lang", "scor")
        )


def test_help_is_asked_for_in_any_language() -> None:
    for code in codes():
        whole, of_one = run("--help", LANG=code), run("score", "--help", LANG=code)
        assert run("help", "--lang", code) == run("--help", "--lang", code) == run("--help", f"--lang={code}") == whole
        assert run("help", "score", "--lang", code) == run("help", "--lang", code, "score") == of_one


@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "ascii"])
def test_a_slip_is_told_in_any_encoding(encoding: str) -> None:
    for code in codes():
        env = os.environ | {"PYTHONIOENCODING": encoding, "LANG": code, "LC_ALL": code}
        told = subprocess.run([sys.executable, "-m", "companion", "scor"], capture_output=True, env=env).stderr
        assert b"\\u" not in told and b"scor" in told, told


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "sv:de:fr"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_which_language(monkeypatch: pytest.MonkeyPatch, env: dict[str, str], lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(terminal, "_lang_option", "")
    assert reader_language() == lang


@pytest.mark.parametrize(
    ("number", "lang"), [(0x0407, "de"), (0x0C07, "de"), (0x040C, "fr"), (0x041D, "en"), (0, "en")]
)
def test_windows_says_it_by_a_number(monkeypatch: pytest.MonkeyPatch, number: int, lang: str) -> None:
    import ctypes

    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(terminal, "_lang_option", "")
    assert reader_language() == lang
