"""New lines are looked at, old ones are left alone, and code is the formatter's."""

from pathlib import Path

from scripts.line_length import too_long

CODE = f"x = call({', '.join(['argument'] * 12)})"
TEXT = f'    """{"word " * 25}."""'
DIFF = """--- a/some.py
+++ b/some.py
@@ -3,0 +4,3 @@ def f():
+{code}
+{text}
+# short
--- a/some.ts
+++ b/some.ts
@@ -9 +9 @@
-old
+{code}
"""


def test_texts_and_files_of_the_client_have_at_most_100_characters(tmp_path: Path) -> None:
    lines = ["#" * 120, "", "def f() -> None:", CODE, TEXT, "# short"]
    (tmp_path / "some.py").write_text("\n".join(lines).replace("\nx = ", "\n    x = "), encoding="utf-8")
    assert too_long(DIFF.format(code=CODE, text=TEXT), tmp_path) == [
        f"some.py:5: {len(TEXT)} characters",
        f"some.ts:9: {len(CODE)} characters",
    ]
