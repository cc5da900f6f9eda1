"""The compiled and the interpreted rules can be chosen between."""

import shutil

import pytest

from tests.twins import printed

WHERE = "import byzanz._pure, byzanz.rules.state as s; print(byzanz._pure.compiled(), s.__file__)"


def is_compiled(pure: str) -> bool:
    claim, file = printed(WHERE, pure).split()
    assert (claim == "True") == (not file.endswith(".py"))
    return claim == "True"


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler on this machine")
@pytest.mark.parametrize("pure", ["", "0"])
def test_rules_run_compiled_where_a_compiler_is(pure: str) -> None:
    assert is_compiled(pure)


def test_rules_run_interpreted_when_asked_for() -> None:
    assert not is_compiled("1")
