"""The names that other people's programs import: a change here breaks theirs."""

from importlib import import_module
from importlib.util import find_spec

import pytest

PUBLIC = {
    "byzanz": "Action Event Game Record Refused Result Rules View resample total_of value_of",
    "byzanz.bots": "KNOWN Bot check_spec make",
    "byzanz.analysis": "CAREFUL JUDGE JUDGED QUICK Analysis Judged analyse judge luck_of win_shares",
    "byzanz.arena": (
        "Fault FaultReport Match Outcome Played Schedule Standing Tournament Workers local_workers play_match reproduce run"
    ),
}
ENVIRONMENTS = ("actions", "batch", "gymnasium", "layout", "openspiel", "pettingzoo", "simultaneous", "views")


@pytest.mark.parametrize("package", PUBLIC)
def test_a_package_exports_these_names(package: str) -> None:
    module = import_module(package)
    assert " ".join(module.__all__) == PUBLIC[package]
    assert all(hasattr(module, name) for name in module.__all__)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_an_environment_is_where_it_was(name: str) -> None:
    # Found, not imported: each needs packages of the extra `envs`.
    assert find_spec(f"byzanz.envs.{name}") is not None
