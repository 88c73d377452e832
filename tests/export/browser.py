"""A real browser without a screen, driven by keys and touch: chromium, through the protocol of chromedriver."""

from __future__ import annotations

import base64
import contextlib
import http.client
import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = shutil.which("chromedriver")
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND",
)  # fmt: skip
"""No window and no background requests; no name is resolved, so no page can load anything either."""
KEYS = {"Right": "\ue014", "Left": "\ue012", "Home": "\ue011", "End": "\ue010", "Space": " "}


class Browser:
    """One window of a browser with a fresh profile."""

    def __init__(self, line: http.client.HTTPConnection, session: str) -> None:
        self._line, self._session = line, session

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Send a request of the protocol. Raises RuntimeError with the driver's answer if it fails."""
        return _asked(self._line, method, f"/session/{self._session}{path}", body)

    def open(self, path: Path) -> None:
        """Open a file."""
        self.ask("POST", "/url", url=path.as_uri())

    def run(self, script: str) -> Any:
        """Run a script and return its result."""
        return self.ask("POST", "/execute/sync", script=script, args=[])

    def press(self, key: str) -> None:
        """Press and let go of a key."""
        steps = [{"type": kind, "value": KEYS[key]} for kind in ("keyDown", "keyUp")]
        self.ask("POST", "/actions", actions=[{"type": "key", "id": "keys", "actions": steps}])

    def swipe(self, by: int) -> None:
        """Draw a finger over the middle of the window, `by` px to the right."""
        wide, high = self.run("return [innerWidth, innerHeight]")
        start, y = wide // 2 - by // 2, high // 3
        steps = [
            {"type": "pointerMove", "duration": 0, "x": start, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerMove", "duration": 80, "x": start + by, "y": y},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": steps}
        self.ask("POST", "/actions", actions=[finger])

    def show(self, wide: int, high: int, *, dark: bool = False, still: bool = False) -> None:
        """Emulate a touch screen of this size: with the dark theme, or for a person who wants less motion."""
        self._command("Emulation.setDeviceMetricsOverride", width=wide, height=high, deviceScaleFactor=1, mobile=False)
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"},
        ]
        self._command("Emulation.setEmulatedMedia", features=features)
        self._command("Emulation.setTouchEmulationEnabled", enabled=True)

    def screenshot(self, path: Path) -> None:
        """Write what is visible to a PNG."""
        path.write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))

    def log(self) -> Sequence[Any]:
        """The page's warnings and errors since the last call."""
        found: list[Any] = self.ask("POST", "/se/log", type="browser")
        return found

    def _command(self, name: str, **params: Any) -> None:
        self.ask("POST", "/goog/cdp/execute", cmd=name, params=params)


def _asked(line: http.client.HTTPConnection, method: str, path: str, body: Any) -> Any:
    line.request(method, path, json.dumps(body) if method == "POST" else None, {"Content-Type": "application/json"})
    answer = json.loads(line.getresponse().read())["value"]
    if isinstance(answer, dict) and "error" in answer:
        raise RuntimeError(f"{answer['error']}: {answer['message']}")
    return answer


@contextlib.contextmanager
def browser() -> Iterator[Browser]:
    """A browser for as long as the context is open. Needs CHROMIUM and DRIVER."""
    assert CHROMIUM is not None and DRIVER is not None
    with TemporaryDirectory(prefix="kupa-browser-", ignore_cleanup_errors=True) as folder:
        driver = subprocess.Popen(
            [DRIVER, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
        )
        try:
            assert driver.stdout is not None
            port = next(
                int("".join(filter(str.isdigit, line.rpartition("port")[2])))
                for line in driver.stdout
                if "started successfully on port" in line
            )
            line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
            options = {"binary": CHROMIUM, "args": [*FLAGS, f"--user-data-dir={folder}"]}
            wanted = {"alwaysMatch": {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}
            made = _asked(line, "POST", "/session", {"capabilities": wanted})
            yield Browser(line, made["sessionId"])
            _asked(line, "DELETE", f"/session/{made['sessionId']}", None)
            line.close()
        finally:
            driver.terminate()
            driver.wait(timeout=20)
            if driver.stdout is not None:
                driver.stdout.close()
