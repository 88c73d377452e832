"""A whole evening without Qt: a game begun, played, taken back, left, resumed, ended, watched again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

EVENING = """
import sys
from pathlib import Path

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6", "PIL"):
            raise ModuleNotFoundError(f"{name} is hidden from this test")

sys.meta_path.insert(0, Nothing())

from app.engine import Record, view
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.company import last_table, remember
from app.session.ending import ending
from app.session.kept_games import unfinished
from app.session.practice import lessons
from app.session.replay import Replay
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.store import Store
from tests.session.made import Choices

class Scorer:
    standing_up = True
    rounds_are = "rounds"
    def standing(self, view, seat): return 0.0
    def measured(self, view): return ""
    def score_words(self, result, seat): return ""
    def reason(self, result): return ""
    def called(self, seat): return str(seat)

store, settings = Store.open(Path(sys.argv[1])), Choices()
rules = next(one for one in GAMES.values() if 2 in one.seats() and Record.begin(one, 2, 3).game.hides)
seated = settled([Seated("Noa", "fig"), Seated("Omar", "lemon")])
remember(settings, rules.info.id, seated)
assert last_table(settings, rules) == seated
sitting = Sitting.begin(store, settings, NewGame(rules.info.id, seated, rules.fill(2, {}), 3))
print("covered" if sitting.covered else "open")
sitting.privacy.show(sitting.turn)
sitting.act([str(sitting.view.legal[0])])
sitting.undo()
assert sitting.may_redo()
sitting.redo()
assert sitting.log()
assert unfinished(store, settings)[0].actions == 1
sitting = Sitting.resume(store, settings, sitting.id)
while sitting.turn is not None:
    sitting.act([str(view(sitting.record.position, sitting.turn).legal[0])])
assert sitting.kept.whole and not unfinished(store, settings)
assert ending(sitting, Scorer()).sentence
replay = Replay(sitting.record, sitting.seated)
assert replay.words(replay.count, "open")
assert any(lessons(game) for game in GAMES)
store.close()
print("over")
"""


def test_a_game_is_played_and_kept_without_qt(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EVENING, str(tmp_path)], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["covered", "over"]
