"""Import contracts of our own, for import-linter: the order of all modules, and that none goes in a circle.

Its layers cannot say that the screens of a game stand above the user interface and the rest of the same package below.
"""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter

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
        """Find a way from a module back to itself, where there is one."""
        imports = {module: graph.find_modules_directly_imported_by(module) for module in sorted(graph.modules)}
        circles = []
        try:
            TopologicalSorter(imports).prepare()
        except CycleError as error:
            circles = [sorted({*error.args[1]})]
        return ContractCheck(kept=not circles, metadata={"circles": circles})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the modules of the circle."""
        for circle in check.metadata["circles"]:
            output.print_error("These import one another in a circle: " + ", ".join(circle))


def _pattern(floor: str) -> re.Pattern[str]:
    """Compile a floor's expressions into what matches its modules and everything inside of them."""
    names = [re.escape(name.strip()).replace(r"\*", r"[^.]+") for name in floor.split("|")]
    return re.compile(rf"(?:{'|'.join(names)})(?:\.|$)")
