"""TriShape at the table: what a person sees on the cloth (canon 9)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine import Action, Fact, Position, new_game, play, position_from_json, view
from app.engine.cards import RANKS
from app.games import GAMES
from app.games.trishape.controller import GIVES, POINTS, TriShapeController
from app.table import overlay
from app.table.geometry import INSET, Board
from app.table.meanings import noted
from app.table.measures import words_room
from app.table.prompts import Ref, Rest
from app.table.signs import ABOUT, Caption, Note, PlacedSign
from app.table.stage import Stage
from app.wording import t, use
from app.wording.bidi import bare, card_text
from app.wording.sentences import log_lines
from tests.shell.at_table import click
from tests.table.invented import Table
from tests.table.laid import (
    MORE_SIZES,
    SIZES,
    TOUCH,
    acted,
    bare_stage,
    course,
    hover,
    lay,
    moments,
    seated,
    surface_of,
    things,
)
from tests.table.retold import in_sight

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("size", [(674, 366), *SIZES])
def test_the_names_of_the_piles_stand_apart(size: tuple[int, int], language: str) -> None:
    # The first is the small window with the largest text.
    use(language)
    board, p = Board(float(size[0]), float(size[1]), rtl=language == "he"), course("trishape", 1)[8]
    one = TriShapeController(p.game, 0, {0: "Noa"})
    now = view(p, 0)
    one.watch(now)
    suits = {t(f"trishape.label.pile.{suit}") for suit in "CDHS"}
    names = [sign for sign in one.signs(now, board) if isinstance(sign, Caption) and sign.text in suits]
    spans = sorted((sign.x * board.width, words_room("name", sign.text)[0]) for sign in names)
    free = [after - wider / 2 - before - wide / 2 for (before, wide), (after, wider) in pairwise(spans)]
    assert len(free) == 3 and min(free) >= 16, free


@pytest.mark.parametrize("size", SIZES)
def test_what_a_pile_gives_is_read_beside_the_brackets_over_threes(size: tuple[int, int]) -> None:
    # The word on a bracket lay over the caption of a long pile.
    stage = bare_stage()
    seen = 0
    for p in course("trishape", 1)[::2]:
        now = view(p, 0)
        one = TriShapeController(p.game, 0, {0: "Noa"})
        if not one.point_suits(now):
            continue
        lay(stage, one, now, size)
        found = things(stage)
        brackets = [thing.around for thing in found if thing.name.startswith("bracket")]
        captions = [thing.around for thing in found if thing.name.startswith(("count", "name"))]
        assert brackets and captions, [thing.name for thing in found]
        seen += 1
        for box in brackets:
            for other in captions:
                assert box.overlap(other) <= TOUCH, (size, box, other)
    assert seen > 2


def test_what_a_pile_returns_and_to_where_is_said_at_the_place_by_mouse_and_keys(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()

    def note_of(sign: PlacedSign) -> Note:
        said.append(sign.says)
        return noted(sign)

    monkeypatch.setattr(overlay, "noted", note_of)
    p = at(["2C", "3C"], **{"pile.H": ["5H", "6H", "7H"]})
    surface = surface_of(qtbot, TriShapeController(p.game, 0, {0: "Noa"}), view(p, 0))
    says = t("trishape.label.does.gives")
    told = {sign.command: box for sign, box in surface.stage.overlay.pressable() if sign.says == says}
    assert {command.removeprefix(ABOUT) for command in told} == {"pile.H", "brings"}
    for command, box in told.items():
        hover(surface, surface.mapFromScene(QPointF(*box.middle)))
        assert said.pop() == says and not said
        hover(surface, QPoint(2, 2))
        assert Ref(command) in surface.reachable()


@pytest.mark.parametrize(("language", "word"), [("en", "return"), ("he", "מחזיר")])
def test_what_a_pile_returns_is_said_to_be_for_the_next_hand_with_the_same_word(language: str, word: str) -> None:
    use(language)
    p = at(["2C", "3C"], **{"pile.H": ["5H", "6H", "7H"]})
    one = TriShapeController(p.game, 0, {0: "Noa"})
    signs = one.signs(view(p, 0), Board(1256.0, 644.0))
    said = {sign.text for sign in signs if isinstance(sign, Caption) and sign.says}
    assert said == {t("trishape.fact.empty-hand", 1), t("trishape.label.gives", n=3, gives=1)}
    assert all(word in words for words in said)


def test_nothing_is_said_of_what_there_is_none_of() -> None:
    p = new_game(GAMES["trishape"], 1, 5).position
    one = TriShapeController(p.game, 0, {0: "Noa"})
    captions = [sign for sign in one.signs(view(p, 0), Board(1256.0, 644.0)) if isinstance(sign, Caption)]
    said = {text for sign in captions for text in sign.words}
    assert t("trishape.label.gives", n=0, gives=0) not in said
    assert t("trishape.label.out", n=0) not in said
    assert t("trishape.fact.empty-hand", 0) not in said
    # The four piles keep their names.
    assert {t(f"trishape.label.pile.{suit}") for suit in "CDHS"} <= said


def test_a_click_on_the_name_of_a_pile_lays_the_held_card_there(qtbot: QtBot) -> None:
    p = course("trishape", 1)[8]
    surface = surface_of(qtbot, seated("trishape", p, 0), view(p, 0))
    sent, one = acted(surface), surface.gestures.chooser
    assert one is not None
    ref, choice = next((r, c) for r in one.liftable() for c in one.choices(r) if c.target.zone.startswith("pile."))
    suit = choice.target.zone.partition(".")[2]
    words = t(f"trishape.label.pile.{suit}")
    name = next(box for sign, box in surface.stage.overlay.shown() if isinstance(sign, Caption) and sign.text == words)
    surface.gestures.hold(ref)
    click(surface, surface.mapFromScene(QPointF(*name.middle)))
    assert sent == [choice.actions]


def test_up_leads_a_held_card_to_the_pile_of_its_suit(qtbot: QtBot) -> None:
    p = course("trishape", 1)[4]
    now = view(p, 0)
    for index, text in enumerate(now.zones["hand.0"]):
        surface = surface_of(qtbot, TriShapeController(p.game, 0, {0: "Noa"}), now)
        done = acted(surface)
        surface.keyboard.put(Ref("hand.0", index))
        QTest.keyClick(surface, Qt.Key.Key_Return)
        QTest.keyClick(surface, Qt.Key.Key_Up)
        assert surface.keyboard.at == Ref(f"pile.{text[1]}")
        QTest.keyClick(surface, Qt.Key.Key_Return)
        assert done == [(f"lay:{text}",)]


@pytest.mark.covering
@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", MORE_SIZES)
def test_no_words_reach_the_hem(qtbot: QtBot, size: tuple[int, int], rtl: bool) -> None:
    use("he" if rtl else "en")
    stage = bare_stage()
    stitches = INSET - 2.0
    for p in moments("trishape", 1, 9):
        lay(stage, seated("trishape", p, 0), view(p, 0), size, rtl)
        for sign, box in stage.overlay.shown():
            if isinstance(sign, Caption):
                inside = box.x >= stitches and box.x + box.width <= size[0] - stitches
                assert inside and box.y >= stitches, (sign.words, box)
    use("en")


def at(hand: list[str], **zones: list[str]) -> Position:
    """A position with this hand, and with a card in the stock."""
    data: dict[str, Any] = {
        "game": "trishape",
        "options": {},
        "vars": {},
        "partial": True,
        "seats": 1,
        "rng": 1,
        "turn": 0,
        "phase": "act",
        "zones": {"stock": ["9C"], "hand.0": hand, **zones},
    }
    return position_from_json(data, GAMES)


def mains(p: Position, held: Ref | None) -> list[tuple[str, ...]]:
    """What Enter would do with this card held, or with none."""
    buttons = TriShapeController(p.game, 0, {0: "Noa"}).prompt(view(p, 0), held).buttons
    return [button.actions for button in buttons if button.main]


@pytest.mark.parametrize("code", ["en", "he"])
def test_no_sentence_begins_with_a_figure_however_many_of_a_suit_are_in_hand(code: str) -> None:
    use(code)
    for many in range(1, 8):
        p = at([f"{rank}H" for rank in RANKS[:many]])
        prompt = TriShapeController(p.game, 0, {0: "Noa"}).prompt(view(p, 0), None)
        assert bare(prompt.sentence)[0].isalpha() and bare(prompt.whole.detail)[0].isalpha()
    use("en")


def test_every_suit_with_a_point_can_be_taken_from_the_voice() -> None:
    p = at([f"{rank}{suit}" for suit in "CDHS" for rank in "234"])
    prompt = TriShapeController(p.game, 0, {0: "Noa"}).prompt(view(p, 0), None)
    offered = [one for button in prompt.buttons for one in (button, *button.menu) if one.actions]
    assert sorted(one.actions[0] for one in offered) == ["point:C", "point:D", "point:H", "point:S"]
    assert len(prompt.buttons) == 3


def test_enter_takes_the_point_if_there_is_one_and_none_of_several() -> None:
    assert mains(at(["2C", "3C", "4C", "5D", "6H"]), None) == [("point:C",)]
    assert mains(at(["2C", "3C", "4C", "5D", "6D", "7D"]), None) == []
    assert mains(at(["2C", "3C", "4C"]), None) == [], "nobody ends the game by accident"


def test_a_card_that_glows_for_a_point_goes_there_first_and_else_to_its_pile() -> None:
    p = at(["2C", "3C", "4C", "5D", "6H"])
    one = TriShapeController(p.game, 0, {0: "Noa"})
    assert [choice.target for choice in one.choices(view(p, 0), Ref("hand.0", 1))] == [POINTS, Ref("pile.C")]
    assert mains(p, Ref("hand.0", 1)) == [("point:C",)]
    assert mains(p, Ref("hand.0", 3)) == [("lay:5D",)]
    last = at(["2C", "3C", "4C"])
    assert mains(last, Ref("hand.0", 0)) == [("lay:2C",)], "the point would end the game"
    one = TriShapeController(last.game, 0, {0: "Noa"})
    assert [choice.target for choice in one.choices(view(last, 0), Ref("hand.0", 1))] == [Ref("pile.C"), POINTS]
    assert mains(at(["2C", "3C", "4C"], **{"pile.H": ["5H", "6H"]}), Ref("hand.0", 0)) == [("point:C",)]


@pytest.mark.parametrize(
    ("hand", "zones", "brings"),
    [
        (["2C", "3C", "4C", "5D"], {}, ("draws", 2)),
        (["2C", "3C", "4C", "5D"], {"stock": [], "pile.D": ["6D", "7D"]}, ("no-draw", 1)),
        (["2C", "3C", "4C"], {"pile.D": ["6D", "7D", "8D", "9D"]}, ("empties", 2)),
        (["2C", "3C", "4C"], {"pile.D": ["6D"]}, ("ends", 0)),
    ],
)
def test_what_a_point_would_bring_is_said_and_comes_so(
    hand: list[str], zones: dict[str, list[str]], brings: tuple[str, int]
) -> None:
    p, (way, n) = at(hand, **zones), brings
    detail = TriShapeController(p.game, 0, {0: "Noa"}).prompt(view(p, 0), None).detail
    assert detail == t(f"trishape.voice.point.{way}", n=n)
    assert play(p, "point:C").position.size("hand.0") == n


def test_each_point_is_told_with_how_many_there_are_then() -> None:
    use("en")
    p = at(["2C", "3C", "4C", "5D", "6H"], points=["2S", "3S", "4S"])
    p.vars["score"] = 1
    line = log_lines("trishape", play(p, "point:C").told(0), {0: "Noa"})[0]
    assert line == t("trishape.log.point", who="Noa", cards=["2C", "3C", "4C"], n=2)


@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
@pytest.mark.parametrize("width", [876, 1000, 1256, 1896])
def test_there_is_room_below_each_pile_for_what_it_gives_however_the_words_are_broken(width: int, rtl: bool) -> None:
    use("he" if rtl else "en")
    share = GIVES * width
    room = TriShapeController.column("S", 6, share).label
    for n in range(1, 14):
        words = words_room("count", t("trishape.label.gives", n=n, gives=n // 2), width=share)
        assert words[0] <= room[0] and words[1] <= room[1]


@pytest.mark.parametrize("code", ["en", "he"])
def test_the_piles_are_large_in_the_smallest_window_in_both_languages(code: str) -> None:
    """Longer words beside them take width, of which there is enough, and not the height of the piles."""
    use(code)
    stage = bare_stage()
    for p in course("trishape", 1)[::7]:
        one = TriShapeController(p.game, 0, {0: "Noa"})
        lay(stage, one, view(p, 0), SIZES[0], code == "he")
        widths = one.plan(view(p, 0).zones, stage.board).widths
        longest = max(len(p.zones[f"pile.{suit}"]) for suit in "CDHS")
        assert widths["pile.S"] >= (56 if longest <= 6 else 44)
        assert widths["points"] >= 40


def test_an_onlooker_is_told_that_the_last_card_of_somebody_without_a_name_goes_by_itself() -> None:
    game = TriShapeController(at(["2C"]).game, None, {0: ""})
    assert bare(game.deed(0, Action("lay", ("2C",)), forced=True).words).startswith("2\u2663")


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("patient", [True, False], ids=["calm", "even"])
def test_an_onlooker_is_told_of_no_card_before_it_is_seen(patient: bool) -> None:
    use("en")
    for deal in (1, 2):
        game = Table("trishape", 1, deal, seat=None, patient=patient)
        stage, cards = game.surface.stage, game.record.position.game.cards
        seen, named = set[str](), list[tuple[str, set[str]]]()

        def hear(
            rest: Rest, stage: Stage = stage, seen: set[str] = seen, named: Any = named, cards: Any = cards
        ) -> None:
            seen |= in_sight(stage)
            words = bare(f"{rest.words} {rest.detail}")
            named.append((words, {text for text in cards if bare(card_text(text)) in words} - seen))

        game.surface.teller.said.connect(hear)
        game.opening()
        told = list(game.play(30))
        assert [words for words, unseen in named if unseen] == []
        drawn = [one for one in told if any(event.args.get("from") == "stock" for event in one.events)]
        assert len(drawn) > 5 and all(len(one.said) > 1 for one in drawn), "the card that comes is told too"
        game.end()


def test_once_no_point_can_come_nobody_waits_for_the_piles_to_give() -> None:
    """*Finish the game* asked to go on for each time they did."""
    cashed, settled = 0, Fact("settled")
    for deal in range(1, 6):
        game = Table("trishape", 1, deal, patient=True)
        game.controller.asks = True
        for told in game.play(tells=lambda before: settled in before.game.rules.facts(view(before, 0))):
            if any(event.said == "cashing-in" for event in told.events) and game.record.position.result is None:
                cashed += 1
                assert not told.waits, deal
        game.end()
    assert cashed
