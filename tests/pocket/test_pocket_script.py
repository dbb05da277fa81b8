"""The pocket page's script, run without a browser: a page of few elements, a socket, and what is written on them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import playwright

from companion.pocket.routes import ASSETS

_STUB = """
const heard = {}, elements = {};
const element = (id) => ({
  id, textContent: '', className: '', hidden: false, style: {}, lang: '',
  classList: { add() {}, remove() {} }, addEventListener() {}, setAttribute(name, value) { this[name] = value; },
  getAttribute(name) { return name === 'data-settings' ? '{}' : this[name]; },
  removeAttribute(name) { delete this[name]; },
  appendChild: (child) => child, closest() { return this; },
});
const byId = (id) => elements[id] = elements[id] || element(id);
globalThis.window = globalThis;
globalThis.location = { pathname: '/p/ABCD', protocol: 'http:', host: 'table' };
globalThis.document = {
  body: byId('body'), documentElement: byId('root'), getElementById: byId, querySelectorAll: () => [],
  addEventListener(name, then) { heard[name] = then; }, createTextNode: () => element(''), createElement: element,
};
globalThis.addEventListener = () => {};
globalThis.WebSocket = class { constructor() { globalThis.socket = this; this.readyState = 1; } send() {} };
const tell = (message) => socket.onmessage({ data: JSON.stringify(message) });
%s
socket.onopen();
tell({ words: { sending: 'Sending' }, screen: { names: [], seats: 'Seats', parts: [], foot: [] } });
const told = [byId('seats').textContent];
heard.click({ target: byId('seats') });
setTimeout(() => {
  told.push(byId('seats').textContent);
  tell({ n: 1 });
  console.log(JSON.stringify([...told, byId('seats').textContent]));
  process.exit();
}, 300);
"""


def test_a_button_that_waited_for_its_answer_has_its_text_again() -> None:
    node = Path(playwright.__file__).parent / "driver" / "node"
    program = _STUB % (ASSETS / "pocket.js").read_text(encoding="utf-8")
    done = subprocess.run([node, "-e", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ["Seats", "Sending", "Seats"]
