"""Tables of texts that hold every language, read in one of them."""

import pytest

from skerry.kernel.errors import SkerryError
from skerry.kernel.language import LANGUAGES, Phrases, in_language

TABLE = {"light": ("The light of {seat} burns.", "Das Licht von {seat} brennt.")}


def test_a_text_is_read_in_its_language_with_the_values_put_in() -> None:
    assert Phrases(TABLE, "en")("light", seat="Ann") == "The light of Ann burns."
    assert Phrases(TABLE, "de")("light", seat="Ann") == "Das Licht von Ann brennt."


def test_a_pair_holds_the_languages_in_their_order() -> None:
    assert [in_language(("yes", "ja"), lang) for lang in LANGUAGES] == ["yes", "ja"]


def test_a_language_that_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(SkerryError, match=r"^There is no language 'fr'; there are: en, de\.$"):
        Phrases(TABLE, "fr")
