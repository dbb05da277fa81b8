"""``python -m tests.screens.front_pages``: the front pages of every game, with the fewest and the most players, on one
contact sheet (``docs/screens/front-pages.jpg``), to be looked at.

Their names are long, from right to left, and with signs.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final

from PIL import Image

from companion.exchange.front_page.drawing import draw
from companion.exchange.front_page.edition import edition_data
from companion.text.words import words
from tests.exchange.front_page.kept_games import renamed, six_players
from tests.games.election.build import finalists, gage, lay, race, run_off, threshold
from tests.games.election.build import game as election
from tests.games.extrablatt.build import MAIN
from tests.games.extrablatt.build import game as extrablatt
from tests.games.plus_belle_la_vie.build import game as plus_belle_la_vie
from tests.games.plus_belle_la_vie.build import rencontres, sale, success
from tests.games.reportages.build import game as reportages
from tests.games.reportages.build import round_of
from tests.support.finished_game import game_file

OUT: Final = Path("docs/screens/front-pages.jpg")
NAMES: Final = (
    "Marie-Antoinette de La Rochefoucauld-Montmorency", "אבגדה וזחט", "Zoé 🗞", "علي بن محمد", "佐藤さん", "Ελένη 🦊",
)  # fmt: skip
_ENDS: Final = {"id": "g1", "started_at": "2026-11-28T20:05:00+01:00", "finished_at": "2026-11-28T21:40:00+01:00"}
#: The size of one page on the sheet in px, so many in a row, and the quality of the sheet.
_PAGE: Final = (560, 700)
_ACROSS: Final = 5
_QUALITY: Final = 72


def games() -> list[dict[str, Any]]:
    """Every game with the fewest players that it takes, then with the most."""
    cash = ([400, 240, 600, 300, 100], [700, 300, 500, 200, 160], [60, 480, 40, 500, 900], [220, 0, 1000, 300, 40])
    sales = [sale("a thomas 3 6000"), sale("b roland 2 3000")]
    fewest = [
        game_file(),
        extrablatt(MAIN, [4, 4, 9], [{"by": "b", "on": "c", "size": 8}], **_ENDS),
        reportages(*(round_of(each[:3], who, "editorial") for each, who in zip(cash, "cabc", strict=True)), **_ENDS),
        plus_belle_la_vie([*rencontres("aab"), *[success("a", *sales)] * 5], "ab", control={}, **_ENDS),
        election([*run_off(), threshold("second 19"), gage("a>c 1", True), *lay("c suffrages 9")], "abc", **_ENDS),
    ]
    of_four = [*MAIN, "d P3/10/30 headline", "d E1/8/20", "d S3/6/10"]
    all_six = [*race("12/10/6/3/2/0.5", "12", "abcdef"), finalists("ab")]
    most = [
        six_players(),
        extrablatt(of_four, [4, 4, 9, 2], [{"by": "b", "on": "c", "size": 8}], players="abcd", **_ENDS),
        reportages(*(round_of(each, who, "editorial") for each, who in zip(cash, "caec", strict=True)), **_ENDS),
        plus_belle_la_vie([*rencontres("abcde"), *[success("c", *sales)] * 7], "abcde", control={}, **_ENDS),
        election([*all_six, threshold("second 19"), *lay("b suffrages 9.5")], "abcdef", **_ENDS),
    ]
    return [*fewest, *most]


def main() -> None:
    """Draw them all on one sheet."""
    found = [renamed(file, *(NAMES if at % 2 else reversed(NAMES))) for at, file in enumerate(games())]
    sheet = Image.new("RGB", (_ACROSS * _PAGE[0], len(found) // _ACROSS * _PAGE[1]), "white")
    for at, file in enumerate(found):
        drawn = draw(edition_data(file, words(("fr", "en", "de")[at % 3])), "card")
        page = Image.open(io.BytesIO(drawn)).convert("RGB").resize(_PAGE, Image.Resampling.LANCZOS)
        sheet.paste(page, (at % _ACROSS * _PAGE[0], at // _ACROSS * _PAGE[1]))
    sheet.save(OUT, "JPEG", quality=_QUALITY, optimize=True)


if __name__ == "__main__":
    main()
