"""Ids of shapes and missions, as several kinds of file name them."""

from typing import Annotated
from typing import Literal
from typing import TypeAlias

from pydantic import Field

ShapeId: TypeAlias = Annotated[
    str, Field(max_length=40, json_schema_extra={"pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"})
]
MissionId: TypeAlias = Literal["alien", "upgrade", "treasure", "cluster", "black-hole"]
