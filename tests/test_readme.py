"""What the README promises is so, and the links of all documents lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def examples() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", README, flags=re.DOTALL | re.MULTILINE)


def test_there_is_one_example_of_about_ten_lines() -> None:
    (example,) = examples()
    assert len([line for line in example.splitlines() if line]) <= 12


@pytest.mark.parametrize("example", examples())
def test_example_plays_a_game_and_writes_it_down(example: str) -> None:
    run = subprocess.run([sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    result, record = run.stdout.splitlines()
    assert result.startswith("(")
    assert record.startswith("{")


@pytest.mark.parametrize(
    "text", [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))], ids=lambda path: path.name
)
def test_links_lead_somewhere(text: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", text.read_text(encoding="utf-8"))
    broken = [link for link in links if not link.startswith("http") and not (text.parent / link).exists()]
    assert broken == []


def test_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = set(re.findall(r"\bmake ([a-z-]+)\b", README))
    assert {"play", "test", "check"} <= commands
    assert [command for command in commands if not re.search(rf"^{command}:", makefile, re.MULTILINE)] == []
