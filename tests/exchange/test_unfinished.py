"""A game without a result is exported from its table's journal, while the server runs too."""

from __future__ import annotations

import json
from pathlib import Path

from companion.content import content_root
from companion.games.registry import score_file
from companion.games.shelf import rules_in
from companion.hub.clock import SystemClock
from companion.hub.hub import Hub
from companion.store.archive import Archive
from companion.store.folder import DataFolder
from companion.store.journal import JournalWriter
from companion.table.game import SERVER
from companion.table.intents import NewPlayer
from tests.exchange.terminal import Terminal, friday
from tests.support.virtual_hub import HOST
from tests.support.wording import worded


async def test_a_running_game_and_one_put_away_are_listed_and_exported(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    with DataFolder.open(terminal.data) as folder:
        archive = Archive(folder, lambda file: score_file(file, content_root()).result)
        journals = JournalWriter(folder.journals, folder.set_aside, folder.notices)
        hub = Hub(rules_in(content_root()), SystemClock(), journals, archive)
        table = await hub.reopen(friday(), {}, HOST)
        await hub.open("redac-chef", {}, [NewPlayer(name="Cy")] * 2, HOST)  # not begun: no game yet
        for _ in range(2):
            said = terminal.run("export", status=2).stderr
            id_ = "11111111-1111-4111-8111-111111111111"
            assert (
                worded(
                    "en",
                    "exchange-game-unfinished",
                    id=id_,
                    day="2026-11-27",
                    game="redac-chef",
                    players=("Éloïse", "Bo"),
                )
                in said
            )
            assert said.count("redac-chef") == 1
            file = json.loads(terminal.run("export", "1111").stdout)
            assert [each["day"] for each in file["rounds"]] == ["friday"]
            assert file["rounds"][0]["sheets"]["a"]["articles"] == 8
            every = terminal.run("export", "--all")
            assert [json.loads(every.stdout)["id"]] == [file["id"]]
            assert every.stderr == said.splitlines(keepends=True)[0], "which have no result is said"
            terminal.run("export", "--all", "--to", str(tmp_path / "out"))
            assert [json.loads(path.read_text("utf-8"))["id"] for path in (tmp_path / "out").iterdir()] == [file["id"]]
            if not table.state.closed:
                await hub.put_away(table.id, SERVER)
        await hub.stop()
        journals.close()
        archive.close()
    other = Terminal(tmp_path / "other")
    other.root.mkdir()
    assert "1 game imported" in other.run("import", other.file(file)).stdout
