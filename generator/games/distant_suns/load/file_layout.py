"""A layout file: one cosmos sheet, drawn in characters."""

from typing import Annotated
from typing import Literal
from typing import TypeAlias

from pydantic import ConfigDict
from pydantic import Field

from generator.game.file_kind import FileKind
from generator.load.models import FileModel
from generator.load.models import Line
from generator.load.models import LineWords
from generator.load.models import PictureText
from generator.load.models import ProseWords

KIND_PATTERN = "^(nothing|plain|start|alien|upgrade|treasure|decorative|world +[0-9]{1,2} */ *[0-9]{1,2})$"
PATTERN_EXAMPLES = ["nothing", "plain", "start", "alien", "upgrade", "treasure", "decorative", "world 10/5"]

Symbol: TypeAlias = Annotated[str, Field(json_schema_extra={"pattern": "^[^\\s]$"})]
KindText: TypeAlias = Annotated[str, Field(json_schema_extra={"pattern": KIND_PATTERN, "examples": PATTERN_EXAMPLES})]


class GridPart(FileModel):
    """The part of a layout that is drawn; it can be read even where the rest of the file has faults."""

    orientation: Annotated[
        Literal["pointy", "flat"], Field(description="Hexes with a corner on top (pointy) or an edge on top (flat).")
    ] = "pointy"
    legend: Annotated[
        dict[Symbol, KindText],
        Field(min_length=1, max_length=60, json_schema_extra={"additionalProperties": False}),
        Field(
            description="What each symbol of the picture means: nothing, plain, start, alien, upgrade, treasure, "
            "decorative, or a world such as world 10/5, worth 10 to the first player there and 5 to later ones."
        ),
    ]
    rows: Annotated[
        PictureText,
        Field(
            description="The picture of the sheet, a block with '|'. Pointy: symbols are 2 characters apart and every "
            "other row is shifted by 1. Flat: 4 apart, shifted by 2."
        ),
    ]


class LayoutFile(GridPart):
    """A cosmos sheet of Distant Suns."""

    model_config = ConfigDict(title="Distant Suns layout")

    name: Annotated[LineWords, Field(description="The name of the sheet: a text, or one for each language.")]
    author: Annotated[Line, Field(description="Who made the sheet; kept in the description of the PDF.")] = ""
    notes: Annotated[
        ProseWords, Field(description="What is special about the sheet: a text, or one for each language.")
    ] = ""
    hex_size: Annotated[
        float,
        Field(ge=8, le=40, allow_inf_nan=False),
        Field(description="Width of a hex in mm, flat to flat; 15 or more is easy to draw in."),
    ] = 17.0


FILE = FileKind(LayoutFile)
