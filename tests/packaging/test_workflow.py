"""The workflows, which run only on GitHub: read and compared with dev.py; a release's last step is tried here."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

import dev
from app import __version__
from app.shell.settings.release import Release
from macos import build as macos
from release import publish, stamp
from tests.packaging.stand_in import stand_in
from windows import script

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")

ROOT = Path(__file__).resolve().parents[2]
RELEASE, TEST, WHOLE = FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RUNNERS = {"ubuntu-22.04", "windows-2022", "macos-14", "macos-15-intel"}
"""Systems named with their versions; `latest` would change without notice."""


def workflow(file: Path) -> dict[str, Any]:
    """A workflow as GitHub reads it: `on` is a word there, and not the truth value of YAML 1.1."""
    data = yaml.safe_load(file.read_text("utf-8"))
    data["on"] = data.pop(True)
    assert isinstance(data, dict)
    return data


def jobs() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every job of every workflow: file, name, contents."""
    for file in FILES:
        for name, job in workflow(file)["jobs"].items():
            yield file.name, name, job


def steps() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every step of every job, with its place."""
    for file, name, job in jobs():
        for step in job["steps"]:
            yield f"{file}, {name}", step


def test_there_is_a_workflow_for_changes_one_for_releases_and_one_for_the_nights() -> None:
    assert [file.name for file in FILES] == ["release.yml", "test.yml", "whole.yml"]
    release = workflow(RELEASE)
    assert release["on"]["push"] == {"tags": ["v*"]}
    assert set(release["jobs"]) == {"linux", "windows", "macos", "publish"}


def matrix(job: dict[str, Any], name: str) -> list[str]:
    """The values a job goes through under this name."""
    values = job["strategy"]["matrix"][name]
    assert isinstance(values, list)
    return values


def test_every_change_is_tested_on_each_system_with_each_python() -> None:
    data = workflow(TEST)
    assert data["on"] == {"push": {"branches": ["**"]}, "pull_request": None}
    job = data["jobs"]["test"]
    assert job["runs-on"] == "${{ matrix.runner }}" and not job["strategy"]["fail-fast"]
    assert {runner.partition("-")[0] for runner in matrix(job, "runner")} == {"ubuntu", "windows", "macos"}
    pythons = matrix(job, "python")
    assert pythons == ["3.11", "3.12", "3.13"], "written as texts, for 3.10 is 3.1"
    # The first is the oldest that the project file and dev.py allow.
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"
    set_up = next(step for step in job["steps"] if "setup-python" in step.get("uses", ""))
    assert set_up["with"] == {"python-version": "${{ matrix.python }}"}


def test_the_change_is_tested_by_the_one_command_that_a_person_gives() -> None:
    job = workflow(TEST)["jobs"]["test"]
    ran = {step["run"]: step for step in job["steps"] if "run" in step}
    assert list(ran) == ["python dev.py system --yes", "python dev.py test"]
    # A step with a condition could be skipped where it is needed; only what Linux alone needs has one.
    assert ran["python dev.py system --yes"]["if"] == "runner.os == 'Linux'"
    assert "if" not in ran["python dev.py test"] and "continue-on-error" not in ran["python dev.py test"]


def test_the_long_tests_are_run_for_every_change_too() -> None:
    jobs = workflow(TEST)["jobs"]
    assert set(jobs) == {"test", "long"}
    last = jobs["long"]["steps"][-1]
    assert last["run"] == "python dev.py test --long" and not {"if", "continue-on-error"} & set(last)


def test_what_the_default_suite_leaves_out_is_run_every_night_and_when_somebody_asks() -> None:
    data = workflow(WHOLE)
    ((_, job),) = data["jobs"].items()
    assert len(data["on"]["schedule"]) == 1 and "workflow_dispatch" in data["on"]
    minute, hour, *days = data["on"]["schedule"][0]["cron"].split()
    assert minute.isdigit() and hour.isdigit() and days == ["*", "*", "*"]
    last = job["steps"][-1]
    assert last["run"] == "python dev.py test --slow" and not {"if", "continue-on-error"} & set(last)


def test_nothing_but_the_last_job_may_write_anything() -> None:
    for file in FILES:
        assert workflow(file)["permissions"] == {"contents": "read"}
    writing = {(file, name): job["permissions"] for file, name, job in jobs() if "permissions" in job}
    assert writing == {("release.yml", "publish"): {"contents": "write"}}
    publishing = workflow(RELEASE)["jobs"]["publish"]
    assert set(publishing["needs"]) == {"linux", "windows", "macos"}
    assert publishing["if"] == "startsWith(github.ref, 'refs/tags/v')"


def test_only_actions_of_github_itself_are_used_each_at_a_version() -> None:
    used = [(where, step["uses"]) for where, step in steps() if "uses" in step]
    assert used
    assert not [one for one in used if not re.fullmatch(r"actions/[a-z-]+@(v\d+|[0-9a-f]{40})", one[1])]


def test_no_checkout_leaves_its_token_behind() -> None:
    checkouts = [step for _, step in steps() if step.get("uses", "").startswith("actions/checkout@")]
    assert len(checkouts) == len(list(jobs()))
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)


def test_every_job_has_an_end_and_a_system_of_a_known_version() -> None:
    for file, name, job in jobs():
        # Jobs that take hours run only at night, and GitHub ends any job after six.
        assert 0 < job["timeout-minutes"] <= (350 if file == WHOLE.name else 90), name
        asked = job["runs-on"]
        named = job["strategy"]["matrix"]["runner"] if "matrix" in asked else [asked]
        assert set(named) <= RUNNERS, name


def test_every_step_is_one_command_of_ours_that_exists() -> None:
    ran = [(where, step["run"]) for where, step in steps() if "run" in step]
    assert len(ran) >= 6
    for where, command in ran:
        words = shlex.split(command)
        assert words[:2] == ["python", "dev.py"], where
        assert words[2] in dev.verbs(), where
        assert "${{" not in command, f"{where}: what comes from outside belongs into the environment"
        if words[2] == "package":
            understood(words[3:], where)


def understood(words: list[str], where: str) -> None:
    """Check that the words after `package` are understood by the command they start."""
    assert dev.misunderstood(words[0], words[1:]) == "", where


def test_each_system_tests_freezes_and_packs_itself() -> None:
    for name in ("linux", "windows", "macos"):
        ran = [step["run"] for step in workflow(RELEASE)["jobs"][name]["steps"] if "run" in step]
        tested = ran.index("python dev.py test --bundle")
        assert ran[tested + 1].startswith(f"python dev.py package {name}")


def test_where_nobody_can_be_asked_what_qt_lacks_is_installed_first() -> None:
    for file, name, job in jobs():
        ran = [step["run"] for step in job["steps"] if "run" in step]
        here = job["strategy"]["matrix"]["runner"] if "matrix" in job["runs-on"] else [job["runs-on"]]
        tests = any(one.startswith("python dev.py test") for one in ran)
        if tests and any(runner.startswith("ubuntu") for runner in here):
            assert ran[0] == "python dev.py system --yes", f"{file}, {name}"


def test_the_secrets_that_are_given_are_those_that_are_read() -> None:
    text = RELEASE.read_text("utf-8")
    given = set(re.findall(r"secrets\.(\w+)", text))
    assert given == {macos.CERTIFICATE, macos.PASSWORD, macos.IDENTITY, *macos.NOTARY}
    for name in given:
        assert f"{name}: ${{{{ secrets.{name} }}}}" in text


def test_what_is_handed_on_is_what_is_made_and_what_a_release_needs() -> None:
    paths = [
        line for _, step in steps() if "upload" in step.get("uses", "") for line in step["with"]["path"].split()
    ]
    made = [script.installer_name(__version__), macos.image_name(), f"kupa_{__version__}_amd64.deb"]
    made.append(f"kupa-{__version__}-linux-x86_64.tar.xz")
    for name in made:
        assert [path for path in paths if fnmatch(f"dist/{name}", path)], name
        assert [pattern for pattern in publish.DOWNLOADS.values() if fnmatch(name, pattern)], name


def test_the_address_in_the_program_is_that_of_the_repository_it_is_built_in() -> None:
    address = workflow(RELEASE)["env"][stamp.PAGE]
    assert address == "${{ github.server_url }}/${{ github.repository }}/releases"


# What a release says of itself


def test_a_stamp_is_what_the_program_reads(tmp_path: Path) -> None:
    env = {stamp.PAGE: "https://releases.example/kupa", stamp.DAY: "1773014400"}
    file = stamp.write(tmp_path, env)
    assert file == tmp_path / "release.json"
    read = Release.read(file.read_text("utf-8"))
    assert read is not None and read.page == env[stamp.PAGE] and read.day.isoformat() == "2026-03-09"


def test_without_an_address_there_is_no_stamp_nor_an_old_one(tmp_path: Path) -> None:
    assert stamp.write(tmp_path, {stamp.PAGE: "https://releases.example/kupa"})
    assert stamp.write(tmp_path, {}) is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["http://releases.example", "releases.example", "file:///a"])
def test_an_address_that_is_not_safe_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(stamp.StampRefused, match="https"):
        stamp.write(tmp_path, {stamp.PAGE: address})


def test_no_file_of_the_program_names_a_host() -> None:
    # Addresses that a browser opens come only from the stamp; names of XML dialects are not addresses.
    found = [
        f"{path.relative_to(ROOT)}: {hit}"
        for path in (ROOT / "app").rglob("*.py")
        for hit in re.findall(r"https?://[^\s\"'`)]+", path.read_text("utf-8"))
        if not hit.startswith(("http://www.w3.org/", "https://..."))
    ]
    assert not found


def test_the_description_of_the_bundle_takes_the_stamp_along() -> None:
    text = (ROOT / "packaging" / "kupa.spec").read_text("utf-8")
    assert "stamp.write(" in text and '(str(STAMP), "resources")' in text


# Publishing


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A folder with all downloads of this version."""
    folder = tmp_path / "dist"
    folder.mkdir()
    for pattern in publish.DOWNLOADS.values():
        (folder / pattern.replace("*", f"Kupa-{__version__}")).write_bytes(pattern.encode())
    (folder / "notes.txt").write_text("not a download", "utf-8")
    return folder


def test_the_sums_are_those_of_every_download(dist: Path) -> None:
    lines = publish.write_sums(dist).read_text("utf-8").splitlines()
    assert len(lines) == len(publish.DOWNLOADS)
    for line in lines:
        digest, _, name = line.partition("  ")
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest


def test_without_downloads_there_are_no_sums(tmp_path: Path) -> None:
    with pytest.raises(publish.Refused):
        publish.write_sums(tmp_path)


def test_a_release_is_refused_for_another_tag_and_while_something_is_missing(dist: Path) -> None:
    with pytest.raises(publish.Refused, match=r"v9\.9"):
        publish.publish("v9.9", dist)
    (file,) = dist.glob("*.deb")
    file.rename(dist / "kupa_0.0.1_amd64.deb")
    with pytest.raises(publish.Refused, match="Debian"):
        publish.publish(f"v{__version__}", dist)


def test_files_of_another_version_are_not_published_beside_it(dist: Path) -> None:
    (dist / "kupa_0.0.1_amd64.deb").write_bytes(b"old")
    with pytest.raises(publish.Refused, match=r"0\.0\.1"):
        publish.publish(f"v{__version__}", dist)


def test_without_githubs_program_one_sentence_says_so(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(dist))
    monkeypatch.setenv("GH_TOKEN", "x")
    with pytest.raises(publish.Refused, match="gh"):
        publish.publish(f"v{__version__}", dist)


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a script with a first line")
def test_the_draft_of_a_release_gets_everything(dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    told = "json.dumps([sys.argv[1:], sys.stdin.read()])"
    stand_in(tmp_path / "gh", f"import json, sys\nopen({str(log)!r}, 'w', encoding='utf-8').write({told})\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("GH_TOKEN", "x")
    publish.publish(f"v{__version__}", dist)
    words, notes = json.loads(log.read_text("utf-8"))
    assert words[:4] == ["release", "create", f"v{__version__}", "--verify-tag"] and "--draft" in words
    sent = {Path(word).name for word in words if Path(word).parent == dist}
    assert sent == {file.name for file in publish.downloads(dist)} | {"SHA256SUMS"}
    assert "notes.txt" not in sent and all(name in notes for name in sent - {"SHA256SUMS"})
