"""Meydele as it is told: the call before cards turn, wars with who fights and why, time to look at the last round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from app.engine import Event, Fact, play, position_from_json, view
from app.games import GAMES
from app.games.meydele.controller import MeydeleController
from app.games.meydele.rules import WARS
from app.games.meydele.stops import Taken
from app.table.geometry import Board
from app.table.prompts import Ref, Rest
from app.table.signs import Call, Caption, SuitPlate
from app.wording import t
from app.wording.bidi import bare, card_text
from app.wording.in_words import table_in_words
from tests.covering import amount
from tests.games import worked
from tests.table.invented import Said, Table, Told

pytestmark = pytest.mark.usefixtures("qapp")

NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}


@cache
def told(deal: int) -> tuple[Told, ...]:
    """The first gestures of a game of four, told to seat 0."""
    table = Table("meydele", 4, deal, names=NAMES)
    return (table.opening(), *table.play(amount(40, 60)))


def said() -> list[Said]:
    """Everything that was said in some games."""
    return [one for deal in (3, 4, 5)[: amount(2, 3)] for gesture in told(deal) for one in gesture.said]


@pytest.mark.parametrize(("seats", "options"), [(5, {}), (4, {"first_kuzari": "toss"}), (4, {})])
def test_the_first_kuzari_is_not_shown_before_all_have_their_cards(seats: int, options: dict[str, str]) -> None:
    table = Table("meydele", seats, 5, names=NAMES, options=options)
    stage, seen = table.surface.stage, []
    show = stage.show_signs

    def look(view: object) -> None:
        show(stage.between())
        zones = stage.between().zones
        dealt = sum(len(zones[f"hand.{seat}"]) for seat in range(seats))
        plates = [sign.suit for sign, _ in stage.overlay.shown() if isinstance(sign, SuitPlate)]
        lines = [line for group in table_in_words(stage.between(), NAMES) for line in group.lines]
        seen.append((dealt, plates, any(line.startswith(("Kuzari", "No kuzari")) for line in lines)))
        del view

    stage.show_signs = look  # type: ignore[method-assign]
    opening = table.opening()
    most = 52 // seats * seats
    assert seen and not any(plates or said for dealt, plates, said in seen if dealt < most)
    kuzari = table.record.position.vars["kuzari"]
    now = [sign.suit for sign, _ in stage.overlay.shown() if isinstance(sign, SuitPlate)]
    assert now == [kuzari]
    drawn = [bare(one.rest.words) for one in opening.said if "lot" in one.rest.words]
    assert drawn == (["The lot decides the first kuzari: diamonds."] if options else [])


def test_the_call_stands_in_the_middle_before_any_card_is_turned() -> None:
    table = Table("meydele", 4, 3, names=NAMES)
    stage, seen = table.surface.stage, []
    show = stage.show_signs

    def look(view: object) -> None:
        show(stage.between())
        signs = [sign for sign, _ in stage.overlay.shown()]
        if any(isinstance(sign, Call) and not sign.fight for sign in signs):
            zones = stage.between().zones
            seen.append(
                ([*zones["held.0"], *zones["held.3"]], [card for n in range(4) for card in zones[f"table.{n}"]])
            )
        del view

    stage.show_signs = look  # type: ignore[method-assign]
    table.opening()
    for _ in table.play(12):
        pass
    assert seen
    for held, turned in seen:
        assert held, "the cards still lie closed"
        assert not turned or len(held) < 4
    assert not any(isinstance(sign, Call) and not sign.fight for sign, _ in stage.overlay.shown()), "it is over"


@pytest.mark.long
def test_a_war_begins_with_who_fights_with_which_cards_and_over_what() -> None:
    wars = [one for one in said() if "are equal" in bare(one.rest.words)]
    assert len(wars) >= 3
    for one in wars:
        words = bare(one.rest.words)
        fighters = [ref.zone.removeprefix("table.") for ref in one.rest.lit]
        assert one.rest.mark == "contested", "they fight, nobody has won yet"
        assert len(fighters) >= 2 and all(NAMES[int(seat)] in words for seat in fighters)
        assert "War over" in words
        assert one.rest.detail.startswith(t("log.turned-up", all="")[:5]), "and what everybody laid"


def fights(events: Sequence[Event]) -> Iterator[bool]:
    """For each time that cards are turned up in one gesture: whether more are laid for them before anybody takes."""
    turned = [n for n, event in enumerate(events) if event.comes_to("table")]
    last = [n for n in turned if n + 1 not in turned]
    for at, end in pairwise((*last, len(events))):
        yield not any(event.comes_to("won") for event in events[at:end])


def untold(one: Told) -> Iterator[str]:
    """What a gesture does and the voice does not say: a war with who fights and why, a won pile that becomes a hand."""
    assert one.step is not None
    events, said = one.step.told(0), [f"{bare(rest.words)} {bare(rest.detail)}" for rest in (s.rest for s in one.said)]
    wars = [sum(fights(events)), 0]
    for words, rest in zip(said, (told.rest for told in one.said), strict=True):
        if rest.mark == "contested":
            wars[1] += 1
            fighters = [NINE[int(ref.zone.removeprefix("table."))] for ref in rest.lit]
            about = words[words.index("War over") :]
            if len(fighters) < 2 or "are equal" not in words or not all(name in about for name in fighters):
                yield f"{fighters} fight: {words}"
    if wars[0] != wars[1]:
        yield f"{wars[0]} wars, {wars[1]} told: {said}"
    for event in events:
        up = [words.partition(t("meydele.takes-up", all="").rstrip("."))[2] for words in said]
        if event.leaves("won") and not any(NINE[event.giver] in words for words in up):
            yield f"{NINE[event.giver]} takes up a won pile: {said}"


NINE: dict[int | str, str] = {**NAMES, 4: "Ada", 5: "Bar", 6: "Gil", 7: "Hila", 8: "Ido"}


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats", range(3, 10))
def test_no_war_begins_or_goes_on_and_no_won_pile_becomes_a_hand_untold(seats: int) -> None:
    """A war was not told if somebody had laid their last card of the hand and took up their won pile."""
    wars = ups = 0
    for deal in range(1, amount(1, 4) + 1):
        table = Table("meydele", seats, deal, names=NINE)
        table.opening()
        for one in table.play(amount(220, 2000)):
            assert one.step is not None
            assert not list(untold(one))
            wars += sum(fights(one.step.told(0)))
            ups += sum(event.leaves("won") for event in one.step.events)
        table.end()
    assert wars > 3 and ups > 9, (wars, ups)


LAST_CARDS: dict[str, Sequence[str]] = {"held.0": ["9S"], "held.1": ["9D"], "hand.2": ["5C", "8C"]}


@pytest.mark.parametrize(
    ("zones", "wars"),
    [
        ({**LAST_CARDS, "hand.0": ["2C"], "hand.1": ["3C"]}, 1),
        ({**LAST_CARDS, "hand.0": ["2C"], "won.1": ["3C"]}, 1),
        ({**LAST_CARDS, "hand.0": ["2C"]}, 1),
        (LAST_CARDS, 0),
        # With several packs two may have the same kuzari, while others fight for the next one.
        (
            {"held.0": ["4H"], "held.1": ["4H"], "held.2": ["KS"], "held.3": ["KD"]}
            | {"hand.2": ["2C"], "hand.3": ["3C"]},
            1,
        ),
    ],
)
def test_a_war_in_which_nobody_has_a_choice_is_told_from_its_beginning_to_its_end(
    zones: dict[str, Sequence[str]], wars: int
) -> None:
    """All of it happens in one gesture, after which there is no war."""
    seats = 5 if "held.3" in zones else 3
    data = {
        "game": "meydele", "partial": True, "seats": seats, "options": {"decks": 2 if seats == 5 else 1}, "rng": 1,
        "turn": seats - 1, "phase": "choose", "zones": {**zones, f"hand.{seats - 1}": ["5C", "8C"]},
        "vars": {"round": 20, "kuzari": "H"},
    }  # fmt: skip
    start = position_from_json(data, GAMES)
    step = play(start, "commit:5C")
    table = Table("meydele", seats, 1, names=NINE)
    one = table.tell(step, lambda: table.surface.retell(view(start, 0), [(step.told(0), view(step.position, 0))]))
    assert not list(untold(one)) and sum(fights(step.told(0))) == wars
    assert step.position.vars["war"] == 0
    table.end()


@pytest.mark.long
def test_who_takes_is_said_with_the_card_that_decides_in_full_view() -> None:
    taken = [one for one in said() if "takes all" in bare(one.rest.words)]
    assert len(taken) >= 6
    for one in taken:
        (card,) = one.rest.lit
        symbol = t("meydele.voice.by-highest", c=one.shown.zones[card.zone][card.index]).split()[0]
        assert bare(one.rest.detail).startswith(bare(symbol))


@pytest.mark.long
def test_which_card_sets_another_kuzari_is_said_before_the_cards_go() -> None:
    changed = fought = 0
    for gesture in (one for deal in (3, 4, 5)[: amount(2, 3)] for one in told(deal)):
        for one in gesture.said:
            if "takes all" not in bare(one.rest.words) or gesture.step is None:
                continue
            before, after = one.shown.vars["kuzari"], gesture.step.position.vars["kuzari"]
            if before == after or gesture.step.position.result is not None:
                assert "sets the next kuzari" not in bare(one.rest.detail)
                continue
            changed += 1
            rows = [cards for zone, cards in one.shown.zones.items() if zone.startswith("table.") and cards]
            first = [cards[-1] for cards in rows]
            detail = bare(one.rest.detail)
            ways = ("meydele.voice.sets", "meydele.voice.by-highest-sets", "meydele.voice.sets.before-war")
            setting = [card for card in first if any(bare(t(way, c=card, s=after)) in detail for way in ways)]
            assert setting and all(card[1] == after for card in setting)
            once = all(detail.count(bare(card_text(card))) == 1 for card in setting)
            assert once, "a card that does both is named once"
            under = all(len(cards) > 1 for cards in rows if cards[-1] in setting)
            assert ("laid before the war" in detail) is under, "another card lies on it, and may be higher"
            fought += under
    assert changed >= 4 and fought


def test_the_last_round_can_be_looked_at_from_the_pile_that_took_it() -> None:
    table = Table("meydele", 4, 3, names=NAMES)
    table.opening()
    takes: list[Rest] = []
    table.surface.teller.said.connect(lambda rest: takes.append(rest) if rest.pill else None)
    looked = 0
    for _ in table.play(40):
        view, board = table.surface.stage.view, table.surface.stage.board
        assert view is not None
        signs = table.controller.signs(view, board)
        last = [one for one in signs if isinstance(one, Caption) and one.says]
        if not takes:
            assert not last
            continue
        (sign,) = last
        assert sign.zone == f"won.{takes[-1].who}" and sign.command
        assert bare(takes[-1].words) in bare(sign.says) and bare(takes[-1].detail) in bare(sign.says)
        about = table.controller.details(view, sign.command)
        assert about is not None and about[1] == [sign.says]
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("by_lot", [False, True])
def test_of_a_round_that_the_lot_decided_no_card_is_said_to_have_won_it(by_lot: bool) -> None:
    controller = Table("meydele", 3, 3, names=NAMES).controller
    assert isinstance(controller, MeydeleController)
    told = bare(controller.told_last(Taken(1, {0: ["9S"], 1: ["9C"]}, "H", by_lot, "H")))
    assert (bare(t("meydele.voice.by-highest", c="9C")) in told) is not by_lot


def test_at_calm_cards_laid_in_secret_pass_and_a_round_is_what_was_turned_and_who_took() -> None:
    table = Table("meydele", 4, 3, names=NAMES, patient=True)
    table.opening()
    rounds = clicks = 0
    for one in table.play(48):
        assert one.step is not None
        secret = [said.rest for said in one.said if said.rest.passes]
        # That all see what was turned up says the stop at which somebody takes it, once that is familiar.
        unseen = [rest for rest in secret if rest.passes != "begun"]
        assert all(rest.passes == "in-secret" and "face down" in bare(rest.words) for rest in unseen)
        turned = any(str(event.args.get("to", "")).startswith("table.") for event in one.events)
        acted, turn = one.step.before.turn, one.step.position.turn
        if acted != table.seat and not turned and turn != table.seat:
            assert secret and not one.waits
        assert acted == table.seat or table.surface.teller.answered, "the next one lays without another click"
        clicks += one.waits
        rounds += any(said.rest.pill for said in one.said)
    assert rounds >= 6
    assert clicks <= 2 * rounds, "perhaps a war, and who takes"


def test_a_lot_decides_only_the_round_in_which_it_is_drawn() -> None:
    p = worked.at("meydele", "14")
    seen, events = view(p, 0), play(p, "commit:5C").told(0)
    (lot,) = [event for event in events if event.code == "drawn"]
    takes = next(event for event in events if event.leaves("table") and event.comes_to("won"))
    shown = replace(seen, zones={**seen.zones, "table.0": ["KS"], "table.1": ["KC"], "table.2": ["5C"]})
    one = MeydeleController(p.game, 0, NAMES)
    one.watch(seen)
    one.expect(events)
    why = one.before(takes, shown).detail
    one.rest(lot, shown)
    assert one.before(takes, shown).detail != why
    one.watch(seen)
    assert one.before(takes, shown).detail == why, "the next round is won by a card again"


def test_only_the_last_to_choose_is_told_that_all_cards_turn_next() -> None:
    p, told = worked.at("meydele", "01"), []
    for action in ("commit:9S", "commit:KD", "commit:7C"):
        seat = p.seat
        asked = MeydeleController(p.game, seat, NAMES).prompt(view(p, seat), None)
        told.append(asked.explains == t("meydele.voice.last"))
        p = play(p, action).position
    assert told == [False, False, True]


def test_the_last_to_choose_is_the_last_of_those_still_in_the_game() -> None:
    p = play(worked.at("meydele", "01"), "commit:9S").position
    seen = view(p, 1)
    out = replace(seen, vars={**seen.vars, "out": [2], "out_round": [1]})
    told = [MeydeleController(p.game, 1, NAMES).prompt(one, None).explains for one in (seen, out)]
    assert [words == t("meydele.voice.last") for words in told] == [False, True]


def test_the_only_kuzari_among_the_cards_that_decide_is_not_called_the_highest_of_several() -> None:
    zones = {"table.0": ["2S"], "table.1": ["KC"]}
    assert MeydeleController.why(zones, "S", 0) == t("meydele.voice.by-kuzari", c="2S")
    zones["table.1"] = ["AS"]
    assert MeydeleController.why(zones, "S", 0) == t("meydele.voice.by-kuzari-highest", c="2S")


def test_the_war_that_was_told_does_not_stand_over_the_cards_of_the_next_round() -> None:
    p = worked.at("meydele", "01")
    seen = view(p, 0)
    turned = replace(seen, zones={**seen.zones, "table.0": ["9S"], "table.1": ["KD"]})
    one, board = MeydeleController(p.game, 0, NAMES), Board(1256, 644)
    one.watch(turned)

    def wars() -> list[Call]:
        return [sign for sign in one.signs(turned, board) if isinstance(sign, Call)]

    one.begun = Fact(WARS[0], (0, 1))
    assert len(wars()) == 1
    one.watch(turned)
    assert wars() == []


def test_of_several_meydeles_each_badge_has_the_round_of_its_own_seat() -> None:
    p = worked.at("meydele", "01")
    seen = replace(view(p, 1), vars={**view(p, 1).vars, "out": [2, 0], "out_round": [3, 5]})
    one = MeydeleController(p.game, 1, NAMES)
    assert [one.out_line(seen, seat) for seat in (0, 2)] == [t("meydele.label.out", n=n) for n in (5, 3)]


def test_those_who_fight_only_for_the_kuzari_fight_too() -> None:
    seen = view(worked.at("meydele", "01"), 0)
    tables = {f"table.{seat}": ["9S"] for seat in range(3)}
    for take, setter, fight in ([0], [1, 2], (1, 2)), ([0, 1], [2], (0, 1)), ([0, 1], [1, 2], (0, 1, 2)):
        war = replace(seen, zones={**seen.zones, **tables}, vars={**seen.vars, "take": take, "setter": setter})
        assert MeydeleController.fighting(war) == tuple(Ref(f"table.{seat}", 0) for seat in fight)
