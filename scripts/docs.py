"""Build the documentation as a site: `python scripts/docs.py OUT`. `make docs` installs what it needs and calls it.

The sources are the README and the documents next to it and in `docs/`, laid out as in the repository, so that a link
works on every site. Only what Sphinx needs is added to the copy: tables of contents and a page for the design notes.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
STAGE = ROOT / "build" / "docs-source"
BESIDE = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "LICENSE", "NOTICE")
CONTENTS = {
    "Players": ("play", "rules", "fairness"),
    "Bots and research": ("bots", "view", "record", "arena", "research", "api"),
    "Servers": ("operate", "protocol", "security-findings"),
    "Contributors": ("architecture", "glossary", "design/index"),
}


def stage() -> None:
    """Copy the sources, and add what only a site needs."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", STAGE / "docs")
    for name in BESIDE:
        shutil.copy(ROOT / name, STAGE / name)
    shutil.copy(ROOT / "client" / "public" / "icon.svg", STAGE / "docs" / "favicon.svg")
    notes = sorted((STAGE / "docs" / "design").glob("0*.md"))
    index = ["# Design notes", "", "Decisions that would be hard to undo, and what they cost.", ""]
    index += ["```{toctree}", ":titlesonly:", "", *(note.stem for note in notes), "```", ""]
    (STAGE / "docs" / "design" / "index.md").write_text("\n".join(index), encoding="utf-8")
    for page in STAGE.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        text = re.sub(r"\]\(((?:docs/)?design)\)", r"](\1/index.md)", text)
        page.write_text(text.replace("```mermaid", "```text"), encoding="utf-8")
    with (STAGE / "README.md").open("a", encoding="utf-8") as front:
        front.write(contents())


def contents() -> str:
    """Return the tables of contents of the whole site, as the side bar shows them."""
    known = {page.relative_to(STAGE / "docs").with_suffix("").as_posix() for page in (STAGE / "docs").rglob("*.md")}
    named = {page for pages in CONTENTS.values() for page in pages}
    others = sorted(page for page in known - named if not page.startswith("design/"))
    parts = dict(CONTENTS) | ({"More": tuple(others)} if others else {})
    tables = []
    for caption, pages in parts.items():
        lines = [f"docs/{page}" for page in pages]
        if caption == "Contributors":
            lines += ["CONTRIBUTING", "SECURITY", "CHANGELOG"]
        tables.append("\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *lines, "```", ""]))
    return "\n" + "\n".join(tables)


def build(out: Path) -> int:
    """Run Sphinx; a warning is an error."""
    stage()
    # Interpreted: compiled functions have no signatures.
    environment = os.environ | {"BYZANZ_PURE": "1", "BYZANZ_LANG": "en"}
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html"]
    command += ["-d", str(ROOT / "build" / "doctrees"), "-c", str(STAGE / "docs"), str(STAGE), str(out)]
    code = subprocess.run(command, check=False, env=environment).returncode
    if code == 0:
        shutil.copy(out / "README.html", out / "index.html")
    return code


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "docs").resolve()))
