"""What every test may ask for: a browser that fails rather than skips under CI, a free port, quiet Hypothesis."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.engines import tab
from tests.engines.tab import Engine, NotInstalled
from tests.support.needs import CI, cannot_run

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A text that a catalogue lacks fails the test instead of leaving a gap on the screen.
os.environ["COMPANION_STRICT_WORDS"] = "1"

#: Fixtures for every test: ``house``, ``house_on`` and ``made_up``.
pytest_plugins = ["tests.support.house", "tests.support.made_up_language"]

# A test is never timed: a slow machine is not a wrong program.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("default"), derandomize=True, print_blob=True)
settings.load_profile("ci" if CI else "default")


#: Where tests with a browser stand: `make journeys` and `make long` look for them nowhere else.
BROWSED = ("tests/e2e/", "tests/ui/web/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if {"browser", "engine"} & set(getattr(item, "fixturenames", ())):
            if not item.nodeid.startswith(BROWSED):
                raise pytest.UsageError(f"{item.nodeid} needs a browser: it would not be run outside {BROWSED}")
            item.add_marker(pytest.mark.browser)


CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

#: A page of a test lives for seconds: to compile the client a second time, for speed, costs more than it brings.
COMPILED_ONCE = "--js-flags=--liftoff-only"


def chromium_path() -> str | None:
    """The system's Chromium, or None. ``COMPANION_CHROMIUM`` names another one."""
    return os.environ.get("COMPANION_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A headless Chromium, one for each module of tests.

    Playwright's synchronous driver keeps an event loop running in the thread, so a module that uses this fixture
    holds no ``async`` tests.
    """
    path = chromium_path()
    if path is None:
        cannot_run("no Chromium on this machine (Debian: apt-get install chromium), or name one in COMPANION_CHROMIUM")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, headless=True, args=[*CHROMIUM_ARGS, COMPILED_ONCE])
        try:
            yield chromium
        finally:
            chromium.close()


@pytest.fixture(scope="module", params=["chromium", "firefox", "webkit"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Each of the three engines in turn, started once for each module of tests."""
    started: Engine
    try:
        if request.param == "chromium":
            from tests.engines.chromium import Chromium

            started = Chromium(request.getfixturevalue("browser"))
        elif request.param == "firefox":
            from tests.engines.firefox import Firefox

            started = Firefox()
        else:
            from tests.engines.webkit import WebKit

            started = WebKit()
    except NotInstalled as error:
        cannot_run(str(error))
    yield started
    started.close()


@pytest.fixture
def free_port() -> int:
    """A TCP port that was free a moment ago."""
    return tab.free_port()
