"""For mypy: a Flet component may be called with ``key``, which its decorator takes off before the function sees it.

Flet's own types do not say so, and without this every list of components would be an error, or its arguments unchecked.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import ARG_NAMED_OPT, ARG_STAR2
from mypy.plugin import FunctionContext, Plugin
from mypy.types import AnyType, CallableType, Type, TypeOfAny, get_proper_type

DECORATOR = "flet.components.component_decorator.component"


def with_key(context: FunctionContext) -> Type:
    """The decorated function's type, and one more argument by name."""
    made = get_proper_type(context.default_return_type)
    if not isinstance(made, CallableType) or "key" in made.arg_names:
        return made
    place = len(made.arg_kinds) - (1 if ARG_STAR2 in made.arg_kinds else 0)
    types, kinds, names = list(made.arg_types), list(made.arg_kinds), list(made.arg_names)
    types.insert(place, AnyType(TypeOfAny.explicit))
    kinds.insert(place, ARG_NAMED_OPT)
    names.insert(place, "key")
    return made.copy_modified(arg_types=types, arg_kinds=kinds, arg_names=names)


class Flet(Plugin):
    """Knows Flet's decorator of components."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        """What mypy asks for each call."""
        return with_key if fullname == DECORATOR else None


def plugin(version: str) -> type[Plugin]:
    """What mypy looks for."""
    return Flet
