"""What a device shows before the client is there, in Chromium."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from companion.ui.web.page import page_texts
from tests.ui.web.conftest import TITLE
from tests.ui.web.reading import enable_semantics, opened
from tests.ui.web.serving import Running

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser


def hold_the_client_back(page: Page) -> list[str]:
    """The client's files never arrive; the list fills up with those that were asked for."""
    asked: list[str] = []

    def hold(route: Any) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route("**/client/**", hold)
    return asked


@pytest.mark.parametrize(("locale", "code"), [("fr-FR", "fr"), ("en-GB", "en"), ("de-AT", "de"), ("sv-SE", "fr")])
def test_the_masthead_stands_before_the_client_does(site: Running, browser: Browser, locale: str, code: str) -> None:
    with opened(browser, None, locale=locale) as page:
        hold_the_client_back(page)
        page.goto(f"{site.url}/join/AB12CD", wait_until="commit")
        page.get_by_role("heading", name=TITLE).wait_for()
        assert page.locator("#loading .kicker").inner_text() == page_texts()[code]["kicker"]
        assert page.locator("html").get_attribute("lang") == code
        assert page.title() == TITLE


def test_a_language_chosen_on_this_device_outranks_the_browsers(site: Running, browser: Browser) -> None:
    with opened(browser, None, locale="fr-FR") as page:
        page.add_init_script("localStorage.setItem('flutter.language', JSON.stringify('en'))")
        hold_the_client_back(page)
        page.goto(site.url)
        assert page.locator("#loading .kicker").inner_text() == page_texts()["en"]["kicker"]
        assert page.locator("html").get_attribute("lang") == "en"


@pytest.mark.parametrize("stored", ["not json", '"xx"', "null", "3"])
def test_a_strange_choice_of_language_is_no_choice(site: Running, browser: Browser, stored: str) -> None:
    with opened(browser, None) as page:
        page.add_init_script(f"localStorage.setItem('flutter.language', {stored!r})")
        hold_the_client_back(page)
        page.goto(site.url)
        assert page.locator("#loading .kicker").inner_text() == page_texts()["fr"]["kicker"]


def test_a_client_that_does_not_arrive_is_said_with_a_way_out(site: Running, browser: Browser) -> None:
    with opened(browser, None) as page:
        hold_the_client_back(page)
        page.goto(site.url)
        page.get_by_text(page_texts()["fr"]["failed"]).wait_for()
        page.unroute("**/client/**")
        page.get_by_role("button", name=page_texts()["fr"]["reload"]).click()
        page.wait_for_selector("flt-semantics-placeholder", state="attached")


#: What each of these browsers lacks: Firefox before 125, Safari before 11, Chrome before 61, all before 2020.
LACKING = (
    "delete Intl.Segmenter; delete Intl.v8BreakIterator;",
    "delete HTMLScriptElement.prototype.noModule;",
    "delete String.prototype.replaceAll; delete Object.fromEntries;",
)


@pytest.mark.parametrize(("lacking", "locale"), [(each, ("en-GB", "fr-FR")[n % 2]) for n, each in enumerate(LACKING)])
def test_an_old_browser_is_told_so_and_loads_nothing(
    site: Running, browser: Browser, lacking: str, locale: str
) -> None:
    with opened(browser, None, locale=locale) as page:
        asked = hold_the_client_back(page)
        page.add_init_script(lacking)
        page.goto(site.url)
        page.get_by_text(page_texts()[locale[:2]]["too_old"]).wait_for()
        assert not [url for url in asked if "main.dart" in url or "bootstrap" in url]


def test_a_browser_in_lockdown_is_not_called_old(site: Running, browser: Browser) -> None:
    with opened(browser, None, locale="fr-FR") as page:
        asked = hold_the_client_back(page)
        page.add_init_script("delete window.WebAssembly;")
        page.goto(site.url)
        page.get_by_text(page_texts()["fr"]["no_wasm"]).wait_for()
        assert not [url for url in asked if "main.dart" in url or "bootstrap" in url]


#: A setting of WebKit and Firefox leaves no store at all; one that blocks cookies has it refuse every access.
_NO_STORE = {
    "null": "for (const name of ['localStorage', 'sessionStorage'])"
    " Object.defineProperty(window, name, { configurable: true, get: () => null });",
    "refused": "for (const name of ['localStorage', 'sessionStorage'])"
    " Object.defineProperty(window, name, { configurable: true, get: () => { throw new Error('refused'); } });",
}


@pytest.mark.parametrize("kind", _NO_STORE)
def test_without_any_storage_the_app_is_there_all_the_same(site: Running, browser: Browser, kind: str) -> None:
    with opened(browser, None, vendor="Apple Computer, Inc.") as page:
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.add_init_script(_NO_STORE[kind] + "delete Array.prototype.at;")
        page.goto(site.url)
        enable_semantics(page)
        page.get_by_role("button", name="Un de plus").wait_for(state="attached")
        assert page.evaluate("companionPage.keepsNothing")
        assert not [text for text in said if "main.dart.js" in text and "credentials" in text], "it was fetched twice"
        assert page.evaluate("[[1, 2].at(-1), [1].at(3) === undefined, [5].at()]") == [2, True, 5]


def test_without_scripts_the_page_says_what_it_needs(site: Running, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    try:
        page = context.new_page()
        page.goto(site.url)
        need = page.locator("noscript p")
        assert need.inner_text() == page_texts()["en"]["no_script"] and need.is_visible()
        assert page.locator("#loading .say").is_hidden() and page.locator("#loading .bar").is_hidden()
    finally:
        context.close()


def test_the_loading_screen_gives_way_to_the_app(site: Running, browser: Browser) -> None:
    complaints: list[str] = []
    with opened(browser, None) as page:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(site.url)
        enable_semantics(page)
        page.get_by_role("button", name="Un de plus").wait_for(state="attached")
        assert page.locator("#loading").count() == 0
    assert not complaints
