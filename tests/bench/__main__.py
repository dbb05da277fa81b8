"""``make bench``: every figure that the project has set itself, beside something plain in the same run.

Each module here that has ``rows()`` gives rows: ``name``; a figure (``ms``, ``bytes`` or ``n``); what it stands beside
(``beside``) and that one's figure (``beside_ms`` …); ``ratio``; ``goal``; ``met`` (None where there is no goal);
``misses``, which are listed below the table.
Figures of one run are compared with each other, never with another machine's. ``python -m tests.bench NAME …`` runs
some alone.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
import traceback
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import tests.bench as here

UNITS = {"ms": "ms", "bytes": "bytes", "n": "", "points": "points", "percent": "%"}
OUT = Path(__file__).parents[2] / ".bench"


def modules(wanted: list[str]) -> list[str]:
    """The modules with rows, in the order of their names."""
    names = sorted(found.name for found in pkgutil.iter_modules(here.__path__) if not found.name.startswith("_"))
    unknown = set(wanted) - set(names)
    if unknown:
        sys.exit(f"no such bench: {', '.join(sorted(unknown))} (there are {', '.join(names)})")
    return [name for name in names if name in wanted or not wanted]


def figure(row: dict[str, Any], prefix: str = "") -> str:
    """The row's own figure, or with the prefix ``beside_`` the other one's, with its unit."""
    for key, unit in UNITS.items():
        value = row.get(prefix + key)
        if value is not None:
            return f"{value:,} {unit}".strip()
    return ""


def shown(name: str, rows: list[dict[str, Any]]) -> Table:
    """One module's rows as a table for the terminal."""
    table = Table(title=name, title_justify="left", expand=False)
    for heading, justify in (
        ("what", "left"),
        ("here", "right"),
        ("beside", "right"),
        ("ratio", "right"),
        ("goal", "left"),
        ("met", "left"),
    ):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]
    for row in rows:
        other = figure(row, "beside_")
        met = {True: "yes", False: "[bold red]no[/]", None: ""}[row.get("met")]
        beside = f"{other}\n{row.get('beside', '')}".strip()
        ratio = f"{row['ratio']:.2f}×" if row.get("ratio") is not None else ""
        table.add_row(row["name"], figure(row), beside, ratio, row.get("goal", ""), met)
    return table


def main() -> int:
    """Prints the tables and leaves the rows in ``.bench/rows.json``; 1 where a module broke, not for a missed goal."""
    console = Console(width=120 if not sys.stdout.isatty() else None)
    everything: dict[str, list[dict[str, Any]]] = {}
    broken = 0
    for name in modules(sys.argv[1:]):
        module = importlib.import_module(f"tests.bench.{name}")
        if not hasattr(module, "rows"):
            continue
        try:
            everything[name] = module.rows()
        except Exception:
            traceback.print_exc()
            broken += 1
            continue
        console.print(shown(name, everything[name]))
        for miss in dict.fromkeys(miss for row in everything[name] for miss in row.get("misses", ())):
            console.print(f"  missed: {miss}", markup=False, highlight=False)
    OUT.mkdir(exist_ok=True)
    (OUT / "rows.json").write_text(json.dumps(everything, indent=1, ensure_ascii=False), encoding="utf-8")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
