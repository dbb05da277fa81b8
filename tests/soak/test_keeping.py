"""Three hundred kills of the real server over the wire (``COMPANION_KILLS`` says otherwise): while it starts, at the
last token, at the end of a game, at a correction, a put-away, a merge; and of import and rebuild."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from tests.wire.keeping import keep


async def test_finished_games_outlive_kills(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED") or Random().randrange(10**6))
    print(f"again: SEED={seed} make soak ARGS='-k finished_games -s'")
    print(dict(await keep(seed, int(os.environ.get("COMPANION_KILLS", "300")), tmp_path)))
