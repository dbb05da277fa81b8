"""Firefox, driven by Marionette, its own remote protocol: no driver beside the browser is needed."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from tests.engines.sizes import PHONE, Size
from tests.engines.sound import sound_card
from tests.engines.tab import EngineError, ending, free_port, installed

_PREFERENCES: Final[dict[str, str | int | bool]] = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.tabs.warnOnClose": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    # The page of a device that is not in front works on, as on a phone of its own.
    "dom.min_background_timeout_value": 50,
    "dom.security.https_first": False,
    "extensions.update.enabled": False,
    "intl.accept_languages": "fr-FR, fr",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    # Each device is a container, with storage of its own.
    "privacy.userContext.enabled": True,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}

#: Opens a tab of a new device (a container) that is given exactly so much room.
_OPEN_TAB: Final = """
const [number] = args;
const tab = gBrowser.addTab('about:blank', {
  userContextId: number,
  triggeringPrincipal: Services.scriptSecurityManager.getSystemPrincipal(),
});
gBrowser.selectedTab = tab;
tab.linkedBrowser.browsingContext.overrideDPPX = 1;
tab.linkedBrowser.browsingContext.touchEventsOverride = 'enabled';
"""
_RESIZE: Final = """
const [width, height] = args, style = gBrowser.selectedBrowser.style;
style.flex = '0 0 auto';
for (const side of ['min-width', 'max-width', 'width']) style.setProperty(side, width + 'px');
for (const side of ['min-height', 'max-height', 'height']) style.setProperty(side, height + 'px');
"""


class _Marionette:
    """The protocol: ``LENGTH:[0, number, command, parameters]``, answered by ``LENGTH:[1, number, error, result]``."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + 120
        while True:
            try:
                self._socket = socket.create_connection(("127.0.0.1", port), timeout=2)
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise EngineError("Firefox does not start") from None
                time.sleep(0.2)
        self._socket.settimeout(180)
        self._file = self._socket.makefile("rb")
        self._sent = 0
        self._read()

    def _read(self) -> Any:
        length = b""
        while (sign := self._file.read(1)) != b":":
            if not sign:
                raise EngineError("Firefox has gone")
            length += sign
        return json.loads(self._file.read(int(length)))

    def __call__(self, command: str, **parameters: Any) -> Any:
        self._sent += 1
        message = json.dumps([0, self._sent, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._read()
        if error:
            raise EngineError(f"{command}: {error.get('error')}: {str(error.get('message'))[:300]}")
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def privileged(self, script: str, *args: Any) -> Any:
        """Run the body of a function in the browser itself, not in a page; ``args`` are its parameters."""
        self("Marionette:SetContext", value="chrome")
        try:
            return self("WebDriver:ExecuteScript", script=f"const args = [...arguments]; {script}", args=list(args))
        finally:
            self("Marionette:SetContext", value="content")


class FirefoxTab:
    """A page in a container of its own."""

    def __init__(self, call: _Marionette, handle: str, size: Size) -> None:
        self._call, self._handle = call, handle
        self.size = size
        self.resize(size)

    def _in_front(self) -> _Marionette:
        self._call("WebDriver:SwitchToWindow", handle=self._handle, focus=True)
        return self._call

    def go(self, url: str) -> None:
        self._in_front()("WebDriver:Navigate", url=url)

    def reload(self) -> None:
        self._in_front()("WebDriver:Refresh")

    def back(self) -> None:
        self._in_front()("WebDriver:Back")

    def evaluate(self, script: str, *args: Any) -> Any:
        return self._in_front()("WebDriver:ExecuteScript", script=script, args=list(args))

    def touch(self, x: float, y: float) -> None:
        actions = [
            {"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 60},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": actions}
        self._in_front()("WebDriver:PerformActions", actions=[finger])

    def keys(self, text: str) -> None:
        actions = [{"type": kind, "value": sign} for sign in text for kind in ("keyDown", "keyUp")]
        self._in_front()("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._in_front()("WebDriver:TakeScreenshot", full=False))

    def resize(self, size: Size) -> None:
        self.size = size
        self._in_front().privileged(_RESIZE, size.width, size.height)

    def scale_text(self, factor: float) -> None:
        script = "Services.prefs.setIntPref('font.size.variable.x-western', args[0])"
        self._call.privileged(script, round(16 * factor))

    def close(self) -> None:
        self._in_front()("WebDriver:CloseWindow")


class Firefox:
    """A headless Firefox with a profile of its own."""

    name = "firefox"

    def __init__(self) -> None:
        program = installed("firefox-esr", "firefox-esr")
        self._home = Path(tempfile.mkdtemp(prefix="companion-firefox-"))
        profile = self._home / "profile"
        profile.mkdir()
        port = free_port()
        preferences = _PREFERENCES | {"marionette.port": port}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self._card = contextlib.ExitStack()
        environment = (
            os.environ
            | self._card.enter_context(sound_card(self._home))
            | {
                "HOME": str(self._home),
                "MOZ_CRASHREPORTER_DISABLE": "1",
                "MOZ_HEADLESS_WIDTH": "2000",
                "MOZ_HEADLESS_HEIGHT": "1200",
            }
        )
        command = [program, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote"]
        with open(self._home / "said.txt", "wb") as said:
            self._process = subprocess.Popen(
                [*command, "--profile", str(profile)], stdout=said, stderr=said, env=environment
            )
        self._call = _Marionette(port, self._process)
        self._call("WebDriver:NewSession", capabilities={"alwaysMatch": {"unhandledPromptBehavior": "ignore"}})
        self._call("WebDriver:SetTimeouts", script=60_000, pageLoad=180_000)
        #: Stays open: with its last tab the browser would end.
        self._first = self._call("WebDriver:GetWindowHandle")
        self._opened = 0

    def open(self, size: Size = PHONE, lang: str = "fr-FR") -> FirefoxTab:
        self._opened += 1
        self._call("WebDriver:SwitchToWindow", handle=self._first, focus=True)
        self._call.privileged("Services.prefs.setStringPref('intl.accept_languages', args[0])", f"{lang}, {lang[:2]}")
        before = set(self._call("WebDriver:GetWindowHandles"))
        self._call.privileged(_OPEN_TAB, self._opened)
        deadline = time.monotonic() + 30
        while not (new := set(self._call("WebDriver:GetWindowHandles")) - before):
            if time.monotonic() > deadline:
                raise EngineError("Firefox opens no tab")
            time.sleep(0.1)
        return FirefoxTab(self._call, new.pop(), size)

    def close(self) -> None:
        with ending(self._process), contextlib.suppress(EngineError, OSError):
            self._call("Marionette:Quit", flags=["eForceQuit"])
        self._card.close()
        shutil.rmtree(self._home, ignore_errors=True)
