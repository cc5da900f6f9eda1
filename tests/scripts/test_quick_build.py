"""`make play` compiles only what a game needs, and says later which modules a full build must compile again."""

import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build

PLAYED = """
import sys
import byzanz.cli.play, byzanz.server.run, byzanz.tui.local
from byzanz import Game
from byzanz.bots import make
game = Game(4, seed=1)
bots = [make(name, 1) for name in ("gentle", "shrewd", "search:4", "random")]
for _ in range(40):
    seat = game.waiting_for[0]
    game.act(seat, bots[seat].decide(game.view(seat)))
print(*(name for name in sys.modules if name.startswith("byzanz.")))
"""


def test_every_module_that_a_game_loads_is_compiled_for_playing() -> None:
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True)
    loaded = {hatch_build.SOURCE.joinpath(*name.split(".")).with_suffix(".py") for name in done.stdout.split()}
    every = hatch_build.twins()
    quick = hatch_build.for_playing(every)
    assert set(quick) < set(every)
    assert (loaded & set(every)) - set(quick) == set()
    for source in quick:
        assert hatch_build.ties(source) & set(every) <= set(quick), "nothing compiled needs what is not"


def test_less_optimisation_except_where_a_search_spends_its_time() -> None:
    judge = hatch_build.SOURCE / "byzanz" / "bots" / "judge.py"
    flow = hatch_build.SOURCE / "byzanz" / "rules" / "flow.py"
    assert judge in hatch_build.twins()
    assert "-O3" in hatch_build.flags_for(judge, quick=True)
    assert "-O1" in hatch_build.flags_for(flow, quick=True)
    assert "-O3" in hatch_build.flags_for(flow, quick=False)


def test_what_was_built_quickly_is_built_again_in_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "byzanz" / "one.py"
    source.parent.mkdir()
    source.write_text("", encoding="utf-8")
    source.with_suffix(".pxd").write_text("", encoding="utf-8")
    compiled: list[tuple[str, bool]] = []

    def compile_one(sources: list[Path], outcome: Path, quick: bool = False) -> list[Path]:
        made = []
        for one in sources:
            compiled.append((one.name, quick))
            extension = outcome / hatch_build.extension_of(one).relative_to(tmp_path)
            extension.parent.mkdir(parents=True, exist_ok=True)
            extension.touch()
            made.append(extension)
        return made

    monkeypatch.setattr(hatch_build, "SOURCE", tmp_path)
    monkeypatch.setattr(hatch_build, "WORKSHOP", tmp_path)
    monkeypatch.setattr(hatch_build, "QUICK", tmp_path / "quick")
    monkeypatch.setattr(hatch_build, "compile_twins", compile_one)
    for quick in (True, True, False, False, True):
        hatch_build.compile_in_place(quick)
    assert compiled == [("one.py", True), ("one.py", False)]
