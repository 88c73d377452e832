"""The exception for a law of the contract that does not hold."""

from __future__ import annotations

from typing import NoReturn


class ContractBroken(AssertionError):
    """A game breaks a law; the text says which, and where."""


def hold(holds: object, law: str) -> None:
    """Raise ContractBroken unless `holds`."""
    if not holds:
        broken(law)


def broken(law: str) -> NoReturn:
    """Raise ContractBroken for this law."""
    raise ContractBroken(law)
