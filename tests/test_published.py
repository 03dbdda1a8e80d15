"""Published packs never change: records that name them must play as they did."""

import hashlib
import json

import pytest

import skerry
from skerry.games import published
from skerry.kernel.pack import flatten
from skerry.kernel.printed import in_source
from skerry.kernel.reading import unread
from skerry.kernel.testing import check_alphabet

FINGERPRINTS = {
    ("gotlandia", 1): "2b7f79244ec60bb7",
    ("gotlandia", 2): "941a018fc04352b6",
    ("gotlandia", 3): "7c1f7c10e237c4e2",
    ("gotlandia", 4): "44ff0b20d4394be1",
    ("hagar", 1): "ef5f56424bce01f2",
    ("hagar", 2): "b5f39c92bab05ec1",
    ("haithabu", 1): "e54f0715acb77123",
    ("haithabu", 2): "99c6419d52f9af6b",
    ("pirate_haven", 1): "73a42deffa8aaacb",
    ("pirate_haven", 2): "a9852ed724610520",
    ("riga", 1): "852d8c6f1421efeb",
    ("riga", 2): "da9d10e71d86f24d",
    ("riga", 3): "94088bdc96b3ddc4",
}


def fingerprint(slug: str, version: int) -> str:
    """Of all that rules read and of the English texts; how other languages say it may become better."""
    data = json.dumps(in_source(published(slug).version(version).data), sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:16]


@pytest.mark.parametrize(("slug", "version"), FINGERPRINTS)
def test_a_published_pack_is_what_it_was(slug: str, version: int) -> None:
    assert fingerprint(slug, version) == FINGERPRINTS[slug, version]


def test_every_published_pack_has_its_fingerprint_here() -> None:
    assert {(slug, version) for slug in skerry.games() for version in published(slug).files} == set(FINGERPRINTS)


@pytest.mark.parametrize(("slug", "version"), FINGERPRINTS)
def test_every_word_of_every_pack_parses_back(slug: str, version: int) -> None:
    check_alphabet(skerry.game(slug, published(slug).version(version)))


@pytest.mark.parametrize("slug", skerry.games())
def test_everything_in_the_newest_pack_is_read(slug: str) -> None:
    """So anyone who changes a value of it changes the game, or is told why not."""
    assert unread(published(slug).version(), lambda pack: skerry.game(slug, pack)) == []


def test_archives_and_lodges_of_riga_cost_more_since_version_2() -> None:
    """docs/balance/riga.md says why. In Visby, Archive and Treasury still cost 16 together (RIG-41, example E2)."""
    first, second = [flatten(published("riga").version(version).data) for version in (1, 2)]

    for city, archive in (("visby", 10), ("tallinn", 10), ("stockholm", 8), ("danzig", 8)):
        assert (first[f"building.{city}-archive.cost"], first[f"building.{city}-lodge.cost"]) == (archive, 14)
        assert (second[f"building.{city}-archive.cost"], second[f"building.{city}-lodge.cost"]) == (archive + 2, 16)
    for pack in (first, second):
        assert pack["building.visby-archive.cost"] + pack["building.visby-treasury.cost"] == 16


def test_bal_and_hemse_of_gotlandia_have_changed_places_with_version_2() -> None:
    """docs/balance/gotlandia.md says why. Of every terrain there are as many districts as before."""
    first, second = [published("gotlandia").version(version).data["district"] for version in (1, 2)]

    changed = {one["id"]: (one["terrain"], two["terrain"]) for one, two in zip(first, second) if one != two}
    assert changed == {"bal": ("hill", "field"), "hemse": ("field", "hill")}


def test_homes_of_gotlandia_that_begin_on_a_hill_are_the_large_ones_since_version_3() -> None:
    """docs/balance/gotlandia.md says why: Fardhem went from Hoburg to Kräklinge, and a Forest from there to Fårö."""
    second, third = [published("gotlandia").version(version).data for version in (2, 3)]

    now = dict(flatten(third))
    assert {key: now[key] for key, value in flatten(second).items() if now.get(key) != value} == {
        "version": 3,
        "setting.kraklinge.districts": ["ostergarn", "lina", "halla", "fardhem"],
        "setting.hoburg.districts": ["burgsvik", "eke", "hablingbo"],
        "district.fardhem.setting": "kraklinge",
        "district.fardhem.terrain": "pasture",
        "district.faro.terrain": "forest",
    }
    terrain = {district["id"]: district["terrain"] for district in third["district"]}
    for setting in third["setting"]:
        hill = "hill" in [terrain[name] for name in setting["start"]]
        assert len(setting["districts"]) == (4 if hill else 3)
