"""Which values a study changes, and what is said of keys and values that do not work."""

import pytest

import skerry
from skerry import PackError, SetUpError
from skerry.kernel.pack import matching
from skerry.lab import plans, vary
from skerry.lab.plan import Setting

PACK = skerry.game("riga").pack.data


def test_a_value_is_named_by_its_path() -> None:
    assert vary.variations(PACK, ["numbers.hand_limit=5,7"]) == {
        "numbers.hand_limit=5": {"numbers.hand_limit": 5},
        "numbers.hand_limit=7": {"numbers.hand_limit": 7},
    }


@pytest.mark.parametrize("key", ["building.crane.cost", "building.*-crane.cost"])
def test_a_word_or_a_pattern_means_all_entries_that_fit(key: str) -> None:
    (changes,) = vary.variations(PACK, [f"{key}=10"]).values()

    cranes = [building["id"] for building in PACK["building"] if building["type"] == "crane"]
    assert changes == {f"building.{crane}.cost": 10 for crane in cranes}
    assert len(cranes) > 1


def test_an_id_means_itself_alone() -> None:
    assert matching(PACK, "building.visby-crane.cost") == ["building.visby-crane.cost"]


def test_several_keys_give_all_combinations() -> None:
    found = vary.variations(PACK, ["numbers.hand_limit=5,7", "building.visby-crane.vp=3"])

    assert list(found.values()) == [
        {"numbers.hand_limit": 5, "building.visby-crane.vp": 3},
        {"numbers.hand_limit": 7, "building.visby-crane.vp": 3},
    ]


def test_the_pack_as_it_is_is_no_variation() -> None:
    limit = PACK["numbers"]["hand_limit"]

    assert list(vary.variations(PACK, [f"numbers.hand_limit={limit},7"])) == ["numbers.hand_limit=7"]
    with pytest.raises(SetUpError, match="The pack already has these values"):
        vary.variations(PACK, [f"numbers.hand_limit={limit}"])


def test_values_are_read_as_toml_and_else_as_words() -> None:
    assert vary.values("1, true, 'down'") == [1, True, "down"]
    assert vary.values("up, down") == ["up", "down"]
    assert vary.values("[1, 2], [3]") == [[1, 2], [3]]


def test_a_key_that_is_not_there_is_refused_with_near_ones() -> None:
    with pytest.raises(PackError) as refused:
        vary.variations(PACK, ["building.visby-crame.cost=8"])

    assert "building.visby-crame.cost is 8; expected a path in the pack, such as" in str(refused.value)
    assert "building.visby-crane.cost" in str(refused.value)


def test_a_study_of_a_pack_the_rules_cannot_work_with_is_refused_in_the_kernels_words() -> None:
    variations = vary.variations(PACK, ["building.visby-crane.cost=-4"])

    with pytest.raises(PackError) as refused:
        plans.study(Setting("riga"), variations, ["random"])

    assert str(refused.value).startswith("building.visby-crane.cost is -4; expected ")


@pytest.mark.parametrize("text", ["building.visby-crane.cost", "building.visby-crane.cost="])
def test_a_key_without_values_is_refused(text: str) -> None:
    with pytest.raises(SetUpError, match="Give what varies as KEY=VALUE,VALUE"):
        vary.variations(PACK, [text])
