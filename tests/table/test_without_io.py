"""The table core stands on the standard library alone, and touches neither time, chance, files nor sockets."""

import ast
import subprocess
import sys
from pathlib import Path

import byzanz.table

FOLDER = Path(byzanz.table.__file__).parent
WITH_A_LOOP = "asyncio_host"
"""The one module that knows time: it puts a host on an event loop."""
FILES = [file for file in sorted(FOLDER.rglob("*.py")) if file.stem != WITH_A_LOOP]
ALLOWED = {
    "abc", "byzanz", "collections", "contextlib", "dataclasses", "datetime", "functools", "hashlib", "itertools", "json",
    "math", "statistics", "typing", "unicodedata",
}  # fmt: skip
MISSING = ["msgspec", "asyncio", "socket", "sqlite3", "sqlalchemy", "litestar", "uvicorn", "fluent", "rich", "numpy"]
PROGRAM = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Blocked())
import importlib, pkgutil, byzanz.table
for module in pkgutil.walk_packages(byzanz.table.__path__, "byzanz.table."):
    if not module.name.endswith({but!r}):
        importlib.import_module(module.name)
print(sorted(name for name in sys.modules if name.startswith("byzanz.server")))
"""


def test_it_imports_nothing_that_does_io() -> None:
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert {name.partition(".")[0] for name in names} <= ALLOWED, (file.name, names)


def test_it_reads_no_clock() -> None:
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        for word in ("datetime.now", "utcnow", "today(", "fairness.new_secret(", " open("):
            assert word not in text.replace("async def open(", ""), file.name


def test_it_loads_where_no_wheel_is_installed() -> None:
    program = PROGRAM.format(missing=MISSING, but=WITH_A_LOOP)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"
