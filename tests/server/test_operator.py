"""What an operator says on their server: name, welcome, imprint and privacy, as settings."""

from pathlib import Path

import httpx
import pytest

from byzanz import Refused
from byzanz.cli import main
from byzanz.server.operator import LONGEST_WELCOME, operator_texts
from tests.server.harness import RunningServer, running, settings_for

NOTHING = {
    "name": None,
    "welcome": None,
    "imprint": None,
    "privacy": None,
    "notice": None,
    "read_only": False,
    "stranger": False,
}


def test_who_says_nothing_shows_nothing(server: RunningServer) -> None:
    assert server.browser().get("/site") == NOTHING
    assert httpx.get(server.url + "/imprint", follow_redirects=False).status_code == 404


def test_texts_are_shown_by_the_server_and_pages_elsewhere_are_linked(tmp_path: Path) -> None:
    imprint = tmp_path / "imprint.txt"
    imprint.write_text("Chess club of Byzantium\nZoë Ἰσαάκιος\n<script>alert(1)</script>", encoding="utf-8")
    (tmp_path / "welcome").write_text("Every Friday.\nBe kind.\n", encoding="utf-8")
    settings = settings_for(
        tmp_path,
        site_name="Club Byzanz",
        welcome=str(tmp_path / "welcome"),
        imprint=str(imprint),
        privacy="https://club.example/privacy",
    )
    with running(settings) as server:
        assert server.browser().get("/site") == {
            "name": "Club Byzanz",
            "welcome": "Every Friday.\nBe kind.",
            "imprint": "/imprint",
            "privacy": "https://club.example/privacy",
            "notice": None,
            "read_only": False,
            "stranger": False,
        }
        page = httpx.get(server.url + "/imprint")
        assert page.text == imprint.read_text(encoding="utf-8")
        assert page.headers["content-type"] == "text/plain; charset=utf-8", "a text, whatever stands in it"
        assert page.headers["x-content-type-options"] == "nosniff"
        assert httpx.head(server.url + "/imprint").status_code == 200


def test_a_welcome_is_a_text_and_not_endless(tmp_path: Path) -> None:
    assert operator_texts(settings_for(tmp_path, welcome="Hello / there")).welcome == "Hello / there"
    long = operator_texts(settings_for(tmp_path, welcome="x" * 5_000)).welcome
    assert long is not None
    assert len(long) == LONGEST_WELCOME


@pytest.mark.parametrize("setting", ["imprint", "privacy", "welcome"])
@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"x" * 300_000], ids=["missing", "no text", "too long"])
def test_a_file_that_can_not_be_shown_is_refused_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], setting: str, content: bytes | None
) -> None:
    file = tmp_path / "text"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Refused) as refused:
        operator_texts(settings_for(tmp_path, **{setting: str(file)}))
    assert refused.value.code == "setting_file"
    database = f"--database={tmp_path}/byzanz.sqlite"
    assert main(["serve", "--port=0", database, f"--{setting}={file}"]) == 2
    said = capsys.readouterr().err
    assert f"--{setting}" in said
    assert len(said.splitlines()) == 1
