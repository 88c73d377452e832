"""`kupa check-game [--words] FOLDER|ID`: plays a game, holds it to the contract, and says what is wrong or missing.

Wrong is what breaks a law or cannot be read. Missing are words, pages, cases, a judgement: the game is playable without
them. `--words` adds the missing words to the game's catalogue as a start. The exit code is 0 if nothing is wrong, 1 if
something is, 2 for a command line that is not understood.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice, product
from pathlib import Path
from random import Random
from xml.sax.saxutils import escape, quoteattr

from app.bots import Judgement
from app.commands._beside_rules import LONGEST, untrue, unwise
from app.commands._command_line import understood
from app.commands._progress import ProgressBar
from app.commands._terminal import say, usage
from app.engine import Action, InvalidPosition, Record, view
from app.engine.alike import Alike
from app.games import (
    GAMES,
    admit,
    bad_id,
    failure,
    file,
    folder,
    folder_name,
    id_of,
    part,
    patient,
    troubles,
    worked_cases,
)
from app.games.patience import WithoutEnd
from app.lab import contract
from app.lab.broken import ContractBroken
from app.lab.candidates import candidates
from app.lab.damage import damaged, tried
from app.lab.elsewhere import hold_elsewhere
from app.lab.experiment import options_text
from app.lab.laws import described
from app.lab.trials import Trial, chosen, counts
from app.printing.order import tokens
from app.store.errors import StoreError
from app.store.own_games import place
from app.wording import available, catalogue, readable, t
from app.wording.in_words import table_in_words, zone_name
from app.wording.joined import caseless
from app.wording.own_games import trouble_sentence
from app.wording.sentences import (
    action_words,
    advice_sentence,
    fact_sentence,
    log_lines,
    option_help,
    option_name,
    option_value,
    reason_sentence,
    result_reason,
    result_sentence,
    verb_words,
)
from app.wording.tellers import Teller, in_game
from app.wording.titles import game_about, game_name

DEALS = (1, 2)
"""The deals that are played with each number of seats and each value of an option."""

MOST = 16
"""The number of steps of a game that are checked against every law; at the others only the cards are counted."""

RECORDED = 300
"""The number of actions of a game that are recorded and replayed."""

TOLD = 5
"""The maximum number of faults reported, because later ones mostly follow from the first."""

TRIED = 10
"""The deals that are played until every declared verb has been legal once."""

NAMED = 12
"""The maximum number of missing messages that are named."""

EDITED = 100
"""How many positions with something wrong in them are read and, if the rules do not refuse them, played on."""

EVERY = 5
"""Once a phase is known, only every fifth candidate is asked for its refusal, others at each step, to save time."""

CASED = "{who:to}"
"""A field in a case, as an example."""

EMPTY = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name></name>
</context>
</TS>
"""
"""A catalogue without messages."""

ENTRY = """    <message id={id}>
        <source>{en}</source>
        <translation type="unfinished"></translation>
    </message>
"""
"""A message of a catalogue that has only its English text."""


def main(arguments: Sequence[str]) -> int:
    """Examine the game in a folder; return the exit code."""
    line = understood(arguments, ("words!",))
    if line is None or len(line.words) != 1:
        return usage("check-game", arguments)
    path = meant(line.words[0])
    if not (path / "rules.py").is_file():
        say(t("command.check-game.no-game", folder=str(path)))
        return 1
    game = id_of(path)
    if not (game in GAMES and folder(game) == path):
        admit(path.parent)
        trouble = next((one for one in troubles() if one.folder == path.name), None)
        if trouble is not None:
            say(trouble_sentence(trouble))
            return 1
    tables = chosen({game: GAMES[game]})
    lacking = dict[str, str]()
    with ProgressBar(len(tables) * (len(DEALS) + len(available()))) as progress:
        wrong = list(islice(faults(game, path, tables, progress), TOLD))
        if not wrong:
            # If the rules fail, asking for words about them fails too.
            lacking, wrong = spoken_of(game, path, tables, progress)
    if "words" in line.named and lacking:
        try:
            write_words(path / catalogue.WORDS, lacking)
        except (OSError, ValueError) as error:
            wrong.append(t("command.check-game.file", file=catalogue.WORDS, detail=described(error)))
        else:
            say(t("command.check-game.words", file=catalogue.WORDS, n=len(lacking)))
            lacking = {}
    idle = [] if wrong else undone(game, tables)
    if idle:
        say(t("command.check-game.undone", names=", ".join(idle)))
    seats = counts(GAMES[game])
    if len(seats) < len(GAMES[game].seats()):
        say(t("command.check-game.seats", seats=(seats[0], seats[-1]), most=GAMES[game].seats()[-1]))
    for sentence in (*(wrong or unsound(game, path)), *missing(game, lacking)):
        say(sentence)
    code = "command.check-game.wrong" if wrong else "command.check-game.sound"
    say(t(code, game=game_name(game), n=len(tables) * len(DEALS)))
    return 1 if wrong else 0


def meant(word: str) -> Path:
    """Return the folder of the game that is meant: named itself, by its rules, or by the id of a game that is there."""
    path = Path(word).absolute()
    if path.name == "rules.py":
        return path.parent
    if bad_id(word) or path.is_dir():
        return path
    with suppress(StoreError):
        own = place() / folder_name(word)
        return folder(word) if word in GAMES else own if own.is_dir() else path
    return path


def faults(game: str, path: Path, tables: Sequence[Trial], progress: ProgressBar) -> Iterator[str]:
    """Yield what is wrong, one sentence for each fault."""
    yield from unreadable(game, path)
    alike = contract.alike_of(game)
    told = set[str]()
    for table, deal in progress.over(product(tables, DEALS)):
        named = {"table": described_table(table), "deal": deal}
        try:
            with patient(game, LONGEST):
                contract.hold_game(table, deal, MOST, alike)
                contract.hold_record(table, deal, RECORDED)
        except InvalidPosition as refused:
            # Only what the rules themselves refuse has a cause.
            what = "`sound` of the rules refuses" if refused.__cause__ else "what is kept of a game is not read back as"
            law = f"{what} a position that comes from play: {refused}{noted(refused)}"
            if new(told, "sound"):
                yield t("command.check-game.law", **named, law=law)
        except ContractBroken as broken:
            if new(told, re.sub(r"\d+", "", str(broken).partition(":")[0])):
                yield t("command.check-game.law", **named, law=f"{broken}{noted(broken)}")
        except Exception as error:
            why = failure(error, path)
            place, _, what = why.partition(":")
            if new(told, place + re.sub(r"\d+", "", what.partition(":")[0])):
                yield t("command.check-game.failed", **named, detail=f"{why}{noted(error)}")
            if isinstance(error, WithoutEnd):
                return
    if not told:
        yield from elsewhere(tables, path)


def elsewhere(tables: Sequence[Trial], path: Path) -> Iterator[str]:
    """Yield a sentence if a game takes another course in another process."""
    named = {"table": described_table(tables[0]), "deal": DEALS[0]}
    try:
        hold_elsewhere(tables, DEALS[0])
    except ContractBroken as broken:
        yield t("command.check-game.law", **named, law=str(broken))
    except Exception as error:
        yield t("command.check-game.failed", **named, detail=failure(error, path))


def new(told: set[str], kind: str) -> bool:
    """Return whether a fault is of a new kind: one that shows with every number of seats is reported only once."""
    known = kind in told
    told.add(kind)
    return not known


def noted(error: Exception) -> str:
    """Return when the error happened, in brackets: the move, the position; empty if that is not known."""
    notes = getattr(error, "__notes__", ())
    return f" ({'; '.join(notes)})" if notes else ""


def unreadable(game: str, path: Path) -> Iterator[str]:
    """Yield a sentence for each file that cannot be used. Files that need a window are only parsed, not run."""
    part(game, "alike", Alike)
    part(game, "judgement", Judgement)  # type: ignore[type-abstract]
    part(game, "telling", Teller)
    catalogue.catalogue()
    tokens(game)
    told = " ".join(one.detail for one in troubles() if one.folder == path.name)
    for module in sorted(path.glob("*.py")):
        try:
            ast.parse(module.read_text("utf-8-sig"), module.name)
        except (SyntaxError, ValueError, OSError) as error:
            if module.name not in told:
                yield t("command.check-game.file", file=module.name, detail=described(error))
    yield from (trouble_sentence(one) for one in troubles() if one.folder == path.name)
    yield from unwise(game, path)
    yield from untrue(game, path)


def undone(game: str, tables: Sequence[Trial]) -> list[str]:
    """Return the verbs that are declared for a phase and legal in it in none of the games played, as phrases."""
    left = dict.fromkeys(GAMES[game].info.verbs)
    for deal, table in product(range(1, TRIED + 1), tables):
        if not left:
            break
        with patient(game, LONGEST):
            for p, _, _ in contract.walk(table, deal):
                for action in p.game.rules.legal(p):
                    left.pop((p.phase, action.verb), None)
    return [f"{verb} in phase {phase}" for phase, verb in left]


def aimless(game: str) -> list[str]:
    """Return the messages of a game's words that nothing asks for, because the rules declare no such thing.

    There are none for a game with a controller or a telling, which may ask for any.
    """
    if file(game, "controller.py") or file(game, "telling.py"):
        return []
    info = GAMES[game].info
    verbs = {verb for _, verb in info.verbs}
    declared: dict[str, Collection[str]] = {
        "action": verbs,
        "verb": {*verbs, *info.phases},
        "voice": {*info.phases, *info.steps, "goal"},
        "picker": info.phases,
        "option": {option.name for count in GAMES[game].seats() for option in GAMES[game].options(count)},
    }
    found = []
    for name in catalogue.own_words(game):
        kind, what = (*name.split("."), "", "")[1:3]
        if kind in declared and what not in declared[kind]:
            found.append(name)
    return found


def unsound(game: str, path: Path) -> Iterator[str]:
    """Yield a sentence if the rules neither refuse a position edited by hand nor can be played on from it."""
    for number in range(EDITED):
        rng = Random(number)
        try:
            with patient(game, LONGEST):
                tried(GAMES[game], damaged(GAMES[game], rng), rng)
        except Exception as error:
            why = str(error) if isinstance(error, ContractBroken) else failure(error, path)
            yield t("command.check-game.unsound", detail=f"{why}{noted(error)}")
            return


def described_table(table: Trial) -> str:
    """Return seats and options as they are agreed: `seats=2, hand_size=26`."""
    return options_text({"seats": table.seats, **dict(table.options)})


def write_words(path: Path, lacking: Mapping[str, str]) -> None:
    """Add messages to a catalogue, or create one: English text derived from the ids, and no Hebrew yet.

    Existing messages stay as they are. Raises ValueError if there is no place for new ones, OSError.
    """
    text = path.read_text("utf-8") if path.exists() else EMPTY
    before, end, after = text.rpartition("</context>")
    if not end:
        raise ValueError("there is no </context> to write before")
    more = "".join(ENTRY.format(id=quoteattr(name), en=escape(words)) for name, words in lacking.items())
    fresh = path.with_suffix(".new")
    fresh.write_text(f"{before}{more}{end}{after}", "utf-8")
    fresh.replace(path)


def missing(game: str, lacking: Collection[str]) -> Iterator[str]:
    """Yield a sentence for each thing the game lacks; `lacking` are the messages that it was asked for."""
    if lacking and file(game, catalogue.WORDS) is None:
        yield t("command.check-game.no-words", file=catalogue.WORDS, n=len(lacking), names=", ".join(lacking))
    elif lacking:
        yield t("command.check-game.few-words", file=catalogue.WORDS, n=len(lacking), names=few(lacking))
    half = [name for name, message in catalogue.own_words(game).items() if not (message.en and message.he)]
    if half:
        yield t("command.check-game.half-words", file=catalogue.WORDS, n=len(half), names=few(half))
    joined = [name for name, message in catalogue.own_words(game).items() if caseless(message.he)]
    if joined:
        yield t("command.check-game.caseless", file=catalogue.WORDS, n=len(joined), name=CASED, names=few(joined))
    strange = aimless(game)
    if strange:
        yield t("command.check-game.aimless", file=catalogue.WORDS, n=len(strange), names=few(strange))
    pages = [name for code in available() if file(game, name := f"page.{code}.html") is None]
    if pages:
        yield t("command.check-game.no-pages", names=", ".join(pages))
    if file(game, worked_cases.FILE) is None:
        yield t("command.check-game.no-cases")
    if file(game, "judgement.py") is None:
        yield t("command.check-game.no-judgement")


def few(names: Collection[str]) -> str:
    """Return the first names in a row."""
    return ", ".join(islice(names, NAMED)) + (", \u2026" if len(names) > NAMED else "")


def spoken_of(
    game: str, path: Path, tables: Sequence[Trial], progress: ProgressBar
) -> tuple[dict[str, str], list[str]]:
    """Return the messages asked of a game in play that it lacks, and sentences about what cannot be said.

    Each message comes with a template to start from. Both languages are tried, because a field may be wrong in only
    one.
    """
    readable.lacking.clear()
    readable.unfilled.clear()
    failed: dict[str, None] = {}
    # English first, because the templates are in English.
    for code in sorted(available()):
        with catalogue.speaking(code):
            advise(game)
            for table in progress.over(tables):
                try:
                    with patient(game, LONGEST):
                        tell(game, table)
                except Exception as error:
                    failed[failure(error, path)] = None
    lacking = {name: words for name, words in readable.lacking.items() if name not in readable.unfilled}
    own = catalogue.own_words(game)
    unfilled = [
        t("command.check-game.unfilled" if name in own else "command.check-game.unfilled.common",
          file=catalogue.WORDS, name=name, detail=why)
        for name, why in readable.unfilled.items()
    ]  # fmt: skip
    return lacking, [*unfilled, *(t("command.check-game.unsaid", detail=detail) for detail in failed)]


def advise(game: str) -> None:
    """Ask for the words of each reason that the judgement declares and that has none, about made-up arguments."""
    made = part(game, "judgement", Judgement)  # type: ignore[type-abstract]
    cards = readable.symbols(game)
    for code, meaning in made.reasons.items() if made is not None else ():
        named, colon, _ = meaning.partition(": ")
        args = [min(cards) if name == "card" else 2 for name in named.split(", ") if colon]
        if not catalogue.has(in_game(game, f"hint.{code}")):
            advice_sentence(game, {"code": code, "args": args})


def tell(game: str, table: Trial) -> None:
    """Ask for everything that is said about a game, from the sheet before it to its result."""
    game_name(game), game_about(game)
    rules = table.rules
    for option in rules.options(table.seats):
        option_name(game, option), option_help(game, option)
        for value in option.values:
            option_value(game, option, value)
    record = Record.begin(rules, table.seats, DEALS[0], dict(table.options))
    for phase, verb in rules.info.verbs:
        verb_words(game, verb, phase)
    names: dict[int | str, str] = {seat: t("command.seat", n=seat) for seat in range(table.seats)}
    for zone in record.game.zones:
        zone_name(game, zone)
    log_lines(game, record.opening.told(0), names)
    met = set[str]()
    for number, (p, _, step) in enumerate(islice(contract.walk(table, DEALS[0]), RECORDED)):
        seen = view(p, p.turn)
        table_in_words(seen, names)
        for action in seen.legal[:MOST]:
            action_words(game, action, seen)
        for fact in rules.facts(seen):
            fact_sentence(game, fact)
        legal = set(map(str, seen.legal))
        first, each = (number % EVERY, EVERY) if p.phase in met else (0, 1)
        met.add(p.phase)
        for text in islice(candidates(p, ()), first, None, each):
            if text not in legal:
                reason_sentence(game, rules.refusal(p, Action.parse(text)))
        for reader in (0, None):
            log_lines(game, step.told(reader), names)
    for deal in DEALS:
        result = contract.played_out(table, deal)[0].result
        if result is not None:
            result_sentence(game, result, names), result_reason(game, result, names)
