"""Words: a text of the content in one or several languages."""

from dataclasses import dataclass

from generator.load.document import Location


@dataclass(frozen=True, slots=True)
class Words:
    """Texts by language code; a text given without a language has the code ''."""

    texts: tuple[tuple[str, str], ...]

    def in_language(self, language: str) -> str:
        """The text in that language, else the one for all languages, else English, else the first given."""
        return dict(self.texts).get(self._chosen(language), "")

    def location(self, language: str) -> Location:
        """Where that text stands below the key the words were given for."""
        code = self._chosen(language)
        return (code,) if code else ()

    def _chosen(self, language: str) -> str:
        codes = [code for code, _ in self.texts]
        return next((code for code in (language, "", "en", *codes) if code in codes), "")


@dataclass(frozen=True, slots=True)
class Printed:
    """A text of the content that will be printed, and where in its file it was written."""

    location: Location
    words: str
