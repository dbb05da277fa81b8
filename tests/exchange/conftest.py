"""A terminal for each test of a command."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.exchange.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)
