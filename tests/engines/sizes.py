"""The sizes that browsers really leave to a page, in CSS px: what tests, screens and measurements are made at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, order=True)
class Size:
    """A page's room."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"

    @property
    def viewport(self) -> dict[str, int]:
        """As Playwright takes it."""
        return {"width": self.width, "height": self.height}

    @property
    def landscape(self) -> bool:
        """Whether a phone of that size lies on its side (tablets and laptops are tall enough to count as upright)."""
        return self.width > self.height and self.height < 480


#: An iPhone (12 to 15) with Safari's bars, the commonest phone at a table.
PHONE: Final = Size(390, 664)
#: The same phone when the app was started from its home screen: no bars.
HOME_SCREEN: Final = Size(390, 797)
#: A small Android phone with Chrome's bars.
SMALL_PHONE: Final = Size(360, 560)
#: A large phone on its side.
LYING_PHONE: Final = Size(844, 390)
#: A tablet held upright.
TABLET: Final = Size(768, 954)
#: A laptop of 1280 × 800 with its browser's bars.
LAPTOP: Final = Size(1280, 680)

UPRIGHT: Final = (
    Size(320, 454),  # iPhone SE (1st), and a large one with zoomed display
    SMALL_PHONE,
    Size(375, 553),  # iPhone SE (2nd, 3rd)
    PHONE,
    Size(412, 732),  # Pixel, Galaxy
    Size(430, 739),  # iPhone Plus, Max
    HOME_SCREEN,
)
LANDSCAPE: Final = (Size(568, 232), Size(667, 331), Size(740, 360), LYING_PHONE)
TABLETS: Final = (TABLET, Size(1024, 698))
LAPTOPS: Final = (LAPTOP, Size(1920, 970))

ALL: Final = (*UPRIGHT, *LANDSCAPE, *TABLETS, *LAPTOPS)
#: One of each kind, for what is run more often.
FEW: Final = (Size(320, 454), SMALL_PHONE, PHONE, LYING_PHONE, LAPTOP)

#: The browser's or the phone's text size, as factors.
TEXT_SCALES: Final = (1.0, 1.5, 2.0)

#: A call is at least that high, in px: a thumb hits it without looking.
CALL_PX: Final = 72
CALL_LANDSCAPE_PX: Final = 56


def least_call_px(size: Size) -> int:
    """How high a call must at least be drawn on that size."""
    return CALL_LANDSCAPE_PX if size.landscape else CALL_PX
