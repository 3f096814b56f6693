"""The pages about the format and the codes are run, not believed."""

import re
import shutil
from pathlib import Path

import pytest

from generator.games.distant_suns.files import FILES
from generator.games.distant_suns.load_content import load_content

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "layouts" / "distant-suns"
FORMAT = (ROOT / "docs" / "format.md").read_text(encoding="utf-8")
CODES = (ROOT / "docs" / "codes.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```yaml\n(# (\w+)\n.*?)```", FORMAT, re.DOTALL)


@pytest.mark.parametrize(("text", "kind"), BLOCKS)
def test_an_example_of_the_page_loads_without_findings(text: str, kind: str, tmp_path: Path) -> None:
    for name in ("shapes", "missions", "play"):
        shutil.copy(SHIPPED / f"{name}.yaml", tmp_path)
    shutil.copy(SHIPPED / "sheets" / "lantern.yaml", tmp_path / "layout.yaml")
    (tmp_path / f"{kind}.yaml").write_text(text, encoding="utf-8")
    assert load_content(tmp_path, tmp_path / "layout.yaml").findings == ()


def test_there_is_an_example_of_every_kind_and_none_without_a_kind() -> None:
    assert {kind for _, kind in BLOCKS} == set(FILES)
    assert len(BLOCKS) == FORMAT.count("```yaml")


@pytest.mark.parametrize("kind", FILES)
def test_every_key_is_on_the_page(kind: str) -> None:
    schema = FILES[kind].model_json_schema()
    parts = [schema, *schema.get("$defs", {}).values()]
    for key in (key for part in parts for key in part["properties"]):
        assert f"| `{key}` |" in FORMAT


def test_every_code_is_explained_and_every_explained_code_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "generator").rglob("*.py"))
    used = set(re.findall(r'"((?:PC|DS)\d{3})"', source))
    listed = re.findall(r"^\| ((?:PC|DS)\d{3}) \|", CODES, re.MULTILINE)
    assert sorted(used) == sorted(listed)
