"""A guide for the first turns in Riga, English and German: what one does at each question and what to look at."""

from typing import Final

from skerry.kernel.errors import Message
from skerry.kernel.language import Pairs, in_language

GUIDE: Final[Pairs] = {
    "ask.choose-start": (
        (
            "You have the weakest goods, so you choose who begins. The start player has the first pick in summer and "
            "the last in autumn; whoever sits before them plays twice in a row. If you are unsure, name yourself."
        ),
        (
            "Du hast die schwächsten Waren, darum bestimmst du, wer beginnt. Der Startspieler wählt im Sommer zuerst "
            "und im Herbst zuletzt; wer vor ihm sitzt, ist zweimal nacheinander dran. Wenn du unsicher bist, nimm "
            "dich selbst."
        ),
    ),
    "ask.keep-building": (
        (
            "You drew buildings and keep one in hand. Look at the price list at the bottom of each card: is one in a "
            "city where your goods pay well? A cheap building is easy to begin with, and it starts to work one turn "
            "later."
        ),
        (
            "Du hast Gebäude gezogen und behältst eines auf der Hand. Sieh auf die Preisliste unten auf jeder Karte: "
            "Liegt eines in einer Stadt, in der deine Waren viel zahlen? Ein billiges ist ein guter Anfang und wirkt "
            "ab dem nächsten Zug."
        ),
    ),
    "ask.take": (
        (
            "Every turn begins with taking: one building, or all goods of one row. Goods are your only money, so take "
            "a row when you cannot pay for what you hold; the small numbers at its end say what it pays in each city. "
            "Take a building when you like it and can pay for it soon, because buildings left in hand cost points at "
            "the end."
        ),
        (
            "Jeder Zug beginnt mit dem Nehmen: ein Gebäude oder alle Waren einer Reihe. Waren sind dein einziges "
            "Geld; nimm also eine Reihe, wenn du deine Gebäude nicht bezahlen kannst. Die kleinen Zahlen an ihrem "
            "Ende sagen, was sie in jeder Stadt zahlt. Nimm ein Gebäude, wenn es dir gefällt und du es bald bezahlen "
            "kannst, denn was am Ende auf der Hand bleibt, kostet Punkte."
        ),
    ),
    "ask.take-swapped": (
        (
            "You swapped two goods with the Monastery, and now you take one of these two rows. Compare what each pays "
            "in the city where you want to build next."
        ),
        (
            "Du hast mit dem Kloster zwei Waren getauscht und nimmst jetzt eine dieser beiden Reihen. Vergleiche, was "
            "jede in der Stadt zahlt, in der du als Nächstes bauen willst."
        ),
    ),
    "ask.keep": (
        (
            "Your Treasury drew goods for you, and one of them is yours. Keep the one that pays most where you want "
            "to build; all will see what you leave, not what you keep."
        ),
        (
            "Deine Schatzkammer hat Waren gezogen, und eine davon gehört dir. Behalte die, die dort am meisten zahlt, "
            "wo du bauen willst; alle sehen, was du zurücklässt, nicht was du behältst."
        ),
    ),
    "ask.yard": (
        (
            "Your Builders' Yard shows you buildings that nobody else sees. Keep one that you can pay for and that "
            "fits what you have, or none: a building you never build costs points at the end."
        ),
        (
            "Dein Bauhof zeigt dir Gebäude, die sonst niemand sieht. Behalte eines, das du bezahlen kannst und das zu "
            "deinen passt, oder keins: Ein Gebäude, das du nie baust, kostet am Ende Punkte."
        ),
    ),
    "ask.yard-pile": (
        (
            "Your Builders' Yard shows you buildings that nobody else sees. At your table it draws only from the draw "
            "pile, so there may be fewer than five. Keep one that you can pay for and that fits what you have, or "
            "none: a building you never build costs points at the end."
        ),
        (
            "Dein Bauhof zeigt dir Gebäude, die sonst niemand sieht. An eurem Tisch zieht er nur vom Nachziehstapel, "
            "es können also weniger als fünf sein. Behalte eines, das du bezahlen kannst und das zu deinen passt, oder "
            "keins: Ein Gebäude, das du nie baust, kostet am Ende Punkte."
        ),
    ),
    "ask.swap": (
        (
            "The Monastery swaps two goods of different rows, and then you take one of these rows. Choose a good that "
            "you do not need and think of the row that you would like to make better."
        ),
        (
            "Das Kloster tauscht zwei Waren aus verschiedenen Reihen, und dann nimmst du eine dieser Reihen. Wähle "
            "eine Ware, die du nicht brauchst, und denke an die Reihe, die du verbessern willst."
        ),
    ),
    "ask.swap-with": (
        (
            "Now choose the good that comes in its place. The row that you want to take should end up with what pays "
            "best in your city."
        ),
        (
            "Wähle jetzt die Ware, die an ihre Stelle kommt. In der Reihe, die du nehmen willst, sollte am Ende "
            "liegen, was in deiner Stadt am meisten zahlt."
        ),
    ),
    "ask.build": (
        (
            "You may build what you hold and can pay for; what you can pay in each city stands above your hand. No "
            "change is given, so look for a building that your goods pay exactly or nearly. It is fine to build "
            "nothing now: you keep your goods, up to the limit in winter."
        ),
        (
            "Du darfst bauen, was du auf der Hand hast und bezahlen kannst; was du in jeder Stadt zahlen kannst, "
            "steht über deiner Hand. Wechselgeld gibt es nicht: Suche ein Gebäude, für das deine Waren genau oder "
            "fast genau reichen. Du musst jetzt nichts bauen: Deine Waren behältst du, bis zum Limit im Winter."
        ),
    ),
    "ask.extend": (
        (
            "You can add another building of the same city and pay for both at once. That wastes less, because the "
            "costs are added up before you pay. If you need your goods for something else, just pay."
        ),
        (
            "Du kannst ein weiteres Gebäude derselben Stadt dazunehmen und beide auf einmal bezahlen. So verfällt "
            "weniger, weil die Kosten vor dem Zahlen addiert werden. Brauchst du die Waren für etwas anderes, dann "
            "zahle einfach."
        ),
    ),
    "ask.crane": (
        (
            "A Crane halves the cost of one building, once in the game. It saves most with a dear building, so keep "
            "it if this one is cheap and you can pay without it."
        ),
        (
            "Ein Kran halbiert die Kosten eines Gebäudes, einmal im Spiel. Am meisten spart er bei einem teuren; hebe "
            "ihn auf, wenn dieses billig ist und du es auch so bezahlen kannst."
        ),
    ),
    "ask.pay": (
        (
            "Choose what you pay with, one after another; the coin on each good says what it pays in this city. What "
            "is paid beyond the cost is lost, so try to hit it exactly. Keep goods that are dear in another city "
            "where you want to build."
        ),
        (
            "Wähle nacheinander, womit du zahlst; die Münze auf jeder Ware sagt, was sie in dieser Stadt zahlt. Was "
            "über die Kosten hinausgeht, verfällt, also versuche sie genau zu treffen. Behalte Waren, die in einer "
            "anderen Stadt teuer sind, in der du bauen willst."
        ),
    ),
    "ask.school": (
        (
            "Your School shows a merchant or a knight and stays so. Merchants make Banks worth more, knights Inns; "
            "Archives count pairs of both, so take what you have less of."
        ),
        (
            "Deine Schule zeigt einen Kaufmann oder einen Ritter und bleibt dabei. Kaufleute machen Banken "
            "wertvoller, Ritter die Wirtshäuser; Archive zählen Paare aus beiden, also nimm, wovon du weniger hast."
        ),
    ),
    "ask.charge": (
        (
            "You may turn goods into ducats that are good in every city and do not count in your hand. Do it with "
            "goods that you cannot use soon or would lose to the hand limit; else do without."
        ),
        (
            "Du kannst Waren in Dukaten verwandeln, die in jeder Stadt gelten und nicht zu deinen Handkarten zählen. "
            "Tu das mit Waren, die du so bald nicht brauchst oder am Handkarten-Limit verlieren würdest; sonst "
            "verzichte."
        ),
    ),
    "ask.charge-more": (
        (
            "A little more is needed to charge the Exchange Office. Here only the base value counts, so give what is "
            "worth the least to you."
        ),
        (
            "Zum Laden der Wechselstube fehlt noch etwas. Hier zählt nur der Basiswert, also gib ab, was dir am "
            "wenigsten nützt."
        ),
    ),
    "ask.discard": (
        (
            "In winter a hand may hold only so many cards. Give up goods that pay little where you want to build, or "
            "a building that you will hardly pay for."
        ),
        (
            "Im Winter darf eine Hand nur eine begrenzte Zahl Karten haben. Trenne dich von Waren, die dort wenig "
            "zahlen, wo du bauen willst, oder von einem Gebäude, das du kaum noch bezahlst."
        ),
    ),
}


def guide(message: Message, lang: str) -> str:
    """What a newcomer is told about a question; "" where nothing is asked."""
    return in_language(GUIDE[message.key], lang) if message.key in GUIDE else ""
