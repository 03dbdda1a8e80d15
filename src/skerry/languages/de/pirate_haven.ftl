### Pirate Haven

## What a seat is asked

ask-sail = Segle zu einem Feld vor dir oder verlasse die Karte. Du hast { $income } Einkommen.
ask-raise =
    { $pips ->
        [one] Bonus: Erhöhe einen deiner Würfel um { $pips } Auge: { $colour }.
       *[other] Bonus: Erhöhe einen deiner Würfel um { $pips } Augen: { $colour }.
    }
ask-buy = { $tile } kostet { $cost }, du hast { $income } Einkommen. Kaufe es für ein Feld deiner Insel oder wirf es ab.
ask-give = { $tile } kostet { $cost }, du hast { $income } Einkommen. Gib Schatz ab, um zahlen zu können, oder wirf es ab.
ask-buy-or-bonus = { $tile } kostet { $cost }, du hast { $income } Einkommen. Kaufe es oder wirf es ab; den Bonus nimmst du davor oder danach.
ask-give-or-bonus = { $tile } kostet { $cost }, du hast { $income } Einkommen. Gib Schatz ab, nimm erst den Bonus oder wirf es ab.
ask-raise-late =
    { $pips ->
        [one] Bonus nach dem Plättchen: Erhöhe einen deiner Würfel um { $pips } Auge: { $colour }.
       *[other] Bonus nach dem Plättchen: Erhöhe einen deiner Würfel um { $pips } Augen: { $colour }.
    }
ask-make-room =
    { $pips ->
        [one] Kein Schatzwürfel hat Platz für den Bonus von { $pips } Auge. Gib erst Schatz ab oder verzichte.
       *[other] Kein Schatzwürfel hat Platz für den Bonus von { $pips } Augen. Gib erst Schatz ab oder verzichte.
    }
ask-handle = Dein neues Schiff: Würfle einen deiner Würfel neu oder versetze ihn ({ $colour }), oder verzichte.
ask-to = Wohin versetzt du den Würfel von { $die }?
ask-corvette =
    { $pips ->
        [one] Dein neues Schiff: Erhöhe alle Würfel daneben um { $pips } Auge, bis zur Kapazität, oder verzichte.
       *[other] Dein neues Schiff: Erhöhe alle Würfel daneben um { $pips } Augen, bis zur Kapazität, oder verzichte.
    }
ask-place-die = { $thing }: Lege den Würfel auf eines deiner Plättchen oder wirf ihn ab.
ask-place-navy = { $thing }: Lege den Würfel auf ein freies Meeresfeld oder wirf ihn ab.
ask-place-rum = Lege den Rum auf einen Würfelplatz eines deiner Plättchen.
ask-discard-navy = Deine Marinewürfel zeigen { $navy }, deine Schiffe haben Stärke { $strength }: Wirf einen Marinewürfel ab.

## What a legal move costs or does

does-give =
    { $lost ->
        [none] der Würfel zeigt dann { $pips }, Einkommen { $income }
       *[other] der Würfel zeigt dann { $pips }, Einkommen { $income } ({ $lost } verfällt)
    }
does-add = der Würfel zeigt dann { $pips }, Einkommen { $income }
does-sail = { $thing ->
        [none] { "" }
       *[other] { DOES($thing) };{ " " }
    }{ $bonus ->
        [none] { "" }
       *[other] { BONUS($bonus) };{ " " }
    }danach: { $next }
does-leave = Platz { $place }{ $fame ->
        [none] { "" }
       *[other] , { $fame } Ruhm
    }{ $lost ->
        [none] { "" }
       *[other] ; { $lost } Einkommen verfällt
    }{ $pips ->
        [none] { "" }
       *[other] ; { $pips } Schatz wäre noch zu haben
    }; danach: { $next }
does-leave-last = Platz { $place }{ $fame ->
        [none] { "" }
       *[other] , { $fame } Ruhm
    }{ $lost ->
        [none] { "" }
       *[other] ; { $lost } Einkommen verfällt
    }{ $pips ->
        [none] { "" }
       *[other] ; { $pips } Schatz wäre noch zu haben
    }; alle zurück
does-raise = der Würfel zeigt dann { $pips }
does-bonus = { BONUS($bonus) }
does-no-bonus = { BONUS($bonus) }: bringt jetzt nichts
does-buy =
    { $raises ->
        [none] kostet { $cost }, es bleiben { $income } Einkommen; Kapazität { $capacity }
       *[other] kostet { $cost }, es bleiben { $income } Einkommen; Kapazität { $capacity }; erhöht { $raises } Plättchen daneben
    }
does-buy-ship = kostet { $cost }, es bleiben { $income } Einkommen; Kapazität und Stärke { $capacity }
does-handle = zeigt { $pips }, dort höchstens { $limit }
does-place =
    { $lost ->
        [none] zeigt dort { $pips }
        [one] zeigt dort { $pips }, { $lost } Auge verfällt
       *[other] zeigt dort { $pips }, { $lost } Augen verfallen
    }
does-place-navy =
    { $uncovered ->
        [none] Marine { $navy }, Stärke deiner Schiffe { $strength }
       *[other] Marine { $navy }, Stärke deiner Schiffe { $strength }: { $uncovered } noch nicht gedeckt
    }
does-use =
    { $pips ->
        [one] { $pips } Auge insgesamt
       *[other] { $pips } Augen insgesamt
    }
does-discard-navy =
    { $uncovered ->
        [none] dann zeigen deine Marinewürfel { $navy }
       *[other] dann zeigen deine Marinewürfel { $navy }, noch { $uncovered } zu viel
    }

## Why a move is refused

no-path = Die Karte endet mit Feld { $last }: { $path } gibt es nicht.
no-backward = Gesegelt wird nur vorwärts: Feld { $path } liegt nicht vor dir.
no-occupied = Auf Feld { $path } steht das Schiff von { $seat }.
no-empty = Feld { $path } ist in dieser Runde leer.
no-treasure-there = Du hast keinen Schatzwürfel auf { $die }.
no-gained = Du hast gerade Schatz auf den Würfel auf { $die } gelegt. Abgeben kann er erst wieder, wenn etwas anderes war.
no-gave = Der Würfel auf { $die } hat gerade Schatz abgegeben. Erhalten kann er erst wieder, wenn etwas anderes war.
no-gained-in-turn = Der Würfel auf { $die } hat in diesem Zug Schatz erhalten und kann keinen abgeben.
no-gave-in-turn = Der Würfel auf { $die } hat in diesem Zug Schatz abgegeben und kann keinen erhalten.
no-bonus-stays = Du musst den Bonus nehmen, solange einer deiner Würfel Platz dafür hat.
no-last-pip = Der Würfel auf { $die } zeigt 1 und kann nicht gesenkt werden.
no-income-full = Dein Einkommen ist schon { $income }; Schatz abzugeben brächte nichts.
no-limit = Der Würfel auf { $die } zeigt schon so viel, wie er dort kann.
no-income = Das kostet { $cost }, du hast { $income } Einkommen.
no-exchange-now = Schatz wird vor dem Segeln getauscht, auf zu teurem Plättchen oder bevor ein Schiff Schatzwürfel ändert.
no-terrain = { $tile } kann nicht auf { $spot } liegen: Schiffe kommen ins Meer, Gebäude und Piraten an Land.
no-spot-taken = { $spot } ist nicht leer.
no-navy-on-land = { $spot } liegt an Land: Marinewürfel kommen ins Meer.
no-tile-there = Du hast kein Plättchen auf { $spot }.
no-room = Das Plättchen auf { $spot } hat keinen freien, offenen Würfelplatz.
no-rum-stays = Rum muss gelegt werden, solange du einen Würfelplatz dafür hast.
no-colour = Du hast keinen solchen Würfel auf { $die }: { $colour }.
no-target = Für den Würfel auf { $die } gibt es keinen anderen Platz.
no-same-tile = Der Würfel liegt schon auf diesem Plättchen.
no-navy-there = Du hast keinen Marinewürfel auf { $spot }.
not-asked = „{ $word }“ beantwortet nicht die Frage, die jetzt offen ist.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder anderen Plättchen.
over = Das Spiel ist zu Ende.

## Where the game stands, for everyone

stage-set-up = Vorbereitung.
stage-map = Runde { $round }: Die Karte wird ausgelegt.
stage-travel = Runde { $round }: { $seat } reist.
stage-end = Marine: { $seat } wirft Marinewürfel ab.

## The log

log-first = { $seat } beginnt in Runde 1.
log-turned-up = Oben auf den Stapeln: { $tiles }.
log-round = Runde { $round }.
log-income =
    { $resources ->
        [one] { $seat } hat { $income } Einkommen aus { $resources } Rohstoff.
       *[other] { $seat } hat { $income } Einkommen aus { $resources } Rohstoffen.
    }
log-laid = Die Karte: { $map_tiles }.
log-filled = Auf der Karte: { $fillings }.
log-direction-turned = Die linke Richtungstafel wird gewendet: Die ersten Plätze bringen Ruhm.
log-sailed = { $seat } segelt zu Feld { $path }{ $thing ->
        [none] { "" }
       *[other] : { $thing }
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ BONUS($bonus) })
    }.
log-left = { $seat } verlässt die Karte: Platz { $place }.
log-gave = { $seat } gibt 1 Schatz von { $die } für { $income } Einkommen: Der Würfel zeigt { $pips }.
log-added = { $seat } legt 1 Schatz auf { $die } für { $income } Einkommen: Der Würfel zeigt { $pips }.
log-income-gained = { $seat } erhält { $gain } Einkommen und hat { $income }.
log-raised = { $seat } erhöht den Würfel auf { $die }: Er zeigt { $pips }.
log-bought = { $seat } kauft { $tile } für { $cost } und legt es auf { $spot }.
log-discarded = { $seat } wirft { $thing } ab.
log-placed-die =
    { $lost ->
        [none] { $seat } legt { $thing } auf { $spot }.
        [one] { $seat } legt { $thing } auf { $spot }: { $lost } Auge verfällt, er zeigt { $pips }.
       *[other] { $seat } legt { $thing } auf { $spot }: { $lost } Augen verfallen, er zeigt { $pips }.
    }
log-placed-rum = { $seat } legt Rum auf { $spot }.
log-bonus-declined = { $seat } verzichtet auf den Bonus.
log-declined = { $seat } verzichtet auf die Fähigkeit des Schiffs.
log-moved = { $seat } versetzt den Würfel von { $die } nach { $to }: Er zeigt { $pips }.
log-rerolled = { $seat } würfelt den Würfel auf { $die } neu: { $rolled }. Er zeigt { $pips }.
log-game-over = Die letzte Runde ist vorbei.
log-navy-discarded = { $seat } kann nicht alle Marinewürfel decken und wirft ab: { $pips_list }.

## What stands on the buttons of moves

label-first = { $seat } beginnt
label-turn-up = { $tile } aufdecken
label-lay = { $map_tile } auslegen
label-roll = { $pips } würfeln
label-give = 1 Schatz von { $spot } { SLOT($slot) } abgeben
label-add = 1 Schatz auf { $spot } { SLOT($slot) } legen
label-sail = Zu Feld { $path } segeln
label-leave = Die Karte verlassen
label-raise = Würfel auf { $spot } { SLOT($slot) } erhöhen
label-raise-navy = Marinewürfel auf { $spot } erhöhen
label-buy = Kaufen für { $spot }
label-discard = Abwerfen
label-reroll = Würfel auf { $spot } { SLOT($slot) } neu würfeln
label-reroll-navy = Marinewürfel auf { $spot } neu würfeln
label-move = Würfel auf { $spot } { SLOT($slot) } versetzen
label-move-navy = Marinewürfel auf { $spot } versetzen
label-decline = Verzichten
label-to = Nach { $spot }
label-use = Die Würfel daneben erhöhen
label-place = Auf { $spot } legen
label-bonus = Erst den Bonus nehmen
label-discard-navy = Marinewürfel auf { $spot } abwerfen

## Words

word-terrain-land = Land
word-terrain-sea = Meer
word-tile = Kosten und Kapazität { $value }. { $does }{ $spots ->
        [none] { "" }
       *[other] { " " }Würfelplätze: { $spots }.
    }{ $printed ->
        [none] { "" }
       *[other] { " " }Aufgedruckt: { $printed }.
    }
word-spots-free = { $count } offen
word-spots-locked = { $count } gesperrt

## What the lobby says of the game

about-summary = Piraten segeln um die Wette über eine Karte, die viermal neu ausgelegt wird. Wer hinten liegt, ist am Zug, segelt so weit er sich traut und nimmt, was dort liegt: Gebäude, Schiffe, Gefährten, Schätze, Rum. Zu Hause braucht jedes Plättchen und jeder Würfel seinen Platz. Wer aus einer kleinen Insel das meiste macht, hat am Ende den größten Ruhm.
about-credit = Ein Spiel von { $designer }.
about-first_player = Wer beginnt
about-drawn = wird ausgelost
about-first-seat = wer auf dem ersten Platz sitzt
about-bonus_order = Der Bonus neben einem Plättchen
about-bonus-first = Du nimmst erst den Bonus, dann kaufst du das Plättchen oder wirfst es ab.
about-either-order = Du nimmst den Bonus vor oder nach dem Plättchen, wie du willst.
about-navy_ranking = Der Ruhm für die Marine
about-with-dice = Nur wer am Ende einen Marinewürfel hat, bekommt Ruhm dafür.
about-everyone = Zweiter oder Dritter kannst du auch ohne Marinewürfel werden.
about-exchange = Schatz tauschen
about-any-time = Du tauschst Schatz und Einkommen, wann immer du willst, solange du am Zug bist.
about-one-way = Ein Würfel, der Schatz erhalten hat, darf im selben Zug keinen abgeben, und umgekehrt.

## What a newcomer reads beside a question

guide-ask-sail = Du darfst zu jedem Feld vor dir segeln, aber nie zurück. Wer hinten liegt, ist als Nächstes dran: Ein kurzer Schritt kann dir einen weiteren Zug bringen, ein langer schenkt den anderen Züge. Nimm, was du bezahlen und unterbringen kannst, und geh, wenn sich nichts lohnt: Wer früh zurück ist, fährt in der nächsten Runde früh los.
guide-ask-raise = Der Bonus dieses Feldes erhöht einen Würfel. Wähle einen, der noch Platz hat; die Grenze ist die Kapazität seines Plättchens. Marinewürfel zählen am Ende zusammen, aber nur, soweit deine Schiffe stark genug sind.
guide-ask-buy = Wähle, wohin das Plättchen kommt; dort bleibt es für immer. Achte auf die Nachbarn: Eine Werkstatt erhöht alles daneben, eine Werft die Schiffe, und manche Piraten zählen, was neben ihnen liegt. Willst du Einkommen und Platz lieber sparen, wirf es ab.
guide-ask-give = Für dieses Plättchen reicht dein Einkommen nicht. Jedes Auge Schatz, das du abgibst, bringt Einkommen, wäre aber am Ende Ruhm wert. Ist dir das Plättchen das nicht wert, wirf es ab.
guide-ask-buy-or-bonus = An eurem Tisch kommt der Bonus vor oder nach dem Plättchen, wie du willst. Schafft das Plättchen erst den Platz für den Bonus, wie eine Werkstatt neben einem vollen Würfel, dann kaufe es zuerst; der Bonus folgt von selbst. Willst du den Bonus lieber jetzt, nimm ihn, und das Plättchen wartet.
guide-ask-give-or-bonus = Für dieses Plättchen reicht dein Einkommen nicht. An eurem Tisch kommt der Bonus davor oder danach: Vielleicht hilft er beim Bezahlen, oder etwas Schatz tut es. Ist dir das Plättchen das nicht wert, wirf es ab; den Bonus bekommst du auf jeden Fall.
guide-ask-raise-late = Du hast den Bonus bis nach dem Plättchen aufgehoben. Wähle einen Würfel, der Platz hat; die Grenze ist die Kapazität seines Plättchens. Vorher darfst du Schatz tauschen.
guide-ask-make-room = Alle deine Schatzwürfel sind voll, der Bonus ginge verloren. Gib ein Auge für Einkommen ab, und der Bonus bringt es zurück.
guide-ask-handle = Dein neues Schiff lässt dich einen Würfel neu würfeln oder versetzen, jetzt und nur jetzt. Würfle eine niedrige Zahl neu; versetze einen Würfel, um Platz zu schaffen oder ihn dorthin zu bringen, wo er zählt. Die neue Zahl gilt, auch wenn sie schlechter ist.
guide-ask-to = Wähle den neuen Platz des Würfels. Ein Plättchen mit kleinerer Kapazität kürzt ihn, und was gekürzt wird, ist verloren.
guide-ask-corvette = Dein neues Schiff erhöht jeden Würfel daneben, gleich welcher Farbe, soweit die Plättchen es zulassen. Vorher darfst du Schatz tauschen: Ein Auge, das du jetzt abgibst, kann durch das Schiff wiederkommen.
guide-ask-place-die = Würfel kosten nichts, brauchen aber einen Würfelplatz. Zeigt einer mehr, als das Plättchen fasst, wird er gekürzt; lege hohe Zahlen also auf Plättchen mit großer Kapazität. Weiße Würfel erhöhen dein Einkommen ab der nächsten Runde, gelbe bringen Ruhm.
guide-ask-place-navy = Ein Marinewürfel füllt ein ganzes Meeresfeld. Am Ende bringt die höchste Summe den meisten Ruhm, aber es bleibt nur, was die Stärke deiner Schiffe deckt. Halte Meeresfelder für die Schiffe frei, die du noch brauchst.
guide-ask-place-rum = Rum füllt einen Würfelplatz für immer, die Kapazität spielt keine Rolle. Lege ihn auf ein Plättchen mit kleiner Zahl. Ein Satz aus fünf ist am meisten wert.
guide-ask-discard-navy = Deine Schiffe können nicht alle Marinewürfel decken, also müssen einige weg. Behalte möglichst die größte Summe, die gedeckt ist; bei gleicher Summe gewinnen mehr Würfel.

## The text view of a position

sheet-set-up = Vorbereitung
sheet-round = Runde { $round } von { $rounds }
sheet-turn = am Zug
sheet-waiting = wartet, Platz { $place }
sheet-home = zurück, Platz { $place }
sheet-map = auf Feld { $path }
sheet-back = Plätze
sheet-back-fame = in dieser Runde { $fame } Ruhm wert
sheet-pool = Vorrat
sheet-the-map = Die Karte, in der Reihenfolge des Wegs
sheet-spot = Feld
sheet-lies = Was dort liegt
sheet-bonus = Bonus
sheet-ship = Schiff
sheet-then = Danach am Zug
sheet-leave = verlassen
sheet-decks = Die Stapel
sheet-kind = Art
sheet-top = Oben
sheet-left = Plättchen
sheet-does = Was es kann
sheet-players = Spieler
sheet-player = Spieler
sheet-where = Holzschiff
sheet-income = Einkommen
sheet-next-income = Nächstes Einkommen
sheet-navy = Marine
sheet-strength = Stärke
sheet-too-many = { $navy }, nicht gedeckt
sheet-rum = Rum
sheet-fame = Ruhm bisher
sheet-treasure = Schatz
sheet-direction = Platz
sheet-pirates = Piraten
sheet-total = Summe
sheet-island = Die Insel von { $player }
sheet-your-island = Deine Insel
sheet-capacity = Kapazität
sheet-dice = Würfelplätze
sheet-near = Neben
sheet-empty = leer
sheet-locked = gesperrt
sheet-landed = Gelandet auf
sheet-open-bonus = Bonus noch offen
sheet-house = Hausregel
sheet-result = Ergebnis
sheet-tie = Einkommen bei Gleichstand
sheet-ranks = Rang

## What is written on the board; a tip is several lines, the last has the rules

# Where the names of tiles may be parted on a small board
board-parted = Lager|haus Werk|statt Bren|nerei Plan|tage Scha|luppe Scho|ner Kor|vette Gale|one Linien|schiff Schmugg|lerin Zimmer|mann Bau|meisterin Quartier|meister Naviga|torin Schatz|meister Brigan|tine
board-board = Tisch von Pirate Haven
board-round-label = Runde
board-order = Reihenfolge:
board-order-tip =
    Die Reihenfolge der Schiffe
    Wer dem Start am nächsten ist, ist als Nächstes am Zug.
    PIR-23
board-pool-label = Vorrat:
board-pool-tip = { $sort }, im Vorrat: { $count }

## The Map

board-path-tip =
    Der Weg
    Er läuft hin und her von Feld 1 bis { $last } und endet, wo er begann. Es geht nur vorwärts.
    PIR-20
board-spot-number = Feld { $path }
board-ship-here = Hier steht das Schiff von { $player }.
board-nothing-here = Hier gibt es nichts zu holen.
board-no-room = Deine Insel hat jetzt keinen Platz dafür.
board-follows = Danach am Zug: { $player }
board-leaves = Nach dem Kauf: { $left } Einkommen
board-short = { $short } Einkommen zu wenig
board-ship-tip =
    Holzschiff von { $player }: { $where }
    PIR-22, PIR-23
board-left-tip =
    Linke Richtungstafel
    Hier beginnt und endet der Weg; die Plätze sind die nächste Folge.
    PIR-17, PIR-31
board-right-tip =
    Rechte Richtungstafel
    Hier wendet der Weg.
    PIR-17, PIR-20
board-place-tip =
    Platz { $place }
    Wer auf einem früheren Platz steht, fährt früher los.
    PIR-04, PIR-31
board-place-fame-tip =
    Platz { $place }: { $fame } Ruhm
    Für den, der in dieser Runde dorthin zurückkehrt.
    PIR-21, PIR-90
board-leave-map = Heim
board-leave-title = Die Karte verlassen
board-leave-place = Wer jetzt geht, erhält Platz { $place }.
board-leave-fame = Das ist { $fame } Ruhm wert.
board-leave-lost = Einkommen, das du übrig hast, jetzt { $income }, verfällt nach dieser Runde.

## The bench

board-bench = Hier liegt, worauf jemand landet, und auch Schatzwürfel, solange sie gegen Einkommen getauscht werden können.
board-moves-die = { $player } versetzt einen Würfel: { $thing }
board-open-bonus = Der Bonus ist noch offen: { $bonus }
board-landed-on = { $player } ist gelandet auf: { $thing }
board-navy-then = Mit diesem Würfel Marine { $navy }, Stärke der Schiffe { $strength }
board-exchange = Tauschen:
board-exchange-tip =
    So oft du magst
    1 Schatz bringt { $gain } Einkommen, { $spend } Einkommen kaufen 1 Schatz.
    PIR-52, PIR-53
board-handle = Dein neues Schiff:
board-handle-tip =
    Dein neues Schiff
    Würfle einen dieser Würfel neu oder versetze ihn, jetzt oder nie.
    PIR-63, PIR-64
board-reroll-tip =
    Neu würfeln
    Die neue Zahl gilt.
    PIR-64, PIR-R32
board-move-tip =
    Versetzen
    Der Würfel kommt an einen anderen Platz und zeigt dort höchstens die Kapazität.
    PIR-64
board-give-tip =
    1 Schatz abgeben: { $income } Einkommen mehr
    Der Würfel kann in diesem Zug keinen erhalten.
    PIR-52, PIR-54
board-add-tip =
    1 Schatz kaufen: { $income } Einkommen weniger
    Der Würfel kann in diesem Zug keinen abgeben.
    PIR-53, PIR-54

## The Islands

board-income-now = Einkommen: { $income }
board-next-tip =
    Rohstoffe: { $resources }
    Die nächste Runde beginnt mit { $income } Einkommen; höchstens { $cap }.
    PIR-10, PIR-11
board-printed-tip =
    { $count } Rohstoffe, auf der Insel aufgedruckt
    PIR-10
board-raises-tip = Es erhöht: { $spots }
board-capacity-tip = Kapazität { $capacity }
board-strength-tip = Kapazität und Stärke { $capacity }
board-raised-tip = { $raised } davon durch Nachbarn
board-pirate-fame = Bringt beim jetzigen Stand { $fame } Ruhm.
board-free-tip =
    { $where }: offener Würfelplatz
    Ein Würfel zeigt hier höchstens { $limit }.
    PIR-40, PIR-41
board-locked-tip =
    { $where }: gesperrter Würfelplatz
    Ist er offen, zeigt ein Würfel hier höchstens { $limit }.
    PIR-45
board-limit = Er kann hier höchstens { $limit } zeigen.
board-navy-covered =
    Marine { $navy }, Stärke der Schiffe { $strength }
    Alle Marinewürfel sind gedeckt.
    PIR-85
board-navy-warning =
    Marine { $navy }, Stärke der Schiffe { $strength }
    { $over } zu viel: Am Ende müssen Marinewürfel weg.
    PIR-85
board-rum-tip =
    Rum: { $rum }, { $fame } Ruhm wert
    Ein Satz aus 1, 2, 3, … ist { $table } wert; dann beginnt ein neuer.
    PIR-88
board-fame-source = Ruhm bisher, { $source }: { $fame }

## Decks and result

board-deck-tip = Plättchen im Stapel: { $count }. Unter dem obersten, in unbekannter Folge: { $below }
board-winner-tip =
    { $player } gewinnt
    PIR-92

## The names and texts of the pack. In English they stand in the pack itself.

pack-terms-income = Einkommen
pack-terms-fame = Ruhm
pack-terms-treasure = Schatz
pack-terms-resource = Rohstoff
pack-terms-navy = Marine
pack-terms-rum = Rum
pack-terms-building = Gebäude
pack-terms-ship = Schiff
pack-terms-pirate = Pirat
pack-terms-land = Land
pack-terms-sea = Meer
pack-terms-wooden-ship = Holzschiff

pack-dice-resource-name = Rohstoffwürfel
pack-dice-treasure-name = Schatzwürfel
pack-dice-navy-name = Marinewürfel

pack-special-all-treasure-text =
    { $amount ->
        [one] Erhöhe jeden deiner gelegten Schatzwürfel um { $amount } Auge, höchstens bis zur Kapazität.
       *[other] Erhöhe jeden deiner gelegten Schatzwürfel um { $amount } Augen, höchstens bis zur Kapazität.
    }
pack-special-all-navy-text =
    { $amount ->
        [one] Erhöhe jeden deiner gelegten Marinewürfel um { $amount } Auge.
       *[other] Erhöhe jeden deiner gelegten Marinewürfel um { $amount } Augen.
    }
pack-special-two-income-text = Erhöhe dein Einkommen um { $amount }.
pack-special-rum-text = Nimm das Rumplättchen und lege es auf einen freien Würfelplatz eines Plättchens.
pack-special-one-treasure-text =
    { $amount ->
        [one] Erhöhe einen deiner gelegten Schatzwürfel um { $amount } Auge, höchstens bis zur Kapazität.
       *[other] Erhöhe einen deiner gelegten Schatzwürfel um { $amount } Augen, höchstens bis zur Kapazität.
    }
pack-special-one-navy-text =
    { $amount ->
        [one] Erhöhe einen deiner gelegten Marinewürfel um { $amount } Auge.
       *[other] Erhöhe einen deiner gelegten Marinewürfel um { $amount } Augen.
    }
pack-special-one-income-text = Erhöhe dein Einkommen um { $amount }.

pack-map_tile-coral-shallows-name = Korallenbänke
pack-map_tile-patrol-lane-name = Patrouillenroute
pack-map_tile-smugglers-cove-name = Schmugglerbucht
pack-map_tile-timber-coast-name = Holzküste
pack-map_tile-cannon-strait-name = Kanonenstraße
pack-map_tile-wreck-reef-name = Wrackriff
pack-map_tile-trade-winds-name = Passatwinde
pack-map_tile-rum-cay-name = Rum-Insel
pack-map_tile-parrot-bay-name = Papageienbucht
pack-map_tile-gallows-point-name = Galgenspitze
pack-map_tile-skull-island-name = Schädelinsel
pack-map_tile-drunken-lagoon-name = Trunkene Lagune
pack-map_tile-el-dorado-passage-name = El-Dorado-Passage

pack-tile-storehouse-name = Lagerhaus
pack-tile-storehouse-text = Alle gesperrten Würfelplätze auf deinen Gebäuden sind ab jetzt offen.
pack-tile-tavern-name = Taverne
pack-tile-tavern-text = Alle gesperrten Würfelplätze auf deinen Piraten sind ab jetzt offen.
pack-tile-workshop-name = Werkstatt
pack-tile-workshop-text = Jedes waagerecht oder senkrecht benachbarte Plättchen hat +{ $amount } Kapazität und Stärke.
pack-tile-distillery-name = Brennerei
pack-tile-distillery-text = Keine Fähigkeit.
pack-tile-shipyard-name = Werft
pack-tile-shipyard-text = Jedes waagerecht oder senkrecht benachbarte Schiff hat +{ $amount } Kapazität und Stärke.
pack-tile-plantation-name = Plantage
pack-tile-plantation-text = Keine Fähigkeit.
pack-tile-sloop-name = Schaluppe
pack-tile-sloop-text = Sofort: Würfle einen deiner Marinewürfel neu oder versetze ihn.
pack-tile-schooner-name = Schoner
pack-tile-schooner-text = Sofort: Würfle einen deiner Rohstoffwürfel neu oder versetze ihn, höchstens bis zur Kapazität.
pack-tile-brigantine-name = Brigantine
pack-tile-brigantine-text = Sofort: Würfle einen deiner Schatzwürfel neu oder versetze ihn, höchstens bis zur Kapazität.
pack-tile-corvette-name = Korvette
pack-tile-corvette-text =
    { $amount ->
        [one] Sofort: Erhöhe jeden waagerecht oder senkrecht benachbarten Würfel um { $amount } Auge, höchstens bis zur Kapazität.
       *[other] Sofort: Erhöhe jeden waagerecht oder senkrecht benachbarten Würfel um { $amount } Augen, höchstens bis zur Kapazität.
    }
pack-tile-galleon-name = Galeone
pack-tile-galleon-text = Keine Fähigkeit.
pack-tile-man-of-war-name = Linienschiff
pack-tile-man-of-war-text = Keine Fähigkeit.
pack-tile-smuggler-name = Schmugglerin
pack-tile-smuggler-text = { $amount } Ruhm für jedes deiner Schiffe, das waagerecht oder senkrecht an mindestens eines deiner Gebäude grenzt.
pack-tile-carpenter-name = Zimmermann
pack-tile-carpenter-text = Ruhm in Höhe der halben Gesamtkapazität deiner Gebäude, abgerundet.
pack-tile-master-builder-name = Baumeisterin
pack-tile-master-builder-text = { $amount } Ruhm für jede verschiedene Gebäudeart, die du hast.
pack-tile-quartermaster-name = Quartiermeister
pack-tile-quartermaster-text = { $amount } Ruhm für jeden waagerecht oder senkrecht benachbarten Würfel und für jeden Würfel auf diesem Plättchen.
pack-tile-navigator-name = Navigatorin
pack-tile-navigator-text = { $amount } Ruhm für jede verschiedene Schiffsart und jede verschiedene Augenzahl deiner Marinewürfel.
pack-tile-treasurer-name = Schatzmeister
pack-tile-treasurer-text = Ruhm in Höhe deines Einkommens am Spielende.

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-list-whole-numbers-from = eine Liste von { $count } ganzen Zahlen von 0 bis 200
wrong-ships-locked-die-spots = 0: Schiffe haben keine gesperrten Würfelplätze (PIR-45)
wrong-special-action-special-rum = eine Sonderaktion nur bei `special` und `rum`
wrong-bonus-tile = kein Bonus: Dort ist kein Plättchen (PIR-49)
wrong-list-spots = eine Liste von { $columns } Plätzen
wrong-numbers-from-order = die Zahlen von 2 bis 4, der Reihe nach
wrong-ordinary-dice = [1, 2, 3, 4, 5, 6], gewöhnliche Würfel
wrong-fame-rum = 0 Ruhm für keinen Rum
wrong-those-listed = { $land }, die Zahl der aufgeführten
wrong-those-listed-2 = { $sea }, die Zahl der aufgeführten
wrong-text-other-place-than = ein Text, der keinen anderen Wert nennt als {"{"}amount{"}"}
wrong-place-grid-other-spot = eine Stelle des Rasters, die kein anderer Platz hat
wrong-spots-share-edge = die Plätze mit einer gemeinsamen Kante: { $wanted }
wrong-path-number-other-spot = eine Wegnummer, die kein anderer Platz hat
wrong-half-map-tile-other = eine Hälfte eines Kartenteils, die kein anderer Platz hat
wrong-most-types-tiles = höchstens { $die } Arten von Plättchen
wrong-most-spots = höchstens { $most_spots } Plätze
wrong-each-once = jedes von { $names } einmal
wrong-most-map-tiles = höchstens { $most_map_tiles } Kartenteile
wrong-two-rows = { $columns }, zwei Reihen
wrong-least = mindestens ein Plättchen der Art { $thing }
wrong-seat = Platz { $active } hat auf { $text } nichts der Art { $sort }
wrong-expected-tile-die-treasure = erwartet: ein Plättchen, ein Würfel wie 'treasure 5' oder 'rum', nicht { $text }
wrong-every-seat-stands-once = jeder Platz steht einmal darin (PIR-07, PIR-31)
wrong-expected-different-seats-from = erwartet: verschiedene Plätze von 0 bis { $seats }, nicht { $seats2 }
wrong-wooden-ships-map-only = Holzschiffe sind nur auf der Karte, solange sie reisen
wrong-two-wooden-ships-cannot = zwei Holzschiffe stehen nie auf demselben Platz (PIR-26)
wrong-who-waits-departs-after = wer wartet, legt nach allen anderen ab, in der Reihenfolge der Plätze (PIR-23)
wrong-before-travel-nobody-home = vor der Reise ist niemand zu Hause
wrong-end-everybody-home = am Ende sind alle zu Hause (PIR-32)
wrong-ships-lie-sea-buildings = Schiffe liegen auf dem Meer, Gebäude und Piraten an Land (PIR-36)
wrong-expected-tile-sea-navy = erwartet: ein Plättchen oder, auf dem Meer, ein Marinewürfel wie 'navy 4'
wrong-die-spots-locked = { $tiles } hat { $usable } Würfelplätze, die nicht gesperrt sind (PIR-45)
wrong-does-go-die-spot = { $text } gehört nicht auf einen Würfelplatz (PIR-40, PIR-42)
wrong-more-than-tile-can = { $text } ist mehr, als das Plättchen fasst, nämlich { $limit } (PIR-41)
wrong-expected-most-different-map = erwartet: höchstens { $count } verschiedene Kartenteile (PIR-16)
wrong-map-tile = ein Kartenteil { $thing } gibt es nicht
wrong-expected-path-number-from = erwartet: eine Wegnummer von 1 bis { $most }
wrong-wooden-ship-so-nothing = dort steht ein Holzschiff, also ist nichts mehr zu holen (PIR-26)
wrong-does-lie-spot = { $text } liegt nicht auf einem Platz für { $asked_for }
wrong-under-way-already = { $said } ist schon im Gange
wrong-seat-closest-start = Platz { $closest } ist dem Start am nächsten (PIR-23)
wrong-seat-home = Platz { $active } ist zu Hause (PIR-29)
wrong-die-gives-gains-turn = ein Würfel gibt oder bekommt in einem Zug etwas, nicht beides (PIR-54)
wrong-bonus-comes-before-tile = der Bonus kommt vor dem Plättchen (PIR-49)
wrong-bonus-printed-where-seat = wo Platz { $active } ist, ist kein Bonus aufgedruckt
wrong-seat-departed-yet = Platz { $active } hat noch nicht abgelegt
wrong-ship-seat-lies = auf { $thing } liegt kein Schiff von Platz { $active }
wrong-this-deck-empty = dieser Stapel ist leer
wrong-only-game = im Spiel sind nur { $pool } { $thing }
wrong-seat-cannot-home-map = Platz { $seat } kann nicht zu Hause und auf der Karte sein
wrong-spot-spots = diesen Platz gibt es nicht; die Plätze sind { $spots }
wrong-number-tiles = { $part } ist keine Zahl mit einem der Plättchen aus { $thing }
wrong-only-left = es sind nur noch { $tiles_left } { $tiles } übrig
wrong-only-game-2 = im Spiel gibt es nur { $copies } { $thing }
wrong-die-place-go = für den Würfel ist kein Platz da (PIR-64)
