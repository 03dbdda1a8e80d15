"""A guide for the first turns in Haithabu, English and German: what one does at each question."""

from typing import Final

from skerry.kernel.errors import Message
from skerry.kernel.language import Pairs, in_language

GUIDE: Final[Pairs] = {
    "ask.set-dial": (
        (
            "At your table the start player sets the dial. It turns one space before each month, the first one "
            "included. Put the spaces you want to use early on the day side: at night an event comes before the action."
        ),
        (
            "An eurem Tisch stellt der Startspieler die Scheibe ein. Vor jedem Monat, auch vor dem ersten, dreht sie "
            "sich um ein Feld. Bring die Felder, die du früh brauchst, auf die Tagseite: Nachts kommt vor der Aktion "
            "ein Ereignis."
        ),
    ),
    "ask.choose": (
        (
            "A character helps you as long as you keep it. In the first turn nobody can entice it away; later it may "
            "change hands. Trader, Supplier and Stevedore help on the way from buying to delivering."
        ),
        (
            "Ein Charakter hilft dir, solange du ihn behältst. In der ersten Runde kann ihn niemand weglocken, später "
            "schon. Händler, Lieferant und Schauermann helfen auf dem Weg vom Einkauf zur Lieferung."
        ),
    ),
    "ask.worker": (
        (
            "Each month you place one worker and act at once. On the market you trade one good without danger; on the "
            "dial you do what the space says, but in its night half an event comes first. Before placing you may hire "
            "a neutral worker for a second action."
        ),
        (
            "Jeden Monat setzt du einen Arbeiter und handelst sofort. Auf dem Markt handelst du gefahrlos mit einer "
            "Ware; auf der Scheibe tust du, was das Feld sagt, doch in ihrer Nachthälfte kommt erst ein Ereignis. "
            "Bevor du setzt, darfst du einen neutralen Arbeiter für eine zweite Aktion anwerben."
        ),
    ),
    "ask.two-workers": (
        (
            "You have two actions now, in the order you like. On a space of the dial there is one worker of each "
            "colour at most, and the neutral ones are a colour too. You cannot buy and sell the same good in one month."
        ),
        (
            "Du hast jetzt zwei Aktionen, in beliebiger Reihenfolge. Auf einem Feld der Scheibe steht höchstens ein "
            "Arbeiter jeder Farbe, und die neutralen sind auch eine Farbe. Dieselbe Ware kannst du in einem Monat "
            "nicht kaufen und verkaufen."
        ),
    ),
    "ask.neutral-worker": (
        (
            "The neutral worker must be placed too and gives you a second action. A space of the dial on which a "
            "neutral worker stands is closed to it."
        ),
        (
            "Auch der neutrale Arbeiter muss gesetzt werden und gibt dir eine zweite Aktion. Ein Feld der Scheibe, auf "
            "dem schon ein neutraler steht, ist für ihn gesperrt."
        ),
    ),
    "ask.end-turn": (
        (
            "Your actions are done. You may still turn the dial with the Imposter or repay a loan; an unpaid loan "
            "costs many points at the end."
        ),
        (
            "Deine Aktionen sind getan. Du darfst noch mit dem Hochstapler die Scheibe drehen oder einen Kredit "
            "zurückzahlen. Ein offener Kredit kostet am Ende viele Punkte."
        ),
    ),
    "ask.second-die": (
        (
            "At night an event comes before your action. With two dice you pick the result that hurts less. Fog does "
            "nothing, Viking Games even bring you gifts; think of what you could lose: a character, a vehicle, silver."
        ),
        (
            "Nachts kommt vor deiner Aktion ein Ereignis. Mit zwei Würfeln suchst du das mildere aus. Nebel tut "
            "nichts, Wikingerspiele bringen dir sogar Geschenke; überlege, was du verlieren könntest: einen Charakter, "
            "ein Transportmittel, Silber."
        ),
    ),
    "ask.pick": (
        "One of the two results must be carried out. Choose the one that costs you least or hurts the others most.",
        (
            "Eines der beiden Ergebnisse musst du ausführen. Nimm das, was dich am wenigsten kostet oder den anderen "
            "am meisten schadet. Danach folgt deine Aktion."
        ),
    ),
    "ask.dismiss": (
        (
            "One of your characters leaves you, and anybody may hire it again. Give up the one that helps you least. A "
            "safe marker does not protect it now."
        ),
        (
            "Einer deiner Charaktere verlässt dich, und jeder kann ihn wieder anwerben. Gib den her, der dir am "
            "wenigsten hilft. Ein Schutzmarker hilft jetzt nicht."
        ),
    ),
    "ask.give-up": (
        "The storm takes one of your vehicles out of the game. Keep the one that fits the goods in your warehouse.",
        (
            "Der Sturm nimmt eines deiner Transportmittel aus dem Spiel. Behalte das, das zu den Waren in deinem Lager "
            "passt. Ersatz gibt es auf Feld A."
        ),
    ),
    "ask.gift": (
        (
            "You must give something to the player whose turn it is. A cheap good that you do not need is often the "
            "smallest gift. A point lost is a point gained by another."
        ),
        (
            "Du musst dem Spieler am Zug etwas geben. Eine billige Ware, die du nicht brauchst, ist oft das kleinste "
            "Geschenk. Ein Punkt fehlt dir und nützt zugleich dem anderen."
        ),
    ),
    "ask.unrest": (
        (
            "You lose one good, and you say which. Goods in the warehouse are worth less than those that have come "
            "further."
        ),
        (
            "Du verlierst eine Ware und bestimmst, welche. Waren im Lager sind weniger wert als solche, die schon "
            "weiter gekommen sind."
        ),
    ),
    "ask.market": (
        (
            "Buy as many as you like into your warehouse, or sell as many as you like from your trading post. Buying "
            "lifts the price by one level, by two if the market is emptied; selling lowers it by one. Who sells into "
            "an empty market gets points. If your silver does not reach, loans are taken for you, and the button says "
            "so."
        ),
        (
            "Kaufe beliebig viele in dein Lager oder verkaufe beliebig viele aus deinem Handelsposten. Kaufen hebt den "
            "Preis um eine Stufe, um zwei, wenn der Markt leer wird; Verkaufen senkt ihn um eine. Wer in einen leeren "
            "Markt verkauft, bekommt Punkte. Reicht dein Silber nicht, werden Kredite genommen; der Knopf sagt es."
        ),
    ),
    "ask.sell-dear": (
        (
            "Here goods of your trading post bring more than on the market. Take up to three of one kind or up to "
            "three different ones. The prices fall when you are done."
        ),
        (
            "Hier bringen Waren deines Handelspostens mehr als auf dem Markt. Nimm bis zu drei von einer Art oder bis "
            "zu drei verschiedene. Die Preise fallen, wenn du fertig bist."
        ),
    ),
    "ask.buy-cheap": (
        (
            "Here goods cost less than on the market. Take up to three of one kind or up to three different ones. The "
            "prices rise when you are done."
        ),
        (
            "Hier kosten Waren weniger als auf dem Markt. Nimm bis zu drei von einer Art oder bis zu drei "
            "verschiedene. Die Preise steigen, wenn du fertig bist."
        ),
    ),
    "ask.sell-mix": (
        (
            "Here goods of your trading post bring more than on the market. At your table they may be of any kinds, "
            "also two of one and one of another. The prices fall when you are done, one level for each kind."
        ),
        (
            "Hier bringen Waren deines Handelspostens mehr als auf dem Markt. An eurem Tisch ist jede Mischung "
            "erlaubt, auch zwei von einer Art und eine von einer anderen. Die Preise fallen, wenn du fertig bist, je "
            "Art um eine Stufe."
        ),
    ),
    "ask.buy-mix": (
        (
            "Here goods cost less than on the market. At your table they may be of any kinds, also two of one and one "
            "of another. The prices rise when you are done."
        ),
        (
            "Hier kosten Waren weniger als auf dem Markt. An eurem Tisch ist jede Mischung erlaubt, auch zwei von "
            "einer Art und eine von einer anderen. Die Preise steigen, wenn du fertig bist."
        ),
    ),
    "ask.vehicles": (
        (
            "Goods reach your trading post by wagon or ship, or one by one with the Stevedore. You may "
            "buy one of each; a vehicle that is already there has to make way. Look at the kinds named on the card: "
            "the rest of the load may be anything."
        ),
        (
            "Waren kommen mit Wagen oder Schiff zum Handelsposten, oder einzeln mit dem Schauermann. Du "
            "darfst von beiden eines kaufen; ein altes muss weichen. Achte auf die Arten, die auf der Karte stehen: "
            "Der Rest der Ladung ist beliebig."
        ),
    ),
    "ask.take-card": (
        (
            "Your Carpenter shows you the next cards of the stack. One of them must be bought. The others stay on the "
            "stack, and all have seen them."
        ),
        (
            "Dein Zimmermann zeigt dir die nächsten Karten des Stapels. Eine davon musst du kaufen. Die anderen "
            "bleiben auf dem Stapel, und alle haben sie gesehen."
        ),
    ),
    "ask.character": (
        (
            "A character helps you from your next action on and is worth points at the end. A free one costs nothing. "
            "If you entice one away, its owner gets the silver, and nobody can take it from you in this turn."
        ),
        (
            "Ein Charakter hilft dir ab deiner nächsten Aktion und ist am Ende Punkte wert. Ein freier kostet nichts. "
            "Lockst du einen weg, bekommt sein Besitzer das Silber, und in dieser Runde kann ihn dir niemand nehmen."
        ),
    ),
    "ask.order-and-good": (
        (
            "A good for nothing and an order belong together: you take both. Dear goods are the better gift. If your "
            "mat is full of orders that you can still fill, a point may be better."
        ),
        (
            "Eine Ware umsonst und ein Auftrag gehören zusammen: Du nimmst beides. Teure Waren sind das bessere "
            "Geschenk. Ist deine Tafel voll mit Aufträgen, die du noch schaffst, kann ein Punkt besser sein."
        ),
    ),
    "ask.good-or-order": (
        (
            "A good for nothing and an order belong together: you take both. At your table you say which comes first. "
            "Take the order first if you want to see which card takes its place before you choose the good."
        ),
        (
            "Eine Ware umsonst und ein Auftrag gehören zusammen: Du nimmst beides. An eurem Tisch bestimmst du, was "
            "zuerst kommt. Nimm zuerst den Auftrag, wenn du sehen willst, welche Karte nachrückt, bevor du die Ware "
            "wählst."
        ),
    ),
    "ask.good": (
        (
            "You have the order; now a good of the market is yours for nothing. Take one that your orders need, or a "
            "dear one. Its price rises."
        ),
        (
            "Den Auftrag hast du; nun bekommst du eine Ware aus dem Markt umsonst. Nimm eine, die deine Aufträge "
            "brauchen, oder eine teure. Ihr Preis steigt."
        ),
    ),
    "ask.order": (
        (
            "The order comes to the first space of your mat and pushes the others on. Each turn change moves it one "
            "space; behind the fifth it is lost. Choose one whose goods you have or can get cheaply."
        ),
        (
            "Der Auftrag kommt auf das erste Feld deiner Tafel und schiebt die anderen weiter. Jeder Rundenwechsel "
            "rückt ihn ein Feld; hinter dem fünften ist er verloren. Nimm einen, dessen Waren du hast oder billig "
            "bekommst."
        ),
    ),
    "ask.order-and-sale": (
        "You may take an order, sell one good, or do both in any order. Or take a point and nothing else.",
        (
            "Du darfst einen Auftrag nehmen, eine Ware verkaufen oder beides in beliebiger Folge. Oder nimm einen "
            "Punkt und sonst nichts."
        ),
    ),
    "ask.order-or-done": (
        "You may take an order too. An order that you cannot fill in time is no loss but fills a space of your mat.",
        (
            "Du darfst auch noch einen Auftrag nehmen. Einer, den du nicht rechtzeitig schaffst, schadet nicht, belegt "
            "aber ein Feld deiner Tafel."
        ),
    ),
    "ask.sale": (
        "You may sell one good of your trading post too. Keep what your orders need.",
        "Du darfst auch noch eine Ware deines Handelspostens verkaufen. Behalte, was deine Aufträge brauchen.",
    ),
    "ask.deliver": (
        (
            "Put goods on your orders; what lies there stays. A full order is scored at once. Goods on an order that "
            "falls off the mat are lost."
        ),
        (
            "Lege Waren auf deine Aufträge; was dort liegt, bleibt. Ein voller Auftrag wird sofort gewertet. Waren auf "
            "einem Auftrag, der von der Tafel fällt, sind verloren."
        ),
    ),
    "ask.use-vehicle": (
        (
            "A vehicle carries goods from your warehouse to your trading post, once, and then leaves the game. Use the "
            "one that takes most of what you need there."
        ),
        (
            "Ein Transportmittel bringt einmal Waren vom Lager zum Handelsposten und verlässt dann das Spiel. Nimm "
            "das, auf das am meisten von dem passt, was du dort brauchst."
        ),
    ),
    "ask.load": (
        (
            "Load one kind after the other. The kinds named on the card have their own places, everything else shares "
            "the free ones. When nothing fits any more, the journey is over."
        ),
        (
            "Lade eine Art nach der anderen. Die Arten auf der Karte haben eigene Plätze, alles andere teilt sich die "
            "freien. Passt nichts mehr, ist die Fahrt zu Ende."
        ),
    ),
    "ask.cash-in": (
        (
            "Half of the game is over. A character that you return brings points now and can be hired by anyone; one "
            "that you keep goes on helping you and brings points at the end."
        ),
        (
            "Die Hälfte des Spiels ist vorbei. Ein Charakter, den du zurückgibst, bringt jetzt Punkte und kann von "
            "allen angeworben werden. Einer, den du behältst, hilft weiter und bringt am Ende Punkte."
        ),
    ),
    "ask.power": (
        (
            "Some characters can do something between the turns, each once. Use them in any order, or leave them. The "
            "market is supplied and prices change after this."
        ),
        (
            "Manche Charaktere können zwischen den Runden etwas tun, jeder einmal. Nutze sie in beliebiger Folge oder "
            "lass es. Danach wird der Markt beliefert, und die Preise ändern sich."
        ),
    ),
    "ask.warehouse-full": (
        "At the end of a turn a warehouse holds only so much. Return what is cheapest or what no order needs.",
        (
            "Am Ende der Runde fasst ein Lager nur eine bestimmte Zahl. Gib ab, was am billigsten ist oder was kein "
            "Auftrag braucht."
        ),
    ),
    "ask.post-full": (
        "At the end of a turn a trading post holds only so much. Return what is cheapest or what no order needs.",
        (
            "Am Ende der Runde fasst ein Handelsposten nur eine bestimmte Zahl. Gib ab, was am billigsten ist oder was "
            "kein Auftrag braucht."
        ),
    ),
    "ask.fee": (
        (
            "Every good in the warehouse costs a fee, and your silver does not reach. A loan brings silver but is dear "
            "to repay; each good that you return makes the fee smaller."
        ),
        (
            "Jede Ware im Lager kostet eine Gebühr, und dein Silber reicht nicht. Ein Kredit bringt Silber, ist aber "
            "teuer zurückzuzahlen. Jede Ware, die du abgibst, senkt die Gebühr."
        ),
    ),
}


def guide(message: Message, lang: str) -> str:
    """What a newcomer is told about a question; "" where nothing is asked."""
    return in_language(GUIDE[message.key], lang) if message.key in GUIDE else ""
