"""What every controller inherits from the base class.

Without more, the base class makes any game playable from its zones and legal actions, a fourteenth game included.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app.engine import Event, Fact, Result, View, new_game, view
from app.games import GAMES
from app.shell.table import page as table_page
from app.shell.table.page import TablePage
from app.table.blocks import Words
from app.table.company import MANY
from app.table.controller import LONGEST_HEM, SHORTEST_HEM
from app.table.controllers import controller_for, plain
from app.table.datum import varied
from app.table.geometry import RATIO, Board, Shape
from app.table.meanings import meant, noted
from app.table.painted_signs import badge_width
from app.table.plain import PlainController
from app.table.prompts import Ref, seat_ref
from app.table.signs import Badge
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.formatting import speak_card
from app.wording.plates import PLATES
from app.wording.sentences import option_value
from tests.covering import spread
from tests.shell.at_table import play
from tests.shell.conftest import appearance, kept, settings, table  # noqa: F401
from tests.shell.table.test_whole_games import SEVERAL, options
from tests.table.laid import course, seated

pytestmark = pytest.mark.usefixtures("qapp")

CODE = re.compile(r"\b[a-z]+[.-](?:\d|[a-z]+[.-])|\{|\}|_")
"""The form of internal names: `hand.0`, `war-down`, a field that was not filled in."""


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(SEVERAL, 2))
@pytest.mark.parametrize("game", SEVERAL)
def test_any_game_is_played_without_a_controller_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
    table: Callable[..., TablePage],  # noqa: F811
    qtbot: QtBot,
    game: str,
) -> None:
    monkeypatch.setattr(table_page, "controller_for", plain)
    low, _ = GAMES[game].info.seats
    page = table(game, persons=2, seats=max(2, low), **options(game, max(2, low)))
    assert type(page.controller).__mro__[1] is PlainController
    play(page, qtbot, Random(7), most=12)
    texts = ["".join(sign.words) for sign in page.controller.signs(page.sitting.view, page.surface.stage.board)]
    spoken = [page.voice.prompt.sentence, *(button.label for button in page.voice.prompt.buttons)]
    assert not [text for text in [*texts, *spoken] if CODE.search(text)]


@pytest.mark.parametrize(
    ("name", "shown"), [("Grandma Rachel", "Grandma"), ("Ana Lee", "Ana"), ("Maximilian", "Maximilian")]
)
def test_a_name_without_room_on_its_badge_is_shortened_by_whole_words(name: str, shown: str) -> None:
    """A single long word stays whole: only the painter knows how much of it has room."""
    one = controller_for("basa")(new_game(GAMES["basa"], 3, 5).position.game, 0, {0: name, 1: "Noa", 2: "Eli"})
    assert one.shortened(Badge(name), 0).name == shown


def test_a_name_that_is_as_long_as_there_is_room_for_loses_only_what_follows_it() -> None:
    one = controller_for("basa")(new_game(GAMES["basa"], 2, 5).position.game, 0, {0: "Rachelle Cohen", 1: "Noa"})
    assert one.shortly(0) == "Rachelle"


def test_zones_without_a_place_and_without_a_badge_are_beyond_the_edge_of_their_owner() -> None:
    p = new_game(GAMES["basa"], 2, 5).position
    one, board = seated("basa", p, 1), Board(1256, 644)
    one.blocks = lambda zones, board: Words("nothing", 1.0, 1.0)  # type: ignore[method-assign]
    spots = {spot.zone: spot for spot in one.spots(view(p, 1).zones, board)}
    assert {spot.shape for spot in spots.values()} == {Shape.AWAY}
    assert {zone.owner: spots[zone.id].y for zone in p.game.zones.values()} == {None: 0.0, 0: 0.0, 1: 1.0}


def test_the_lit_hem_is_in_front_of_the_own_hand_and_neither_short_nor_long() -> None:
    lengths = set[float]()
    for game in ("solo", "metzudotayim", "majnun"):
        for p in course(game, GAMES[game].info.seats[0], 40):
            if p.turn is None or not p.size(hand := f"hand.{p.turn}"):
                continue
            one, seen, board = plain(game)(p.game, p.turn), view(p, p.turn), Board(1256, 644)
            one.watch(seen)
            hem, box = one.hem(seen, board), board.box(one.plan(seen.zones, board).spots[hand], p.size(hand))
            assert hem is not None and hem.edge == "bottom" and hem.centre == pytest.approx(box.middle[0])
            assert hem.length == pytest.approx(min(LONGEST_HEM, max(SHORTEST_HEM, box.width)))
            lengths.add(hem.length)
    assert {SHORTEST_HEM, LONGEST_HEM} <= lengths


def test_a_player_without_a_score_has_no_words_for_one() -> None:
    one = controller_for("basa")(new_game(GAMES["basa"], 2, 5).position.game)
    result = Result((0,), (3,), "most")
    assert one.score_words(result, 0) and not one.score_words(result, 1)


def test_the_facts_about_a_view_are_asked_once_and_those_about_another_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[View] = []
    rules = GAMES["basa"]
    facts = rules.facts

    def counted(seen: View) -> list[Fact]:
        asked.append(seen)
        return facts(seen)

    monkeypatch.setattr(rules, "facts", counted)
    p = new_game(rules, 3, 5).position
    controller = seated("basa", p, 0)
    for number in (1, 2):
        seen = view(p, 0)
        controller.signs(seen, Board(1256, 644, across=controller.across))
        assert controller.facts(seen) == facts(seen)
        assert len([one for one in asked if one is seen]) == 1
        assert len(asked) == number


@pytest.mark.parametrize("game", SEVERAL)
def test_the_badge_of_the_seat_in_turn_is_lit_and_no_other_whoever_looks(game: str) -> None:
    board, met = Board(1256.0, 644.0), set[int | None]()
    found = course(game, max(2, GAMES[game].info.seats[0]))
    for p in found[:: len(found) // 12 + 1]:
        for seat in (*range(p.game.seats), None):
            one, seen = seated(game, p, seat), view(p, seat)
            badges = [sign for sign in one.badges(seen, board) if isinstance(sign, Badge)]
            in_turn = [] if p.turn is None else [seat_ref(p.turn).zone]
            assert [sign.target for sign in badges if sign.in_turn] == in_turn
        met.add(p.turn)
    assert len(met) > 1, "only one seat was ever in turn"


# Each game in both languages: the same name may have room in one and none in the other.
@pytest.mark.parametrize("words", ["he", "en"])
@pytest.mark.parametrize("game", SEVERAL)
def test_no_name_of_a_computer_player_is_cut_at_the_smallest_table(game: str, words: str) -> None:
    use(words)
    for seats in filter(lambda count: count > 1, GAMES[game].seats()):  # who plays alone has no badge
        p = course(game, seats, 7)[-1]
        names: dict[int | str, str] = dict(enumerate(t(f"company.name.{plate}") for plate in PLATES[:seats]))
        one = controller_for(game)(p.game, 0, names, computers=set(range(seats)))
        seen, board = view(p, 0), Board(876.0, 476.0, rtl=words == "he")
        one.watch(seen)
        badges = [sign for sign in one.badges(seen, board) if isinstance(sign, Badge)]
        thought = [varied(sign, thinking=thinking) for sign in badges for thinking in (False, True)]
        shown = [badge_width(sign, sign.width * board.width)[1] for sign in thought]
        assert len(shown) == 2 * seats and not any("…" in name for name in shown), shown


def test_a_name_that_has_little_room_is_its_first_words_or_cut_where_another_seat_begins_with_them() -> None:
    game = max(SEVERAL, key=lambda game: GAMES[game].info.seats[1])
    p = course(game, GAMES[game].info.seats[1])[0]
    names: dict[int | str, str] = dict(enumerate(["Grandma Rachel", "Anna Maria", "Anna Lisa", "Bartholomew", "Noa"]))
    one = controller_for(game)(p.game, 0, names, computers=())
    assert [one.shortly(seat) for seat in range(5)] == ["Grandma", "Anna Mar…", "Anna Lis…", "Bartholo…", "Noa"]
    one.names[3] = "Grandma Wilhelmina"
    assert [one.shortly(seat) for seat in (0, 3)] == ["Rachel", "Wilhelmi…"], "nobody could tell two grandmas apart"


@pytest.mark.parametrize("game", [game for game in SEVERAL if GAMES[game].info.seats[1] > MANY + 1])
@pytest.mark.parametrize(("width", "height", "shown"), [(876.0, 476.0, "Grandma"), (1256.0, 644.0, "Grandma Rachel")])
def test_where_many_sit_a_name_is_whole_on_a_broad_cloth_and_said_in_full_on_every_one(
    game: str, width: float, height: float, shown: str
) -> None:
    p = course(game, GAMES[game].info.seats[1])[0]
    names: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Grandma Rachel"}
    one = controller_for(game)(p.game, 0, names, computers=(1, 2))
    board, seen = Board(width, height), view(p, 0)
    one.watch(seen)
    (badge,) = (sign for sign in one.signs(seen, board) if isinstance(sign, Badge) and sign.target == seat_ref(2).zone)
    assert badge.name == shown
    (told,) = meant(game, [badge])
    assert isinstance(told, Badge) and noted(told).title == "Grandma Rachel"


@pytest.mark.parametrize("game", GAMES)
def test_a_chip_that_names_the_way_to_play_says_what_that_is(game: str) -> None:
    seats = max(2, GAMES[game].info.seats[0]) if game in SEVERAL else 1
    p = course(game, seats, 1)[0]
    one, now = seated(game, p, 0), view(p, 0)
    values = {option_value(game, name, value) for name, value in p.game.options.items() if type(value) is not bool}
    named = values & set(one.chip(now).split(" · "))
    assert bool(one.chip_note(now)) == bool(named)
    assert not named or named == {option_value(game, one.variant, p.game.options[one.variant])}


@pytest.mark.parametrize("game", GAMES)
def test_the_note_of_a_chip_is_that_of_the_value_played_and_not_of_one_that_reads_alike(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some options have values with the same words: the note follows the option that the game names, not its words."""
    seats = max(2, GAMES[game].info.seats[0]) if game in SEVERAL else 1
    p = course(game, seats, 1)[0]
    one, now = seated(game, p, 0), view(p, 0)
    before = one.chip_note(now)
    monkeypatch.setattr(type(one), "chip", lambda self, view: "elsewhere worded")
    assert one.chip_note(now) == before


def test_pointing_at_the_chip_shows_what_it_means(table: Callable[..., TablePage]) -> None:  # noqa: F811
    page = table("shapes", persons=1, seats=2)
    note = page.controller.chip_note(page.sitting.view)
    assert note and bare(page.bar.chip.toolTip()) == bare(note)
    assert page.bar.chip.accessibleDescription() == note


def test_what_the_end_turns_up_is_told_before_it_says_who_won() -> None:
    game = SEVERAL[0]
    controller = plain(game)(new_game(GAMES[game], max(2, GAMES[game].info.seats[0]), 3).position.game)
    acted, ended, turned, now = (Event(code, 1, {}) for code in ("acted", "ended", "turned", "now"))
    assert [*controller.in_order([acted, ended, turned, now])] == [acted, turned, ended, now]
    assert [*controller.in_order([turned, acted, now])] == [turned, acted, now]


def test_what_has_the_focus_is_described_by_its_place_and_no_closed_card_by_its_name() -> None:
    use("en")
    seen = view(new_game(GAMES["trishape"], 1, 1).position, 0)
    one, hand = controller_for("trishape")(seen.game, 0), seen.zones["hand.0"]
    told = [bare(one.describe(seen, Ref("hand.0", index))) for index in range(len(hand))]
    assert [words.rpartition(", ")[2] for words in told] == [f"{place} of 5" for place in range(1, 6)]
    assert [words.partition(",")[0] for words in told] == [speak_card(text) for text in hand]
    assert bare(one.describe(seen, Ref("stock"))).startswith("A face-down card, ")
    assert one.describe(seen, Ref("hand.0")).endswith("5 cards")
    assert one.describe(seen, Ref("pile.C")).endswith("no cards")


@pytest.mark.parametrize(("game", "seats"), [("metzudotayim", 2), ("solo", 1), ("basa", 2)])
def test_a_picker_lies_above_the_hand_whatever_lies_in_the_middle(game: str, seats: int) -> None:
    p = course(game, seats, 3)[0]
    one, cloth = seated(game, p, 0), Board(1256.0, 644.0)
    one.plan(view(p, 0).zones, cloth)
    assert one.lines == pytest.approx(1.0, abs=0.01)


def test_a_picker_lies_above_the_rows_of_its_seat() -> None:
    p = course("soureh", 2, 3)[0]
    one, cloth = seated("soureh", p, 0), Board(1256.0, 644.0)
    laid = one.plan(view(p, 0).zones, cloth)
    assert one.lines * cloth.card * RATIO == pytest.approx(laid.height - laid.boxes["open.0"].y)
    assert laid.boxes["open.0"].y < laid.boxes["closed.0"].y


def test_points_are_those_told_so_far_and_a_seat_without_points_changes_no_view() -> None:
    p = course("basa", 2, 3)[0]
    one, seen = seated("basa", p, 0), view(p, 0)
    had = one.points(seen, 1)
    assert had is not None
    one.gained[1] += 3
    told = one.as_told(seen)
    assert [one.points(seen, 1), told.vars["points"][1]] == [had + 3] * 2 and seen.vars["points"][1] == had
    unknown = replace(seen, vars={**seen.vars, "points": (had, None)})
    assert one.as_told(unknown) is unknown
