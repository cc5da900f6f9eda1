"""Each package plays in an empty environment, on a machine without a compiler, Node.js and make."""

import contextlib
import http.cookiejar
import json
import os
import shlex
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from byzanz.tui.local import Setup
from tests.tui.test_plain import played

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).parent / "uv"
LARGEST = 10_000_000
KINDS = ("sdist", "compiled", "pure")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.extra,
    pytest.mark.skipif(not UV.exists(), reason="no uv in this environment"),
]


class Installed(NamedTuple):
    """An environment with nothing but a package and what it asks for."""

    kind: str
    bin: Path
    environment: dict[str, str]

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            input=typed, capture_output=True, text=True, check=False, env=self.environment, timeout=300, cwd=self.bin,
        )  # fmt: skip


def uv(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"UV_PYTHON_DOWNLOADS": "never"} | more
    return subprocess.run([UV, *arguments], capture_output=True, text=True, check=False, cwd=ROOT, env=environment)


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The three packages, built as `make dist` builds them; or those in the folder BYZANZ_DIST."""
    if ready := os.environ.get("BYZANZ_DIST"):
        (sdist,), (pure,) = Path(ready).glob("*.tar.gz"), Path(ready).glob("*-none-any.whl")
        (compiled,) = set(Path(ready).glob("*.whl")) - {pure}
        return {"sdist": sdist, "compiled": compiled, "pure": pure}
    folder = tmp_path_factory.mktemp("dist")
    made: dict[str, Path] = {}
    for kind, argument, left_out in (
        ("sdist", "--sdist", ""),
        ("compiled", "--wheel", ""),
        ("pure", "--wheel", "pure"),
    ):
        out = folder / kind
        done = uv("build", "--no-build-isolation", argument, "--out-dir", str(out), BYZANZ_BUILD=left_out)
        assert done.returncode == 0, done.stderr
        made[kind] = next(file for file in out.iterdir() if file.suffix in (".whl", ".gz"))
    return made


@pytest.fixture(params=KINDS)
def installed(request: pytest.FixtureRequest, packages: dict[str, Path], tmp_path: Path) -> Installed:
    """A package in an environment of its own; its machine seems to have no programs at all."""
    place = tmp_path / "empty"
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("BYZANZ", "PYTHON", "VIRTUAL"))
    }
    environment |= {"PATH": str(nothing), "HOME": str(tmp_path), "BYZANZ_LANG": "en", "XDG_DATA_HOME": str(tmp_path)}
    assert uv("venv", "--python", sys.executable, str(place)).returncode == 0
    python = str(place / "bin" / "python")
    if uv("pip", "install", "--python", python, "--dry-run", "msgspec").returncode != 0:
        pytest.skip("NO PACKAGE INDEX CAN BE REACHED: nothing can be installed, and nothing is tested")
    cache = {"UV_CACHE_DIR": uv("cache", "dir").stdout.strip()}
    done = subprocess.run(
        [UV, "pip", "install", "--quiet", "--python", python, str(packages[request.param])],
        capture_output=True, text=True, check=False, env=environment | cache,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return Installed(request.param, place / "bin", environment)


def test_packages_are_small(packages: dict[str, Path]) -> None:
    for kind in ("compiled", "pure"):
        assert packages[kind].stat().st_size <= LARGEST
    assert packages["pure"].name.endswith("-py3-none-any.whl")
    assert "none-any" not in packages["compiled"].name


def test_an_installed_package_plays(installed: Installed) -> None:
    compiled = installed.run("python", "-c", "from byzanz import _pure; print(_pure.compiled(), _pure.__file__)")
    answer, place = compiled.stdout.split()
    assert answer == str(installed.kind == "compiled"), compiled.stderr
    assert str(ROOT / "src") not in place
    player, _printed = played(Setup(4, "shrewd", seed=21), 3)
    typed = "".join(f"{action}\n" for action in player.typed)
    done = installed.run("byzanz", "play", "--plain", "--seed", "21", "--record", "-", typed=typed)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == json.loads(player.game.table.record())
    bare = installed.run("python", "-m", "byzanz", "arena", "greedy", "random", "random", "--games", "3", "--seed", "1")
    assert bare.returncode == 0, bare.stderr
    assert "greedy" in bare.stdout
    install_as_told(installed, installed.run("byzanz", "play", "--no-browser", "--port", "0"))
    with serving(installed) as address:
        page_and_room(address)


def install_as_told(installed: Installed, refused: subprocess.CompletedProcess[str]) -> None:
    """Run the very command that a refusal for want of packages names."""
    assert refused.returncode == 2, refused.stderr
    assert "Traceback" not in refused.stderr
    program, *arguments = shlex.split(refused.stderr.partition("Install them with: ")[2])
    assert program == "uv"  # the environment has no pip
    assert not any("faker" in argument for argument in arguments)
    done = uv(*arguments)
    assert done.returncode == 0, done.stderr


def test_the_base_install_is_small(installed: Installed) -> None:
    """A library user gets what the command line and the arena need, and no server."""
    done = uv("pip", "list", "--format=freeze", "--python", str(installed.bin / "python"))
    names = {line.partition("==")[0].lower() for line in done.stdout.splitlines()}
    assert "byzanz" in names
    assert not names & {"litestar", "sqlalchemy", "faker", "uvicorn", "msgspec", "numpy"}


@contextlib.contextmanager
def serving(installed: Installed) -> Iterator[str]:
    """Run `byzanz play`; give its address."""
    command = [str(installed.bin / "byzanz"), "play", "--no-browser", "--port", "0", "--bot-delay", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=installed.environment) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split(" at ")[1].split()[0]
        finally:
            server.terminate()


def page_and_room(address: str) -> None:
    """The page is there with its script, and a game against bots begins."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
    with opener.open(address) as page:
        assert b"<script" in page.read()
    body = json.dumps({"players": 4, "bots": "gentle", "name": "Lena"}).encode()
    request = urllib.request.Request(address + "api/rooms", body, {"Content-Type": "application/json"})
    with opener.open(request) as answer:
        room = json.load(answer)["room"]
    with opener.open(f"{address}api/rooms/{room}") as answer:
        assert json.load(answer)["state"] in ("dealing", "playing")
