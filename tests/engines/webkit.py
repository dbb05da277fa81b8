"""WebKitGTK, driven by WebKitWebDriver on a virtual screen, as an iPhone presents itself."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from tests.engines.sizes import PHONE, Size
from tests.engines.tab import EngineError, NotInstalled, ending, free_port, installed

IPHONE: Final = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)
_HERE: Final = Path(__file__).parent
_BINDINGS: Final = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
_PACKAGES: Final = "webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gir1.2-gtk-3.0"


def _python() -> str:
    """A Python that has WebKitGTK's bindings: the system's, whatever this one is."""
    for candidate in ("/usr/bin/python3", shutil.which("python3")):
        if candidate and subprocess.run([candidate, "-c", _BINDINGS], capture_output=True).returncode == 0:
            return candidate
    raise NotInstalled(f"no WebKitGTK with its Python bindings on this machine (Debian: apt-get install {_PACKAGES})")


class _WebDriver:
    """The W3C protocol over HTTP."""

    def __init__(self, port: int) -> None:
        self._root = f"http://127.0.0.1:{port}"
        self._session = ""

    def answers(self) -> bool:
        """Whether the driver is up."""
        try:
            self("GET", "/status")
        except OSError:
            return False
        return True

    def begin(self, capabilities: dict[str, Any]) -> None:
        self._session = f"/session/{self('POST', '/session', capabilities={'alwaysMatch': capabilities})['sessionId']}"

    def end(self) -> None:
        self("DELETE", "")

    def __call__(self, method: str, path: str, **parameters: Any) -> Any:
        body = json.dumps(parameters).encode() if method == "POST" else None
        address = self._root + ("" if path == "/status" else self._session) + path
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=240) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            value = json.loads(error.read())["value"]
            raise EngineError(f"{path}: {value.get('error')}: {str(value.get('message'))[:300]}") from None


class WebKitTab:
    """A window of its own."""

    def __init__(self, call: _WebDriver, handle: str, size: Size) -> None:
        self._call, self._handle, self._scale = call, handle, 1.0
        self.size = size
        self.resize(size)

    def _in_front(self) -> _WebDriver:
        self._call("POST", "/window", handle=self._handle)
        return self._call

    def go(self, url: str) -> None:
        self._in_front()("POST", "/url", url=url)

    def reload(self) -> None:
        self._in_front()("POST", "/refresh")

    def back(self) -> None:
        self._in_front()("POST", "/back")

    def evaluate(self, script: str, *args: Any) -> Any:
        return self._in_front()("POST", "/execute/sync", script=script, args=list(args))

    def touch(self, x: float, y: float) -> None:
        # WebKitGTK's driver sends a mouse's events whatever is asked for. It leaves at last: where it stayed, a page
        # that changes under it shows the tooltip of what it lies on then, over what is to be measured.
        actions = [
            {"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 60},
            {"type": "pointerUp", "button": 0},
            {"type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": "viewport"},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": actions}
        self._in_front()("POST", "/actions", actions=[finger])

    def keys(self, text: str) -> None:
        actions = [{"type": kind, "value": sign} for sign in text for kind in ("keyDown", "keyUp")]
        self._in_front()("POST", "/actions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._in_front()("GET", "/screenshot"))

    def resize(self, size: Size) -> None:
        self.size = size
        self._in_front()("POST", "/window/rect", x=0, y=0, width=size.width, height=size.height)

    def scale_text(self, factor: float) -> None:
        self.evaluate("localStorage.setItem('test-text-scale', arguments[0])", str(factor))

    def close(self) -> None:
        self._in_front()("DELETE", "/window")


class WebKit:
    """WebKitWebDriver, its windows, and the screen on which they are."""

    name = "webkit"

    def __init__(self, lang: str = "fr-FR") -> None:
        driver, screen = installed("WebKitWebDriver", _PACKAGES), installed("Xvfb", _PACKAGES)
        python = _python()
        self._lang = lang
        self._home = Path(tempfile.mkdtemp(prefix="companion-webkit-"))
        self._screen, display = _virtual_screen(screen)
        port = free_port()
        environment = os.environ | {
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "HOME": str(self._home),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # the sandbox asks for more than a container gives
        }
        with open(self._home / "said.txt", "wb") as said:
            self._driver = subprocess.Popen(
                [driver, f"--port={port}"], stdout=said, stderr=said, env=environment, start_new_session=True
            )
        self._call = _WebDriver(port)
        _wait(self._call.answers, "WebKitWebDriver does not start")
        args = [str(_HERE / "webkit_window.py"), IPHONE, lang, str(_HERE / "iphone.js")]
        self._call.begin({"webkitgtk:browserOptions": {"binary": python, "args": args}})
        self._call("POST", "/timeouts", script=60_000, pageLoad=180_000)
        #: Stays open: with its last window the browser would end.
        self._first = self._call("GET", "/window")

    def open(self, size: Size = PHONE, lang: str = "fr-FR") -> WebKitTab:
        if lang != self._lang:
            raise ValueError(f"this WebKit speaks {self._lang}; another language takes another browser")
        self._call("POST", "/window", handle=self._first)
        return WebKitTab(self._call, self._call("POST", "/window/new", type="window")["handle"], size)

    def close(self) -> None:
        with contextlib.suppress(EngineError, OSError):
            self._call.end()
        with ending(self._driver), contextlib.suppress(ProcessLookupError):
            os.killpg(self._driver.pid, signal.SIGTERM)
        with ending(self._screen):
            self._screen.terminate()
        shutil.rmtree(self._home, ignore_errors=True)


def _virtual_screen(program: str) -> tuple[subprocess.Popen[bytes], str]:
    """A screen in memory, and its name: the first number that is free."""
    reading, writing = os.pipe()
    command = [program, "-displayfd", str(writing), "-screen", "0", "2000x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with open(reading, encoding="ascii") as told:
        number = told.readline().strip()
    if not number:
        raise EngineError("Xvfb does not start")
    return process, f":{number}"


def _wait(ready: Any, otherwise: str, patience_s: float = 60) -> None:
    deadline = time.monotonic() + patience_s
    while not ready():
        if time.monotonic() > deadline:
            raise EngineError(otherwise)
        time.sleep(0.1)
