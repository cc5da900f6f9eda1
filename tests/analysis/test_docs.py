"""The examples in docs/analysis.md run, and its definitions are those of the code."""

import re

from byzanz.analysis import budget, decisions, judging, luck, verdicts
from byzanz.analysis import layout as rollouts_layout
from tests.docs.test_documents import ROOT

TEXT = (ROOT / "docs" / "analysis.md").read_text(encoding="utf-8")


def test_the_python_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
    exec(compile(example, "docs/analysis.md", "exec"), {})


def test_the_numbers_are_those_of_the_code() -> None:
    plain = " ".join(TEXT.split())
    assert f"visited at least {rollouts_layout.LEAST_VISITS} times" in plain
    assert f"{judging.TREE_ROLLOUTS} rollouts per candidate" in plain
    assert f"at least {judging.FOLLOWED * judging.TREE_ROLLOUTS} for the action that was played" in plain
    assert f"tried as well, in {decisions.LEGAL_WORLDS} worlds" in plain
    assert f"grows by halves from {judging.FIRST}" in plain
    assert f"with {decisions.SURE} standard errors of doubt" in plain
    assert f"at least {decisions.EARLIEST} and at most" in plain
    assert f"`--worlds N` is the most worlds one decision is tried in ({budget.MOST_WORLDS})" in plain
    assert f"the mean over {luck.VALUE_WORLDS} worlds in which all hands are the true ones" in plain
    assert f"over {luck.EXPECTED_WORLDS} worlds that fit the view" in plain
    assert f"between 1/{1 / luck.SUREST:.0f} and" in plain
    assert f"for each seat: .{10 * luck.WEIGHT:.0f} · (V after it − V before it)" in plain
    assert f"less than {verdicts.LEAST_ACCURACY:.0f}." in plain
    assert f"{rollouts_layout.HOPE} from {100 * rollouts_layout.CLEAR / 65536:.1f} %" in plain
    assert f"256 up to {100 * rollouts_layout.FAINT / 65536:.0f} %" in plain
    assert f"(|d| + {rollouts_layout.FAR})" in plain
    found = verdicts.Thresholds()
    assert (found.inaccuracy, found.mistake, found.blunder, found.solved) == (0.1, 0.2, 0.3, 0.08)
    assert "from .1, .2, .3 lost" in plain
    assert "below .08" in plain
    assert judging.DROPPED == 4
    assert judging.COUNTS_FROM == 2


def test_every_field_is_documented() -> None:
    from tests.analysis.test_games import analysed

    plain = analysed(3).to_dict()
    table = TEXT.partition("## JSON")[2]
    for field in plain:
        assert f"`{field}`" in table, field
    for field in plain["decisions"][0]:
        assert re.search(rf"`(decisions\[\]\.)?{field}`", table), field
