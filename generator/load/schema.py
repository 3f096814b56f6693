"""Schema: the JSON Schema of a file model for editors, and questions about the model answered from it."""

import json
from collections.abc import Mapping
from typing import TypeAlias

from pydantic import BaseModel

from generator.load.document import Location
from generator.values import dataclass

Node: TypeAlias = Mapping[str, object]

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schema_text(model: type[BaseModel]) -> str:
    """The schema as it is kept in a file."""
    return json.dumps({"$schema": DRAFT, **model.model_json_schema()}, indent=2, ensure_ascii=False) + "\n"


def known_keys(model: type[BaseModel], location: Location) -> tuple[str, ...]:
    """The keys that the model knows at that location."""
    properties = _at(model, location).get("properties")
    return tuple(properties) if isinstance(properties, Mapping) else ()


def allowed_values(model: type[BaseModel], location: Location) -> tuple[str, ...]:
    """The values to choose from at that location, if it is a choice."""
    node = _at(model, location)
    values = node.get("enum", [node.get("const", "")])
    return tuple(str(value) for value in values) if isinstance(values, list) else ()


@dataclass(frozen=True, slots=True)
class Range:
    """What numbers are allowed; None where there is no limit, and whether the limits themselves are not."""

    least: float | None
    most: float | None
    is_more: bool
    is_less: bool
    is_whole: bool


def range_of(model: type[BaseModel], location: Location) -> Range:
    """The numbers that the model allows at that location."""
    node = _at(model, location)
    more, less = _limit(node, "exclusiveMinimum"), _limit(node, "exclusiveMaximum")
    return Range(
        _limit(node, "minimum") if more is None else more,
        _limit(node, "maximum") if less is None else less,
        more is not None,
        less is not None,
        node.get("type") == "integer",
    )


def _limit(node: Node, key: str) -> float | None:
    value = node.get(key)
    return value if isinstance(value, int | float) else None


def _at(model: type[BaseModel], location: Location) -> Node:
    root = model.model_json_schema()
    node: Node = root
    for part in location:
        node = _resolved(root, _child(node, part))
    return _resolved(root, node)


def _child(node: Node, part: str | int) -> Node:
    if isinstance(part, int):
        return _mapping(node.get("items"))
    properties = _mapping(node.get("properties"))
    return _mapping(properties.get(part, node.get("additionalProperties")))


def _resolved(root: Node, node: Node) -> Node:
    reference = node.get("$ref")
    if not isinstance(reference, str):
        return node
    return _mapping(_mapping(root.get("$defs")).get(reference.rsplit("/", 1)[-1]))


def _mapping(value: object) -> Node:
    return value if isinstance(value, Mapping) else {}
