"""Refuse new lines of more than 100 characters.

`python scripts/line_length.py [what git diff compares, default HEAD]`. Older lines may be longer,
so that nothing need be reformatted. Python's code is folded by the formatter; its comments and
docstrings are looked at here, and the files of the client.
"""

import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
AT_MOST = 100
FILES = ("*.py", "*.pxd", "*.ts", "*.svelte", "*.css")


def new_lines(diff: str) -> Iterator[tuple[str, int, str]]:
    """Yield each added line of a diff without context, with its file and number."""
    path, number = "", 0
    for line in diff.splitlines():
        if line.startswith("+++ "):
            path = line.removeprefix("+++ b/")
        elif found := re.match(r"@@ \S+ \+(\d+)", line):
            number = int(found[1])
        elif line.startswith("+"):
            yield path, number, line[1:]
            number += 1


def folded_by_the_formatter(path: Path, number: int) -> bool:
    """Whether a line of Python is code, neither a comment nor part of a docstring."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            is_whole_line = token.type == tokenize.STRING and token.line.lstrip().startswith(token.string[:1])
            if (token.type == tokenize.COMMENT or is_whole_line) and token.start[0] <= number <= token.end[0]:
                return False
    return True


def too_long(diff: str, root: Path) -> list[str]:
    """Return the places of new lines that are too long."""
    return [
        f"{path}:{number}: {len(line)} characters"
        for path, number, line in new_lines(diff)
        if len(line) > AT_MOST and not (path.endswith(".py") and folded_by_the_formatter(root / path, number))
    ]


def main(compared: list[str]) -> int:
    """Name the new lines that are too long."""
    if not (ROOT / ".git").exists():
        return 0
    command = ["git", "diff", "--no-color", "--no-ext-diff", "--unified=0", *(compared or ["HEAD"]), "--", *FILES]
    found = too_long(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout, ROOT)
    if found:
        print(*found, f"New lines have at most {AT_MOST} characters.", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
