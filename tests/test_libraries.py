"""The parts that are libraries need no package at all: not the server's, and no other."""

import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
LIBRARIES = [
    name for name in ("rules", "game", "bots", "table", "analysis", "lessons") if (SOURCE / "byzanz" / name).is_dir()
]

EVERYTHING = """
import importlib, pkgutil, sys
sys.path.insert(0, {source!r})
package = importlib.import_module("byzanz." + {name!r})
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print(*sorted({{module.partition(".")[0] for module in sys.modules}} - set(sys.stdlib_module_names)))
"""

GAME = """
import sys
sys.path.insert(0, {source!r})
import byzanz
from byzanz.bots import make
game = byzanz.Game(players=3, seed=1)
bots = [make(name, 1) for name in ("gentle", "shrewd", "search:2")]
while game.result is None:
    seat = game.waiting_for[0]
    game.act(seat, bots[seat].decide(game.view(seat)))
print(len(game.actions))
"""


def without_packages(code: str) -> str:
    """Run Python with nothing but its standard library."""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", LIBRARIES)
def test_every_module_of_a_library_is_imported_without_any_package(name: str) -> None:
    loaded = without_packages(EVERYTHING.format(source=str(SOURCE), name=name)).split()
    assert set(loaded) <= {"__main__", "__mp_main__", "byzanz", "cython_runtime", "_cython_3_3_1"} | {
        module for module in loaded if module.startswith("_cython")
    }


def test_a_game_is_played_without_any_package() -> None:
    assert int(without_packages(GAME.format(source=str(SOURCE)))) > 50


def test_the_environment_of_these_tests_really_lacks_them() -> None:
    code = "import importlib.util as u; print([n for n in ('litestar', 'msgspec', 'rich', 'numpy') if u.find_spec(n)])"
    assert without_packages(code).strip() == "[]"


BASE = """
import sys
sys.path.insert(0, {source!r})
class Missing:
    @staticmethod
    def find_spec(name, path, target=None):
        if name.partition(".")[0] in {extras!r}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing)
from byzanz.cli import main, parser
parser()
import byzanz.server.run
from byzanz.server.metrics import Metrics
metrics = Metrics()
metrics.add_action("bot")
metrics.connections_cut.labels("why").inc()
assert metrics.text() == b""
sys.exit(main(["play", "--plain", "--seed", "7"]))
"""
EXTRAS = (
    "chess", "cmaes", "faker", "gymnasium", "httpcore", "httpx", "litestar_htmx", "matplotlib", "numpy", "onnx", "onnxruntime",
    "open_spiel", "pettingzoo", "pgx", "polyfactory", "prometheus_client", "psycopg", "pyarrow",
    "pyspiel", "pywebpush", "ray", "rich_click", "rlcard", "textual", "torch", "uvloop", "webauthn",
)  # fmt: skip


def test_playing_needs_the_base_install_alone_and_not_even_all_that_it_brings() -> None:
    code = BASE.format(source=str(SOURCE), extras=EXTRAS)
    done = subprocess.run([sys.executable, "-c", code], input="quit\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Theodora" in done.stdout or "Irene" in done.stdout
