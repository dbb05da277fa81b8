"""Lays out the screen of a round. Pure: from the size of the screen, the text scale, the seats played here and the
phase to the boxes in which everything is drawn. Nothing on that screen scrolls, because a button in a scrolling page
waits until it knows that the finger does not mean to scroll; so what does not fit must fold away, and it is decided
here.

Who gets room first: the calls of the seats here, then the clock, then the tokens of the others, then everything else,
which folds away behind "More" and never covers anything. All sizes are logical pixels.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.redac_chef.views.round.plan.lying import lay_lying
from companion.games.redac_chef.views.round.plan.scene import BOARD_FROM, LOW, Plan, Scene
from companion.games.redac_chef.views.round.plan.standing import lay_standing


def lay_out(scene: Scene) -> Plan:
    """Return where everything stands on that screen: in the upright layout, or in the lying one if the screen is wide
    or low. A screen that is too narrow for the board of tokens has none."""
    if scene.board and scene.width < BOARD_FROM:
        scene = replace(scene, board=False)
    if scene.width >= scene.height or scene.height < LOW:
        return lay_lying(scene)
    return lay_standing(scene)
