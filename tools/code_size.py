"""Counts the code of ``companion``: lines without comments, docstrings and blanks, and statements, for each package.

python tools/code_size.py [FOLDER]
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1] / "companion"
_LAYOUT = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER,
}  # fmt: skip
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def count_lines(source: str, tree: ast.Module) -> int:
    """Count the lines that hold code."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in _LAYOUT:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node) is not None:
            lines.difference_update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    return len(lines)


def name_package(path: Path) -> str:
    """Return the package to which a file counts: its floor, or its game."""
    first, *rest = path.parts
    if not rest:
        return "(beside them)"
    if first == "games" and len(rest) > 1:
        return f"games/{rest[0]}" + ("/views" if "views" in rest else "")
    return first


def main(root: Path = ROOT) -> None:
    """Print a line for each package, and their sum."""
    lines, statements = Counter[str](), Counter[str]()
    for path in sorted(root.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree, package = ast.parse(source), name_package(path.relative_to(root))
        lines[package] += count_lines(source, tree)
        statements[package] += sum(isinstance(node, ast.stmt) for node in ast.walk(tree))
    for package in sorted(lines):
        print(f"| {package} | {lines[package]:,} | {statements[package]:,} |")
    print(f"| all | {lines.total():,} | {statements.total():,} |")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
