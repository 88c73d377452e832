"""Super Stam at the table: what lies where, the exchange as one gesture, what is said, and what would follow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import Action, Event, Fact, Position, Record, View, new_game, play, position_from_json, view
from app.engine.cards import natural_value
from app.games.super_stam.controller import STOCK, SuperStamController
from app.games.super_stam.rules import COLUMN, SuperStam
from app.table.controllers import controller_for
from app.table.geometry import RATIO, Board
from app.table.prompts import Ref, Rest
from app.table.signs import Badge, Caption, DropPlace, Peek, Tag
from app.table.surface import Surface
from app.wording import t, use
from app.wording.bidi import bare, card_text
from app.wording.sentences import advice_sentence, fact_sentence
from tests.covering import amount
from tests.games import worked
from tests.session.finished import finished
from tests.shell.at_table import click, drag
from tests.table.invented import Said, Table, Told
from tests.table.laid import MORE_SIZES, SIZES, acted, bare_stage, course, lay, plain, surface_of, wrong
from tests.table.test_speed import FRAME, Time, frames

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = {"super-stam": SuperStam()}
WIDE = Board(1256.0, 644.0)
at = partial(worked.at, "super-stam")
"""The position in which a case of the canon begins, after some actions."""


def seated(p: Position, seat: int | None) -> SuperStamController:
    table = controller_for("super-stam")(p.game, seat, {0: "Noa", 1: "Omar"}, {0: "fig", 1: "date"})
    assert isinstance(table, SuperStamController)
    return table


def choices(p: Position, seat: int, ref: Ref) -> dict[Ref, tuple[str, ...]]:
    return {choice.target: choice.actions for choice in seated(p, seat).choices(view(p, seat), ref)}


def test_an_exchange_is_one_gesture_of_two_cards() -> None:
    p = at("11")  # two spades with an ace of spades hidden
    cards = list(view(p, 0).zones["cards.0"])
    three, four = (Ref("cards.0", cards.index(text)) for text in ("3S", "4S"))
    assert choices(p, 0, three)[four] == ("swap:3S",), "the only partner goes along by itself"
    assert choices(p, 0, three)[STOCK] == ("swap:3S",)
    assert choices(p, 0, Ref("cards.0", cards.index("2H"))) == {}


def test_cards_that_are_too_many_are_chosen_together_and_put_back_by_one_press(qtbot: QtBot) -> None:
    use("en")
    lie = {"hidden.0": ["6D"], "cards.0": ["9H", "8C", "2D"], "hidden.1": ["JS"], "cards.1": ["QH"], "stock": ["5H"]}
    data = {"game": "super-stam", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "trim", "zones": lie}
    p = position_from_json({**data, "vars": {"opener": -1}}, GAMES)
    one, now = seated(p, 0), view(p, 0)
    surface = surface_of(qtbot, one, now)
    heard = acted(surface)
    question = one.prompt(now, None).sentence
    assert bare(question) == "You have 2 cards too many: which do you put back?"
    for index in (0, 2):
        click(surface, surface.card_point(Ref("cards.0", index)))
    assert not heard, "none goes before both are chosen"
    prompt = one.prompt(now, surface.gestures.held)
    assert (bare(prompt.sentence), prompt.detail) == ("Chosen: 2 of 2.", question)
    (button,) = prompt.buttons
    assert button.main and bare(button.label) == "Put 2 cards back"
    click(surface, surface.card_point(Ref("cards.0", 2)))
    assert heard == [("return:9H", "return:2D")] == [button.actions]


@pytest.mark.parametrize("wording", ["formal", "human"])
def test_every_button_says_what_follows_and_the_question_what_super_stam_is(wording: str) -> None:
    record, rng, met = Record.begin(SuperStam(), 2, 5, {"wording": wording, "n": 3}), Random(3), set[str]()
    while record.position.turn is not None and len(met) < 5:
        seat = record.position.turn
        prompt = seated(record.position, seat).prompt(view(record.position, seat), None)
        for button in prompt.buttons:
            assert button.says, button.label
            met.add(button.actions[0])
            if button.actions == ("stam",):
                assert ("new hidden card" if wording == "formal" else "all cards new") in prompt.sentence
                assert "a new hidden card" in button.says
        record.act(rng.choice(record.position.game.rules.legal(record.position)))
    assert met == {"stam", "shuffle", "ready", "done", "pass"}


@pytest.mark.parametrize("code", ["en", "he"])
def test_the_question_names_the_only_card_that_can_go_with_the_held_one(code: str) -> None:
    use(code)
    p = at("11")
    cards = list(view(p, 0).zones["cards.0"])
    asked = seated(p, 0).prompt(view(p, 0), Ref("cards.0", cards.index("3S")))
    words = bare(f"{asked.sentence} {asked.detail}")
    assert "3♠" in bare(asked.sentence) and words.count("4♠") == 1 and "4♠" in bare(asked.sentence)
    p = at("12")
    cards = list(view(p, 0).zones["cards.0"])
    several = seated(p, 0).prompt(view(p, 0), Ref("cards.0", cards.index("3S")))
    assert "2♥" in bare(several.detail) and "2♥" not in bare(several.sentence)


def test_the_first_card_that_another_seat_exchanges_is_told_in_a_sentence_of_its_own() -> None:
    p = at("12")
    one, acted = seated(p, 1), Event("acted", 1, {"seat": 0, "action": "swap:3S"})
    one.before(acted, view(p, 1))
    deed = one.deed(0, Action.parse("swap:3S"), forced=False)
    assert bare(deed.words).replace("\ufe0e", "") == "Noa exchanges 3♠ together with another card."
    assert deed.passes == "begun", "the pair is told whole"


@pytest.mark.long
def test_the_card_that_an_exchange_brings_is_named_once_it_lies_there() -> None:
    table, pairs = Table("super-stam", 2, 11, names={0: "Noa", 1: "Omar"}), 0
    table.opening()
    for told in table.play(60):
        said = [(bare(one.rest.words), one) for one in told.said]
        for (words, _), (after, came) in pairwise(said):
            if words.startswith("Omar exchanges ") and " and " in words:
                pairs += 1
                assert after.startswith(words.rstrip(".").replace("exchanges", "exchanged")) and " and got " in after
                assert bare(card_text(came.faces[0])) in after.partition(" got ")[2]
    assert pairs
    table.end()


def test_with_several_partners_the_first_card_waits_on_the_stock_for_the_second() -> None:
    p = at("12")
    cards = list(view(p, 0).zones["cards.0"])
    first, second = Ref("cards.0", cards.index("3S")), Ref("cards.0", cards.index("2H"))
    found = choices(p, 0, first)
    assert found[STOCK] == ()
    assert found[second] == ("swap:3S", "swap:2H")
    after = play(play(p, "swap:3S").position, "swap:2H").position
    assert "3S" not in view(after, 0).zones["cards.0"]


@pytest.mark.parametrize("number", ["11", "12", "10", "21"])
def test_the_pairs_offered_are_those_that_the_rules_take(number: str) -> None:
    p = at(number)
    seen = view(p, 0)
    table = seated(p, 0)
    swaps = [action.args[0] for action in seen.legal if action.verb == "swap"]
    for text in swaps:
        after = play(p, f"swap:{text}").position
        if after.phase == "swap":
            assert table.partners(seen, text) == [action.args[0] for action in view(after, 0).legal]
        else:
            assert len(table.partners(seen, text)) == 1


def test_what_ones_exchange_has_brought_is_not_said_once_it_is_taken_back() -> None:
    table, told = Table("super-stam", 2, 11, names={0: "Noa", 1: "Omar"}), ""
    assert isinstance(table.controller, SuperStamController)
    table.opening()
    for one in table.play(60):
        if one.step is not None and (told := table.controller.own_exchange()):
            break
    assert one.step is not None
    seen = view(one.step.position, 0)
    assert told and told in table.controller.prompt(seen, None).detail
    table.controller.take_back()
    assert told not in table.controller.prompt(seen, None).detail


def test_an_exchange_that_was_kept_half_way_goes_on() -> None:
    p = play(at("12"), "swap:3S").position
    seen, table = view(p, 0), seated(p, 0)
    picked = Ref("cards.0", list(seen.zones["cards.0"]).index("3S"))
    other = Ref("cards.0", list(seen.zones["cards.0"]).index("2H"))
    assert {choice.target for choice in table.choices(seen, other)} == {STOCK, picked}
    assert table.marks(seen, None)[picked] == "held"


def test_a_card_goes_to_the_column_that_is_open() -> None:
    p = at("19")
    assert Ref("col.0.1") in choices(p, 0, Ref("cards.0", 0))
    p = at("19", "put:6D", "done", "put:8C", "done")
    assert Ref("col.0.2") in choices(p, 0, Ref("cards.0", 0)), "who leads opens the next"
    drops = [sign for sign in seated(p, 0).signs(view(p, 0), Board(1256, 644)) if isinstance(sign, DropPlace)]
    assert [sign.target for sign in drops] == ["col.0.2"]


def test_the_place_to_lay_in_is_where_the_card_will_lie() -> None:
    answered = opened = 0
    for p in (*course("super-stam", 2), at("18", "put:6D", "done")):
        for seat in (0, 1):
            now, one = view(p, seat), seated(p, seat)
            one.watch(now)
            laid = one.plan(now.zones, WIDE)
            for sign in one.signs(now, WIDE):
                if isinstance(sign, DropPlace):
                    # In a column of which neither half is in use, the place spans both.
                    other = COLUMN[1 - seat][int(sign.target[-1])]
                    halves = [laid.boxes[sign.target]] + [laid.boxes[other]] * (not now.zones[other])
                    x, y = sign.x * laid.width, sign.y * laid.height
                    assert all(box.x <= x <= box.x + box.width for box in halves), (sign, halves)
                    top, low = min(box.y for box in halves), max(box.y + box.height for box in halves)
                    assert top <= y <= low, (sign, halves)
                    answered += bool(now.zones[other])
                    opened += not now.zones[other]
    assert answered and opened


def test_the_hidden_card_is_closed_with_its_face_in_small_for_its_seat_alone() -> None:
    p = at("19")
    spots = {spot.zone: spot for spot in seated(p, 0).spots(view(p, 0).zones, Board(1256, 644))}
    assert spots["hidden.0"].closed and spots["hidden.1"].closed
    for seat, seen in ((0, ["3H"]), (1, ["9S"]), (None, [])):
        signs = seated(p, seat).signs(view(p, seat), Board(1256, 644))
        assert [sign.face for sign in signs if isinstance(sign, Peek)] == seen


def test_the_hidden_card_goes_to_the_stock_for_super_stam() -> None:
    p = at("13")
    assert choices(p, 0, Ref("hidden.0", 0)) == {STOCK: ("stam",)}
    later = at("17", "ready")
    assert Ref(f"hidden.{later.turn}", 0) not in seated(later, later.turn).cards(view(later, later.turn))


def test_the_voice_says_how_far_a_laying_has_come() -> None:
    p = at("19", "put:6D", "done", "put:8C", "done", "put:4C")
    seen, table = view(p, 0), seated(p, 0)
    asked = table.prompt(seen, None)
    assert "10" in asked.sentence
    assert [button.actions for button in asked.buttons if button.main] == [("done",)]
    assert "10" in asked.buttons[-1].label
    held = table.prompt(seen, Ref("cards.0", 0))
    assert "13" in held.detail, "the three would make thirteen"


def test_who_waits_is_told_what_is_to_be_reached() -> None:
    p = at("19", "put:6D", "done")
    assert "6" in seated(p, 0).prompt(view(p, 0), None).whole.detail


def test_cards_that_can_do_nothing_are_dimmed() -> None:
    p = at("11")
    seen = view(p, 0)
    kinds = {seen.zones["cards.0"][ref.index]: kind for ref, kind in seated(p, 0).marks(seen, None).items()}
    assert kinds == {"3S": "bead", "4S": "bead", "2H": "veil", "2D": "veil"}


def test_the_loser_s_chances_and_what_is_used_up_stand_at_the_badges() -> None:
    p = at("19", "put:6D", "done")
    badges = {sign.target: sign for sign in seated(p, 1).signs(view(p, 1), Board(1256, 644)) if isinstance(sign, Badge)}
    assert "10" in badges["seat.1"].line
    tags = [sign.text for sign in seated(p, 1).tags(view(p, 1), 0)]
    assert len(tags) == 1, "seat 0 is ahead"


def crowded(mine: tuple[int, ...], theirs: tuple[int, ...]) -> Position:
    """As many cards on the cloth as possible: five for each seat, with these numbers laid in each column."""
    zones = {
        "stock": ["6C", "TS", "8S"],
        "head": ["9C"],
        "hidden.0": ["5D"],
        "hidden.1": ["5S"],
        "gold.0": ["JC", "QC"],
        "gold.1": ["JS", "QS"],
    }
    for seat, laid, cards in ((0, mine, ["AH", "KH", "QH", "JH", "TH"]), (1, theirs, ["AD", "KD", "QD", "TD", "9D"])):
        for k, count in enumerate(laid, 1):
            zones[f"col.{seat}.{k}"], cards = cards[:count], cards[count:]
        zones[f"cards.{seat}"] = cards
    answered = len(mine) == len(theirs)
    both = {"ready": [True, True], "stammed": [True, True], "exchanged": [True, True]}
    laid_by = {"lead": 0, "last": int(answered), "column": len(mine)} if mine else {}
    data: dict[str, Any] = {
        "game": "super-stam",
        "partial": True,
        "seats": 2,
        "rng": 1,
        "turn": int(not answered),
        "phase": "respond" if mine else "open",
        "options": {"n": 3},
        "zones": zones,
        "vars": {"opener": 0, "sum": 9, **both, **laid_by},
    }
    return position_from_json(data, GAMES)


CROWDED = [crowded((), ()), crowded((4,), (4,)), crowded((2, 2), (3, 1)), crowded((1, 1, 1, 1, 1), (1, 1, 1, 1))]


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
def test_nothing_lies_over_anything_else_with_all_that_can_lie_there(rtl: bool) -> None:
    assert wrong(CROWDED, seated, rtl, MORE_SIZES) == []


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
def test_a_laying_is_large_in_the_smallest_window_and_its_sum_stands_beside_it(qtbot: QtBot, rtl: bool) -> None:
    p = crowded((2,), (1,))
    use("he" if rtl else "en")
    surface = surface_of(qtbot, seated(p, 1), view(p, 1), (876, 476), rtl)
    mine = surface.stage.overlay.zone_box("col.1.1")
    assert mine is not None and mine.height / RATIO >= 0.7 * surface.stage.board.card
    (box,) = (box for sign, box in surface.stage.overlay.shown() if isinstance(sign, Tag) and sign.zone == "col.1.1")
    assert abs(box.middle[1] - mine.middle[1]) < 2, "in line with the cards it is about"
    assert (box.x < mine.x) == rtl and not box.overlap(mine)


def test_two_cards_dragged_to_the_stock_one_after_the_other_are_exchanged(qtbot: QtBot) -> None:
    p = at("12")
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(1256, 644)
    surface.show()
    surface.clock.speed = 0.0
    surface.seat(seated(p, 0), False)
    seen = view(p, 0)
    surface.show_view(seen)
    sent: list[tuple[str, ...]] = []
    surface.acted.connect(sent.append)
    stock = surface.card_point(STOCK)
    drag(surface, surface.card_point(Ref("cards.0", 0)), stock)
    assert sent == [], "nothing is sent before the second card"
    surface.gestures.cancel()
    drag(surface, surface.card_point(Ref("cards.0", 2)), stock)
    assert sent == [], "a card that was put down does not count"
    drag(surface, surface.card_point(Ref("cards.0", 1)), stock)
    assert sent == [(f"swap:{seen.zones['cards.0'][2]}", f"swap:{seen.zones['cards.0'][1]}")]


def test_a_hidden_card_is_named_where_it_lies_and_a_royal_says_that_it_wins_gold() -> None:
    royals = 0
    for p in course("super-stam", 2):
        table = seated(p, 0)
        now = view(p, 0)
        found = {s.zone: s for s in table.signs(now, Board(1256.0, 644.0)) if isinstance(s, Caption)}
        for seat in (0, 1):
            assert (f"hidden.{seat}" in found) == bool(now.zones[f"hidden.{seat}"])
        mine = found.get("hidden.0")
        if mine is None or p.turn is None:
            continue
        card = now.zones["hidden.0"][0]
        royal = card[0] in "JQK" and all(card[0] != gold[0] for gold in now.zones["gold.0"])
        alpha = table.number(now, "alpha", "hidden.0")
        assert mine.text == t(f"super-stam.label.hidden{'.royal' if royal else ''}", n=alpha)
        note = table.explain(now, Ref("hidden.0", 0), Board(1256.0, 644.0))
        assert note is not None and note.lines == (t(f"super-stam.note.hidden{'.royal' if royal else ''}"),)
        royals += royal
    assert royals


def test_a_turn_that_ends_because_somebody_cannot_answer_says_so() -> None:
    forced = 0
    for before in course("super-stam", 2):
        if before.turn is None or before.phase not in ("respond", "put"):
            continue
        for action in before.game.rules.legal(before):
            events = play(before, action).events
            at_end = next((i for i, e in enumerate(events) if e.code == "said" and e.args["code"] == "turn-won"), None)
            if at_end is None:
                continue
            # The table when the turn is won: all cards but the last have been laid before.
            passed = next(e for e in reversed(events[:at_end]) if e.code == "acted")
            now = view(before, 0)
            if passed.args.get("forced"):
                laid = [e for e in events[:at_end] if e.code == "moved"]
                for e in laid:
                    kept = list(now.zones[e.args["from"]])
                    for text in e.cards:
                        kept.remove(text)
                    more = (*now.zones[e.args["to"]], *e.cards)
                    now = replace(now, zones={**now.zones, e.args["from"]: tuple(kept), e.args["to"]: more})
            rest = seated(before, 0).rest(events[at_end], now)
            assert rest.words
            if passed.args.get("forced"):
                assert rest.detail, (str(action), before.phase)
                forced += 1
            else:
                can = any(one.verb == "put" for one in before.game.rules.legal(before))
                assert ("no answer" in rest.detail) is not can and rest.detail
    assert forced


def said_of(number: str, *actions: str) -> list[tuple[str, int | str | None]]:
    """What seat 0 is told, and about whom, while the last of these actions of a case is told."""
    table = Table("super-stam", 2, 5, names={0: "Noa", 1: "Omar"})
    table.record = Record.from_position(at(number, *actions[:-1]))
    table.surface.stage.lay(view(table.record.position, 0))
    step = table.record.act(actions[-1])
    told = table.tell(step, lambda: table.surface.perform(step.told(0), view(step.position, 0)))
    return [(bare(said.rest.words), said.rest.who) for said in told.said]


def test_who_passes_without_a_choice_says_what_the_cards_make_and_each_of_two_says_so() -> None:
    said = said_of("15", "swap:3S")
    passes = [
        ("Noa cannot lay: all the cards make only 5.", 0),
        ("Omar cannot lay: all the cards make only 4.", 1),
    ]
    assert [one for one in said if one in passes] == passes
    assert said.index(passes[1]) < [words for words, _ in said].index(t("super-stam.said.void"))
    why = "has done super stam or an exchange in this turn, and goes on to the head card."
    assert (f"Noa {why}", 0) in said


def test_who_can_change_nothing_goes_on_to_the_head_card_and_says_so_before_the_opener() -> None:
    said = said_of("14", "stam")
    assert ("Noa has nothing more to change: on to the head card.", 0) in said
    assert not any("no choice" in words for words, _ in said)


def test_who_cannot_answer_says_so_before_the_stop_that_says_why() -> None:
    words = [words for words, _ in said_of("18", "put:6D", "done", "put:8C", "done")]
    assert words.index("Noa cannot answer.") < words.index("Omar wins the turn.")


def test_the_chip_names_the_version_and_says_what_it_is() -> None:
    for number, way in (("11", "formal"), ("12", "human")):
        p = at(number)
        table, now = seated(p, 0), view(p, 0)
        assert "version" in table.chip(now)
        assert table.chip_note(now) == t(f"super-stam.option.wording.{way}.help")


def standings(wording: str) -> Iterator[tuple[str, View, int, list[int]]]:
    """The sentences about head cards and turns won: the words, what lies there, the number to reach, who is ahead."""
    for deal in (3, 5, 8)[: amount(2, 3)]:
        table = Table("super-stam", 2, deal, options={"wording": wording, "n": 2})
        found: list[tuple[str, View, int, list[int]]] = []

        def look(rest: Rest, table: Table = table, found: list[tuple[str, View, int, list[int]]] = found) -> None:
            if not rest.words.startswith("The head card is") and not bare(rest.words).endswith("wins the turn."):
                return
            now, one = table.surface.stage.between(), table.controller
            labels = one.signs(now, table.surface.stage.board)
            numbers = [int(sign.text) for sign in labels if isinstance(sign, Caption) and sign.style == "number"]
            ahead = [seat for seat in (0, 1) if any("ahead" in tag.text for tag in one.tags(now, seat))]
            if numbers:
                found.append((bare(rest.words), now, numbers[0], ahead))

        table.surface.teller.said.connect(look)
        table.opening()
        for _ in table.play(60):
            pass
        yield from found


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("wording", ["formal", "human"])
def test_while_it_is_told_the_cloth_shows_what_is_to_be_reached_and_who_is_ahead_by_then(wording: str) -> None:
    heads = wins = 0
    for words, now, number, ahead in standings(wording):
        laid = {seat: [now.zones[zone] for zone in COLUMN[seat].values() if now.zones[zone]] for seat in (0, 1)}
        if words.startswith("The head card is"):
            assert number == natural_value(now.zones["head"][0]) and not ahead
            heads += 1
        if words.endswith("wins the turn.") and (winner := int(words[5])) in laid and laid[winner]:
            counts = laid[winner][-1:] if wording == "formal" else laid[winner]
            assert number == sum(natural_value(text) for cards in counts for text in cards)
            assert ahead == [winner]
            wins += 1
    assert heads > 2 and wins > 2


def test_what_is_marked_in_a_turn_is_marked_no_more_when_the_cards_of_the_next_come() -> None:
    table = Table("super-stam", 2, 5)
    before, after = list[str](), list[str]()

    def look(rest: Rest) -> None:
        now = table.surface.stage.between()
        tags = [tag.text for seat in (0, 1) for tag in table.controller.tags(now, seat)]
        (after if "opens" in rest.words and len(table.record.done) else before).extend(tags)

    table.surface.teller.said.connect(look)
    table.opening()
    for _ in table.play(7):
        pass
    assert any("ahead" in tag for tag in before) and any("super stam" in tag for tag in before) and not after


def test_super_stam_is_marked_in_every_turn_in_which_it_was_done() -> None:
    table, marked = Table("super-stam", 2, 5, options={"n": 3}), set[int]()
    table.opening()
    for _ in table.play(40):
        now = view(table.record.position, 0)
        if now.over:
            break
        tags = [tag.text for seat in (0, 1) for tag in table.controller.tags(now, seat)]
        assert any("super stam" in tag for tag in tags) == any(now.vars["stammed"])
        if any(now.vars["stammed"]):
            marked.add(now.vars["turn_no"])
    assert len(marked) > 1


def test_the_cards_of_a_new_turn_are_told_together_with_who_opens() -> None:
    table = Table("super-stam", 2, 5, names={0: "Noa", 1: "Omar"})
    opening = [said.rest for said in table.opening().said]
    assert [rest.passes for rest in opening] == ["told", ""]
    assert bare(opening[0].words) == "Noa’s hidden card is 5♦︎." and "opens" in opening[1].words
    after = [said.rest for one in table.play(8) for said in one.said]
    won = next(at for at, rest in enumerate(after) if "wins the turn" in rest.words)
    assert any(rest.passes == "told" and "hidden card" in rest.words for rest in after[won:])


@cache
def calm(wording: str) -> tuple[tuple[Told, tuple[Said, ...]], ...]:
    """A game at the pace *calm*, gesture by gesture: what was told, and the sentences of it that waited."""
    options = {"wording": wording, "n": 3}
    table = Table("super-stam", 2, 12, names={0: "Noa", 1: "Omar"}, patient=True, options=options)
    table.opening()
    return tuple((one, tuple(said for said in one.said if not said.rest.passes)) for one in table.play(60))


@pytest.mark.long
def test_at_calm_what_leads_to_a_laying_stands_there_in_few_words() -> None:
    """A rival's super stam is one sentence with its cards; who opens says that the head card comes next."""
    together = 0
    for deal in (3, 33):
        table = Table("super-stam", 2, deal, names={0: "Noa", 1: "Omar"}, patient=True, options={"wording": "human"})
        table.opening()
        for one in table.play(60):
            for rest in (said.rest for said in one.said if not said.rest.passes):
                words = bare(f"{rest.words} {rest.detail}")
                if "Omar did super stam" in words:
                    together += 1
                    assert words.count("hidden card") == 1 and "Omar took" not in words, words
                if " opens" in words and rest.who != table.seat and "Noa" not in words:
                    assert "on to the head card" not in words, words
                assert words.count("Omar opens") + words.count("Omar has the highest card") < 2, words
        table.end()
    assert together > 2


def test_a_super_stam_of_another_is_said_once_with_all_that_it_brings() -> None:
    """It was said without the cards, and then once more with them."""
    table = Table("super-stam", 2, 1, names={0: "Noa", 1: "Omar"}, options={"wording": "human"})
    table.opening()
    told = 0
    for one in table.play(30):
        said = [bare(said.rest.words) for said in one.said if said.rest.who == 1]
        brought = [event.cards for event in one.events if (event.source, event.goal) == ("stock", "cards.1")]
        assert one.step is not None
        acts = [(event.seat, event.action.verb) for event in one.step.events if event.code == "acted"]
        if brought and acts[:1] == [(1, "stam")]:
            assert sum("super stam" in words for words in said) == 1 and not any("took" in words for words in said)
            assert all(bare(card_text(card)) in said[0] for card in brought[0])
            told += 1
    assert told


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("wording", ["formal", "human"])
def test_at_calm_a_laying_is_one_stop_that_names_its_cards_and_what_they_make(wording: str) -> None:
    layings = larger = 0
    for one, stops in calm(wording):
        assert one.step is not None
        for said in stops:
            words = bare(said.rest.words)
            assert "finished laying" not in words
            if " laid " not in words:
                continue
            halves = [said.shown.zones[zone] for zone in COLUMN[1].values() if said.shown.zones[zone]]
            assert said.rest.who == 1 and all(text[0].replace("T", "10") in words for text in halves[-1])
            counts = halves[-1:] if wording == "formal" else halves
            assert f"{sum(natural_value(text) for cards in counts for text in cards)}." in words
            layings += 1
            larger += len(halves[-1]) > 1
        acts = [event.args for event in one.step.told(0) if event.code == "acted"]
        if acts[-1]["seat"] == 1 and str(acts[-1]["action"]).startswith("put") and one.step.position.phase == "put":
            assert not stops, "the laying is still under way"
    assert layings > 3 and larger > 1


def test_at_calm_cards_put_back_stand_with_the_super_stam_that_made_them_too_many() -> None:
    found = 0
    for _, stops in calm("formal"):
        for said in stops:
            words = bare(f"{said.rest.words} {said.rest.detail}")
            found += "did super stam" in words and "back into the stock" in words
            assert words.count("back into the stock") < 2, "all cards in one sentence"
            assert not bare(said.rest.words).startswith("Omar put")
    assert found


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("wording", ["formal", "human"])
def test_what_ones_own_super_stam_has_brought_is_said_and_stands_beside_the_next_question(wording: str) -> None:
    """The hidden card had changed, and the voice asked what to put back as if nothing had happened."""
    asked = 0
    for deal in range(2, 12):
        table = Table("super-stam", 2, deal, names={0: "Noa", 1: "Omar"}, options={"wording": wording})
        table.opening()
        for one in table.play(60):
            assert one.step is not None
            acts = [event for event in one.step.told(0) if event.code == "acted"]
            if [(event.seat, event.action.verb) for event in acts] != [(0, "stam")]:
                continue
            p = one.step.position
            seen = view(p, 0, p.game.rules.legal(p))
            news = bare(t("super-stam.log.hidden-seen", who="Noa", c=seen.zones["hidden.0"][0]))
            got = [bare(said.rest.words) for said in one.said]
            assert [words.startswith(news) for words in got].count(True) == 1, got
            if p.turn == 0:
                assert bare(table.controller.prompt(seen, None).detail).startswith(news)
                asked += 1
        table.end()
        if asked:
            break
    assert asked


def test_at_calm_who_cannot_answer_is_told_with_who_wins_and_nobody_who_has_no_cards_makes_nought() -> None:
    won = bare_hands = 0
    for _, stops in calm("formal"):
        words = [bare(said.rest.words) for said in stops]
        assert not any(one.endswith("cannot answer.") for one in words)
        for said in stops:
            if "wins the turn" not in said.rest.words:
                continue
            assert said.rest.detail and "make 0" not in bare(said.rest.detail)
            won += 1
            bare_hands += "no cards left" in said.rest.detail
    assert won > 2 and bare_hands


@pytest.mark.long
def test_at_calm_the_head_card_needs_no_click_of_who_is_asked_about_it_at_once() -> None:
    asked = told = 0
    for one, stops in (*calm("formal"), *calm("human")):
        assert one.step is not None
        heads = [said.rest for said in one.said if bare(said.rest.words).startswith("The head card is")]
        alone = [said.rest for said in stops if bare(said.rest.words).startswith("The head card is")]
        after = one.step.position
        if heads and (after.phase, after.turn) == ("open", 0) and one.step.before.turn == 0:
            assert not alone
            asked += 1
        told += len(alone)
    assert asked and told


def before_the_head_card(ready: bool, *actions: str) -> tuple[Table, list[Told]]:
    """A table at *calm* at which Omar, who decides before the head card, has done this, and what was told each time.

    With `ready` Noa has decided already.
    """
    table = Table("super-stam", 2, 11, names={0: "Noa", 1: "Omar"}, patient=True, options={"wording": "formal"})
    start = {
        "game": "super-stam", "partial": True, "seats": 2, "options": {"wording": "formal"}, "rng": 3, "turn": 1,
        "phase": "stam", "vars": {"opener": 1, "ready": [ready, False]}, "zones": {
            "hidden.0": ["AS"], "hidden.1": ["AD"], "cards.0": ["2C", "QS"], "cards.1": ["KC", "KD"],
            "stock": ["5S", "4C", "3D", "8H"],
        },
    }  # fmt: skip
    p = position_from_json(start, GAMES)
    table.surface.show_view(view(p, 0))
    told = []
    for action in actions:
        step = play(p, action)
        told.append(table.told(step))
        p = step.position
    return table, told


def test_at_calm_who_goes_on_to_the_head_card_is_said_with_ones_own_question_and_needs_no_click() -> None:
    table, told = before_the_head_card(False, "ready")
    shown = table.surface.stage.view
    assert shown is not None and (shown.phase, shown.turn) == ("stam", 0)
    assert not told[-1].waits
    assert [bare(said.rest.words) for said in told[-1].said] == ["Omar goes on to the head card."]
    assert bare(table.controller.prompt(shown, None).whole.detail).startswith("Omar goes on to the head card.")
    table.end()


def test_a_rivals_shuffles_before_several_decisions_are_one_sentence_in_one_stop() -> None:
    table, told = before_the_head_card(True, "shuffle", "ready", "shuffle", "put:KC", "done")
    words = [bare(f"{said.rest.words} {said.rest.detail}") for one in told for said in one.said if not said.rest.passes]
    table.end()
    assert len([said for one in told for said in one.said if bare(said.rest.words) == "Omar shuffled the stock."]) >= 2
    assert len(words) == 1 and words[0].count("Omar shuffled the stock.") == 1, words


@pytest.mark.parametrize("code", ["en", "he"])
@pytest.mark.parametrize(
    ("number", "acts", "phase"),
    [
        ("14", (), "stam"),
        ("11", (), "open"),
        ("18", ("put:6D", "done"), "respond"),
        ("19", ("put:6D", "done"), "respond"),
    ],
)
def test_what_shuffling_is_for_is_said_where_it_is_offered_and_that_it_is_done_once_it_is(
    code: str, number: str, acts: tuple[str, ...], phase: str
) -> None:
    use(code)
    p = at(number, *acts)
    assert p.turn is not None and p.phase == phase
    offered = seated(p, p.turn).prompt(view(p, p.turn), None)
    assert t("super-stam.button.shuffle") in [button.label for button in offered.buttons]
    assert offered.whole.detail.endswith(t("super-stam.voice.shuffle"))
    p = play(p, "shuffle").position
    assert p.turn is not None and p.phase == phase
    done = seated(p, p.turn).prompt(view(p, p.turn), None)
    assert done.whole.detail.startswith(f"{t('super-stam.voice.shuffled')} ")
    assert t("super-stam.voice.shuffle") not in done.whole.detail
    assert t("super-stam.button.shuffle") not in [button.label for button in done.buttons]


def test_after_an_exchange_the_question_says_what_it_brought_and_not_the_shuffle_before_it(qtbot: QtBot) -> None:
    p = at("11")
    surface = surface_of(qtbot, controller := seated(p, 0), view(p, 0))
    assert p.turn == 0

    def act(action: str) -> str:
        nonlocal p
        step = play(p, action)
        p = step.position
        surface.perform(list(step.told(0)), view(p, 0))
        surface.finish()
        return plain(controller.prompt(view(p, 0), None).whole.detail)

    assert act("shuffle").startswith("You have shuffled the stock.")
    first = next(str(action) for action in view(p, 0).legal if action.verb == "swap")
    said = act(first)
    while p.phase == "swap":
        said = act(str(view(p, 0).legal[0]))
    got = p.texts("cards.0")[-1]
    assert " exchanged " in said.partition(".")[0] and f"got {plain(card_text(got))}." in said
    assert "shuffled the stock" not in said
    assert p.turn == 0 and p.vars["shuffled"]


def test_a_shuffle_that_somebody_makes_is_seen_for_as_long_as_it_is_heard(qtbot: QtBot) -> None:
    # It used to be over after 210 ms, while the person was still looking at the button.
    p = at("14")
    surface = surface_of(qtbot, seated(p, 0), view(p, 0))
    surface.clock.now, surface.clock.speed = Time(), 1.0
    step = play(p, "shuffle")
    surface.perform(list(step.told(0)), view(step.position, 0))
    assert frames(surface, 1.0) * FRAME >= 400.0


@pytest.mark.parametrize(("wording", "cards", "said"), [
    ("formal", ["2S", "2C"], (4, 5)), ("formal", ["2S", "3C"], None),
    ("human", ["8S", "2C"], (13, 14)), ("human", ["8S", "3C"], None),
])  # fmt: skip
def test_who_reaches_the_sum_could_have_answered(wording: str, cards: list[str], said: tuple[int, int] | None) -> None:
    p = new_game(GAMES["super-stam"], 2, 5, {"wording": wording}).position
    # Omar laid nine, Noa three, Omar five: by the formal wording five is asked for, else all fourteen.
    lie = {COLUMN[1][1]: ("9D",), COLUMN[0][1]: ("3H",), COLUMN[1][2]: ("5D",), "cards.0": tuple(cards)}
    now = view(p, 0)
    won = Event("said", 0, {"code": "turn-won", "args": [1]})
    rest = seated(p, 0).heard(won, replace(now, zones={**now.zones, **lie}))
    declined = t("super-stam.log.pass", who="Noa")
    why = declined if said is None else t("super-stam.voice.wins.cannot", who="Noa", n=said[0], need=said[1])
    assert rest.detail == f"{why} {t('super-stam.voice.no-gold')}" and rest.who == 1


def test_without_gold_the_values_that_are_golden_already_are_named_as_a_reason_only_if_there_are_any() -> None:
    p = new_game(GAMES["super-stam"], 2, 5).position
    won, now = Event("said", 0, {"code": "turn-won", "args": [1]}), view(p, 0)
    for golden, says in (((), "super-stam.voice.no-gold"), (("??",), "super-stam.voice.no-gold.new")):
        seen = replace(now, zones={**now.zones, "gold.0": ("KS",), "gold.1": golden})
        assert seated(p, 0).heard(won, seen).detail == t(says)


def test_gold_that_comes_only_by_a_later_turn_of_the_gesture_is_not_taken_for_that_of_the_first() -> None:
    p = new_game(GAMES["super-stam"], 2, 5).position
    won, later = (Event("said", 0, {"code": "turn-won", "args": [seat]}) for seat in (1, 0))
    gold = Event("moved", 0, {"from": "hidden.0", "to": "gold.0", "cards": ["KS"]})
    one = seated(p, 0)
    one.expect([won, later, gold])
    assert t("super-stam.voice.no-gold") in one.heard(won, view(p, 0)).detail
    assert t("super-stam.voice.no-gold") not in one.heard(later, view(p, 0)).detail


@pytest.mark.parametrize("code", ["stam-hopeless", "keeps-royal", "exchange-for-chance"])
def test_nought_percent_is_no_hint(code: str) -> None:
    rare = advice_sentence("super-stam", {"code": code, "args": ["KS", 0.0]})
    assert "0%" not in rare and rare
    assert "12%" in advice_sentence("super-stam", {"code": code, "args": ["KS", 0.12]})


def test_gold_is_told_with_the_card_and_the_reason_to_whoever_may_know_it() -> None:
    told = []
    for deal in (3, 5):
        shown = Table("super-stam", 2, deal, names={0: "Noa", 1: "Omar"})
        shown.opening()
        for gesture in shown.play(80):
            told += [said.rest for said in gesture.said if "golden deck" in said.rest.words]
    mine = [plain(rest.words) for rest in told if rest.who == 0]
    theirs = [plain(rest.words) for rest in told if rest.who == 1]
    assert mine and all(words[0] in "JQK" for words in mine), "one's own card is named"
    assert all(words.startswith("A royal") for words in theirs), "the other one stays hidden"
    assert all(rest.detail == t("super-stam.voice.gold-why") and rest.lit for rest in told)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("wording", ["formal", "human"])
def test_a_turn_that_is_won_without_gold_says_why(wording: str) -> None:
    """Whoever won a turn for the first time looked for the gold in vain."""
    brought = dict.fromkeys((True, False), 0)
    for deal in range(3, 9):
        shown = Table("super-stam", 2, deal, names={0: "Noa", 1: "Omar"}, options={"wording": wording, "n": 3})
        shown.opening()
        for gesture in shown.play(60, lambda before: before.phase == "respond"):
            won = [said.rest for said in gesture.said if "wins the turn" in said.rest.words]
            if not won or gesture.step is None:
                continue
            before, after = gesture.step.before.zones, gesture.step.position.zones
            more = sum(len(after[zone]) - len(before[zone]) for zone in ("gold.0", "gold.1"))
            # One gesture may win several turns.
            assert sum("No gold: " not in rest.detail for rest in won) == more
            brought[more > 0] += 1
        shown.end()
    assert all(brought.values())


def test_a_card_that_can_do_nothing_leaves_the_question_and_its_buttons_in_the_voice() -> None:
    course_ = [p for p in course("super-stam", 2) if p.turn is not None]
    p = next(p for p in course_ if p.phase == "stam" and "stam" in map(str, view(p, p.turn).legal))
    table, now = seated(p, p.turn), view(p, p.turn)
    asked, held = table.prompt(now, None), table.prompt(now, Ref(f"cards.{p.turn}", 0))
    assert held.buttons == asked.buttons and asked.buttons
    assert held.detail == asked.sentence != held.sentence
    p = next(p for p in course_ if p.phase == "swap")
    table, now = seated(p, p.turn), view(p, p.turn)
    picked = table.index_of(now, f"cards.{p.turn}", p.vars["picked"])
    assert table.prompt(now, picked).sentence == table.prompt(now, None).sentence, "it is not exchanged for itself"


def test_the_lit_hem_lies_below_the_own_row_and_not_below_the_columns() -> None:
    laying = [p for p in course("super-stam", 2) if p.turn == 0 and p.zones[COLUMN[0][1]] and p.zones["cards.0"]]
    assert laying
    for p in laying[:20]:
        seen, one = view(p, 0), seated(p, 0)
        hem = one.hem(seen, WIDE)
        row = next(spot for spot in one.spots(seen.zones, WIDE) if spot.zone == "cards.0")
        box = WIDE.box(row, len(seen.zones["cards.0"]))
        assert hem is not None and hem.centre == pytest.approx(box.middle[0])


def test_words_beside_a_laying_say_what_it_needs_and_below_a_hidden_card_what_it_gives() -> None:
    """Not "36 of 11", and not a count that reads as if several cards lay there."""
    assert fact_sentence("super-stam", Fact("laying", (36, 11))) == "36, needs 11"
    assert bare(t("super-stam.label.hidden", n=5)) == "Hidden: gives\u00a05"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_lies_between_the_seats_is_in_the_middle_and_stays_while_little_is_laid(size: tuple[int, int]) -> None:
    stage, places = bare_stage(), dict[int, set[int]]()
    for p in course("super-stam", 2)[:120]:
        table, seen = seated(p, 0), view(p, 0)
        lay(stage, table, seen, size)
        laid = table.plan(seen.zones, stage.board)
        stock, field = laid.boxes["stock"], laid.boxes["field"]
        used = sum(any(seen.zones[columns[k]] for columns in COLUMN.values()) for k in COLUMN[0])
        if not used:
            assert abs((stock.x + field.x + field.width) / 2 - laid.width / 2) < 1
            assert stock.x > 0.04 * laid.width
        places.setdefault(used, set()).add(round(stock.x))
    few = places[0] | places[1]
    assert max(few) - min(few) < 0.1 * size[0]


@pytest.mark.parametrize("board", [Board(876.0, 430.0), Board(780.0, 560.0), WIDE])
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_hidden_card_and_the_gold_beside_it_lie_at_one_height(language: str, board: Board) -> None:
    use(language)
    p = at("11")
    spots = {spot.zone: spot for spot in seated(p, 0).spots(view(p, 0).zones, board)}
    for seat in (0, 1):
        heights = [board.places(spots[f"{zone}.{seat}"], 1)[0].y for zone in ("hidden", "gold")]
        assert heights[0] == pytest.approx(heights[1], abs=1.0), "whatever their words take"


def test_after_the_end_nobody_has_a_sum_to_reach() -> None:
    p = finished("super-stam", 2).position
    seen = view(p, 0)
    controller = SuperStamController(p.game, 0, {0: "Noa", 1: "Omar"})
    controller.watch(seen)
    assert seen.vars["sum"] and not controller.prompt(seen, None).whole.detail


def test_whoever_has_laid_exactly_enough_is_not_asked_for_more() -> None:
    met, rng = set[bool](), Random(4)
    for deal in range(40):
        p = new_game(GAMES["super-stam"], 2, deal).position
        for _ in range(60):
            if p.turn is None:
                break
            seen, one = view(p, p.turn), seated(p, p.turn)
            if p.phase == "put":
                counts, need = one.number(seen, "laying"), seen.vars["sum"]
                asked = one.prompt(seen, None)
                enough = asked.sentence == t("super-stam.voice.put.enough", n=counts, need=need)
                follows = t("super-stam.voice.put.follows", who=("Omar", "Noa")[p.turn])
                assert (follows in asked.explains) is enough
                assert enough == (counts >= need)
                if counts == need and True not in met:
                    words = one.stated(one.fact(seen, "laying"))
                    tags = [sign for sign in one.signs(seen, WIDE) if isinstance(sign, Tag) and sign.text == words]
                    assert [tag.tone for tag in tags] == ["olive"]
                met |= {enough, counts == need} if counts == need else {False}
            p = play(p, rng.choice(seen.legal)).position
    assert met == {True, False}


def test_only_a_royal_whose_value_the_golden_deck_lacks_wins_gold() -> None:
    seen = view(at("11"), 0)
    for card, gold, wins in ("KS", ["QH"], True), ("KS", ["KH"], False), ("TS", ["QH"], False):
        now = replace(seen, zones={**seen.zones, "hidden.0": [card], "gold.0": gold})
        assert SuperStamController.golden(now, 0) is wins


def test_a_held_card_that_reaches_exactly_what_is_needed_is_said_to_reach_it() -> None:
    met, rng = 0, Random(4)
    p = new_game(GAMES["super-stam"], 2, 1).position
    while p.turn is not None and met < 3:
        seen, one = view(p, p.turn), seated(p, p.turn)
        need = seen.vars["sum"]
        for fact in one.facts_of(seen, "would-make"):
            held = one.index_of(seen, f"cards.{p.turn}", str(fact.args[0]))
            if fact.args[1] == need and any(to.target.zone.startswith("col.") for to in one.choices(seen, held)):
                reaches = t("super-stam.voice.held.reaches", n=need, need=need, left=0)
                assert reaches in one.prompt_held(seen, held).detail
                met += 1
        p = play(p, rng.choice(seen.legal)).position
    assert met
