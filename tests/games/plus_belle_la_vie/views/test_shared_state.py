"""What a table shares is the table's: a device keeps only what somebody is just typing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from companion.games.plus_belle_la_vie import views

VIEWS = sorted(Path(views.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.stem)
def test_what_a_device_keeps_by_itself_is_only_what_is_typed_there(path: Path) -> None:
    assert "kept.put_text(" not in path.read_text("utf-8")
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        kept = {
            name.id
            for line in function.body
            if isinstance(line, ast.Assign) and "use_half_typed(" in ast.unparse(line.value)
            for target in line.targets
            if isinstance(target, ast.Tuple) and isinstance(name := target.elts[0], ast.Name)
        }
        typed = {
            name.id
            for call in ast.walk(function)
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "text_field"
            for name in ast.walk(call)
            if isinstance(name, ast.Name)
        }
        assert kept <= typed, f"{function.name}: others at the table do not see {sorted(kept - typed)}"
