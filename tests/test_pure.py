"""The compiled and the interpreted rules can be chosen between."""

import os
import shutil
import subprocess
import sys

import pytest

WHERE = "import byzanz._pure, byzanz.rules.state as s; print(byzanz._pure.compiled(), s.__file__)"


def is_compiled(pure: str) -> bool:
    surroundings = {**os.environ, "BYZANZ_PURE": pure}
    answer = subprocess.run(
        [sys.executable, "-c", WHERE], env=surroundings, check=True, capture_output=True, text=True
    ).stdout.split()
    claim, file = answer[0] == "True", answer[1]
    assert claim == (not file.endswith(".py"))
    return claim


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler on this machine")
@pytest.mark.parametrize("pure", ["", "0"])
def test_rules_run_compiled_where_a_compiler_is(pure: str) -> None:
    assert is_compiled(pure)


def test_rules_run_interpreted_when_asked_for() -> None:
    assert not is_compiled("1")
