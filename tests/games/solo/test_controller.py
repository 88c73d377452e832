"""Solo at the table: what a person sees, does and waits for (canon 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from unittest.mock import patch

import pytest

from app.engine import View, new_game, play, position_from_json, view
from app.engine.play import Step
from app.games import GAMES
from app.games.solo.controller import SoloController
from app.table.cards import CardItem
from app.table.geometry import Board
from app.table.prompts import Rest
from app.table.reading import reading
from app.table.signs import Caption, Lamps, Note, Sign
from app.wording import t, use
from app.wording.bidi import bare, card_text
from tests.table.invented import Table

pytestmark = pytest.mark.usefixtures("qapp")
NAMES: dict[int | str, str] = {0: "Noa", "computer": "It"}


def returns(most: int = 8) -> list[tuple[View, Step]]:
    """Returns of a game played at random, with the view before each."""
    p, rng = new_game(GAMES["solo"], 1, 5).position, Random(2)
    found: list[tuple[View, Step]] = []
    while p.turn is not None and len(found) < most:
        action = rng.choice(p.game.rules.legal(p))
        step = play(p, action)
        if action.verb == "return" and p.zones["center"]:
            found.append((view(p, 0), step))
        p = step.position
    return found


def test_nobody_reads_of_dry_turns_before_there_has_been_one() -> None:
    use("en")
    met = set()
    for seen, _ in returns():
        signs = SoloController(seen.game, 0, NAMES).signs(seen, Board(1256.0, 644.0))
        said = [sign.text for sign in signs if isinstance(sign, Caption)]
        dry = any("dry" in words for words in said)
        met.add(dry)
        assert dry == (seen.vars["dry_turns"] > 0)
        assert dry or "replaced if nobody takes it for three turns" in said
    assert met == {False, True}


def test_after_a_return_is_taken_back_as_many_lamps_are_lit_as_before_it() -> None:
    table = Table("solo", 1, 5)
    lit: list[int] = []
    for seen, step in returns():
        table.surface.show_view(seen)
        table.surface.perform(step.told(0), view(step.position, 0))
        table.surface.finish()
        table.surface.show_view(seen)
        board = table.surface.stage.board
        (lamps,) = [sign for sign in table.controller.signs(seen, board) if isinstance(sign, Lamps)]
        lit.append(lamps.lit)
        assert lamps.lit == seen.vars["dry_turns"]
    assert len(set(lit)) > 1


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_return_is_told_in_two_seconds_as_a_rule_and_what_is_said_of_it_can_be_read(language: str) -> None:
    # It used to take 3.9 s, and there are dozens of them in a game.
    use(language)
    times = []
    for deal in (3, 4):
        table = Table("solo", 1, deal)
        said = list[tuple[float, str]]()
        table.surface.teller.said.connect(lambda rest, t=table, to=said: to.append((t.time, rest.words)))
        table.opening()
        for told in table.play():
            if told.step is None or not any(event.code == "said" for event in told.events):
                continue
            if str(told.step.events[0].args["action"]).startswith("return"):
                times.append(told.ms)
                if len(told.said) == 1:
                    at, words = said[-1]
                    assert table.time - at >= reading(words) - 1.0, words
        table.end()
    assert len(times) > 30
    assert sorted(times)[len(times) // 2] <= 1950.0
    assert max(times) <= 5200.0


def test_while_a_card_is_held_that_does_not_match_what_else_may_be_done_stays_lit() -> None:
    seen = 0
    for before, _ in returns(30):
        one = SoloController(before.game, 0, NAMES)
        takes = {action.args[0] for action in before.legal if action.verb == "take"}
        sets = [str(action) for action in before.legal if action.verb == "set"]
        for ref in one.liftable(before):
            if one.text(before, ref) in takes:
                continue
            marks = one.marks(before, ref)
            lit = {one.text(before, other) for other, kind in marks.items() if kind == "legal"}
            assert lit == takes and marks[ref] == "held"
            buttons = one.prompt(before, ref).buttons
            offered = {action for button in buttons for way in (button, *button.menu) for action in way.actions}
            assert set(sets) <= offered
            assert buttons[-1].main
            seen += bool(takes)
    assert seen > 3


@pytest.mark.parametrize(("stock", "shown"), [([], 1), (["3D", "8C"], 3), (["3D", "8C", "QS", "TH", "7D"], 4)])
def test_before_a_return_it_is_said_how_many_cards_the_computer_turns_up(stock: list[str], shown: int) -> None:
    # The card that is returned lies below the stock, and comes up too if that is short.
    cards = {"center": ["9H"], "hand.0": ["2C", "4D", "KS", "JH"], "stock": stock}
    data = {"game": "solo", "partial": True, "seats": 1, "rng": 1, "turn": 0, "phase": "choose", "zones": cards}
    p = position_from_json(data, GAMES)
    (turned,) = [event for event in play(p, "return:2C").told(0) if event.goal == "show"]
    asked = SoloController(p.game, 0, NAMES).prompt(view(p, 0), None)
    assert len(turned.cards) == shown and asked.explains == t("solo.voice.return.detail", n=shown)


@pytest.mark.parametrize("language", ["en", "he"])
def test_of_several_sets_it_is_said_once_that_there_is_one(language: str) -> None:
    use(language)
    table = Table("solo", 1, 6)
    for _ in table.play(26, lambda before: False):
        pass
    seen = view(table.record.position, 0)
    verbs = [action.verb for action in seen.legal]
    assert verbs.count("set") == 2 and "take" not in verbs
    asked = table.controller.prompt(seen, None)
    words = bare(f"{asked.sentence} {asked.detail}")
    assert words.count("hold a set" if language == "en" else "יש ביד") == 1
    table.end()


def test_below_the_computers_places_stands_what_lies_there_and_without_cards_when_they_open() -> None:
    use("en")
    table, found = Table("solo", 1, 5), set[tuple[bool, str]]()
    table.opening()
    for told in table.play(20):
        for shown in (view(table.record.position, 0), *(said.shown for said in told.said)):
            signs = table.controller.signs(shown, table.surface.stage.board)
            words = [one.text for one in signs if isinstance(one, Caption) and one.zone == "show"]
            found.update((bool(shown.zones["show"]), text) for text in words)
    assert found == {
        (False, "The computer’s four places open when a card is returned"),
        (True, "The cards that the computer has turned up"),
    }
    table.end()


def test_a_hint_to_remove_a_set_rings_every_card_that_goes() -> None:
    table = Table("solo", 1, 6)
    for _ in table.play(26, lambda before: False):
        pass
    seen = view(table.record.position, 0)
    sets = [action for action in seen.legal if action.verb == "set"]
    assert len(sets) == 2
    for action in sets:
        ringed = [seen.zones[ref.zone][ref.index] for ref in table.controller.involved(seen, str(action))]
        kept = set(action.args)
        assert ringed == [*(text for text in seen.zones["hand.0"] if text not in kept), seen.zones["won.computer"][0]]
    table.end()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("patient", [False, True], ids=["even", "calm"])
def test_the_card_that_makes_way_lies_there_while_that_is_said_and_the_next_one_when_it_has_come(patient: bool) -> None:
    table, replaced = Table("solo", 1, 5, patient=patient), 0
    table.opening()
    for told in table.play(90):
        assert told.step is not None
        was, now = (tuple(view(p, 0).zones["center"]) for p in (told.step.before, told.step.position))
        said = [(bare(one.rest.words), one) for one in told.said]
        for at, (words, one) in enumerate(said):
            if words.startswith("Three dry turns: "):
                assert was[0] == one.shown.zones["center"][0] == one.faces[0], "the card still lies there"
                assert bare(card_text(was[0])) in words and not one.rest.passes
                after, came = said[at + 1]
                assert after.startswith(bare(card_text(now[0]))) and came.faces == now
                replaced += 1
    assert replaced
    table.end()


def test_each_dry_turn_lights_its_lamp_while_it_is_told_and_the_third_names_the_card_that_goes() -> None:
    table = Table("solo", 1, 5)
    stage, heard = table.surface.stage, list[tuple[str, int]]()
    words = ""

    def hear(rest: Rest) -> None:
        nonlocal words
        words = bare(rest.words)

    def look(shown: Sequence[Sign]) -> None:
        nonlocal words
        heard.extend((words, sign.lit) for sign in shown if isinstance(sign, Lamps) and words)
        words = ""
        show(shown)

    show = stage.overlay.show_signs
    table.surface.teller.said.connect(hear)
    met = {"none": 0, "replaced": 0}
    with patch.object(stage.overlay, "show_signs", look):
        table.opening()
        for told in table.play(90):
            assert told.step is not None
            was = view(told.step.before, 0)
            for said, lit in heard:
                if said.startswith("The computer has no match."):
                    met["none"] += 1
                    assert lit == was.vars["dry_turns"] + 1
                if said.startswith("Three dry turns: "):
                    met["replaced"] += 1
                    assert lit == 3 and bare(card_text(was.zones["center"][0])) in said
            heard.clear()
    assert met["none"] > 5 and met["replaced"] > 0


def told_sets(table: Table) -> Iterator[tuple[list[str], set[str]]]:
    """For each set of a game: what is said about it, and which cards of the hand are named while nobody sees them."""
    record, teller = table.record, table.surface.teller
    told, unseen, hand = list[str](), set[str](), list[str]()

    def hear(rest: Rest) -> None:
        items = table.surface.stage.items()
        faces = {item.text for item in items if isinstance(item, CardItem) and item.isVisible()}
        told.append(bare(f"{rest.words} {rest.detail}"))
        unseen.update({text for text in hand if bare(card_text(text)) in told[-1]} - faces)

    table.opening()
    while record.position.turn is not None:
        hand[:] = record.position.texts("hand.0")
        legal = record.position.game.rules.legal(record.position)
        chosen = next((one for one in legal if one.verb == "set"), legal[-1])
        step = record.act(str(chosen))
        if chosen.verb == "set":
            told.clear()
            teller.said.connect(hear)
            table.told(step)
            teller.said.disconnect(hear)
            yield told, unseen
        else:
            table.surface.show_view(view(record.position, table.seat))


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("patient", [True, False], ids=["calm", "even"])
def test_an_onlooker_sees_the_cards_of_a_set_while_they_are_named(patient: bool) -> None:
    use("en")
    sets = 0
    for deal in range(1, 6):
        table = Table("solo", 1, deal, seat=None, patient=patient)
        for told, unseen in told_sets(table):
            assert not unseen, (deal, told)
            assert sum("from the game" in words for words in told) == 1, told
            sets += 1
        table.end()
    assert sets > 3


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_note_of_cards_never_in_the_center_says_why_they_are_counted(language: str) -> None:
    use(language)
    p = new_game(GAMES["solo"], 1, 5).position
    one, seen = SoloController(p.game, 0, NAMES), view(p, 0)
    one.watch(seen)
    (note,) = [sign for sign in one.signs(seen, Board(1256, 644)) if isinstance(sign, Note)]
    assert note.says == t("solo.label.never.says") and note.command
    use("en")


def test_the_note_of_cards_never_in_the_center_names_a_suit_only_if_it_has_more_than_any_other() -> None:
    p = new_game(GAMES["solo"], 1, 5).position
    lines: dict[tuple[str, ...], str] = {}
    for cards in (("9H",), ("9H", "8H"), ("9H", "8S"), ("9H", "8H", "8S")):
        one = SoloController(p.game, 0, NAMES)
        with patch.object(one, "never_center", return_value=list(cards)):
            (note,) = [sign for sign in one.signs(view(p, 0), Board(1256, 644)) if isinstance(sign, Note)]
        lines[cards] = bare(note.lines[0])
    assert list(lines.values())[:3] == ["1 card", "2 cards", "2 cards"], lines
    assert lines["9H", "8H", "8S"] == "3 cards, most of one suit: 2 hearts"


def test_before_the_last_dry_turn_it_is_said_that_the_card_goes_and_before_the_last_without_a_gain_the_end() -> None:
    met, rng, ends = set[int](), Random(2), 0
    for deal in range(12):
        p = new_game(GAMES["solo"], 1, deal, {"max_idle": 10}).position
        while p.turn is not None:
            seen = view(p, 0)
            if {action.verb for action in seen.legal} == {"return"} and seen.zones["center"]:
                one = SoloController(p.game, 0, NAMES)
                one.watch(seen)
                last = t("solo.voice.return.last-dry", center=seen.zones["center"][0])
                dry, idle = int(seen.vars["dry_turns"]), int(seen.vars["idle"])
                assert (one.prompt(seen, None).detail == last) == (dry == 2 and idle < 9)
                assert (one.prompt(seen, None).detail == t("solo.voice.return.last-idle")) == (idle == 9)
                assert bool(one.quiet_fact(seen)) == (idle >= 5)
                met.add(dry)
                ends += idle == 9
            p = play(p, rng.choice(seen.legal)).position
    assert {1, 2} <= met and ends
