"""What takes long is not part of a usual run: ``make soak`` names this folder."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return None if any("soak" in Path(arg).parts for arg in config.args) else True
