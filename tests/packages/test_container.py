"""The container's steps, run on this machine in folders of their own, and its compose file, read.

NOT TESTED without a registry and an engine: the base images, `apt-get`, `useradd`, the volume's owner, PostgreSQL's image.
"""

import json
import os
import re
import shutil
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from byzanz.server.settings import Settings, from_arguments, variable
from tests.server.harness import ROOT
from tests.waiting import wait_until

CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
OF_THE_IMAGE = ("apt-get", "useradd")
"""Steps that change a machine: here they are only read."""


@dataclass
class Image:
    """What a Containerfile says, stage by stage."""

    runs: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    copied: list[tuple[str, ...]] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    volume: str = ""
    port: int = 0


def read(text: str) -> Image:
    image = Image()
    for line in text.replace("\\\n", "").splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "RUN":
                image.runs.append(rest)
            case "ENV":
                image.environment |= dict(part.split("=", 1) for part in rest.split())
            case "COPY":
                image.copied.append(tuple(rest.split()))
            case "ENTRYPOINT":
                image.command = json.loads(rest) + image.command
            case "CMD":
                image.command += json.loads(rest)
            case "HEALTHCHECK":
                image.health = json.loads(rest.partition("CMD ")[2])
            case "VOLUME":
                image.volume = rest
            case "EXPOSE":
                image.port = int(rest)
            case "" | "#" | "FROM" | "WORKDIR" | "USER":
                pass
            case _:
                raise AssertionError(f"nobody has looked at {line!r}")
    return image


IMAGE = read(CONTAINERFILE)


def settings_of(environment: dict[str, str]) -> Settings:
    """What a server makes of the environment; an empty variable counts as not set."""
    import argparse

    names = {variable(name) for name in Settings.__slots__}
    ours = {name: value for name, value in environment.items() if name.startswith("BYZANZ_")}
    assert ours.keys() <= names
    return from_arguments(argparse.Namespace(), {name: "" if "${" in value else value for name, value in ours.items()})


def test_the_image_keeps_its_games_in_its_volume_and_listens_where_it_says() -> None:
    settings = settings_of(IMAGE.environment)
    assert (settings.host, settings.port) == ("0.0.0.0", IMAGE.port)
    assert settings.database_name().parent == Path(IMAGE.volume)
    assert IMAGE.command == ["byzanz", "serve"]
    assert f"localhost:{IMAGE.port}" in IMAGE.health[-1].replace("127.0.0.1", "localhost")
    assert re.search("^USER byzanz$", CONTAINERFILE, re.MULTILINE), "nothing runs as root"
    assert CONTAINERFILE.index("USER byzanz") < CONTAINERFILE.index("ENTRYPOINT")


def test_the_compose_file_fits_the_image_and_the_settings() -> None:
    services: dict[str, Any] = COMPOSE["services"]
    for name in ("byzanz", "byzanz-postgres"):
        service = services[name]
        settings_of({key: str(value) for key, value in service["environment"].items()})
        assert [int(port.split(":")[1]) for port in service["ports"]] == [IMAGE.port]
    assert services["byzanz"]["volumes"] == [f"games:{IMAGE.volume}"]
    assert {"games", "postgres"} == set(COMPOSE["volumes"])
    address = services["byzanz-postgres"]["environment"]["BYZANZ_DATABASE"]
    assert re.fullmatch(r"postgresql://byzanz:\$\{POSTGRES_PASSWORD:-\}@postgres/byzanz", address)
    assert services["postgres"]["environment"]["POSTGRES_USER"] == "byzanz"
    assert services["byzanz-postgres"]["command"][0] == IMAGE.command[1]


def test_nothing_that_was_built_here_comes_along() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for built in (".git", ".venv", "**/*.so", "**/node_modules", "src/byzanz/server/static"):
        assert built in left_out


def sources(folder: Path) -> None:
    """What `COPY . .` copies: what is in the checkout, nothing that was built."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


@pytest.mark.slow
@pytest.mark.extra
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="NOT TESTED: no checkout to copy")
def test_its_steps_make_a_server_that_is_well(tmp_path: Path) -> None:
    source = tmp_path / "src"
    source.mkdir()
    sources(source)

    def here(text: str) -> str:
        """The same with folders of this test."""
        return re.sub(r"(?<![\w.])/(build|opt/byzanz|wheels|data)\b", rf"{tmp_path}/\1", text)

    kept = ("PATH", "HOME", "LANG", "PIP_", "npm_", "NPM_", "SSL_", "NODE_")
    environment = {name: value for name, value in os.environ.items() if name.startswith(kept)}
    (tmp_path / "data").mkdir()
    (tmp_path / "opt").mkdir()
    for step in IMAGE.runs:
        if not any(word in step for word in OF_THE_IMAGE):
            done = subprocess.run(
                ["sh", "-ec", here(step)], cwd=source, env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{step}\n{done.stdout}\n{done.stderr}"
    # The venv's python stands for the image's, which is the same there.
    settings = {name: here(value) for name, value in IMAGE.environment.items()}
    settings["PATH"] = settings["PATH"].replace("$PATH", environment["PATH"])
    with httpx.Client() as client:
        settings["BYZANZ_HOST"] = "127.0.0.1"
        server = subprocess.Popen([tmp_path / "opt/byzanz/bin/byzanz", *IMAGE.command[1:]], env=environment | settings)
        try:
            address = f"http://127.0.0.1:{IMAGE.port}"
            wait_until(lambda: is_well(client, address))
            subprocess.run(IMAGE.health, env=environment | settings, check=True)
            assert "<title>" in client.get(address).text
            assert "Mozilla Public License" in client.get(address + "/licenses.txt").text
            assert client.get(address + "/offline/pack.json").status_code == 200
            subprocess.run(
                [tmp_path / "opt/byzanz/bin/byzanz", "backup", tmp_path / "copy"],
                env=environment | settings,
                check=True,
            )
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    assert list((tmp_path / "opt/byzanz").rglob("byzanz/rules/*.so")), "the rules are compiled"


def is_well(client: httpx.Client, address: str) -> bool:
    try:
        return client.get(address + "/healthz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False
