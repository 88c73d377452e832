"""Every turn, fight, round, deal and game ends in a stop that says who and why, the deciding card in full view.

Quick players play whole games of every kind; what ends something is told at its table, by a simulated clock.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from app.bots.players import quick
from app.engine import Event, hidden, view
from app.games import GAMES
from app.table.endings import DEAL, GAME, End, ending
from app.table.scores import SCORES, Score
from app.wording import use
from app.wording.bidi import bare
from tests.covering import amount
from tests.listed import LISTED
from tests.table.invented import OUTSIDE, Said, Table, Told

pytestmark = pytest.mark.usefixtures("qapp")

EACH = amount(1, 4)
"""How many ends of each kind are told in a game: the first ones, and the end of the game."""
FIGURES = re.compile(r"[♣♦♥♠\d]")
"""What a reason may consist of if it is not a separate sentence: a card, a figure."""
SEATS = re.compile(r"Seat \d")
"""The names of the seats here."""
SEVERAL = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]


class Ended(NamedTuple):
    """Something that ended: its kind, the event of a telling that ended it, and everything told with it."""

    end: End
    number: int
    told: Told

    @property
    def event(self) -> Event:
        """The event."""
        return self.told.events[self.number]

    @property
    def stops(self) -> list[Said]:
        """What was said with this event: before it, after it, or with the other events of its moment."""
        moment = self.event.moment
        near = [n for n, event in enumerate(self.told.events) if event.moment == moment]
        return [said for said in self.told.said if near[0] <= said.after <= near[-1] + 1]


@cache
def ends(game: str) -> tuple[Table, tuple[Ended, ...]]:
    """The ends in one whole game, a few of each kind."""
    use("en")
    low, high = GAMES[game].info.seats
    table = Table(game, min(max(low, 3), high), 4)
    table.opening()
    found: list[Ended] = []
    seen = Counter[str]()
    record = table.record
    while (turn := record.position.turn) is not None:
        before = record.position
        asked = view(before, turn, record.rules.legal(before))
        step = record.act(str(quick(asked, len(record.done), OUTSIDE)))
        kinds = [kind(event) for event in step.told(table.seat) if ending(event, table.controller.ends) is not None]
        if all(seen[one] >= EACH for one in kinds):
            continue
        seen.update(set(kinds))
        table.surface.show_view(view(before, table.seat))
        told = table.told(step)
        for number, event in enumerate(told.events):
            end = ending(event, table.controller.ends)
            if end is not None:
                found.append(Ended(end, number, told))
    table.end()
    return table, tuple(found)


def kind(event: Event) -> str:
    """What an event is, for counting."""
    return f"{event.code} {event.args.get('code', '')} {str(event.args.get('to', '')).partition('.')[0]}"


def test_cards_that_go_to_a_pile_end_something_and_none_do_not() -> None:
    ends = {"to:won": End("round")}
    for cards, found in ((("7H",), ends["to:won"]), ((), None)):
        assert ending(Event("moved-all", 1, {"from": "middle", "to": "won.1"}, cards), ends) == found
    assert ending(Event("moved", 1, {"from": "middle", "to": "lost.1"}, ("7H",)), ends) is None


@pytest.mark.parametrize("game", GAMES)
def test_whatever_ends_is_a_stop_that_says_who_and_why(game: str) -> None:
    table, found = ends(game)
    assert any(ended.end is GAME for ended in found), "a whole game was played"
    for ended in found:
        end, stops = ended.end, ended.stops
        where = f"{ended.event}: {[(bare(said.rest.words), bare(said.rest.detail)) for said in stops]}"
        assert stops, f"not a word at {ended.event}"
        texts = [bare(f"{said.rest.words} {said.rest.detail}") for said in stops]
        if end.who:
            named = any(said.rest.who is not None for said in stops)
            assert named or any(str(name) in text for name in table.names.values() for text in texts), f"who: {where}"
        if end.card:
            bared = [SEATS.sub("", text) for text in texts]
            assert any(said.rest.detail for said in stops) or any(map(FIGURES.search, bared)), f"why: {where}"
        if end.card:
            # The mark of the last move says where a card went, not what decides.
            lit = [face for said in stops if said.rest.mark != "last_move" for face in said.faces]
            assert lit and not any(map(hidden, lit)), f"the deciding card is not in view: {where}"


@pytest.mark.parametrize("game", [game for game in SEVERAL if game in LISTED])
def test_every_game_of_several_seats_says_what_its_rounds_end_with(game: str) -> None:
    table, found = ends(game)
    assert table.controller.ends
    assert {ended.end for ended in found} - {GAME, DEAL}, "some of it occurs in a game"


def test_most_games_say_that_somebody_wins_by_cards_that_are_shown() -> None:
    declared = [game for game in LISTED if any(end.who and end.card for end in ends(game)[0].controller.ends.values())]
    assert len(declared) >= 2 * len(LISTED) // 3, "without that, no card need be in view at any stop"


def test_a_deal_ends_with_the_table_of_scores() -> None:
    deals = 0
    for game in SEVERAL:
        table, found = ends(game)
        began: dict[int, int] = {}
        for ended in found:
            if ended.end is not DEAL:
                continue
            deals += 1
            words = " ".join(bare(said.rest.words) for said in ended.stops)
            assert all(str(table.names[seat]) in words for seat in range(table.record.game.seats)), words
            scores = next(said.rest.scores for said in ended.stops if said.rest.scores)
            assert ended.told.step is not None
            kept = next(ended.told.step.position.vars[name] for name in SCORES if name in table.record.game.start)
            assert [one.total for one in scores] == list(kept), "the table says what everybody has"
            brought = [one.total - began.get(one.seat, 0) for one in scores]
            assert [one.by for one in scores] == brought, "and what the deal has brought"
            began = {one.seat: one.total for one in scores}
            sheet = table.controller.score_table(scores)
            assert {row.name for row in sheet.rows} == {str(table.names[one.seat]) for one in scores}
            totals = [int(bare(row.total)) for row in sheet.rows]
            assert totals == sorted(totals, reverse=table.controller.standing_up), "best first"
    assert deals


@pytest.mark.parametrize("up", [True, False])
def test_whoever_stands_best_is_first_in_the_table_whether_points_are_good_or_bad(
    up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = ends(SEVERAL[0])
    monkeypatch.setattr(type(table.controller), "standing_up", up)
    sheet = table.controller.score_table((Score(0, 1, 5), Score(1, -2, 9)))
    assert [bare(row.total) for row in sheet.rows] == (["9", "5"] if up else ["5", "9"])
