"""Runs ``companion serve`` and prints to the terminal while a group plays."""

from __future__ import annotations

import io
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import segno

from companion.hub.hub import Hub
from companion.network.addresses import EVERYWHERE, find_reachable, own_url, parse_public_url, strip_brackets, url
from companion.table.message import Message, say
from companion.text.encoding import can_encode, encoding_of, show
from companion.text.words import Words

if TYPE_CHECKING:
    from companion.hosted.house import House

#: How long (s) to wait for the first phone before the terminal says what may block it.
HINT_AFTER_S = 60


def serve(
    *,
    host: str,
    port: int,
    data: Path | None,
    words: Words,
    open_browser: bool,
    public: str = "",
    behind_proxy: bool = False,
    named: bool = True,
    proxies: Sequence[str] = (),
) -> int:
    """Serve until Ctrl-C and return the exit status; a failure is printed as a message.

    ``named``: also register a name in the network (:mod:`companion.network.stable_name`). ``proxies``: the addresses of
    proxies on other machines through which phones come.
    """
    from companion.server.bootstrap import build, open_folder
    from companion.store.errors import FolderError
    from companion.store.log import start_log
    from companion.ui.web import AddressRefused, PortTaken, run

    host = strip_brackets(host)
    if public:
        try:
            public = parse_public_url(public)
        except ValueError:
            return _print_failure(words, say("serve-url-wrong", url=public))
    try:
        folder = open_folder(data)
    except FolderError as error:
        return _print_failure(words, error.message)
    with folder:
        start_log(folder)
        for notice in folder.notices.all():
            show(words.say(notice))
        folder.notices.listen(lambda notice: show(words.say(notice)))
        application = build(
            folder,
            port=port,
            host=host,
            lang=words.lang,
            public=public,
            behind_proxy=behind_proxy,
            # The name would lead to this machine's own address and port; a proxy or a container has others.
            named=(lambda url: show(words.say(say("serve-name", url=f"{url}/"))))
            if named and not (public or behind_proxy)
            else None,
        )

        def announce() -> None:
            """Print the addresses and the QR code, and open the browser if asked to; have a hint printed later if no
            phone has come."""
            show(announcement(words, port, application.hub, host, public=public))
            hint = threading.Timer(HINT_AFTER_S, _print_hint, (words, application.services))
            hint.daemon = True
            hint.start()
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(f"{own_url(host, port)}/",), daemon=True).start()

        try:
            run(application.app, host=host, port=port, started=announce, proxies=proxies)
        except (PortTaken, AddressRefused) as error:
            return _print_failure(words, error.message)
    show(words.say(say("serve-stopped")))
    return 0


def serve_many(
    *,
    nats: str,
    workers: int,
    host: str,
    port: int,
    inside: str,
    data: Path,
    words: Words,
    public: str,
    behind_proxy: bool,
    club: bool = True,
    proxies: Sequence[str] = (),
) -> int:
    """Serve with several processes until Ctrl-C and return the exit status; a failure is printed as a message.

    ``inside``: the address at which fronts reach the workers. ``club``: opening a table needs the club's code, which is
    printed.
    """
    try:
        from companion.server.hosted import serve_hosted
    except ModuleNotFoundError as missing:
        if missing.name != "nats":
            raise
        return _print_failure(words, say("serve-no-hosted"))
    from companion.ui.web import AddressRefused, PortTaken
    from companion.ui.web.server import LOOPBACK

    if public:
        try:
            public = parse_public_url(public)
        except ValueError:
            return _print_failure(words, say("serve-url-wrong", url=public))

    def announce(house: House) -> None:
        """Print the address and the codes of the installation."""
        show(words.say(say("serve-ready")))
        show(f"  {public or own_url(host, port)}/")
        if club:
            show(words.say(say("serve-club-code", code=_space_out(house.club_code))))
        show(words.say(say("serve-host-code", code=_space_out(house.host_code))))
        show(words.say(say("serve-stop")))

    try:
        failure = serve_hosted(
            nats=nats,
            workers=workers,
            host=strip_brackets(host),
            port=port,
            inside=strip_brackets(inside),
            data=data,
            language=words,
            public=public,
            club=club,
            proxies=(*LOOPBACK, *proxies) if behind_proxy else (),
            on_started=announce,
        )
    except (PortTaken, AddressRefused) as error:
        return _print_failure(words, error.message)
    if failure is not None:
        return _print_failure(words, failure)
    show(words.say(say("serve-stopped")))
    return 0


def announcement(words: Words, port: int, hub: Hub, host: str = "", *, public: str = "") -> str:
    """Return the text that tells people where phones find this server.

    It contains every address with its network, the codes of the open tables, and the QR code of the likeliest address
    (which leads to tonight's table, if there is one). ``host``: the only address to listen on; ``public``: the only URL
    to show.
    """
    host_code_line = words.say(say("serve-host-code", code=_space_out(hub.host_code)))
    reachable = [(url(ip, port), name) for name, ip in find_reachable(host)]
    if public:
        lines = [words.say(say("serve-ready")), f"  {public}/"]
    elif reachable:
        lines = [words.say(say("serve-ready"))]
        lines += [words.say(say("serve-address", url=f"{address}/", network=name)) for address, name in reachable]
    else:
        message_id = "serve-no-network" if host in EVERYWHERE else "serve-only-here"
        return "\n".join((words.say(say(message_id, url=f"{own_url(host, port)}/", host=host)), host_code_line))
    for table in hub.open_tables():
        names = tuple(seat.name for seat in table.state.playing)
        lines.append(words.say(say("serve-table", code=table.state.code, names=names, count=len(names))))
    tonight = hub.find_tonight()
    path = f"join/{hub.invitation(tonight)}" if tonight is not None else ""
    picture = draw_qr(f"{public or reachable[0][0]}/{path}", encoding_of(sys.stdout) if sys.stdout else "ascii")
    lines += [picture, host_code_line, words.say(say("serve-stop"))]
    return "\n".join(lines)


def _space_out(code: str) -> str:
    """Return a code as it is read aloud, in two halves."""
    half = len(code) // 2
    return f"{code[:half]} {code[half:]}"


def draw_qr(target: str, encoding: str) -> str:
    """Return a QR code for a terminal: in half blocks, or in ASCII if the encoding lacks them."""
    code = segno.make(target, error="l", micro=False)
    out = io.StringIO()
    code.terminal(out=out, compact=True, border=2)
    picture = out.getvalue().rstrip("\n")
    if can_encode(picture, encoding):
        return picture
    # Terminals write light on dark: a dark module of the code is a blank.
    return "\n".join("".join("  " if dark else "##" for dark in row) for row in code.matrix_iter(border=2))


def _print_hint(words: Words, services: object) -> None:
    """Print what may block phones, if none has come so far."""
    if not getattr(services, "phone_seen", True):
        show(words.say(say("serve-no-phone")))


def _print_failure(words: Words, message: Message) -> int:
    """Print the message to standard error; return status 1."""
    show(words.say(message), sys.stderr)
    return 1
