"""What signs mean, one sentence each: said while one is pointed at, pressed for long, or under the cursor.

A sign that its controller gave a sentence keeps it. For the others it is the first message that exists of
`<game>.about.<kind>.<tone>`, `<game>.about.<kind>` and `about.<kind>`. No Qt.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.table.datum import varied
from app.table.prompts import SEAT
from app.table.signs import (
    ABOUT,
    Badge,
    Caption,
    CardSign,
    DropPlace,
    Figure,
    Note,
    Onward,
    Orbit,
    PlacedSign,
    Sign,
    SuitPlate,
    Tag,
)
from app.wording import has, t

PLAIN = (Caption, DropPlace, Note)
"""Signs that consist only of words and need no explanation."""


def kind(sign: Sign) -> str:
    """The kind of a sign in the messages about it."""
    return type(sign).__name__.lower()


def meaning(game: str, sign: Sign) -> str:
    """What a sign does or means, in one sentence; empty if it is plain words or has no message."""
    if isinstance(sign, PlacedSign) and sign.says:
        return sign.says
    if isinstance(sign, PLAIN):
        return ""
    match sign:
        case Tag():
            variant: str = sign.tone
        case SuitPlate():
            variant = "suit" if sign.suit else ""
        case Figure():
            variant = "plate" if sign.plate else "lit" if sign.lit else ""
        case Badge():
            variant = "out" if sign.out else "computer" if sign.computer else "own" if sign.own else ""
        case _:
            variant = ""
    name = kind(sign)
    tried = [f"{game}.about.{name}.{variant}", f"{game}.about.{name}", f"about.{name}.{variant}", f"about.{name}"]
    found = next((one for one in tried if has(one)), "")
    return t(found) if found else ""


def meant(game: str, signs: Sequence[Sign]) -> list[Sign]:
    """The signs of a controller, each with its sentence and with the command that pointing at it triggers."""
    found: list[Sign] = []
    for sign in signs:
        says = meaning(game, sign)
        if not says or not isinstance(sign, PlacedSign) or sign.says:
            found.append(sign)
            continue
        about = sign.target.removeprefix(SEAT) if isinstance(sign, Badge) else "".join(sign.words[:1])
        # A ring round the whole table cannot be pointed at, and the keyboard does not stop at the pieces of an
        # `Onward`.
        command = sign.command or ("" if isinstance(sign, Orbit | Onward) else f"{ABOUT}{kind(sign)}.{about}")
        found.append(varied(sign, says=says, command=command))
    return found


def noted(sign: PlacedSign) -> Note:
    """What is shown beside a sign that has a sentence: its first line as a title, and the sentence.

    A bare figure is no title, because the sentence says what it counts. A name that was shortened is given in full.
    """
    title = sign.words[0].split("\n")[0] if sign.words else ""
    if isinstance(sign, Badge) and sign.whole:
        title = sign.whole
    return Note(title if any(letter.isalpha() for letter in title) else "", (sign.says,))


def on_card(game: str, signs: Sequence[Sign]) -> str:
    """What the signs on one card mean, one sentence after the other."""
    return " ".join(dict.fromkeys(filter(None, (meaning(game, sign) for sign in signs if isinstance(sign, CardSign)))))
