"""Tests that fail first and pass alone are counted and listed, and more than two fail the run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "retest.py"
TESTS = """
from pathlib import Path

import pytest

def test_sound():
    pass

@pytest.mark.parametrize("number", range({flaky}))
def test_flaky(number):
    again = Path(__file__).with_name(f"again{{number}}")
    if not again.exists():
        again.touch()
        raise AssertionError("the first time")

def test_broken():
    assert {broken} == False
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "scripts").mkdir()
    shutil.copy(SCRIPT, tmp_path / "scripts" / "retest.py")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return tmp_path


def retest(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "scripts/retest.py", *arguments]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # they take long to load
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False, env=environment)


def test_tests_that_pass_alone_are_named(project: Path) -> None:
    (project / "test_some.py").write_text(TESTS.format(flaky=2, broken=False), encoding="utf-8")
    assert retest(project, "test_some.py").returncode == 0
    assert retest(project, "--summary").stdout.splitlines() == [
        "RETESTED 2 (failed first, then passed alone)",
        "  test_some.py::test_flaky[0]",
        "  test_some.py::test_flaky[1]",
    ]
    retest(project, "--clear")
    assert retest(project, "--summary").stdout.startswith("RETESTED 0 ")


def test_more_than_two_that_pass_alone_fail_the_run(project: Path) -> None:
    (project / "test_some.py").write_text(TESTS.format(flaky=2, broken=False), encoding="utf-8")
    (project / "test_more.py").write_text(TESTS.format(flaky=3, broken=False), encoding="utf-8")
    assert retest(project, "test_some.py").returncode == 0
    assert retest(project, "--summary").returncode == 0
    assert retest(project, "test_more.py").returncode == 0  # its folder has two files "again" by now
    done = retest(project, "--summary")
    assert done.returncode == 1
    assert done.stdout.startswith("RETESTED 3 ")
    assert "More than 2 tests passed only when they were run again: the run has failed." in done.stdout


def test_a_test_that_fails_twice_fails_the_run(project: Path) -> None:
    (project / "test_some.py").write_text(TESTS.format(flaky=1, broken=True), encoding="utf-8")
    done = retest(project, "test_some.py")
    assert done.returncode == 1
    assert "2 failed; once more, these alone:" in done.stdout


def test_a_run_that_could_not_start_is_not_repeated(project: Path) -> None:
    done = retest(project, "no_such_test.py")
    assert done.returncode not in (0, 1)
    assert "once more" not in done.stdout
