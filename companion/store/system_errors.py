"""Translates errors of the system into our own messages: the system's texts are in its language, not the reader's."""

from __future__ import annotations

import errno
import socket
from typing import Final

from companion.table.message import Message, say

#: Errors that people can do something about: message id to names in ``errno`` (Windows lacks some of them).
_ERROR_NAMES: Final = {
    "system-full": ("ENOSPC", "EDQUOT"),
    "system-forbidden": ("EACCES", "EPERM"),
    "system-read-only": ("EROFS",),
    "system-missing": ("ENOENT", "ENXIO", "ENODEV"),
    "system-exists": ("EEXIST", "ENOTEMPTY"),
    "system-folder": ("EISDIR",),
    "system-not-a-folder": ("ENOTDIR",),
    "system-failing": ("EIO", "ESTALE"),
    "system-busy": ("EBUSY", "ETXTBSY", "EAGAIN", "EDEADLK"),
    "system-too-many-open": ("EMFILE", "ENFILE"),
    "system-too-large": ("EFBIG",),
    "system-name-too-long": ("ENAMETOOLONG", "ELOOP"),
    "system-no-memory": ("ENOMEM",),
    "system-invalid": ("EINVAL", "EILSEQ"),
    "system-other-disk": ("EXDEV",),
    "system-taken": ("EADDRINUSE",),
    "system-not-ours": ("EADDRNOTAVAIL", "EAFNOSUPPORT"),
    "system-unreachable": ("ENETUNREACH", "EHOSTUNREACH", "ENETDOWN"),
    "system-refused": ("ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE"),
    "system-timeout": ("ETIMEDOUT",),
}
_MESSAGE_IDS: Final = {
    getattr(errno, name): id_ for id_, names in _ERROR_NAMES.items() for name in names if hasattr(errno, name)
}


def describe_system_error(error: BaseException) -> Message:
    """Return the message that says why the system refused something, to be put into another message.

    An error without a message of its own keeps its code or the name of its class, for whoever is asked for help.
    """
    if isinstance(error, TimeoutError):
        return say("system-timeout")
    if isinstance(error, socket.gaierror):
        return say("system-not-ours")
    number = getattr(error, "errno", None)
    if number in _MESSAGE_IDS:
        return say(_MESSAGE_IDS[number])
    code = errno.errorcode.get(number, str(number)) if isinstance(number, int) else type(error).__name__
    return say("system-other", code=code)
