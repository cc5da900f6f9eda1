"""The client's types are those of the wire."""

from pathlib import Path

from byzanz.server.typescript import FILE, main, write


def test_the_generated_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == write()


def test_a_file_that_is_out_of_date_is_said_to_be(tmp_path: Path) -> None:
    path = tmp_path / "wire.ts"
    assert main(["--check", str(path)]) == 1
    assert main([str(path)]) == 0
    assert main(["--check", str(path)]) == 0
    path.write_text(path.read_text(encoding="utf-8") + "x", encoding="utf-8")
    assert main(["--check", str(path)]) == 1
