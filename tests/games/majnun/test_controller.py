"""Majnun at the table: what a person sees (canon 9)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, pairwise
from math import atan2, degrees
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from app.art.labels import pill_size
from app.engine import Event, Position, View, new_game, play, position_from_json, view
from app.games import GAMES
from app.games.majnun.controller import MajnunController
from app.games.majnun.stops import ROOM, ROOM_PASSED, SHORT, WHOLE
from app.shell.table.turns import PACE_MS
from app.table.arrows import HEAD, PaintedArrow, Way, paint_arrow
from app.table.cards import CardItem
from app.table.geometry import Board, Box
from app.table.measures import tag_room
from app.table.prompts import DECIDES, Hem, Ref, Rest, Who, seat_ref
from app.table.reading import FAMILIAR, KNOWN_SECRETS, in_secret, reading
from app.table.signs import Arrow, Badge, Caption, Onward, Tag
from app.wording import t, use
from app.wording.bidi import bare, card_text
from app.wording.tellers import named
from tests.covering import amount
from tests.shell.at_table import click
from tests.table.invented import Table, Told
from tests.table.laid import SIZES, TOUCH, acted, bare_stage, course, lay, once, plain, seated, surface_of

pytestmark = pytest.mark.usefixtures("qapp")
BOARD = Board(1256.0, 644.0)


def giving() -> Position:
    """Omar (1) closed; Eli (3) could not pay, Noa (0) has given two cards and Omar gives now; Tamar (2) is next."""
    lie = {
        "hand.0": ["2S", "3H"], "hand.1": ["4H", "4S", "6S"], "hand.2": ["7S", "8S", "9D"], "hand.3": ["5C"],
        "pot": ["KS"],
    }  # fmt: skip
    vars_ = {"active": 3, "need": 13, "red": False, "division": 1, "to": 3, "quota": 2, "queue": [1, 2]}
    data = {"game": "majnun", "partial": True, "seats": 4, "rng": 1, "turn": 1, "phase": "give", "zones": lie}
    return position_from_json({**data, "vars": vars_}, GAMES)


@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_one_arrow_leads_from_who_gives_to_who_is_helped_and_a_tag_says_who_has_given(seat: int | None) -> None:
    p = giving()
    one = MajnunController(p.game, seat, {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}, computers=())
    me = 0 if seat is None else seat

    def end(other: int) -> Ref:
        return Ref(f"hand.{other}") if other == me else seat_ref(other)

    now = view(p, seat)
    arrows = [(sign.start, sign.end, sign.done) for sign in one.signs(now, BOARD) if isinstance(sign, Arrow)]
    assert arrows == [(end(1), end(3), False)]
    tags = [[tag.text for tag in one.tags(now, other)] for other in range(4)]
    given_and_next = f"{t('majnun.label.given')} · {t('majnun.label.next')}"
    assert tags == [[given_and_next], [], [], [t("majnun.label.owner")]]


@pytest.mark.parametrize("rtl", [False, True])
def test_ones_hand_lies_by_colour_with_a_gap_between_and_the_badge_counts_each(rtl: bool) -> None:
    """Suits mean nothing here: the hand lay by suits, and red cards had to be counted in two places."""
    cards = ["2S", "KD", "5C", "3H", "AS", "7D", "9H"]
    data = {"game": "majnun", "partial": True, "seats": 3, "rng": 1, "turn": 0, "phase": "close"}
    lie = {"hand.0": cards, "hand.1": ["4H", "4S"], "hand.2": ["7S"], "pot": ["KS"]}
    p = position_from_json({**data, "zones": lie, "vars": {"active": 0}}, GAMES)
    seen, stage = view(p, 0), bare_stage()
    one = MajnunController(p.game, 0, {0: "Noa", 1: "Omar", 2: "Tamar"})
    lay(stage, one, seen, SIZES[1], rtl)
    places = sorted(zip((place.x for place in stage.places("hand.0")), seen.zones["hand.0"], strict=True), reverse=rtl)
    assert [text for _, text in places] == ["KD", "9H", "7D", "3H", "AS", "5C", "2S"]
    steps = [abs(after[0] - before[0]) for before, after in pairwise(places)]
    assert max(steps) == steps[3] > 1.1 * max(*steps[:3], *steps[4:])
    assert plain(one.badge_line(seen, 0)) == "red: 4 · black: 3"
    assert plain(one.badge_line(seen, 1)) == "2 in hand", "of others the number alone"


@pytest.mark.parametrize("finished", [0, 2])
def test_what_a_closing_card_will_ask_of_whom_is_said_while_it_is_held_and_comes_true(finished: int) -> None:
    """Only that value and color count was said, the same for every card."""
    lie = {"hand.0": ["2S", "KD", "5C"], "hand.1": ["4H", "4S"], "hand.2": ["7S"], "pot": ["KS"]}
    data = {"game": "majnun", "partial": True, "seats": 3, "rng": 1, "turn": 0, "phase": "close", "zones": lie}
    p = position_from_json({**data, "vars": {"active": 0, "finished": finished, "starter": (0, 0, 1)[finished]}}, GAMES)
    one, seen = MajnunController(p.game, 0, {0: "Noa", 1: "Omar", 2: "Tamar"}), view(p, 0)
    at = seen.zones["hand.0"].index("KD")
    said = plain(one.prompt(seen, Ref("hand.0", at)).whole.detail)
    step = play(p, "close:KD")
    assert [step.position.vars[name] for name in ("active", "need", "red")] == [1, 13, True]
    held = "a card" if finished else "2 cards"
    assert said.endswith(f"Omar holds {held} and will have to lay 13 red cards.")
    passed = any(one.code == "hands-passed" for one in step.events)
    assert said.startswith("Hands are passed on") == passed == (finished == 2)


def test_the_caption_of_the_pot_counts_and_never_names_the_demand_of_a_turn_that_is_over() -> None:
    seen: set[str] = set()
    for p in course("majnun", 3):
        if p.turn is None:
            continue
        now = view(p, p.turn)
        one = MajnunController(p.game, p.turn, {}, computers=())
        caption = next(s for s in one.signs(now, BOARD) if isinstance(s, Caption) and s.zone == "pot")
        need, placed = now.vars["need"], now.vars["placed"]
        colour = "red" if now.vars["red"] else "black"
        if p.phase == "close" or (p.phase == "give" and now.vars["division"] > 1):
            assert caption.detail == ""
        elif placed:
            assert caption.detail == t("majnun.label.laid", n=placed, need=need, colour=colour)
        else:
            assert caption.detail == t("majnun.fact.demand", need, colour)
        seen.add(p.phase + str(bool(placed)))
    assert {"placeFalse", "placeTrue", "closeTrue"} <= seen


def test_whose_turn_is_next_is_said_at_their_badge() -> None:
    for p in course("majnun", 3):
        if p.turn is None or p.phase != "place":
            continue
        now = view(p, p.turn)
        one = MajnunController(p.game, p.turn, {}, computers=())
        after = (p.turn + 1) % 3
        said = [seat for seat in range(3) if t("majnun.label.next") in [tag.text for tag in one.tags(now, seat)]]
        assert said == [after] or dict(now.vars["debts"]).get(after)


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("seats", [3, 6, 9])
def test_below_each_plate_two_heads_point_to_who_comes_next_also_beside_a_tag(seats: int, rtl: bool) -> None:
    names: dict[int | str, str] = {seat: f"Seat {seat}" for seat in range(seats)}
    for size in ((876.0, 476.0), (1256.0, 644.0)):
        board = Board(*size, rtl=rtl)
        for step in (1, -1):
            p = new_game(GAMES["majnun"], seats, 3).position
            now = view(p, 0)
            one = MajnunController(p.game, 0, names)

            def onward(controller: MajnunController, seat: int, way: int = step) -> int:
                return (seat + way) % controller.agreed.seats

            with patch.object(MajnunController, "next_in_play", onward):
                one.watch(now)
                heads = [sign for sign in one.signs(now, board) if isinstance(sign, Onward)]
                assert any(one.tags(now, seat) for seat in range(seats))
            assert len(heads) == seats
            badges = {seat: board.point(*one.plan(now.zones, board).at(f"badge.{seat}")) for seat in range(seats)}
            for seat, head in enumerate(heads):
                (x1, y1), (x2, y2) = badges[seat], badges[(seat + step) % seats]
                way = degrees(atan2(y2 - y1, x2 - x1))
                assert abs((head.angle - way + 180) % 360 - 180) <= 8, "in every language, and if play turned round"
            said = [words for head in heads for words in head.words]
            assert len(said) == 1 and names[step % seats] in bare(said[0])


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("seats", [4, 6, 9])
def test_heads_and_tags_lie_side_by_side_below_each_plate_in_the_smallest_window(seats: int, rtl: bool) -> None:
    beside, stage = 0, bare_stage()
    for p in course("majnun", seats, 60)[::4]:
        now = view(p, 0)
        if now.over:
            continue
        one = MajnunController(p.game, 0, {seat: f"Seat {seat}" for seat in range(seats)})
        one.watch(now)
        lay(stage, one, now, (876, 476), rtl=rtl)
        signs = one.signs(now, stage.board)
        laid = one.plan(now.zones, stage.board)
        heads = [sign for sign in signs if isinstance(sign, Onward)]
        tags = [sign for sign in signs if isinstance(sign, Tag)]
        assert len(heads) == seats
        for tag in tags:
            near = [head for head in heads if abs(head.y - tag.y) < 0.001 and abs(head.x - tag.x) * laid.width < 150]
            gaps = [abs(head.x - tag.x) * laid.width - tag_room(tag.text) / 2 for head in near]
            assert near and min(gaps) >= 10.0, "the heads lie clear of the tag"
            beside += 1
    assert beside


def test_once_the_game_is_over_nothing_points_onward() -> None:
    p, rng = new_game(GAMES["majnun"], 3, 2).position, Random(2)
    while p.turn is not None:
        p = play(p, rng.choice(p.game.rules.legal(p))).position
    one = MajnunController(p.game, 0, {})
    one.watch(view(p, 0))
    assert not [sign for sign in one.signs(view(p, 0), BOARD) if isinstance(sign, Onward)]


def test_the_hem_stays_with_the_owner_of_the_turn_while_others_give() -> None:
    p = giving()
    one = MajnunController(p.game, 0, {}, computers=())
    owner, giver = view(p, 0), replace(view(p, 0), turn=3)
    assert one.hem(owner, BOARD) == one.hem(giver, BOARD)
    badges = {sign.target: sign for sign in one.signs(owner, BOARD) if isinstance(sign, Badge)}
    lit = one.hem(owner, BOARD)
    assert lit is not None and lit.edge == "right" and badges[seat_ref(3).zone].x > 0.8


def test_cards_for_one_debt_are_chosen_together_by_the_mouse_and_given_by_one_click(qtbot: QtBot) -> None:
    p = giving()
    one = MajnunController(p.game, 1, {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}, computers=())
    now = view(p, 1)
    surface = surface_of(qtbot, one, now)
    heard = acted(surface)
    asked: list[str] = []
    surface.held_changed.connect(lambda: asked.append(bare(one.prompt(now, surface.gestures.held).sentence)))
    for index in (0, 2):
        click(surface, surface.card_point(Ref("hand.1", index)))
    assert asked == ["Chosen: 1 of 2.", "Chosen: 2 of 2."]
    raised = [item for item in surface.stage.cards("hand.1") if item.item is not None and item.item.lifted > 5]
    assert len(raised) == 2
    below = one.prompt(now, surface.gestures.held).whole.detail
    assert below == one.prompt(now, None).sentence, "the question, and no rule"
    button = one.prompt(now, surface.gestures.held).buttons[-1]
    assert button.main and bare(button.label) == "Give 2 cards" and button.actions == ("give:4H", "give:6S")
    click(surface, surface.card_point(seat_ref(3)))
    assert heard == [("give:4H", "give:6S")]


def told(seat: int, actions: int, seed: int = 5) -> Iterator[tuple[MajnunController, View, Event, Rest]]:
    """In a game of three as a seat is told it: a controller, the view in between, an event and what is said of it."""
    rng, p = Random(seed), new_game(GAMES["majnun"], 4, seed).position
    for _ in range(actions):
        if p.turn is None:
            return
        step = play(p, rng.choice(p.game.rules.legal(p)))
        one = MajnunController(p.game, seat, {}, computers=())
        now = view(p, seat)
        one.watch(now)
        between = replace(now, turn=None)
        for event in step.told(seat):
            if event.code == "now":
                continue
            one.before(event, between)
            rest = one.rest(event, between)
            yield one, between, event, rest
        p = step.position


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats, size", [(3, (876, 476)), (4, (1256, 644))])
def test_the_arrow_of_a_debt_keeps_its_way_while_it_is_paid(seats: int, size: tuple[int, int]) -> None:
    table = Table("majnun", seats, 3, size=size)
    ways: dict[tuple[object, ...], list[Way]] = {}
    paid: list[tuple[object, ...]] = []

    def paint(*args: Any, **more: Any) -> PaintedArrow:
        arrow = paint_arrow(*args, **more)
        if args[5]:  # what has just been given, by another seat
            return arrow
        p = table.record.position
        debt = (len(table.record.done) - int(p.vars["given"]), p.turn, p.vars["to"], p.vars["division"])
        ways.setdefault(debt, []).append(arrow.way)
        paid.append(debt)
        return arrow

    with patch("app.table.overlay.paint_arrow", paint):
        table.opening()
        for _ in table.play(20):
            pass
    assert len(paid) > len(ways), "no debt of several cards came up"
    assert all(way == taken[0] for taken in ways.values() for way in taken), ways


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
@pytest.mark.parametrize("seats", [5, 9])
def test_in_the_smallest_window_how_many_cards_go_along_an_arrow_is_read_beside_plates_and_cards(
    seats: int, rtl: bool
) -> None:
    shown: list[tuple[Box, tuple[Box, ...]]] = []

    def paint(*args: Any, **more: Any) -> PaintedArrow:
        arrow, size = paint_arrow(*args, **more), pill_size(args[2])
        x, y = arrow.way.half.toTuple()
        words = Box(x - size.width() / 2, y - size.height() / 2, size.width(), size.height())
        shown.append((words, (args[0], args[1], *args[6])))
        return arrow

    use("he" if rtl else "en")
    stage = bare_stage()
    debts = [p for p in course("majnun", seats) if p.turn is not None and view(p, 0).phase == "give"]
    with patch("app.table.overlay.paint_arrow", paint), patch("app.table.overlay.paint_sign", once):
        for number, p in enumerate(debts[: amount(9, 60)]):
            me = number % seats
            lay(stage, seated("majnun", p, me), view(p, me), SIZES[0], rtl)
    use("en")
    assert len(shown) > 5
    assert not [words for words, others in shown if any(words.overlap(one) > TOUCH for one in others)]


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("size", [SIZES[0], (1342, 612)])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_arrow_of_a_debt_lies_over_cards_and_its_head_is_never_behind_words(
    seats: int, size: tuple[int, int]
) -> None:
    """It ran behind hands, and at a neighbour's its head was behind the tag of who is helped."""
    tips: list[tuple[QPointF, Box]] = []

    def paint(*args: Any, **more: Any) -> PaintedArrow:
        arrow = paint_arrow(*args, **more)
        tips.append((arrow.way.end, args[1]))
        return arrow

    stage = bare_stage()
    debts = [p for p in course("majnun", seats) if p.turn is not None and view(p, 0).phase == "give"]
    with patch("app.table.overlay.paint_arrow", paint), patch("app.table.overlay.paint_sign", once):
        for p in debts[: amount(30, 90)]:
            lay(stage, seated("majnun", p, 0), view(p, 0), size)
            tip, helped = tips[-1]
            heads = Box(tip.x() - HEAD / 2, tip.y() - HEAD / 2, HEAD, HEAD)
            words = [sign for sign, box in stage.overlay.shown() if box.overlap(heads) > HEAD * HEAD / 4]
            assert not words or heads.overlap(helped), words
            cards = [item.zValue() for item in stage.items() if isinstance(item, CardItem)]
            assert all(arrow.zValue() > max(cards) for arrow in stage.overlay._arrows)
    assert len(tips) > 10


def test_while_turns_are_told_the_hem_is_lit_in_front_of_whose_turn_is_told() -> None:
    table = Table("majnun", 4, 5)
    stage = table.surface.stage
    called: list[tuple[int, str]] = []

    def light(hem: Hem | None) -> None:
        # The call is said right before the signs of its moment are shown.
        if called:
            seat, words = called.pop()
            assert hem is not None and hem.edge == ("bottom", "left", "top", "right")[seat], words

    def hear(rest: Rest) -> None:
        if rest.who is not None and "Kupa!" in rest.words:
            called.append((int(rest.who), rest.words))
            seen.add(rest.who)

    seen: set[object] = set()
    table.surface.teller.said.connect(hear)
    with patch.object(stage, "light_hem", light):
        table.opening()
        for _ in table.play(12):
            called.clear()
    assert seen == {0, 1, 2, 3}


def test_while_turns_are_told_the_tag_of_who_is_next_follows_whose_turn_is_told() -> None:
    seen = set()
    for one, between, event, _ in told(0, 60):
        if event.code == "said" and event.args["code"] == "kupa":
            over = int(event.about[0])
            words = [" ".join(tag.text for tag in one.tags(between, seat)) for seat in range(4)]
            tagged = [seat for seat in range(4) if t("majnun.label.next") in words[seat]]
            assert tagged == [(over + 1) % 4]
            seen.add(over)
    assert seen == {0, 1, 2, 3}


def test_while_a_turn_is_told_the_pot_counts_what_that_turn_has_laid_and_nothing_of_the_one_before() -> None:
    counted = 0
    for one, between, event, rest in told(0, 60):
        words = one.asks_for(between)
        if event.code == "said" and event.args["code"] == "kupa":
            assert words == "", "the turn is over"
        if event.code == "said" and event.args["code"] == "division" and one._lays is not None:
            assert words, "what is missing of it is being given"
        if event.code == "moved" and event.args["to"] == "pot" and rest.words and one._lays is not None:
            n, need, colour = one._lays
            assert words == t("majnun.label.laid", n=n, need=need, colour=colour)
            assert n <= need
            counted += 1
    assert counted


def test_a_second_division_of_a_turn_is_not_about_what_the_pot_asked() -> None:
    p = giving()
    one = MajnunController(p.game, 0, {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}, computers=())
    now = view(p, 0)
    one.watch(now)
    between = replace(now, turn=None)
    assert one.asks_for(between)
    one.divided((3, 2, 1), between)
    assert not one.asks_for(between)


def test_a_closing_card_is_named_with_the_call_of_its_own_turn_only() -> None:
    p = giving()
    one = MajnunController(p.game, 0, {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}, computers=())
    one._closing = "KS"
    calls = [one.kupa(seat, view(p, 0)).words for seat in (1, 2)]
    assert calls[0] == named("majnun.voice.kupa.with", one.names, 1, c="KS")
    assert calls[1] == t("majnun.voice.kupa", who=one.called(2))
    one._closed = True
    own, next_ = (one.kupa(seat, view(p, 0)).passes for seat in (0, 1))
    assert own == "begun" and not next_, "only whoever has just closed the turn knows what the card asks"


def test_whoever_could_not_give_and_owes_is_not_said_to_have_given() -> None:
    p = giving()
    one = MajnunController(p.game, 2, {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}, computers=())
    now = view(p, 2)
    assert list(one.gave(now)) == [0]
    assert list(one.gave(replace(now, vars={**now.vars, "debts": ((0, 2),)}))) == []


def test_every_hand_that_goes_as_a_whole_and_every_card_given_is_a_sentence_of_its_own() -> None:
    whole = single = 0
    for _, _, event, rest in told(0, 120, seed=2):
        source, to = (str(event.args.get(way, "")) for way in ("from", "to"))
        if not (source.startswith("hand.") and to.startswith("hand.")):
            continue
        giver = int(source.removeprefix("hand."))
        if event.code == "moved-all":
            assert rest.who == giver and "whole hand" in rest.words
            whole += 1
        elif giver != 0:
            assert rest.who == giver and rest.words
            single += 1
    assert whole and single


def test_no_count_of_a_turn_stands_at_the_pot_once_its_call_is_heard() -> None:
    table = Table("majnun", 4, 5)
    one, stage = table.controller, table.surface.stage
    assert isinstance(one, MajnunController)
    heard: list[tuple[str, str]] = []
    table.surface.teller.said.connect(lambda rest: heard.append((bare(rest.words), one.asks_for(stage.between()))))
    table.opening()
    calls = [count for words, count in heard if "Kupa!" in words]
    assert len(calls) > 3 and set(calls) == {""}
    assert any(count for words, count in heard if "must lay" in words), "while it is laid it is counted"


@pytest.mark.parametrize(("seats", "deal"), [(3, 0), (4, 2)])
def test_once_the_game_is_over_no_tag_of_a_debt_or_of_a_next_turn_is_left(seats: int, deal: int) -> None:
    rng, p = Random(deal), new_game(GAMES["majnun"], seats, deal).position
    while p.turn is not None:
        p = play(p, rng.choice(p.game.rules.legal(p))).position
    assert any(debt for _, debt in p.vars["debts"]), "this game ends amid a chain"
    for seat in (0, None):
        one, end = MajnunController(p.game, seat, {}, computers=()), view(p, seat)
        one.watch(end)
        badges = [sign for sign in one.signs(end, BOARD) if isinstance(sign, Badge)]
        assert len(badges) >= seats - 1
        assert [one.tags(end, other) for other in range(seats)] == [[]] * seats


def test_who_has_to_give_is_asked_for_so_many_cards_for_whom_by_their_own_plate() -> None:
    p = giving()
    names: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}
    own, other = (MajnunController(p.game, seat, names, computers=()).prompt(view(p, seat), None) for seat in (1, 0))
    assert own.who == DECIDES
    assert bare(own.sentence) == "Choose 2 cards to give."
    assert bare(own.detail).startswith("Eli is short of cards, and each gives 2 cards.")
    assert other.who == 3 and bare(other.sentence).startswith("Eli is short of cards")
    assert bare(other.detail) == "Waiting for Omar.", "it is Eli's turn"
    assert other.awaits and not own.awaits


def test_a_card_that_is_held_is_asked_about_once_and_what_comes_of_it_stands_below() -> None:
    p = giving()
    one = MajnunController(p.game, 1, {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}, computers=())
    said = one.prompt(view(p, 1), Ref("hand.1", 0))
    assert said.sentence == t("table.held-one", deed=said.buttons[0].label)
    assert said.detail == t("majnun.voice.give.need.mine", who=one.called(3), n=2), "no second question"


def test_what_a_rival_did_before_ones_own_act_is_not_counted_with_what_it_does_after_it() -> None:
    table = Table("majnun", 3, 5)
    table.opening()
    controller = table.controller
    assert isinstance(controller, MajnunController) and table.surface.stage.view is not None
    deed = ("lay", "hand.1")
    assert [*controller.so_many(deed, ["2C"]), *controller.so_many(deed, ["3C"])[1:]] == ["2C", "3C"]
    controller.before(Event("acted", 1, {"seat": 0, "action": "place:4C"}), table.surface.stage.view)
    assert list(controller.so_many(deed, ["5C"])) == ["5C"]


def test_the_end_of_a_round_names_whose_hand_one_gets_and_who_gets_ones_own() -> None:
    names: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}
    rng, p, met = Random(4), new_game(GAMES["majnun"], 4, 4).position, 0
    while p.turn is not None and met < 3:
        step = play(p, rng.choice(p.game.rules.legal(p)))
        passed = [event for event in step.told(2) if event.code == "hands-passed"]
        if len(passed) == 1:
            one = MajnunController(p.game, 2, names, computers=())
            nameless = MajnunController(p.game, 2, {**names, 2: ""}, computers=())
            said, addressed = (bare(who.rest(passed[0], view(p, 2)).detail) for who in (one, nameless))
            now = step.position

            def like(mine: int, other: int, before: Position = p, after: Position = now) -> int:
                held = set(view(after, mine).zones[f"hand.{mine}"])
                return len(held & set(view(before, other).zones[f"hand.{other}"]))

            got = max(range(4), key=lambda seat: like(2, seat))
            gone = max(range(4), key=lambda seat: like(seat, 2))
            assert said == f"Tamar’s hand goes to {names[gone]}, and {names[got]}’s comes in its place."
            assert addressed == f"Your hand goes to {names[gone]}, and you get {names[got]}’s."
            met += 1
        p = step.position
    assert met == 3


def test_a_round_that_ends_later_does_not_slow_the_turns_before_it() -> None:
    p = new_game(GAMES["majnun"], 4, 5).position
    one = seated("majnun", p, 0)
    assert isinstance(one, MajnunController)
    first, last = (Event("said", moment, {"code": "kupa", "args": [1]}) for moment in (2, 4))
    one.expect([
        Event("acted", 1, {"seat": 1, "action": "close:2C"}), first, Event("moved", 3, {"from": "hand.2", "to": "pot"}),
        last, Event("hands-passed", 5, {"zones": []}),
    ])  # fmt: skip
    assert one._after_turn(1, first) > 1.0
    assert one._after_turn(1, last) == 1.0, "where one's hand goes is read at leisure"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats, deal", [(4, 8), (9, 5)])
def test_round_and_turns_are_counted_as_they_are_told_and_end_where_the_view_does(seats: int, deal: int) -> None:
    """Of many turns that play themselves the bar said the round before them until the last had been told."""
    use("en")
    table, facts = Table("majnun", seats, deal), list[str]()
    stage, quiet = table.surface.stage, table.controller.quiet_fact

    def hear(event: Event) -> None:
        if event.code in ("said", "hands-passed"):
            facts.append(quiet(stage.between()))

    table.surface.teller.told.connect(hear)
    table.opening()
    assert facts and facts[-1] == quiet(view(table.record.position, 0)), "the card that opens the pot is no turn"
    facts.clear()
    several = passed = 0
    last = (1, seats)
    for one in table.play(12):
        heard = [event for event in one.events if event.code in ("said", "hands-passed")]
        now = view(table.record.position, 0)
        for event, fact in zip(heard, facts, strict=True):
            number, of, left = map(int, re.findall(r"\d+", bare(fact)))
            assert 1 <= left <= seats and of == now.game.options["max_rounds"]
            if event.code == "hands-passed":
                assert (number, left) == (last[0] + 1, seats), "a new round begins"
            elif event.args["code"] == "kupa":
                assert (number, left) in ((last[0], last[1] - 1), (last[0], 1)), "one turn less is left of it"
            last, passed = (number, left), passed + (event.code == "hands-passed")
        if not now.over:
            assert not facts or facts[-1] == quiet(now), "the view says the same"
            last = (int(now.vars["round"]), seats - int(now.vars["finished"]))
        several += len(set(facts)) > 1
        facts.clear()
    assert several and passed, "turns that played themselves, and the end of a round"


def test_the_deal_says_who_begins_and_each_call_what_the_pot_demands_now() -> None:
    table = Table("majnun", 3, 7)
    said = [one for one in table.opening().said if one.rest.who is not None]
    first, *others = said
    assert bare(first.rest.words).startswith("Seat 0 begins.")
    assert not [one for one in others if "begins" in one.rest.words]
    calls = [one for one in others if "Kupa!" in one.rest.words]
    assert calls
    for one in (first, *calls):
        need, colour = one_demand(one.shown)
        assert bare(one.rest.detail) == f"The pot demands {need} {colour} cards."


def one_demand(shown: View) -> tuple[int, str]:
    """What the top card of the pot demands."""
    demand = MajnunController.demand(shown)
    assert demand is not None
    return demand


@cache
def calm(deal: int, acts: int) -> tuple[tuple[Told, tuple[Rest, ...]], ...]:
    """What the table waited for at *calm*, gesture by gesture, four seats, told to seat 0."""
    table = Table("majnun", 4, deal, patient=True)
    gestures = [table.opening(), *table.play(acts)]
    return tuple((one, tuple(said.rest for said in one.said if not said.rest.passes)) for one in gestures)


def test_at_calm_a_turn_that_nobody_chose_is_one_stop_with_its_call() -> None:
    opening, stops = calm(4, 0)[0]
    calls = sum(event.code == "said" and event.args["code"] == "kupa" for event in opening.events)
    rounds = sum(event.code == "hands-passed" for event in opening.events)
    assert opening.waits == len(stops) <= calls + rounds + 2, "the debt at the end has no call yet"
    joined = [bare(f"{rest.words} {rest.detail}") for rest in stops]
    assert any("must lay" in words and "from the stock" in words and "Kupa!" in words for words in joined)
    rests = [said.rest for said in opening.said if said.rest.passes not in ("begun", "in-secret")]
    told = [bare(rest.brief or rest.words) for rest in rests]
    assert all(any(words in one for one in joined) for words in told), "nothing is left out of the stops"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("new", [True, False])
def test_at_calm_turns_of_others_that_play_themselves_share_stops_once_one_has_been_told_in_full(new: bool) -> None:
    """The opening at a table of seven asked for a key for each of its nine turns."""
    use("en")
    table = Table("majnun", 7, 1, patient=True)
    table.controller.asks = new
    opening = table.opening()
    stops = [bare(f"{said.rest.words} {said.rest.detail}") for said in opening.said if not said.rest.passes]
    turns = Counter(re.findall(r"Seat (\d) (?:must lay|has \d+ (?:of|\w+ cards?, just)|lacks)", " ".join(stops)))
    assert turns == Counter(str(seat) for seat in (*range(7), 0, 1, 2)), "every turn is told in a stop"
    assert opening.waits == len(stops) == (8 if new else 7)
    full = [stop for stop in stops if "must lay" in stop]
    assert len(full) == (2 + WHOLE if new else 2), "the person's own turns, and the first one of another"
    assert all(stop.startswith("Seat 0") for stop in full[new * WHOLE + 1 :])
    for stop in stops:
        assert len(stop) < 2 * ROOM, "it can be read"
        assert "must lay" not in stop or " of " not in stop, "a turn in full stands alone"
    table.end()


def test_a_short_turn_says_how_many_cards_the_hand_had_of_those_that_were_asked_for() -> None:
    use("en")
    table = Table("majnun", 7, 6, patient=True)
    table.controller.asks = False
    laid, said, known = 0, "", set[str]()
    for event in (opening := table.opening()).events:
        laid = len(event.cards) if event.goal == "pot" and event.leaves("hand") else laid
        if event.said == "kupa":
            known.add(str(laid) if laid else "none")
            laid = 0
    for one in opening.said:
        said += bare(one.rest.brief)
    had = {one or "none" for one in re.findall(r" (?:has (\d+) of|lacks) ", said)}
    assert "none" in had and had <= known
    table.end()


def test_at_calm_the_end_of_a_round_shares_its_stop_with_short_turns_and_explains_itself_once() -> None:
    use("en")
    table, shared = Table("majnun", 3, 2, patient=True), 0
    table.controller.asks = False
    opening = table.opening()
    table.end()
    rounds = [one.rest for one in opening.said if "round is over" in f"{one.rest.words} {one.rest.detail}"]
    assert len(rounds) > 1
    for number, rest in enumerate(rounds):
        words = bare(f"{rest.words} {rest.detail}")
        assert ("against the direction of play" in words) == (number == 0)
        assert words.endswith("Seat 0\u2019s hand goes to Seat 2, and Seat 1\u2019s comes in its place.")
        assert len(words) <= ROOM_PASSED
        shared += " of " in words
    assert shared


@pytest.mark.long
def test_at_calm_a_call_stands_with_what_follows_while_the_card_that_closed_lies_on_top() -> None:
    """At a table of six a round asked for thirteen keys; the call and the empty hand after it were two of them."""
    use("en")
    table, shared = Table("majnun", 6, 2, patient=True), Counter[str]()
    table.opening()
    for told in table.play(amount(150, 350)):
        stops = [bare(f"{one.rest.words} {one.rest.detail}") for one in told.said if not one.rest.passes]
        for one in told.said:
            if "\u201cKupa!\u201d" in bare(one.rest.words) and one.rest.passes == "round":
                assert sum(bare(one.rest.words) in stop for stop in stops) == 1, "the call is in a stop"
        for stop in stops:
            if "closed with" in stop:
                shared["none"] += "and has none. Seat" in stop
                shared["over"] += "The round is over" in stop
                assert "onto the pot" not in stop, "cards that are laid would cover it"
                assert len(stop) <= (ROOM_PASSED if "The round is over" in stop else 2 * ROOM)
    table.end()
    assert shared["none"] > 2 and shared["over"] > 2


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("new", [True, False])
def test_at_calm_a_demand_needs_no_key_of_whoever_is_asked_for_a_card_once_it_is_familiar(new: bool) -> None:
    """At a table of six a round asked for eleven keys; that somebody was short of cards was asked once more at once."""
    use("en")
    table, asked, short = Table("majnun", 6, 4, patient=True), 0, ""
    table.controller.asks = new
    table.opening()
    for told in table.play(amount(120, 250)):
        for rest in (one.rest for one in told.said):
            found = re.search(r"(Seat \d) is short of", bare(f"{rest.words} {rest.detail}"))
            if rest.passes == "in-secret" and found is not None:
                assert not new or table.controller.met[table.seat, SHORT] > FAMILIAR, "the first are read in full"
                short = found[1]
                assert rest.ms >= reading(bare(rest.words), bare(rest.detail)), "it is told, long enough to be read"
        seen = table.surface.stage.view
        assert seen is not None
        if short and seen.decides:
            assert f"{short} is short of cards" in plain(table.controller.prompt(seen, None).detail)
            asked, short = asked + 1, ""
    table.end()
    assert asked > (2 if new else 5)


def test_at_calm_a_demand_is_a_stop_where_the_whole_hand_goes_without_a_question() -> None:
    use("en")
    table = Table("majnun", 3, 3, patient=True)
    table.controller.asks = False
    table.opening()
    *_, last = table.play(8)
    said = [(one.rest, bare(f"{one.rest.words} {one.rest.detail}")) for one in last.said]
    assert any("Seat 0 gave the whole hand" in words for _, words in said)
    assert [rest.passes for rest, words in said if "Seat 1 is short of 6 cards" in words] == [""]
    table.end()


@pytest.mark.long
def test_at_calm_a_hand_that_goes_from_others_to_others_and_leads_to_nothing_needs_no_key() -> None:
    use("en")
    table, elsewhere = Table("majnun", 6, 4, patient=True), 0
    table.opening()
    for told in table.play(amount(200, 300)):
        for rest in (one.rest for one in told.said):
            gone = re.match(r"Seat [1-5] gave the whole hand: ", bare(rest.words))
            elsewhere += gone is not None and rest.passes == "in-secret"
            if gone is not None and not rest.passes:
                assert "pot" in rest.detail or "Seat 0" in rest.detail, "it has led to something, or reaches this seat"
    table.end()
    assert elsewhere


def test_a_turn_for_which_a_hand_has_just_enough_is_told_in_short_too() -> None:
    use("en")
    table, exact = Table("majnun", 6, 5, patient=True), 0
    table.controller.asks = False
    for one in (opening := table.opening()).said:
        exact += "just what the pot demands" in one.rest.brief
    table.end()
    assert exact and opening.waits == len([one for one in opening.said if not one.rest.passes])


def test_an_arrow_of_cards_that_have_been_given_does_not_say_that_they_are_on_their_way() -> None:
    use("he")
    assert "בדרך" not in t("majnun.label.gives", n=2)


@pytest.mark.long
def test_at_calm_what_a_seat_lays_card_by_card_is_one_growing_sentence_and_stands_with_its_call() -> None:
    laid = met = 0
    for told, stops in calm(4, 130):
        for rest in (said.rest for said in told.said if said.rest.passes == "so-far"):
            laid += bare(rest.words).count("laid")
        for rest in stops:
            words = bare(f"{rest.words} {rest.detail}")
            assert words.count(" laid ") < 2, words
            if " laid " in words and " and " in words.split(" laid ")[1].split(".")[0]:
                assert "closed with" in words or "ended" in words or "short of" in words
                met += 1
    assert laid > met > 0


@pytest.mark.long
def test_a_card_that_others_give_closed_needs_no_click_and_cards_given_to_oneself_are_told_together() -> None:
    closed = mine = 0
    for told, _ in calm(4, 130):
        for rest in (said.rest for said in told.said):
            words = bare(rest.words)
            if " gave " in words and "whole hand" not in words:
                # With the last one all are said again, and wait, if the person decides next.
                assert rest.passes in ("in-secret",) if "face-down" in words else ("", "begun", "each"), words
                closed += rest.passes == "in-secret"
                mine += rest.passes == "begun"
    assert closed and mine


@pytest.mark.long
def test_at_calm_the_gifts_of_several_for_one_demand_share_a_stop_that_names_each_of_them() -> None:
    """Each had a stop of its own, so that a table of five asked for a key nineteen times between two decisions."""
    waiting = dict[Who, str]()
    gifts = together = 0
    for told, stops in calm(4, 130):
        for said in told.said:
            rest = said.rest
            words = bare(f"{rest.words} {rest.detail}")
            if rest.passes == "each":
                waiting[rest.who] = bare(rest.words)
                gifts += 1
            elif not rest.passes:
                assert all(gift in words for gift in waiting.values()), "no gift is left out of the stop"
                together += len(waiting) > 1
                waiting.clear()
        assert all(len(bare(f"{rest.words} {rest.detail}")) < ROOM + 60 for rest in stops), "it can be read"
    assert gifts > 10 and together > 1


def test_at_calm_gifts_of_several_cards_each_for_ones_own_debt_share_a_stop_too() -> None:
    use("en")
    table = Table("majnun", 4, 2, patient=True)
    table.opening()
    told = [*table.play(6)]
    table.end()
    stops = [bare(f"{one.rest.words} {one.rest.detail}") for each in told for one in each.said if not one.rest.passes]
    assert len(stops) == 1 and re.findall(r"Seat (\d) gave \S+ and \S+ to Seat 0", stops[0]) == ["1", "2", "3"]


def test_at_calm_the_gifts_that_end_a_game_share_a_stop_too_and_who_wins_has_its_own() -> None:
    use("en")
    table = Table("majnun", 3, 1, patient=True)
    table.opening()
    *_, last = table.play()
    *_, gifts, wins = (bare(f"{said.rest.words} {said.rest.detail}") for said in last.said if not said.rest.passes)
    assert re.findall(r"Seat (\d) gave the whole hand", gifts) == ["0", "1"]
    assert "Seat 2 wins" not in gifts and wins.startswith("Seat 2 wins")
    table.end()


@pytest.mark.long
def test_what_passes_before_a_stop_at_calm_is_never_more_than_can_be_read_with_it() -> None:
    table, along, most = Table("majnun", 7, 4), 0, 0
    table.opening()
    for told in table.play(120):
        for said in told.said:
            if said.rest.passes in ("each", "told"):
                along += len(bare(f"{said.rest.words} {said.rest.detail}"))
                most = max(most, along)
            elif not said.rest.passes:
                along = 0
    assert 0 < most <= ROOM


@pytest.mark.long
def test_at_calm_what_a_hand_owes_stands_with_the_hand_and_with_who_has_to_help_it() -> None:
    owed = helped = 0
    for _, stops in calm(3, 32):
        for rest in stops:
            words = bare(f"{rest.words} {rest.detail}")
            assert not re.search(r"gave the whole hand: [^.]*\. .*cannot give it all", words), "it is one sentence"
            owed += "and still owes" in words
            helped += bool(re.search(r"(still owes|and owes) \d.*is short of", words))
    assert owed and helped


def test_whoever_gets_the_pot_is_told_why() -> None:
    """A family asked why one of them got all those cards: only the rules said it."""
    pots = 0
    for _, between, event, rest in told(0, 120, seed=2):
        if event.code == "said" and event.args["code"] in ("takes-pot", "pot-shared"):
            words = bare(rest.words)
            assert ("no cards and no debt" in words) or ("without cards and without debt" in words)
            assert not any(between.zones[f"hand.{seat}"] for seat in event.args["args"]), "it is true"
            pots += 1
    assert pots


@pytest.mark.long
def test_that_several_had_no_choice_is_said_once_in_their_stop_and_a_growing_gift_stands_there_once() -> None:
    several = 0
    for _, stops in calm(3, 45):
        for rest in stops:
            words = bare(f"{rest.words} {rest.detail}")
            assert not re.search(r"no choice\. [^.]* gave the whole hand[^.]*\. There was no choice", words), words
            several += words.count("whole hand") > 1
            gifts = re.findall(r"(Seat \d) gave [^.]* to Seat \d", words)
            assert len(gifts) == len(set(gifts)), words
    assert several


def test_at_a_table_of_nine_in_the_smallest_window_the_pot_is_large_whatever_one_holds() -> None:
    board = Board(876.0, 476.0)
    names = ("Noa", "Omar", "Yael", "Yoav", "Grandma Rachel", "Grandpa Eli", "Michal", "Daniel", "Gali")
    for p in course("majnun", 9):
        if p.turn is None or not 5 < len(p.zones["hand.0"]) <= 12:
            continue
        now = view(p, 0)
        one = MajnunController(p.game, 0, dict(enumerate(names)), computers=range(1, 9))
        one.watch(now)
        laid = one.plan(now.zones, board)
        assert laid.whole, "everything has room"
        assert laid.widths["pot"] >= board.card, "no smaller than a card of the hand"


@pytest.mark.long
def test_whoever_closed_their_turn_by_choice_goes_on_to_the_next_one_at_once() -> None:
    use("en")
    game = Table("majnun", 3, 2, patient=True, names={0: "Noa", 1: "Omar", 2: "Dana"})
    game.opening()
    closed = 0
    for one in game.play(110):
        done = game.record.done[-1]
        if done.seat == 0 and str(done.actions[0]).startswith("close"):
            call, *later = [said.rest for said in one.said]
            if any("must lay" in rest.words for rest in later):
                assert call.words.startswith("\u2068Noa") and call.passes == "begun"
                assert not [rest for rest in later if "Noa" in rest.words], "the next stop is about the next turn"
                closed += 1
    assert closed > 2
    game.end()


def test_a_turn_that_lays_and_draws_nothing_begins_with_what_the_pot_asks_of_it() -> None:
    table = Table("majnun", 3, 1, patient=True)
    start = position_from_json(
        {
            "game": "majnun", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 0, "phase": "close",
            "zones": {
                "pot": ["3H", "2D"], "stock": [], "hand.0": ["2S", "9H", "QS"], "hand.1": ["4H", "5H"],
                "hand.2": ["6D", "7D", "8D"],
            },
            "vars": {"active": 0},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    said = table.told(play(start, "close:2S")).said
    asked = next(plain(f"{one.rest.words} {one.rest.detail}") for one in said if "short" in one.rest.detail)
    assert asked.startswith("Seat 1 must lay 2 black cards and has none. ")
    assert "Seat 1 is short of 2 cards" in asked
    assert isinstance(table.controller, MajnunController)
    captions = [sign for sign in table.controller.signs(table.surface.stage.between(), BOARD) if
                isinstance(sign, Caption) and sign.zone == "pot"]  # fmt: skip
    assert captions[0].detail == t("majnun.fact.demand", 2, "black"), "the pot still says what it asks for"


def test_while_it_is_told_that_somebody_has_given_an_arrow_leads_to_who_gets_the_cards() -> None:
    given = 0
    for one, between, event, rest in told(0, 120, seed=2):
        source, to = (str(event.args.get(way, "")) for way in ("from", "to"))
        arrows = [sign for sign in one.signs(between, BOARD) if isinstance(sign, Arrow)]
        if rest.words and source.startswith("hand.") and to.startswith("hand."):
            ends = [Ref("hand.0") if seat == 0 else seat_ref(seat) for seat in (int(source[5:]), int(to[5:]))]
            assert [(sign.start, sign.end, sign.done) for sign in arrows] == [(*ends, True)]
            given += 1
        elif event.code == "said":
            assert not arrows
    assert given


def test_a_demand_is_counted_in_hebrew_as_it_is_spoken() -> None:
    use("he")
    assert bare(t("majnun.voice.now", n=2, colour="black")) == "עכשיו הקופה דורשת שני קלפים שחורים."
    alone = bare(t("majnun.voice.alone.you", n=1, need=2, colour="black", rest=1))
    assert alone == "יש לי 1 מתוך 2 קלפים שחורים, ועוד 1 מהקופה הסגורה."
    none = bare(t("majnun.voice.turn-none.you", n=3, colour="red"))
    assert none == "הקופה דורשת ממני 3 קלפים אדומים, ואין לי אפילו אחד."


def test_a_step_of_a_chain_the_call_of_a_turn_and_the_end_of_a_round_can_be_read() -> None:
    steps = calls = 0
    for _, _, event, rest in told(0, 130):
        if event.code == "said" and event.args["code"] == "kupa" and rest.words and not rest.passes:
            # What the pot demands from now on went after half of the time that it takes to read it.
            assert rest.ms >= reading(bare(rest.words), bare(rest.detail)), bare(rest.words)
            calls += 1
        if rest.words and (event.code == "hands-passed" or "is short of" in bare(rest.words)):
            assert rest.ms >= reading(rest.words), bare(rest.words)
            steps += 1
    assert steps > 3 and calls > 3


@pytest.mark.long
def test_cards_that_a_seat_lays_or_gives_in_a_row_are_told_ever_quicker_and_each_of_them_is_said() -> None:
    use("en")
    longest = quicker = 0
    table, row, doing = Table("majnun", 4, 1), list[float](), ("", 0)
    table.opening()
    for one in table.play(amount(60, 200)):
        assert one.step is not None
        seat, action = table.record.done[-1].seat, str(table.record.done[-1].actions[0])
        verb = action.partition(":")[0]
        alone = [event.code for event in one.step.events if event.code not in ("acted", "now")] == ["moved"]
        if seat == table.seat or verb not in ("place", "give") or not alone:
            row, doing = [], ("", 0)
            continue
        if doing != (verb, seat):
            row, doing = [], (verb, seat)
        row.append(one.ms)
        assert sum(bool(said.rest.words) for said in one.said) == 1, "nothing goes untold"
        longest = max(longest, len(row))
        # After others have acted for long, all is told faster than the first of a row.
        slow = table.surface.teller.haste < table.controller.at_length
        quicker += slow and 1 < len(row) < 5
        if 1 < len(row) < 5:
            assert row[-1] < (row[-2] - 50.0 if slow else 1000.0), row
    assert longest > 5 and quicker
    table.end()


def test_while_the_cards_are_dealt_no_hem_is_lit() -> None:
    table, lit = Table("majnun", 4, 1), list[tuple[bool, int | None]]()

    controller = table.controller
    assert isinstance(controller, MajnunController)

    def note(event: Event) -> None:
        lit.append((event.said == "kupa", controller.owner(table.surface.stage.between())))

    table.surface.teller.told.connect(note)
    table.opening()
    starts = [call for call, _ in lit].index(True)
    assert {owner for _, owner in lit[:starts]} == {None}
    assert lit[starts + 1][1] is not None
    table.end()


@pytest.mark.long
def test_closed_gifts_of_others_to_others_are_told_quicker_once_they_are_familiar_and_still_said() -> None:
    use("en")
    table, count, slower = Table("majnun", 4, 3), 0, 0
    known = KNOWN_SECRETS * (table.record.game.seats - 1)
    table.opening()
    for one in table.play(amount(200, 400)):
        assert one.step is not None
        if in_secret(one.step.told(table.seat), table.seat, ("give",)):
            count += 1
            assert any(bare(said.rest.words) for said in one.said), "nothing goes untold"
            words = next(said.rest for said in one.said if said.rest.words)
            slow = one.ms >= words.ms + PACE_MS
            assert not (slow and count > known), "what it takes to read is divided"
            slower += slow
    assert count > known and slower > 2
    table.end()


def test_in_a_row_of_turns_that_play_themselves_ones_own_and_the_end_of_a_round_are_told_at_leisure() -> None:
    table = Table("majnun", 4, 3)
    paces = list[tuple[float, str]]()
    teller = table.surface.teller
    teller.said.connect(lambda rest: paces.append((table.controller.swift, bare(rest.words))))
    table.opening()
    own = [swift for swift, words in paces if words.startswith("Seat 0 must lay") or "round is over" in words]
    others = [swift for swift, words in paces if "must lay" in words and not words.startswith("Seat 0")]
    assert len(own) > 2 and set(own) == {1.0}
    assert len(others) > 4 and others == sorted(others) and others[-1] > 2.5, "ever quicker"
    table.end()


@pytest.mark.long
def test_the_card_that_ends_a_turn_is_named_once_with_the_call() -> None:
    use("en")
    closed = 0
    for told, stops in calm(4, 130):
        for rest in (said.rest for said in told.said if "closed the turn" in said.rest.words):
            assert rest.passes == "begun", "it waits for nobody"
        for rest in stops:
            words = bare(f"{rest.words} {rest.detail}")
            assert "closed the turn" not in words
            closed += "closed with" in words and "Kupa!" in words
    assert closed > 3


@pytest.mark.long
def test_the_card_from_the_stock_that_ends_a_turn_is_named_with_the_call() -> None:
    use("en")
    table, named = Table("majnun", 3, 7), 0
    for told in (table.opening(), *table.play(60)):
        tops = [card_text(event.cards[0]) for event in told.events if event.code == "moved" and from_stock(event)]
        words = [bare(one.rest.words) for one in told.said if "Kupa!" in one.rest.words]
        turned = [one for one in words if "from the stock closes the turn" in one]
        # The first card of all opens the game and closes nothing.
        closing = tops[-len(turned) :] if turned else []
        assert [one.partition(" from ")[0] for one in turned] == [bare(top) for top in closing]
        assert len(tops) - len(turned) <= 1
        named += len(turned)
    assert named > 3
    table.end()


def from_stock(event: Event) -> bool:
    """Whether a card goes from the stock onto the pot."""
    return (event.args["from"], event.args["to"]) == ("stock", "pot")


@pytest.mark.long
def test_that_shares_are_rounded_up_is_said_once_in_a_game() -> None:
    use("en")
    table, said, uneven = Table("majnun", 3, 7), 0, 0
    for told in (table.opening(), *table.play(60)):
        words = [bare(f"{one.rest.words} {one.rest.detail}") for one in told.said]
        said += sum("rounded up" in one for one in words)
        steps = [event.args for event in told.events if event.code == "said"]
        parts = [step["args"] for step in steps if step["code"] == "division"]
        uneven += sum(missing % 2 for _, missing, _ in parts)
    assert uneven > 3 and said == 1
    table.end()


def test_what_was_told_of_the_first_uneven_shares_is_told_again_with_it() -> None:
    use("en")
    table = Table("majnun", 3, 7)
    told = next(one for one in chain((table.opening(),), table.play(60)) if rounded(one))
    number = len(table.record.done)
    again = table.retold(number - 1, number) if told.step is not None else table.opening()
    assert rounded(again) == rounded(told) == 1
    table.end()


def rounded(told: Told) -> int:
    """How often the table says that shares are rounded up."""
    return sum("rounded up" in one.rest.detail for one in told.said)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_before_the_first_card_is_dealt_nothing_says_what_the_opening_leads_to(seats: int) -> None:
    """The bar named the second round, the pot what was laid in it, and a tag whose turn comes then."""
    use("en")
    several = 0
    for deal in (1, 2, 3, 4, 5, 11):
        table = Table("majnun", seats, deal)
        now, seen = view(table.record.opening.position, 0), list[str]()
        table.surface.stage.passed.connect(lambda table=table, seen=seen: seen.extend(shown_words(table)))
        table.opening()
        several += int(now.vars["round"]) > 1 or int(now.vars["finished"]) > 0
        assert bare(seen[0]) == f"Round 1 of {now.game.options['max_rounds']}, {seats} turns until hands pass on"
        assert not [words for words in seen[1:] if re.search("laid|next turn|owes|hem", words)], seen
        table.end()
    assert several, "turns played themselves in the opening"


def shown_words(table: Table) -> list[str]:
    """The quiet fact of the bar, the words of all signs on the cloth, and whether the hem is lit."""
    stage = table.surface.stage
    signs = [" ".join(sign.words) for sign, _ in stage.overlay.shown()]
    hem = table.controller.hem(stage.between(), stage.board)
    return [table.controller.quiet_fact(stage.between()), *map(bare, signs), *(["a lit hem"] if hem else [])]
