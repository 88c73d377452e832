"""The description of a Flatpak, for `flatpak-builder`: the archive in a sandbox without network and without files.

`org.kupa.Kupa.json` is complete but for the archive's name and checksum, which `write` puts in when it writes the
description beside the archive. What a person opens or saves goes through the desktop's own dialogs, which hand in
single files.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import identity

HERE = Path(__file__).resolve().parent
TEMPLATE = HERE / f"{identity.APPLICATION_ID}.json"


def manifest(archive: Path) -> dict[str, Any]:
    """The description that builds a Flatpak of this archive."""
    found: dict[str, Any] = json.loads(TEMPLATE.read_text("utf-8"))
    source = found["modules"][0]["sources"][0]
    source["path"] = archive.name
    source["sha256"] = hashlib.sha256(archive.read_bytes()).hexdigest()
    return found


def write(archive: Path) -> Path:
    """Write the description beside the archive; returns the file."""
    file = archive.with_name(TEMPLATE.name)
    file.write_text(json.dumps(manifest(archive), indent=4) + "\n", "utf-8")
    return file
