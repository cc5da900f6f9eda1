"""Everything that browsers get from us has its license beside it (D13): on a server, in the wheel, on a site."""

import json
import re
from pathlib import Path

import httpx
import pytest

from byzanz.cli.site import write_site
from scripts.licenses import BUNDLED, PACKAGES, STATIC, all_licenses, entry
from tests.server.harness import ROOT, running, settings_for

IMPORT = re.compile(r"""(?:from|import|url)\s*\(?\s*['"]((?:@[\w.-]+/)?[\w-][\w.-]*)(?=[/'"])""")
NO_PACKAGES = {"vite", "virtual:texts"}


def imported() -> set[str]:
    """The packages that the client's sources name."""
    files = [path for path in (ROOT / "client" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    return {
        name
        for path in files
        for name in IMPORT.findall(path.read_text(encoding="utf-8"))
        if (PACKAGES / name / "package.json").is_file() and name not in NO_PACKAGES
    }


@pytest.fixture(scope="module")
def licenses() -> str:
    if not (STATIC / "licenses.txt").is_file():
        pytest.skip("NOT TESTED: the browser client is not built")
    return (STATIC / "licenses.txt").read_text(encoding="utf-8")


def test_d13_each_package_that_is_shipped_stands_with_its_version_and_its_license(licenses: str) -> None:
    names = imported() | set(json.loads(BUNDLED.read_text(encoding="utf-8"))) | {"pyodide"}
    assert {"svelte", "@noble/hashes", "@fluent/bundle", "@fontsource/marcellus", "uqr", "workbox-core"} <= names
    for name in sorted(names):
        about = json.loads((PACKAGES / name / "package.json").read_text(encoding="utf-8"))
        heading = f"\n{name} {about['version']}\nLicense: {about['license']}\n"
        assert heading in licenses, name
        text = licenses.partition(heading)[2].partition("=" * 80)[0]
        assert len(text) > 500, f"{name} has no text"


def test_d13_python_and_the_names_of_our_own(licenses: str) -> None:
    for part in ("Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE", "SIL OPEN FONT LICENSE",
                 "UNICODE LICENSE V3", "Emanuele Ornella", "MIT License"):  # fmt: skip
        assert part.lower() in licenses.lower(), part


def test_d13_what_has_no_license_is_not_shipped(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "bird", "version": "1.0.0"}')
    with pytest.raises(SystemExit, match="license"):
        entry(tmp_path)


def test_d13_a_client_without_python_names_no_python() -> None:
    assert "pyodide" not in all_licenses(["svelte"], has_python=False)


def test_d13_they_are_served_and_on_every_site(licenses: str, tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        answer = httpx.get(server.url + "/licenses.txt")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert answer.text == licenses
    assert tmp_path / "site" / "licenses.txt" in write_site(tmp_path / "site")
    assert "static/**" in (ROOT / "pyproject.toml").read_text(encoding="utf-8"), "the wheel has all of it"
