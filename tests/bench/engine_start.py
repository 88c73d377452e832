"""How long a caller waits for the engine process: prints one JSON object, milliseconds.

`python3 dev.py bench engine_start [TIMES]`. `first` is from the start of the process to its first answer (a new game),
`whole` from start to exit with one question, `again` a question to a running process and back, `hint` a hint that the
process works out; each with the median and the worst of TIMES (20). `python` is a bare interpreter that starts and
exits: the lower bound. `modules` are the most expensive imports, by `-X importtime`.
"""

from __future__ import annotations

import json
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.bench._asked import Number, Question
from tests.protocol.local import local

ROOT = Path(__file__).resolve().parents[2]
ENGINE = [sys.executable, "-m", "app", "engine"]
TIMES = 20
NEW = b'{"cmd":"new","game":"solo","seed":1}\n'


def timed(act: Callable[[], object], times: int) -> dict[str, float]:
    """The median and the worst of some runs, in milliseconds."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        act()
        took.append((time.perf_counter() - start) * 1000)
    return {"median": round(statistics.median(took), 2), "worst": round(max(took), 2)}


def first_answer(times: int) -> dict[str, float]:
    """The time from the start of a process to its first answer, without its end."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        with subprocess.Popen(ENGINE, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdin and process.stdout
            process.stdin.write(NEW)
            process.stdin.flush()
            process.stdout.readline()
            took.append((time.perf_counter() - start) * 1000)
            process.stdin.close()
    return {"median": round(statistics.median(took), 2), "worst": round(max(took), 2)}


def ask(process: subprocess.Popen[bytes], request: dict[str, object]) -> None:
    """Ask a running process one question and return its answer."""
    assert process.stdin and process.stdout
    process.stdin.write(json.dumps(request).encode() + b"\n")
    process.stdin.flush()
    process.stdout.readline()


def imports() -> dict[str, float]:
    """The modules imported for one answer, and how long each takes by itself, the slowest first."""
    command = [sys.executable, "-X", "importtime", *ENGINE[1:]]
    done = subprocess.run(command, cwd=ROOT, input=NEW, capture_output=True)
    lines = re.findall(r"import time: +(\d+) \| +\d+ \| +(\S+)", done.stderr.decode())
    costs = sorted(((int(own) / 1000, name) for own, name in lines), reverse=True)
    return {name: round(cost, 2) for cost, name in costs[:12]} | {"all": round(sum(cost for cost, _ in costs), 2)}


def main(words: Sequence[str]) -> None:
    """Measure and print."""
    times = Question("engine_start", __doc__, Number("times", TIMES, 1)).asked(words).times
    run = {"cwd": ROOT, "stdout": subprocess.DEVNULL}
    result: dict[str, object] = {
        "python": timed(lambda: subprocess.run([sys.executable, "-c", ""], **run), times),  # type: ignore[call-overload]
        "first": first_answer(times),
        "whole": timed(lambda: subprocess.run(ENGINE, input=NEW, **run), times),  # type: ignore[call-overload]
    }
    position = local({"cmd": "new", "game": "solo", "seed": 1, "seat": 0})["position"]
    hint = {"cmd": "go", "position": position, "level": "hint"}
    with subprocess.Popen(ENGINE, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        ask(process, hint)
        result["again"] = timed(lambda: ask(process, {"cmd": "actions", "position": position}), times)
        result["hint"] = timed(lambda: ask(process, hint), times)
        process.communicate()
    result["modules"] = imports()
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
