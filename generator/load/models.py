"""Models: the parts that the file models of all games share.

A *line* is text that is printed on one line; *prose* may be wrapped. Both can be given once, or by language.
"""

import re
from typing import Annotated
from typing import Generic
from typing import TypeAlias
from typing import TypeVar

from pydantic import AfterValidator
from pydantic import BaseModel
from pydantic import BeforeValidator
from pydantic import ConfigDict
from pydantic import Discriminator
from pydantic import Field
from pydantic import RootModel
from pydantic import Strict
from pydantic import Tag
from pydantic_core import PydanticCustomError

from generator.load.document import YamlDocument
from generator.load.words import Wording
from generator.load.words import Words

LANGUAGE = "^[a-z]{2,3}$"
V = TypeVar("V")

AS_LIST = Strict(False)  # YAML gives lists where our frozen models keep tuples


class FileModel(BaseModel):
    """Base of all file models: nothing is guessed, no unknown key is let through; a model is built when it is used."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True, allow_inf_nan=False)


class TableFile(RootModel[dict[str, V]], Generic[V]):
    """A file that is one table, with names of its own choosing for keys."""

    model_config = ConfigDict(defer_build=True)


def misfit(message: str, help: str) -> PydanticCustomError:
    """To be raised by a model whose values do not go together; the message goes on after the name of what has them."""
    return PydanticCustomError("misfit", "{message}", {"message": message, "help": help})


def _is_language(code: str) -> str:
    if not re.match(LANGUAGE, code):
        raise PydanticCustomError(
            "language_code",
            "is no language code",
            {"help": "language codes have two or three small letters, such as en, fr, uk, ru or no"},
        )
    return code


def _is_printed(text: str) -> str:
    if not text.strip():
        raise PydanticCustomError("blank", "must not be blank", {"help": "write a text, or remove the line"})
    return text


def _is_line(text: str) -> str:
    if len(text.strip().splitlines()) > 1:
        raise PydanticCustomError("one_line", "must be on one line", {"help": "remove the line breaks"})
    return text


def _form(value: object) -> str | None:
    if isinstance(value, str):
        return "text"
    return "texts by language" if isinstance(value, dict) else None


def _is_block(value: object) -> object:
    if not isinstance(value, str):
        raise PydanticCustomError(
            "picture_type",
            "must be a picture, written as a block with '|'",
            {
                "code": "PC130",
                "help": "write '|' after the ':' and the rows on the lines below, indented by two spaces",
            },
        )
    return value


BY_FORM = Discriminator(
    _form,
    custom_error_type="words_type",
    custom_error_message="must be text, or a text for each language",
    custom_error_context={
        "code": "PC203",
        "help": "write 'name: Lantern', or one line such as 'en: Lantern' for each language",
    },
)
ONLY_LANGUAGES = Field(min_length=1, json_schema_extra={"additionalProperties": False})

Language: TypeAlias = Annotated[str, AfterValidator(_is_language), Field(json_schema_extra={"pattern": LANGUAGE})]
Line: TypeAlias = Annotated[str, Field(max_length=80), AfterValidator(_is_printed), AfterValidator(_is_line)]
Prose: TypeAlias = Annotated[str, Field(max_length=500), AfterValidator(_is_printed)]
PictureText: TypeAlias = Annotated[str, BeforeValidator(_is_block)]
LineWords: TypeAlias = Annotated[
    Annotated[Line, Tag("text")] | Annotated[dict[Language, Line], ONLY_LANGUAGES, Tag("texts by language")],
    BY_FORM,
]
ProseWords: TypeAlias = Annotated[
    Annotated[Prose, Tag("text")] | Annotated[dict[Language, Prose], ONLY_LANGUAGES, Tag("texts by language")],
    BY_FORM,
]


def words(given: str | dict[str, str], document: YamlDocument, *location: str | int) -> Words:
    """The texts as the content keeps them, with line breaks and double spaces made single spaces."""
    texts = given if isinstance(given, dict) else {"": given} if given else {}
    return Words(
        tuple(
            Wording(language, " ".join(text.split()), document.span((*location, language) if language else location))
            for language, text in texts.items()
        )
    )
