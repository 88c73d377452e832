"""The sealed deal, how moves were decided, and the proof: kept with the game, opened after it, honest about gaps."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from app.engine import Record, view
from app.games import GAMES
from app.session import reasons
from app.session.agreement import NewGame
from app.session.decisions import Decision, noted, read_decisions
from app.session.proof import Proof, remade
from app.session.seal import Seal, mark, opened, read_seal, seal
from app.session.sitting import Sitting
from app.store import Store
from app.store.files import read_kupa, write_kupa
from app.wording import t, use
from app.wording.answers import EngineAnswer
from app.wording.bidi import bare
from tests.covering import spread
from tests.protocol.local import local
from tests.session.finished import company, finished
from tests.session.made import Choices

EACH = pytest.mark.parametrize("game", sorted(GAMES))


def asked(record: Record, number: int, decision: Decision) -> Any:
    """The engine's answer to a decision made again."""
    one = remade(record, number, decision)
    request = {"cmd": "go", "position": one.view.to_json(), "level": decision.level, "seed": decision.seed, **one.more}
    return local(request)


def decided(game: str, level: str, moves: int = 6) -> tuple[Record, dict[str, Any]]:
    """A game whose first moves were made at this level and kept, and the others at random; and its table."""
    record = Record.begin(GAMES[game], GAMES[game].info.seats[0], 3, {})
    table: dict[str, Any] = {"seal": seal(record).to_json()}
    for number in range(moves):
        p = record.position
        if p.turn is None:
            break
        kept = Decision(level, number)
        request = {"cmd": "go", "position": view(p, p.turn).to_json(), "level": level, "seed": number, "account": True}
        answer = local(request)
        record.act(answer["action"])
        table = noted(table, number, kept._replace(iterations=answer["iterations"]), last=True)
    while record.position.turn is not None:
        record.act(GAMES[game].legal(record.position)[0])
    return record, table


def test_a_mark_can_be_computed_by_anybody_from_a_saved_game(tmp_path: Path) -> None:
    record, table = decided("krav-maga", "quick")
    write_kupa(tmp_path / "game.kupa", record, table)
    data = json.loads((tmp_path / "game.kupa").read_text("utf-8"))
    names = ("game", "revision", "seats", "options", "persons", "seed", "position")
    text = json.dumps({name: data[name] for name in names if name in data}, sort_keys=True, separators=(",", ":"))
    lines = "\n".join(("kupa-seal-1", data["table"]["seal"]["nonce"], text))
    assert hashlib.sha256(lines.encode()).hexdigest() == data["table"]["seal"]["mark"]
    again = read_kupa(tmp_path / "game.kupa", GAMES)
    assert again.table == table and opened(again.record, again.table) == "sound"


@EACH
def test_a_seal_is_broken_by_another_deal_and_by_other_options_and_says_nothing_before(game: str) -> None:
    record = finished(game)
    kept = seal(record)
    table = {"seal": kept.to_json()}
    assert opened(record, table) == "sound" and read_seal(table) == kept
    other = Record.begin(GAMES[game], record.game.seats, 4, {})
    assert opened(other, table) == "broken" and opened(other, table, exact=False) == "later"
    # The same deal gets a different seal every time.
    assert seal(record).mark != kept.mark and mark(record, kept.nonce) == kept.mark
    assert len(kept.fingerprint.replace("\u00a0", "")) == 16 and kept.mark.upper().startswith(kept.fingerprint[:4])


@pytest.mark.parametrize(
    "raw",
    [
        None,
        {},
        {"nonce": "x"},
        {"nonce": 1, "mark": "y"},
        [],
        "x",
        {"nonce": "\ud800", "mark": "ab" * 32},
        {"nonce": "ab" * 16, "mark": "<b>\u202eseal</b>"},
        {"nonce": "", "mark": "ab" * 32},
        {"nonce": "a" * 100_000, "mark": "ab" * 32},
    ],
)
def test_a_table_without_a_seal_that_can_be_read_claims_nothing(raw: Any) -> None:
    record = finished("trishape")
    table = {} if raw is None else {"seal": raw}
    assert read_seal(table) is None and opened(record, table) == "none"
    use("en")
    proof = Proof(record, table, [])
    assert proof.sentences() == [t("proof.seal.none")] and not proof.other and not list(proof.questions)


def test_what_is_odd_among_kept_decisions_is_left_out() -> None:
    whole = Decision("hard", 7, 12, "cut", {"hour": 3})
    assert read_decisions({"decisions": [whole.to_json(2)]}) == {2: whole}
    several: list[Any] = [None, 7, {}, [7], [[1]], [[*whole.to_json(2)[:5], [], "x"]], [["2", *whole.to_json(2)[1:]]]]
    for odd in several:
        assert read_decisions({"decisions": odd}) == {}
    assert read_decisions({}) == {}


def test_a_new_gesture_drops_what_was_kept_of_those_in_its_place_and_after() -> None:
    table: dict[str, Any] = {"salt": 1}
    for number in range(4):
        table = noted(table, number, Decision("easy", number), last=True)
    assert set(read_decisions(table)) == {0, 1, 2, 3}
    assert set(read_decisions(noted(table, 1, Decision("hard", 9), last=False))) == {0, 1, 2, 3}
    assert read_decisions(noted(table, 1, Decision("hard", 9), last=True)) == {
        0: Decision("easy", 0), 1: Decision("hard", 9),
    }  # fmt: skip
    assert set(read_decisions(noted(table, 2, None, last=True))) == {0, 1}
    assert "decisions" not in noted(table, 0, None, last=True)


def test_a_decision_is_kept_in_the_store_with_its_move_and_survives_taking_back(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        seated = company(2, persons=0)
        sitting = Sitting.begin(store, Choices(), NewGame("krav-maga", seated, GAMES["krav-maga"].fill(2, {}), 3))
        for number in range(3):
            action = str(GAMES["krav-maga"].legal(sitting.record.position)[0])
            sitting.act([action], Decision("easy", number, 5))
        assert set(read_decisions(store.kept(sitting.id).table)) == {0, 1, 2}
        sitting.undo()
        sitting.redo()
        assert set(read_decisions(sitting.table)) == {0, 1, 2}
        sitting.undo(2)
        sitting.act([str(GAMES["krav-maga"].legal(sitting.record.position)[-1])])
        again = Sitting.resume(store, sitting._settings, sitting.id)
        assert set(read_decisions(again.table)) == {0} and again.fingerprint == sitting.fingerprint != ""


@pytest.mark.covering(game=spread(GAMES, 2))
@EACH
def test_every_decision_comes_out_the_same_when_it_is_made_again(game: str) -> None:
    for level in ("quick", "easy"):
        record, table = decided(game, level, moves=3)
        proof = Proof(record, table, range(record.game.seats))
        for one in proof.questions:
            proof.hear(one, asked(record, one.number, one.decision)["action"])
        assert proof.opened == "sound" and not proof.other and len(proof.same) == len(read_decisions(table)) > 0
        assert len(proof.unkept) == len(record.done) - len(proof.same)


def test_the_proof_is_honest_about_what_was_cut_short_stood_in_for_or_made_elsewhere() -> None:
    use("en")
    record, table = decided("krav-maga", "quick")
    kept = read_decisions(table)
    kept[0], kept[1] = kept[0]._replace(how="cut"), kept[1]._replace(how="quick")
    kept[2], kept[3] = kept[2]._replace(program="0.0.1"), kept[3]._replace(seed=99)
    table["decisions"] = [one.to_json(n) for n, one in kept.items()]
    proof = Proof(record, table, range(record.game.seats))
    for one in proof.questions:
        proof.hear(one, "another" if one.number == 3 else one.action)
    assert proof.elsewhere == [2] and proof.other == [3]
    told = bare(" ".join(proof.sentences()))
    for words in (
        "sealed before the first card", "Not the same: 1 move, the first of them at move 4", "Cut short by the clock",
        "The quick player stood in: 1 move", "another version of the program", "not kept how these were decided",
    ):  # fmt: skip
        assert words in told, words


def test_no_seal_is_opened_before_the_end() -> None:
    with pytest.raises(ValueError, match="over"):
        Proof(Record.begin(GAMES["solo"], 1, 3, {}), {}, [])


def test_a_fingerprint_is_short_and_in_groups() -> None:
    assert Seal("x", "0123456789abcdef" * 4).fingerprint == "0123\u00a04567\u00a089AB\u00a0CDEF"


# Why did they do that?


def test_the_reason_for_a_move_is_that_of_the_decision_made_again() -> None:
    use("en")
    record, table = decided("krav-maga", "easy", moves=2)
    one = reasons.asked(record, table, 0)
    assert one is not None and reasons.asked(record, table, len(record.done) - 1) is None
    request = {"cmd": "go", "position": one.view.to_json(), "level": "easy", "seed": one.decision.seed, "explain": True}
    answer: EngineAnswer = local({**request, **one.more})
    said = bare(reasons.reason(one, answer, "Noa", {}))
    assert said.startswith(("What Noa had in mind", "Noa overlooked something"))
    assert "can no longer be worked out" in reasons.reason(one, {**answer, "action": "another"}, "Noa", {})
    assert "can no longer be worked out" in reasons.reason(one, None, "Noa", {})
    cut = one._replace(decision=one.decision._replace(how="cut"))
    assert reasons.reason(cut, answer, "Noa", {}).endswith(t("why.replay.cut"))
    quick = one._replace(decision=one.decision._replace(how="quick"))
    assert "no time to think" in reasons.reason(quick, answer, "Noa", {})


def test_a_player_has_overlooked_something_only_where_its_tries_could_have_told() -> None:
    use("en")
    record, table = decided("krav-maga", "easy", moves=1)
    one = reasons.asked(record, table, 0)
    assert one is not None
    worse = {"verdict": "worse", "against": str(one.view.legal[-1]), "lead": -0.2, "error": 0.01, "facts": []}
    for by, missed in (("tries", True), ("reason", True), ("rule", False)):
        answer: Any = {"action": one.action, "why": {"code": "", "args": []}, "decided": {**worse, "by": by}}
        said = bare(reasons.reason(one, answer, "Noa", {}))
        assert said.startswith("Noa overlooked something") == missed, by


def test_a_proof_names_the_first_move_that_differs_and_none_beyond_the_end_of_the_game() -> None:
    use("en")
    record, table = decided("krav-maga", "quick", moves=3)
    beyond = noted(table, len(record.done), Decision("quick", 1), last=True)
    proof = Proof(record, beyond, ())
    assert sorted(proof.decisions) == [0, 1, 2]
    for question in reversed([*proof.questions]):
        proof.hear(question, "another")
    assert t("proof.moves.other", n=3, of=3, first=1) in proof.sentences()


def test_a_decision_about_which_there_is_no_answer_is_not_said_to_have_come_out_otherwise() -> None:
    use("en")
    record, table = decided("krav-maga", "quick", moves=3)
    proof = Proof(record, table, ())
    first, *others = proof.questions
    proof.hear(first, None)
    for question in others:
        proof.hear(question, question.action)
    assert not proof.other and proof.unanswered == [0] and proof.heard == 3
    told = proof.sentences()
    assert t("proof.moves.same", n=2) in told and t("proof.moves.unanswered", n=1) in told
    assert t("proof.moves.unanswered", n=1) not in proof.expected()


def test_nothing_is_asked_of_a_decision_that_was_kept_beyond_the_end_of_the_game() -> None:
    record, table = decided("krav-maga", "quick", moves=1)
    beyond = noted(table, len(record.done), Decision("quick", 1), last=True)
    assert len(record.done) in read_decisions(beyond)
    assert reasons.asked(record, beyond, len(record.done)) is None


def test_a_decision_with_a_character_is_kept_with_it_and_made_again() -> None:
    begun = (Record.begin(rules, rules.info.seats[0], 3, {}) for rules in GAMES.values())
    record = next(one for one in begun if len(one.rules.legal(one.position)) > 1)
    p = record.position
    decision = Decision("medium", 5, 3, character="careful")
    request = {"cmd": "go", "position": view(p, p.turn).to_json(), "level": "medium", "seed": 5, "character": "careful"}
    action = local(request)["action"]
    record.act(action)
    table = noted({}, 0, decision, last=True)
    assert read_decisions(json.loads(json.dumps(table))) == {0: decision}
    assert remade(record, 0, decision).more["character"] == "careful"
    assert asked(record, 0, decision)["action"] == action


def test_a_plain_decision_is_kept_as_it_was_before_there_were_characters() -> None:
    plain = Decision("hard", 5, 3)
    assert plain.to_json(2) == [2, "hard", 5, 3, "", {}, plain.program]
    assert "character" not in remade(finished(next(iter(GAMES))), 0, plain).more
    assert not read_decisions({"decisions": [[*plain.to_json(2), 7]]}), "what cannot be read is left out"
