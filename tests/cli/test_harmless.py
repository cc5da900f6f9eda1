"""Whatever a record, a bot or a file is called and says: no command prints a sign that a terminal obeys (D9)."""

import io
import json
import random
import re
from pathlib import Path

import pytest
from rich.progress import Progress, TextColumn
from rich.table import Table
from rich.text import Text

from byzanz import Record
from byzanz.bench.rules import a_game
from byzanz.cli import main
from byzanz.cli.drawing import Console

pytestmark = pytest.mark.slow

NASTY = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\u2066\u2028\r[/bold][red]"
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed, after a look at it: nothing to be obeyed, and it is about the nasty thing."""
    out, err = capsys.readouterr()
    assert not OBEYED.search(out + err), repr(OBEYED.findall(out + err))
    return out + err


@pytest.fixture
def nasty(tmp_path: Path) -> Path:
    """A finished game of players with such names, in a file with such a name."""
    path = tmp_path / f"{NASTY.replace('/', '')}.jsonl"
    record = a_game(random.Random(1), 1).record([f"{NASTY}{number}" for number in range(4)])
    Record.write(path, [record])
    return path


@pytest.mark.parametrize(
    "command",
    [
        ["replay"],
        ["replay", "--seat", "1"],
        ["replay", "--at", "20"],
        ["replay", "--game", "7"],
        ["analyse", "--worlds", "8"],
        ["analyse", "--worlds", "8", "--json"],
        ["verify"],
        ["verify", "--deal"],
    ],
    ids=" ".join,
)
def test_d9_the_commands_for_records(nasty: Path, capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    main([command[0], str(nasty), *command[1:]])
    assert said(capsys)


@pytest.mark.parametrize(
    "command", [["replay"], ["analyse"], ["verify"], ["export", "--parquet", "tables"]], ids=" ".join
)
@pytest.mark.parametrize("place", ["action", "key", "number", "rules"])
def test_d9_what_is_said_of_a_broken_record(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    place: str,
) -> None:
    if command[0] == "export":
        pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    record = json.loads(a_game(random.Random(1), 1).record(["A", "B", "C", "D"]).dumps())
    match place:
        case "action":
            record["actions"][3] = f"0 bid {NASTY}"
        case "key":
            record["deck"][0] = NASTY
        case "number":
            record["players"] = NASTY
        case "rules":
            record["rules"] = {NASTY: NASTY}
    (tmp_path / "nasty.jsonl").write_text(json.dumps(record) + "\n")
    assert main([command[0], "nasty.jsonl", *command[1:]]) in (1, 2)
    assert said(capsys)


def test_d9_a_bot_whose_file_name_and_words_are_nasty(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"{NASTY.replace('/', '')}.py"
    file.write_text(
        f"class Bot:\n    name = {NASTY!r}\n    def decide(self, view):\n        raise ValueError({NASTY!r})\n",
        encoding="utf-8",
    )
    faults = str(tmp_path / "faults.jsonl")
    main(["arena", f"{file}:Bot", "random", "random", "--games", "3", "--workers", "1", "--faults", faults])
    assert "owned" in said(capfd)


def test_d9_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", f"nowhere{NASTY}"]) == 2
    assert "owned" in said(capsys)


def test_d9_the_console_prints_text_in_colours_of_ours_alone() -> None:
    """On a terminal, where escapes of our own are wanted: tables, texts, lines and progress bars."""
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, width=300, color_system="standard")
    table = Table(NASTY, title=NASTY)
    table.add_row(NASTY)
    for renderable in (NASTY, Text(NASTY, "bold red"), table):
        console.print(renderable, style="dim")
    with Progress(TextColumn("{task.description}", markup=False), console=console) as bar:
        bar.add_task(NASTY, total=1)
    printed = file.getvalue()
    assert printed.count("owned") >= 5
    for sequence in ("\x1b]", "\x1b[2J", "\x07", "\x9b", "\u202e", "\u2028"):
        assert sequence not in printed
    assert "\x1b[1;2;31m" in printed, "our colours stay"
    assert "[/bold][red]" in printed, "no markup is read"


def test_d9_no_command_prints_on_a_console_that_obeys() -> None:
    import byzanz

    folder = Path(byzanz.__file__).parent
    for file in (*folder.glob("cli/*.py"), *folder.glob("arena/**/*.py")):
        if file.name != "drawing.py":
            text = file.read_text(encoding="utf-8")
            assert not ("rich.console import Console" in text and re.search(r"\bConsole\(", text)), file
