"""A language that nobody speaks, in a copy of the content: a name, one catalogue, one page of the rules."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import content
from companion.text import languages, words

#: Its code, and what it calls itself.
CODE, NAME = "qx", "Kelda"

_FILES = {
    f"languages/{CODE}.toml": f'''
name = "{NAME}"
locale = "fi"
instead = "en"
[typography]
quotes = ["‹", "›"]
[search]
stemmer = "finnish"
stop_words = "mu ka"
''',
    f"app/{CODE}/shell.ftl": 'go-home = Mur "kelda"\n',
    f"app/{CODE}/cli.ftl": "cli-rules = Kelda muri.\n",
    f"redac-chef/rules/{CODE}/end.md": "# Kelda\n\n## Murikelda {#tie}\n\nKa zubaro mu vilda.\n",
    f"redac-chef/rules/{CODE}/asked.toml": 'tie = ["mu gorba ka"]\n',
}


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The program with that language in its content folder, and nowhere else."""
    folder = tmp_path / "added"
    shutil.copytree(content.content_root(), folder / "content")
    for name, text in _FILES.items():
        path = folder / "content" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(content, "_PACKAGE", folder / "companion")
    _read_again()
    yield CODE
    monkeypatch.undo()
    _read_again()


def _read_again() -> None:
    content.content_root.cache_clear()
    languages.clear_cache()
    words.clear_cache()
