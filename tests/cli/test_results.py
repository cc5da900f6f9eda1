"""`byzanz results`: what a server tells of this terminal's player, in words and as JSON."""

import json
from pathlib import Path

import pytest

from byzanz.cli import main
from byzanz.cli.results import lines_of
from byzanz.locales import texts
from byzanz.tui.server import ServerLink
from tests.server.harness import running, settings_for

pytestmark = pytest.mark.slow
TALLY = {"games": 4, "wins": 1.5, "points": 60, "places": [1, 1, 1, 1, 0, 0]}
SEATS = [
    {"name": "Lena", "kind": "person", "bot": None, "you": True, "points": 20, "place": 1},
    {"name": "Omar", "kind": "person", "bot": None, "you": False, "points": 12, "place": 2},
    {"name": None, "kind": "bot", "bot": "gentle", "you": False, "points": 9, "place": 3},
]
HISTORY = {
    "profile": {
        "total": TALLY,
        "parts": {"games": 4, "wins": 1.5, "fair": 1.333, "luck": -0.5, "skill": 0.667},
        "mistakes": {"per_hundred": 7.5},
        "people": [{"name": "Omar", "versus": {"games": 3, "ahead": 2, "behind": 1}}],
        "games": [{"seats": SEATS, "luck": -0.12, "apart": None}],
    }
}


def test_results_are_told_in_lines() -> None:
    assert list(lines_of(HISTORY, texts("en"))) == [
        "My results",
        "4 games, 1.5 won (38%)",
        "Luck: -0.5 wins",
        "Skill: +0.7 wins",
        "Mistakes: 7.5 mistakes in 100 decisions",
        "Omar: 3 games, 2 to 1",
        "Last games",
        "- won with 20 (Omar, gentle); Luck -12%",
    ]


def test_a_server_is_asked_as_whom_the_terminal_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("byzanz.tui.server.cookie_file", lambda: tmp_path / "cookies.txt")
    with running(settings_for(tmp_path)) as server:
        link = ServerLink(server.url, None, 3, "gentle", "Lena")
        link._call("/api/groups", {"group": "Our round", "name": "Lena"})
        link._remember()
        assert main(["results", "--server", server.url, "--language", "en"]) == 0
        told = capsys.readouterr().out.splitlines()
        assert told[0] == "My results"
        assert told[-2:] == ["My groups", "- Our round: one person"]
        assert main(["results", "--server", server.url, "--json"]) == 0
        assert [one["name"] for one in json.loads(capsys.readouterr().out)["groups"]] == ["Our round"]
    assert main(["results", "--server", server.url]) == 2
    assert capsys.readouterr().err.startswith("byzanz: ")
