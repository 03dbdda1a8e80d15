"""A guide for the first turns in Gotlandia, English and German: what one does at each question and what to look at."""

from typing import Final

from skerry.kernel.errors import Message
from skerry.kernel.language import Pairs, in_language

GUIDE: Final[Pairs] = {
    "ask.keep": (
        (
            "A reputation is yours for the whole game. Some give something at once, others help again and again; for a "
            "first game take the one whose text you understand at a glance. The highest number begins."
        ),
        (
            "Ein Ruf gehört dir das ganze Spiel. Manche geben sofort etwas, andere helfen immer wieder; nimm beim "
            "ersten Mal den, dessen Text du gleich verstehst. Die höchste Zahl beginnt."
        ),
    ),
    "ask.reveal": (
        "All have chosen, and now everybody lays the reputation open. There is nothing to decide.",
        "Alle haben gewählt, und nun decken alle ihren Ruf auf. Zu entscheiden gibt es nichts.",
    ),
    "ask.start-tower": (
        (
            "A tower is safe from pirates, scores at the end of every century and can become a church. Your farmstead "
            "stands in the other district and is not safe: see where pirates land least."
        ),
        (
            "Ein Turm ist vor Piraten sicher, punktet am Ende jedes Jahrhunderts und kann Kirche werden. Dein Hof "
            "steht im anderen Bezirk und ist nicht sicher: Achte darauf, wo seltener Piraten landen."
        ),
    ),
    "ask.start-farmstead": (
        (
            "Look at the neighbours: from here you will settle further. A terrain that you do not have yet brings "
            "another resource and opens other crafts."
        ),
        (
            "Sieh auf die Nachbarn: Von hier aus siedelst du weiter. Eine Landschaft, die du noch nicht hast, bringt "
            "eine andere Ware und öffnet andere Handwerke."
        ),
    ),
    "ask.start-card": (
        "The card comes into your hand after the next shuffle. Take one that counts the terrains you want to settle.",
        "Die Karte kommt nach dem nächsten Mischen auf deine Hand. Nimm eine, die zu deinen Landschaften passt.",
    ),
    "ask.lose": (
        (
            "Give up what is worth the least to you: Silver and resources count alike here. Keep Wood and Grain if you "
            "want to settle, Stone if you want to build."
        ),
        (
            "Gib her, was dir am wenigsten wert ist: Silber und Waren zählen hier gleich. Behalte Holz und Getreide, "
            "wenn du siedeln willst, Stein, wenn du bauen willst."
        ),
    ),
    "ask.lose-worth": (
        (
            "In a raid a resource stands for several units here, a Silver for one. Give up what is worth the least to "
            "you; what counts too much is not paid back."
        ),
        (
            "Bei einem Überfall steht eine Ware hier für mehrere Einheiten, ein Silber für eine. Gib her, was dir am "
            "wenigsten wert ist; was zu viel zählt, bekommst du nicht zurück."
        ),
    ),
    "ask.spare": (
        "Keep the place from which you can settle again. One with many neighbours is good, or the Harbour.",
        "Behalte den Ort, von dem aus du wieder siedeln kannst. Gut ist einer mit vielen Nachbarn oder der Hafen.",
    ),
    "ask.trouble": (
        (
            "A pirate stops farmsteads on its coast from producing and feeding, unless a ship lies there. Place it "
            "where others have farmsteads and you have none, or do without."
        ),
        (
            "Ein Pirat hindert Höfe an seiner Küste am Produzieren und Ernähren, wenn dort kein Schiff liegt. Setze "
            "ihn, wo andere Höfe haben und du keinen, oder verzichte."
        ),
    ),
    "ask.play": (
        (
            "Each worker plays one card, and you choose one of its actions. What stays in your hand feeds your "
            "settlements or lets you bury treasure, so play cards for what they do now and keep those that feed. Early "
            "on, settle: more Settings mean more cards, more food a new worker."
        ),
        (
            "Jeder Arbeiter spielt eine Karte, und du wählst eine ihrer Aktionen. Was auf der Hand bleibt, ernährt "
            "deine Siedlungen oder lässt dich Schätze vergraben: Spiele also, was jetzt etwas bringt, und behalte, was "
            "ernährt. Siedle früh: Mehr Settings bringen mehr Karten, mehr Nahrung einen neuen Arbeiter."
        ),
    ),
    "ask.settle": (
        (
            "A new Setting lets you draw more cards; a terrain that you have already makes its cards stronger. Where "
            "others live you pay each of them one Silver."
        ),
        (
            "Ein neues Setting bringt dir mehr Karten; eine Landschaft, die du schon hast, macht ihre Karten stärker. "
            "Wo andere wohnen, zahlst du jedem von ihnen ein Silber."
        ),
    ),
    "ask.pay": (
        "Silver may stand for one of the two resources. Keep the one that you need for your next plan.",
        "Silber darf für eine der beiden Waren stehen. Behalte die, die du als Nächstes brauchst.",
    ),
    "ask.build-ship": (
        "A ship shelters all districts of its direction from a pirate, yours and others'. It feeds and raids besides.",
        "Ein Schiff schützt alle Bezirke seiner Richtung vor einem Piraten. Außerdem ernährt es und geht auf Raubzug.",
    ),
    "ask.place-ship": (
        "Place it where a pirate threatens you. Beside a pirate it can sink him later.",
        "Setze es dorthin, wo dich ein Pirat bedroht. Neben einem Piraten kann es ihn später versenken.",
    ),
    "ask.build-tower": (
        "A tower needs no ship to be safe. In a Setting one tower counts more than any number of farmsteads.",
        "Ein Turm ist auch ohne Schiff sicher. In einem Setting zählt ein Turm mehr als beliebig viele Höfe.",
    ),
    "ask.place-tower": (
        "This tower costs nothing. Put it where it is hardest for others to catch up with you.",
        "Dieser Turm kostet nichts. Setze ihn dorthin, wo andere dich am schwersten einholen.",
    ),
    "ask.church": (
        "A church scores most of all and lets you decorate it. In each district there can be only one.",
        "Eine Kirche bringt am meisten und lässt sich schmücken. In jedem Bezirk kann nur eine stehen.",
    ),
    "ask.church-step": (
        (
            "After trading you may turn a tower into a church, or buy a decoration if you have a church. An early "
            "church scores in every century that is still to come."
        ),
        (
            "Nach dem Handel darfst du einen Turm zur Kirche machen oder, wenn du eine Kirche hast, Schmuck kaufen. "
            "Eine frühe Kirche punktet in jedem Jahrhundert, das noch kommt."
        ),
    ),
    "ask.decorate": (
        "Cheap decorations give most for their Silver. The dearest one breaks ties at the end.",
        "Billiger Schmuck bringt am meisten für sein Silber. Der teuerste entscheidet am Ende bei Gleichstand.",
    ),
    "ask.sell": (
        "What is in high demand brings one Silver more each. Wisby buys each resource only once a generation.",
        "Waren mit hoher Nachfrage bringen je ein Silber mehr. In Wisby geht jede Ware nur einmal je Generation.",
    ),
    "ask.sell-number": (
        "Sell what you do not need for settling and building. Silver can stand for a resource, but two for one.",
        "Verkaufe, was du nicht zum Siedeln und Bauen brauchst. Silber kann eine Ware ersetzen, aber zwei für eine.",
    ),
    "ask.take": (
        "Take what your next plan lacks. Wood and Grain are for settling, Stone for towers and churches.",
        "Nimm, was dir als Nächstes fehlt. Holz und Getreide brauchst du zum Siedeln, Stein für Türme und Kirchen.",
    ),
    "ask.raid": (
        "A pirate sunk is a point at the end and frees a coast. Silver is there at once.",
        "Ein versenkter Pirat ist am Ende ein Punkt und befreit eine Küste. Silber hast du sofort.",
    ),
    "ask.sail": (
        "Where your ship lies it shelters the coast. Stay if your farmsteads are here.",
        "Wo dein Schiff liegt, schützt es die Küste. Bleib, wenn deine Höfe hier sind.",
    ),
    "ask.sink": (
        "Sink the pirate that keeps your own farmsteads from producing. Every one is a point at the end.",
        "Versenke den Piraten, der deine eigenen Höfe am Produzieren hindert. Jeder ist am Ende ein Punkt.",
    ),
    "ask.place-pirate": (
        "You must place it. Choose a coast where you have no farmstead, or one where you could sink it again.",
        "Du musst ihn setzen. Wähle eine Küste, an der du keinen Hof hast oder wo du ihn wieder versenken kannst.",
    ),
    "ask.place-pirate-anywhere": (
        (
            "You must place it, and at your table Memel's pirate may go anywhere. Where a pirate is already, a second "
            "one raids every farmstead on that coast; if ships are there, each player loses one and the pirate goes."
        ),
        (
            "Du musst ihn setzen, und an eurem Tisch darf der Pirat von Memel überallhin. Wo schon einer ist, "
            "überfällt der zweite alle Höfe dieser Küste; liegen dort Schiffe, verliert jeder eines, der Pirat ist weg."
        ),
    ),
    "ask.draw": (
        "More cards mean more choice now and more food later. Stop only if you want to keep cards in your deck.",
        "Mehr Karten sind jetzt mehr Auswahl und später mehr Nahrung. Höre nur auf, um Karten im Stapel zu lassen.",
    ),
    "ask.steal": (
        "Take it from whoever would put it to the best use. Nobody can refuse.",
        "Nimm es dem, der damit am meisten anfangen würde. Niemand kann sich wehren.",
    ),
    "ask.learn": (
        "Crafts are better cards than those you began with, and most score at the end. Look at what each one counts.",
        "Handwerke sind besser als deine ersten Karten, und die meisten bringen am Ende Punkte. Sieh, was sie zählen.",
    ),
    "ask.partner": (
        "Lübeck and Linköping are the way to churches. Most of the others score for ships.",
        "Lübeck und Linköping sind der Weg zu Kirchen. Die meisten anderen punkten für Schiffe.",
    ),
    "ask.unbury": (
        "What lies buried scores at the end. Dig it up only if you can use it better now.",
        "Vergrabenes punktet am Ende. Grabe es nur aus, wenn du es jetzt besser nutzen kannst.",
    ),
    "ask.unbury-any": (
        "What lies buried scores at the end. Dig up what you can use better now, and decline when you have enough.",
        "Vergrabenes punktet am Ende. Grabe aus, was du jetzt besser nutzen kannst, und verzichte, wenn es genug ist.",
    ),
    "ask.show": (
        "The actions are over and all lay open what is left. There is nothing to decide.",
        "Die Aktionen sind vorbei, und alle decken auf, was übrig ist. Zu entscheiden gibt es nichts.",
    ),
    "ask.feed": (
        "A new worker is one more action in every generation to come. Early in the game that is worth a few Grain.",
        "Ein neuer Arbeiter ist eine Aktion mehr in jeder weiteren Generation. Früh ist das etwas Getreide wert.",
    ),
    "ask.bury": (
        (
            "Buried Silver is one point each and safe. Burying a card takes it out of your deck, so weak cards make "
            "room for better ones and still score if they have points."
        ),
        (
            "Vergrabenes Silber ist je ein Punkt und sicher. Eine vergrabene Karte ist aus deinem Stapel: Schwache "
            "machen Platz für bessere und zählen trotzdem, wenn sie Punkte haben."
        ),
    ),
}


def guide(message: Message, lang: str) -> str:
    """What a newcomer is told about a question; "" where nothing is asked."""
    return in_language(GUIDE[message.key], lang) if message.key in GUIDE else ""
