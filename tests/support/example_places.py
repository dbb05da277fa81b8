"""Which worked examples a page of the rules asks for."""

from __future__ import annotations

from companion.reference.markdown import fill_in_examples


def example_names(body: str) -> tuple[str, ...]:
    """Return the names of the worked examples in a body, in their order."""
    names = list[str]()

    def note(name: str) -> str:
        names.append(name)
        return ""

    fill_in_examples(body, note)
    return tuple(names)
