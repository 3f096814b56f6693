"""Words: a text of the content in one or several languages."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """Texts by language code; a text given without a language has the code ''."""

    texts: tuple[tuple[str, str], ...]

    def in_language(self, language: str) -> str:
        """The text in that language, else the one for all languages, else English, else the first given."""
        texts = dict(self.texts)
        for code in (language, "", "en"):
            if code in texts:
                return texts[code]
        return next(iter(texts.values()), "")
