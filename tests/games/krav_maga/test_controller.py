"""Krav Maga at the table: what a person sees and does (canon 9)."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine import Position, View, new_game, play, position_from_json, view
from app.games import GAMES
from app.games.krav_maga.controller import KravMagaController
from app.games.krav_maga.rules import ROUNDS
from app.table.geometry import Board
from app.table.moves import Moves
from app.table.prompts import Prompt, Ref, Rest
from app.table.signs import Caption, Peek, ScaleLine, SuitPlate, Tag
from app.table.surface import Surface
from app.wording import t
from app.wording.bidi import bare
from tests.shell.at_table import click, drag
from tests.table.invented import Table
from tests.table.laid import MORE_SIZES, plain, surface_of, wrong

pytestmark = pytest.mark.usefixtures("qapp")

SIGNS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
INDEX = 0.3
"""How much of a card its index takes, in widths."""
NAMES: dict[int | str, str] = {0: "Noa", 1: "Grandma Rachel"}
HANDS = {"hand.0": ["KH", "3S", "4C", "9D"], "hand.1": ["4H", "5S", "QC", "2D"]}


def position(levels: dict[str, list[int]], zones: dict[str, list[str]], turn: int = 0, number: int = 9) -> Position:
    """A partial position with these levels."""
    data = {"game": "krav-maga", "partial": True, "seats": 2, "rng": 1, "turn": turn, "phase": "choose"}
    all_levels = {suit: levels.get(suit, []) for suit in "CDHS"}
    parts = {"zones": {**HANDS, **zones}, "vars": {"levels": all_levels, "round": number}}
    return position_from_json({**data, **parts}, GAMES)


def fronts() -> Position:
    """Hearts at +2 and spades at -2 for seat 0, clubs even, no diamonds."""
    levels = {"H": [1, 2], "S": [-1, -2], "C": [1, 0]}
    zones = {"front.H": ["7H", "8H"], "front.S": ["7S", "8S"], "front.C": ["7C", "8C"], "stock": ["2C", "3D", "6C"]}
    return position(levels, zones)


def table(p: Position | View, seat: int | None = 0) -> KravMagaController:
    """The controller of the game for a seat that has seen the position."""
    one = KravMagaController(p.game, seat, NAMES, computers=())
    one.watch(p if isinstance(p, View) else view(p, seat))
    return one


def prompt(p: Position, seat: int = 0, held: str = "") -> Prompt:
    """What the voice says to a seat that holds this card."""
    seen = view(p, seat)
    ref = Ref(f"hand.{seat}", list(seen.zones[f"hand.{seat}"]).index(held)) if held else None
    return table(p, seat).prompt(seen, ref)


def laid(qtbot: QtBot, p: Position, seat: int | None = 0, size: tuple[int, int] = (1256, 644)) -> Surface:
    """The table with a position on it."""
    return surface_of(qtbot, table(p, seat), view(p, seat), size)


def middle(surface: Surface, zone: str, index: int) -> float:
    """How far down the middle of a card lies."""
    box = surface.stage.overlay.box(Ref(zone, index))
    assert box is not None
    return box.middle[1]


# The cloth


@pytest.mark.parametrize(("seat", "sign"), [(0, 1), (1, -1), (None, 1)])
def test_each_card_lies_as_high_as_its_level_for_the_seat_below(qtbot: QtBot, seat: int | None, sign: int) -> None:
    surface = laid(qtbot, fronts(), seat)
    shown = [(one, box) for one, box in surface.stage.overlay.shown() if isinstance(one, ScaleLine)]
    lines = {int(bare(one.text).replace("\N{MINUS SIGN}", "-")): box.middle[1] for one, box in shown}
    assert sorted(lines) == list(range(-3, 4))
    assert lines[3] < lines[0] < lines[-3], "towards the other seat is up"
    for zone, levels in (("front.H", (1, 2)), ("front.S", (-1, -2)), ("front.C", (1, 0))):
        for index, level in enumerate(levels):
            assert middle(surface, zone, index) == pytest.approx(lines[sign * level], abs=1.0)


@pytest.mark.parametrize("rtl", [False, True])
def test_the_last_card_of_a_front_lies_on_top_in_both_languages(rtl: bool) -> None:
    p = late()
    board = Board(1256, 644, rtl=rtl)
    spots = {spot.zone: spot for spot in table(p).spots(view(p, 0).zones, board)}
    places = board.places(spots["front.C"], 8)
    assert [place.z for place in places] == sorted(place.z for place in places)
    assert [place.x for place in places] == sorted(place.x for place in places)


def test_the_level_of_each_front_is_a_word_in_the_tone_of_whom_it_favours() -> None:
    for seat, expected in (
        (0, {"♠ +2 them": "pom", "♥ +2 you": "olive", "♣ even": "paper"}),
        (1, {"♠ +2 you": "olive", "♥ +2 them": "pom", "♣ even": "paper"}),
        (None, {"♠ −2": "pom", "♥ +2": "olive", "♣ 0": "paper"}),
    ):
        p = fronts()
        signs = table(p, seat).signs(view(p, seat), Board(1256, 644))
        assert {plain(sign.text): sign.tone for sign in signs if isinstance(sign, Tag)} == expected
        (empty,) = [sign for sign in signs if isinstance(sign, SuitPlate)]
        assert empty.suit == "D"


@pytest.mark.parametrize(("seat", "ends"), [(0, ["you", "them"]), (1, ["you", "them"]), (None, [])])
def test_the_scale_says_at_which_end_whom_a_front_goes_to(qtbot: QtBot, seat: int | None, ends: list[str]) -> None:
    surface = laid(qtbot, fronts(), seat)
    shown = surface.stage.overlay.shown()
    lines = {bare(one.text): box.middle[1] for one, box in shown if isinstance(one, ScaleLine)}
    words = {one.text: (one, box) for one, box in shown if isinstance(one, Caption) and one.text in ("you", "them")}
    assert [*words] == ends, "an onlooker sits at neither end"
    for name, bound in (("you", "+3"), ("them", "\N{MINUS SIGN}3")) if ends else ():
        one, box = words[name]
        inner, outer = sorted((abs(lines[bound] - lines["0"]), abs(box.middle[1] - lines["0"])))
        assert outer == abs(box.middle[1] - lines["0"]) and outer - inner < 24, "right beyond the bound"
        assert bound in bare(one.says) and Ref(one.command) in surface.reachable()


def test_a_badge_has_points_and_the_value_of_the_piles() -> None:
    p = position({}, {"pile.0.1": ["3C", "7D", "5C"], "pile.1.1": ["6S", "7S", "AS"], "pile.1.2": ["2S", "2H", "3H"]})
    one = table(p)
    badges = [plain(one.badge_line(view(p, 0), seat)) for seat in (0, 1)]
    assert badges == ["1 point · sum 15", "2 points · sum 34"]
    assert plain(one.quiet_fact(view(p, 0))) == "Rounds left: 18"


def test_by_keys_the_cursor_comes_back_beside_where_the_laid_card_was_in_the_sorted_hand(qtbot: QtBot) -> None:
    """It went to the card that had the number of the laid one, anywhere in the hand."""
    p = position({}, {"hand.0": ["KC", "2S", "9H", "5C", "3D", "8S"], "hand.1": ["4H"]})
    surface = laid(qtbot, p)
    surface.setFocus()
    surface._walk(Ref("hand.0", 0))
    boxes = surface.reachable()
    across = [boxes[Ref("hand.0", at)].x for at in range(6)]
    nearest = sorted(range(1, 6), key=lambda at: abs(across[at] - across[0]))
    beside = {p.texts("hand.0")[at] for at in nearest[:2]}
    after = play(p, "commit:KC").position
    surface.acted.connect(lambda _: surface.show_view(view(after, 0)))
    QTest.keyClick(surface, Qt.Key.Key_Return)
    assert surface.gestures.held == Ref("hand.0", 0) and surface.keyboard.at in surface.gestures.targets()
    QTest.keyClick(surface, Qt.Key.Key_Return)
    at = surface.keyboard.at
    assert at is not None and at.zone == "hand.0" and after.texts("hand.0")[at.index] in beside


def test_the_card_laid_in_secret_is_closed_for_all_and_known_to_its_seat() -> None:
    p = play(fronts(), "commit:KH").position
    secret: tuple[tuple[int | None, list[str]], ...] = ((0, ["KH"]), (1, []), (None, []))
    for seat, expected in secret:
        signs = table(p, seat).signs(view(p, seat), Board(1256, 644))
        assert [sign.face for sign in signs if isinstance(sign, Peek)] == expected


# Gestures


@pytest.mark.parametrize("target", ["held.0", "front.H"])
def test_a_card_is_dragged_to_the_field_or_to_the_front_of_its_suit(qtbot: QtBot, target: str) -> None:
    surface = laid(qtbot, fronts())
    heard: list[tuple[str, ...]] = []
    surface.acted.connect(heard.append)
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref(target)))
    assert heard == [("commit:KH",)]


def test_a_card_is_taken_back_before_it_is_confirmed_and_refused_on_another_front(qtbot: QtBot) -> None:
    surface = laid(qtbot, fronts())
    heard: list[tuple[str, ...]] = []
    refused: list[Any] = []
    surface.acted.connect(heard.append)
    surface.refused.connect(refused.append)
    click(surface, surface.card_point(Ref("hand.0", 0)))
    held = [surface.gestures.held]
    QTest.keyClick(surface, Qt.Key.Key_Escape)
    held.append(surface.gestures.held)
    assert held == [Ref("hand.0", 0), None]
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("front.S", 1)))
    assert heard == [] and [reason.code for reason in refused] == ["other-front"]


def test_who_may_lay_no_card_now_is_told_that_and_not_where_it_would_go() -> None:
    p = fronts()
    seen = view(p, 1)
    assert not seen.decides
    reason = table(p, 1).refusal(seen, Ref("hand.1", 0), Ref("front.S", 1))
    assert reason.code != "other-front"


# What is said


def test_the_voice_says_which_fronts_one_more_card_gathers() -> None:
    asked = prompt(fronts())
    threat = "Grandma Rachel is one card from gathering the spades front."
    chance = "You are one card from gathering the hearts front."
    assert plain(asked.whole.detail) == f"{threat} {chance}"
    detail = plain(prompt(position({}, {})).whole.detail)
    assert "face down" in prompt(position({}, {})).sentence and "+3" in detail


@pytest.mark.parametrize(
    ("card", "sentence", "detail"),
    [
        (
            "KH",
            "K♥ brings the hearts front to +3: 3 cards and a point.",
            "If Grandma Rachel lays hearts too, the front stays at +2.",
        ),
        (
            "3S",
            "3♠ defends the spades front: from −2 to −1.",
            "If no spades is laid here, one more card of Grandma Rachel gathers the front.",
        ),
        (
            "4C",
            "4♣ pushes the clubs front from 0 to +1.",
            "If Grandma Rachel lays clubs too, the front stays at 0.",
        ),
        (
            "9D",
            "9♦ opens the diamonds front at +1.",
            "If Grandma Rachel lays diamonds too, the front stays at 0.",
        ),
    ],
)
def test_a_held_card_says_what_it_would_do_on_its_front(card: str, sentence: str, detail: str) -> None:
    asked = prompt(fronts(), held=card)
    assert (plain(asked.sentence), plain(asked.detail)) == (sentence, detail)
    assert [(button.actions, button.main) for button in asked.buttons] == [((f"commit:{card}",), True)]


def test_who_has_laid_a_card_waits_for_both_to_be_turned_up() -> None:
    p = play(fronts(), "commit:KH").position
    assert "turned up together" in plain(prompt(p, 0).whole.detail)
    assert prompt(p, 1).sentence == prompt(fronts(), 0).sentence
    assert "hearts" in plain(prompt(p, 1).whole.detail) and "K♥" not in plain(prompt(p, 1).whole.detail)


# What is told


def test_both_cards_turn_together_and_lie_at_once_at_their_levels(qtbot: QtBot) -> None:
    p = play(fronts(), "commit:KH").position
    surface = laid(qtbot, p)
    stage = surface.stage
    line = {bare(s.text): box.middle[1] for s, box in stage.overlay.shown() if isinstance(s, ScaleLine)}
    step = play(p, "commit:2D")
    one = stage.controller
    assert isinstance(one, KravMagaController)
    events = [e for e in step.told(0) if e.code == "moved"]
    moved = [e for e in events if str(e.args["to"]).startswith("front.")]
    moves = Moves(stage)
    moves.begin(events[0], 0.0)
    assert events[0].args["to"] == "held.1" and len(moved) == 2 and moved[0].moment == moved[1].moment
    assert all(one.before(event, stage.between()).ms > 0 for event in moved)
    for event in moved:
        moves.begin(event, 0.0)
    moves.set_out()
    stage.clock.finish()
    assert middle(surface, "front.H", 2) == pytest.approx(line["+3"], abs=1.0)
    assert middle(surface, "front.D", 0) == pytest.approx(line["\N{MINUS SIGN}1"], abs=1.0)
    rest = one.rest(moved[0], stage.between())
    assert plain(rest.words) == "Turned up: Noa’s K♥ and Grandma Rachel’s 2♦."
    assert rest.lit == (Ref("front.H", 2), Ref("front.D", 0))


def test_a_won_front_is_lit_and_said_before_it_is_gathered() -> None:
    p = play(fronts(), "commit:KH").position
    one, seen = table(p), view(p, 0)
    said = [e for e in play(p, "commit:2D").told(0) if e.code == "said"]
    rests: list[Rest] = [one.rest(event, seen) for event in said]
    assert [len(rest.lit) for rest in rests if rest.words] == [2], "as many as lie there when it is told"
    (words,) = [plain(rest.words) for rest in rests if rest.words]
    assert words.startswith("Noa gathered the hearts front")


# Where things lie


def late() -> Position:
    """Long fronts to both bounds, many piles, full hands."""
    ups = {"C": [1, 2, 1, 0, -1, -2, -1, -2], "D": [-1, -2], "H": [1, 2]}
    zones = {
        "front.C": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"],
        "front.D": ["2D", "3D"],
        "front.H": ["2H", "3H"],
        "hand.0": ["KH", "3S", "JC", "9D", "TS", "QD"],
        "hand.1": ["4H", "5S", "QC", "TD", "JD", "KD"],
        "stock": ["AC", "AD"],
        "pile.0.1": ["4D", "5D", "6D"],
        "pile.0.2": ["5H", "6H", "7H"],
        "pile.0.3": ["AS", "2S", "4S"],
        "pile.1.1": ["8H", "9H", "TH"],
        "pile.1.2": ["6S", "7S", "8S"],
        "pile.1.3": ["7D", "8D", "AH"],
    }
    return position(ups, zones)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
def test_nothing_lies_over_anything_else_however_long_the_fronts_are(rtl: bool) -> None:
    positions = [late(), play(late(), "commit:KH").position, fronts(), position({}, {})]
    assert wrong(positions, table, rtl, MORE_SIZES) == []


# The end


def played_out(seed: int) -> Position:
    """A game to its end, the first legal card each time."""
    p = new_game(GAMES["krav-maga"], 2, seed).position
    while p.result is None:
        p = play(p, p.game.rules.legal(p)[0]).position
    return p


def test_the_count_of_rounds_stops_at_the_last() -> None:
    p = played_out(3)
    assert table(p).chip(view(p, 0)) == t("seat.round", n=ROUNDS)


def test_the_end_says_front_by_front_what_the_piles_count() -> None:
    """What breaks a tie on points stands beside them: the sums of the fronts add up to the value of the piles."""
    p = played_out(3)
    seen, one = view(p, 0), table(p)
    for seat in (0, 1):
        fronts = one.won_fronts(seen, seat)
        points, value = one.worth(seen, seat)
        assert (len(fronts), sum(worth for _, worth in fronts)) == (points, value)
        said = bare(one.score_words(seen.result, seat)) if seen.result is not None else ""
        assert all(f"{worth}" in said for _, worth in fronts) and said.count("\u00a0· ") == points - 1
        assert said.count(f"{value}") == 1, "a front that stands alone does not say the sum twice"
        assert f"sum\u00a0{value}" in said
    assert any(one.won_fronts(seen, seat) for seat in (0, 1))


def test_a_long_front_says_at_its_level_which_cards_lie_there_and_what_they_count() -> None:
    p, rng = new_game(GAMES["krav-maga"], 2, 3).position, Random(3)
    longest = 0
    while p.turn is not None:
        now = view(p, 0)
        one = KravMagaController(p.game, 0, {0: "Noa", 1: "Omar"})
        one.watch(now)
        signs = one.labels(now, Board(876.0, 476.0))
        tags = {sign.command: plain(sign.says) for sign in signs if isinstance(sign, Tag)}
        for suit in "SHCD":
            cards = now.zones[f"front.{suit}"]
            if cards:
                says = tags[f"about.front.{suit}"]
                assert all(f"{text[0].replace('T', '10')}{SIGNS[text[1]]}" in says for text in cards), says
                assert f"count {sum('23456789TJQKA'.index(text[0]) + 2 for text in cards)};" in says
                longest = max(longest, len(cards))
        p = play(p, rng.choice(p.game.rules.legal(p))).position
    assert longest > 4


@pytest.mark.long
def test_a_card_that_the_other_seat_lays_is_said_once_and_what_is_turned_up_once() -> None:
    table = Table("krav-maga", 2, 4)
    table.opening()
    rounds = 0
    for told in table.play(24):
        words = [said.rest.words for said in told.said]
        assert len(words) == len(set(words)), words
        assert told.step is not None
        after = view(told.step.position, 0).vars["levels"]
        for said in told.said:
            if "urned up" in said.rest.words and not any("athered" in one for one in words):
                fronts = {text[1] for text in said.faces}
                assert plain(said.rest.detail).count(":") + plain(said.rest.detail).count("even") == len(fronts)
                for suit in fronts:
                    level = after[suit][-1]
                    how = f": +{abs(level)} for Seat {0 if level > 0 else 1}." if level else " is even."
                    assert f"The {t(f'krav-maga.zone.front.{suit}')}{how}" in plain(said.rest.detail)
        rounds += sum("urned up" in one for one in words)
    assert rounds == 12


def test_a_last_round_without_a_choice_is_told_by_itself() -> None:
    """The round before it has been told already: its cards are named once, and each front as it stands by then."""
    zones = {"front.H": ["7H", "8H"], "hand.0": ["KH", "3H"], "hand.1": ["4S", "5S"], "stock": []}
    p = position({"H": [1, 2], "S": []}, zones, number=ROUNDS - 1)
    p = play(p, "commit:KH").position
    one = Table("krav-maga", 2, 1)
    one.surface.show_view(view(p, 0))
    told = one.told(play(p, "commit:4S"))
    turned = [plain(said.rest.words) for said in told.said if "urned up" in said.rest.words]
    assert turned == ["Turned up: Seat 0’s K♥ and Seat 1’s 4♠.", "Turned up: Seat 0’s 3♥ and Seat 1’s 5♠."]
    details = [plain(said.rest.detail) for said in told.said if "urned up" in said.rest.words]
    assert details[0] == "The spades front: +1 for Seat 1.", "that the other is gathered says how it stands"
    assert details[1] == "The hearts front: +1 for Seat 0. The spades front: +2 for Seat 1."


def test_at_calm_the_cards_that_gather_a_front_stand_in_one_stop_with_who_gathers_it() -> None:
    zones = {"front.H": ["7H", "8H"], "hand.0": ["KH", "3H"], "hand.1": ["4S", "5S"], "stock": []}
    p = play(position({"H": [1, 2], "S": []}, zones, number=ROUNDS - 1), "commit:KH").position
    one = Table("krav-maga", 2, 1, patient=True)
    one.controller.asks = True
    one.surface.show_view(view(p, 0))
    told = one.told(play(p, "commit:4S"))
    stops = [said.rest for said in told.said if not said.rest.passes]
    words = [plain(rest.words) for rest in stops]
    assert words[0] == "Turned up: Seat 0’s K♥ and Seat 1’s 4♠."
    gathered = "gathered the hearts front: 3 cards and a point of advantage."
    why = "K♥ brought it to +3, where a front is gathered."
    assert plain(stops[0].detail).endswith(f"{gathered} {why}") and len(stops[0].lit) == 3
    assert words[1] == "Seat 0 had only one move: lay 3♥."
    assert plain(stops[1].detail).startswith("Turned up: Seat 0’s 3♥ and Seat 1’s 5♠.")
    assert len(words) == 3 == told.waits, "the third says who has won"


def test_where_the_gathered_cards_decide_it_is_said_what_they_come_to() -> None:
    decided = 0
    for deal in range(12):
        p = played_out(deal)
        assert p.result is not None
        seen, one = view(p, 0), table(p)
        one.watch(seen)
        said = plain(one.reason(p.result))
        if p.result.reason == "values":
            winner = int(p.result.winners[0])
            sums = [one.worth(seen, seat)[1] for seat in (winner, 1 - winner)]
            assert said.endswith(f"decides: {sums[0]} to {sums[1]}.") and sums[0] > sums[1]
            decided += 1
        else:
            assert "sum" not in said
    assert decided


LEAST_SHARE = 0.7
"""The least width of a front's cards, as a share of a hand card."""


@pytest.mark.parametrize("size", [(876, 476), (1256, 644), (1896, 900)])
@pytest.mark.parametrize("rtl", [False, True])
def test_every_card_of_a_long_front_can_be_read(size: tuple[int, int], rtl: bool) -> None:
    ranks = "23456789TJQK"
    for count in (10, 11, 12):
        zig = [number % 2 for number in range(1, count + 1)]
        zones = {
            "front.S": [f"{rank}S" for rank in ranks[:count] if f"{rank}S" not in HANDS["hand.0"] + HANDS["hand.1"]],
            "front.H": ["7H", "8H", "9H", "TH"], "front.C": ["7C"],
        }  # fmt: skip
        zig = zig[: len(zones["front.S"])]
        zones["front.D"] = ["TD"]
        zones["stock"] = ["2C", "3D", "6C"]
        p = position({"S": zig, "H": [1, 2, 1, 2], "C": [1], "D": [1]}, zones)
        board = Board(float(size[0]), float(size[1]), rtl=rtl, across=KravMagaController.across)
        assert table(p).plan(view(p, 0).zones, board).widths["front.S"] >= LEAST_SHARE * board.card
        spot = next(one for one in table(p).spots(view(p, 0).zones, board) if one.zone == "front.S")
        places = sorted(board.places(spot, len(zones["front.S"])), key=lambda place: place.x)
        assert len(places) >= 8
        for one, over in pairwise(places):
            assert over.x - one.x >= INDEX * one.width, (count, one, over)


def test_nothing_is_said_of_what_is_not_there_yet() -> None:
    """No words below a front that is not open: its plate stands for it; no sum of piles before there are any."""
    p = position({}, {"stock": ["2C", "3D"]})
    one, seen = table(p), view(p, 0)
    signs = one.labels(seen, Board(1256.0, 644.0))
    assert sum(isinstance(sign, SuitPlate) for sign in signs) == 4
    words = [bare(sign.text) for sign in signs if isinstance(sign, Caption)]
    scale = [t(f"krav-maga.label.scale.{name}") for name in ("mine", "theirs")]
    assert words == [*scale, bare(t("krav-maga.label.stock", n=2)), t("krav-maga.label.field")]
    assert bare(one.badge_line(seen, 0)) == "0 points"


def test_what_the_rival_has_won_is_read_in_the_smallest_window() -> None:
    rng, seen = Random(3), 0
    p = new_game(GAMES["krav-maga"], 2, 3).position
    while p.turn is not None:
        p = play(p, rng.choice(p.game.rules.legal(p))).position
        won = [zone for zone in p.zones if zone.startswith("pile.1.") and p.zones[zone]]
        if p.turn is None or not won:
            continue
        one, now = KravMagaController(p.game, 0, {}), view(p, 0)
        one.watch(now)
        laid = one.plan(now.zones, Board(876.0, 476.0, across=one.across))
        assert laid.whole and all(laid.widths[zone] >= 44 for zone in won)
        seen += 1
    assert seen
