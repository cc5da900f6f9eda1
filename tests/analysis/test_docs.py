"""The examples in docs/analysis.md run, and its definitions are those of the code."""

import re

from byzanz.analysis import decisions, games, judging, luck, verdicts
from byzanz.analysis import layout as rollouts_layout
from byzanz.arena.figures import adjusted
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
    assert f"`--worlds N` is the most worlds one decision is tried in ({games.MOST_WORLDS})" in plain
    assert f"each action ({games.CHART_WORLDS} worlds)" in plain
    assert f"Each value has {luck.LUCK_WORLDS} worlds" in plain
    assert f"result − {adjusted.WEIGHT} · luck (values of {adjusted.WORLDS} worlds)" in plain
    four = verdicts.Thresholds.of(4)
    assert (four.inaccuracy, four.mistake, four.blunder) == (0.025, 0.05, 0.075)
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
