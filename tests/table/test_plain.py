"""The table of a game that brings no controller: its facts, its question, and where its cards lie."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from app.engine import Event, Position, Record, View, new_game, play, view
from app.engine.errors import Reason
from app.engine.rules import Fact, Var, card, verb
from app.engine.zones import Kind
from app.games import GAMES, folder, look_again
from app.table.controllers import controller_for
from app.table.geometry import RATIO, Board, Shape
from app.table.layout import FRONT
from app.table.plain import SHOWN_MS, TURN_MS, PlainController, fronts, laid_unseen
from app.table.prompts import Ref, Rest
from app.table.reading import reading
from app.table.signs import Badge, Caption, Tag
from app.wording import use
from app.wording.bidi import bare
from tests.games.toys import HIGH_CARD, TOYS, known
from tests.table.invented import Table

NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}


@pytest.fixture(autouse=True)
def toys(qapp: QApplication) -> Iterator[None]:
    with known():
        yield


def until(game: str, seats: int, phase: str, seed: int = 3, times: int = 1) -> Position:
    """The first position in which seat 0 decides in this phase, for the `times`th time."""
    p, whims = new_game(GAMES[game], seats, seed).position, Random(seed)
    while not (p.phase == phase and p.turn == 0 and (times := times - 1) == 0):
        p = play(p, whims.choice(GAMES[game].legal(p))).position
    return p


def at(p: Position, seat: int = 0) -> tuple[PlainController, View]:
    """The controller for a position, and the view of a seat."""
    table, seen = controller_for(p.game.id)(p.game, seat, NAMES), view(p, seat)
    assert isinstance(table, PlainController)
    table.watch(seen)
    return table, seen


@pytest.mark.parametrize(
    ("language", "game", "phase", "said"),
    [
        ("en", "partners", "auction", "Bid or pass?"),
        ("en", "partners", "name", "Trump."),
        ("en", "market", "buy", "Take or pass?"),
        ("he", "market", "buy", "Take \u05d0\u05d5 pass?"),
        ("he", "market", "choose", "Commit."),
    ],
)
def test_the_voice_asks_for_what_may_be_done(language: str, game: str, phase: str, said: str) -> None:
    use(language)
    table, seen = at(until(game, 4, phase))
    assert bare(table.prompt(seen, None).sentence) == said


def test_facts_stand_in_the_bar_and_at_the_badge_of_the_seat_they_belong_to() -> None:
    p = until("partners", 4, "trick")
    table, seen = at(p)
    bidder = p.vars["bidder"]
    assert bare(table.quiet_fact(seen)) == f"Points: 0, 0 \u00b7 Trump: {suit_sign(p.vars['trumps'])}"
    board = Board(1256, 644)
    tags = {sign.text for sign in table.signs(seen, board) if isinstance(sign, Tag)}
    assert tags == {f"Bid: {p.vars['bid']}"}
    assert [tag.text for tag in table.tags(seen, bidder)] == [*tags]
    assert not table.tags(seen, (bidder + 1) % 4)


def suit_sign(suit: str) -> str:
    return {"C": "\u2663", "D": "\u2666", "H": "\u2665", "S": "\u2660"}[suit] + "\ufe0e"


def test_a_calm_table_counts_nothing() -> None:
    table, seen = at(until("partners", 4, "trick"))
    table.calm = True
    assert table.quiet_fact(seen) == "" and not any(table.tags(seen, seat) for seat in range(4))


@pytest.mark.parametrize("seats", [2, 5])
def test_cards_stay_where_they_lie_when_a_badge_loses_a_fact(seats: int) -> None:
    table, defends = at(until("durak", seats, "attack"))
    board, places = Board(1256, 644), []
    takes = replace(defends, vars={**defends.vars, "taking": True})
    for seen in (defends, takes, defends, replace(defends, vars={**defends.vars, "defender": seats - 1})):
        table.watch(replace(seen))
        places.append(table.plan(seen.zones, board).boxes["stock"])
    assert places[0] != places[1] == places[2] == places[3], "two facts need more room than one"


def test_a_list_that_is_not_by_seat_is_nobodys_points_and_puts_nobody_out() -> None:
    p = until("partners", 4, "auction", times=2)
    table, seen = at(p)
    lines = [sign.line for sign in table.badges(seen, Board(1256, 644)) if isinstance(sign, Badge)]
    assert lines and not any("point" in line for line in lines)
    assert {table.points(seen, seat) for seat in range(4)} == {None}
    info = seen.game.rules.info
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seen.game.rules, "info", info._replace(vars={**info.vars, "out": Var("list", (0, 1))}))
        assert not table.out(replace(seen, vars={**seen.vars, "out": (0, 1)}))


def test_both_heaps_of_tricks_have_a_name_of_their_own() -> None:
    table, seen = at(until("partners", 4, "trick"))
    names = [sign.text for sign in table.labels(seen, Board(1256, 644)) if isinstance(sign, Caption)]
    assert [name for name in names if name.startswith("Taken")] == ["Taken 1", "Taken 2"]


def test_a_card_that_is_played_lies_between_its_owner_and_the_middle() -> None:
    p = until("partners", 4, "trick", times=2)
    table, seen = at(p)
    board = Board(1256, 644)
    boxes = table.plan(seen.zones, board).boxes
    played, hand = boxes["played.0"], boxes["hand.0"]
    assert played.y + played.height <= hand.y
    assert abs(played.middle[0] - hand.middle[0]) < board.card


@pytest.mark.parametrize("size", [(1256, 644), (1896, 908)])
@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("times", [1, 2])
def test_open_cards_to_choose_from_lie_in_the_middle_and_hardly_over_one_another(
    size: tuple[int, int], rtl: bool, times: int
) -> None:
    table, seen = at(until("market", 4, "buy", times=times))
    board = Board(*size, rtl=rtl)
    laid = table.plan(seen.zones, board)
    market = laid.boxes["market"]
    shown = len(seen.zones["market"])
    assert market.width / shown >= 0.7 * market.height / RATIO
    assert abs(market.middle[0] / laid.width - 0.5) < 0.16
    assert laid.boxes["goods.0"].y >= market.y + market.height


def test_open_cards_to_choose_from_stay_mostly_in_sight_where_room_is_scarce() -> None:
    table, seen = at(until("market", 4, "buy"))
    laid = table.plan(seen.zones, Board(600, 600))
    shown = len(seen.zones["market"])
    assert laid.boxes["market"].width >= laid.widths["market"] * (1 + 0.74 * (shown - 1)) and shown > 2


@pytest.mark.parametrize("game", ["eight-seats", "market"])
def test_a_pile_of_the_seat_at_the_screen_lies_beside_its_hand(game: str) -> None:
    p = new_game(GAMES[game], GAMES[game].info.seats[1], 3).position
    table, seen = at(p)
    boxes = table.plan(seen.zones, Board(1256, 644)).boxes
    pile, hand = boxes["won.0" if game == "eight-seats" else "paid.0"], boxes["hand.0"]
    assert pile.x > hand.x + hand.width and pile.y + pile.height > hand.y


@pytest.mark.parametrize("size", [(876, 476), (1256, 644), (1896, 908)])
@pytest.mark.parametrize("rtl", [False, True])
def test_what_belongs_to_nobody_lies_in_the_middle_of_the_table(size: tuple[int, int], rtl: bool) -> None:
    table, seen = at(until("partners", 4, "trick", times=2))
    laid = table.plan(seen.zones, Board(*size, rtl=rtl))
    boxes = [laid.boxes[zone] for zone in ("stock", "taken.1", "taken.2")]
    left, right = min(box.x for box in boxes), max(box.x + box.width for box in boxes)
    assert abs((left + right) / 2 / laid.width - 0.5) <= 0.13


@pytest.mark.parametrize("size", [(1256, 644), (1896, 908)])
@pytest.mark.parametrize("game", TOYS)
def test_every_number_of_seats_has_room(game: str, size: tuple[int, int]) -> None:
    for seats in GAMES[game].seats():
        p = new_game(GAMES[game], seats, 3).position
        table, seen = at(p)
        assert table.plan(seen.zones, Board(*size)).whole, seats


@pytest.mark.parametrize("seats", [4, 6])
def test_on_a_narrow_cloth_the_middle_takes_more_lines_before_hands_become_tiny(seats: int) -> None:
    table, seen = at(until("durak", seats, "defend", 1))
    laid = table.plan(seen.zones, Board(600, 600))
    assert laid.boxes["hand.0"].height > 0.8 * laid.board.card * RATIO
    assert laid.boxes["pair.1"].height > 0.5 * laid.board.card * RATIO


def test_only_what_is_laid_unseen_is_done_in_secret() -> None:
    assert laid_unseen(GAMES[HIGH_CARD]) == ("lay",)
    assert laid_unseen(GAMES["market"]) == ("commit",)
    # There all see immediately what is laid.
    assert laid_unseen(GAMES["eight-seats"]) == laid_unseen(GAMES["partners"]) == ()


def test_only_what_a_seat_lays_from_its_hand_lies_before_it() -> None:
    info = GAMES[HIGH_CARD].info
    lay, take = verb(card("hand.{turn}"), to="lain.{turn}"), verb(card("market"), to="taken.{turn}")
    found = fronts(info._replace(verbs={("lay", "lay"): lay, ("lay", "take"): take, ("lay", "pass"): verb()}))
    assert set(found) - set(FRONT) == {"lain"}


def test_a_picker_may_lie_over_the_pile_beside_the_hand() -> None:
    table, seen = at(new_game(GAMES["eight-seats"], 8, 3).position)
    table.watch(replace(seen, zones={**seen.zones, "won.0": ("??",), "laid.0": ("2C",)}))
    assert table.kept_clear() == ["hand.0", "laid.0"]


@pytest.mark.parametrize(("says", "in_secret"), [("takes = False", ("lay",)), ("in_secret = ()", ())])
def test_a_controller_that_starts_from_the_plain_one_knows_what_that_knows(says: str, in_secret: tuple[str]) -> None:
    own = f"from app.table.plain import PlainController\n\n\nclass Mine(PlainController):\n    {says}\n"
    (folder(HIGH_CARD) / "controller.py").write_text(own, "utf-8")
    look_again()
    made = controller_for(HIGH_CARD)
    assert (made.__name__, made.game, made.in_secret) == ("Mine", HIGH_CARD, in_secret)


def test_who_may_do_something_else_besides_laying_unseen_lays_alone() -> None:
    """As in a game in which a seat lays several cards and then says what they are, truthfully or not."""
    one = GAMES[HIGH_CARD]
    info = one.info._replace(verbs={**one.info.verbs, ("lay", "claim"): verb()})
    does = {"do_claim": lambda self, p: None, "refuse_claim": lambda self, p: Reason("lay-first")}
    assert laid_unseen(type("Claims", (type(one),), {"info": info, **does})()) == ()


@pytest.mark.parametrize("seed", range(6))
def test_a_card_goes_to_the_one_of_several_zones_where_the_rules_lay_it(seed: int) -> None:
    p = until("towers", 2, "build", seed)
    table, seen = at(p)
    for action in seen.legal:
        if action.verb == "build":
            (ref,) = [ref for ref in table.liftable(seen) if table.text(seen, ref) == action.args[0]]
            (place,) = [one.target.zone for one in table.choices(seen, ref) if one.actions == (str(action),)]
            assert view(play(p, action).position, 0).zones[place][0] == action.args[0]


def test_a_card_goes_to_the_one_of_several_cards_that_it_beats() -> None:
    table, seen = at(until("durak", 4, "defend", 1))
    lying = dict[str, list[str]]()
    for ref in table.liftable(seen):
        for choice in table.choices(seen, ref):
            lying[choice.actions[0]] = [*seen.zones[choice.target.zone]]
    assert lying == {str(one): [one.args[1]] for one in seen.legal if one.verb == "beat"} and len(lying) == 4


def test_a_held_card_that_has_one_place_is_asked_what_it_does_there() -> None:
    table, seen = at(until("towers", 2, "build"))
    buildable = {action.args[0] for action in seen.legal if action.verb == "build"}
    ref = next(ref for ref in table.liftable(seen) if table.text(seen, ref) not in buildable)
    prompt = table.prompt(seen, ref)
    assert bare(prompt.sentence) == "Hide?" and prompt.picker is not None
    assert [pick.number for pick in prompt.picker.picks] == ["1", "2", "3"]


@pytest.mark.parametrize(("kind", "apart"), [("row", 0.9), ("pile", 0.0)])
def test_cards_that_a_seat_lays_before_itself_lie_as_their_zone_says(kind: str, apart: float) -> None:
    rules, board = folder(HIGH_CARD) / "rules.py", Board(1256, 644)
    text = rules.read_text("utf-8")
    rules.write_text(text.replace('pile("laid', f'{kind}("laid').replace("hand, pile", "hand, pile, row"), "utf-8")
    look_again()
    table, seen = at(new_game(GAMES[HIGH_CARD], 2, 1).position)
    spots = table.spots({**seen.zones, "laid.1": ("2C", "3C")}, board)
    first, second = board.places(next(spot for spot in spots if spot.zone == "laid.1"), 2)
    assert abs(first.x - second.x) / first.width == pytest.approx(apart, abs=0.1)
    empty = next(spot for spot in table.spots(seen.zones, board) if spot.zone == "laid.0")
    assert empty.shape is Shape.PILE and empty.outlined, "the place is seen before the first card lies there"


def test_a_fact_below_a_shared_row_has_room_of_its_own_from_when_it_first_stands_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    p, board = until("durak", 2, "attack"), Board(700, 600)
    row = next(zone.id for zone in p.game.zones.values() if zone.kind is Kind.ROW and zone.owner is None)
    table, seen = at(p)
    assert table.label_room(row, board) == (0.0, 0.0)
    for facts in ([Fact("still-missing", (10,), row)], []):
        monkeypatch.setattr(GAMES["durak"], "facts", lambda view, facts=facts: facts)
        table.watch(replace(seen))
        assert table.label_room(row, board)[1] > 30


def test_a_picker_lies_over_a_row_that_nothing_is_played_from_and_above_a_hand() -> None:
    for game, seats, phase, above in (("sealed-number", 2, "write", False), ("partners", 4, "auction", True)):
        p = until(game, seats, phase, times=2)
        table, seen = at(p)
        table.plan(seen.zones, Board(1256, 644))
        assert (table.lines > 0.5) is above, game


def test_a_picker_lies_above_a_row_that_cards_are_played_from_and_over_an_empty_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, seen = at(until("sealed-number", 2, "write", times=2))
    seen = replace(seen, zones={**seen.zones, "taken.0": ("2C",)})
    table.watch(seen)
    table.plan(seen.zones, Board(1256, 644))
    assert table.lines == 0.0
    info = seen.game.rules.info
    played = {key: one._replace(args=(card("taken.{turn}"),)) for key, one in info.verbs.items()}
    monkeypatch.setattr(seen.game.rules, "info", info._replace(verbs=played))
    assert table.lines > 0.5
    table, seen = at(until("partners", 4, "auction"))
    table.plan(seen.zones, Board(1256, 644))
    table.watch(replace(seen, zones={**seen.zones, "hand.0": ()}))
    assert table.lines == 0.0


def test_a_picker_lies_above_the_card_that_a_seat_has_laid_before_itself() -> None:
    before = new_game(GAMES[HIGH_CARD], 2, 1).position
    heights = []
    for p in (before, play(before, GAMES[HIGH_CARD].legal(before)[0]).position):
        table, seen = at(p)
        table.plan(seen.zones, Board(1256, 644))
        heights.append(table.lines)
    assert heights[1] > heights[0] + 0.5


def shows_both() -> None:
    """Let the rules of High Card show both cards before they are compared, and say so."""
    rules = folder(HIGH_CARD) / "rules.py"
    shown = "for seat in (0, 1):\n            p.show(f'laid.{seat}', p.cards(f'laid.{seat}'))\n        p.say('shown')\n"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace("        first, second = ", f"        {shown}        first, second = "), "utf-8")
    look_again()


@pytest.mark.parametrize("seat", [0, 1])
def test_an_act_that_shows_cards_is_said_once_before_them_and_what_follows_once_after_them(seat: int) -> None:
    use("en")
    shows_both()
    record = Record.begin(GAMES[HIGH_CARD], 2, 1, {})
    steps = [record.act(str(GAMES[HIGH_CARD].legal(record.position)[0])) for _ in range(2)]
    events, seen = [one for one in steps[1].told(seat) if one.code != "moved"], view(record.position, seat)
    ended = Event("ended", 1, {"winners": [0], "reason": "most-cards", "scores": None})
    table = controller_for(HIGH_CARD)(record.position.game, seat, NAMES)
    table.coming = [*events, ended]
    shown = [event for event in events if event.code == "shown"]
    (actor,) = {event.seat for event in events if event.code == "acted"}
    first, second = (table.before(event, seen) for event in shown)
    assert first.turn == second.turn == TURN_MS and not second.words
    assert bool(first.words) is (actor != seat) and (first.who == actor or actor == seat)
    assert first.ms >= reading(first.words) or actor == seat
    then = [table.rest(event, seen) for event in shown]
    assert [bare(f"{one.words} {one.detail}")[:6] for one in then] == [" ", "Shown."]
    assert "win" not in then[1].detail and then[1].ms > SHOWN_MS
    table.coming = []
    assert table.before(shown[0], seen) == Rest(turn=TURN_MS), "as where no act is told"


@pytest.mark.parametrize(
    ("code", "zone", "cards", "shows"),
    [
        ("shown", "laid.1", ("2C",), True),
        ("shown", "laid.1", ("??",), False),
        ("shown", "hand.1", ("2C",), False),
        ("moved", "laid.1", ("2C",), False),
    ],
)
def test_only_open_cards_outside_the_hands_turn_over_when_they_are_shown(
    code: str, zone: str, cards: tuple[str, ...], shows: bool
) -> None:
    table, _ = at(new_game(GAMES[HIGH_CARD], 2, 1).position)
    assert table.shows(Event(code, 1, {"zone": zone}, cards)) is shows


def test_a_fact_of_a_shared_pile_follows_its_count_and_one_of_an_own_pile_stands_at_the_badge_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use("en")
    p = new_game(GAMES["eight-seats"], 8, 3).position
    table, seen = at(p)
    seen = replace(seen, zones={**seen.zones, "won.0": ("??",), "stock": ("??", "??")})
    facts = [Fact("left", (), "stock"), Fact("gone", (), "won.0")]
    monkeypatch.setattr(GAMES["eight-seats"], "facts", lambda view: facts)
    signs = {one.zone: one for one in table.labels(replace(seen), Board(1256, 644)) if isinstance(one, Caption)}
    assert signs["stock"].detail.startswith("2 cards \u00b7 ") and not signs["won.0"].detail
    assert len(table.tags(seen, 0)) == 1


def test_two_verbs_with_the_same_words_are_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    use("en")
    table, seen = at(until("partners", 4, "auction"))
    monkeypatch.setattr("app.table.plain.verb_words", lambda game, verb, phase: "call")
    assert table.usual_question(seen) == "Call."


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_that_are_shown_lie_open_where_they_lay_while_it_is_said_what_follows(seat: int) -> None:
    use("en")
    shows_both()
    table = Table(HIGH_CARD, 2, 1, seat=seat)
    other, heard = Ref(f"laid.{1 - seat}", 0), list[tuple[str, str]]()

    def hear(rest: Rest) -> None:
        item = table.surface.stage.item_at(other)
        heard.append((bare(rest.words), "" if item is None else item.text))

    table.opening()
    table.surface.teller.said.connect(hear)
    _, second = table.play(2)
    (card,) = [text for event in second.events if event.zone == other.zone for text in event.cards]
    assert ("Shown.", card) in heard, "what follows is said over the open card"
    acts = [face for words, face in heard if words.startswith("Seat 1: ")]
    assert acts == (["??"] if seat == 0 else []), "an act that shows cards is said while they are closed"
    assert second.said[-1].rest.words == heard[-1][0] and [words for words, _ in heard].count("Shown.") == 1


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["market", "own-deck", "eight-seats"])
def test_how_a_game_ended_is_told_once(game: str) -> None:
    use("en")
    for deal in range(1, 5):
        table = Table(game, GAMES[game].info.seats[0], deal)
        table.opening()
        *_, last = table.play()
        told = [bare(f"{said.rest.words} {said.rest.detail}") for said in last.said]
        assert sum(bool(re.search(r"\bwins?\b", words)) for words in told) == 1, told
        table.end()
