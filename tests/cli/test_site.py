"""`byzanz site`: plain files without a server."""

import json
from pathlib import Path

import pytest

from byzanz import Refused
from byzanz.cli import main
from byzanz.cli.site import STATIC, without_server, write_site

needs_client = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="NOT TESTED: the client is not built")


@needs_client
def test_the_folder_has_everything_and_no_address_from_the_root(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games" / "byzanz"
    assert main(["site", str(folder)]) == 0
    assert str(folder) in capsys.readouterr().out
    page = (folder / "index.html").read_text()
    assert "<html data-site" in page
    assert '="/' not in page
    pack = json.loads((folder / "offline" / "pack.json").read_text())
    parts = [
        part["path"] for part in [*pack["scripts"], *(piece for file in pack["files"] for piece in file["pieces"])]
    ]
    assert all((folder / "offline" / part).is_file() for part in parts)
    assert sum((folder / "offline" / part).stat().st_size for part in parts if part.endswith(".bin")) < pack["size"]
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert (folder / manifest["icons"][0]["src"]).is_file()
    assert not list(folder.rglob("*.gz"))


@needs_client
def test_a_folder_of_its_own_is_written_again_and_another_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder)
    (folder / "assets" / "old.js").write_text("old")
    write_site(folder)
    assert not (folder / "assets" / "old.js").exists()
    other = tmp_path / "other"
    other.mkdir()
    (other / "thesis.txt").write_text("years of work")
    assert main(["site", str(other)]) == 2
    assert (other / "thesis.txt").read_text() == "years of work"


def test_without_a_built_client_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="site_no_client"):
        write_site(tmp_path / "site", static=tmp_path / "nothing")


def test_the_page_is_marked_and_has_a_policy() -> None:
    page = without_server('<html lang="en"><meta charset="utf-8" /><link href="/icon.svg"><a href="https://x.org/">')
    assert page.startswith('<html data-site lang="en">')
    assert 'href="./icon.svg"' in page
    assert 'href="https://x.org/"' in page
    assert "wasm-unsafe-eval" in page
