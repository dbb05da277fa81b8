"""Serves the companion's screens as Flet serves by default: ``python -m tests.bench._served_by_flet PORT DATA``."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any
from unittest.mock import patch

import flet as ft
import flet.fastapi
import flet_web.fastapi
from fastapi import FastAPI

from companion import cli


def build_app(
    main: Callable[[ft.Page], Awaitable[None]],
    *,
    lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]],
    **_: Any,
) -> FastAPI:
    """Build the application in the place of ``companion.ui.web.build_app``, without anything of ours around Flet."""

    @asynccontextmanager
    async def run(app: FastAPI) -> AsyncIterator[None]:
        await flet_web.fastapi.app_manager.start()
        async with lifespan(app):
            yield
        await flet_web.fastapi.app_manager.shutdown()

    app = FastAPI(lifespan=run)
    app.mount("/", flet.fastapi.app(main, no_cdn=True))
    return app


if __name__ == "__main__":
    port, data = sys.argv[1:]
    with patch("companion.server.bootstrap.build_app", build_app):
        cli.main(["serve", "--host", "127.0.0.1", "--port", port, "--data", data, "--no-open"])
