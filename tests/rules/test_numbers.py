"""Each numbered paragraph of docs/rules.md has a test of its name, and each test a paragraph."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"


def test_each_paragraph_has_a_test_and_each_test_a_paragraph() -> None:
    paragraphs = re.findall(r"^- \*\*(\d+\.\d+|[RE]\d+)\*\*", RULES.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert len(paragraphs) == len(set(paragraphs)) > 60
    tests = [
        number.replace("_", ".")
        for path in HERE.glob("test_*.py")
        for number in re.findall(r"^def test_(\d+_\d+|[RE]\d+)_", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    ]
    assert sorted(set(tests)) == sorted(paragraphs)
