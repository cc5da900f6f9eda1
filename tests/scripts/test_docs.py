"""The documentation as a site: built without a warning, with search, the API and the dark theme; every code block is true."""

import importlib.util
import json
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.test_documents import DOCUMENTS, ROOT, wrong_commands

pytestmark = pytest.mark.slow

BLOCK = re.compile(r"^( *)```(?:\{?([\w-]*)\}?)[^\n]*\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
NEEDS = {"numpy": "envs", "cmaes": "arena"}
DRAWN = {"sequenceDiagram", "flowchart", "graph"}


def blocks(path: Path) -> list[tuple[str, str]]:
    """The code blocks of a document: language and code."""
    found = []
    for indent, language, code in BLOCK.findall(path.read_text(encoding="utf-8")):
        found.append((language, re.sub(f"^{indent}", "", code, flags=re.MULTILINE)))
    return found


def all_blocks(*languages: str) -> list[object]:
    return [
        pytest.param(code, id=f"{path.relative_to(ROOT)}:{number}")
        for path in DOCUMENTS
        for number, (language, code) in enumerate(blocks(path))
        if language in languages
    ]


def test_no_block_is_of_a_kind_that_nobody_checks() -> None:
    kinds = {language for path in DOCUMENTS for language, _code in blocks(path)}
    assert kinds <= {"", "python", "json", "console", "sql", "nginx", "bibtex", "mermaid", "eval-rst"}


@pytest.mark.parametrize("code", all_blocks("python"))
def test_python_runs(code: str, tmp_path: Path) -> None:
    for module in re.findall(r"^(?:import|from) (\w+)", code, flags=re.MULTILINE):
        if importlib.util.find_spec(module) is None:
            pytest.skip(f"{module} is not installed ({NEEDS.get(module, '?')})")
    shorter = code.replace("range(1000)", "range(20)").replace("games=1024", "games=64")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", shorter], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("code", all_blocks("json"))
def test_json_is_json(code: str) -> None:
    assert json.loads(code)


@pytest.mark.parametrize("code", all_blocks("", "console"))
def test_commands_exist(code: str) -> None:
    typed = "\n".join(line.removeprefix("$ ") for line in code.splitlines())
    assert wrong_commands(f"```\n{typed}\n```\n") == []
    for extra in re.findall(r"byzanz\[(\w+)\]", code):
        assert f"\n{extra} = [" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", all_blocks("sql"))
def test_sql_can_be_parsed(code: str) -> None:
    with sqlite3.connect(":memory:") as database, pytest.raises(sqlite3.OperationalError, match="no such table"):
        database.execute(f"EXPLAIN {code}")


@pytest.mark.parametrize("code", all_blocks("nginx", "bibtex", "mermaid"))
def test_the_rest_is_well_formed(code: str) -> None:
    assert code.count("{") == code.count("}")
    assert code.startswith("@") or code.split()[0] in DRAWN | {"map", "server", "upstream"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    for module in ("sphinx", "myst_parser", "furo"):
        if importlib.util.find_spec(module) is None:
            pytest.skip(f"{module} IS NOT INSTALLED: the site is not built (make docs installs it)")
    out = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "docs.py"), str(out)],
        capture_output=True, text=True, check=False, env=os.environ,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return out


@pytest.mark.extra
def test_the_site_has_every_document_search_the_api_and_both_themes(site: Path) -> None:
    for path in DOCUMENTS:
        assert (site / path.relative_to(ROOT)).with_suffix(".html").is_file(), path
    assert (site / "searchindex.js").stat().st_size > 50_000
    assert (site / "search.html").is_file()
    front = (site / "index.html").read_text(encoding="utf-8")
    assert "theme-toggle" in front
    assert 'href="docs/play.html"' in front
    api = (site / "docs" / "api.html").read_text(encoding="utf-8")
    for name in (
        "byzanz.Game.act",
        "byzanz.View.legal_actions",
        "byzanz.bots.Bot.decide",
        "byzanz.analysis.win_shares",
    ):
        assert f'id="{name}"' in api


@pytest.mark.extra
def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.search(r'(?:src|<link[^>]*href)="(?:https?:)?//', text), page
