"""A WebKitGTK window without a toolbar, as large as a phone's page: the nearest thing to Safari that Linux has.

WebKitWebDriver starts it, with the system's Python (which has the bindings): ``webkit_window.py USER_AGENT LANG
SCRIPT``, where SCRIPT is run at the start of every page. Each window is a device of its own.
"""

from __future__ import annotations

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402 - only after the versions are chosen

WIDTH, HEIGHT = 390, 664


def open_window(context: WebKit2.WebContext, user_agent: str, script: str) -> WebKit2.WebView:
    settings = WebKit2.Settings(
        user_agent=user_agent,
        enable_write_console_messages_to_stdout=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.ALWAYS,
    )
    content = WebKit2.UserContentManager()
    everywhere, at_start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(script, everywhere, at_start, None, None))
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
        is_ephemeral=True,
        # As Safari does: nothing may sound before a touch.
        website_policies=WebKit2.WebsitePolicies(autoplay=WebKit2.AutoplayPolicy.ALLOW_WITHOUT_SOUND),
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    view.grab_focus()
    view.connect("close", lambda _: window.destroy())
    view.connect("web-process-terminated", lambda _, why: print("the page's process ended:", why, flush=True))
    return view


def main(user_agent: str, lang: str, script_file: str) -> None:
    script = Path(script_file).read_text(encoding="utf-8")
    context = WebKit2.WebContext.new()
    context.set_automation_allowed(True)
    context.set_preferred_languages([lang])

    def started(_: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
        information = WebKit2.ApplicationInfo()
        information.set_name("phone")
        session.set_application_info(information)
        session.connect("create-web-view", lambda *_: open_window(context, user_agent, script))

    context.connect("automation-started", started)
    Gtk.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
