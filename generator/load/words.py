"""Words: a text of the content in one or several languages, with the place of each."""

from generator.findings import Span
from generator.values import dataclass


@dataclass(frozen=True, slots=True)
class Wording:
    """The text in one language, or for all languages if `language` is empty."""

    language: str
    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Words:
    wordings: tuple[Wording, ...] = ()

    def in_language(self, language: str) -> str:
        """The text in that language, else the one for all languages, else English, else the first given."""
        return next((wording.text for wording in self.chosen(language)), "")

    def chosen(self, language: str) -> tuple[Wording, ...]:
        """The wording for that language; none only if there are no words at all."""
        wanted = (language, "", "en")
        ranked = sorted(self.wordings, key=lambda each: wanted.index(each.language) if each.language in wanted else 3)
        return tuple(ranked[:1])
