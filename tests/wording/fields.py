"""The fields of the messages' templates."""

from __future__ import annotations

from string import Formatter


def fields_of(template: str) -> list[tuple[str, str]]:
    """Return a template's fields, name and kind, in order; those within a kind follow it, with an empty kind."""
    found: list[tuple[str, str]] = []
    for _, field, spec, _ in Formatter().parse(template):
        if field is not None:
            found.append((field, spec or ""))
            found += fields_of(spec or "")
    return found
