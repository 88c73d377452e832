"""The exception for a law of the contract that does not hold."""

from __future__ import annotations

from typing import NoReturn


class ContractBroken(AssertionError):
    """A game breaks a law; the text says which, and where. `law` is its code, if simulations check it too (`LAWS`)."""

    def __init__(self, text: str, law: str = "") -> None:
        """Store the text and the code."""
        super().__init__(text)
        self.law = law


def hold(holds: object, text: str, law: str = "") -> None:
    """Raise ContractBroken, with this text and the law's code, unless `holds`."""
    if not holds:
        broken(text, law)


def broken(text: str, law: str = "") -> NoReturn:
    """Raise ContractBroken with this text and the law's code."""
    raise ContractBroken(text, law)
