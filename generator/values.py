"""Values: frozen dataclasses, made in a third of the time the standard library takes before Python 3.13.

A command that ends within a quarter of a second notices: `dataclasses` compiles six methods for each class, and we have
many. Here only `__init__` is compiled; the others are shared. Type checkers see the standard decorator, and `replace`,
`fields` and `asdict` work as ever. What it does not offer (default factories, `eq=False`) is for the standard one.
"""

import dataclasses
from collections.abc import Callable
from collections.abc import Iterable
from operator import attrgetter
from operator import eq
from operator import ge
from operator import gt
from operator import le
from operator import lt
from typing import TYPE_CHECKING
from typing import Any
from typing import cast

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(*, frozen: bool, slots: bool = False, order: bool = False) -> Callable[[type], type]:
        assert frozen, "a value does not change"
        return lambda cls: _value(cls, slots, order)


def _value(cls: type, slots: bool, order: bool) -> type:
    cls.__doc__ = cls.__doc__ or cls.__name__  # without one the standard decorator works out a signature
    made: type = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    fields = dataclasses.fields(made)
    methods = {"__init__": _init(fields), "__repr__": _repr, "__setattr__": _refuse, "__delattr__": _refuse}
    compared = _getter(field.name for field in fields if field.compare)
    methods |= {"__hash__": lambda self: hash(compared(self)), "__eq__": _comparison(eq, compared)}
    if order:
        methods |= {f"__{each.__name__}__": _comparison(each, compared) for each in (lt, le, gt, ge)}
    methods["__reduce__"] = _reduce(_getter(field.name for field in fields))
    for name, method in methods.items():
        if name not in vars(cls):
            setattr(made, name, method)
    return made


Getter = Callable[[object], tuple[object, ...]]


def _getter(names: Iterable[str]) -> Getter:
    """What takes the values of the fields from an object."""
    match tuple(names):
        case ():
            return lambda self: ()
        case (name,):
            return lambda self: (getattr(self, name),)
        case several:
            return attrgetter(*several)


def _init(fields: tuple[dataclasses.Field[object], ...]) -> Callable[..., None]:
    assert all(field.default_factory is dataclasses.MISSING for field in fields), "not offered here"
    defaults = {f"_{field.name}": field.default for field in fields if field.default is not dataclasses.MISSING}
    arguments = (f"{field.name}=_{field.name}" if f"_{field.name}" in defaults else field.name for field in fields)
    lines = [f" _put(self, {field.name!r}, {field.name})" for field in fields] or [" pass"]
    code = "\n".join([f"def __init__(self, {', '.join(arguments)}):", *lines])
    names = {"_put": object.__setattr__, **defaults}
    exec(code, names)
    return cast(Callable[..., None], names["__init__"])


def _repr(self: Any) -> str:  # noqa: ANN401 (any of our values)
    values = (f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self) if field.repr)
    return f"{type(self).__qualname__}({', '.join(values)})"


def _refuse(self: object, name: str, value: object = None) -> None:
    raise dataclasses.FrozenInstanceError(f"{type(self).__name__} does not change, nor does its {name!r}")


def _comparison(compare: Callable[..., bool], values: Getter) -> Callable[[object, object], bool]:
    def compared(self: object, other: object) -> bool:
        return compare(values(self), values(other)) if type(self) is type(other) else NotImplemented

    return compared


def _reduce(values: Getter) -> Callable[[object], object]:
    """How `copy` and `pickle` take a value apart."""
    return lambda self: (type(self), values(self))
