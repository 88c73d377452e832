"""The tosses of Two Fortresses as they are told: each card flies and is counted aloud, with a stop after each fight."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple

import pytest

from app.bots.players import quick
from app.engine import Event, Record, hidden, play, position_from_json, position_to_json, view
from app.games import GAMES, worked_cases
from app.games.metzudotayim.controller import MetzudotayimController
from app.games.metzudotayim.rules import Metzudotayim
from app.games.metzudotayim.stops import FIELD
from app.games.metzudotayim.tosses import Toss, tosses
from app.table.cards import CardItem
from app.table.geometry import INSET
from app.table.prompts import Rest
from app.table.reading import reading
from app.table.signs import Tag
from app.wording import t, use
from app.wording.bidi import bare
from tests.covering import amount
from tests.games import worked
from tests.table.invented import OUTSIDE, Table, Told

pytestmark = pytest.mark.usefixtures("qapp")

CASES = {worked.number(case): case for case in worked_cases.read("metzudotayim")}
NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar"}


@cache
def told(deal: int = 5) -> tuple[Told, ...]:
    """A game told to seat 0."""
    table = Table("metzudotayim", 2, deal, names=NAMES)
    return (table.opening(), *table.play(30))


def steps() -> Iterator[tuple[Event, ...]]:
    """What was told about each gesture of some games."""
    for deal in (3, 5, 8):
        yield from (one.events for one in told(deal))


@pytest.mark.long
def test_the_tosses_of_a_telling_are_whose_they_are_and_come_down_as_they_do() -> None:
    fights = builds = 0
    for events in steps():
        found = tosses(events)
        thrown = [event for event in events if event.code == "tossed"]
        assert [one.up for one in found] == [event.args["heads"] for event in thrown]
        last: dict[int, Toss] = {one.seat: one for one in found if one.of}
        for event in events:
            if event.code == "said" and event.args["code"] == "positives":
                attacker, a, d = event.about
                counts = {seat: one.positive for seat, one in last.items()}
                assert counts.get(attacker, 0) == a and counts.get(1 - attacker, 0) == d
                assert all(one.last and one.number == one.of for one in last.values())
                fights += 1
        for one in found:
            builds += not one.of
            assert not one.face or one.up, "a card that comes down negative is not told"
    assert fights > 5 and builds > 20


def test_the_count_of_a_fight_goes_with_its_cards() -> None:
    table = Table("metzudotayim", 2, 5, names=NAMES)
    table.opening()
    controller, seen = table.controller, table.surface.stage.view
    assert isinstance(controller, MetzudotayimController) and seen is not None
    controller._counts = {0: Toss(0, True, "", 1, 1, 1, True)}
    assert controller.counted()
    controller.before(Event("moved", 1, {"from": "held.0", "to": "discard"}), seen)
    assert not controller.counted()


@pytest.mark.long
def test_each_toss_of_a_fight_is_counted_aloud_and_an_end_says_who_takes_what() -> None:
    ends = 0
    for one in (gesture for deal in (3, 5, 8) for gesture in told(deal)):
        counted = [said for said in one.said if said.rest.detail.startswith("Card ")]
        fought = [toss for toss in tosses(one.events) if toss.of]
        assert len(counted) == len(fought)
        for said, toss in zip(counted, fought, strict=True):
            assert said.rest.who == toss.seat
            words = f"{bare(said.rest.words)} {bare(said.rest.detail)}"
            assert f"Card {toss.number} of {toss.of}" in words
            assert ("no positive" if not toss.positive else str(toss.positive)) in bare(said.rest.words)
        for said in one.said:
            if " attacks: " in bare(said.rest.words):
                ends += 1
                assert any(word in said.rest.detail for word in ("takes", "nobody"))
                assert any(said.shown.zones[zone] for zone in ("held.0", "held.1")), "the laid cards still lie there"
    assert ends > 5


def test_an_end_says_whose_fortress_loses_the_cards_and_the_last_sentence_whose_is_destroyed() -> None:
    lost = 0
    for one in (gesture for deal in (3, 5, 8) for gesture in told(deal)):
        for said in one.said:
            detail = bare(said.rest.detail)
            if " takes " in detail:
                winner, loser = sorted(NAMES.values(), key=lambda name: f"{name} takes " not in detail)
                assert f"{winner} takes " in detail and f"{loser}’s fortress" in detail
                lost += 1
            if " wins. " in bare(said.rest.words):
                winner = "Noa" if "Noa" in said.rest.words else "Omar"
                assert detail == f"{'Omar' if winner == 'Noa' else 'Noa'}’s fortress is destroyed."
    assert lost > 5


@pytest.mark.parametrize(
    "left, attack, defence, words",
    [
        (5, 4, 1, "Noa takes the difference, 3 cards of Omar’s fortress."),
        (3, 4, 1, "Noa takes the difference, 3 cards of Omar’s fortress."),
        (2, 4, 1, "Noa takes all that is left of Omar’s fortress, 2 cards."),
        (0, 4, 1, "No card is left in Omar’s fortress to take."),
        (2, 1, 4, "Omar takes one card of Noa’s fortress, whatever the difference."),
    ],
)
def test_no_more_is_called_the_difference_than_it_is(left: int, attack: int, defence: int, words: str) -> None:
    table = Table("metzudotayim", 2, 5, names=NAMES)
    seen = view(table.record.position, 0)
    fewer = replace(seen, zones={**seen.zones, "fort.1": seen.zones["fort.1"][:left]})
    one = table.controller
    assert isinstance(one, MetzudotayimController)
    said = bare(one.outcome(0, attack, defence, fewer))
    assert said.endswith(words), said


def brought(events: tuple[Event, ...]) -> list[int]:
    """How many cards came to hands in each building of hands among these events, in order."""
    found: list[int] = []
    before = ""
    for at, event in enumerate(events):
        if event.code == "tossed" and event.args["code"] == "build":
            if before != "moved" or events[at - 2].code != "tossed":
                found.append(0)
            found[-1] += bool(event.args["heads"])
        before = event.code
    return found


def test_what_came_to_the_hands_is_said_at_every_building_however_much_follows_in_the_same_telling() -> None:
    several = 0
    for deal in (3, 4, 5, 8):
        for one in told(deal):
            said = [bare(said.rest.words) for said in one.said if said.rest.words.startswith("New cards")]
            came = [sum(map(int, re.findall(r"(\d+) for (?:Noa|Omar|you)", words))) for words in said]
            assert came == [n for n in brought(one.events) if n]
            several += len(came) > 1
    assert several, "in some tellings hands are built more than once"


def test_the_only_new_card_is_told_even_before_it_has_come_to_its_hand() -> None:
    # The last card of a stock comes up: while it is told, both hands are still empty.
    zones = {"hand.0": ["8C"], "hand.1": ["8S"], "stock.0": ["2C"], "fort.0": ["2D"], "fort.1": ["3D", "4D"]}
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    start = position_from_json({**data, "zones": zones, "vars": {"tosses": "+"}}, GAMES)
    p = play(start, "commit:8C").position
    seen, events = view(p, 0), play(p, "commit:8S").told(0)
    empty = replace(seen, zones={**seen.zones, "hand.0": [], "hand.1": []})
    one = MetzudotayimController(p.game, 0, NAMES)
    one.watch(seen)
    one.expect(events)
    (toss,) = [event for event in events if event.code == "tossed"]
    one.flight(toss, empty)
    assert bare(one.rest(toss, empty).words) == "New cards in hand: 1 for Noa."


def test_before_a_fight_is_tossed_out_it_is_said_which_card_gives_how_many_tosses() -> None:
    helped = 0
    for one in (gesture for deal in (3, 4, 5, 8) for gesture in told(deal)):
        for said in one.said:
            if found := re.fullmatch(r".+ toss(?:es)? (\d+) cards?\.", bare(said.rest.words)):
                detail = bare(said.rest.detail).replace("gives none", "gives 0 more")
                numbers = [int(n) for n in re.findall(r"(?<!\d)(\d+) (?:toss|more)", detail)]
                assert numbers and int(found[1]) <= sum(numbers)
                helped += len(numbers) > 1
    assert helped


def test_an_ace_from_the_discard_pile_is_said_where_the_cards_come_to_a_hand() -> None:
    table = Table("metzudotayim", 2, 5, names=NAMES)
    event = Event("moved", 1, {"from": "discard", "to": "hand.1"}, cards=("9C", "8C"))
    rest = table.controller.rest(event, view(table.record.position, 0))
    assert rest.who == 1 and "An ace landed face up" in rest.words and "9♣" in bare(rest.words)


def test_a_turn_without_a_fight_says_whether_the_tosses_or_an_exchange_emptied_the_hands() -> None:
    table = Table("metzudotayim", 2, 5, names=NAMES)
    start = position_from_json(CASES["08"]["start"], {"metzudotayim": Metzudotayim()})
    hands = {"hand.0": ["2C", "3C", "6C"], "hand.1": []}
    json = position_to_json(start)
    gone = [text for zone in ("hand.0", "hand.1") for text in json["zones"][zone] if text not in hands["hand.0"]]
    json["zones"].update(hands)
    json["zones"]["discard"] = [*json["zones"].get("discard", []), *gone]
    table.record = Record.from_position(position_from_json(json, {"metzudotayim": Metzudotayim()}))
    table.surface.stage.lay(view(table.record.position, 0))
    details = []
    for action in ("trade:2C", "pay:3C"):
        step = table.record.act(action)
        told = table.tell(step, partial(table.surface.perform, step.told(0), view(step.position, 0)))
        details += [said.rest.detail for said in told.said if said.rest.words.startswith("Nobody laid")]
    assert details and details[0] == "Both hands are empty."
    assert any("Both first tosses" in said.rest.detail for one in told_of_many() for said in one.said)


def told_of_many() -> Iterator[Told]:
    """Everything that was told in some games."""
    for deal in (3, 4, 5, 8):
        yield from told(deal)


class Watched(NamedTuple):
    """What a toss looked like: how flat the card became, how far it rose, the cards on the field once it was down."""

    flattest: float
    rose: float
    field: tuple[str, ...]


def watched(gestures: int) -> Iterator[tuple[list[Toss], list[Watched]]]:
    """Some gestures, watched every 20 ms: the tosses of each fight, and what each looked like."""
    table = Table("metzudotayim", 2, 5, names=NAMES)
    table.opening()
    surface, clock = table.surface, table.surface.clock
    flat: list[float] = [1.0]
    high: list[float] = [0.0]
    found: list[Watched] = []
    thrown: list[Event] = []
    surface.teller.told.connect(thrown.append)

    def field() -> tuple[str, ...]:
        laid = table.controller.plan(surface.stage.between().zones, surface.stage.board)
        box = laid.boxes[FIELD]
        items = [item for item in surface.stage.items() if isinstance(item, CardItem)]
        inside = [item for item in items if box.holds(item.target.x - INSET, item.target.y - INSET)]
        return tuple(item.text for item in sorted(inside, key=lambda item: item.target.x))

    def leave(event: Event) -> None:
        if event.code == "tossed":
            flat[:], high[:] = [1.0], [0.0]

    surface.teller.told.connect(leave)
    for _ in range(gestures):
        position = table.record.position
        assert position.turn is not None
        step = table.record.act(str(quick(view(position, position.turn), 1, OUTSIDE)))
        found.clear()
        thrown.clear()
        events = step.told(0)
        surface.perform(events, view(table.record.position, 0))
        down = 0
        while clock.busy:
            table.time += 20.0
            clock.tick()
            moving = [one for one in surface.stage.items() if isinstance(one, CardItem) and clock.moving(one)]
            flat += [one.transform().m22() for one in moving]
            high += [one.target.y - one.y() for one in moving]
            told = [event for event in thrown if event.code == "tossed"]
            if len(told) > down and not moving:
                down = len(told)
                found.append(Watched(min(flat), max(high), field()))
        yield tosses(events), list(found)
        if table.record.position.turn is None:
            return


def test_how_a_tossed_card_comes_down_is_said_once_it_is_down() -> None:
    table = Table("metzudotayim", 2, 5, names=NAMES)
    clock, said = table.surface.clock, 0

    def hear(rest: Rest) -> None:
        nonlocal said
        if rest.detail.startswith("Card "):
            said += 1
            assert not any(motion.tossed for motion in clock._moves.values()), "it is still in the air"

    table.surface.teller.said.connect(hear)
    table.opening()
    for _ in table.play(12):
        pass
    assert said > 10
    table.end()


@pytest.mark.long
def test_a_tossed_card_rises_turns_in_the_air_and_lies_beside_the_others() -> None:
    fights = 0
    for thrown, seen in watched(24):
        assert len(seen) == len(thrown), "each card is in the air by itself"
        lying: list[Toss] = []
        for toss, one in zip(thrown, seen, strict=True):
            assert one.flattest < 0.3, "it turns over"
            assert one.rose > 10.0
            if not toss.of:
                continue
            fights += 1
            lying = [*(lying if toss.number > 1 else []), toss]
            assert len(one.field) == toss.number
            for text, before in zip(one.field, lying, strict=True):
                assert hidden(text) != before.up, "positive cards lie open, negative ones closed"
                assert before.face in ("", text)
    assert fights > 10


def test_what_is_positive_so_far_stands_over_the_laid_card() -> None:
    table = Table("metzudotayim", 2, 5, names=NAMES)
    counts: list[tuple[int, list[str]]] = []

    def hear(rest: Rest) -> None:
        stage = table.surface.stage
        if rest.detail.startswith("Card "):
            between = stage.between()
            tags = [one.text for one in table.controller.signs(between, stage.board) if isinstance(one, Tag)]
            counts.append((int(re.sub(r"\D", "", bare(rest.words)) or 0), tags))

    table.surface.teller.said.connect(hear)
    table.opening()
    for _ in table.play(30):
        pass
    assert counts and all(any(f"Positive: {n}" in tag for tag in tags) for n, tags in counts)


def test_at_calm_the_tosses_of_a_seat_are_counted_one_by_one_and_wait_once() -> None:
    table = Table("metzudotayim", 2, 5, patient=True)
    table.opening()
    fights = 0
    for one in table.play(40):
        counted = [
            said.rest for said in one.said if "came down" in bare(said.rest.detail) and said.rest.who is not None
        ]
        if not counted:
            continue
        fights += 1
        waiting = [rest for rest in counted if not rest.passes]
        assert len(waiting) <= 1, "the tosses of who is last are followed at once by what came of the fight"
        assert one.waits == sum(not said.rest.passes for said in one.said)
    assert fights


@pytest.mark.long
def test_ones_own_last_card_is_named_before_it_goes_and_only_then() -> None:
    words, counts = bare(t("metzudotayim.voice.last", who="", c="KD"))[-20:], []
    for deal in range(1, amount(4, 8) + 1):
        table = Table("metzudotayim", 2, deal, names=NAMES)
        table.controller.asks = True
        table.opening()
        for one in table.play(60):
            acts = [event.args for event in one.step.told(0) if event.code == "acted"] if one.step is not None else []
            own = [act for act in acts if act.get("forced") and act["seat"] == 0 and act["action"].startswith("commit")]
            named = [said for said in one.said if bare(said.rest.words).endswith(words)]
            assert len(named) == len(own)
            for said in named:
                assert len(said.shown.zones["hand.0"]) == 1 and not said.shown.zones["held.0"], "it still lies there"
                assert said.rest.who == 0
            about = [said for said in one.said if "only one move" in bare(said.rest.words) and said.rest.who == 0]
            assert not (own and about), "what was said before is not said again"
            counts += [said.rest.asks for said in named]
    assert counts and counts[0]


def test_who_attacks_without_a_card_against_theirs_is_not_said_to_have_the_higher_one() -> None:
    table = Table("metzudotayim", 2, 5, names=NAMES)
    controller = table.controller
    assert isinstance(controller, MetzudotayimController)
    start = position_from_json(dict(CASES["09"]["start"]), GAMES)
    said = controller.attack(0, view(start, 0))
    assert bare(said.words) == "Noa attacks." and "Omar had no card in hand" in bare(said.detail)
    both = replace(view(start, 0), zones={**view(start, 0).zones, "held.0": ("5C",), "held.1": ("3S",)})
    assert bare(controller.attack(0, both).words) == "Noa has the higher card and attacks."


def test_whoever_got_no_card_is_named_beside_the_one_who_did() -> None:
    new = [bare(said.rest.words) for one in told() for said in one.said if said.rest.words.startswith("New cards")]
    assert all(words.count(" for ") == 2 for words in new) and any("none for " in words for words in new)


def test_what_came_to_the_hands_can_be_read() -> None:
    new = [said.rest for one in told() for said in one.said if said.rest.words.startswith("New cards")]
    assert new and all(rest.ms >= reading(rest.words) for rest in new)


def test_what_the_last_toss_of_a_seat_comes_to_stands_until_it_is_read() -> None:
    use("en")
    last = 0
    for deal in (2, 3):
        table = Table("metzudotayim", 2, deal)
        table.opening()
        for one in table.play(12):
            for rest in (said.rest for said in one.said if not said.rest.passes):
                if "Card " in bare(rest.detail):
                    assert rest.ms >= reading(bare(rest.words), bare(rest.detail)), rest
                    last += 1
        table.end()
    assert last
