"""A table whose Friday is being counted."""

from __future__ import annotations

import pytest

from tests.games.redac_chef.counting_table import Table, open_table
from tests.support.house import House


@pytest.fixture
async def three(house: House) -> Table:
    """Three players, one device that leads and holds no seat, counting Friday."""
    table = await open_table(house)
    await table.close_round()
    return table
