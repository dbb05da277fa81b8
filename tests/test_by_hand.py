"""What is run by hand only (benches, contact sheets) still begins: a rename breaks its imports, and no other test sees
that."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import tests.bench
import tests.screens

MODULES = sorted(
    name
    for package in (tests.bench, tests.screens)
    for _, name, _ in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")
)


@pytest.mark.parametrize("module", MODULES)
def test_it_can_be_imported(module: str) -> None:
    importlib.import_module(module)
