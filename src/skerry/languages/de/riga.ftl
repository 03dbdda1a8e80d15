### Riga

## What a seat is asked

ask-choose-start = Deine Waren sind am wenigsten wert. Bestimme, wer im ersten Jahr Startspieler ist.
ask-keep-building = Du hast { $buildings } gezogen. Such dir ein Gebäude davon aus.
ask-take = Nimm ein Gebäude oder eine ganze Warenreihe.
ask-take-swapped = Du hast Waren der Reihen { $rows } getauscht. Nimm eine dieser beiden Reihen.
ask-keep = Du hast { $goods } gezogen. Behalte eine Ware, den Rest wirfst du offen ab.
ask-yard = Du hast { $buildings } gezogen. Behalte eins davon oder keins.
ask-yard-pile = Du hast { $buildings } gezogen, mehr lag nicht im Stapel. Behalte eins davon oder keins.
ask-swap = Welche Ware willst du tauschen? Beginne mit der aus der vorderen Reihe.
ask-swap-with = Gegen welche Ware aus einer hinteren Reihe willst du { $good } aus Reihe { $row } tauschen?
ask-build =
    { $left ->
        [one] Baue oder beende deinen Zug. Du darfst noch { $left } Gebäude bauen.
       *[other] Baue oder beende deinen Zug. Du darfst noch { $left } Gebäude bauen.
    }
ask-extend = Du musst in { $city } { $cost } Dukaten zahlen und kannst { $power } aufbringen. Nimm noch ein Gebäude aus { $city } dazu oder zahle.
ask-crane = Du musst in { $city } { $owed } Dukaten zahlen und kannst { $power } aufbringen. Willst du mit einem Kran die Kosten eines Gebäudes halbieren?
ask-pay =
    { $owed ->
        [one] Zahle in { $city }: noch { $owed } Dukat. Wechselgeld gibt es nicht.
       *[other] Zahle in { $city }: noch { $owed } Dukaten. Wechselgeld gibt es nicht.
    }
ask-school = Welches Symbol soll deine Schule bis zum Spielende zeigen?
ask-charge = Wirf Waren mit einem Basiswert von zusammen mindestens { $owed } ab, um die Wechselstube zu laden, oder verzichte.
ask-charge-more = Wirf noch Waren mit einem Basiswert von mindestens { $owed } ab, um die Wechselstube zu laden.
ask-discard =
    { $count ->
        [one] Wirf { $count } Karte ab. Du darfst { $limit } behalten.
       *[other] Wirf { $count } Karten ab. Du darfst { $limit } behalten.
    }

## What a legal move costs or does

does-take-row = { $goods }, Basiswert { $value }
does-take-building = { CARD($building) }
does-take-too-late = { CARD($building) } Du kannst es in diesem letzten Zug nicht bezahlen, es würde dich { $penalty ->
        [one] { $penalty } Punkt
       *[other] { $penalty } Punkte
    } kosten
does-end-unbuilt = dies ist dein letzter Zug, und jedes Gebäude auf der Hand kostet { $penalty ->
        [one] { $penalty } Punkt
       *[other] { $penalty } Punkte
    }
does-end-over-limit = als Nächstes kommt der Winter: Du müsstest { $over ->
        [one] { $over } Karte
       *[other] { $over } Karten
    } abwerfen
does-use = { DOES($function) }
does-build = kostet { $cost }, du kannst in { $city } { $power } zahlen
does-crane =
    { $owed ->
        [one] dann bleibt { $owed } Dukat zu zahlen
       *[other] dann bleiben { $owed } Dukaten zu zahlen
    }
does-no-more =
    { $owed ->
        [one] { $owed } Dukat ist zu zahlen
       *[other] { $owed } Dukaten sind zu zahlen
    }
does-pay = zählt { $value }{ $owed ->
        [none] { "" }
       *[other] , noch { $owed } offen
    }{ $lost ->
        [none] { "" }
        [one] , { $lost } verfällt
       *[other] , { $lost } verfallen
    }

## What is picked of a payment

sum-pay =
    { $owed ->
        [none]
            { $lost ->
                [none] { $paid } von { $due } Dukaten, nichts verfällt.
                [one] { $paid } von { $due } Dukaten, { $lost } verfällt.
               *[other] { $paid } von { $due } Dukaten, { $lost } verfallen.
            }
       *[other] { $paid } von { $due } Dukaten, { $owed } fehlen noch.
    }
sum-charge =
    { $owed ->
        [none]
            { $lost ->
                [none] Basiswert { $paid } von { $due }, nichts verfällt.
               *[other] Basiswert { $paid } von { $due }, { $lost } zu viel.
            }
       *[other] Basiswert { $paid } von { $due }, { $owed } fehlen noch.
    }

## What a choice changes: the number before and after, and by how much

number-points =
    { $amount ->
        [one] { $change } Punkt
       *[other] { $change } Punkte
    }
number-owed =
    { $after ->
        [one] { $after } Dukat zu zahlen
       *[other] { $after } Dukaten zu zahlen
    }
number-goods =
    { $amount ->
        [one] { $change } Ware auf der Hand
       *[other] { $change } Waren auf der Hand
    }
number-buildings =
    { $amount ->
        [one] { $change } Gebäude auf der Hand
       *[other] { $change } Gebäude auf der Hand
    }
number-merchants =
    { $amount ->
        [one] { $change } Kaufmann
       *[other] { $change } Kaufleute
    }
number-knights =
    { $amount ->
        [one] { $change } Ritter
       *[other] { $change } Ritter
    }

## Your plan: what is still lacking

plan-lacks = { $building }: Dir { $missing ->
        [one] fehlt { $missing } Dukat
       *[other] fehlen { $missing } Dukaten
    }, und du hast noch { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
plan-payable = { $building }: Du hast genug, um es zu bezahlen
plan-last = { $building }: Dir { $missing ->
        [one] fehlt { $missing } Dukat
       *[other] fehlen { $missing } Dukaten
    } in deinem letzten Zug; auf der Hand kostet es { $penalty ->
        [one] { $penalty } Punkt
       *[other] { $penalty } Punkte
    }
plan-no-building = Du hast kein Gebäude auf der Hand: Nimm eins, das du bald bezahlen kannst. Du hast noch { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
plan-over-limit = Als Nächstes kommt der Winter, und du hast { $over ->
        [one] { $over } Karte
       *[other] { $over } Karten
    } zu viel

## Why a move is refused

no-seat = Auf Platz { $seat } sitzt niemand.
no-not-drawn = { $building } ist nicht unter den Gebäuden, die du gezogen hast.
no-good-not-drawn = { $good } hast du nicht gezogen.
no-swapped-rows = Nach dem Tausch musst du eine der Reihen { $rows } nehmen.
no-row =
    { $rows ->
        [one] Eine Reihe { $row } gibt es nicht, in der Auslage liegt nur { $rows } Reihe.
       *[other] Eine Reihe { $row } gibt es nicht, in der Auslage liegen nur { $rows } Reihen.
    }
no-not-on-display = { $building } liegt nicht in der Auslage.
no-function = Diese Funktion kannst du jetzt nicht nutzen: { $function }.
no-effect = Das würde jetzt nichts bewirken: { $function }.
no-pile = Der Nachziehstapel ist leer, und nach eurer Hausregel wird dafür nicht neu gemischt: { $function }.
no-fresh = { $function }: Das hast du erst in diesem Zug gebaut, es wirkt ab deinem nächsten Zug.
no-used = { $function }: Das geht nur einmal, und du hast es schon genutzt.
no-take-first = Zuerst musst du ein Gebäude oder eine Warenreihe nehmen.
no-taken-already = Du hast in diesem Zug schon Karten genommen.
no-monastery-before-taking = Das Kloster kannst du nur nutzen, bevor du Karten nimmst.
no-swap = Diese Ware kannst du nicht tauschen: Sie liegt dort nicht, oder in keiner hinteren Reihe liegt eine andere.
no-swap-with = Die zweite Ware muss aus einer hinteren Reihe kommen und eine andere sein.
no-building-not-in-hand = { $building } hast du nicht.
no-good-not-in-hand = { $good } hast du nicht auf der Hand.
no-builds-left = Pro Zug darfst du höchstens { $most } Gebäude bauen.
no-other-city = { $building } steht nicht in { $city }. Gemeinsam bezahlen kannst du nur Gebäude derselben Stadt.
no-ducats = Es kostet { $cost } Dukaten, und du kannst in { $city } { $power } zahlen.
no-crane-needed = Du brauchst noch einen Kran: { $owed } Dukaten sind zu zahlen, und du kannst { $power } aufbringen.
no-crane-there = Für { $building } geht jetzt kein Kran. Kräne gehen zuerst an die teuersten Gebäude, und den Rest musst du bezahlen können.
no-item = { $item } hast du nicht.
no-not-charged = { $item } ist nicht geladen.
no-worthless = { $item } ist in { $city } nichts wert.
no-too-late = Für { $item } ist es zu spät: Nutze erst Funktionen und zahle dann Waren in der Reihenfolge der Preisliste.
no-too-early = Für { $item } ist es zu früh: Was auf der Preisliste danach kommt, reicht für den Rest nicht.
no-superfluous = Du hast schon genug gezahlt, { $item } würde verfallen.
no-skip-now = Du hast angefangen, die Wechselstube zu laden. Bring es zu Ende.
not-asked = „{ $word }“ geht jetzt nicht.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder zu anderen Karten.
over = Das Spiel ist zu Ende.

## Where the game stands, for everyone

stage-set-up = Vorbereitung: { $seat } wählt.
stage-spring = Jahr { $year }, Frühling: Nachschub.
stage-summer = Jahr { $year }, Sommer: { $seat } { $phase }.
stage-autumn = Jahr { $year }, Herbst: { $seat } { $phase }.
stage-winter = Jahr { $year }, Winter: { $seat } wirft Karten bis zum Handkarten-Limit ab.

## The log

log-provisional-start = { $seat } ist vorläufiger Startspieler.
log-turned-up = { $seat } deckt { $goods } auf.
log-start-player = { $seat } macht { $start } zum Startspieler.
log-drew-building = { $seat } zieht { $buildings }.
log-start-building = { $seat } behält eines der gezogenen Gebäude.
log-kept-building = { $seat } behält { $building }.
log-spring = Jahr { $year }, Frühling: Nachschub trifft ein.
log-row-good = Reihe { $row }: { $goods }.
log-goods-reshuffled = Die abgelegten Waren werden zum neuen Nachziehstapel gemischt.
log-building-removed = Verlassen die Auslage: { $buildings }.
log-building-up = Neu in der Auslage: { $buildings }.
log-buildings-reshuffled = Die abgelegten Gebäude werden zum neuen Nachziehstapel gemischt.
log-turn = Jahr { $year }, { $season }: { $seat } ist am Zug.
log-took-row = { $seat } nimmt Reihe { $row }: { $goods }.
log-took-building = { $seat } nimmt { $building }.
log-used = { $seat } nutzt { $building }.
log-drew-good = { $seat } zieht { $goods }.
log-treasury-rejected =
    { $goods ->
        [none] { $seat } behält eine Ware aus der Schatzkammer.
       *[other] { $seat } behält eine Ware aus der Schatzkammer und wirft { $goods } ab.
    }
log-treasury-kept = { $seat } behält { $good }.
log-yard-done =
    { $kept ->
        [one] { $seat } sieht sich { $drawn } Gebäude an und behält eins.
       *[other] { $seat } sieht sich { $drawn } Gebäude an und behält keins.
    }
log-swapped = { $seat } tauscht Waren der Reihen { $rows }: { $goods }.
log-shown = { $seat } will { $building } bauen.
log-craned = { $seat } halbiert mit { $crane } die Kosten von { $building }.
log-paid =
    { $value ->
        [one] { $seat } zahlt { $value } Dukaten mit { $items }.
       *[other] { $seat } zahlt { $value } Dukaten mit { $items }.
    }
log-built =
    { $seat } baut in { $city } für { $cost ->
        [one] { $cost } Dukat
       *[other] { $cost } Dukaten
    }: { BARE($buildings) }{ $lost ->
        [none] { "" }
        [one] . { $lost } Dukat verfällt
       *[other] . { $lost } Dukaten verfallen
    }.
log-school = Die Schule von { $seat } zeigt: { $side }.
log-charging = { $seat } wirft { $goods } für die Wechselstube ab.
log-charged = Die Wechselstube von { $seat } ist geladen.
log-winter = Jahr { $year }, Winter: Alle werfen Karten bis zum Handkarten-Limit ab.
log-discarded = { $seat } wirft { $goods } ab.
log-discarded-building = { $seat } wirft ein Gebäude verdeckt ab.
log-discarded-this-building = Es war { $building }.
log-game-over = Der letzte Winter ist vorbei, das Spiel ist zu Ende.

## What stands on the buttons of moves

label-provisional-start = { $seat } ist vorläufiger Startspieler
label-draw = { $good } ziehen
label-draw-building = { $building } ziehen
label-choose-start = { $seat } zum Startspieler machen
label-keep-building = { $building } behalten
label-keep-none = Keins behalten
label-keep = 1 { $good } behalten
label-take-building = { $building } nehmen
label-take-row = Reihe { $row } nehmen
label-use = { $function } nutzen
label-swap = { $good } aus Reihe { $row } tauschen
label-with = gegen { $good } aus Reihe { $row }
label-build = { $building } bauen
label-end = Zug beenden
label-add = { $building } dazunehmen
label-pay = Nichts dazunehmen und zahlen
label-crane = Kran für { $building } nutzen
label-no-more = Keinen Kran mehr nutzen und zahlen
label-pay-good = 1 { $good } zahlen
label-pay-function = Mit { $function } zahlen
label-school = { $side }
label-charge = 1 { $good } abwerfen
label-skip = Nicht laden
label-discard = 1 { $good } abwerfen
label-discard-building = { $building } abwerfen

## Words

word-phase-none = ist am Zug
word-phase-take = nimmt Karten
word-phase-build = baut
word-house = { $name }
word-card =
    { $points ->
        [none] Kosten { $cost }. { $does }
        [one] Kosten { $cost }, { $points } Punkt. { $does }
       *[other] Kosten { $cost }, { $points } Punkte. { $does }
    }

## What the lobby says of the game

about-summary = Du bist Hansekaufmann und verschiffst Tuch, Glas, Wein und Korn über die Ostsee. Waren sind dein einziges Geld: Was in der einen Stadt teuer ist, ist in der nächsten nichts wert, und Wechselgeld gibt niemand. Baue in vier Städten, setze Kräne, Banken und Logen klug ein und hole die meisten Punkte.
about-riga_buildings-note = Eine fünfte Stadt kommt dazu: Gebäude in Riga, wo jede Ware ihren Basiswert hat.
about-credit = Ein Spiel von { $designer }, erschienen { $year } bei { $publisher }.
about-without = ohne
about-with = mit
about-builders_yard = Bauhof und Nachziehstapel
about-reshuffle = Ist der Nachziehstapel leer, mischt der Bauhof den Ablagestapel und zieht weiter.
about-pile-only = Der Bauhof zieht nur, was noch im Nachziehstapel liegt.

## What a newcomer reads beside a question

guide-ask-choose-start = Deine Waren sind am schwächsten, darum entscheidest du, wer beginnt. Der Startspieler ist im Sommer zuerst und im Herbst zuletzt dran; wer vor ihm sitzt, hat zwei Züge nacheinander. Im Zweifel nimm dich selbst.
guide-ask-keep-building = Behalte eins dieser Gebäude. Sieh auf die Preistafeln: Liegt eins in einer Stadt, in der deine Waren viel wert sind? Ein billiges ist ein guter Anfang, denn es wirkt schon ab deinem nächsten Zug.
guide-ask-take = In jedem Zug nimmst du zuerst etwas: ein Gebäude oder eine ganze Warenreihe. Waren sind dein einziges Geld; nimm also eine Reihe, wenn du deine Gebäude noch nicht bezahlen kannst. Die kleinen Zahlen auf dem Segel zeigen, was sie in jeder Stadt wert ist. Nimm ein Gebäude, wenn du es bald bezahlen kannst: Was am Ende auf der Hand bleibt, kostet Punkte.
guide-ask-take-swapped = Du hast mit dem Kloster zwei Waren getauscht. Nimm jetzt eine dieser beiden Reihen und vergleiche, was sie in der Stadt wert sind, in der du als Nächstes bauen willst.
guide-ask-keep = Deine Schatzkammer hat diese Waren gezogen, eine davon gehört dir. Behalte die, die dort am meisten wert ist, wo du bauen willst. Alle sehen, was du zurücklässt, aber nicht, was du behältst.
guide-ask-yard = Diese Gebäude siehst nur du. Behalte eins, das du bezahlen kannst und das zu deinen passt. Wenn keins passt, behalte keins: Ein Gebäude, das du nie baust, kostet am Ende Punkte.
guide-ask-yard-pile = Diese Gebäude siehst nur du. Nach eurer Hausregel zieht der Bauhof nur vom Nachziehstapel, es können also weniger als fünf sein. Behalte eins, das du bezahlen kannst, oder keins: Ein Gebäude, das du nie baust, kostet am Ende Punkte.
guide-ask-swap = Mit dem Kloster tauschst du zwei Waren aus verschiedenen Reihen und nimmst dann eine dieser Reihen. Wähle eine Ware, die du nicht brauchst, und denke an die Reihe, die du verbessern willst.
guide-ask-swap-with = Wähle jetzt, was an ihre Stelle kommt. In der Reihe, die du nehmen willst, sollten am Ende die Waren liegen, die in deiner Stadt am meisten wert sind.
guide-ask-build = Du darfst bauen, was du auf der Hand hast und bezahlen kannst; die Münze auf jeder Preistafel zeigt, wie viel du dort zahlen kannst. Wechselgeld gibt es nicht: Such ein Gebäude, für das deine Waren genau oder fast genau reichen. Du musst nicht bauen: Waren behältst du, bis zum Limit im Winter.
guide-ask-extend = Du kannst ein weiteres Gebäude derselben Stadt dazunehmen und beide zusammen bezahlen. So verfällt weniger, weil die Kosten erst addiert werden. Brauchst du deine Waren für etwas anderes, dann zahle einfach.
guide-ask-crane = Ein Kran halbiert einmal im Spiel die Kosten eines Gebäudes. Am meisten spart er bei einem teuren; heb ihn auf, wenn dieses billig ist und du es auch so bezahlen kannst.
guide-ask-pay = Such aus, womit du zahlst. Die Münze auf jeder Ware zeigt, was sie in dieser Stadt wert ist. Was du zu viel zahlst, verfällt; triff den Preis also möglichst genau und behalte Waren, die dort teuer sind, wo du als Nächstes bauen willst.
guide-ask-school = Deine Schule zeigt bis zum Spielende einen Kaufmann oder einen Ritter. Kaufleute stärken Banken, Ritter stärken Wirtshäuser, und Archive zählen Paare aus beiden. Nimm also, wovon du weniger hast.
guide-ask-charge = Du kannst Waren in Dukaten verwandeln, die in jeder Stadt gelten und nicht zu deinen Handkarten zählen. Tu das mit Waren, die du so bald nicht brauchst oder im Winter verlieren würdest; sonst verzichte.
guide-ask-charge-more = Zum Laden der Wechselstube fehlt noch etwas. Hier zählt nur der Basiswert, also gib ab, was dir am wenigsten nützt.
guide-ask-discard = Im Winter ist deine Hand begrenzt. Trenne dich von Waren, die dort wenig wert sind, wo du bauen willst, oder von einem Gebäude, das du kaum noch bezahlen wirst.

## Why nothing can be told of a choice beforehand

unforeseen-ask-choose-start = An deinen Zahlen ändert sich dadurch noch nichts.

## What the icons mean

legend-goods = Waren: womit du bezahlst
legend-cities = Städte: wo du baust und wonach sich die Preise richten
legend-signs = Auf Karten und bei den Spielern
legend-cost = Münze
legend-cost-is = Auf einer Karte: was das Gebäude kostet. Auf einer Preistafel: was du dort zahlen kannst
legend-ducat = Dukat
legend-ducat-is = Die Einheit für alle Kosten und Preise
legend-seal = Siegel
legend-seal-is = Punkte. Ein Stern heißt, dass sie erst am Ende gezählt werden
legend-merchant = Kaufmann
legend-merchant-is = Zählt für Banken und Archive und wird nie verbraucht
legend-knight = Ritter
legend-knight-is = Zählt für Wirtshäuser und Archive und wird nie verbraucht
legend-start = Startspieler
legend-start-is = Ist im Sommer als Erster und im Herbst als Letzter am Zug
legend-crown = Krone
legend-crown-is = Hat die meisten Punkte
legend-buildings = Gebäude und was sie bewirken
legend-seasons = Die Jahreszeiten

## The text view of a position

sheet-set-up = Vorbereitung
sheet-over = Nach dem letzten Winter
sheet-year = Jahr { $year } von { $years }, { $season }
sheet-turn = am Zug
sheet-start = Startspieler
sheet-to-come = danach
sheet-piles = Stapel
sheet-piles-hold = Waren: { $goods } ({ $goods_away } abgelegt), Gebäude: { $buildings } ({ $buildings_away } abgelegt)
sheet-rows = Waren in der Auslage
sheet-row = Reihe
sheet-goods = Waren
sheet-base = Basiswert
sheet-prices = Was deine Waren wert sind
sheet-printed-prices = Was Waren wert sind
sheet-power = Du kannst zahlen
sheet-display = Gebäude in der Auslage
sheet-building = Gebäude
sheet-cost = Kosten
sheet-points = Punkte
sheet-does = Wirkung
sheet-old = geht im Frühling
sheet-players = Spieler: bisherige Punkte, Handkarten, Symbole
sheet-player = Spieler
sheet-hand = Hand
sheet-buildings = Gebäude
sheet-merchants = Kaufleute
sheet-knights = Ritter
sheet-built = Gebaut
sheet-used = benutzt
sheet-fresh = neu
sheet-your-hand = Deine Hand: { $goods }; { $cards }, im Winter höchstens { $limit }
sheet-one-card = 1 Karte
sheet-cards = { $count } Karten
sheet-no-goods = keine Waren
sheet-have = Du hast
sheet-drawn = gezogen
sheet-paying = wird bezahlt
sheet-unbuilt = Riga-Gebäude, die du bauen darfst
sheet-hands = Übrige Handkarten
sheet-result = Ergebnis
sheet-seals = Siegel
sheet-archives = Archive
sheet-house = Hausregel
sheet-lodges = Logen
sheet-buildings_in_hand = Gebäude auf der Hand
sheet-riga_unbuilt = Nicht gebaute Riga-Gebäude
sheet-total = Summe
sheet-money = Geldwert (bei Gleichstand)
sheet-ranks = Platz

## What is written on the board; a tip is several lines, the last has the rules

board-board = Spielplan von Riga
board-years = Jahr
board-year-of = Jahr { $year } von { $years }
board-turn-tip =
    { $seat }, { $season }
    { $rule }
board-twice =
    { $seat } hat zwei Züge nacheinander
    RIG-46
board-separator = Alt: gehen im nächsten Frühling
board-separator-tip =
    Trenn-Karte
    Gebäude unter ihr verlassen im nächsten Frühling die Auslage.
    RIG-11, RIG-22
board-away = abgelegt
board-goods-pile =
    Waren im Nachziehstapel: { $count }
    Ist er leer, werden die abgelegten Waren gemischt.
    RIG-04, RIG-20
board-goods-discard =
    Abgelegte Waren: { $goods }
    RIG-04
board-building-pile =
    Gebäude im Nachziehstapel: { $count }
    Ist er leer, werden die abgelegten Gebäude gemischt.
    RIG-04, RIG-25
board-building-discard =
    Abgelegte Gebäude: { $count }
    RIG-04
board-row-tip =
    Reihe { $row }: { $goods }
    Basiswert { $value }; { $worth }
    RIG-29
board-good-tip =
    { $count } { $good }
    Basiswert je { $value }; { $worth }
    RIG-36
board-left-tip =
    Auf der Hand: { $goods }
    RIG-84
board-price-tip =
    In { $city } { $value } wert
    RIG-36
board-goods-in-hand = Waren auf der Hand
board-buildings-in-hand = Gebäude auf der Hand
board-hand-title = Deine Hand
board-can-pay = Du kannst dort { $power } zahlen
board-hand-count = { $cards } von { $limit }
board-hand-limit =
    Deine Handkarten: { $cards }. Im Winter darfst du { $limit } behalten.
    RIG-49
board-due = { $city }: noch { $owed } zu zahlen
board-due-tip =
    { $owed ->
        [one] In { $city } ist noch { $owed } Dukat zu zahlen
       *[other] In { $city } sind noch { $owed } Dukaten zu zahlen
    }
    RIG-34
board-looks = sieht sich { $count } an
board-drawn-cards = Gezogen, nur für dich sichtbar
board-not-built = nicht gebaut
board-start-tip =
    Startspieler
    RIG-27, RIG-52
board-rank =
    Platz { $rank }
    RIG-83

## The names and texts of the pack. In English they stand in the pack itself.

pack-options-riga_buildings-name = Riga-Gebäude

pack-good-cloth-name = Tuch
pack-good-glass-name = Glas
pack-good-wine-name = Wein
pack-good-grain-name = Korn

pack-city-visby-name = Visby
pack-city-tallinn-name = Tallinn
pack-city-stockholm-name = Stockholm
pack-city-danzig-name = Danzig
pack-city-riga-name = Riga

pack-building_type-archive-name = Archiv
pack-building_type-archive-text = Schlusswertung: 2 Punkte je Set aus Kaufmann und Ritter, höchstens 3 Sets.
pack-building_type-bank-name = Bank
pack-building_type-bank-text = Einmalig: 2 Dukaten je eigenem Kaufmann.
pack-building_type-builders-yard-name = Bauhof
pack-building_type-builders-yard-text = Einmalig: 5 Gebäude ziehen, 1 davon darfst du behalten.
pack-building_type-fortress-name = Festung
pack-building_type-fortress-text = 2 Ritter.
pack-building_type-guildhall-name = Gildenhaus
pack-building_type-guildhall-text = 2 Kaufleute.
pack-building_type-trading-office-name = Kontor
pack-building_type-trading-office-text = Einmalig: 4 Dukaten. 1 Kaufmann.
pack-building_type-crane-name = Kran
pack-building_type-crane-text = Einmalig: Kosten eines Gebäudes halbieren.
pack-building_type-lodge-name = Loge
pack-building_type-lodge-text = Schlusswertung: Punkte nach Anzahl deiner Logen.
pack-building_type-manufactory-name = Manufactur
pack-building_type-manufactory-text = Jede Karte der gezeigten Ware zählt 1 Dukaten mehr. 1 Ritter.
pack-building_type-market-hall-name = Markthalle
pack-building_type-market-hall-text = Die gezeigte Ware gilt auch dort, wo sie gesperrt ist. 1 Kaufmann.
pack-building_type-treasury-name = Schatzkammer
pack-building_type-treasury-text = Einmalig: 3 Waren ziehen, 1 behalten. 1 Ritter.
pack-building_type-inn-name = Wirtshaus
pack-building_type-inn-text = Einmalig: 2 Dukaten je eigenem Ritter.

pack-building-visby-archive-name = Archiv
pack-building-visby-bank-name = Bank
pack-building-visby-builders-yard-name = Bauhof
pack-building-visby-fortress-name = Festung
pack-building-visby-guildhall-name = Gildenhaus
pack-building-visby-trading-office-name = Kontor
pack-building-visby-crane-name = Kran
pack-building-visby-lodge-name = Loge
pack-building-visby-manufactory-name = Manufactur
pack-building-visby-market-hall-name = Markthalle
pack-building-visby-treasury-name = Schatzkammer
pack-building-visby-inn-name = Wirtshaus
pack-building-tallinn-archive-name = Archiv
pack-building-tallinn-bank-name = Bank
pack-building-tallinn-builders-yard-name = Bauhof
pack-building-tallinn-fortress-name = Festung
pack-building-tallinn-guildhall-name = Gildenhaus
pack-building-tallinn-trading-office-name = Kontor
pack-building-tallinn-crane-name = Kran
pack-building-tallinn-lodge-name = Loge
pack-building-tallinn-manufactory-name = Manufactur
pack-building-tallinn-market-hall-name = Markthalle
pack-building-tallinn-treasury-name = Schatzkammer
pack-building-tallinn-inn-name = Wirtshaus
pack-building-stockholm-archive-name = Archiv
pack-building-stockholm-bank-name = Bank
pack-building-stockholm-builders-yard-name = Bauhof
pack-building-stockholm-fortress-name = Festung
pack-building-stockholm-guildhall-name = Gildenhaus
pack-building-stockholm-trading-office-name = Kontor
pack-building-stockholm-crane-name = Kran
pack-building-stockholm-lodge-name = Loge
pack-building-stockholm-manufactory-name = Manufactur
pack-building-stockholm-market-hall-name = Markthalle
pack-building-stockholm-treasury-name = Schatzkammer
pack-building-stockholm-inn-name = Wirtshaus
pack-building-danzig-archive-name = Archiv
pack-building-danzig-bank-name = Bank
pack-building-danzig-builders-yard-name = Bauhof
pack-building-danzig-fortress-name = Festung
pack-building-danzig-guildhall-name = Gildenhaus
pack-building-danzig-trading-office-name = Kontor
pack-building-danzig-crane-name = Kran
pack-building-danzig-lodge-name = Loge
pack-building-danzig-manufactory-name = Manufactur
pack-building-danzig-market-hall-name = Markthalle
pack-building-danzig-treasury-name = Schatzkammer
pack-building-danzig-inn-name = Wirtshaus

pack-riga_building-riga-monastery-name = Kloster
pack-riga_building-riga-monastery-text = Einmalig, vor dem Nehmen: zwei Waren zweier Reihen tauschen, dann eine dieser Reihen nehmen.
pack-riga_building-riga-school-name = Schule
pack-riga_building-riga-school-text = Beim Bau: für den Rest des Spiels 1 Ritter oder 1 Kaufmann wählen.
pack-riga_building-riga-storehouse-name = Speicher
pack-riga_building-riga-storehouse-text = Im Winter darfst du 8 Handkarten behalten.
pack-riga_building-riga-exchange-office-name = Wechselstube
pack-riga_building-riga-exchange-office-text = Zugende: Waren im Wert von 6 oder mehr abwerfen, um sie zu laden. Späterer Zug: Ladung für 8 Dukaten einsetzen.

pack-season-spring-name = Frühling: Nachschub
pack-season-summer-name = Sommer: Züge im Uhrzeigersinn
pack-season-autumn-name = Herbst: Züge entgegen dem Uhrzeigersinn
pack-season-winter-name = Winter: Handkarten-Limit, neuer Startspieler

pack-symbols-merchant-name = Kaufmann
pack-symbols-knight-name = Ritter
pack-symbols-ducat-name = Dukat
pack-symbols-victory_point-name = Siegpunkt

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-function = { $lower }, wie es die Funktion vorgibt (RIG-59)
wrong-another-good-than-raised = eine andere Ware als die aufgewertete (RIG-35)
wrong-numbers-beginning = { $most } Zahlen, die erste davon 0
wrong-sum-counts-goods = { $goods }, die Summe der Anzahlen aller Waren
wrong-buildings-listed = { $deck }, die Zahl der aufgeführten Gebäude
wrong-set-player = { $riga }, ein Satz für jeden Spieler
wrong-all-cards-together = { $cards }, alle Karten zusammen
wrong-function-other-type = eine Funktion, die keine andere Gebäudeart hat
wrong-each-once = jedes von { $riga_functions } einmal
wrong-city-without-another = eine Stadt ohne weiteres Gebäude der Art { $place }
wrong-kinds-once-cities = jede der { $types } Arten einmal in jeder der { $cities } Städte
wrong-kinds-goods = { $kinds } Warensorten
wrong-four-cities-then-riga = vier Städte und danach riga
wrong-from-base-value = { $wanted }, nach ihrem Basiswert (RIG-36)
wrong-type-function = eine Gebäudeart mit der Funktion { $thing }
wrong-most-all-buildings = höchstens 60 { $symbol } auf allen Gebäuden zusammen
wrong-nobody-turn = in { $seasons } ist niemand am Zug
wrong-building-before-taking = gebaut wird erst, wenn Karten genommen sind (RIG-28)
wrong-end-turn-nothing-under = am Ende eines Zuges ist nichts mehr im Gange
wrong-monastery-swaps-goods-two = ein Kloster tauscht Waren aus zwei Reihen (RIG-75)
wrong-more-than-buildings-turn = höchstens { $builds_per_turn } Gebäude in einem Zug (RIG-33)
wrong-player-cannot-pay-these = der Spieler kann diese Gebäude nicht bezahlen (RIG-37)
wrong-most-rows-lie-players = bei { $seats } Spielern liegen dort höchstens { $most } Reihen (RIG-16)
wrong-most-buildings-lie-players = bei { $seats } Spielern liegen dort höchstens { $most } Gebäude (RIG-24)
wrong-cannot-once = { $thing } kann nicht zugleich { $marks } sein
wrong-say-whether-school-shows = sag, ob die Schule einen Ritter oder einen Kaufmann zeigt: 'riga-school knight'
wrong-built-before-fresh = { $thing } wurde vor den neuen Gebäuden gebaut, nenne es also vor ihnen
wrong-only-paying-looking-looking = von paying, looking und looking_goods kann nur eines im Gange sein
wrong-buildings-different-cities-cannot = Gebäude verschiedener Städte werden nicht zusammen bezahlt (RIG-41)
wrong-most-buildings-drawn = höchstens { $builders_yard_draw } Gebäude werden gezogen (RIG-64)
wrong-most-goods-drawn = höchstens { $treasury_draw } Waren werden gezogen (RIG-72)
wrong-lies-before-owner-until = { $buildings } liegt vor seinem Besitzer, bis es gebaut wird (RIG-03)
wrong-already-lies = { $buildings } liegt schon in { $placed }
wrong-building = ein Gebäude { $thing } gibt es nicht
wrong-row = eine Reihe { $number } gibt es nicht
wrong-row-without-goods-does = in einer Reihe muss mindestens eine Ware liegen
wrong-number = erwartet: eine Zahl und eine der Waren { $goods }, nicht { $part }
wrong-only-game = im Spiel sind nur { $total } { $goods }
wrong-beginning-set-up-nobody = zu Beginn der Vorbereitung hat noch niemand etwas
wrong-cannot-here = { $buildings } kann hier nicht { $mark } sein
wrong-built-already = { $building } ist schon gebaut
wrong-needs-variant = { $building } braucht variants.riga_buildings = true

## The first voyage

voyage-start = Du bist Kaufmann der Hanse, Ben auch. Deine Waren sind am wenigsten wert, also bestimmst du, wer beginnt. Nimm dich selbst.
voyage-keep = Jedes Gebäude gehört zu einer Stadt, und in jeder sind die Waren unterschiedlich viel wert. Du hast zwei Wein. In Visby zählt jeder 5, zusammen also genau die 10 Dukaten, die das Gildenhaus kostet. Behalte es.
voyage-take = In jedem Zug nimmst du zuerst etwas: ein Gebäude oder eine ganze Warenreihe. Nimm die Bank in Visby. Sie ist 4 Punkte wert und bringt dir später einmalig 2 Dukaten für jeden deiner Kaufleute.
voyage-build = Baue jetzt das Gildenhaus. Deine zwei Wein reichen genau, so verfällt nichts: Wechselgeld gibt es nie. Es ist 4 Punkte wert, bringt zwei Kaufleute und wirkt ab deinem nächsten Zug.
voyage-row = Ben hatte zwei Züge nacheinander, weil er den Sommer beendet und den Herbst beginnt. Die Zahlen neben einer Reihe sagen, was sie in jeder Stadt wert ist. Reihe 2 ist in Visby 14 wert, genug für deine Bank. Nimm sie.
voyage-bank = Baue die Bank. Zwei Wein reichen dafür, und das Korn bleibt dir.
voyage-market = Nach dem Winter hat ein neues Jahr begonnen, und Ben war zuerst dran. Deine zwei Korn sind in Tallinn 8 wert: Genau so viel kostet dort die Markthalle. Nimm sie.
voyage-hall = Baue sie. Du musst nicht beide Korn ausgeben, denn jetzt wirkt deine Bank: Sie zahlt 4 Dukaten, 2 für jeden deiner zwei Kaufleute, aber nur einmal. Zahle mit der Bank und einem Korn, bestätige, und behalte das andere für später.

## The goal card

goal-sentence = Verschiffe Waren über die Ostsee und bezahle damit Gebäude. Am Ende bringen dir deine Gebäude die Punkte.
goal-way-1 = Jedes gebaute Gebäude bringt so viele Punkte, wie auf seinem Siegel steht.
goal-way-2 = Ein Archiv bringt 2 Punkte für jedes Paar aus Kaufmann und Ritter, das du hast.
goal-way-3 = Je mehr Logen du hast, desto mehr bringt jede.
goal-way-4 = Jedes Gebäude, das du am Ende noch auf der Hand hast, kostet 2 Punkte.
goal-winner = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Geld übrig hat.
