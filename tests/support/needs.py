"""What a test needs of the machine: where it is missing the test is skipped, and fails under CI, where ``.ci/run``
installs it."""

from __future__ import annotations

import os
import shutil
from typing import Final, NoReturn

import pytest

CI: Final = os.environ.get("CI", "").lower() in {"1", "true", "yes"}

#: The programs that tests start by their name, and Debian's package of each; ``.ci/run`` installs them.
PACKAGES: Final = {
    "ip": "iproute2",
    "make": "make",
    "pdftotext": "poppler-utils",
    "setpriv": "util-linux",
}


def need(program: str) -> None:
    """Make sure that a program is there."""
    if shutil.which(program) is None:
        cannot_run(f"no {program} on this machine (Debian: apt-get install {PACKAGES[program]})")


def cannot_run(why: str) -> NoReturn:
    """Skip a test that this machine lacks something for; where changes are checked nothing may be lacking."""
    if CI:
        pytest.fail(f"this test cannot run: {why}")
    pytest.skip(why)
