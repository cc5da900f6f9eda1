"""The documents are true: what they link to, name, and tell people to type exists."""

import contextlib
import io
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from byzanz.cli import COMMANDS, parser

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MADE = {"node_modules", ".venv", "build", "dist", "static", ".git"}
CODE_FILE = r"[\w*.-]+\.(?:py|pxd|ts|svelte|toml|ftl|css|lock|sh|cfg)"
BASES = ("", "src", "src/byzanz", "src/byzanz/server", "client", "client/src", "docs")
"""Where a path in a document may start: at the root, or where the reader already is."""

document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def prose(text: str) -> str:
    """Return a document without its fenced blocks."""
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.DOTALL | re.MULTILINE)


def code(text: str) -> Iterator[str]:
    """Yield what can be typed: code spans, and the lines of fenced blocks without a language."""
    for language, block in re.findall(r"^ *```(\w*)\n(.*?)^ *```$", text, flags=re.DOTALL | re.MULTILINE):
        if not language:
            yield from (line.partition("  #")[0].strip() for line in block.splitlines())
    yield from re.findall(r"`([^`\n]+)`", prose(text))


def anchors(path: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def files() -> list[str]:
    """Return every file and folder of the project, as a path from the root."""
    found = []
    for top in sorted(ROOT.iterdir()):
        if top.name in MADE:
            continue
        found.append(top.name)
        if top.is_dir():
            found += [str(path.relative_to(ROOT)) for path in top.rglob("*") if not MADE & set(path.parts)]
    return found


@cache
def targets() -> set[str]:
    """Return the targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]*):", makefile, flags=re.MULTILINE))


@cache
def help_of(command: str) -> str:
    """Return what `byzanz COMMAND --help` prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), pytest.raises(SystemExit) as ended:
        parser().parse_args([command, "--help"])
    assert ended.value.code == 0
    return printed.getvalue()


def missing_files(text: str, folder: Path) -> list[str]:
    """Return the paths and file names in code spans that don't exist."""
    bots = set(re.findall(r"([\w/]+\.py):[A-Z]", text))
    missing = []
    for span in re.findall(r"`([^`\s]+)`", prose(text)):
        if re.fullmatch(rf"(?:[\w*.-]+/)+(?:{CODE_FILE}|[\w-]*)", span):
            if span.split("/")[0] in MADE:
                continue  # it is there when it has been made
            rooted = (ROOT / span.split("/")[0]).is_dir()
            if not rooted and not re.search(CODE_FILE, span):
                continue  # a web address, an option or a package
            if not any(list((ROOT / base).glob(span.rstrip("/"))) for base in BASES) and not (folder / span).exists():
                missing.append(span)
        elif re.fullmatch(CODE_FILE, span) and span not in bots and not span.startswith("*."):
            if not any(Path(file).match(span) for file in files()):
                missing.append(span)
    return missing


def wrong_commands(text: str) -> list[str]:
    """Return the `make` and `byzanz` commands that don't exist or have unknown options."""
    wrong = []
    for line in code(text):
        if match := re.match(r"make ((?:[a-z-]+ ?)+)", line):
            wrong += [f"make {target}" for target in match[1].split() if target not in targets()]
        if match := re.match(r"(?:\.venv/bin/|\./)?byzanz (.+)", line):
            words = shlex.split(match[1], comments=True)
            if words[0] in ("--help", "--version"):
                continue
            options = [word.partition("=")[0] for word in words if word.startswith("--")]
            if words[0] not in COMMANDS or not all(option in help_of(words[0]) for option in options):
                wrong.append(line)
    return wrong


@document
def test_links_and_pictures_exist(path: Path) -> None:
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(path.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        aim = path.parent / name if name else path
        if not aim.exists() or (anchor and anchor not in anchors(aim)):
            broken.append(link)
    assert broken == []


@document
def test_named_files_exist(path: Path) -> None:
    assert missing_files(path.read_text(encoding="utf-8"), path.parent) == []


@document
def test_commands_can_be_typed(path: Path) -> None:
    assert wrong_commands(path.read_text(encoding="utf-8")) == []


def test_what_is_wrong_is_found() -> None:
    text = "`make nonsense`, `make play`, `byzanz fly`, `byzanz arena --wings`, `byzanz bots`\n"
    text += "```\nbyzanz verify --deal x\nmake fun\n```\n"
    assert wrong_commands(text) == ["make fun", "make nonsense", "byzanz fly", "byzanz arena --wings"]
    text = "`src/byzanz/nothing.py`, `rules/flow.py`, `nowhere.py`, `hatch_build.py`, `mine.py`, `mine.py:Mine`, "
    text += "`tests/none`, `package/module`, `/api/rooms`"
    assert missing_files(text, ROOT) == ["src/byzanz/nothing.py", "nowhere.py", "tests/none"]


def test_every_picture_is_shown_somewhere() -> None:
    shown = "".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)
    assert [file.name for file in (ROOT / "docs" / "pictures").iterdir() if f"pictures/{file.name}" not in shown] == []
