"""`make play` compiles only what a game needs, and says later which modules a full build must compile again."""

import shutil
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from scripts import build_rules
from scripts.build_common import SOURCE

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
    loaded = {SOURCE.joinpath(*name.split(".")).with_suffix(".py") for name in done.stdout.split()}
    every = build_rules.twins()
    quick = build_rules.for_playing(every)
    assert set(quick) < set(every)
    left_out = {source.relative_to(SOURCE).as_posix() for source in (loaded & set(every)) - set(quick)}
    assert all(name.startswith(build_rules.CHECKED) for name in left_out)
    for source in quick:
        assert build_rules.ties(source) & set(every) <= set(quick), "nothing compiled needs what is not"


def test_less_optimisation_except_where_a_search_spends_its_time() -> None:
    judge = SOURCE / "byzanz" / "bots" / "value_net" / "net.py"
    flow = SOURCE / "byzanz" / "rules" / "flow.py"
    assert judge in build_rules.twins()
    assert "-O3" in build_rules.flags_for(judge, quick=True)
    assert "-O1" in build_rules.flags_for(flow, quick=True)
    assert "-O3" in build_rules.flags_for(flow, quick=False)


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
            extension = outcome / build_rules.extension_of(one).relative_to(tmp_path)
            extension.parent.mkdir(parents=True, exist_ok=True)
            extension.touch()
            made.append(extension)
        return made

    monkeypatch.setattr(build_rules, "SOURCE", tmp_path)
    monkeypatch.setattr(build_rules, "WORKSHOP", tmp_path)
    monkeypatch.setattr(build_rules, "QUICK", tmp_path / "quick")
    monkeypatch.setattr(build_rules, "compile_twins", compile_one)
    for quick in (True, True, False, False, True):
        build_rules.compile_in_place(quick)
    assert compiled == [("one.py", True), ("one.py", False)]


@pytest.fixture
def two_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A tree of its own with two modules to compile."""
    package = tmp_path / "src" / "pair"
    package.mkdir(parents=True)
    (tmp_path / "build").mkdir()
    (package / "__init__.py").touch()
    for name in ("large", "small"):
        (package / f"{name}.py").write_text(f"def twice(number):\n    return 2 * number  # {name}\n", encoding="utf-8")
        (package / f"{name}.pxd").write_text("cpdef int twice(int number)\n", encoding="utf-8")
    monkeypatch.setattr(build_rules, "ROOT", tmp_path)
    monkeypatch.setattr(build_rules, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(build_rules, "WORKSHOP", tmp_path / "build")
    monkeypatch.chdir(tmp_path)
    return [package / "small.py", package / "large.py"]


@pytest.mark.extra
@pytest.mark.skipif(not shutil.which("cc"), reason="NOT TESTED: no C compiler")
def test_workers_compile_side_by_side_and_say_what_is_wrong(
    two_modules: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers: list[int] = []

    class Counted(ProcessPoolExecutor):
        def __init__(self, most: int, *rest: Any) -> None:
            workers.append(most)
            super().__init__(most, *rest)

    monkeypatch.setattr(build_rules, "ProcessPoolExecutor", Counted)
    made = build_rules.compile_twins(two_modules, tmp_path / "made", quick=True)
    assert [path.name.partition(".")[0] for path in made] == ["small", "large"], "in the order asked for"
    assert all(path.is_file() for path in made)
    assert workers == [2] or sys.platform != "linux"
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    with pytest.raises(build_rules.CannotCompile):
        build_rules.compile_twins(two_modules, tmp_path / "made", quick=True)
    two_modules[0].with_suffix(".pxd").write_text("cpdef int thrice(int number)\n", encoding="utf-8")
    with pytest.raises(build_rules.WrongTypes, match="small"):
        build_rules.compile_twins(two_modules, tmp_path / "made", quick=True)
