"""Every code that the table or the server raises is documented, has a status and a sentence in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import byzanz.server
import byzanz.table
from byzanz.game.words import REFUSALS
from byzanz.locales import LANGUAGES
from byzanz.server.http.errors import STATUS
from tests.server.harness import ROOT

SERVER, TABLE = (Path(package.__file__ or "").parent for package in (byzanz.server, byzanz.table))
AT_THE_START = (
    "settings.py",
    "run.py",
    "lock.py",
    "engine.py",
    "export.py",
    "backup.py",
    "operator.py",
    "migrations",
    "__main__.py",
    "acts.py",
    "desk.py",
    "door.py",
)
"""What is refused before a server listens, or to an operator, is said on the command line."""
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def raised() -> Iterator[str]:
    """The codes in the source: `Refused("code", …)`."""
    for file in (*SERVER.rglob("*.py"), *TABLE.rglob("*.py")):
        if set(AT_THE_START) & set(file.relative_to(SERVER.parent).parts):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                if isinstance(node.args[0], ast.Constant) and node.args[0].value not in ("missing_extra", "record"):
                    yield str(node.args[0].value)


def documented() -> set[str]:
    table = PROTOCOL.partition("## Codes")[2]
    return {
        code
        for line in table.splitlines()
        for code in re.findall(r"`(\w+)`", line.split("|")[1] if "|" in line else "")
    }


def test_what_is_raised_is_documented_and_nothing_else() -> None:
    assert set(raised()) | set(STATUS) == documented() - {"bid_too_low", "merchant_in_bid", "not_your_turn", "code"}
    assert set(raised()) <= set(STATUS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    folder = ROOT / "src" / "byzanz" / "locales" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
    rules = {str(code) for code in REFUSALS} - {"none"}
    for code in set(raised()) | set(STATUS) | rules:
        assert re.search(rf"^refused-{code} =", text, flags=re.MULTILINE), code
