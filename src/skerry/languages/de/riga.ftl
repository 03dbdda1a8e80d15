### Riga

## What a seat is asked

ask-choose-start = Deine Waren sind am wenigsten wert: Bestimme den Startspieler des ersten Jahres.
ask-keep-building = Behalte eines der gezogenen Gebäude: { $buildings }.
ask-take = Nimm ein Gebäude oder eine ganze Warenreihe.
ask-take-swapped = Du hast Waren der Reihen { $rows } getauscht: Nimm eine dieser beiden Reihen.
ask-keep = Du hast { $goods } gezogen. Behalte eine Ware; der Rest wird offen abgeworfen.
ask-yard = Du hast { $buildings } gezogen. Behalte ein Gebäude oder keins.
ask-yard-pile = Du hast { $buildings } gezogen, nur vom Nachziehstapel. Behalte ein Gebäude oder keins.
ask-swap = Welche Ware willst du tauschen? Beginne mit der in der früheren Reihe.
ask-swap-with = Gegen welche Ware einer späteren Reihe willst du { $good } aus Reihe { $row } tauschen?
ask-build = Baue oder beende deinen Zug. Du darfst noch { $left } Gebäude bauen.
ask-extend = In { $city } sind { $cost } Dukaten fällig, du hast dort { $power }. Nimm noch ein Gebäude in { $city } dazu oder zahle.
ask-crane = In { $city } sind { $owed } Dukaten fällig, du hast dort { $power }. Die Kosten eines Gebäudes per Kran halbieren?
ask-pay =
    { $owed ->
        [one] Zahle in { $city }: { $owed } Dukat ist noch fällig. Wechselgeld gibt es nicht.
       *[other] Zahle in { $city }: { $owed } Dukaten sind noch fällig. Wechselgeld gibt es nicht.
    }
ask-school = Was zeigt deine Schule für den Rest des Spiels?
ask-charge = Wirf Waren im Basiswert von { $owed } oder mehr ab, um die Wechselstube zu laden, oder verzichte.
ask-charge-more = Zum Laden der Wechselstube fehlen noch Waren im Basiswert von { $owed } oder mehr.
ask-discard =
    { $count ->
        [one] Wirf { $count } Karte ab: Du darfst { $limit } behalten.
       *[other] Wirf { $count } Karten ab: Du darfst { $limit } behalten.
    }

## What a legal move costs or does

does-take-row = { $goods }, Basiswert { $value }
does-take-building = { CARD($building) }
does-use = { DOES($function) }
does-build = kostet { $cost }, du hast { $power } in { $city }
does-crane =
    { $owed ->
        [one] dann ist { $owed } Dukat fällig
       *[other] dann sind { $owed } Dukaten fällig
    }
does-no-more =
    { $owed ->
        [one] { $owed } Dukat ist fällig
       *[other] { $owed } Dukaten sind fällig
    }
does-pay = zählt { $value }{ $owed ->
        [none] { "" }
       *[other] , { $owed } noch fällig
    }{ $lost ->
        [none] { "" }
        [one] , { $lost } verfällt
       *[other] , { $lost } verfallen
    }

## Why a move is refused

no-seat = Auf Platz { $seat } sitzt niemand.
no-not-drawn = Du hast { $building } nicht gezogen.
no-good-not-drawn = Du hast kein { $good } gezogen.
no-swapped-rows = Nach dem Tausch musst du eine der Reihen { $rows } nehmen.
no-row =
    { $rows ->
        [one] Es gibt keine Reihe { $row }: Die Auslage hat { $rows } Reihe.
       *[other] Es gibt keine Reihe { $row }: Die Auslage hat { $rows } Reihen.
    }
no-not-on-display = { $building } liegt nicht in der Auslage.
no-function = Du hast nichts, was jetzt als { $function } eingesetzt werden könnte.
no-effect = Das hätte jetzt keine Wirkung: { $function }.
no-pile = Der Nachziehstapel ist leer, und an eurem Tisch wird dafür nicht neu gemischt: { $function }.
no-fresh = Was in diesem Zug gebaut wurde, wirkt erst ab deinem nächsten Zug: { $function }.
no-used = Das geht nur einmal und ist schon benutzt: { $function }.
no-take-first = Zuerst musst du ein Gebäude oder eine Warenreihe nehmen.
no-taken-already = Du hast in diesem Zug schon Karten genommen.
no-monastery-before-taking = Das Kloster lässt sich nur einsetzen, bevor du Karten nimmst.
no-swap = Diese Ware liegt dort nicht, oder keine spätere Reihe enthält eine andere Sorte zum Tauschen.
no-swap-with = Die zweite Ware muss in einer späteren Reihe liegen und von anderer Sorte sein.
no-building-not-in-hand = { $building } gehört nicht zu deinen Karten.
no-good-not-in-hand = Du hast kein { $good } auf der Hand.
no-builds-left = In einem Zug kannst du nicht mehr als { $most } Gebäude bauen.
no-other-city = { $building } steht nicht in { $city }: Nur Gebäude einer Stadt werden gemeinsam bezahlt.
no-ducats = Zu wenig Dukaten in { $city }: { $power } von { $cost }.
no-crane-needed = Ohne weiteren Kran ist es zu teuer: Du hast { $power } von { $owed } Dukaten.
no-crane-there = Jetzt kein Kran für { $building }: Kräne gelten vom teuersten Gebäude an, und der Rest muss bezahlbar sein.
no-item = Damit kannst du nicht zahlen, denn { $item } fehlt dir.
no-not-charged = Das ist nicht geladen: { $item }.
no-worthless = In { $city } kannst du mit { $item } nichts bezahlen.
no-too-late = Für { $item } ist es zu spät: Erst kommen Funktionen, dann Waren in der Reihenfolge der Preisliste.
no-too-early = Für { $item } ist es zu früh: Was in der Reihenfolge der Preisliste danach kommt, deckt den Rest nicht.
no-superfluous = Mit { $item } würdest du mehr abgeben als nötig.
no-skip-now = Die Wechselstube wird gerade geladen; das Angefangene wird vollendet.
not-asked = „{ $word }“ beantwortet nicht die Frage, die jetzt offen ist.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder anderen Karten.
over = Das Spiel ist zu Ende.

## Where the game stands, for everyone

stage-set-up = Vorbereitung: { $seat } ist an der Reihe.
stage-spring = Jahr { $year }, Frühling: Nachschub.
stage-summer = Jahr { $year }, Sommer: { $seat } { $phase }.
stage-autumn = Jahr { $year }, Herbst: { $seat } { $phase }.
stage-winter = Jahr { $year }, Winter: { $seat } wirft bis zum Handkarten-Limit ab.

## The log

log-provisional-start = { $seat } ist vorläufiger Startspieler.
log-turned-up = { $seat } deckt { $goods } auf.
log-start-player = { $seat } bestimmt { $start } zum Startspieler.
log-drew-building = { $seat } zieht { $buildings }.
log-start-building = { $seat } behält eines der gezogenen Gebäude.
log-kept-building = { $seat } behält { $building }.
log-spring = Jahr { $year }, Frühling: Nachschub.
log-row-good = Reihe { $row }: { $goods }.
log-goods-reshuffled = Der Ablagestapel der Waren wird zum Nachziehstapel.
log-building-removed = Aus der Auslage entfernt: { $buildings }.
log-building-up = Neu in der Auslage: { $buildings }.
log-buildings-reshuffled = Der Ablagestapel der Gebäude wird zum Nachziehstapel.
log-turn = Jahr { $year }, { $season }: { $seat } ist am Zug.
log-took-row = { $seat } nimmt Reihe { $row }: { $goods }.
log-took-building = { $seat } nimmt { $building }.
log-used = { $seat } setzt { $building } ein.
log-drew-good = { $seat } zieht { $goods }.
log-treasury-rejected =
    { $goods ->
        [none] { $seat } behält eine Ware aus der Schatzkammer.
       *[other] { $seat } behält eine Ware aus der Schatzkammer und wirft { $goods } ab.
    }
log-treasury-kept = { $seat } behält { $good }.
log-yard-done =
    { $kept ->
        [one] { $seat } sieht { $drawn } Gebäude an und behält eins.
       *[other] { $seat } sieht { $drawn } Gebäude an und behält keins.
    }
log-swapped = { $seat } tauscht Waren der Reihen { $rows }: { $goods }.
log-shown = { $seat } will { $building } bauen.
log-craned = { $seat } halbiert die Kosten von { $building } mit { $crane }.
log-paid =
    { $value ->
        [one] { $seat } zahlt mit { $items }: { $value } Dukat.
       *[other] { $seat } zahlt mit { $items }: { $value } Dukaten.
    }
log-built =
    { $lost ->
        [none] { $seat } baut { $buildings }.
        [one] { $seat } baut { $buildings }; { $lost } Dukat verfällt.
       *[other] { $seat } baut { $buildings }; { $lost } Dukaten verfallen.
    }
log-school = Die Schule von { $seat } zeigt: { $side }.
log-charging = { $seat } wirft { $goods } für die Wechselstube ab.
log-charged = Die Wechselstube von { $seat } ist geladen.
log-winter = Jahr { $year }, Winter: Handkarten-Limit.
log-discarded = { $seat } wirft { $goods } ab.
log-discarded-building = { $seat } wirft ein Gebäude verdeckt ab.
log-discarded-this-building = Das war { $building }.
log-game-over = Der letzte Winter ist vorbei und damit das Spiel.

## What stands on the buttons of moves

label-provisional-start = { $seat } ist vorläufiger Startspieler
label-draw = { $good } ziehen
label-draw-building = { $building } ziehen
label-choose-start = { $seat } soll Startspieler sein
label-keep-building = { $building } behalten
label-keep-none = Keins behalten
label-keep = 1 { $good } behalten
label-take-building = { $building } nehmen
label-take-row = Reihe { $row } nehmen
label-use = { $function } einsetzen
label-swap = { $good } aus Reihe { $row } tauschen
label-with = gegen { $good } aus Reihe { $row }
label-build = { $building } bauen
label-end = Zug beenden
label-add = { $building } dazunehmen
label-pay = Nichts dazunehmen, zahlen
label-crane = Kran für { $building }
label-no-more = Kein Kran mehr, zahlen
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
word-card =
    { $points ->
        [none] Kosten { $cost }. { $does }
        [one] Kosten { $cost }, { $points } Punkt. { $does }
       *[other] Kosten { $cost }, { $points } Punkte. { $does }
    }

## What the lobby says of the game

about-summary = Hansekaufleute verschiffen Tuch, Glas, Wein und Korn über die Ostsee und bezahlen damit Gebäude. Dieselbe Ware ist in der einen Stadt teuer und in der nächsten nichts wert, und Wechselgeld gibt es nicht. Wer in vier Städten klug baut, mit Kränen, Banken und Logen, hat am Ende die meisten Punkte.
about-credit = Ein Spiel von { $designer }, erschienen { $year } bei { $publisher }.
about-without = ohne
about-with = mit
about-builders_yard = Der Bauhof und die Stapel
about-reshuffle = Ist der Nachziehstapel leer, mischt der Bauhof den Ablagestapel und zieht weiter.
about-pile-only = Der Bauhof zieht nur, was noch im Nachziehstapel liegt, ohne neu zu mischen.

## What a newcomer reads beside a question

guide-ask-choose-start = Du hast die schwächsten Waren, darum bestimmst du, wer beginnt. Der Startspieler wählt im Sommer zuerst und im Herbst zuletzt; wer vor ihm sitzt, ist zweimal nacheinander dran. Wenn du unsicher bist, nimm dich selbst.
guide-ask-keep-building = Du hast Gebäude gezogen und behältst eines auf der Hand. Sieh auf die Preisliste unten auf jeder Karte: Liegt eines in einer Stadt, in der deine Waren viel zahlen? Ein billiges ist ein guter Anfang und wirkt ab dem nächsten Zug.
guide-ask-take = Jeder Zug beginnt mit dem Nehmen: ein Gebäude oder alle Waren einer Reihe. Waren sind dein einziges Geld; nimm also eine Reihe, wenn du deine Gebäude nicht bezahlen kannst. Die kleinen Zahlen an ihrem Ende sagen, was sie in jeder Stadt zahlt. Nimm ein Gebäude, wenn es dir gefällt und du es bald bezahlen kannst, denn was am Ende auf der Hand bleibt, kostet Punkte.
guide-ask-take-swapped = Du hast mit dem Kloster zwei Waren getauscht und nimmst jetzt eine dieser beiden Reihen. Vergleiche, was jede in der Stadt zahlt, in der du als Nächstes bauen willst.
guide-ask-keep = Deine Schatzkammer hat Waren gezogen, und eine davon gehört dir. Behalte die, die dort am meisten zahlt, wo du bauen willst; alle sehen, was du zurücklässt, nicht was du behältst.
guide-ask-yard = Dein Bauhof zeigt dir Gebäude, die sonst niemand sieht. Behalte eines, das du bezahlen kannst und das zu deinen passt, oder keins: Ein Gebäude, das du nie baust, kostet am Ende Punkte.
guide-ask-yard-pile = Dein Bauhof zeigt dir Gebäude, die sonst niemand sieht. An eurem Tisch zieht er nur vom Nachziehstapel, es können also weniger als fünf sein. Behalte eines, das du bezahlen kannst und das zu deinen passt, oder keins: Ein Gebäude, das du nie baust, kostet am Ende Punkte.
guide-ask-swap = Das Kloster tauscht zwei Waren aus verschiedenen Reihen, und dann nimmst du eine dieser Reihen. Wähle eine Ware, die du nicht brauchst, und denke an die Reihe, die du verbessern willst.
guide-ask-swap-with = Wähle jetzt die Ware, die an ihre Stelle kommt. In der Reihe, die du nehmen willst, sollte am Ende liegen, was in deiner Stadt am meisten zahlt.
guide-ask-build = Du darfst bauen, was du auf der Hand hast und bezahlen kannst; was du in jeder Stadt zahlen kannst, steht über deiner Hand. Wechselgeld gibt es nicht: Suche ein Gebäude, für das deine Waren genau oder fast genau reichen. Du musst jetzt nichts bauen: Deine Waren behältst du, bis zum Limit im Winter.
guide-ask-extend = Du kannst ein weiteres Gebäude derselben Stadt dazunehmen und beide auf einmal bezahlen. So verfällt weniger, weil die Kosten vor dem Zahlen addiert werden. Brauchst du die Waren für etwas anderes, dann zahle einfach.
guide-ask-crane = Ein Kran halbiert die Kosten eines Gebäudes, einmal im Spiel. Am meisten spart er bei einem teuren; hebe ihn auf, wenn dieses billig ist und du es auch so bezahlen kannst.
guide-ask-pay = Wähle nacheinander, womit du zahlst; die Münze auf jeder Ware sagt, was sie in dieser Stadt zahlt. Was über die Kosten hinausgeht, verfällt, also versuche sie genau zu treffen. Behalte Waren, die in einer anderen Stadt teuer sind, in der du bauen willst.
guide-ask-school = Deine Schule zeigt einen Kaufmann oder einen Ritter und bleibt dabei. Kaufleute machen Banken wertvoller, Ritter die Wirtshäuser; Archive zählen Paare aus beiden, also nimm, wovon du weniger hast.
guide-ask-charge = Du kannst Waren in Dukaten verwandeln, die in jeder Stadt gelten und nicht zu deinen Handkarten zählen. Tu das mit Waren, die du so bald nicht brauchst oder am Handkarten-Limit verlieren würdest; sonst verzichte.
guide-ask-charge-more = Zum Laden der Wechselstube fehlt noch etwas. Hier zählt nur der Basiswert, also gib ab, was dir am wenigsten nützt.
guide-ask-discard = Im Winter darf eine Hand nur eine begrenzte Zahl Karten haben. Trenne dich von Waren, die dort wenig zahlen, wo du bauen willst, oder von einem Gebäude, das du kaum noch bezahlst.

## The text view of a position

sheet-set-up = Vorbereitung
sheet-over = Nach dem letzten Winter
sheet-year = Jahr { $year } von { $years }, { $season }
sheet-turn = am Zug
sheet-start = Startspieler
sheet-to-come = danach
sheet-piles = Stapel
sheet-piles-hold = { $goods } Waren ({ $goods_away } abgelegt), { $buildings } Gebäude ({ $buildings_away } abgelegt)
sheet-rows = Waren in der Auslage
sheet-row = Reihe
sheet-goods = Waren
sheet-base = Grund
sheet-prices = Was Waren dir zahlen
sheet-printed-prices = Was Waren zahlen
sheet-power = Alles zusammen
sheet-display = Gebäude in der Auslage
sheet-building = Gebäude
sheet-cost = Kosten
sheet-points = Punkte
sheet-does = Was es kann
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
sheet-your-hand = Deine Hand: { $goods }; { $cards }, Limit im Winter { $limit }
sheet-one-card = 1 Karte
sheet-cards = { $count } Karten
sheet-no-goods = keine Waren
sheet-have = Du hast
sheet-drawn = gezogen
sheet-paying = wird bezahlt
sheet-unbuilt = Riga-Gebäude, die du bauen darfst
sheet-hands = Was auf den Händen blieb
sheet-result = Ergebnis
sheet-seals = Siegel
sheet-archives = Archive
sheet-house = Hausregel
sheet-lodges = Logen
sheet-buildings_in_hand = Gebäude auf der Hand
sheet-riga_unbuilt = Nicht gebaute Riga-Gebäude
sheet-total = Summe
sheet-money = Geldwert bei Gleichstand
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
board-separator = Alt, gehen im nächsten Frühling
board-separator-tip =
    Trenn-Karte
    Was unter ihr liegt, verlässt die Auslage im nächsten Frühling.
    RIG-11, RIG-22
board-away = abgelegt
board-goods-pile =
    Warenstapel: { $count }
    Ist er verbraucht, werden die abgelegten Waren gemischt.
    RIG-04, RIG-20
board-goods-discard =
    Abgelegte Waren: { $goods }
    RIG-04
board-building-pile =
    Gebäudestapel: { $count }
    Ist er verbraucht, werden die abgelegten Gebäude gemischt.
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
    Zahlt { $value } in { $city }
    RIG-36
board-power-tip =
    { $city }: Du kannst { $power } zahlen
    RIG-37
board-goods-in-hand = Waren auf der Hand
board-buildings-in-hand = Gebäude auf der Hand
board-hand-title = Deine Hand
board-hand-count = { $cards } von { $limit }
board-hand-limit =
    Du hast { $cards } Karten und darfst im Winter { $limit } behalten
    RIG-49
board-powers = Du kannst zahlen
board-due = { $city }: { $owed } fällig
board-due-tip =
    { $owed } Dukaten sind in { $city } fällig
    RIG-34
board-looks = sieht { $count } an
board-drawn-cards = Gezogen, nur du siehst sie
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
wrong-whoever-builds-taken-cards = wer baut, hat schon Karten genommen (RIG-28)
wrong-end-turn-nothing-under = am Ende eines Zuges ist nichts mehr im Gange
wrong-monastery-swaps-goods-two = ein Kloster tauscht Waren aus zwei Reihen (RIG-75)
wrong-more-than-buildings-turn = höchstens { $builds_per_turn } Gebäude in einem Zug (RIG-33)
wrong-player-cannot-pay-these = der Spieler kann diese Gebäude nicht bezahlen (RIG-37)
wrong-most-rows-lie-players = bei { $seats } Spielern liegen dort höchstens { $most } Reihen (RIG-16)
wrong-most-buildings-lie-players = bei { $seats } Spielern liegen dort höchstens { $most } Gebäude (RIG-24)
wrong-cannot-once = { $thing } kann nicht zugleich { $marks } sein
wrong-say-whether-school-shows = sag, ob die Schule einen Ritter oder einen Kaufmann zeigt: 'riga-school knight'
wrong-built-before-fresh = { $thing } wurde vor den neuen Gebäuden gebaut und steht deshalb davor
wrong-only-paying-looking-looking = von paying, looking und looking_goods kann nur eines im Gange sein
wrong-buildings-different-cities-cannot = Gebäude verschiedener Städte werden nicht zusammen bezahlt (RIG-41)
wrong-most-buildings-drawn = höchstens { $builders_yard_draw } Gebäude werden gezogen (RIG-64)
wrong-most-goods-drawn = höchstens { $treasury_draw } Waren werden gezogen (RIG-72)
wrong-lies-before-owner-until = { $buildings } liegt vor seinem Besitzer, bis es gebaut wird (RIG-03)
wrong-already-lies = { $buildings } liegt schon in { $placed }
wrong-building = ein Gebäude { $thing } gibt es nicht
wrong-row = eine Reihe { $number } gibt es nicht
wrong-row-without-goods-does = eine Reihe ohne Waren gibt es nicht
wrong-number = { $part } ist keine Zahl mit einer der Waren { $goods }
wrong-only-game = im Spiel sind nur { $total } { $goods }
wrong-beginning-set-up-nobody = zu Beginn der Vorbereitung hat noch niemand etwas
wrong-cannot-here = { $buildings } kann hier nicht { $mark } sein
wrong-built-already = { $building } ist schon gebaut
wrong-needs-variant = { $building } braucht variants.riga_buildings = true
