### Haithabu

## What a seat is asked

ask-set-dial = Stell die Scheibe ein: Welches Feld liegt am Anfang der Tagseite?
ask-choose = Wähle einen Charakter.
ask-worker = Setze deinen Arbeiter auf den Markt oder die Scheibe. Du hast { $silver } Silber.
ask-two-workers = Setze deinen Arbeiter und den neutralen Arbeiter, in beliebiger Reihenfolge. Du hast { $silver } Silber.
ask-neutral-worker = Setze jetzt den neutralen Arbeiter. Du hast { $silver } Silber.
ask-end-turn = Alle deine Arbeiter sind gesetzt. Willst du noch etwas tun oder deinen Zug beenden? Du hast { $silver } Silber.
ask-second-die = Nacht: Wirf einen Würfel für das Ereignis, oder zahle { $cost } Silber, wirf zwei und such dir eines aus. Du hast { $silver } Silber.
ask-pick = Welches der beiden Ereignisse soll eintreten?
ask-dismiss = Meuchelmord: Welchen deiner Charaktere verlierst du?
ask-give-up = Sturm: Welches deiner Transportmittel verlierst du?
ask-gift = Wikingerspiele: Gib { $seat } eine Ware, { $silver } Silber oder 1 Siegpunkt.
ask-unrest = Unruhen: Gib eine Ware ab.
ask-market =
    { $helped ->
        [none] { $kind }: Kaufe für je { $cost } oder verkaufe für je { $gain }. Du hast { $silver } Silber.
       *[other] { $kind }: Kaufe für je { $cost } oder verkaufe für je { $gain } (die ersten { $helped }, danach für je { $price }). Du hast { $silver } Silber.
    }
ask-sell-dear =
    { $count ->
        [one] Verkaufe noch { $count } Ware eine Stufe teurer oder hör auf. Alle müssen gleich oder alle verschieden sein. Du hast { $silver } Silber.
       *[other] Verkaufe bis zu { $count } Waren eine Stufe teurer, alle gleich oder alle verschieden. Du hast { $silver } Silber.
    }
ask-buy-cheap =
    { $count ->
        [one] Kaufe noch { $count } Ware eine Stufe billiger oder hör auf. Alle müssen gleich oder alle verschieden sein. Du hast { $silver } Silber.
       *[other] Kaufe bis zu { $count } Waren eine Stufe billiger, alle gleich oder alle verschieden. Du hast { $silver } Silber.
    }
ask-sell-mix =
    { $count ->
        [one] Verkaufe noch { $count } beliebige Ware eine Stufe teurer oder hör auf. Du hast { $silver } Silber.
       *[other] Verkaufe bis zu { $count } beliebige Waren eine Stufe teurer. Du hast { $silver } Silber.
    }
ask-buy-mix =
    { $count ->
        [one] Kaufe noch { $count } beliebige Ware eine Stufe billiger oder hör auf. Du hast { $silver } Silber.
       *[other] Kaufe bis zu { $count } beliebige Waren eine Stufe billiger. Du hast { $silver } Silber.
    }
ask-vehicles = Kaufe einen Wagen, ein Schiff oder beides. Du hast { $silver } Silber.
ask-take-card = Zimmermann: Nimm eines dieser Transportmittel für { $cost } Silber.
ask-character = Wirb einen freien Charakter an oder locke einen für { $cost } Silber von einem Mitspieler weg.
ask-order-and-good = Nimm eine kostenlose Ware und dann einen Auftrag, oder nimm 1 Siegpunkt.
ask-good-or-order = Nimm eine kostenlose Ware und einen Auftrag, in beliebiger Reihenfolge, oder nimm 1 Siegpunkt.
ask-good = Nimm eine kostenlose Ware aus dem Markt.
ask-order = Nimm einen Auftrag.
ask-order-and-sale = Nimm einen Auftrag, verkaufe eine Ware oder tu beides. Oder nimm 1 Siegpunkt.
ask-order-or-done = Willst du auch noch einen Auftrag nehmen?
ask-sale = Willst du auch noch eine Ware verkaufen? Du hast { $silver } Silber.
ask-deliver = Lege Waren aus deinem Handelsposten auf deine Aufträge.
ask-use-vehicle = Welches Transportmittel nutzt du?
ask-load = { $vehicle }: Belade es. Freie Plätze für beliebige Waren: { $spare }.
ask-cash-in = Das erste Jahr ist vorbei. Gib Charaktere für je { $points } Siegpunkte zurück oder behalte sie.
ask-power = Rundenwechsel: Nutze die Fähigkeiten deiner Charaktere. Du hast { $silver } Silber.
ask-warehouse-full =
    { $count ->
        [one] In deinem Lager liegt { $count } Ware zu viel. Gib eine Ware ab.
       *[other] In deinem Lager liegen { $count } Waren zu viel. Gib eine Ware ab.
    }
ask-post-full =
    { $count ->
        [one] In deinem Handelsposten liegt { $count } Ware zu viel. Gib eine Ware ab.
       *[other] In deinem Handelsposten liegen { $count } Waren zu viel. Gib eine Ware ab.
    }
ask-fee = Die Lagergebühr beträgt { $cost } Silber, und du hast { $silver }. Nimm einen Kredit oder gib eine Ware ab.

## What a legal move costs or does

does-set-dial = im ersten Monat liegen { $letters } auf der Nachtseite
does-market =
    { $there ->
        [none] Preis { $price }, Markt leer; kein Ereignis
       *[other] Preis { $price }, { $there } im Markt; kein Ereignis
    }
does-idle-market = dort kannst du jetzt nichts tun: { $kind } weder kaufen noch verkaufen
does-idle =
    { $letter ->
        [C] dort kannst du jetzt nichts tun: In deinem Handelsposten liegt nichts, was du verkaufen kannst
        [E] dort kannst du jetzt nichts tun: Deine Aufträge brauchen nichts aus deinem Handelsposten
       *[other] dort kannst du jetzt nichts tun: Du hast kein Transportmittel, auf das Waren deines Lagers passen
    }
does-idle-night =
    { $letter ->
        [C] Nacht, also ein Ereignis, und danach nichts zu tun: In deinem Handelsposten liegt nichts, was du verkaufen kannst
        [E] Nacht, also ein Ereignis, und danach nichts zu tun: Deine Aufträge brauchen nichts aus deinem Handelsposten
       *[other] Nacht, also ein Ereignis, und danach nichts zu tun: Du hast kein Transportmittel, auf das Waren deines Lagers passen
    }
does-day = { DOES($letter) }
does-night = Nacht, also erst ein Ereignis; { DOES($letter) }
does-hire-worker = kostet { $cost } Silber, dir bleiben { $left }{ $loans ->
        [none] { "" }
        [one] ; du nimmst einen Kredit (zahle { $repay } zurück oder verliere am Ende { $penalty } Punkte)
       *[other] ; du nimmst { $loans } Kredite (zahle je { $repay } zurück oder verliere am Ende je { $penalty } Punkte)
    }
does-imposter = dann liegen { $letters } auf der Nachtseite
does-repay = kostet { $cost } Silber, dir bleiben { $left }
does-event = { DOES($event) }
does-give-up = du verlierst: { $vehicle }
does-buy = { $kind } für { $cost } Silber, dir bleiben { $left }{ $loans ->
        [none] { "" }
        [one] ; du nimmst einen Kredit (zahle { $repay } zurück oder verliere am Ende { $penalty } Punkte)
       *[other] ; du nimmst { $loans } Kredite (zahle je { $repay } zurück oder verliere am Ende je { $penalty } Punkte)
    }{ $over ->
        [none] { "" }
        [one] ; beim Rundenwechsel passt dann { $over } Ware nicht mehr ins Lager
       *[other] ; beim Rundenwechsel passen dann { $over } Waren nicht mehr ins Lager
    }; neuer Preis { $price }
does-sell =
    { $points ->
        [none] { $kind } für { $silver } Silber, dann hast du { $left }; neuer Preis { $price }
       *[other] { $kind } für { $silver } Silber, dann hast du { $left }; { $points } Siegpunkte für den leeren Markt; neuer Preis { $price }
    }
does-buy-vehicle = { $vehicle }: kostet { $cost } Silber, dir bleiben { $left }{ $loans ->
        [none] { "" }
        [one] ; du nimmst einen Kredit (zahle { $repay } zurück oder verliere am Ende { $penalty } Punkte)
       *[other] ; du nimmst { $loans } Kredite (zahle je { $repay } zurück oder verliere am Ende je { $penalty } Punkte)
    }{ $lost ->
        [none] { "" }
       *[other] ; ersetzt: { VEHICLE($lost) }
    }
does-look-at = eine der obersten { $cards } Karten nach Wahl: kostet { $cost } Silber, dir bleiben { $left }{ $loans ->
        [none] { "" }
        [one] ; du nimmst einen Kredit (zahle { $repay } zurück oder verliere am Ende { $penalty } Punkte)
       *[other] ; du nimmst { $loans } Kredite (zahle je { $repay } zurück oder verliere am Ende je { $penalty } Punkte)
    }{ $lost ->
        [none] { "" }
       *[other] ; ersetzt: { VEHICLE($lost) }
    }
does-hire = { DOES($character) }
does-entice =
    { $loans ->
        [none] { $cost } Silber an { $seat }. { DOES($character) }
        [one] { $cost } Silber an { $seat }; du nimmst einen Kredit (zahle { $repay } zurück oder verliere am Ende { $penalty } Punkte). { DOES($character) }
       *[other] { $cost } Silber an { $seat }; du nimmst { $loans } Kredite (zahle je { $repay } zurück oder verliere am Ende je { $penalty } Punkte). { DOES($character) }
    }
does-take-good = neuer Preis { $price }; danach nimmst du einen Auftrag
does-order =
    { $lost ->
        [none] { $order }
       *[other] { $order }; du verlierst den { ORDER($lost) }
    }
does-order-first =
    { $lost ->
        [none] { $order }; danach nimmst du eine Ware
       *[other] { $order }; du verlierst den { ORDER($lost) }; danach nimmst du eine Ware
    }
does-fill = { $order }: du bekommst { $points } Siegpunkte und { $silver } Silber
does-put =
    { $missing ->
        [one] { $order }: dann fehlt noch { $missing } Ware
       *[other] { $order }: dann fehlen noch { $missing } Waren
    }
does-use-vehicle = { $vehicle }; kommt nach der Fahrt aus dem Spiel
does-start-player = { $silver } Silber, und du bist in der nächsten Runde Startspieler
does-price = neuer Preis { $price }
does-return = die Gebühr sinkt auf { $cost } Silber
does-loan = { $silver } Silber jetzt; zahle { $cost } zurück oder verliere am Ende { $penalty } Punkte

## What a move is called where nothing says what it is about

full-buy = { $count } { $kind } kaufen
full-sell = { $count } { $kind } verkaufen

## What is picked so far

sum-sell = Zusammen { $silver } Silber, du hast dann { $left }.
sum-buy = Zusammen { $cost } Silber, dir bleiben { $left }{ $loans ->
        [none] { "" }
        [one] ; du nimmst einen Kredit (zahle { $repay } zurück oder verliere am Ende { $penalty } Punkte)
       *[other] ; du nimmst { $loans } Kredite (zahle je { $repay } zurück oder verliere am Ende je { $penalty } Punkte)
    }.
sum-load =
    { $count ->
        [one] { $count } Ware geladen
       *[other] { $count } Waren geladen
    }, noch { $spare ->
        [one] { $spare } beliebiger Platz frei.
       *[other] { $spare } beliebige Plätze frei.
    }
sum-cash-in =
    { $points ->
        [one] Zusammen { $points } Siegpunkt.
       *[other] Zusammen { $points } Siegpunkte.
    }
sum-fee = Die Gebühr beträgt dann { $cost } Silber, du hast { $silver }.

## What a choice changes: the number before and after, and by how much

number-points =
    { $amount ->
        [one] { $change } Siegpunkt
       *[other] { $change } Siegpunkte
    }
number-silver = { $change } Silber, dann { $after }
number-loans =
    { $amount ->
        [one] { $change } Kredit
       *[other] { $change } Kredite
    }
number-characters =
    { $amount ->
        [one] { $change } Charakter
       *[other] { $change } Charaktere
    }
number-vehicles =
    { $amount ->
        [one] { $change } Transportmittel
       *[other] { $change } Transportmittel
    }
number-warehouse = { $change } im Lager
number-post = { $change } im Handelsposten
number-fee = Lagergebühr { $after }
number-price = { $kind }: Preis { $before } → { $after }

## Your plan: what is still lacking

plan-lacks = Du brauchst noch { $goods } für den Auftrag über { $wanted }; dir { $turns ->
        [one] bleibt noch { $turns } Runde
       *[other] bleiben noch { $turns } Runden
    }
plan-lacks-all = Du hast noch nichts für den Auftrag über { $wanted }; dir { $turns ->
        [one] bleibt noch { $turns } Runde
       *[other] bleiben noch { $turns } Runden
    }
plan-carry = Bring { $goods } zu deinem Handelsposten, für den Auftrag über { $wanted }; dir { $turns ->
        [one] bleibt noch { $turns } Runde
       *[other] bleiben noch { $turns } Runden
    }
plan-no-vehicle = Du brauchst einen Wagen oder ein Schiff, um { $goods } zu deinem Handelsposten zu bringen, für den Auftrag über { $wanted }; dir { $turns ->
        [one] bleibt noch { $turns } Runde
       *[other] bleiben noch { $turns } Runden
    }
plan-deliver = Liefere auf E aus: In deinem Handelsposten liegt alles für den Auftrag über { $wanted }; dir { $turns ->
        [one] bleibt noch { $turns } Runde
       *[other] bleiben noch { $turns } Runden
    }
plan-no-order = Du hast keinen Auftrag: Nimm einen auf D oder H
plan-over-limit = In deinem { $place } { $over ->
        [one] liegt { $over } Ware zu viel für den Rundenwechsel
       *[other] liegen { $over } Waren zu viel für den Rundenwechsel
    }
plan-fee = Beim Rundenwechsel kostet dein Lager { $fee } Silber: Dir fehlen { $missing } Silber

## Why a move is refused

no-owned-character = { $character } gehört schon { $seat }.
no-worker-placed = Du hast deinen Arbeiter schon gesetzt.
no-neutral-worker = Du hast keinen neutralen Arbeiter, den du setzen könntest.
no-same-colour = Auf { $letter } steht schon ein Arbeiter dieser Farbe. Wähle ein anderes Feld.
no-hire-late = Pro Zug darfst du nur einen neutralen Arbeiter anwerben, und nur bevor du einen Arbeiter setzt.
no-inn-empty = Im Gasthaus ist kein neutraler Arbeiter mehr.
no-silver =
    { $markers ->
        [none] Das kostet { $cost } Silber. Du hast { $silver }, und es gibt keine Kredite mehr.
        [one] Das kostet { $cost } Silber. Du hast { $silver }, und der eine Kredit, den es noch gibt, reicht nicht.
       *[other] Das kostet { $cost } Silber. Du hast { $silver }, und die { $markers } Kredite, die es noch gibt, reichen nicht.
    }
no-silver-in-hand = Dafür brauchst du { $cost } eigenes Silber, und du hast { $silver }.
no-character = Diesen Charakter hast du nicht: { $character }.
no-imposter-used = Der Hochstapler wurde in dieser Runde schon genutzt.
no-imposter-used-by-you = Du hast den Hochstapler in dieser Runde schon genutzt.
no-loan = Du hast keinen Kredit, den du zurückzahlen könntest.
no-must-place = Setze alle deine Arbeiter, bevor du deinen Zug beendest.
no-good-there = Das liegt nicht in deinem { $place }: { $kind }.
no-sold-before = Du hast in diesem Monat { $kind } verkauft und kannst darum nichts davon kaufen.
no-bought-before = Du hast in diesem Monat { $kind } gekauft und kannst darum nichts davon verkaufen.
no-none-left = { $kind } gibt es nicht mehr, weder im Markt noch im Vorrat.
no-that-many = { $kind }: Du kannst höchstens { $there } kaufen.
no-post = So viel { $kind } hast du nicht in deinem Handelsposten.
no-mixture = Die Waren müssen alle gleich oder alle verschieden sein.
no-two-of-a-sort = Das kannst du in einer Aktion nur einmal kaufen: { $sort }.
no-stack-empty = { $stack }: Dieser Stapel ist leer.
no-not-open = Diese Karte liegt nicht vor dir: { $vehicle }.
no-card-must = Du musst eines dieser Transportmittel nehmen.
no-own-character = { $character } gehört dir schon.
no-free-character = { $character } ist frei: Du kannst ihn kostenlos anwerben.
no-safe-character = { $character } ist durch einen Schutzmarker gesichert und kann in dieser Runde nicht weggelockt werden.
no-market-empty = { $kind } gibt es im Markt nicht mehr.
no-display-empty = In der Auslage liegt kein Auftrag.
no-good-first = Nimm zuerst die Ware, dann den Auftrag.
no-good-at-all = Der Markt ist leer. Ohne Ware kannst du hier keinen Auftrag nehmen.
no-good-must = Du hast einen Auftrag genommen und musst auch eine Ware nehmen.
no-order-there = Dort liegt kein Auftrag: { DISPLAY($space) }.
no-order-must = Du hast eine Ware genommen und musst auch einen Auftrag nehmen.
no-once = Du bekommst einen Auftrag und einen Verkauf oder stattdessen 1 Siegpunkt.
no-order-on-space = Auf deinem Auftragsfeld { $number } liegt kein Auftrag.
no-not-all = Den Auftrag auf Feld { $number } kannst du noch nicht erfüllen: In deinem Handelsposten fehlen Waren dafür.
no-not-needed = Der Auftrag auf Feld { $number } braucht davon nichts mehr: { $kind }.
no-fill-instead = Mit dieser Ware ist der Auftrag auf Feld { $number } vollständig. Erfülle ihn.
no-vehicle = Das hast du nicht: { $sort }.
no-load = { $sort }: Keine Ware aus deinem Lager passt darauf.
no-load-first = Lade mindestens eine Ware.
no-warehouse =
    { $there ->
        [none] Das liegt nicht in deinem Lager: { $kind }.
       *[other] In deinem Lager liegen nur { $there } { $kind }.
    }
no-room = So viel { $kind } passt nicht mehr darauf.
no-power-used = { $character }: In diesem Rundenwechsel hast du diese Fähigkeit schon genutzt.
no-scale-ends = { $kind }: Der Preis ist schon am Ende der Leiste.
no-other-store = Gib eine Ware vom anderen Ort ab.
no-markers = Es gibt keine Kredite mehr.
not-asked = „{ $word }“ geht jetzt nicht.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder zu anderen Karten.
over = Das Spiel ist zu Ende.

## Where the game stands, for everyone

stage-set-up = Vorbereitung.
stage-set-dial = Vorbereitung: { $seat } stellt die Scheibe ein.
stage-choose = Vorbereitung: { $seat } wählt einen Charakter.
stage-turn = { SEASON($turn) }, Monat { $phase }: { $seat } ist am Zug.
stage-year-end = { SEASON($turn) } ist vorbei: { $seat } kann Charaktere für Punkte zurückgeben.
stage-powers = { SEASON($turn) } ist vorbei: Charaktere nutzen ihre Fähigkeiten.
stage-resupply = { SEASON($turn) } ist vorbei: Neue Waren treffen ein.
stage-prices = { SEASON($turn) } ist vorbei: Preise ändern sich.
stage-storage = { SEASON($turn) } ist vorbei: Lagern und Gebühren.
stage-orders = { SEASON($turn) } ist vorbei: Neue Aufträge kommen.
stage-end = Die letzte Jahreszeit ist vorbei.

## The log

log-shown = Zum Kauf liegen aus: { $vehicles }.
log-aligned = Die Tagseite der Scheibe beginnt mit { $letter }.
log-set-dial = { $seat } stellt die Scheibe ein: Die Tagseite beginnt mit { $letter }.
log-dealt = { $seat } beginnt mit einem { $order } und den Waren dafür.
log-displayed = Neu in der Auslage: { $orders }.
log-deck-renewed =
    { $count ->
        [one] Die abgelegten Aufträge werden zu einem neuen Stapel mit { $count } Karte gemischt.
       *[other] Die abgelegten Aufträge werden zu einem neuen Stapel mit { $count } Karten gemischt.
    }
log-start-player = { $seat } ist Startspieler.
log-chose = { $seat } wählt einen Charakter: { $character }.
log-game-turn = { SEASON($turn) } beginnt. { $seat } ist zuerst am Zug.
log-phase = Monat { $phase }: Die Scheibe dreht sich. { $letters } liegen auf der Nachtseite.
log-placed = { $seat } setzt einen Arbeiter auf { $space }.
log-placed-neutral = { $seat } setzt den neutralen Arbeiter auf { $space }.
log-hired-worker = { $seat } wirbt einen neutralen Arbeiter für { $cost } Silber an.
log-imposter = { $seat } dreht mit dem Hochstapler die Scheibe { $way }.
log-loan =
    { $loans ->
        [one] { $seat } nimmt einen Kredit und bekommt { $silver } Silber.
       *[other] { $seat } nimmt { $loans } Kredite und bekommt { $silver } Silber.
    }
log-repaid = { $seat } zahlt { $cost } Silber für einen Kredit zurück.
log-nothing = { $seat } verzichtet auf eine Aktion auf { $space }.
log-second-die = { $seat } zahlt { $cost } Silber für einen zweiten Würfel.
log-rolled = Gewürfelt: { $rolls }.
log-event = { $event }: { DOES($event) }.
log-lost-points = { $seat } verliert { $points } Siegpunkte.
log-gave-good = { $seat } gibt { $to } 1 { $kind } aus dem { $place }.
log-gave-silver = { $seat } gibt { $to } { $silver } Silber.
log-gave-point =
    { $points ->
        [one] { $seat } gibt { $to } { $points } Siegpunkt.
       *[other] { $seat } gibt { $to } { $points } Siegpunkte.
    }
log-dismissed = { $seat } verliert einen Charakter: { $character }.
log-drinks = { $seat } zahlt { $cost } Silber für Getränke.
log-gave-up = { $seat } verliert ein Transportmittel: { $vehicle }.
log-returned = { $seat } gibt 1 { $kind } aus dem { $place } ab.
log-bought = { $seat } kauft { $count } { $kind } für { $cost } Silber.
log-sold = { $seat } verkauft { $count } { $kind } für { $silver } Silber.
log-empty-market = { $seat } verkauft in einen leeren Markt und bekommt { $points } Siegpunkte ({ $kind }).
log-price = Neue Preise: { $changes }.
log-bought-vehicle = { $seat } zahlt { $cost } Silber für ein Transportmittel: { $vehicle }.
log-made-way = Ersetzt wird: { $vehicle }.
log-hired = { $seat } wirbt einen Charakter an: { $character }.
log-enticed = { $seat } lockt für { $cost } Silber einen Charakter von { $owner } weg: { $character }.
log-point =
    { $points ->
        [one] { $seat } nimmt { $points } Siegpunkt.
       *[other] { $seat } nimmt { $points } Siegpunkte.
    }
log-took-good = { $seat } nimmt kostenlos 1 { $kind } aus dem Markt.
log-took-order = { $seat } nimmt den { $order }.
log-order-failed = { $seat } verliert den { $order }: Er fällt von der Tafel.
log-put = { $seat } legt { $kinds } auf den { $order }.
log-order-filled = { $seat } erfüllt den { $order } und bekommt { $points } Siegpunkte und { $silver } Silber.
log-carried = { $seat } bringt { $count } { $kind } zum Handelsposten.
log-vehicle-used = Nach der Fahrt aus dem Spiel: { $vehicle }.
log-turn-change = { SEASON($turn) } ist vorbei: Alle Aufträge rücken ein Feld weiter.
log-cashed-in = { $seat } gibt für { $points } Siegpunkte einen Charakter zurück: { $character }.
log-stays-first = { $seat } bleibt Startspieler und bekommt { $silver } Silber.
log-becomes-first = { $seat } wird nächster Startspieler und bekommt { $silver } Silber.
log-seer = { $seat } ändert mit der Seherin einen Preis: { $kind }.
log-resupplied = Neu im Markt: { $supplies }.
log-price-rolled = Preiswürfel: { $price_rolls }.
log-fee = { $seat } zahlt { $cost } Silber Lagergebühr.
log-game-over = Das Spiel ist zu Ende. Es folgt die Schlusswertung.
log-scored = { $seat } erreicht { $total } Siegpunkte: { $game } im Spiel, { $silver } für Silber, { $characters } für Charaktere, { $rank } für erfüllte Aufträge, { NUMBER($orders) } für Waren auf Aufträgen, { NUMBER($vehicles) } für Transportmittel, { $loans } für offene Kredite.

## What stands on the buttons of moves

label-show = { $vehicle } aufdecken
label-align = Mit { $letter } beginnen
label-deal = { $order } austeilen
label-turn-up = { $order } auslegen
label-start = { $seat } ist Startspieler
label-roll = Eine { $pips } würfeln
label-choose = { $character }
label-worker = Arbeiter auf { $space }
label-neutral = Neutraler Arbeiter auf { $space }
label-hire-worker = Neutralen Arbeiter anwerben
label-imposter = Hochstapler: Scheibe { $way } drehen
label-repay = Kredit zurückzahlen
label-end-turn = Zug beenden
label-one-die = Einen Würfel werfen
label-two-dice = Zahlen und zwei Würfel werfen
label-pick = { $pips }: { EVENT($pips) }
label-dismiss = { $character } verlieren
label-give-up = { $sort } verlieren
label-give = 1 { $kind } aus dem { $place } geben
label-give-silver = Silber geben
label-give-point = 1 Siegpunkt geben
label-return = 1 { $kind } aus dem { $place } abgeben
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
label-use = { $sort } nutzen
label-load = { $count } { $kind } laden
label-cash-in = { $character } zurückgeben
label-be-start-player = Nächster Startspieler werden
label-price = { $kind }: Preis { $way }
label-carry = 1 { $kind } zum Handelsposten bringen
label-loan = Kredit nehmen

## Words

word-warehouse = Lager
word-post = Handelsposten
word-wagon = Wagen
word-ship = Schiff
word-forward = vorwärts
word-back = zurück
word-up = hinauf
word-down = hinunter
word-upper = obere Reihe, Platz { $column }
word-lower = untere Reihe, Platz { $column }
word-market = Marktfeld { $kind }
word-dial = { $letter }, { $name }
word-stack = { $sort } zu { $cost }
word-vehicle = { $sort } zu { $cost } ({ $goods }, { $any } beliebige)
word-order = Auftrag ({ $goods }: { $points } Punkte, { $silver } Silber)
word-price = { $kind } { $price }

## What the lobby says of the game

about-summary = Handel in einer Wikingerstadt: Kaufe Waren, solange sie billig sind, bring sie mit Wagen oder Schiff zu deinem Handelsposten und erfülle Aufträge, bevor sie verfallen. Die Aktionsscheibe dreht sich jeden Monat, und auf ihrer Nachtseite erwartet dich vor jeder Aktion ein Ereignis. Wirb Charaktere an oder locke sie anderen weg. Nach zwei Jahren gewinnt, wer die meisten Siegpunkte hat.
about-credit = Ein Spiel von { $designers }, bei { $publisher }.
about-dial_alignment = Scheibe zu Beginn
about-dial_alignment-note = Welche Felder der Aktionsscheibe zu Beginn am Tag liegen und welche in der Nacht.
about-recommended = A bis D am Tag, wie empfohlen
about-random = zufällig gedreht
about-silver_visibility = Silber der Spieler
about-silver_visibility-note = Ob du siehst, wie viel Silber die anderen haben.
about-owner = geheim
about-open = offen
about-imposter_use = Der Hochstapler
about-once = Der Hochstapler dreht die Scheibe einmal pro Runde, auch wenn er den Besitzer wechselt.
about-each-owner = Wechselt der Hochstapler den Besitzer, darf auch der neue Besitzer in derselben Runde die Scheibe drehen.
about-good_and_order = Ware und Auftrag auf D
about-good-first = Auf D nimmst du erst die Ware, dann den Auftrag.
about-either-order = Auf D nimmst du Ware und Auftrag in beliebiger Reihenfolge.
about-dial_trade = Waren auf C und G
about-alike-or-different = Die Waren, die du auf C oder G handelst, müssen alle gleich oder alle verschieden sein.
about-any-mix = Auf C und G handelst du bis zu drei beliebige Waren.
about-order_ranking = Die Wertung der erfüllten Aufträge
about-with-orders = Punkte für erfüllte Aufträge bekommst du nur, wenn du mindestens einen erfüllt hast.
about-everyone = Alle kommen in die Rangfolge nach erfüllten Aufträgen, auch ohne einen einzigen.
about-dial_set_by = Wer die Scheibe einstellt
about-set-up = Ihr stellt die Scheibe vor dem Spiel ein.
about-start-player = Der Startspieler stellt die Scheibe ein, bevor die anderen ihre Charaktere wählen.

## What a newcomer reads beside a question

guide-ask-set-dial = An eurem Tisch stellt der Startspieler die Scheibe ein. Vor jedem Monat, auch vor dem ersten, dreht sie sich ein Feld weiter. Bring Felder, die du früh brauchst, auf die Tagseite: Nachts kommt vor der Aktion ein Ereignis.
guide-ask-choose = Ein Charakter hilft dir, solange du ihn behältst. In der ersten Runde kann ihn dir niemand weglocken, später schon. Händler, Lieferant und Schauermann sind gut für den Anfang: Sie helfen beim Kaufen, Liefern und Transportieren.
guide-ask-worker = Jeden Monat setzt du einen Arbeiter und führst sofort seine Aktion aus. Auf dem Markt kaufst oder verkaufst du eine Warenart, ganz ohne Ereignis. Auf der Scheibe tust du, was das Feld sagt, doch auf der Nachtseite kommt vorher ein Ereignis. Für eine zweite Aktion kannst du vor dem Setzen einen neutralen Arbeiter anwerben.
guide-ask-two-workers = Du hast in diesem Zug zwei Aktionen, in beliebiger Reihenfolge. Auf einem Feld der Scheibe darf von jeder Farbe nur ein Arbeiter stehen, und neutral zählt als Farbe. Dieselbe Warenart kannst du in einem Monat nicht kaufen und verkaufen.
guide-ask-neutral-worker = Der neutrale Arbeiter gibt dir eine zweite Aktion, und du musst ihn setzen. Auf der Scheibe darf er nicht auf ein Feld, auf dem schon ein neutraler Arbeiter steht.
guide-ask-end-turn = Deine Aktionen sind vorbei. Du darfst noch mit dem Hochstapler die Scheibe drehen oder einen Kredit zurückzahlen. Ein offener Kredit kostet dich am Ende 10 Punkte, und dein Silber bringt dann nichts mehr.
guide-ask-second-die = Nachts kommt vor deiner Aktion ein Ereignis. Mit zwei Würfeln suchst du dir das mildere aus. Überlege, was du verlieren könntest: einen Charakter, ein Transportmittel, Silber. Nebel ist harmlos, und die Wikingerspiele bringen dir sogar Geschenke.
guide-ask-pick = Eines der beiden Ergebnisse musst du ausführen. Nimm das, was dich am wenigsten kostet oder den anderen am meisten schadet. Danach folgt deine Aktion.
guide-ask-dismiss = Einer deiner Charaktere verlässt dich, und jeder kann ihn wieder anwerben. Gib den her, der dir am wenigsten hilft. Ein Schutzmarker hilft dagegen nicht.
guide-ask-give-up = Durch den Sturm kommt eines deiner Transportmittel aus dem Spiel. Behalte das, das zu den Waren in deinem Lager passt. Ersatz gibt es auf Feld A.
guide-ask-gift = Du musst dem Spieler am Zug etwas geben. Am wenigsten schmerzt oft eine billige Ware, die du nicht brauchst. Ein Punkt zählt doppelt: Dir fehlt er, und ein Gegner gewinnt ihn.
guide-ask-unrest = Du verlierst eine Ware deiner Wahl. Gib möglichst eine aus dem Lager ab: Waren im Handelsposten haben die Fahrt schon hinter sich.
guide-ask-market = Kaufe beliebig viele in dein Lager oder verkaufe beliebig viele aus deinem Handelsposten. Kaufen hebt den Preis um eine Stufe, oder um zwei, wenn der Markt leer wird; Verkaufen senkt ihn um eine und bringt Punkte, wenn der Markt leer war. Ohne den Verwalter dürfen beim Rundenwechsel nur 10 Waren im Lager bleiben, und jede kostet 2 Silber. Reicht dein Silber nicht, nimmst du Kredite: Zahle je 200 Silber zurück oder verliere am Ende je 10 Punkte.
guide-ask-sell-dear = Hier bringen deine Waren mehr als auf dem Markt. Verkaufe bis zu drei aus deinem Handelsposten, alle gleich oder alle verschieden. Danach fällt der Preis jeder Warenart um eine Stufe.
guide-ask-buy-cheap = Hier kosten Waren weniger als auf dem Markt. Kaufe bis zu drei, alle gleich oder alle verschieden. Danach steigen die Preise. Ohne den Verwalter dürfen beim Rundenwechsel nur 10 Waren im Lager bleiben.
guide-ask-sell-mix = Hier bringen deine Waren mehr als auf dem Markt. An eurem Tisch darfst du beliebig mischen, zum Beispiel zwei von einer Art und eine von einer anderen. Danach fällt der Preis jeder Warenart um eine Stufe.
guide-ask-buy-mix = Hier kosten Waren weniger als auf dem Markt. An eurem Tisch darfst du beliebig mischen, zum Beispiel zwei von einer Art und eine von einer anderen. Danach steigen die Preise. Ohne den Verwalter dürfen beim Rundenwechsel nur 10 Waren im Lager bleiben.
guide-ask-vehicles = Mit Wagen und Schiffen bringst du Waren zum Handelsposten, und jedes fährt nur einmal. Du darfst von beiden eines kaufen; ein neues ersetzt das alte. Achte auf die Warenarten auf der Karte: Auf die übrigen Plätze passt alles.
guide-ask-take-card = Dein Zimmermann zeigt dir die obersten Karten des Stapels. Eine davon musst du kaufen. Die anderen bleiben auf dem Stapel, und alle haben sie gesehen.
guide-ask-character = Ein Charakter hilft dir ab deiner nächsten Aktion und bringt am Ende 2 Punkte. Ein freier kostet nichts. Lockst du einen weg, bekommt sein Besitzer das Silber, und in dieser Runde kann ihn dir niemand nehmen.
guide-ask-order-and-good = Du nimmst beides: eine kostenlose Ware und einen Auftrag. Mit einer teuren Ware sparst du am meisten. Ist deine Tafel voll mit Aufträgen, die du noch schaffst, kann 1 Punkt besser sein.
guide-ask-good-or-order = Du nimmst beides: eine kostenlose Ware und einen Auftrag. An eurem Tisch bestimmst du, was zuerst kommt. Nimm zuerst den Auftrag, wenn du vor der Wahl der Ware sehen willst, welche Karte nachrückt.
guide-ask-good = Nimm kostenlos eine beliebige Ware aus dem Markt: eine, die deine Aufträge brauchen, oder eine teure. Ihr Preis steigt.
guide-ask-order = Der Auftrag kommt auf Feld 1 deiner Tafel und schiebt vielleicht andere weiter. Auch bei jedem Rundenwechsel rückt er ein Feld vor, und hinter Feld 5 ist er verloren. Nimm einen, dessen Waren du hast oder billig bekommst.
guide-ask-order-and-sale = Du darfst einen Auftrag nehmen, eine Ware verkaufen oder beides tun, in beliebiger Reihenfolge. Oder du nimmst 1 Punkt und sonst nichts.
guide-ask-order-or-done = Du darfst auch noch einen Auftrag nehmen. Schaffst du ihn nicht rechtzeitig, verlierst du nichts, aber er belegt ein Feld deiner Tafel.
guide-ask-sale = Du darfst auch noch eine Ware aus deinem Handelsposten verkaufen. Behalte, was deine Aufträge brauchen.
guide-ask-deliver = Lege Waren auf deine Aufträge; sie bleiben dort liegen. Ein voller Auftrag wird sofort gewertet. Fällt ein Auftrag von der Tafel, sind seine Waren verloren.
guide-ask-use-vehicle = Ein Transportmittel fährt einmal vom Lager zum Handelsposten und kommt dann aus dem Spiel. Nimm das, auf das am meisten von dem passt, was du dort brauchst.
guide-ask-load = Lade eine Warenart nach der anderen. Arten, die auf der Karte stehen, haben eigene Plätze; alle anderen teilen sich die freien. Passt nichts mehr, fährst du los.
guide-ask-cash-in = Die Hälfte des Spiels ist vorbei. Ein Charakter, den du zurückgibst, bringt jetzt Punkte, und danach kann ihn jeder anwerben. Behältst du ihn, hilft er dir weiter und bringt am Ende Punkte, wenn du ihn dann noch hast.
guide-ask-power = Manche Charaktere haben zwischen den Runden eine Fähigkeit. Nutze jede einmal, in beliebiger Reihenfolge, oder lass es. Danach kommen neue Waren, und die Preise ändern sich.
guide-ask-warehouse-full = Beim Rundenwechsel können nicht alle Waren in deinem Lager bleiben. Gib ab, was am billigsten ist oder was kein Auftrag braucht.
guide-ask-post-full = Beim Rundenwechsel können nicht alle Waren in deinem Handelsposten bleiben. Gib ab, was am billigsten ist oder was kein Auftrag braucht.
guide-ask-fee = Jede Ware im Lager kostet eine Gebühr, und dein Silber reicht nicht. Ein Kredit hilft jetzt, kostet dich aber am Ende 200 Silber oder 10 Punkte. Jede Ware, die du abgibst, senkt die Gebühr.

## Why nothing can be told of a choice beforehand

unforeseen-ask-set-dial = Die Scheibe ändert keine deiner Zahlen. Wichtig ist, welche Felder auf der Tagseite liegen, wenn du sie nutzen willst.
unforeseen-ask-use-vehicle = Was die Fahrt bringt, hängt davon ab, was du gleich lädst.
unforeseen-ask-end-turn = Die Scheibe zu drehen ändert keine deiner Zahlen. Wichtig ist, welche Felder auf der Tagseite liegen, wenn du sie nutzen willst.

## What the icons mean

legend-goods = Waren: was du kaufst, transportierst und verkaufst
legend-spaces = Die Aktionsscheibe: was dein Arbeiter dort tut
legend-mats = Auf deiner Tafel
legend-warehouse = Lager
legend-warehouse-is = Hier kommt an, was du kaufst. Es zu lagern kostet Silber
legend-post = Handelsposten
legend-post-is = Von hier aus verkaufst du Waren oder legst sie auf Aufträge
legend-wagon = Wagen
legend-wagon-is = Bringt einmal Waren zum Handelsposten
legend-ship = Schiff
legend-ship-is = Bringt einmal Waren zum Handelsposten
legend-order = Auftrag
legend-order-is = Bringt Punkte und Silber, wenn alle seine Waren darauf liegen. Neben einem Namen: erfüllte Aufträge
legend-loan = Kredit
legend-loan-is = Gleich Silber, aber Punktverlust, wenn er nicht zurückgezahlt wird
legend-around = Rund um den Tisch
legend-point = Siegpunkte
legend-point-is = Die meisten gewinnen
legend-silver = Silber
legend-silver-is = Damit bezahlst du alles; ein Fragezeichen, wenn es geheim ist
legend-worker = Neutraler Arbeiter
legend-worker-is = Im Gasthaus anzuwerben, für eine zweite Aktion
legend-inn = Gasthaus
legend-inn-is = Hier sind die neutralen Arbeiter
legend-safe = Schutzmarker
legend-safe-is = Dieser Charakter kann in dieser Runde nicht weggelockt werden
legend-day = Tag
legend-day-is = Kein Ereignis. Am Rand der Scheibe: Als Nächstes wird es hier Tag
legend-night = Nacht
legend-night-is = Vor der Aktion kommt ein Ereignis. Am Rand der Scheibe: Als Nächstes wird es hier Nacht
legend-crown = Krone
legend-crown-is = Hat gewonnen
legend-character = Charakter
legend-character-is = Irgendeiner der neun
legend-people = Charaktere und was sie tun
legend-events = Ereignisse der Nacht, nach der Zahl des Würfels
legend-seasons = Die Jahreszeiten

## The text view of a position

sheet-set-up = Vorbereitung
sheet-season = { $season } ({ $turn } von { $turns }), Monat { $phase } von { $phases }
sheet-change = { $season } ({ $turn } von { $turns }) ist vorbei
sheet-active = am Zug
sheet-order-of-turns = Reihenfolge
sheet-inn = Gasthaus
sheet-inn-workers =
    { $count ->
        [one] { $count } neutraler Arbeiter, er kostet { $cost }
       *[other] { $count } neutrale Arbeiter, der nächste kostet { $cost }
    }
sheet-inn-empty = kein neutraler Arbeiter
sheet-loans = Kredite
sheet-markers = Kredite übrig
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
sheet-does = Fähigkeit
sheet-players = Spieler
sheet-player = Spieler
sheet-points = Punkte
sheet-silver = Silber
sheet-hidden = geheim
sheet-in-hand = Arbeiter übrig
sheet-filled = Erfüllte Aufträge
sheet-mat = Tafel von { $player }
sheet-your-mat = Deine Tafel
sheet-warehouse = Lager
sheet-post = Handelsposten
sheet-stored = { $goods } ({ $total } von { $limit })
sheet-nothing = –
sheet-fee = Lagergebühr
sheet-wagon = Wagen
sheet-ship = Schiff
sheet-order-space = Auftrag { $number }
sheet-on-card = { $order }; fehlt: { $missing }; noch { $turns } Rundenwechsel
sheet-on-card-stays = { $order }; fehlt: { $missing }; bleibt bis zur Schlusswertung
sheet-result = Ergebnis
sheet-game = im Spiel
source-characters = Charaktere
source-loans = offene Kredite
source-silver = Silber
source-orders = Waren auf Aufträgen
source-vehicles = Transportmittel
source-rank = meiste erfüllte Aufträge
sheet-total = Summe
sheet-ranks = Rang

## What is written on the board; a tip is several lines, the last has the rules

board-board = Haithabu-Tisch

## Where the game stands

board-year = Jahr { $year }
board-turn-of = Runde { $turn } von { $turns }
board-month = Monat
board-phase-tip =
    Monat { $phase } von { $phases }
    Die Scheibe dreht sich ein Feld, dann hat jeder einen Zug.
    HAI-19, HAI-20
board-points-are = Siegpunkte: { $points }
board-is-start-player = Startspieler dieser Runde
board-is-active = Dieser Spieler ist am Zug.
board-open-mat = Tafel von { $player }
board-loans-tip =
    Kredite übrig: { $left }
    Je { $payout } Silber, wenn dein Silber nicht reicht. Zahle { $repay } zurück oder verliere am Ende { $points } Punkte.
    HAI-30, HAI-31, HAI-32, HAI-117

## The dial

board-day = Tag
board-night = Nacht
board-day-tip =
    Die Tagseite
    Du führst die Aktion sofort aus, ohne Ereignis.
    HAI-50
board-night-tip =
    Die Nachtseite
    Vor der Aktion würfelst du ein Ereignis. Für { $cost } Silber wirfst du zwei Würfel und suchst dir eines aus.
    HAI-51, HAI-52
board-dial-vehicles = Wagen|und Schiff
board-dial-characters = Charakter|anwerben
board-dial-sell-dear = 1–{ $most } teurer|verkaufen
board-dial-order-and-good = Auftrag|und Ware
board-dial-deliver = Aufträge|beliefern
board-dial-transport = zum Posten|bringen
board-dial-buy-cheap = 1–{ $most } billiger|kaufen
board-dial-order-and-sale = Auftrag,|Verkauf
board-idle-sell-dear = nichts zu|verkaufen
board-idle-deliver = nichts zu|liefern
board-idle-transport = nichts zu|befördern
board-nothing-to-do = Im Moment könntest du hier nichts tun.
board-space-day = Tag: kein Ereignis.
board-space-night = Nacht: Vor der Aktion würfelst du ein Ereignis.
board-turns-to-night = Nächsten Monat liegt es auf der Nachtseite.
board-turns-to-day = Nächsten Monat liegt es auf der Tagseite.
board-neutral-worker = ein neutraler Arbeiter
board-workers-here = Hier: { $who }
board-neutral-tip =
    Neutralen Arbeiter setzen: { $space }
    Für deinen eigenen wählst du das Feld selbst.
    HAI-28
board-dial-tip =
    Die Aktionsscheibe
    Sie dreht sich zu Beginn jedes Monats ein Feld im Uhrzeigersinn.
    HAI-20
board-imposter-forward-tip =
    Hochstapler: Scheibe vorwärts drehen
    Arbeiter auf der Scheibe drehen sich mit.
    HAI-97
board-imposter-back-tip =
    Hochstapler: Scheibe zurückdrehen
    Arbeiter auf der Scheibe drehen sich mit.
    HAI-97
board-next-night-tip =
    { $space } kommt nächsten Monat auf die Nachtseite
    HAI-20
board-next-day-tip =
    { $space } kommt nächsten Monat auf die Tagseite
    HAI-20

## The market

board-market = Markt
board-after-buying = nach Kauf
board-after-selling = nach Verkauf
board-price-now = { $good }: { $price } Silber
board-stock-now = Im Markt { $market }, im Vorrat { $supply }
board-price-then = Nach einem Kauf { $bought }, nach Kauf des letzten Würfels { $out }, nach einem Verkauf { $sold }
board-price-began = Umrahmt: { $price }, der Startpreis
board-stall-tip =
    Marktfeld: { $good }
    Ein Arbeiter hier kauft oder verkauft diese Ware, immer ohne Ereignis.
    HAI-25, HAI-46
board-change = Würfel
board-scales = Alle Preise
board-band-tip =
    Preisänderung: { $name }, Stufen { $low } bis { $high }
    Beim Rundenwechsel wird für jede Ware gewürfelt. { $told }
    HAI-106

## What can be taken

board-orders = Aufträge
board-order-card = Auftrag: { $goods }
board-start-order = Startauftrag: { $goods }
board-order-brings = Bringt { $points } Punkte und { $silver } Silber
board-order-none-tip =
    Kein Auftrag
    HAI-110
board-sweep = Wird beim Rundenwechsel abgelegt.
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
    Der nächste kostet { $price } Silber. In dieser Runde angeworben: { $hired }; Preise der Reihe nach: { $costs }.
    HAI-26, HAI-27, HAI-94
board-inn-empty-tip =
    Das Gasthaus ist leer
    In dieser Runde angeworben: { $hired }. Beim Rundenwechsel kehren sie zurück.
    HAI-26, HAI-108
board-does-start-player = Wechsel: { $turn_change_silver } Silber, beginnt danach
board-does-seer = 2. Würfel frei. Wechsel: Preis ±{ $turn_change_price_step }
board-does-stevedore = +{ $extra_goods } Waren auf F. Wechsel: trägt { $turn_change_goods }
board-does-carpenter = Wagen, Schiff: 1 aus { $look_at }, halber Preis. Wechsel: kauft 1
board-does-trader = Handelt { $price_levels } Stufe besser, { $goods_per_action } Waren
board-does-landlord = Neutrale Arbeiter zum halben Preis
board-does-supplier = Je Auftrag: +{ $vp_per_order } Punkt, +{ $silver_per_order } Silber
board-does-administrator = Keine Gebühr. Fasst { $warehouse } und { $trading_post }
board-does-imposter = Dreht die Scheibe um { $dial_spaces }, einmal pro Runde
board-owned = Arbeitet für { $player }.
board-free = Frei: kann auf Feld B angeworben werden.
board-safe = Geschützt: kann in dieser Runde nicht weggelockt werden.
board-used = Schon genutzt.

## The mats

board-workers-tip =
    In dieser Runde noch zu setzen: { $count }
    HAI-21
board-points-tip =
    Siegpunkte: { $points }
    HAI-09, HAI-123
board-silver-tip =
    Silber: { $silver }
    HAI-09, HAI-118
board-silver-hidden-tip =
    Geheimes Silber
    Ausgaben und Einnahmen stehen im Protokoll.
    HAI-29
board-filled-tip = Erfüllte Aufträge: { $count }
board-filled-line = { $goods }: { $points } Punkte, { $silver } Silber
board-loan-tip =
    Kredite: { $count }
    Zahle in deinem Zug je { $repay } Silber zurück oder verliere am Ende je { $points } Punkte.
    HAI-33, HAI-117
board-warehouse = Lager
board-post = Handelsposten
board-limit = Waren: { $held }; beim Rundenwechsel dürfen { $limit } bleiben.
board-surplus = { $count } zu viel!
board-fee = Gebühr im Moment: { $fee } Silber
board-heap-tip =
    { $place }: { $count } { $good }
    HAI-42, HAI-43
board-no-wagon-tip =
    Kein Wagen
    HAI-63
board-no-ship-tip =
    Kein Schiff
    HAI-63
board-to-post = Bringt auf Feld F einmal Waren vom Lager zum Handelsposten.
board-turns-left = { $left } Runden
board-turns-left-last = 1 Runde
board-order-space-tip =
    Auftragsfeld { $place }
    { $left ->
        [one] Eine Karte hier fällt nach { $left } Rundenwechsel von der Tafel.
       *[other] Eine Karte hier fällt nach { $left } Rundenwechseln von der Tafel.
    }
    HAI-75, HAI-100
board-order-space-stays =
    Auftragsfeld { $place }
    Eine Karte hier bleibt bis zur Schlusswertung, wenn kein neuer Auftrag sie verdrängt.
    HAI-75, HAI-99
board-lies-on = Darauf: { $goods }
board-lacks = Es fehlen: { $goods }
board-falls = Rundenwechsel, bis er von der Tafel fällt: { $left }. Ein neuer Auftrag kann ihn weiterschieben.
board-stays-short = bis Ende
board-stays = Er bleibt bis zur Schlusswertung, wenn kein neuer Auftrag ihn verdrängt.

## The desk

board-desk-quiet = Noch ist nichts geschehen. Setze einen Arbeiter auf die Scheibe oder an einen Marktstand.

board-buy-title = { $good } kaufen, je { $price } Silber
board-sell-title = { $good } verkaufen, je { $price } Silber
board-loan-title = Mit Krediten: je { $repay } zurück oder −{ $points } Punkte
board-buy-total = { $count } { $good }: { $total } Silber
board-sell-total = { $count } { $good }: { $total } Silber
board-left = Dann hast du { $silver } Silber.
board-loans-needed = Nötige Kredite: { $count }. Du bekommst jetzt { $payout } Silber und zahlst { $repay } zurück oder verlierst am Ende { $points } Punkte.
board-surplus-then =
    { $count ->
        [one] Beim Rundenwechsel passt dann { $count } Ware nicht mehr ins Lager.
       *[other] Beim Rundenwechsel passen dann { $count } Waren nicht mehr ins Lager.
    }
board-load-wagon = Auf dem Wagen: { $goods }
board-load-ship = Auf dem Schiff: { $goods }
board-load-tip =
    { $count } { $good } zum Handelsposten
    HAI-82
board-look-title = Zimmermann: Nimm eine davon
board-night-title = Nacht
board-night-asks = Vor der Aktion würfelst du ein Ereignis. Mit zwei Würfeln suchst du dir eines der beiden aus.
board-one-less = Eins weniger
board-one-die = Ein Würfel
board-two-dice = Zwei Würfel: { $cost } Silber
board-second-die-tip =
    Der zweite Ereigniswürfel
    Du zahlst vor dem Wurf, ein Kredit ist nicht möglich.
    HAI-52
board-pick-title = Welches von beiden?
board-pick-where = Wähle seine Karte.
board-buy-one-title = So viel kostet die nächste Ware
board-sell-one-title = So viel bringt die nächste Ware
board-buy-one-where = Wähle sie im Markt.
board-sell-one-where = Wähle sie in deinem Handelsposten.
board-deliver-title = Waren auf Aufträge legen
board-deliver-fill = Wähle eine leuchtende Karte deiner Tafel, um sie zu erfüllen.
board-order-at = Auftrag { $place }
board-put-tip =
    1 { $good } auf den Auftrag auf Feld { $place } legen
    Du kannst sie nicht zurücknehmen.
    HAI-78
board-gift-title = Was gibst du?
board-gift-good = Oder eine Ware: Wähle sie auf deiner Tafel.
board-gift-tip =
    Geschenk für die Wikingerspiele
    HAI-55
board-forecast-title = Seherin: Ändere einen Preis
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
board-step-1 = Aufträge weitergerückt.
board-step-1-failed = Aufträge weitergerückt; einen verloren: { $who }.
board-step-2 = Schutzmarker entfernt.
board-step-3 = Jahresende, Charaktere zurückgegeben: { $who }.
board-step-4 = Fähigkeiten genutzt: { $who }.
board-step-5 = Neue Waren mit { $dice }: { $goods }.
board-step-5-falling = Ihre Preise sind gefallen.
board-step-6 = Preiswürfel: { $moved }.
board-step-7 = Gebühren: { $fees }.
board-step-7-returned = Gebühren: { $fees }. Abgegeben: { $back }.
board-step-8 = Arbeiter sind zurückgekehrt.
board-step-9 = Aus der unteren Reihe abgelegt: { $count }.
board-step-10 = Startspieler: { $player }.
board-step-3-to-come = Jahresende: Charaktere gegen Punkte
board-step-4-to-come = Fähigkeiten der Charaktere
board-step-5-to-come = Neue Waren
board-step-6-to-come = Preise
board-step-7-to-come = Lagern und Gebühren
board-step-8-to-come = Arbeiter kehren zurück
board-step-9-to-come = Neue Aufträge
board-step-10-to-come = Nächste Runde

## The result

board-result = Ergebnis
board-source-game = Im Spiel
board-source-characters = Charaktere
board-source-loans = Offene Kredite
board-source-silver = Silber
board-source-orders = Waren auf Aufträgen
board-source-vehicles = Wagen, Schiffe
board-source-rank = Meiste Aufträge
board-source-total = Summe
board-source-filled = Erfüllte Aufträge
board-source-final-silver = Silber mit Warenerlös
board-silver-from = { $player }: { $left } am Ende, zurückgezahlte Kredite: { $repaid }, { $sale } für Waren zum halben Preis
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
wrong-year-ends-turn = das Jahr endet in Runde { $year_end_turn } (HAI-102)
wrong-mat-spaces-orders = eine Tafel hat { $mat_spaces } Felder für Aufträge
wrong-expected-character-mark-safe = erwartet: ein Charakter, auch mit dem Zusatz safe, nicht { $text }
wrong-two-owners = { $thing } hat zwei Besitzer
wrong-this-step-safe-marker = in diesem Schritt ist kein Schutzmarker mehr da (HAI-101)
wrong-display-spaces = die Auslage hat { $display } Felder
wrong-neutral-workers = es gibt { $inn } neutrale Arbeiter (HAI-13)
wrong-expected-seat-behind-imposter = erwartet: ein Platz hinter dem Hochstapler, etwa 'imposter 0', nicht { $seat }
wrong-seat-worker-hand = Platz { $active } hat keinen Arbeiter in der Hand (HAI-21)
wrong-worker-space-only-still = steht schon ein Arbeiter auf einem Feld, ist nur noch einer zu setzen (HAI-28)
wrong-neutral-worker-left = es ist kein neutraler Arbeiter mehr da (HAI-26)
wrong-market-knows-events = auf dem Markt gibt es keine Ereignisse (HAI-46)
wrong-order = einen Auftrag { $thing } gibt es nicht
wrong-lies-two-places = { $thing } liegt an zwei Stellen
wrong-is-no = { $vehicles } gehört nicht zur Art { $sorts }
wrong-belongs-another-stack = { $vehicle } gehört in einen anderen Stapel
wrong-vehicle = ein Transportmittel { $thing } gibt es nicht
wrong-does-ask-many-goods = { $thing } verlangt nicht so viele Waren (HAI-78)
wrong-would-full-scored = { $thing } wäre voll und schon gewertet (HAI-79)
wrong-one-of-these = erwartet: einer von { $known }, nicht { $price }
wrong-most-cards-stack-known = von einem Stapel sind höchstens { $look_at } Karten bekannt (HAI-R30)
wrong-most-workers-can-stand = dort können bisher höchstens { $most } Arbeiter stehen (HAI-21)
wrong-space = ein Feld { $space } gibt es nicht; es gibt { $known }
wrong-character = einen Charakter { $thing } gibt es nicht
wrong-expected-own-neutral = erwartet: 'own' oder 'neutral', nicht { $thing }
wrong-good = eine Ware { $kind } gibt es nicht
wrong-number-good = erwartet: eine Zahl und eine Ware, nicht { $part }
wrong-only-game = im Spiel sind nur { $cubes } { $thing } (HAI-03)
wrong-top-card-stack-known = die oberste Karte eines Stapels ist bekannt (HAI-06)
wrong-two-workers-colour-cannot = zwei Arbeiter einer Farbe können nicht auf { $letters } stehen (HAI-24)
wrong-cannot-been-used-yet = { $text } kann noch nicht genutzt sein (HAI-97, HAI-103)

## The first voyage

voyage-vehicle = Dein erster Auftrag verlangt 4 Tuch, 1 Werkzeug und 1 Waffe, und genau diese Waren liegen in deinem Lager. Sie müssen zu deinem Handelsposten, und dafür brauchst du ein Transportmittel. Jeden Monat setzt du einen Arbeiter. Setz deinen auf A, dort kaufst du Wagen und Schiffe.
voyage-wagon = Der Wagen für 30 Silber trägt 3 Tuch und 3 beliebige Waren: genau das, was dein Auftrag verlangt. Kauf ihn.
voyage-done = Ein Transportmittel reicht fürs Erste, du bist hier also fertig.
voyage-display = Die Scheibe hat sich gedreht: C bis F liegen jetzt auf der Nachtseite, dort müsstest du zuerst ein Ereignis würfeln. H liegt auf der Tagseite. Nimm dort einen zweiten Auftrag, während du auf F wartest, das Feld für den Transport.
voyage-order = Dieser Auftrag verlangt 2 Met und 4 Tuch, die billigsten Waren überhaupt. Für einen Auftrag hast du fünf Runden Zeit, dann ist er verloren. Nimm ihn.
voyage-transport = Jetzt liegt F auf der Tagseite. Setz deinen letzten Arbeiter dieser Runde dorthin.
voyage-use = Nutze deinen Wagen und lade alle 4 Tuch, das Werkzeug und die Waffe: drei Tuch auf die Plätze für Tuch, alles andere auf die für beliebige Waren. Dann bestätige. Ein Transportmittel fährt einmal und ist dann weg.
voyage-deliver = Eine neue Runde hat begonnen. Jede Ware im Lager hätte dich 2 Silber gekostet, aber deins ist leer. E liegt jetzt auf der Tagseite: Geh dorthin und liefere die Waren aus deinem Handelsposten.
voyage-fill = Erfülle den Auftrag. Er bringt sofort 6 Punkte und 80 Silber.
voyage-market = Nun zu deinem zweiten Auftrag. Tuch ist billig geworden: 4 Silber das Stück. Auf einem Markt kaufst oder verkaufst du eine Warenart, so viel du willst.
voyage-buy = Kauf 4. Wie viele du auch kaufst, der Preis steigt nur um eine Stufe, oder um zwei, wenn du den Markt leer kaufst. In deinem Lager dürfen zehn Waren bleiben.

## The goal card

goal-sentence = Handle zwei Jahre lang in Haithabu: Kaufe Waren, bring sie zu deinem Handelsposten und verkaufe sie oder erfülle Aufträge.
goal-way-1 = Ein voller Auftrag bringt sofort seine Punkte und sein Silber.
goal-way-2 = Am Ende bringen je 40 Silber 1 Punkt.
goal-way-3 = Auch Charaktere, Transportmittel und die meisten erfüllten Aufträge bringen Punkte.
goal-way-4 = Ein Kredit, den du nicht zurückzahlen kannst, kostet 10 Punkte.
goal-winner = Wer die meisten Siegpunkte hat, gewinnt.
