"""Says what the largest free area is worth: by comparison with the other players' or by its cells."""

from __future__ import annotations

from typing import Final, Literal

AllTied = Literal["smallest", "middle", "largest"]

#: Points for the free area compared with the others' ("Points de surface libre", page 11).
COMPARED: Final[dict[AllTied, int]] = {"smallest": 3, "middle": 1, "largest": -1}
#: Points for the free area by cells, as pairs: up to how many cells, how many points ("Mode solo").
BY_CELLS: Final = ((1, 3), (3, 2), (5, 1), (7, 0))
BY_CELLS_ABOVE: Final = -1
