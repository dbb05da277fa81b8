"""How much memory a search may take, and that it says so when that was too little."""

from __future__ import annotations

import subprocess
import sys

import pytest

from companion.games.redac_chef.page.best import best_page
from companion.games.redac_chef.page.file import best_to_json
from companion.games.redac_chef.page.memory import read_peak_mb
from companion.games.redac_chef.page.report import list_best_sentences
from tests.games.redac_chef.page.full_pages import full_page

pytestmark = pytest.mark.skipif(read_peak_mb() is None, reason="this system does not say how much a process holds")


def test_a_search_that_holds_too_much_ends_with_what_it_has_found() -> None:
    best = best_page(full_page(8), seconds=120, most_mb=1)
    assert best.out_of_memory and best.status in ("feasible", "unknown")
    assert best.seconds < 60
    assert next(list_best_sentences(best))["short"] == 1
    assert "out_of_memory" not in best_to_json(best)  # the format of ``companion page --best --json`` is fixed


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux keeps this limit")
def test_the_system_ends_a_search_that_outgrows_its_limit() -> None:
    program = (
        "from companion.games.redac_chef.page.memory import limit_process\nlimit_process()\nheld = bytearray(3 << 30)\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode != 0 and "MemoryError" in ended.stderr
