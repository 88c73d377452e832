"""The canon's cases as they are told to a seat, of registered games and others."""

from __future__ import annotations

from itertools import chain
from random import Random

from app.engine import Record, Rules, hidden, view
from app.engine.cards import RANKS, SUITS
from app.games import worked_cases
from app.wording.catalogue import catalogue, language
from app.wording.formatting import speak_card
from app.wording.sentences import log_lines
from app.wording.spoken import spoken
from app.wording.tellers import Group, Names, teller
from tests.games import worked

PEOPLE: Names = {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Dana"}


def case(rules: Rules, number: str) -> Record:
    """A record that begins at the start of a case of the canon."""
    game = rules.info.id
    found = next(one for one in worked_cases.read(game) if worked.number(one) == number)
    return Record.from_position(worked.start(found, rules))


def told(
    rules: Rules, number: str, seat: int | None = 0, names: Names = PEOPLE, actions: tuple[str, ...] | None = None
) -> list[str]:
    """The log of a case's actions (or of others from its start) in words, as a seat (None: an onlooker) reads it."""
    game = rules.info.id
    found = next(one for one in worked_cases.read(game) if worked.number(one) == number)
    record = case(rules, number)
    steps = [record.act(action) for action in (found["do"] if actions is None else actions)]
    return [spoken(line) for line in chain.from_iterable(log_lines(game, step.told(seat), names) for step in steps)]


def in_words(record: Record, seat: int | None = 0, names: Names = PEOPLE) -> dict[str, tuple[str, ...]]:
    """The table in words, by the titles of its groups."""
    groups: list[Group] = teller(record.game.id).words(view(record.position, seat), names)
    return {group.title: group.lines for group in groups}


def named_by_rules(game: str) -> set[str]:
    """The cards that a game's own sentences name, as Basa's name the ace that loses: they are no secret anywhere."""
    words = "\n".join(one.text(language()) for name, one in catalogue().items() if name.startswith(f"{game}."))
    return {f"{rank}{suit}" for suit in SUITS for rank in RANKS if speak_card(f"{rank}{suit}") in words}


def check_whole_game(record: Record, seed: int = 1) -> None:
    """Play on at random; check that every step is told to each seat and an onlooker in at most three lines per action.

    No line, and nothing in the table in words, may name a card that its reader has not seen, except the cards that the
    game's rules name. The table in words is read at every third step and at the end.
    """
    rng, game = Random(seed), record.game.id
    ruled = named_by_rules(game)
    spoken_cards = {text: speak_card(text) for text in set(record.game.cards)}
    while record.position.result is None:
        step = record.act(rng.choice(record.rules.legal(record.position)))
        for seat in (*range(record.game.seats), None):
            told_to = step.told(seat)
            lines = log_lines(game, told_to, PEOPLE)
            acts = sum(event.code == "acted" for event in told_to)
            assert len(lines) <= 3 * acts + (2 if record.position.result else 0)
            assert all(line[-1] in ".?" for line in lines)
            seen = {text for event in told_to for text in event.cards if not hidden(text)}
            seen |= {word for event in told_to for word in str(event.args).replace(":", "'").split("'")}
            unseen = {words for text, words in spoken_cards.items() if text not in seen | ruled}
            log = spoken(" ".join(lines))
            assert not [card for card in unseen if card in log]
            if seat is not None and (len(record.done) % 3 == 0 or record.position.result):
                now = view(record.position, seat)
                shown = {text for texts in now.zones.values() for text in texts}
                shown |= {text for places in now.knows.values() for text in places.values()} | ruled
                words = " ".join(line for lines in in_words(record, seat).values() for line in lines).lower()
                assert not [text for text in now.pool if text not in shown and spoken_cards[text] in words]
