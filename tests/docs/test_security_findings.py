"""The list of findings is whole, and every test that it names exists."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "security-findings.md").read_text(encoding="utf-8")
CODES = [f"H{n}" for n in range(1, 5)] + [f"M{n}" for n in range(1, 14)] + [f"L{n}" for n in range(1, 14)]


def test_each_finding_has_its_row_with_tests() -> None:
    table = TEXT.partition("## Found afterwards")[0]
    rows = re.findall(r"^\| ([HML]\d+) \|(.*)\|(.*)\|(.*)\|$", table, flags=re.MULTILINE)
    assert [row[0] for row in rows] == CODES
    for code, before, after, tests in rows:
        assert before.strip(), code
        assert after.strip(), code
        assert re.search(r"`test_\w+`", tests), code


def test_every_test_that_is_named_exists() -> None:
    written = Counter(
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)\(", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    )
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    assert len(named) > len(CODES)
    assert sorted(named - set(written)) == []


def test_every_test_of_a_finding_is_named() -> None:
    """A test that is called by a finding's code is in the list, so that nobody looks for it in vain."""
    pattern = r"^(?:async )?def (test_[hml]\d+_\w+)\("
    written = {
        name
        for folder in ("server", "table")
        for path in (ROOT / "tests" / folder).rglob("test_*.py")
        for name in re.findall(pattern, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    }
    assert sorted(name for name in written if name not in TEXT) == []
