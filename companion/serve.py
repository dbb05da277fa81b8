"""``companion serve``: what the terminal says while a group plays."""

from __future__ import annotations

import io
import sys
import threading
import webbrowser
from pathlib import Path

import segno

from companion.hub.hub import Hub
from companion.network import EVERYWHERE, own_url, reached, url
from companion.table.message import Message, say
from companion.words import Words

#: How long a table waits for its first phone before the terminal says what may keep it away, in seconds.
HINT_AFTER_S = 60


def serve(*, host: str, port: int, data: Path | None, words: Words, open_browser: bool) -> int:
    """Serve until Ctrl-C; the exit status. What goes wrong is said in a sentence."""
    from companion.bootstrap import build, open_folder
    from companion.store.log import start_log
    from companion.store.trouble import FolderError
    from companion.ui.web import AddressRefused, PortTaken, run

    try:
        folder = open_folder(data)
    except FolderError as error:
        return _failed(words, error.message)
    with folder:
        start_log(folder)
        for notice in folder.notices.all():
            print(words.say(notice))
        folder.notices.listen(lambda notice: print(words.say(notice), flush=True))
        application = build(folder, port=port, host=host, lang=words.lang)

        def started() -> None:
            print(announcement(words, port, application.hub, host), flush=True)
            hint = threading.Timer(HINT_AFTER_S, _hint, (words, application.services))
            hint.daemon = True
            hint.start()
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(f"{own_url(host, port)}/",), daemon=True).start()

        try:
            run(application.app, host=host, port=port, started=started)
        except (PortTaken, AddressRefused) as error:
            return _failed(words, error.message)
    print(words.say(say("serve-stopped")))
    return 0


def announcement(words: Words, port: int, hub: Hub, host: str = "") -> str:
    """Where phones find this server: every address with its network, the codes of the tables that are open again, and
    the QR code of the likeliest address (and of tonight's table, where there is one). ``host``: the only address that
    it listens on."""
    half = len(hub.host_code) // 2
    lead = words.say(say("serve-host-code", code=f"{hub.host_code[:half]} {hub.host_code[half:]}"))
    addresses = reached(host)
    if not addresses:
        alone = "serve-no-network" if host in EVERYWHERE else "serve-only-here"
        return "\n".join((words.say(say(alone, url=f"{own_url(host, port)}/", host=host)), lead))
    lines = [words.say(say("serve-ready"))]
    lines += [words.say(say("serve-address", url=f"{url(ip, port)}/", network=name)) for name, ip in addresses]
    for table in hub.open_tables():
        names = tuple(seat.name for seat in table.state.playing)
        lines.append(words.say(say("serve-table", code=table.state.code, names=names, count=len(names))))
    tonight = hub.tonight()
    path = f"join/{tonight.state.code}" if tonight is not None else ""
    code = io.StringIO()
    target = f"{url(addresses[0][1], port)}/{path}"
    segno.make(target, error="l", micro=False).terminal(out=code, compact=True, border=2)
    picture = code.getvalue().rstrip("\n")
    # A terminal that cannot show the blocks gets the addresses alone.
    encoding = sys.stdout.encoding or "ascii"
    if picture.encode(encoding, "ignore").decode(encoding) == picture:
        lines.append(picture)
    lines += [lead, words.say(say("serve-stop"))]
    return "\n".join(lines)


def _hint(words: Words, services: object) -> None:
    if not getattr(services, "phone_seen", True):
        print(words.say(say("serve-no-phone")), flush=True)


def _failed(words: Words, message: Message) -> int:
    print(words.say(message), file=sys.stderr)
    return 1
