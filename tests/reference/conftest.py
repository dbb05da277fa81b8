"""The reference of this checkout, made once."""

from __future__ import annotations

import pytest

from companion.content import content_root
from companion.exchange.rules import load_reference
from companion.reference.reference import Reference


@pytest.fixture(scope="session")
def reference() -> Reference:
    return load_reference(content_root())
