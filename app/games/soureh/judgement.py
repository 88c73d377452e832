"""Judgement for Soureh (canon 10).

There are no trials: the pace of each seat is judged by how many turns its row still needs. The seat's own columns are
known; a rival's closed card is more likely to fit the longer the deal has lasted. Each action is judged by the share of
the race that it leaves, times the points that would count if the race were lost. While a declaration stands, the
judgement weighs the chance that it is spoiled. In counting, all sums are tried.

Mistakes that a beginner would laugh at, and that are never made:

- throwing the drawn card, or laying it elsewhere, while it completes the seat's own row,
- leaving a row that fits undeclared,
- replacing a card that fits by one that does not,
- giving a rival an open card that is easier to fit than the one it replaces,
- letting a declaration stand although the drawn card surely spoils it,
- raising the points that must be counted when the declaration can no longer be spoiled,
- counting a higher card of a pair for nothing, or missing the hundred that takes fifty points off.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import exp
from random import Random
from typing import Any

from app.bots.judgement import Advice, Horizon, Judgement, Likely
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View
from app.games.soureh.prospects import booked, least_booked, lowest_sum, still_to_lose, sums_of, won_with
from app.games.soureh.rules import (
    CARDS,
    CLOSED,
    COLUMNS,
    FIRST_ACE,
    FITS,
    LOST,
    OPEN,
    SELF,
    TAKEN_OFF,
    THROW,
    scored,
)

CARD = {text: c for c, text in enumerate(CARDS)}
"""The int of each symbol."""

LONGEST = 20.0
"""The most turns that a column is assumed to need, if hardly any card fits it."""

START = 0.7
"""Turns added to those that a row still needs: the seat that needs fewest wins most often, but not always."""

SLOW = 0.85
"""The fraction of a rival's columns that do not fit now and still do not after one more turn."""

LEFT_TO_OTHERS = 0.3
"""The probability that a seat still to come lets a declaration stand."""

SURELY = 0.9
"""From this probability on, a declaration counts as spoiled."""

STAKE = 6.0
"""The cost of losing a deal beyond the points counted."""

ODDS = tuple(sum(FITS[x][y] for x in range(80)) / 80 for y in range(80))
"""For each open card, the share of all cards that fit it."""

HELD_FITS = 0.2
"""The probability that a rival has a card that fits where chance would have dealt one that does not. Of 13,000 columns
of this judgement's games a little more than half fitted, in the first turn as in the twelfth, because rivals spoil
them."""

PACE = 2.34
MISSING = (-1.63, 0.44, 0.21, 0.0, 0.0)
AGAIN = 1.69
SPOILT = -0.44
SPOILT_DECLARED = -1.66
OPEN_ACE = 0.28
CLOSED_ACE = 0.55
IN_TURN = 0.07
"""Terms of the logarithm of a seat's odds of winning a deal: a row as fast as can be; each column that does not fit; a
declared row that fits; the share of cards that would spoil the row, and that again if it is declared; an open ace,
which only a ten replaces; a closed ace, which fits nearly all; being in turn. Fitted to the deals of 27 games of this
judgement (docs/attempts.md)."""

TENS = sum(1 << c for c, text in enumerate(CARDS) if text[0] == "T")
SPOILING = tuple(sum(1 << y for y in range(80) if not FITS[x][y]) for x in range(80))
"""The tens, as a bit for each; and for each closed card, a bit for each card that it would not fit."""

LOOKED = 6
"""How many hidden cards are examined for one that fits, when a world is made likelier."""

REASONS: Mapping[str, str] = {
    "completes-row": "card, open: it fits the open card, and with it the whole row fits",
    "fits-column": "card, open: it fits this open card, which the closed card there does not",
    "fits-safer": "card, open: it fits this open card as the closed card there does, and counts no less well",
    "hinders": "card, open, share: only that share of the cards out of sight fits it, fewer than the card it replaces",
    "spoils-surely": "card, open: no card that fits the card it replaces fits it",
    "spoils-likely": "card, open, share: so likely it spoils the declaration",
    "lowers-points": "card, n: n points fewer to count",
    "row-is-ready": "card: the row fits already, and the card harms nobody",
    "throws-useless": "card: it fits no column that needs a card, and harms nobody",
    "declares": "all four columns fit",
    "counts-low": "n: of the pair the lowest",
    "counts-hundred": "n: the points can come to a multiple of a hundred so, and fifty are taken off",
}
"""Why an action was chosen: a code, its arguments in order, and what it means."""


def ints(texts: Iterable[str]) -> list[int]:
    """The ints of cards that this seat sees."""
    return [CARD[text] for text in texts]


def turns_for(odds: Iterable[float]) -> float:
    """How many turns the columns that do not fit need, given the share of cards that fits each; the easiest first."""
    turns, nothing = 0.0, 1.0
    for share in sorted(odds):
        # Among the remaining columns, the hardest always remains.
        nothing *= 1 - share
        turns += min(LONGEST, 1 / max(1 - nothing, 1e-9))
    return turns


class Race:
    """What a view says about the race: rows, hidden cards, how long the deal has lasted."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.decider
        zones, read = view.zones, view.vars
        self.closed, self.open = ints(zones[CLOSED[self.seat]]), ints(zones[OPEN[self.seat]])
        self.drawn = next(iter(ints(zones["drawn"])), -1)
        gone = {*read["safe"], *read["out"], self.seat}
        self.rivals = [seat for seat in range(view.game.seats) if seat not in gone]
        self.facing = {seat: ints(zones[OPEN[seat]]) for seat in self.rivals}
        self.declarer: int = read["declarer"][0] if read["declarer"] else -1
        self._odds: dict[int, float] = {}

    @cached_property
    def unseen(self) -> list[int]:
        """The cards in the stock, the second pile or a rival's closed row."""
        return ints(self.view.pool)

    @cached_property
    def doubt(self) -> float:
        """The chance that an arbitrary closed card does not fit yet, after the turns that each rival has had."""
        laid = len(self.view.zones["discard"]) / (len(self.rivals) + 1)
        return float(SLOW**laid)

    def odds(self, facing: int) -> float:
        """The share of hidden cards that fit an open card."""
        if facing not in self._odds:
            self._odds[facing] = sum([FITS[x][facing] for x in self.unseen]) / max(1, len(self.unseen))
        return self._odds[facing]

    def odds_after(self, facing: int, new: int) -> float:
        """The chance that a closed card that fits an open card also fits its replacement."""
        fitting = [x for x in self.unseen if FITS[x][facing]]
        return sum([FITS[x][new] for x in fitting]) / max(1, len(fitting))

    def fitting(self, closed: Sequence[int]) -> list[bool]:
        """Which of the seat's own columns fit with these closed cards."""
        return [FITS[x][y] for x, y in zip(closed, self.open, strict=True)]

    def turns(self, closed: Sequence[int]) -> float:
        """How many turns the seat's own row needs with these closed cards."""
        return turns_for(self.odds(y) for y, fit in zip(self.open, self.fitting(closed), strict=True) if not fit)

    def needs(self, facing: int) -> float:
        """How many turns a rival's column is likely to need."""
        share = self.odds(facing)
        return (1 - share) * self.doubt * min(LONGEST, 1 / max(share, 1e-9))

    def needs_after(self, facing: int, new: int) -> float:
        """The same after an open card has been replaced."""
        share = self.odds(facing)
        fit = 1 - (1 - share) * self.doubt
        stays = fit * self.odds_after(facing, new) + (1 - fit) * self.odds(new)
        return (1 - stays) * min(LONGEST, 1 / max(self.odds(new), 1e-9))

    def rival_turns(self, hit: tuple[int, int] | None) -> dict[int, float]:
        """How many turns each rival's row needs; `hit`: the seat and column whose open card the drawn card replaces."""
        found = {}
        for seat, row in self.facing.items():
            found[seat] = 0.0
            for c, facing in enumerate(row):
                found[seat] += self.needs_after(facing, self.drawn) if (seat, c) == hit else self.needs(facing)
        return found

    def points(self, closed: Sequence[int]) -> int:
        """The fewest points that the seat's own pairs can count."""
        return lowest_sum(sums_of(closed, self.open))

    def replaced(self, hit: tuple[int, int]) -> int:
        """The open card of a rival at this seat and column."""
        return self.facing[hit[0]][hit[1]]

    def stands(self, hit: tuple[int, int] | None) -> float:
        """The chance that the declaration stands in the end: 0 if there is none."""
        if self.declarer < 0:
            return 0.0
        if self.view.vars["blocked"]:
            return 1 - SURELY
        if hit is not None:
            return self.odds_after(self.replaced(hit), self.drawn)
        seats = self.view.game.seats
        ahead = (self.declarer - self.seat) % seats
        between = sum(0 < (seat - self.seat) % seats < ahead for seat in self.rivals)
        return float(LEFT_TO_OTHERS**between)


def hit_by(action: Action) -> tuple[int, int] | None:
    """The seat and column whose open card an action replaces."""
    return (int(action.args[0]), int(action.args[1])) if action.verb == "other" else None


def closed_after(table: Race, action: Action) -> list[int]:
    """The seat's own closed cards after an action."""
    closed = [*table.closed]
    if action.verb == "self":
        closed[int(action.args[0])] = table.drawn
    return closed


def worth(table: Race, action: Action) -> float:
    """The worth of an action: minus its average cost in points if the race goes on as it is."""
    closed, hit = closed_after(table, action), hit_by(action)
    mine = 1 / (START + table.turns(closed))
    others = sum(1 / (START + turns) for turns in table.rival_turns(hit).values())
    lost = others / (mine + others)
    stands = table.stands(hit)
    return -(stands + (1 - stands) * lost) * (table.points(closed) + STAKE)


class SourehJudgement(Judgement):
    """The computer player of Soureh."""

    game = "soureh"
    guesses = ()
    reasons = REASONS
    horizon = Horizon(decisions=0)
    trust = 0.0
    effort = 0.3
    stakes = 5.0
    gives = 0.002
    levels = ("easy", "expert")

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The placing that leaves the best race; declare a row that fits; count the best sum."""
        if view.phase == "count":
            return counted(view, legal)
        if view.phase == "declare":
            return Advice(legal[0], "declares")
        table = Race(view)
        sensible = sensible_actions(table, legal)
        best = max(sensible, key=lambda action: (worth(table, action), action.verb == "throw"))
        return why(table, best)

    def at_once(self, view: View, seed: int, legal: Sequence[Action]) -> Action:
        """The usual choice, because it hardly takes a millisecond."""
        return self.advise(view, seed, legal).action

    def quick(self, p: Position) -> Action:
        """Put a card where it fits, otherwise spoil or hinder a row, or throw it; count the best sum."""
        legal = p.ready or p.game.rules.legal(p)
        if p.phase == "place":
            return placed(p, legal)
        return lowest_count(p, legal) if p.phase == "count" else legal[0]

    def worth(self, p: Position) -> Sequence[float]:
        """The share by the scores as they are likely to be after the deal."""
        return standing(p)

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """When a card is placed, actions that nobody would laugh at; declaring and counting follow rules."""
        if view.phase != "place":
            return [self.choose(view, 0, legal).action]
        table = Race(view)
        if table.declarer < 0 or view.game.options.get("variation"):
            return sensible_actions(table, legal)
        return sensible_at_last(table, legal)

    def likely(self, view: View) -> Likely | None:
        """The assumption that rivals keep what fits."""
        return Rivals(view).keep_what_fits if view.phase == "place" else None

    def facts(self, p: Position, seat: int) -> Mapping[str, float]:
        """The usual facts, the columns that fit, those of the others on average, and the score if the deal is lost."""
        fitting = [fitting_columns(p, other) for other in range(p.game.seats)]
        return {
            **super().facts(p, seat),
            "fitting": fitting[seat],
            "fitting-of-others": (sum(fitting) - fitting[seat]) / (p.game.seats - 1),
            "if-lost": score_if_lost(p, seat),
        }


def fitting_columns(p: Position, seat: int) -> int:
    """How many columns of a seat fit."""
    return sum([FITS[x][y] for x, y in zip(p.zones[CLOSED[seat]], p.zones[OPEN[seat]], strict=True)])


def score_if_lost(p: Position, seat: int) -> int:
    """The lowest score that a seat can book if it loses the deal with its present row."""
    score = scored(p)[seat]
    done = p.phase == "count" and seat not in p.vars["queue"]
    return score if done or not p.zones[CLOSED[seat]] else least_booked(score, still_to_count(p, seat))


def lowest_count(p: Position, legal: Sequence[Action]) -> Action:
    """Count the value of a pair after which the lowest score can be booked."""
    seat, after = p.seat, p.vars["column"] + 1
    rest = sums_of(p.zones[CLOSED[seat]][after:], p.zones[OPEN[seat]][after:])
    so_far = p.vars["sum"] + scored(p)[seat]
    values = {int(action.args[0]): action for action in legal}
    return values[lowest_value(so_far, values, rest)]


def lowest_value(so_far: int, values: Iterable[int], rest: int) -> int:
    """The value after which the lowest score can be booked; of several, the lowest.

    `rest` are the possible sums of the pairs after it: a bit for each.
    """
    return min(values, key=lambda value: (least_booked(so_far + value, rest), value))


def placed(p: Position, legal: Sequence[Action]) -> Action:
    """What the rule of thumb does with the drawn card."""
    zones, seat = p.zones, p.seat
    drawn = zones["drawn"][0]
    closed, facing = zones[CLOSED[seat]], zones[OPEN[seat]]
    useful = [c for c in COLUMNS if FITS[drawn][facing[c]] and not FITS[closed[c]][facing[c]]]
    if useful:
        return SELF[min(useful, key=lambda c: ODDS[facing[c]])]
    hits = legal[len(COLUMNS) : -1]
    if hits:
        one, other = hits[p.draw(len(hits))], hits[p.draw(len(hits))]
        worse = max((one, other), key=lambda hit: ODDS[zones[OPEN[int(hit.args[0])]][int(hit.args[1])]])
        if p.vars["declarer"] or ODDS[zones[OPEN[int(worse.args[0])]][int(worse.args[1])]] > ODDS[drawn]:
            return worse
    return THROW


def standing(p: Position) -> list[float]:
    """Each seat's share of the win: by who wins the deal, and what the others then count with their present rows."""
    read, options = p.vars, p.options
    seats = range(p.game.seats)
    scores = [*scored(p)]
    deals = options["max_deals"] - read["deal"]
    if p.phase == "count":
        for seat in read["queue"]:
            scores[seat] = least_booked(scores[seat], still_to_count(p, seat))
        return won_with(options, scores, deals)
    gone = {*read["safe"], *read["out"]}
    racing = [seat for seat in seats if seat not in gone and len(p.zones[CLOSED[seat]]) == len(COLUMNS)]
    odds, sums = {}, {}
    # A seat that may declare does so, and the turn is over.
    declared = (p.turn,) if p.phase == "declare" else read["declarer"]
    in_turn = p.turn if p.phase == "place" else -1
    for seat in racing:
        closed, facing = p.zones[CLOSED[seat]], p.zones[OPEN[seat]]
        odds[seat] = exp(strength(closed, facing, seat in declared) + IN_TURN * (seat == in_turn))
        sums[seat] = sums_of(closed, facing)
    whole = sum(odds.values())
    found = [0.0] * len(scores)
    for winner in racing:
        ends: list[float] = [*scores]
        for seat in racing:
            if seat != winner:
                ends[seat] = lost_with(options, scores[seat], sums[seat], len(racing) - 1)
        chance = odds[winner] / whole
        found = [share + chance * more for share, more in zip(found, won_with(options, ends, deals), strict=True)]
    return found if racing else won_with(options, scores, deals)


def still_to_count(p: Position, seat: int) -> int:
    """All sums that a seat can still reach in phase `count`: a bit for each."""
    first, so_far = (p.vars["column"], p.vars["sum"]) if seat == p.turn else (0, 0)
    return sums_of(p.zones[CLOSED[seat]][first:], p.zones[OPEN[seat]][first:]) << so_far


def lost_with(options: Mapping[str, Any], score: int, sums: int, losers: int) -> float:
    """The score of one of `losers` seats that have lost a deal or, in the additional variation, a circle of it."""
    if not options.get("variation"):
        return least_booked(score, sums)
    score = booked(score + LOST)
    if losers == 1:
        return least_booked(score, sums)
    return score + still_to_lose(losers, lowest_sum(sums))


def strength(closed: Sequence[int], facing: Sequence[int], declared: bool) -> float:
    """The worth of a row in the race of a deal."""
    missing = [ODDS[y] for x, y in zip(closed, facing, strict=True) if not FITS[x][y]]
    spoiling = 0
    total = 0.0
    for x, y in zip(closed, facing, strict=True):
        ace = y >= FIRST_ACE
        spoiling |= SPOILING[x] & TENS if ace else SPOILING[x]
        total += OPEN_ACE * ace + CLOSED_ACE * (x >= FIRST_ACE)
    spoilt = spoiling.bit_count() / len(CARDS)
    total += PACE / (START + turns_for(missing)) + MISSING[len(missing)] + SPOILT * spoilt
    if declared:
        total += SPOILT_DECLARED * spoilt + (AGAIN if not missing else AGAIN / 2)
    return total


class Rivals:
    """Deals rivals their likely cards: a closed card that fits has been kept, another one replaced."""

    def __init__(self, view: View) -> None:
        race = Race(view)
        self.keeps = HELD_FITS
        # Known parts of a row or of the stock stay as they are.
        free = "stock" not in view.sets and not view.knows.get("stock")
        self.rows = [seat for seat in race.rivals if free and CLOSED[seat] not in view.sets]
        self.known = {seat: view.knows.get(CLOSED[seat], {}) for seat in self.rows}
        self.declarer = race.declarer

    def keep_what_fits(self, world: Position, rng: Random) -> None:
        """Sometimes exchange closed cards that do not fit for cards of the stock that do."""
        stock = world.zones["stock"]
        for seat in self.rows:
            closed, facing = world.zones[CLOSED[seat]], world.zones[OPEN[seat]]
            surely = seat == self.declarer and not world.vars["blocked"]
            for c in COLUMNS:
                if c in self.known[seat] or FITS[closed[c]][facing[c]] or not (surely or rng.random() < self.keeps):
                    continue
                looked = range(len(stock)) if surely else [int(rng.random() * len(stock)) for _ in range(LOOKED)]
                fitting = [i for i in looked if FITS[stock[i]][facing[c]]] if stock else []
                if fitting:
                    i = fitting[int(rng.random() * len(fitting))] if surely else fitting[0]
                    closed[c], stock[i] = stock[i], closed[c]


def sensible_actions(table: Race, legal: Sequence[Action]) -> list[Action]:
    """The actions except those that a beginner would laugh at."""
    ready = [action for action in legal if action.verb == "self" and all(table.fitting(closed_after(table, action)))]
    fit = table.fitting(table.closed)
    if table.declarer < 0 and not all(fit) and ready:
        return ready
    spoiling = spoils_surely(table, legal)
    return spoiling or [action for action in legal if not harms(table, action, fit)]


def spoils_surely(table: Race, legal: Sequence[Action]) -> list[Action]:
    """The exchanges that almost certainly spoil the declaration that stands, if it can still be spoiled."""
    if table.declarer < 0 or table.view.vars["blocked"]:
        return []
    return [action for action in legal if action.verb == "other" and 1 - table.stands(hit_by(action)) >= SURELY]


def sensible_at_last(table: Race, legal: Sequence[Action]) -> list[Action]:
    """The same while a declaration stands and scores count: a seat may gladly lose a deal that lowers its score."""
    score = scored(table.view)[table.seat]

    def booked_with(closed: Sequence[int]) -> int:
        """The score that is booked with these closed cards if the declaration stands."""
        return least_booked(score, sums_of(closed, table.open))

    now = booked_with(table.closed)
    spoiling = spoils_surely(table, legal)

    def sensible(action: Action) -> bool:
        """Whether it spoils the declaration, lowers the score, or at least raises nothing if none can spoil."""
        if action in spoiling:
            return True
        then = booked_with(closed_after(table, action))
        return then < score or (not spoiling and (action.verb != "self" or then <= now))

    return [action for action in legal if sensible(action)]


def harms(table: Race, action: Action, fit: Sequence[bool]) -> bool:
    """Whether an action makes the seat's own row worse, or a rival's better, for nothing."""
    if action.verb == "self":
        c = int(action.args[0])
        if table.declarer >= 0:
            # The points count now; as long as the declaration may be spoiled, so does a fitting card.
            return table.points(closed_after(table, action)) > table.points(table.closed)
        return fit[c] and not FITS[table.drawn][table.open[c]]
    hit = hit_by(action)
    if hit is None or table.declarer >= 0:
        return False
    return table.odds(table.drawn) >= table.odds(table.replaced(hit))


def why(table: Race, best: Action) -> Advice:
    """Why the drawn card goes there."""
    drawn, fit = CARDS[table.drawn], table.fitting(table.closed)
    hit = hit_by(best)
    if hit is not None:
        facing = CARDS[table.replaced(hit)]
        if table.declarer < 0:
            return Advice(best, "hinders", (drawn, facing, round(table.odds(table.drawn), 2)))
        share = round(1 - table.stands(hit), 2)
        if share == 1:
            return Advice(best, "spoils-surely", (drawn, facing))
        return Advice(best, "spoils-likely", (drawn, facing, share))
    if best.verb == "throw":
        return Advice(best, "row-is-ready" if all(fit) else "throws-useless", (drawn,))
    c = int(best.args[0])
    facing, closed = CARDS[table.open[c]], closed_after(table, best)
    less = table.points(table.closed) - table.points(closed)
    counts = table.declarer >= 0 and not table.view.vars["blocked"] and less > 0
    if not counts and not fit[c] and FITS[table.drawn][table.open[c]]:
        return Advice(best, "completes-row" if all(table.fitting(closed)) else "fits-column", (drawn, facing))
    return Advice(best, "lowers-points", (drawn, less)) if less > 0 else Advice(best, "fits-safer", (drawn, facing))


def counted(view: View, legal: Sequence[Action]) -> Advice:
    """The value of this pair after which the lowest score can be booked."""
    seat, read = view.decider, view.vars
    after = read["column"] + 1
    rest = sums_of(*(ints(view.zones[row][after:]) for row in (CLOSED[seat], OPEN[seat])))
    so_far = read["sum"] + scored(view)[seat]
    values = [int(action.args[0]) for action in legal]
    best = lowest_value(so_far, values, rest)
    end, low = least_booked(so_far + best, rest), so_far + min(values) + lowest_sum(rest)
    code = "counts-hundred" if end < low and end % TAKEN_OFF == 0 else "counts-low"
    return Advice(legal[values.index(best)], code, (best,))
