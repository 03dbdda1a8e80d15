### Haithabu

## What a seat is asked

ask-set-dial = Stelle die Scheibe ein: Welches Feld liegt am Anfang des Tages?
ask-choose = Wähle einen Charakter.
ask-worker = Setze deinen Arbeiter auf den Markt oder die Scheibe. Du hast { $silver } Silber.
ask-two-workers = Setze deinen Arbeiter und den neutralen, in beliebiger Folge. Du hast { $silver } Silber.
ask-neutral-worker = Setze noch den neutralen Arbeiter. Du hast { $silver } Silber.
ask-end-turn = Deine Arbeiter sind gesetzt. Noch etwas, oder Zug beenden? Du hast { $silver } Silber.
ask-second-die = Nacht: Ein Ereignis kommt. Einen Würfel, oder zwei für { $cost } Silber zur Auswahl? Du hast { $silver } Silber.
ask-pick = Welches der beiden Ereignisse gilt?
ask-dismiss = Meuchelmord: Welchen deiner Charaktere verlierst du?
ask-give-up = Sturm: Welches deiner Transportmittel verlierst du?
ask-gift = Wikingerspiele: Gib { $seat } eine Ware, { $silver } Silber oder 1 Siegpunkt.
ask-unrest = Unruhen: Gib eine Ware ab.
ask-market =
    { $helped ->
        [none] { $kind }: Kaufe für je { $cost } oder verkaufe für je { $gain }. Du hast { $silver } Silber.
       *[other] { $kind }: Kaufe für je { $cost } oder verkaufe für je { $gain } (die ersten { $helped }; weitere für je { $price }). Du hast { $silver } Silber.
    }
ask-sell-dear =
    { $count ->
        [one] Verkaufe noch bis zu { $count } Ware eine Stufe teurer: alle gleich oder alle verschieden. Du hast { $silver } Silber.
       *[other] Verkaufe noch bis zu { $count } Waren eine Stufe teurer: alle gleich oder alle verschieden. Du hast { $silver } Silber.
    }
ask-buy-cheap =
    { $count ->
        [one] Kaufe noch bis zu { $count } Ware eine Stufe billiger: alle gleich oder alle verschieden. Du hast { $silver } Silber.
       *[other] Kaufe noch bis zu { $count } Waren eine Stufe billiger: alle gleich oder alle verschieden. Du hast { $silver } Silber.
    }
ask-sell-mix =
    { $count ->
        [one] Verkaufe noch bis zu { $count } Ware eine Stufe teurer, in beliebiger Mischung. Du hast { $silver } Silber.
       *[other] Verkaufe noch bis zu { $count } Waren eine Stufe teurer, in beliebiger Mischung. Du hast { $silver } Silber.
    }
ask-buy-mix =
    { $count ->
        [one] Kaufe noch bis zu { $count } Ware eine Stufe billiger, in beliebiger Mischung. Du hast { $silver } Silber.
       *[other] Kaufe noch bis zu { $count } Waren eine Stufe billiger, in beliebiger Mischung. Du hast { $silver } Silber.
    }
ask-vehicles = Kaufe einen Wagen und/oder ein Schiff. Du hast { $silver } Silber.
ask-take-card = Zimmermann: Nimm eine dieser Karten für { $cost } Silber.
ask-character = Wirb einen freien Charakter an oder locke einen für { $cost } Silber weg.
ask-order-and-good = Nimm eine Ware umsonst und dann einen Auftrag, oder 1 Siegpunkt.
ask-good-or-order = Nimm eine Ware umsonst und einen Auftrag, in beliebiger Reihenfolge, oder 1 Siegpunkt.
ask-good = Nimm eine Ware umsonst aus dem Markt.
ask-order = Nimm einen Auftrag.
ask-order-and-sale = Nimm einen Auftrag und/oder verkaufe eine Ware, oder nimm 1 Siegpunkt.
ask-order-or-done = Auch noch einen Auftrag nehmen?
ask-sale = Auch noch eine Ware verkaufen? Du hast { $silver } Silber.
ask-deliver = Lege Waren deines Handelspostens auf deine Aufträge.
ask-use-vehicle = Welches Transportmittel benutzt du?
ask-load = { $vehicle }: Lade Waren. Freie Plätze für beliebige Waren: { $spare }.
ask-cash-in = Das Jahr ist um: Gib Charaktere für je { $points } Siegpunkte zurück oder behalte sie.
ask-power = Rundenwechsel: Nutze die Fähigkeiten deiner Charaktere. Du hast { $silver } Silber.
ask-warehouse-full = In deinem Lager ist { $count } zu viel: Gib eine Ware ab.
ask-post-full = In deinem Handelsposten ist { $count } zu viel: Gib eine Ware ab.
ask-fee = Das Lager kostet { $cost } Silber, du hast { $silver }: Nimm einen Kredit oder gib eine Ware ab.

## What a legal move costs or does

does-set-dial = im ersten Monat liegen { $letters } in der Nacht
does-market =
    { $there ->
        [none] Preis { $price }; kein Ereignis
       *[other] Preis { $price }, { $there } im Markt; kein Ereignis
    }
does-day = { DOES($letter) }
does-night = Nacht: zuerst ein Ereignis; { DOES($letter) }
does-hire-worker =
    { $loans ->
        [none] kostet { $cost }, es bleiben { $left } Silber
        [one] kostet { $cost }, es bleiben { $left } Silber; braucht { $loans } Kredit, Rückzahlung je { $repay }
       *[other] kostet { $cost }, es bleiben { $left } Silber; braucht { $loans } Kredite, Rückzahlung je { $repay }
    }
does-imposter = dann liegen { $letters } in der Nacht
does-repay = kostet { $cost }, es bleiben { $left } Silber
does-event = { DOES($event) }
does-give-up = { $vehicle } verlässt das Spiel
does-buy =
    { $loans ->
        [none] kostet { $cost }, es bleiben { $left } Silber; Preis dann { $price }
        [one] kostet { $cost }, es bleiben { $left } Silber; braucht { $loans } Kredit, Rückzahlung je { $repay }; Preis dann { $price }
       *[other] kostet { $cost }, es bleiben { $left } Silber; braucht { $loans } Kredite, Rückzahlung je { $repay }; Preis dann { $price }
    }
does-sell =
    { $points ->
        [none] bringt { $silver }, dann hast du { $left } Silber; Preis dann { $price }
       *[other] bringt { $silver }, dann hast du { $left } Silber; { $points } Siegpunkte; Preis dann { $price }
    }
does-buy-vehicle = { $vehicle }: kostet { $cost }, es bleiben { $left } Silber{ $loans ->
        [none] { "" }
        [one] ; braucht { $loans } Kredit, Rückzahlung je { $repay }
       *[other] ; braucht { $loans } Kredite, Rückzahlung je { $repay }
    }{ $lost ->
        [none] { "" }
       *[other] ; { VEHICLE($lost) } muss weichen
    }
does-look-at = eine der obersten { $cards } Karten nach Wahl: kostet { $cost }, es bleiben { $left } Silber{ $loans ->
        [none] { "" }
        [one] ; braucht { $loans } Kredit, Rückzahlung je { $repay }
       *[other] ; braucht { $loans } Kredite, Rückzahlung je { $repay }
    }{ $lost ->
        [none] { "" }
       *[other] ; { VEHICLE($lost) } muss weichen
    }
does-hire = { DOES($character) }
does-entice =
    { $loans ->
        [none] { $cost } Silber für { $seat }. { DOES($character) }
        [one] { $cost } Silber für { $seat }; braucht { $loans } Kredit, Rückzahlung je { $repay }. { DOES($character) }
       *[other] { $cost } Silber für { $seat }; braucht { $loans } Kredite, Rückzahlung je { $repay }. { DOES($character) }
    }
does-take-good = Preis dann { $price }; danach ein Auftrag
does-order =
    { $lost ->
        [none] { $order }
       *[other] { $order }; { ORDER($lost) } fällt von der Tafel
    }
does-order-first =
    { $lost ->
        [none] { $order }; danach eine Ware
       *[other] { $order }; { ORDER($lost) } fällt von der Tafel; danach eine Ware
    }
does-fill = { $order }: { $points } Siegpunkte, { $silver } Silber
does-put =
    { $missing ->
        [one] { $order }: dann fehlt { $missing } Ware
       *[other] { $order }: dann fehlen { $missing } Waren
    }
does-use-vehicle = { $vehicle }; verlässt danach das Spiel
does-start-player = { $silver } Silber, und du beginnst die nächste Runde
does-price = Preis dann { $price }
does-return = die Gebühr ist dann { $cost }
does-loan = { $silver } Silber; die Rückzahlung kostet { $cost }, sonst am Ende Siegpunkte

## Why a move is refused

no-owned-character = { $character } gehört { $seat }.
no-worker-placed = Dein Arbeiter ist schon gesetzt.
no-neutral-worker = Du hast keinen neutralen Arbeiter zu setzen.
no-same-colour = Auf { $letter } steht schon ein Arbeiter dieser Farbe.
no-hire-late = Höchstens ein neutraler Arbeiter wird angeworben, und bevor ein Arbeiter gesetzt ist.
no-inn-empty = Im Gasthaus ist kein Arbeiter.
no-silver = Das kostet { $cost }; du hast { $silver } Silber, und es gibt { $markers } Kredite.
no-silver-in-hand = Dazu brauchst du { $cost } Silber auf der Hand und hast { $silver }.
no-character = Diesen Charakter hast du nicht: { $character }.
no-imposter-used = Der Hochstapler wurde in dieser Runde schon benutzt.
no-imposter-used-by-you = Du hast den Hochstapler in dieser Runde schon benutzt.
no-loan = Du hast keinen Kredit.
no-must-place = Erst müssen deine Arbeiter gesetzt werden.
no-good-there = In deinem { $place } ist kein: { $kind }.
no-sold-before = Du hast in dieser Phase { $kind } verkauft und kannst nichts davon kaufen.
no-bought-before = Du hast in dieser Phase { $kind } gekauft und kannst nichts davon verkaufen.
no-none-left = Weder im Markt noch im Vorrat gibt es noch: { $kind }.
no-that-many = Es gibt nur { $there }: { $kind }.
no-post = So viel ist nicht in deinem Handelsposten: { $kind }.
no-mixture = Die Waren sind alle gleich oder alle verschieden.
no-two-of-a-sort = Davon hast du schon eines gekauft: { $sort }.
no-stack-empty = Dieser Stapel ist leer: { $stack }.
no-not-open = Diese Karte liegt nicht offen: { $vehicle }.
no-card-must = Eine der Karten muss gekauft werden.
no-own-character = { $character } gehört dir.
no-free-character = { $character } gehört niemandem und wird umsonst angeworben.
no-safe-character = { $character } ist durch einen Marker geschützt.
no-market-empty = Im Markt ist nichts mehr: { $kind }.
no-display-empty = Es liegt kein Auftrag aus.
no-good-first = Nimm zuerst die Ware.
no-good-at-all = Der Markt ist leer, und zum Auftrag gehört eine Ware.
no-good-must = Mit dem Auftrag muss eine Ware genommen werden.
no-order-there = Auf { DISPLAY($space) } liegt kein Auftrag.
no-order-must = Mit der Ware muss ein Auftrag genommen werden.
no-once = Ein Auftrag, ein Verkauf, oder statt dessen ein Punkt.
no-order-on-space = Auf deinem Feld { $number } liegt kein Auftrag.
no-not-all = Für den Auftrag auf Feld { $number } fehlen Waren in deinem Handelsposten.
no-not-needed = Der Auftrag auf Feld { $number } braucht nichts mehr davon: { $kind }.
no-fill-instead = Mit dieser Ware ist der Auftrag auf Feld { $number } voll: Erfülle ihn.
no-vehicle = So ein Transportmittel hast du nicht: { $sort }.
no-load = Keine deiner Waren passt auf dieses Transportmittel: { $sort }.
no-load-first = Mindestens eine Ware muss geladen werden.
no-warehouse = In deinem Lager sind nur { $there }: { $kind }.
no-room = So viel passt nicht mehr: { $kind }.
no-power-used = { $character } wurde in diesem Rundenwechsel benutzt.
no-scale-ends = Der Preis kann dort nicht hin: { $kind }.
no-other-store = Die Ware muss von dem anderen Platz kommen.
no-markers = Es gibt keine Kredite mehr.
not-asked = „{ $word }“ beantwortet nicht die Frage, die jetzt offen ist.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder anderen Karten.
over = Das Spiel ist zu Ende.

## Where the game stands, for everyone

stage-set-up = Vorbereitung.
stage-set-dial = Vorbereitung: { $seat } stellt die Scheibe ein.
stage-choose = Vorbereitung: { $seat } wählt einen Charakter.
stage-turn = { SEASON($turn) }, Monat { $phase }: { $seat } ist am Zug.
stage-year-end = { SEASON($turn) } ist vorbei: { $seat } kann Charaktere für Punkte zurückgeben.
stage-powers = { SEASON($turn) } ist vorbei: Fähigkeiten.
stage-resupply = { SEASON($turn) } ist vorbei: Neue Waren kommen.
stage-prices = { SEASON($turn) } ist vorbei: Preise ändern sich.
stage-storage = { SEASON($turn) } ist vorbei: Lager und Gebühren.
stage-orders = { SEASON($turn) } ist vorbei: Neue Aufträge kommen.
stage-end = Die letzte Jahreszeit ist vorbei.

## The log

log-shown = Aufgedeckte Transportmittel: { $vehicles }.
log-aligned = Die Scheibe beginnt mit { $letter } am Anfang des Tages.
log-set-dial = { $seat } stellt die Scheibe ein: Sie beginnt mit { $letter } am Anfang des Tages.
log-dealt = { $seat } beginnt mit { $order } und den Waren dafür.
log-displayed = Neue Aufträge in der Auslage: { $orders }.
log-deck-renewed = Die abgelegten Aufträge werden zu einem neuen Stapel von { $count } gemischt.
log-start-player = { $seat } ist Startspieler.
log-chose = { $seat } wählt: { $character }.
log-game-turn = { SEASON($turn) } beginnt, { $seat } zuerst.
log-phase = Monat { $phase }: Die Scheibe dreht sich, { $letters } liegen in der Nacht.
log-placed = { $seat } setzt einen Arbeiter: { $space }.
log-placed-neutral = { $seat } setzt den neutralen Arbeiter: { $space }.
log-hired-worker = { $seat } wirbt einen neutralen Arbeiter für { $cost } Silber an.
log-imposter = { $seat } nutzt den Hochstapler: Die Scheibe dreht sich { $way }.
log-loan =
    { $loans ->
        [one] { $seat } nimmt { $loans } Kredit: { $silver } Silber.
       *[other] { $seat } nimmt { $loans } Kredite: { $silver } Silber.
    }
log-repaid = { $seat } zahlt einen Kredit für { $cost } Silber zurück.
log-nothing = { $seat } tut dort nichts: { $space }.
log-second-die = { $seat } zahlt { $cost } Silber für einen zweiten Würfel.
log-rolled = Gewürfelt: { $rolls }.
log-event = { $event }: { DOES($event) }.
log-lost-points = { $seat } verliert { $points } Siegpunkte.
log-gave-good = { $seat } gibt { $to } eine Ware aus dem { $place }: { $kind }.
log-gave-silver = { $seat } gibt { $to } { $silver } Silber.
log-gave-point =
    { $points ->
        [one] { $seat } gibt { $to } { $points } Siegpunkt.
       *[other] { $seat } gibt { $to } { $points } Siegpunkte.
    }
log-dismissed = { $seat } verliert einen Charakter: { $character }.
log-drinks = { $seat } zahlt { $cost } Silber für Getränke.
log-gave-up = { $seat } verliert ein Transportmittel: { $vehicle }.
log-returned = { $seat } gibt eine Ware aus dem { $place } ab: { $kind }.
log-bought = { $seat } kauft { $count } { $kind } für { $cost } Silber.
log-sold = { $seat } verkauft { $count } { $kind } für { $silver } Silber.
log-empty-market = { $seat } verkauft in einen leeren Markt: { $points } Siegpunkte ({ $kind }).
log-price = Preise nun: { $changes }.
log-bought-vehicle = { $seat } kauft { $vehicle } für { $cost } Silber.
log-made-way = Es muss weichen: { $vehicle }.
log-hired = { $seat } wirbt an: { $character }.
log-enticed = { $seat } lockt für { $cost } Silber von { $owner } weg: { $character }.
log-point =
    { $points ->
        [one] { $seat } nimmt { $points } Siegpunkt.
       *[other] { $seat } nimmt { $points } Siegpunkte.
    }
log-took-good = { $seat } nimmt eine Ware aus dem Markt: { $kind }.
log-took-order = { $seat } nimmt { $order }.
log-order-failed = { $seat } verliert { $order }: von der Tafel gefallen.
log-put = { $seat } legt { $kinds } auf { $order }.
log-order-filled = { $seat } erfüllt { $order }: { $points } Siegpunkte, { $silver } Silber.
log-carried = { $seat } bringt zum Handelsposten: { $count } { $kind }.
log-vehicle-used = { $vehicle } ist verbraucht.
log-turn-change = { SEASON($turn) } ist vorbei: Alle Aufträge rücken ein Feld weiter.
log-cashed-in = { $seat } gibt für { $points } Siegpunkte zurück: { $character }.
log-stays-first = { $seat } bleibt Startspieler und erhält { $silver } Silber.
log-becomes-first = { $seat } wird Startspieler und erhält { $silver } Silber.
log-seer = { $seat } lässt die Seherin einen Preis ändern: { $kind }.
log-resupplied = Neu im Markt: { $supplies }.
log-price-rolled = Preiswürfel: { $price_rolls }.
log-fee = { $seat } zahlt { $cost } Silber für das Lager.
log-game-over = Das Spiel ist aus: Schlusswertung.
log-scored = { $seat }: { $total } Siegpunkte: { $game } im Spiel; für Silber { $silver }, Charaktere { $characters }, erfüllte Aufträge { $rank }, Waren auf Aufträgen { NUMBER($orders) }, Transportmittel { NUMBER($vehicles) }, offene Kredite { $loans }.

## What stands on the buttons of moves

label-show = { $vehicle } aufdecken
label-align = { $letter } zuerst
label-deal = { $order } austeilen
label-turn-up = { $order } auslegen
label-start = { $seat } ist Startspieler
label-roll = { $pips } würfeln
label-choose = { $character }
label-worker = Arbeiter: { $space }
label-neutral = Neutraler Arbeiter: { $space }
label-hire-worker = Neutralen Arbeiter anwerben
label-imposter = Hochstapler: Scheibe { $way } drehen
label-repay = Einen Kredit zurückzahlen
label-end-turn = Zug beenden
label-one-die = Einen Würfel werfen
label-two-dice = Zahlen und zwei Würfel werfen
label-pick = { $pips }: { EVENT($pips) }
label-dismiss = { $character } verlieren
label-give-up = Transportmittel verlieren: { $sort }
label-give = Aus dem { $place } geben: { $kind }
label-give-silver = Silber geben
label-give-point = 1 Siegpunkt geben
label-return = Aus dem { $place } abgeben: { $kind }
label-nothing = Nichts tun
label-done = Fertig
label-buy = { $count } kaufen
label-sell = { $count } verkaufen
label-sell-one = 1 { $kind } verkaufen
label-buy-one = 1 { $kind } kaufen
label-take-good = 1 { $kind } nehmen
label-point = 1 Siegpunkt nehmen
label-buy-from = Kaufen: { $stack }
label-take = { $vehicle } nehmen
label-hire = { $character } anwerben
label-entice = { $character } weglocken
label-order = Auftrag nehmen: { DISPLAY($space) }
label-fill = Auftrag auf Feld { $number } erfüllen
label-put = 1 { $kind } auf Auftrag { $number } legen
label-use = Transportmittel benutzen: { $sort }
label-load = { $count } { $kind } laden
label-cash-in = { $character } zurückgeben
label-be-start-player = Startspieler werden
label-price = Preis { $way }: { $kind }
label-carry = 1 { $kind } zum Handelsposten bringen
label-loan = Einen Kredit nehmen

## Words

word-warehouse = Lager
word-post = Handelsposten
word-wagon = Wagen
word-ship = Schiff
word-forward = vorwärts
word-back = zurück
word-up = hinauf
word-down = hinunter
word-upper = obere Reihe, { $column }
word-lower = untere Reihe, { $column }
word-market = Markt, { $kind }
word-dial = { $letter }, { $name }
word-stack = { $sort } für { $cost }
word-vehicle = { $sort } für { $cost } ({ $goods }, { $any } beliebige)
word-order = Auftrag ({ $goods }: { $points } Punkte, { $silver } Silber)
word-price = { $kind } { $price }

## What the lobby says of the game

about-summary = Handel in einer Stadt der Wikinger: Kaufe Waren, solange sie billig sind, bring sie mit Wagen oder Schiff zu deinem Handelsposten und erfülle Aufträge, bevor sie verfallen. Die Scheibe mit den Aktionen dreht sich jeden Monat, und wer in ihrer Nachthälfte arbeitet, begegnet zuerst einem Ereignis. Charaktere helfen denen, die sie halten. Nach zwei Jahren gewinnen die meisten Siegpunkte.
about-credit = Ein Spiel von { $designers }, bei { $publisher }.
about-dial_alignment = Scheibe zu Beginn
about-recommended = A bis D am Tag, wie empfohlen
about-random = zufällig gedreht
about-silver_visibility = Silber der Spieler
about-owner = nur dem Besitzer bekannt
about-open = für alle offen
about-imposter_use = Der Hochstapler
about-once = Der Hochstapler dreht die Scheibe einmal je Runde, wem er auch gerade dient.
about-each-owner = Wechselt der Hochstapler den Besitzer, darf auch der neue in derselben Runde die Scheibe drehen.
about-good_and_order = Ware und Auftrag auf D
about-good-first = Auf D nimmst du erst die Ware, dann den Auftrag.
about-either-order = Auf D nimmst du zuerst die Ware oder zuerst den Auftrag, wie du willst.
about-dial_trade = Waren auf C und G
about-alike-or-different = Die Waren, die du auf C oder G handelst, sind alle gleich oder alle verschieden.
about-any-mix = Auf C und G handelst du bis zu drei Waren in beliebiger Mischung.
about-order_ranking = Die Wertung der erfüllten Aufträge
about-with-orders = Nur wer einen Auftrag erfüllt hat, bekommt in dieser Wertung Punkte.
about-everyone = Zweiter oder Dritter kannst du auch ohne erfüllten Auftrag werden.
about-dial_set_by = Wer die Scheibe einstellt
about-set-up = Die Scheibe liegt zu Beginn so, wie ihr es für den Tisch einstellt.
about-start-player = Der Startspieler stellt die Scheibe ein, wie er will, bevor die anderen ihre Charaktere wählen.

## What a newcomer reads beside a question

guide-ask-set-dial = An eurem Tisch stellt der Startspieler die Scheibe ein. Vor jedem Monat, auch vor dem ersten, dreht sie sich um ein Feld. Bring die Felder, die du früh brauchst, auf die Tagseite: Nachts kommt vor der Aktion ein Ereignis.
guide-ask-choose = Ein Charakter hilft dir, solange du ihn behältst. In der ersten Runde kann ihn niemand weglocken, später schon. Händler, Lieferant und Schauermann helfen auf dem Weg vom Einkauf zur Lieferung.
guide-ask-worker = Jeden Monat setzt du einen Arbeiter und handelst sofort. Auf dem Markt handelst du gefahrlos mit einer Ware; auf der Scheibe tust du, was das Feld sagt, doch in ihrer Nachthälfte kommt erst ein Ereignis. Bevor du setzt, darfst du einen neutralen Arbeiter für eine zweite Aktion anwerben.
guide-ask-two-workers = Du hast jetzt zwei Aktionen, in beliebiger Reihenfolge. Auf einem Feld der Scheibe steht höchstens ein Arbeiter jeder Farbe, und die neutralen sind auch eine Farbe. Dieselbe Ware kannst du in einem Monat nicht kaufen und verkaufen.
guide-ask-neutral-worker = Auch der neutrale Arbeiter muss gesetzt werden und gibt dir eine zweite Aktion. Ein Feld der Scheibe, auf dem schon ein neutraler steht, ist für ihn gesperrt.
guide-ask-end-turn = Deine Aktionen sind getan. Du darfst noch mit dem Hochstapler die Scheibe drehen oder einen Kredit zurückzahlen. Ein offener Kredit kostet am Ende viele Punkte.
guide-ask-second-die = Nachts kommt vor deiner Aktion ein Ereignis. Mit zwei Würfeln suchst du das mildere aus. Nebel tut nichts, Wikingerspiele bringen dir sogar Geschenke; überlege, was du verlieren könntest: einen Charakter, ein Transportmittel, Silber.
guide-ask-pick = Eines der beiden Ergebnisse musst du ausführen. Nimm das, was dich am wenigsten kostet oder den anderen am meisten schadet. Danach folgt deine Aktion.
guide-ask-dismiss = Einer deiner Charaktere verlässt dich, und jeder kann ihn wieder anwerben. Gib den her, der dir am wenigsten hilft. Ein Schutzmarker hilft jetzt nicht.
guide-ask-give-up = Der Sturm nimmt eines deiner Transportmittel aus dem Spiel. Behalte das, das zu den Waren in deinem Lager passt. Ersatz gibt es auf Feld A.
guide-ask-gift = Du musst dem Spieler am Zug etwas geben. Eine billige Ware, die du nicht brauchst, ist oft das kleinste Geschenk. Ein Punkt fehlt dir und nützt zugleich dem anderen.
guide-ask-unrest = Du verlierst eine Ware und bestimmst, welche. Waren im Lager sind weniger wert als solche, die schon weiter gekommen sind.
guide-ask-market = Kaufe beliebig viele in dein Lager oder verkaufe beliebig viele aus deinem Handelsposten. Kaufen hebt den Preis um eine Stufe, um zwei, wenn der Markt leer wird; Verkaufen senkt ihn um eine. Wer in einen leeren Markt verkauft, bekommt Punkte. Reicht dein Silber nicht, werden Kredite genommen; der Knopf sagt es.
guide-ask-sell-dear = Hier bringen Waren deines Handelspostens mehr als auf dem Markt. Nimm bis zu drei von einer Art oder bis zu drei verschiedene. Die Preise fallen, wenn du fertig bist.
guide-ask-buy-cheap = Hier kosten Waren weniger als auf dem Markt. Nimm bis zu drei von einer Art oder bis zu drei verschiedene. Die Preise steigen, wenn du fertig bist.
guide-ask-sell-mix = Hier bringen Waren deines Handelspostens mehr als auf dem Markt. An eurem Tisch ist jede Mischung erlaubt, auch zwei von einer Art und eine von einer anderen. Die Preise fallen, wenn du fertig bist, je Art um eine Stufe.
guide-ask-buy-mix = Hier kosten Waren weniger als auf dem Markt. An eurem Tisch ist jede Mischung erlaubt, auch zwei von einer Art und eine von einer anderen. Die Preise steigen, wenn du fertig bist.
guide-ask-vehicles = Waren kommen mit Wagen oder Schiff zum Handelsposten, oder einzeln mit dem Schauermann. Du darfst von beiden eines kaufen; ein altes muss weichen. Achte auf die Arten, die auf der Karte stehen: Der Rest der Ladung ist beliebig.
guide-ask-take-card = Dein Zimmermann zeigt dir die nächsten Karten des Stapels. Eine davon musst du kaufen. Die anderen bleiben auf dem Stapel, und alle haben sie gesehen.
guide-ask-character = Ein Charakter hilft dir ab deiner nächsten Aktion und ist am Ende Punkte wert. Ein freier kostet nichts. Lockst du einen weg, bekommt sein Besitzer das Silber, und in dieser Runde kann ihn dir niemand nehmen.
guide-ask-order-and-good = Eine Ware umsonst und ein Auftrag gehören zusammen: Du nimmst beides. Teure Waren sind das bessere Geschenk. Ist deine Tafel voll mit Aufträgen, die du noch schaffst, kann ein Punkt besser sein.
guide-ask-good-or-order = Eine Ware umsonst und ein Auftrag gehören zusammen: Du nimmst beides. An eurem Tisch bestimmst du, was zuerst kommt. Nimm zuerst den Auftrag, wenn du sehen willst, welche Karte nachrückt, bevor du die Ware wählst.
guide-ask-good = Den Auftrag hast du; nun bekommst du eine Ware aus dem Markt umsonst. Nimm eine, die deine Aufträge brauchen, oder eine teure. Ihr Preis steigt.
guide-ask-order = Der Auftrag kommt auf das erste Feld deiner Tafel und schiebt die anderen weiter. Jeder Rundenwechsel rückt ihn ein Feld; hinter dem fünften ist er verloren. Nimm einen, dessen Waren du hast oder billig bekommst.
guide-ask-order-and-sale = Du darfst einen Auftrag nehmen, eine Ware verkaufen oder beides in beliebiger Folge. Oder nimm einen Punkt und sonst nichts.
guide-ask-order-or-done = Du darfst auch noch einen Auftrag nehmen. Einer, den du nicht rechtzeitig schaffst, schadet nicht, belegt aber ein Feld deiner Tafel.
guide-ask-sale = Du darfst auch noch eine Ware deines Handelspostens verkaufen. Behalte, was deine Aufträge brauchen.
guide-ask-deliver = Lege Waren auf deine Aufträge; was dort liegt, bleibt. Ein voller Auftrag wird sofort gewertet. Waren auf einem Auftrag, der von der Tafel fällt, sind verloren.
guide-ask-use-vehicle = Ein Transportmittel bringt einmal Waren vom Lager zum Handelsposten und verlässt dann das Spiel. Nimm das, auf das am meisten von dem passt, was du dort brauchst.
guide-ask-load = Lade eine Art nach der anderen. Die Arten auf der Karte haben eigene Plätze, alles andere teilt sich die freien. Passt nichts mehr, ist die Fahrt zu Ende.
guide-ask-cash-in = Die Hälfte des Spiels ist vorbei. Ein Charakter, den du zurückgibst, bringt jetzt Punkte und kann von allen angeworben werden. Einer, den du behältst, hilft weiter und bringt am Ende Punkte.
guide-ask-power = Manche Charaktere können zwischen den Runden etwas tun, jeder einmal. Nutze sie in beliebiger Folge oder lass es. Danach wird der Markt beliefert, und die Preise ändern sich.
guide-ask-warehouse-full = Am Ende der Runde fasst ein Lager nur eine bestimmte Zahl. Gib ab, was am billigsten ist oder was kein Auftrag braucht.
guide-ask-post-full = Am Ende der Runde fasst ein Handelsposten nur eine bestimmte Zahl. Gib ab, was am billigsten ist oder was kein Auftrag braucht.
guide-ask-fee = Jede Ware im Lager kostet eine Gebühr, und dein Silber reicht nicht. Ein Kredit bringt Silber, ist aber teuer zurückzuzahlen. Jede Ware, die du abgibst, senkt die Gebühr.

## The text view of a position

sheet-set-up = Vorbereitung
sheet-season = { $season } ({ $turn } von { $turns }), Monat { $phase } von { $phases }
sheet-change = { $season } ({ $turn } von { $turns }) ist vorbei
sheet-active = am Zug
sheet-order-of-turns = Reihenfolge
sheet-inn = Gasthaus
sheet-inn-workers = { $count } neutrale Arbeiter, der nächste für { $cost }
sheet-inn-empty = kein neutraler Arbeiter
sheet-loans = Kredite
sheet-markers = Kreditmarker übrig
sheet-dice = Würfel
sheet-event = Ereignis
sheet-house = Hausregel
sheet-dial = Die Scheibe
sheet-space = Feld
sheet-now = Jetzt
sheet-next = Nächster Monat
sheet-day = Tag
sheet-night = Nacht
sheet-workers = Arbeiter
sheet-neutral = neutral
sheet-market = Der Markt
sheet-kind = Ware
sheet-price = Preis
sheet-lower = Eine Stufe tiefer
sheet-higher = Eine Stufe höher
sheet-in-market = Im Markt
sheet-in-supply = Im Vorrat
sheet-orders = Aufträge in der Auslage
sheet-order = Auftrag
sheet-deck = Stapel: { $deck }, abgelegt: { $discard }
sheet-stacks = Transportmittel
sheet-stack = Stapel
sheet-cards = Karten
sheet-top = Oben
sheet-characters = Charaktere
sheet-character = Charakter
sheet-owner = Besitzer
sheet-free = frei
sheet-safe = { $player }, geschützt
sheet-does = Was er kann
sheet-players = Spieler
sheet-player = Spieler
sheet-points = Punkte
sheet-silver = Silber
sheet-hidden = verdeckt
sheet-in-hand = Arbeiter in der Hand
sheet-filled = Erfüllte Aufträge
sheet-mat = Die Tafel von { $player }
sheet-your-mat = Deine Tafel
sheet-warehouse = Lager
sheet-post = Handelsposten
sheet-stored = { $goods } ({ $total } von { $limit })
sheet-nothing = –
sheet-fee = Lagergebühr
sheet-wagon = Wagen
sheet-ship = Schiff
sheet-order-space = Auftrag { $number }
sheet-on-card = { $order }; es fehlen { $missing }; noch { $turns } Rundenwechsel
sheet-on-card-stays = { $order }; es fehlen { $missing }; bleibt bis zur Wertung
sheet-result = Ergebnis
sheet-game = im Spiel
sheet-from-characters = Charaktere
sheet-from-loans = offene Kredite
sheet-from-silver = Silber
sheet-from-orders = Waren auf Aufträgen
sheet-from-vehicles = Transportmittel
sheet-from-rank = meiste erfüllte Aufträge
sheet-total = Summe
sheet-ranks = Rang

## What is written on the board; a tip is several lines, the last has the rules

board-board = Tisch von Haithabu

## Where the game stands

board-year = Jahr { $year }
board-turn-of = Runde { $turn } von { $turns }
board-month = Monat
board-phase-tip =
    Monat { $phase } von { $phases }
    In jedem Monat hat jeder einen Zug; davor dreht sich die Scheibe.
    HAI-19, HAI-20
board-points-are = Siegpunkte: { $points }
board-is-start-player = Startspieler dieser Runde
board-is-active = Dieser Spieler ist am Zug.
board-loans-tip =
    Kredite übrig: { $left }
    Je { $payout } Silber, nur für eine Zahlung, die sie braucht; { $repay } zurück, { $points } Punkte weniger für jeden offenen.
    HAI-30, HAI-31, HAI-32, HAI-117

## The dial

board-day = Tag
board-night = Nacht
board-day-tip =
    Die Tagseite
    Die Aktion folgt sofort.
    HAI-50
board-night-tip =
    Die Nachtseite
    Vor der Aktion wird ein Ereignis gewürfelt; ein zweiter Würfel kostet { $cost } Silber.
    HAI-51, HAI-52
board-dial-vehicles = Wagen|und Schiff
board-dial-characters = Charakter|anwerben
board-dial-sell-dear = 1–{ $most } teurer|verkaufen
board-dial-order-and-good = Auftrag, Ware|od. 1 Punkt
board-dial-deliver = Aufträge|beliefern
board-dial-transport = Transport|zum Posten
board-dial-buy-cheap = 1–{ $most } billiger|kaufen
board-dial-order-and-sale = Auftrag/Verkauf|od. 1 Punkt
board-space-day = Am Tag: kein Ereignis.
board-space-night = In der Nacht: Vor der Aktion wird ein Ereignis gewürfelt.
board-turns-to-night = Im nächsten Monat liegt es in der Nacht.
board-turns-to-day = Im nächsten Monat liegt es im Tag.
board-neutral-worker = ein neutraler Arbeiter
board-workers-here = Hier: { $who }
board-neutral-tip =
    Den neutralen Arbeiter einsetzen: { $space }
    Der eigene kommt auf das Feld selbst.
    HAI-28
board-dial-tip =
    Die Aktionsscheibe
    Sie dreht sich zu Beginn jedes Monats ein Feld im Uhrzeigersinn.
    HAI-20
board-imposter-forward-tip =
    Hochstapler: Scheibe vorwärts drehen
    Arbeiter fahren mit.
    HAI-97
board-imposter-back-tip =
    Hochstapler: Scheibe zurückdrehen
    Arbeiter fahren mit.
    HAI-97
board-next-night-tip =
    { $space } kommt im nächsten Monat in die Nacht
    HAI-20
board-next-day-tip =
    { $space } kommt im nächsten Monat in den Tag
    HAI-20

## The market

board-market = Markt
board-after-buying = nach Kauf
board-after-selling = nach Verkauf
board-price-now = { $good }: { $price } Silber
board-stock-now = Im Markt { $market }, im Vorrat { $supply }
board-price-then = Nach einem Kauf { $bought }, nach dem des letzten Würfels { $out }, nach einem Verkauf { $sold }
board-price-began = Umrahmt: { $price }, der Preis zu Beginn
board-stall-tip =
    Marktfeld: { $good }
    Ein Arbeiter hier kauft oder verkauft diese Ware. Es gibt keine Nacht.
    HAI-25, HAI-46
board-change = Würfel
board-band-tip =
    Preisänderung: { $name }, Stufen { $low } bis { $high }
    Beim Rundenwechsel wird je Ware gewürfelt. { $told }
    HAI-106

## What can be taken

board-orders = Aufträge
board-order-card = Auftrag: { $goods }
board-start-order = Startauftrag: { $goods }
board-order-brings = Bringt { $points } Punkte und { $silver } Silber
board-order-none-tip =
    Keine Auftragskarte
    HAI-110
board-sweep = Verlässt beim Rundenwechsel die Auslage.
board-slide = Rückt nach, wenn die Karte darunter genommen wird, oder beim Rundenwechsel.
board-deck-tip =
    Karten im Stapel: { $count }
    HAI-12, HAI-110
board-discard-tip =
    Abgelegte Aufträge: { $count }
    Sie werden gemischt, wenn der Stapel leer ist.
    HAI-109, HAI-110
board-vehicles = Wagen und Schiffe
board-wagon = Wagen, { $cost } Silber
board-ship = Schiff, { $cost } Silber
board-cards = noch { $count }
board-carries = Trägt { $load }
board-load = { $goods } und { $any } beliebige
board-stack-tip = Karten im Stapel: { $count }
board-known-below = Darunter bekannt: { $cards }
board-stack-empty-tip =
    Der Stapel ist leer
    HAI-64

## Characters and inn

board-inn = Gasthaus
board-inn-tip =
    Neutrale Arbeiter im Gasthaus: { $count }
    Der nächste kostet { $price } Silber. Schon angeheuert: { $hired }; sie kosten { $costs }.
    HAI-26, HAI-27, HAI-94
board-inn-empty-tip =
    Das Gasthaus ist leer
    In dieser Runde angeheuert: { $hired }. Beim Rundenwechsel kehren sie zurück.
    HAI-26, HAI-108
board-does-start-player = Wechsel: { $turn_change_silver } Silber, beginnt danach
board-does-seer = 2. Würfel frei. Wechsel: Preis ±{ $turn_change_price_step }
board-does-stevedore = +{ $extra_goods } Waren auf F. Wechsel: trägt { $turn_change_goods }
board-does-carpenter = Fahrzeuge: 1 aus { $look_at }, halber Preis. Wechsel: kauft 1
board-does-trader = Handelt { $price_levels } Stufe besser, { $goods_per_action } Waren
board-does-landlord = Neutrale Arbeiter zum halben Preis
board-does-supplier = Je Auftrag: +{ $vp_per_order } Punkt, +{ $silver_per_order } Silber
board-does-administrator = Keine Gebühr. Fasst { $warehouse } und { $trading_post }
board-does-imposter = Dreht die Scheibe um { $dial_spaces }, einmal je Runde
board-owned = Dient { $player }.
board-free = Dient niemandem und kann auf Feld B angeworben werden.
board-safe = Sicher: kann in dieser Runde nicht weggelockt werden.
board-used = Schon genutzt.
board-characters-label = Charaktere:

## The mats

board-workers-tip =
    In dieser Runde noch einzusetzen: { $count }
    HAI-21
board-points-tip =
    Siegpunkte: { $points }
    HAI-09, HAI-123
board-silver-tip =
    Silber: { $silver }
    HAI-09, HAI-118
board-silver-hidden-tip =
    Silber, das geheim gehalten wird
    Zahlungen und Einnahmen stehen im Protokoll.
    HAI-29
board-filled-tip = Erfüllte Aufträge: { $count }
board-filled-line = { $goods }: { $points } Punkte, { $silver } Silber
board-loan-tip =
    Kredite: { $count }
    Jeder kostet { $repay } Silber Rückzahlung im eigenen Zug oder { $points } Punkte am Ende.
    HAI-33, HAI-117
board-warehouse = Lager
board-post = Handelsposten
board-limit = { $held } Waren; { $limit } dürfen beim Rundenwechsel bleiben.
board-surplus = { $count } zu viel!
board-fee = Die Gebühr wäre { $fee } Silber.
board-heap-tip =
    { $place }: { $count } { $good }
    HAI-42, HAI-43
board-no-wagon-tip =
    Kein Wagen
    HAI-63
board-no-ship-tip =
    Kein Schiff
    HAI-63
board-to-post = Bringt einmal Waren vom Lager zum Handelsposten, auf Feld F.
board-turns-left = { $left } Runden
board-turns-left-last = 1 Runde
board-order-space-tip =
    Auftragsfeld { $place }
    Eine Karte hier fällt nach { $left } Rundenwechseln herunter.
    HAI-75, HAI-100
board-order-space-stays =
    Auftragsfeld { $place }
    Eine Karte hier bleibt bis zur Wertung, wenn kein neuer Auftrag sie verdrängt.
    HAI-75, HAI-99
board-lies-on = Darauf: { $goods }
board-lacks = Es fehlen: { $goods }
board-falls = Rundenwechsel, bis er verfällt: { $left }; ein neuer Auftrag kann ihn weiterschieben.
board-stays-short = bis Ende
board-stays = Er bleibt bis zur Wertung, wenn ihn kein neuer Auftrag verdrängt.

## The desk

board-buy-title = { $good } kaufen, je { $price } Silber
board-sell-title = { $good } verkaufen, je { $price } Silber
board-buy-total = { $count } { $good }: { $total } Silber
board-sell-total = { $count } { $good }: { $total } Silber
board-left = Dann hast du { $silver } Silber.
board-loans-needed = Braucht Kredit ({ $count }): { $payout } Silber jetzt, { $repay } zur Rückzahlung.
board-load-wagon = Auf dem Wagen: { $goods }
board-load-ship = Auf dem Schiff: { $goods }
board-load-tip =
    { $count } { $good } zum Handelsposten
    HAI-82
board-look-title = Der Zimmermann nimmt eines davon
board-night-title = In der Nacht
board-night-asks = Vor der Aktion wird ein Ereignis gewürfelt. Mit zwei Würfeln wählst du eines der beiden Ergebnisse.
board-one-die = Ein Würfel
board-two-dice = Zwei Würfel: { $cost } Silber
board-second-die-tip =
    Der zweite Ereigniswürfel
    Er wird vor dem Wurf bezahlt, ohne Kredit.
    HAI-52
board-pick-title = Welches von beiden?
board-buy-one-title = Die nächste Ware würde kosten
board-sell-one-title = Die nächste Ware würde bringen
board-buy-one-where = Wähle sie im Markt.
board-sell-one-where = Wähle sie in deinem Handelsposten.
board-deliver-title = Waren auf Aufträge legen
board-deliver-fill = Eine leuchtende Karte deines Tableaus kann auf einmal gefüllt werden.
board-order-at = Auftrag { $place }
board-put-tip =
    1 { $good } auf den Auftrag auf Feld { $place }
    Sie kann nicht zurückgenommen werden.
    HAI-78
board-gift-title = Was gibst du?
board-gift-good = Oder eine Ware: Wähle sie auf deinem Tableau.
board-gift-tip =
    Eine Gabe bei den Wikingerspielen
    HAI-55
board-forecast-title = Die Seherin ändert einen Preis
board-price-up-tip =
    { $good }: eine Stufe hinauf
    HAI-90
board-price-down-tip =
    { $good }: eine Stufe hinunter
    HAI-90
board-so-far = Bisher:
board-event-title = Die Nacht von { $player }
board-last-event-title = Letztes Ereignis: die Nacht von { $player }
board-events = Ereignisse der Nacht
board-change-title = Rundenwechsel: { $turn }
board-step = Schritt { $step } des Rundenwechsels
board-step-1 = Aufträge rückten weiter.
board-step-1-failed = Aufträge rückten weiter; einer verfiel: { $who }.
board-step-2 = Schutzmarker abgelegt.
board-step-3 = Jahresende, für Punkte zurück: { $who }.
board-step-4 = Fähigkeiten genutzt: { $who }.
board-step-5 = Neue Waren mit { $dice }: { $goods }.
board-step-5-falling = Ihre Preise fallen.
board-step-6 = Preise durch Würfel: { $moved }.
board-step-7 = Gebühren: { $fees }.
board-step-7-returned = Gebühren: { $fees }. Zurückgegeben: { $back }.
board-step-8 = Arbeiter kehrten heim.
board-step-9 = Aus der unteren Reihe abgelegt: { $count }.
board-step-10 = Startspieler: { $player }.
board-step-3-to-come = Jahresende: Charaktere gegen Punkte
board-step-4-to-come = Fähigkeiten der Charaktere
board-step-5-to-come = Neue Waren
board-step-6-to-come = Preise
board-step-7-to-come = Lagern und Gebühren
board-step-8-to-come = Arbeiter kehren heim
board-step-9-to-come = Neue Aufträge
board-step-10-to-come = Nächste Runde

## The result

board-result = Ergebnis
board-source-game = Im Spiel
board-source-characters = Charaktere
board-source-loans = Offene Kredite
board-source-silver = Silber
board-source-orders = Waren auf Aufträgen
board-source-vehicles = Fahrzeuge
board-source-rank = Meiste Aufträge
board-source-total = Summe
board-source-filled = Erfüllte Aufträge
board-source-final-silver = Silber mit Warenerlös
board-silver-from = { $player }: { $left } am Ende, { $repaid } Kredite zurückgezahlt, { $sale } für Waren zum halben Preis
board-source-ranks = Rang
board-winner-tip =
    { $player } gewinnt
    HAI-123

## The names and texts of the pack. In English they stand in the pack itself.

pack-goods-mead-name = Met
pack-goods-cloth-name = Tuch
pack-goods-pottery-name = Keramik
pack-goods-tools-name = Werkzeug
pack-goods-weapons-name = Waffen
pack-goods-spices-name = Gewürze

pack-price_change-cheap-name = Billig
pack-price_change-middling-name = Mittel
pack-price_change-dear-name = Teuer

pack-game_turn-0-name = Frühling, Jahr 1
pack-game_turn-1-name = Sommer, Jahr 1
pack-game_turn-2-name = Herbst, Jahr 1
pack-game_turn-3-name = Winter, Jahr 1
pack-game_turn-4-name = Frühling, Jahr 2
pack-game_turn-5-name = Sommer, Jahr 2
pack-game_turn-6-name = Herbst, Jahr 2
pack-game_turn-7-name = Winter, Jahr 2

pack-dial_space-A-name = Transportmittel kaufen
pack-dial_space-A-text = Kaufe 1 Wagen und/oder 1 Schiff.
pack-dial_space-B-name = Charakter anwerben
pack-dial_space-B-text = Wirb 1 freien Charakter an oder locke 1 Charakter für 10 Silber von einem Mitspieler weg.
pack-dial_space-C-name = Teuer verkaufen
pack-dial_space-C-text = Verkaufe 1 bis 3 gleiche oder verschiedene Waren, eine Preisstufe höher.
pack-dial_space-D-name = Auftrag und Ware
pack-dial_space-D-text = Nimm 1 Auftragskarte und 1 Ware kostenlos aus dem Markt oder nimm 1 Siegpunkt.
pack-dial_space-E-name = Ausliefern
pack-dial_space-E-text = Lege Waren vom Handelsposten auf Auftragskarten; volle Karten werden gewertet.
pack-dial_space-F-name = Transportieren
pack-dial_space-F-text = Bringe mit 1 Wagen oder 1 Schiff Waren vom Lager zum Handelsposten.
pack-dial_space-G-name = Billig kaufen
pack-dial_space-G-text = Kaufe 1 bis 3 gleiche oder verschiedene Waren, eine Preisstufe niedriger.
pack-dial_space-H-name = Auftrag und Verkauf
pack-dial_space-H-text = Nimm 1 Auftragskarte und/oder verkaufe 1 Ware, oder nimm 1 Siegpunkt.

pack-event-viking-games-name = Wikingerspiele
pack-event-viking-games-text = Jeder andere Spieler gibt dir nach seiner Wahl 1 Ware, 10 Silber oder 1 Siegpunkt.
pack-event-assassination-name = Meuchelmord
pack-event-assassination-text = Gib einen deiner Charaktere zurück (hast du keinen, verlierst du 2 Siegpunkte).
pack-event-fog-name = Nebel
pack-event-fog-text = Nichts geschieht.
pack-event-buy-drinks-name = Lokalrunde
pack-event-buy-drinks-text = Zahle den aktuellen Metpreis mal die Zahl der Spieler (reicht dein Silber nicht, verlierst du 2 Siegpunkte).
pack-event-storm-name = Sturm
pack-event-storm-text = Gib eines deiner Transportmittel ab (hast du keines, verlierst du 2 Siegpunkte).
pack-event-time-of-unrest-name = Unruhen
pack-event-time-of-unrest-text = Alle anderen Spieler geben 1 Ware ab (wer keine hat, verliert 2 Siegpunkte).

pack-character-start-player-name = Startspieler
pack-character-start-player-text = Rundenwechsel: Erhalte 10 Silber und sei Startspieler der nächsten Runde.
pack-character-seer-name = Seherin
pack-character-seer-text = Der zweite Ereigniswürfel ist kostenlos. Rundenwechsel: Ändere einen Preis um +1 oder -1.
pack-character-stevedore-name = Schauermann
pack-character-stevedore-text = Transportiere 2 beliebige Waren zusätzlich. Rundenwechsel: Transportiere 1 Ware.
pack-character-carpenter-name = Zimmermann
pack-character-carpenter-text = Beim Kauf von Transportmitteln: Wähle unter den obersten 3 Karten des Stapels, zum halben Preis. Rundenwechsel: Kaufe 1 Transportmittel zum doppelten Preis.
pack-character-trader-name = Händler
pack-character-trader-text = Kaufe eine Preisstufe niedriger, verkaufe eine Preisstufe höher: die ersten sechs Waren jeder Aktion.
pack-character-landlord-name = Wirt
pack-character-landlord-text = Neutrale Arbeiter kosten dich die Hälfte.
pack-character-supplier-name = Lieferant
pack-character-supplier-text = Für jeden erfüllten Auftrag: 1 Siegpunkt und 10 Silber zusätzlich.
pack-character-administrator-name = Verwalter
pack-character-administrator-text = Keine Lagergebühren. Lager und Handelsposten fassen je 15 Waren.
pack-character-imposter-name = Hochstapler
pack-character-imposter-text = Einmal je Runde, in deinem Zug: Drehe die Aktionsscheibe 1 Feld vor oder zurück.

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-kinds-goods = { $kinds } Warenarten
wrong-rows-every-level-every = Zeilen für jede Stufe jeder Warenart
wrong-list = eine Liste aus { $kinds }
wrong-list-levels-from = eine Liste von Stufen von 1 bis { $levels }
wrong-each-once = jedes von { $letters } einmal
wrong-positions-day = die Positionen, die nicht Tag sind
wrong-this-order = { $letters } in dieser Reihenfolge
wrong-this-order-2 = die Ereignisse { $events } in dieser Reihenfolge
wrong-number-die-event = für jedes Ereignis eine Zahl des Würfels
wrong-this-order-3 = die Charaktere { $character_names } in dieser Reihenfolge
wrong-wagons-then-ships-cost = erst Wagen, dann Schiffe, zu jedem Preis ein Stapel
wrong-most-cards = höchstens { $most_cards } Karten
wrong-spaces = { $display } Felder
wrong-start-card-player-rest = eine Startkarte für jeden Spieler, die übrigen höchstens eine Reihe
wrong-enough-cards-fill-display = genug Karten, um die Auslage zu füllen
wrong-prices-rise-from-level = Preise, die von Stufe zu Stufe steigen
wrong-as-on-the-card = so wie auf der Karte
wrong-one-of = einer der Preise { $known }
wrong-cards-for-stack = { $height } Karten für { $stacks }
wrong-least-good = mindestens eine Ware
wrong-one-of-2 = eine von { $kinds }
wrong-levels-other-row-same = Stufen, die keine andere Zeile für dieselben Waren hat
wrong-keys = die Schlüssel { $known }
wrong-year-ends-turn = das Jahr endet in Zug { $year_end_turn } (HAI-102)
wrong-mat-spaces-orders = eine Tafel hat { $mat_spaces } Plätze für Aufträge
wrong-expected-character-mark-safe = erwartet: ein Charakter, auch mit dem Zusatz safe, nicht { $text }
wrong-two-owners = { $thing } hat zwei Besitzer
wrong-this-step-safe-marker = in diesem Schritt ist keine Sicherung mehr da (HAI-101)
wrong-display-spaces = die Auslage hat { $display } Plätze
wrong-neutral-workers = es gibt { $inn } neutrale Arbeiter (HAI-13)
wrong-expected-seat-behind-imposter = erwartet: ein Platz hinter dem Hochstapler, etwa 'imposter 0', nicht { $seat }
wrong-seat-worker-hand = Platz { $active } hat keinen Arbeiter in der Hand (HAI-21)
wrong-worker-space-only-still = steht schon ein Arbeiter auf einem Feld, ist nur noch einer einzusetzen (HAI-28)
wrong-neutral-worker-left = es ist kein neutraler Arbeiter mehr da (HAI-26)
wrong-market-knows-events = der Markt kennt keine Ereignisse (HAI-46)
wrong-order = einen Auftrag { $thing } gibt es nicht
wrong-lies-two-places = { $thing } liegt an zwei Stellen
wrong-is-no = { $vehicles } gehört nicht zur Art { $sorts }
wrong-belongs-another-stack = { $vehicle } gehört in einen anderen Stapel
wrong-vehicle = ein Transportmittel { $thing } gibt es nicht
wrong-does-ask-many-goods = { $thing } verlangt nicht so viele Waren (HAI-78)
wrong-would-full-scored = { $thing } wäre voll und schon gewertet (HAI-79)
wrong-one-of-these = erwartet: einer von { $known }, nicht { $price }
wrong-most-cards-stack-known = von einem Stapel sind höchstens { $look_at } Karten bekannt (HAI-R30)
wrong-most-workers-can-stand = dort können noch höchstens { $most } Arbeiter stehen (HAI-21)
wrong-space = ein Feld { $space } gibt es nicht; es gibt { $known }
wrong-character = einen Charakter { $thing } gibt es nicht
wrong-expected-own-neutral = erwartet: 'own' oder 'neutral', nicht { $thing }
wrong-good = eine Ware { $kind } gibt es nicht
wrong-number-good = { $part } ist keine Zahl mit einer Ware
wrong-only-game = im Spiel sind nur { $cubes } { $thing } (HAI-03)
wrong-top-card-stack-known = die oberste Karte eines Stapels ist bekannt (HAI-06)
wrong-two-workers-colour-cannot = zwei Arbeiter einer Farbe können nicht auf { $letters } stehen (HAI-24)
wrong-cannot-been-used-yet = { $text } kann noch nicht benutzt sein (HAI-97, HAI-103)
