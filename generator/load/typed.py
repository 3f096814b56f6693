"""Typed: plain values to a file model, and every fault back to its line in our words."""

from collections.abc import Iterable
from typing import TypeVar

from pydantic import BaseModel
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from generator.findings import Finding
from generator.load.document import Location
from generator.load.document import Value
from generator.load.document import YamlDocument
from generator.load.schema import allowed_values
from generator.load.schema import known_keys
from generator.load.schema import range_of
from generator.load.suggest import closest
from generator.load.suggest import did_you_mean
from generator.load.ways_out import cut
from generator.load.ways_out import number_of
from generator.load.ways_out import way_into
from generator.load.ways_out import way_to
from generator.values import dataclass

M = TypeVar("M", bound=BaseModel)

MOST_FAULTS = 50  # more than anybody mends in one go; comparing words costs time

TYPES = {
    "float_type": "a number",
    "int_type": "a whole number",
    "string_type": "text",
    "bool_type": "true or false",
    "dict_type": "a block of keys",
    "model_type": "a block of keys",
    "model_attributes_type": "a block of keys",
    "list_type": "a list",
    "tuple_type": "a list",
}
BOUNDS = {
    "greater_than_equal": ("at least", "ge"),
    "greater_than": ("more than", "gt"),
    "less_than_equal": ("at most", "le"),
    "less_than": ("less than", "lt"),
}
LENGTHS = {
    "too_short": ("at least", "min_length", "entry", "entries"),
    "too_long": ("at most", "max_length", "entry", "entries"),
    "string_too_short": ("at least", "min_length", "character", "characters"),
    "string_too_long": ("at most", "max_length", "character", "characters"),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One error of pydantic; `location` leads to the value, or to the key if `is_key`."""

    type: str
    location: Location
    is_key: bool
    message: str
    context: dict[str, object]


def typed(document: YamlDocument, model: type[M]) -> tuple[M | None, tuple[Finding, ...]]:
    """The typed value, or None and what is wrong."""
    try:
        return model.model_validate(document.data), ()
    except ValidationError as error:
        faults = [_fault(document, detail) for detail in error.errors(include_url=False)]
    findings = [_finding(document, model, fault) for fault in _without_cascades(document, model, faults)[:MOST_FAULTS]]
    if len(faults) > MOST_FAULTS:
        findings.append(Finding("PC207", f"{len(faults) - MOST_FAULTS} more faults like these", findings[-1].span))
    return None, tuple(findings)


def part_of(document: YamlDocument, model: type[M]) -> M | None:
    """The keys of the file that the model knows, typed, whatever the others say; None if these have faults."""
    data = document.data
    if not isinstance(data, dict):
        return None
    try:
        return model.model_validate({key: value for key, value in data.items() if key in model.model_fields})
    except ValidationError:
        return None


def _fault(document: YamlDocument, detail: ErrorDetails) -> Fault:
    is_missing = detail["type"] == "missing"
    parts = detail["loc"][:-1] if is_missing else detail["loc"]
    location: Location = ()
    for part in parts:
        if (*location, part) in document.places:  # what pydantic adds for unions has no place
            location = (*location, part)
    if is_missing:
        location = (*location, detail["loc"][-1])
    is_key = bool(parts) and parts[-1] == "[key]"
    return Fault(detail["type"], location, is_key, detail["msg"], dict(detail.get("ctx", {})))


def _without_cascades(document: YamlDocument, model: type[BaseModel], faults: list[Fault]) -> list[Fault]:
    """Drops what only follows from another fault: a missing key that is misspelled, a list short of a bad item."""
    meant = {_meant(model, fault) for fault in faults[:MOST_FAULTS] if fault.type == "extra_forbidden"}
    above = {fault.location[:depth] for fault in faults for depth in range(len(fault.location))}
    return [
        fault
        for fault in faults
        if not (fault.type == "missing" and fault.location in meant)
        and not (fault.type == "too_short" and fault.location in above and document.value(fault.location))
    ]


def _meant(model: type[BaseModel], fault: Fault) -> Location | None:
    match = closest(str(fault.location[-1]), known_keys(model, fault.location[:-1]))
    return (*fault.location[:-1], match) if match else None


def _finding(document: YamlDocument, model: type[BaseModel], fault: Fault) -> Finding:
    if fault.type == "extra_forbidden":
        return _unknown_key(document, model, fault.location)
    if fault.type == "missing":
        return _missing_key(document, fault.location)
    if fault.type in TYPES:
        return _wrong_type(document, fault)
    if fault.type == "literal_error":
        return _wrong_choice(document, model, fault.location)
    if fault.type in BOUNDS or fault.type == "finite_number":
        return _out_of_range(document, model, fault)
    return _ill_formed(document, fault)


def _unknown_key(document: YamlDocument, model: type[BaseModel], location: Location) -> Finding:
    key = str(location[-1])
    fix = did_you_mean(key, known_keys(model, location[:-1]))
    return Finding("PC201", f"there is no key {cut(repr(key))} here", document.key_span(location), help=fix)


def _missing_key(document: YamlDocument, location: Location) -> Finding:
    key, parent = location[-1], location[:-1]
    place = document.key_span(parent)
    return Finding("PC202", f"{name_of(parent)} has no key '{key}'", place, help=f"add a line '{key}: ...'")


def _wrong_type(document: YamlDocument, fault: Fault) -> Finding:
    value = document.value(fault.location)
    wanted = TYPES[fault.type]
    message = f"{name_of(fault.location)} must be {wanted}, not {_shown(value)}"
    return Finding("PC203", message, document.span(fault.location), help=way_to(wanted, value))


def _wrong_choice(document: YamlDocument, model: type[BaseModel], location: Location) -> Finding:
    value = document.value(location)
    message = f"{name_of(location)} cannot be {_shown(value)}"
    fix = did_you_mean(str(value) if isinstance(value, str) else "", allowed_values(model, location))
    return Finding("PC205", message, document.span(location), help=fix)


def _out_of_range(document: YamlDocument, model: type[BaseModel], fault: Fault) -> Finding:
    value = _shown(document.value(fault.location))
    if fault.type == "finite_number":
        message = f"{name_of(fault.location)} must be a number that can be written down, not {value}"
    else:
        words, bound = BOUNDS[fault.type]
        message = f"{name_of(fault.location)} must be {words} {number_of(fault.context[bound])}, not {value}"
    return Finding("PC204", message, document.span(fault.location), help=way_into(range_of(model, fault.location)))


def _ill_formed(document: YamlDocument, fault: Fault) -> Finding:
    """Text or lists of a wrong length or form; the shared models bring their own words."""
    place = document.key_span(fault.location) if fault.is_key else document.span(fault.location)
    if fault.type in LENGTHS:
        words, bound, one, several = LENGTHS[fault.type]
        number = fault.context[bound]
        value = document.value(fault.location)
        has = f", not {len(value)}" if isinstance(value, str | list | dict) else ""
        message = f"must have {words} {number} {one if number == 1 else several}{has}"
    else:
        message = fault.message
    code = str(fault.context.get("code", "PC206"))
    fix = way_to("text", document.value(fault.location)) or str(fault.context.get("help", ""))
    return Finding(code, f"{name_of(fault.location)} {message}", place, help=fix)


def name_of(location: Location) -> str:
    """What people call the value: its key, or its number in a list."""
    if not location:
        return "the file"
    last = location[-1]
    return f"item {last + 1} of {name_of(location[:-1])}" if isinstance(last, int) else cut(last)


def _shown(value: Value) -> str:
    if value is None:
        return "empty"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict | list):
        return "a block of keys" if isinstance(value, dict) else "a list"
    return cut(repr(value))


def without_repeats(first: Iterable[Finding], then: Iterable[Finding]) -> tuple[Finding, ...]:
    """All findings, but of the second lot none at a place the first already speaks about."""
    first = tuple(first)
    spoken = {(finding.span.line, finding.span.column) for finding in first if finding.span}
    return (*first, *(each for each in then if not each.span or (each.span.line, each.span.column) not in spoken))
