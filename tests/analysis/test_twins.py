"""Compiled and interpreted, an analysis finds the same numbers to the last digit."""

import pytest

from byzanz import _pure
from tests.twins import printed_by_both

COURSE = """
from byzanz.analysis.luck import course_of
from tests.analysis.test_games import played
for players in (3, 5):
    for step in course_of(played(players, players, "greedy"), 2):
        print(step)
"""

ANALYSIS = """
import json
from byzanz.analysis.budget import Budget
from byzanz.analysis.games import analysis_steps
from tests.analysis.test_games import played
record = played(3, 3, "random", "greedy").record()
budget = Budget(worlds=4, rollouts=6, value_worlds=2, expected_worlds=2)
*_, analysis = [found for found in analysis_steps(record, budget, seat=1) if found is not None]
print(json.dumps(analysis.to_dict(), indent=0))
"""


@pytest.mark.skipif(not _pure.compiled("byzanz.analysis.course"), reason="nothing is compiled here")
def test_the_course_of_a_game_is_the_same_both_ways() -> None:
    assert printed_by_both(COURSE).count("\n") > 200


@pytest.mark.extra
@pytest.mark.skipif(not _pure.compiled("byzanz.analysis.course"), reason="nothing is compiled here")
def test_a_whole_analysis_is_the_same_both_ways() -> None:
    assert '"luck"' in printed_by_both(ANALYSIS)
