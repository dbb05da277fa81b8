"""Serves the bell's sounds: ``/bell/SOUND-EFFECT.wav``."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from companion.hub.effects import Effect
from companion.ui.sounds import NOTES, SOUNDS, make_bell

_KEPT: Final = "max-age=86400"


def make_bell_routes() -> list[BaseRoute]:
    """Build the routes of the bell's sounds."""
    return [Route("/bell/{sound}-{effect}.wav", _answer_bell, methods=["GET"])]


def _answer_bell(request: Request) -> Response:
    """Answer with the sound of the bell and effect in the path; 404 for an unknown one."""
    sound, effect = request.path_params["sound"], request.path_params["effect"]
    if sound not in SOUNDS or effect not in {one.value for one in NOTES}:
        return PlainTextResponse("there is no such bell", status_code=404)
    return Response(make_bell(Effect(effect), sound), media_type="audio/wav", headers={"Cache-Control": _KEPT})
