"""A disk that loses what was never synced: the notes of `disk.c`, and what they allow a power cut to leave behind."""

import os
import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

NOTE = struct.Struct("<cIQQ")
SECTOR = 512
"""A disk writes this much or nothing of it; more may be torn."""


@dataclass(frozen=True)
class Note:
    """One thing that happened to a file: written, truncated, unlinked, synced, or failed to sync."""

    verb: str
    path: str
    offset: int
    length: int
    data: bytes = b""


def preloaded(folder: Path) -> Path:
    """Compile the library that takes the notes; skip where this machine can't."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("NO POWER CUTS TESTED: they need Linux and a C compiler")
    library = folder / "disk.so"
    source = Path(__file__).with_name("disk.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl", "-lpthread"], check=True)
    return library


def environment(library: Path, watched: Path, trace: Path, *, failing_sync: int = 0) -> dict[str, str]:
    """Return the environment in which a process is noted down."""
    return os.environ | {
        "LD_PRELOAD": str(library),
        "BYZANZ_DISK_FOLDER": str(watched),
        "BYZANZ_DISK_TRACE": str(trace),
        "BYZANZ_DISK_FAIL": str(failing_sync),
    }


def notes_of(trace: Path) -> list[Note]:
    """Read the notes."""
    return list(_read(trace.read_bytes()))


def _read(content: bytes) -> Iterator[Note]:
    at = 0
    while at < len(content):
        verb, name_length, offset, length = NOTE.unpack_from(content, at)
        at += NOTE.size
        path = content[at : at + name_length].decode()
        at += name_length
        data = content[at : at + length] if verb == b"w" else b""
        at += len(data)
        yield Note(verb.decode(), path, offset, length, data)


@dataclass
class File:
    """What is surely on the disk of one file, and what was done to it since, in order, with how sure each is."""

    surely: bytearray = field(default_factory=bytearray)
    since: list[tuple[Note, str]] = field(default_factory=list)
    """`open`: not synced yet; `doubtful`: a sync has failed, and no later one makes it sure; `sure`: behind a doubtful one."""

    def mark(self, become: str) -> None:
        """Let a sync, or one that failed, decide about what is open; what is sure from the start needs no note."""
        self.since = [(note, become if state == "open" else state) for note, state in self.since]
        while self.since and self.since[0][1] == "sure":
            _do(self.surely, self.since.pop(0)[0])


class Disk:
    """What a power cut after some of the notes may leave on the disk."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}

    def see(self, note: Note) -> None:
        """Go on by one note."""
        if note.verb == "u":
            self.files.pop(note.path, None)
            return
        file = self.files.setdefault(note.path, File())
        if note.verb in "wt":
            file.since.append((note, "open"))
        else:
            file.mark("sure" if note.verb == "s" else "doubtful")

    def after_power_cut(self, rng: random.Random) -> dict[str, bytes]:
        """Return the files as one power cut may leave them: of what was not synced, any sectors in any mixture."""
        share = rng.choice((0.0, 0.5, 0.9, 1.0))
        left = {}
        for path, file in self.files.items():
            content = bytearray(file.surely)
            for note, state in file.since:
                for piece in _pieces(note):
                    if state == "sure" or rng.random() < share:
                        _do(content, piece)
            left[path] = bytes(content)
        return left


def _pieces(note: Note) -> Iterator[Note]:
    """Cut a write where sectors end."""
    at = note.offset
    end = note.offset + note.length
    if note.verb != "w":
        yield note
        return
    while at < end:
        up_to = min(end, (at // SECTOR + 1) * SECTOR)
        yield Note("w", note.path, at, up_to - at, note.data[at - note.offset : up_to - note.offset])
        at = up_to


def _do(content: bytearray, note: Note) -> None:
    size = note.length if note.verb == "t" else max(len(content), note.offset + note.length)
    content.extend(bytes(max(0, size - len(content))))
    if note.verb == "t":
        del content[note.length :]
    else:
        content[note.offset : note.offset + note.length] = note.data
