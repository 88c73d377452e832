"""What an own game answers, held against what the classes of the program promise."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from app.art.deck_faces import DeckFaces
from app.art.tiles import Tile
from app.bots.judgement import Judgement
from app.engine import Rules
from app.games import GAMES, answers, part
from app.games.answers import UNHELD, broken, promise
from app.games.patience import GUARD, WrongAnswer
from app.table.controller import Controller
from app.table.plain import PlainController
from app.table.prompts import Button, Prompt, Rest
from app.table.signs import Badge, Tag
from app.wording.tellers import Teller
from app.wording.tellers.facts import EveryFactTeller

PARTS: dict[str, type] = {
    "controller": Controller, "faces": DeckFaces, "judgement": Judgement, "telling": Teller, "tile": Tile,
}  # fmt: skip


def derived(base: type, **members: Any) -> type:
    """A class as a file of a game defines it."""
    return type("Mine", (base,), {"__module__": "app.games.my_game.file", **members})


def test_promises_are_read_from_the_annotations_of_methods_properties_and_plain_members() -> None:
    found = {name for name in dir(PlainController) if promise(derived(PlainController), name) is not None}
    assert {"tags", "lines", "capital", "across", "fronts", "plan", "rest"} < found
    assert not {"__init__", "watch", "turn", "no_such"} & found, "they give nothing"
    assert {name for name in dir(Rules) if promise(derived(Rules), name) is not None} == {*UNHELD}
    assert promise(derived(DeckFaces), "symbols") and promise(derived(EveryFactTeller), "log")
    assert promise(derived(Judgement), "levels") and not promise(derived(Judgement), "quick")


@pytest.mark.parametrize("game", GAMES)
def test_the_games_of_the_program_keep_what_is_promised(game: str) -> None:
    for name, base in PARTS.items():
        made: type | None = part(game, name, base)
        assert made is None or list(broken(made)) == []


SEVEN: Any = 7
FITS: dict[str, list[Any]] = {
    "tags": [[], [Tag("3")], (Tag("3"),)],
    "most_badge": [1, 2.5],
    "badge_line": ["", "3"],
    "points": [None, 3],
    "label_room": [(0.0, 0), [1, 2.0]],
    "states": [{}],
    "rest": [Rest(), Rest(ms=400)],
    "prompt": [Prompt("x", buttons=(Button("a", menu=(Button("b"),)),))],
    "out": [set(), (1,), [0], frozenset({1})],
    "ends": [{}],
    "rounds_are": ["deals"],
}
MISFITS: dict[str, list[tuple[Any, str]]] = {
    "tags": [(None, "None"), ("x", "str"), (7, "int"), ([7], "list of int"), ({Tag("3")}, "set"),
             ([Tag(SEVEN)], "list of Tag with text int"), (iter([]), "list_iterator")],
    "most_badge": [("1", "str"), (None, "None")],
    "badge_line": [(None, "None"), (["3"], "list")],
    "points": [("3", "str")],
    "label_room": [((1.0,), "tuple"), ((1.0, "2"), "tuple of str"), ("ab", "str")],
    "states": [({"hand.0": "lit"}, "dict of str"), ([], "list")],
    "rest": [(400, "int"), (Rest(words=SEVEN), "Rest with words int"), (Rest(passes=SEVEN), "Rest with passes int")],
    "badge": [(Badge(SEVEN), "Badge with name int")],
    "prompt": [(Prompt("x", buttons=(Button("a", menu=(Button(SEVEN),)),)),
                "Prompt with buttons tuple of Button with menu tuple of Button with label int")],
    "out": [("01", "str"), ([None], "list of None")],
    "ends": [({"to:won": "turn"}, "dict of str"), ((), "tuple")],
    "rounds_are": [("turns", "str")],
}  # fmt: skip


def test_what_fits_and_what_does_not() -> None:
    mine = derived(PlainController)

    def misfit(name: str, value: Any) -> str:
        promised = promise(mine, name)
        assert promised is not None, name
        return promised.misfit(value)

    assert not {name: found for name, values in FITS.items() for one in values if (found := misfit(name, one))}
    for name, values in MISFITS.items():
        assert [misfit(name, one) for one, _ in values] == [said for _, said in values], name


def test_plain_members_are_held_to_their_kind() -> None:
    assert list(broken(derived(PlainController, dealt="hand", fronts=("laid",), across=7, tags=lambda self: 7))) == [
        "`dealt` is Collection[str], not str"
    ]
    assert list(broken(derived(Tile, tint=5))) == ["`tint` is str, not int"]
    assert list(broken(derived(Judgement, levels=7))) == ["`levels` is Sequence[str], not int"]


OWN = """
from app.table.plain import PlainController

class Base(PlainController):
    def __init__(self): pass
    lines = property(lambda self: "high")
    def called(self, seat): return 7

class Mine(Base):
    def called(self, seat): return super().called(seat)
    def badge_line(self, view, seat): return 7 if seat else ""
"""


def test_a_property_and_a_method_inherited_within_the_game_are_held_to_the_same_promise() -> None:
    module = ModuleType("app.games.my_game.controller")
    exec(OWN, vars(module))
    GUARD.cover(module)
    mine = module.Mine()
    with pytest.raises(WrongAnswer, match="`lines` gives float, not str"):
        _ = mine.lines
    with pytest.raises(WrongAnswer, match="`called` gives str, not int") as raised:
        mine.called(0)
    assert raised.value.code is module.Base.called.__wrapped__.__code__, "the method that has answered it"
    assert mine.badge_line(None, 0) == ""
    with pytest.raises(WrongAnswer):
        mine.badge_line(None, 1)


def test_an_answer_is_looked_into_only_as_far_as_its_kind_is_known() -> None:
    assert answers.misfit(Any)(7) == "" and answers.misfit(list)([7, "x"]) == "" and answers.misfit(str)("") == ""
