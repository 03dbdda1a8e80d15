"""Gotlandia in words, beyond what all games are asked for (`tests/test_game_words.py`)."""

import pytest

import skerry
from skerry import Message
from skerry.games.gotlandia.text import Texts
from skerry.kernel.choices import choice_of
from skerry.kernel.state import Event
from skerry.kernel.testing import play, said
from tests.gotlandia.table import GOTLANDIA, gotlandia
from tests.sentences import LANGUAGES, unfilled

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
TEXTS = Texts(GOTLANDIA.pack)


def log(*events: tuple[str, int, dict[str, object]], lang: str = "en") -> list[str]:
    told = [Event(kind, seat, values, "", skerry.EVERYONE) for kind, seat, values in events]
    return [line.text for line in GOTLANDIA.tell(told, lang, NAMES)]


# --- sentences --------------------------------------------------------------------------------------------------------


def test_a_refusal_names_its_rule() -> None:
    refusal = Message("no.threatened", {"district": "faro"}, "GOT-52")

    assert GOTLANDIA.say(refusal, "en", NAMES) == "Pirates threaten Fårö, so nobody can settle there (GOT-52)."
    assert GOTLANDIA.say(refusal, "de", NAMES) == "Fårö ist von Piraten bedroht, dort kann niemand siedeln (GOT-52)."


def test_labels_read_like_buttons() -> None:
    labels = {
        "play forest produce": (
            "Forest: produce 1 Wood + 1 Wood per Forest",
            "Wald: produzieren: 1 Holz + 1 Holz je Wald",
        ),
        "play stud settle": ("Stud: settle any Pasture", "Gestüt: in beliebigem Bezirk siedeln (Weide)"),
        "play riga take-2": ("Riga: take 2 Tar per ship", "Riga: 2 Teer je Schiff nehmen"),
        "play lubeck sell": ("Lübeck: sell Tar or Stone or Wood", "Lübeck: Teer oder Stein oder Holz verkaufen"),
        "play kalmar raid": (
            "Kalmar: raid with all your ships, then place a pirate",
            "Kalmar: Raubzug mit allen Schiffen, dann Pirat einsetzen",
        ),
        "play setting-bro build-tower": ("Bro: build a tower in Bro", "Bro: Turm in Bro bauen"),
        "pay-silver sheep": ("Silver instead of 1 Sheep", "Silber statt 1 Schaf"),
        "raid silver": ("Take Silver", "Silber nehmen"),
        "raid east": ("Sink the pirate in the East", "Pirat im Osten versenken"),
        "lose horse": ("Lose 1 Horse", "1 Pferd verlieren"),
        "bury silver": ("Bury 1 Silver", "Ein Silber vergraben"),
        "bury hill": ("Bury Hill", "Hügel vergraben"),
        "steal 1": ("Steal from Ben", "Ben bestehlen"),
        "generation 1100-a": ("Reveal Trade & opportunity (1100-a)", "Handel & Gelegenheit aufdecken (1100-a)"),
    }

    for word, (in_english, in_german) in labels.items():
        assert GOTLANDIA.label(GOTLANDIA.move(word), "en", NAMES) == in_english
        assert GOTLANDIA.label(GOTLANDIA.move(word), "de", NAMES) == in_german


def test_the_log_gathers_what_belongs_together() -> None:
    lines = log(
        ("lost", 0, {"unit": "wood"}),
        ("lost", 0, {"unit": "wood"}),
        ("lost", 0, {"unit": "silver"}),
        ("lost", 1, {"unit": "sheep"}),
        ("showed", 1, {"card": "hill"}),
        ("showed", 1, {"card": "home"}),
        lang="de",
    )

    assert lines == [
        "Ann verliert 2 Holz und 1 Silber.",
        "Ben verliert 1 Schaf.",
        "Ben hat noch Hügel und Heim auf der Hand.",
    ]


def test_nothing_is_called_nothing() -> None:
    assert log(("took", 0, {"goods": {}})) == ["Ann takes nothing."]
    assert log(("took", 0, {"goods": {"silver": 5}})) == ["Ann takes 5 Silver."]


@pytest.mark.parametrize(
    ("card", "kept", "vp", "requires"),
    [
        ("forest", "1 Food per Forest", "", ""),
        ("wisby", "nothing", "", ""),
        ("mill", "2 Food per Field, bury 1", "1 VP per Hill", "Field and Hill"),
        ("brewery", "2 Food per Field, bury 1", "1 VP per two pirates you sank", "Field"),
        ("treasury", "bury 2", "1 VP per two buried Silver", "a church"),
        ("inn", "1 Food per settled Setting", "1 VP per settled Setting", "settlements in 2 Settings"),
        ("fishing-hut", "1 Food per settled Setting", "1 VP per settled Setting", "a settled Harbour"),
        ("village", "4 Food, bury 1", "4 VP", "Field, Forest, Hill and Pasture"),
        ("setting-rute", "1 Food per settled district of Rute", "", ""),
    ],
)
def test_what_is_printed_on_a_card(card: str, kept: str, vp: str, requires: str) -> None:
    assert TEXTS.kept(card, "en") == kept
    assert TEXTS.vp(card, "en") == vp
    assert TEXTS.requires(card, "en") == requires


def test_a_card_has_a_line_for_each_action() -> None:
    """GOT-61: one main action is chosen. Kalmar's raid and its pirate are one, its ship is the other."""
    assert TEXTS.card("home", "en", church_follows=True) == ["build a tower", "or draw up to 3", "then you may unbury"]
    assert TEXTS.card("lubeck", "de", church_follows=True) == [
        "1 Silber nehmen",
        "oder Teer oder Stein oder Holz verkaufen",
        "danach darfst du: Kirche bauen oder Kirche schmücken",
    ]
    assert TEXTS.card("kalmar", "en", church_follows=True)[:2] == [
        "raid with all your ships, then place a pirate",
        "or place a ship",
    ]


def test_every_card_can_be_described() -> None:
    for lang in LANGUAGES:
        for card in GOTLANDIA.pack.data["card"]:
            texts = [*TEXTS.card(card["id"], lang, church_follows=True), TEXTS.kept(card["id"], lang)]
            assert all(texts)
            assert not unfilled(texts)


def test_what_an_action_would_bring_is_said_before() -> None:
    g = gotlandia({"hand": ["wisby", "baltic-sea"], "stock": "2 tar, grain", "ships": ["west"]}, {})

    assert said(g, "play wisby sell") == "Silver if you sell all of one kind: Grain 3, Tar 6"
    assert said(g, "play baltic-sea raid") == "1 ship: takes up to 2 Silver or sinks a pirate"
    play(g, "play wisby sell")
    assert said(g, "sell tar") == "3 Silver each, you have 2"


def test_goods_are_sold_one_after_the_other_and_said_as_a_number() -> None:
    """GOT-79: three tar at 3 each."""
    g = gotlandia({"hand": ["wisby"], "stock": "3 tar, grain"}, {})
    play(g, "play wisby sell", "sell tar")
    choice = choice_of(g)
    assert choice is not None
    draft = choice.draft([g.game.move("number 1")] * 2)

    assert draft is not None
    assert [(offer.move.word, offer.picked, offer.most) for offer in draft.offers()] == [("number 1", 2, 3)]
    assert [move.word for move in draft.words] == ["number 2"]
    assert [g.game.full_label(g, move, "en", []) for move in g.moves()] == ["Sell 1 Tar", "Sell 2 Tar", "Sell 3 Tar"]


def test_what_an_action_would_do_is_true_here() -> None:
    """GOT-142, GOT-86: no fee for Beautiful daughters, no pirate sunk where there is none."""
    seat = {"hand": ["gotland", "roma"], "stock": "wood, grain"}
    usual = gotlandia(seat, {}, pirates=["east"])
    g = gotlandia({**seat, "reputation": "beautiful-daughters"}, {})

    assert "fee" in said(usual, "play gotland settle")
    assert said(g, "play gotland settle") == "costs Wood and Grain"
    assert said(usual, "play roma assembly") == "you start the next generation and sink a pirate"
    assert said(g, "play roma assembly") == "you start the next generation"


def test_a_price_of_twice_the_same_resource_is_said_as_a_number() -> None:
    """GOT-75, GOT-91: a church costs two Stone."""
    g = gotlandia({"hand": ["lubeck"], "towers": ["bal"], "stock": "wood, 3 stone", "silver": 2}, {})

    play(g, "play lubeck sell", "sell wood")
    assert said(g, "church bal") == "costs 2 Stone, or 2 Silver in place of one"

    play(g, "church bal")
    assert GOTLANDIA.say(g.prompt(0), "en", NAMES) == (
        "Pay 2 Stone for a church in Bal. You can pay 2 Silver in place of one of them."
    )


def test_who_pays_is_told_for_what_even_if_there_was_one_place_only() -> None:
    """GOT-72, GOT-82: the place was not asked for."""
    farmstead = gotlandia({"hand": ["hill"], "home": "hejde", "stock": "wood, grain", "silver": 2}, {})
    ship = gotlandia({"hand": ["baltic-sea"], "home": "hejde", "stock": "wood, sheep", "silver": 2}, {})

    play(farmstead, "play hill settle")
    play(ship, "play baltic-sea build-ship")

    assert GOTLANDIA.say(farmstead.prompt(0), "en", NAMES).startswith("Pay 1 Wood and 1 Grain to settle in Hablingbo.")
    assert GOTLANDIA.say(ship.prompt(0), "de", NAMES).startswith("Zahle 1 Holz und 1 Schaf für ein Schiff im Westen.")


def test_who_loses_silver_or_resources_is_told_to_what() -> None:
    """GOT-166, GOT-49: the open card names itself; pirates are told by their direction."""
    king = Message("ask.lose", {"count": 5, "direction": None, "generation": "1300-king-valdemar"}, "GOT-166")
    raid = Message("ask.lose", {"count": 1, "direction": "east", "generation": None}, "GOT-49")

    assert GOTLANDIA.say(king, "en", NAMES).startswith("King Valdemar: give up 5 Silver or resources")
    assert GOTLANDIA.say(king, "de", NAMES).startswith("König Waldemar: Gib 5 Silber oder Waren ab")
    assert GOTLANDIA.say(raid, "en", NAMES).startswith("Pirates raid from the East: give up 1 Silver or resource,")


def test_others_are_spoken_of_only_if_there_are_any() -> None:
    """GOT-36, GOT-196."""
    dealt = {"reputations": ["rich", "wise"]}

    alone, together = (GOTLANDIA.say(Message("ask.keep", dealt | {"others": n}), "en", NAMES) for n in (0, 1))

    assert alone == "You have been dealt Rich and Wise. Keep one for the whole game."
    assert together == f"{alone} The others see it once everyone has chosen."
