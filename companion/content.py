"""Locates the content folder: facts, texts and catalogues as data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def content_root() -> Path:
    """Return the content folder: inside an installed package, or beside the package in a checkout or editable install.

    Raises:
        FileNotFoundError: neither exists; the installation is incomplete.
    """
    for folder in (_PACKAGE / "_content", _PACKAGE.parent / "content"):
        if (folder / "app").is_dir():
            return folder
    raise FileNotFoundError(f"no content folder in {_PACKAGE} nor beside it: install the package again")
