"""Import contracts of our own, for import-linter: the order of all modules, and that none goes in a circle.

Its layers cannot say that the screens of a game stand above the user interface and the rest of the same package below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class FloorsContract(Contract):
    """Each module stands on one floor and imports from its own floor or from those below it, never from above.

    ``floors`` is read from the top down. A floor is one or more module expressions with ``|`` between them; ``*``
    stands for one name. A module belongs to the first floor that names it or a package around it. Every module has to
    belong to one, and every floor has to have some. Imports for type checking count like any other.
    """

    type_name = "floors"

    floors = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find modules without a floor, floors without a module, and imports that run upwards."""
        patterns = [_pattern(floor) for floor in self.floors]  # type: ignore[attr-defined]
        modules = sorted(name for name in graph.modules if not graph.is_module_squashed(name))
        root = min(modules, key=len)
        floor_of = {
            module: next((number for number, pattern in enumerate(patterns) if pattern.match(module)), None)
            for module in modules
            if module != root
        }
        homeless = sorted(module for module, floor in floor_of.items() if floor is None)
        empty = [floor for number, floor in enumerate(self.floors) if number not in floor_of.values()]  # type: ignore
        upward = [
            (importer, imported)
            for importer, floor in floor_of.items()
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if floor is not None and (above := floor_of.get(imported)) is not None and above < floor
        ]
        return ContractCheck(
            kept=not (homeless or empty or upward),
            metadata={"homeless": homeless, "empty": empty, "upward": upward},
        )

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each of them on a line of its own."""
        for module in check.metadata["homeless"]:
            output.print_error(f"{module} stands on no floor: name it in the contract.")
        for floor in check.metadata["empty"]:
            output.print_error(f"No module stands on the floor {floor}.")
        for importer, imported in check.metadata["upward"]:
            output.print_error(f"{importer} imports {imported}, which stands above it.")


class AcyclicContract(Contract):
    """No module imports itself, however long the way around. Imports for type checking count like any other."""

    type_name = "acyclic"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find the sets of modules that all reach one another."""
        circles = sorted(_circles(graph))
        return ContractCheck(kept=not circles, metadata={"circles": circles})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the modules of each circle."""
        for circle in check.metadata["circles"]:
            output.print_error("These import one another in a circle: " + ", ".join(circle))


def _pattern(floor: str) -> re.Pattern[str]:
    """Compile a floor's expressions into what matches its modules and everything inside of them."""
    names = [re.escape(name.strip()).replace(r"\*", r"[^.]+") for name in floor.split("|")]
    return re.compile(rf"(?:{'|'.join(names)})(?:\.|$)")


def _circles(graph: ImportGraph) -> Iterator[list[str]]:
    """Yield the strongly connected components of more than one module (Tarjan's algorithm, without recursion)."""
    below = {
        module: [name for name in sorted(graph.find_modules_directly_imported_by(module)) if name in graph.modules]
        for module in sorted(graph.modules)
        if not graph.is_module_squashed(module)
    }
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    for start in below:
        if start in index:
            continue
        work: list[tuple[str, Iterator[str]]] = []
        _enter(start, below, index, low, stack, work)
        while work:
            module, rest = work[-1]
            following: Any = next((name for name in rest if name in below), None)
            if following is None:
                work.pop()
                if work:
                    above = work[-1][0]
                    low[above] = min(low[above], low[module])
                if low[module] == index[module]:
                    at = stack.index(module)
                    found = sorted(stack[at:])
                    del stack[at:]
                    if len(found) > 1:
                        yield found
            elif following not in index:
                _enter(following, below, index, low, stack, work)
            elif following in stack:
                low[module] = min(low[module], index[following])


def _enter(
    module: str,
    below: dict[str, list[str]],
    index: dict[str, int],
    low: dict[str, int],
    stack: list[str],
    work: list[tuple[str, Iterator[str]]],
) -> None:
    """Number a module and begin with what it imports."""
    index[module] = low[module] = len(index)
    stack.append(module)
    work.append((module, iter(below[module])))
