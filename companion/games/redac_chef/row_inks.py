"""The colours of the rows of the sheet, as on the printed pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from companion.kit.ink import Ink

#: By the row's id. Each stands out from paper and card like text (tests/ui/test_contrast.py).
ROW_INKS: Final[Mapping[str, Ink]] = {
    "articles": Ink("#9C3F2B", "#E58B74"),
    "photos": Ink("#2B6488", "#86BCE0"),
    "tribune": Ink("#7A4B8F", "#C9A2DB"),
    "free_area": Ink("#5F6B62", "#AFBBB1"),
    "mood": Ink("#8A5C05", "#EDB94E"),
    "surplus": Ink("#5B4636", "#CDB29C"),
    "ads": Ink("#2C7247", "#86CFA0"),
}
