### Pirate Haven

## What a seat is asked

ask-sail = Segle zu einem freien Feld vor dir oder verlasse die Karte. Du hast { $income } Einkommen.
ask-raise =
    { $pips ->
        [one] Bonus: Erhöhe einen deiner Würfel um { $pips } Auge ({ $colour }).
       *[other] Bonus: Erhöhe einen deiner Würfel um { $pips } Augen ({ $colour }).
    }
ask-buy = { $tile } für { $cost } kaufen? Du hast { $income } Einkommen. Wähle ein Feld oder wirf das Plättchen ab.
ask-give = { $tile } kostet { $cost }, und du hast nur { $income } Einkommen. Tausche Schatz ein oder wirf das Plättchen ab.
ask-buy-or-bonus = { $tile } für { $cost } kaufen oder abwerfen? Du hast { $income } Einkommen. Der Bonus kommt davor oder danach.
ask-give-or-bonus = { $tile } kostet { $cost }, und du hast nur { $income } Einkommen. Tausche Schatz ein, nimm erst den Bonus oder wirf das Plättchen ab.
ask-raise-late =
    { $pips ->
        [one] Jetzt der Bonus: Erhöhe einen deiner Würfel um { $pips } Auge ({ $colour }).
       *[other] Jetzt der Bonus: Erhöhe einen deiner Würfel um { $pips } Augen ({ $colour }).
    }
ask-make-room =
    { $pips ->
        [one] Keiner deiner Schatzwürfel hat Platz für den Bonus von { $pips } Auge. Tausche Schatz gegen Einkommen, um Platz zu schaffen, oder verzichte.
       *[other] Keiner deiner Schatzwürfel hat Platz für den Bonus von { $pips } Augen. Tausche Schatz gegen Einkommen, um Platz zu schaffen, oder verzichte.
    }
ask-handle = Mit deinem neuen Schiff darfst du einen Würfel neu würfeln oder versetzen ({ $colour }). Wähle einen oder verzichte.
ask-to = Wohin versetzt du den Würfel von { $die }?
ask-corvette =
    { $pips ->
        [one] Dein neues Schiff kann jeden Würfel daneben um { $pips } Auge erhöhen, höchstens bis zur Kapazität. Möchtest du das?
       *[other] Dein neues Schiff kann jeden Würfel daneben um { $pips } Augen erhöhen, höchstens bis zur Kapazität. Möchtest du das?
    }
ask-place-die = Du bist auf { $thing } gelandet. Lege den Würfel auf ein Plättchen oder wirf ihn ab.
ask-place-navy = Du bist auf { $thing } gelandet. Lege den Würfel auf ein leeres Meeresfeld oder wirf ihn ab.
ask-place-rum = Lege den Rum auf einen offenen Würfelplatz.
ask-discard-navy = Deine Marinewürfel zeigen zusammen { $navy }, aber deine Schiffe haben nur Stärke { $strength }. Welchen Marinewürfel wirfst du ab?

## What a legal move costs or does

does-give =
    { $lost ->
        [none] der Würfel sinkt auf { $pips }, du hast dann { $income } Einkommen
       *[other] der Würfel sinkt auf { $pips }, du hast dann { $income } Einkommen ({ $lost } verfällt)
    }
does-add = der Würfel steigt auf { $pips }, dir bleiben { $income } Einkommen
does-sail = { $thing ->
        [none] { "" }
       *[other] { DOES($thing) };{ " " }
    }{ $bonus ->
        [none] { "" }
       *[other] Bonus: { BONUS($bonus) };{ " " }
    }{ $vain ->
        [room] auf deiner Insel ist gerade kein Platz dafür;{ " " }
        [income] gerade zu teuer für dich;{ " " }
        [income-cap] dein Einkommen kann nicht weiter steigen;{ " " }
        [dice] keiner deiner Würfel würde steigen;{ " " }
       *[none] { "" }
    }danach ist { $next } dran
does-leave = du kommst auf Platz { $place }{ $fame ->
        [none] { "" }
       *[other] , der { $fame } Ruhm bringt
    }{ $lost ->
        [none] { "" }
       *[other] ; { $lost } Einkommen verfällt
    }{ $pips ->
        [none] { "" }
       *[other] ; du könntest noch { $pips } Schatz kaufen
    }; danach ist { $next } dran
does-leave-last = du kommst auf Platz { $place }{ $fame ->
        [none] { "" }
       *[other] , der { $fame } Ruhm bringt
    }{ $lost ->
        [none] { "" }
       *[other] ; { $lost } Einkommen verfällt
    }{ $pips ->
        [none] { "" }
       *[other] ; du könntest noch { $pips } Schatz kaufen
    }; die Runde endet
does-raise = der Würfel steigt auf { $pips }
does-bonus = { BONUS($bonus) }
does-no-bonus = { BONUS($bonus) }: bringt jetzt nichts
does-buy =
    { $raises ->
        [none] kostet { $cost }, dir bleiben { $income } Einkommen; Kapazität dort { $capacity }
       *[other] kostet { $cost }, dir bleiben { $income } Einkommen; Kapazität dort { $capacity }; verbessert { $raises } Plättchen daneben
    }
does-buy-ship = kostet { $cost }, dir bleiben { $income } Einkommen; Kapazität und Stärke dort { $capacity }
does-handle = zeigt { $pips }, höchstens { $limit } möglich
does-place =
    { $lost ->
        [none] zeigt dort { $pips }
        [one] zeigt dort { $pips }; { $lost } Auge verfällt
       *[other] zeigt dort { $pips }; { $lost } Augen verfallen
    }
does-place-navy =
    { $uncovered ->
        [none] Marine { $navy }, Stärke deiner Schiffe { $strength }
       *[other] Marine { $navy }, Stärke deiner Schiffe { $strength }: bisher { $uncovered } zu viel
    }
does-use =
    { $pips ->
        [one] bringt insgesamt { $pips } Auge
       *[other] bringt insgesamt { $pips } Augen
    }
does-discard-navy =
    { $uncovered ->
        [none] dir bleibt eine Marine von { $navy }, die deine Schiffe decken
       *[other] dir bleibt eine Marine von { $navy }, noch { $uncovered } zu viel
    }

## What a move is called where nothing says what it is about

full-sail = Zu Feld { $path } segeln: { $thing }
full-buy = { $tile } kaufen und auf { $spot } legen
full-place = { $thing } auf { $spot } legen
full-discard-tile = { $tile } abwerfen
full-discard-die = { $thing } abwerfen

## What is picked so far

sum-navy = Dir bleibt eine Marine von { $navy }, deine Schiffe haben Stärke { $strength }.

## What a choice changes: the number before and after, and by how much

number-points = { $change } Ruhm nach jetzigem Stand
number-income = { $change } Einkommen, dann { $after }
number-next-income = { $change } Einkommen ab der nächsten Runde
number-navy = { $change } Marine
number-strength = { $change } Stärke
number-rum = { $change } Rum

## Your plan: what is still lacking

plan-strength = Deine Marinewürfel zeigen zusammen { $navy }, deine Schiffe haben Stärke { $strength }: Dir fehlen { $missing }, um alle zu behalten
plan-die-spot = Du hast keinen offenen Würfelplatz: Würfel und Rum brauchen ein Plättchen mit einem
plan-locked = { $thing ->
        [building] { $locked ->
                [one] { $locked } Würfelplatz auf deinen Gebäuden ist
               *[other] { $locked } Würfelplätze auf deinen Gebäuden sind
            }
       *[pirate] { $locked ->
                [one] { $locked } Würfelplatz auf deinen Piraten ist
               *[other] { $locked } Würfelplätze auf deinen Piraten sind
            }
    } gesperrt. Das öffnet: { $tile }
plan-rum = Noch { $missing } Rum bis zu einem vollen Satz: { $fame } Ruhm statt { $now }
plan-navy = { $seat } hat mehr Marine: Dir { $missing ->
        [one] fehlt { $missing } Auge
       *[other] fehlen { $missing } Augen
    } zu den { $fame } Ruhm für die meiste
plan-resources = Du beginnst die nächste Runde mit { $income } Einkommen: Dir { $missing ->
        [one] fehlt { $missing } Rohstoff
       *[other] fehlen { $missing } Rohstoffe
    } zum höchsten, { $most }

## Why a move is refused

no-path = Feld { $path } gibt es nicht: Die Karte endet mit Feld { $last }.
no-backward = Du segelst nur vorwärts, und Feld { $path } liegt nicht vor dir.
no-occupied = Auf Feld { $path } steht schon das Schiff von { $seat }.
no-empty = Auf Feld { $path } liegt in dieser Runde nichts. Wähle ein Feld, auf dem es etwas gibt.
no-treasure-there = Du hast keinen Schatzwürfel auf { $die }.
no-gained = Du hast gerade Schatz auf den Würfel auf { $die } gelegt. Abgeben kann er erst wieder, wenn etwas anderes passiert ist.
no-gave = Der Würfel auf { $die } hat gerade Schatz abgegeben. Erhöhen kannst du ihn erst wieder, wenn etwas anderes passiert ist.
no-gained-in-turn = Du hast in diesem Zug Schatz auf den Würfel auf { $die } gelegt, er kann also keinen abgeben.
no-gave-in-turn = Der Würfel auf { $die } hat in diesem Zug Schatz abgegeben, er kann also keinen erhalten.
no-bonus-stays = Du musst den Bonus nehmen, solange einer deiner Würfel Platz dafür hat.
no-last-pip = Der Würfel auf { $die } zeigt 1 und kann keinen Schatz mehr abgeben.
no-income-full = Du hast schon { $income } Einkommen, mehr geht nicht. Schatz abzugeben bringt dir jetzt nichts.
no-limit = Der Würfel auf { $die } zeigt schon das Höchste, was dort geht.
no-income = Das kannst du nicht bezahlen: Es kostet { $cost }, und du hast { $income } Einkommen.
no-exchange-now = Schatz tauschst du nur vor dem Segeln, wenn ein Plättchen zu teuer ist oder bevor ein Schiff deine Schatzwürfel verändert.
no-terrain = { $tile } kann nicht auf { $spot } liegen: Schiffe kommen ins Meer, Gebäude und Piraten an Land.
no-spot-taken = Auf { $spot } liegt schon etwas.
no-navy-on-land = Marinewürfel kommen auf Meeresfelder, nicht auf { $spot }.
no-tile-there = Du hast kein Plättchen auf { $spot }.
no-room = Das Plättchen auf { $spot } hat keinen offenen Würfelplatz mehr.
no-rum-stays = Du musst den Rum legen, solange du einen Würfelplatz dafür hast.
no-colour = Auf { $die } hast du keinen passenden Würfel. Gefragt ist: { $colour }.
no-target = Der Würfel auf { $die } kann nirgendwo anders hin.
no-same-tile = Der Würfel liegt schon auf diesem Plättchen. Wähle ein anderes.
no-navy-there = Du hast keinen Marinewürfel auf { $spot }.
not-asked = „{ $word }“ geht jetzt nicht.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder zu anderen Plättchen.
over = Das Spiel ist zu Ende.

## Where the game stands, for everyone

stage-set-up = Vorbereitung.
stage-map = Runde { $round }: Die Karte wird ausgelegt.
stage-travel = Runde { $round }: { $seat } ist am Zug.
stage-end = Spielende: { $seat } wirft Marinewürfel ab.

## The log

log-first = { $seat } beginnt in Runde 1.
log-turned-up = Oben auf den Stapeln: { $tiles }.
log-round = Runde { $round } beginnt.
log-income =
    { $resources ->
        [one] { $seat } beginnt die Runde mit { $income } Einkommen aus { $resources } Rohstoff.
       *[other] { $seat } beginnt die Runde mit { $income } Einkommen aus { $resources } Rohstoffen.
    }
log-laid = Die Karte wird ausgelegt: { $map_tiles }.
log-filled = Auf der Karte: { $fillings }.
log-direction-turned = Die linke Richtungstafel wird gewendet: In dieser Runde bringen die ersten Plätze Ruhm.
log-sailed = { $seat } segelt zu Feld { $path }{ $thing ->
        [none] { "" }
       *[other] : { $thing }
    }{ $bonus ->
        [none] { "" }
       *[other] . Bonus: { BONUS($bonus) }
    }.
log-left = { $seat } verlässt die Karte und kommt auf Platz { $place }.
log-gave = { $seat } tauscht 1 Schatz von { $die } gegen { $income } Einkommen. Der Würfel zeigt jetzt { $pips }.
log-added = { $seat } zahlt { $income } Einkommen für 1 Schatz auf { $die }. Der Würfel zeigt jetzt { $pips }.
log-income-gained = { $seat } erhält { $gain } Einkommen und hat jetzt { $income }.
log-raised = { $seat } erhöht den Würfel auf { $die } auf { $pips }.
log-bought = { $seat } kauft { $tile } für { $cost } Einkommen und legt das Plättchen auf { $spot }.
log-discarded = { $seat } wirft { $thing } ab.
log-placed-die =
    { $lost ->
        [none] { $seat } legt { $thing } auf { $spot }.
        [one] { $seat } legt { $thing } auf { $spot }. Der Würfel verliert { $lost } Auge und zeigt { $pips }.
       *[other] { $seat } legt { $thing } auf { $spot }. Der Würfel verliert { $lost } Augen und zeigt { $pips }.
    }
log-placed-rum = { $seat } legt Rum auf { $spot }.
log-bonus-declined = { $seat } verzichtet auf den Bonus.
log-declined = { $seat } verzichtet auf die Fähigkeit des Schiffs.
log-moved = { $seat } versetzt den Würfel von { $die } nach { $to }. Dort zeigt er { $pips }.
log-rerolled = { $seat } würfelt den Würfel auf { $die } neu: eine { $rolled }. Er zeigt jetzt { $pips }.
log-game-over = Die letzte Runde ist vorbei, das Spiel ist zu Ende.
log-navy-discarded = Die Schiffe von { $seat } decken nicht die ganze Marine. Abgeworfen werden Marinewürfel mit { $pips_list }.

## What stands on the buttons of moves

label-first = { $seat } beginnt
label-turn-up = { $tile } aufdecken
label-lay = { $map_tile } auslegen
label-roll = Eine { $pips } würfeln
label-give = 1 Schatz von { $spot } { SLOT($slot) } tauschen
label-add = 1 Schatz für { $spot } { SLOT($slot) } kaufen
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

word-filling = { $thing } auf Feld { $path }
word-spot-land = Landfeld
word-spot-sea = Meeresfeld
word-use-resource = kommt auf einen Würfelplatz und erhöht dein Einkommen ab der nächsten Runde
word-use-treasure = kommt auf einen Würfelplatz und bringt am Ende Ruhm oder im Tausch Einkommen
word-use-navy = belegt ein Meeresfeld; am Ende bringt die höchste Marine den meisten Ruhm, wenn die Schiffe stark genug dafür sind
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

about-summary = Als Piraten segelt ihr um die Wette über eine Karte, die in jeder der vier Runden neu ausliegt. Liegst du hinten, bist du dran: Segle, so weit du dich traust, und nimm, was dort liegt – Gebäude, Schiffe, Gefährten, Schätze oder Rum. Zu Hause braucht jedes Plättchen und jeder Würfel seinen Platz. Mach das Beste aus deiner kleinen Insel und gewinne den meisten Ruhm.
about-credit = Ein Spiel von { $designer }.
about-first_player = Startspieler
about-first_player-note = Wer den ersten Zug der Partie macht.
about-drawn = wird ausgelost
about-first-seat = auf dem ersten Sitzplatz
about-bonus_order = Der Bonus neben einem Plättchen
about-bonus-first = Du nimmst erst den Bonus, dann kaufst du das Plättchen oder wirfst es ab.
about-either-order = Du nimmst den Bonus vor oder nach dem Plättchen, wie du willst.
about-navy_ranking = Ruhm für die Marine
about-with-dice = Nur mit einem Marinewürfel am Ende bekommst du Ruhm für die Marine.
about-everyone = Auch ohne Marinewürfel kannst du Zweiter oder Dritter werden.
about-exchange = Schatz tauschen
about-any-time = In deinem Zug darfst du Schatz und Einkommen jederzeit tauschen.
about-one-way = Ein Würfel, der in einem Zug Schatz erhalten hat, kann im selben Zug keinen abgeben, und umgekehrt.

## What a newcomer reads beside a question

guide-ask-sail = Du darfst zu jedem Feld vor dir segeln, aber nie zurück. Als Nächstes ist immer das hinterste Schiff dran, wie der Wimpel auf jedem Feld zeigt: Ein kurzer Sprung kann dir noch einen Zug bringen, ein langer schenkt den anderen Züge. Nimm, was du bezahlen und unterbringen kannst. Lohnt sich nichts mehr, segle heim: Bist du früh zurück, fährst du in der nächsten Runde früh los.
guide-ask-raise = Der Bonus dieses Feldes erhöht einen Würfel. Wähle einen, der noch Platz hat: Auf einem Plättchen kann ein Würfel höchstens dessen Kapazität zeigen. Deine Marinewürfel werden am Ende zusammengezählt, aber deine Schiffe müssen stark genug für sie sein.
guide-ask-buy = Wähle ein Feld; dort bleibt das Plättchen für immer. Die Meeresfelder liegen rund um deine Insel, die Landfelder in der Mitte, benannt wie auf einer Karte nach den Buchstaben und Ziffern am Rand. Achte auf die Nachbarn: Eine Werkstatt verbessert alle Plättchen daneben, eine Werft die Schiffe, und manche Piraten zählen, was neben ihnen liegt. Willst du Einkommen und Platz lieber sparen, wirf das Plättchen ab.
guide-ask-give = Noch kannst du dieses Plättchen nicht bezahlen. Jedes Auge Schatz, das du abgibst, bringt Einkommen, kostet dich aber den Ruhm, den es am Ende wert wäre. Ist dir das Plättchen das nicht wert, wirf es ab.
guide-ask-buy-or-bonus = An eurem Tisch nimmst du den Bonus vor oder nach dem Plättchen. Schafft das Plättchen erst Platz für den Bonus, wie eine Werkstatt neben einem vollen Würfel, dann kaufe es zuerst; der Bonus folgt von selbst. Sonst nimm den Bonus jetzt; das Plättchen wartet.
guide-ask-give-or-bonus = Noch kannst du dieses Plättchen nicht bezahlen. Vielleicht hilft dir der Bonus dabei, oder du tauschst Schatz gegen Einkommen. Ist dir das Plättchen das nicht wert, wirf es ab; den Bonus bekommst du auf jeden Fall.
guide-ask-raise-late = Du hast den Bonus bis nach dem Plättchen aufgehoben. Wähle einen Würfel, der noch Platz hat: Er kann höchstens die Kapazität seines Plättchens zeigen. Vorher darfst du Schatz tauschen.
guide-ask-make-room = Alle deine Schatzwürfel sind voll, der Bonus ginge verloren. Tausche ein Auge gegen Einkommen, und der Bonus bringt es zurück.
guide-ask-handle = Mit deinem neuen Schiff darfst du einen Würfel neu würfeln oder versetzen, aber nur jetzt. Würfle eine niedrige Zahl neu, oder versetze einen Würfel, um Platz zu schaffen oder ihn dorthin zu bringen, wo er mehr zählt. Die neue Zahl gilt, auch wenn sie schlechter ist.
guide-ask-to = Wähle einen neuen Platz für den Würfel. Zeigt er mehr als die Kapazität des Plättchens, wird er heruntergedreht, und diese Augen sind verloren.
guide-ask-corvette = Dein neues Schiff erhöht jeden Würfel daneben, egal welcher Farbe, soweit die Plättchen es zulassen. Vorher darfst du Schatz tauschen: Was du jetzt abgibst, kann das Schiff dir zurückbringen.
guide-ask-place-die = Würfel kosten nichts, brauchen aber einen Würfelplatz. Zeigt einer mehr als die Kapazität des Plättchens, wird er auf sie heruntergedreht; hohe Zahlen gehören also auf Plättchen mit hoher Kapazität. Weiße Würfel erhöhen dein Einkommen ab der nächsten Runde, gelbe bringen am Ende Ruhm.
guide-ask-place-navy = Ein Marinewürfel belegt ein ganzes Meeresfeld. Am Ende vergleicht ihr die Summen eurer Marinewürfel: Die höchste bringt den meisten Ruhm. Behalten darfst du aber nur so viele Augen, wie deine Schiffe Stärke haben. Lass also Meeresfelder für die Schiffe frei, die du noch brauchst.
guide-ask-place-rum = Rum belegt einen Würfelplatz für immer, die Kapazität spielt dabei keine Rolle. Nimm also ein Plättchen mit kleiner Zahl. Je mehr Rum du hast, desto mehr ist er wert: Ein voller Satz aus fünf bringt am meisten.
guide-ask-discard-navy = Deine Schiffe können nicht alle Marinewürfel decken, einige müssen also weg. Behalte möglichst die höchste Summe, die sie decken; bei Gleichstand gewinnen mehr Würfel.

## What the icons mean

legend-pieces = Spielteile
legend-resource-die = Rohstoffwürfel
legend-resource-die-is = Kommt auf einen Würfelplatz; seine Augen erhöhen dein Einkommen ab der nächsten Runde
legend-treasure-die = Schatzwürfel
legend-treasure-die-is = Kommt auf einen Würfelplatz; jedes Auge ist am Ende 1 Ruhm wert, oder Einkommen, wenn du es eintauschst
legend-navy-die = Marinewürfel
legend-navy-die-is = Belegt ein Meeresfeld; die höchste Summe bringt am Ende den meisten Ruhm, wenn deine Schiffe stark genug sind
legend-rum-token = Rum
legend-rum-token-is = Füllt einen Würfelplatz für immer; Sätze von eins bis fünf bringen Ruhm
legend-ship-pawn = Holzschiff
legend-ship-pawn-is = Segelt für seinen Spieler, und nur vorwärts
legend-chart = Auf der Karte
legend-pennant = Wimpel
legend-pennant-is = Wer als Nächstes zieht, wenn du auf dieses Feld segelst
legend-bonus = Bonus
legend-bonus-is = Bekommst du dazu, wenn du hier landest: ein Auge auf einem deiner Würfel oder Einkommen
legend-all-treasure = Schatz für alle
legend-all-treasure-is = Alle deine Schatzwürfel steigen, so weit ihre Plättchen es erlauben
legend-all-navy = Marine für alle
legend-all-navy-is = Alle deine Marinewürfel steigen
legend-tiles = Auf Plättchen
legend-badge = Zahl
legend-badge-is = Auf der Karte: was das Plättchen kostet. Auf deiner Insel: was seine Würfel höchstens zeigen; bei einem Schiff auch seine Stärke
legend-printed-resource = Rohstoff
legend-printed-resource-is = 1 Einkommen in jeder Runde
legend-printed-treasure = Schatz
legend-printed-treasure-is = 1 Ruhm am Ende; eine Zahl daneben zählt den Ruhm für allen Schatz
legend-open-spot = Offener Würfelplatz
legend-open-spot-is = Für einen weißen oder gelben Würfel oder Rum
legend-locked-spot = Gesperrter Würfelplatz
legend-locked-spot-is = Bleibt leer, bis ihn eines deiner Gebäude öffnet
legend-building = Gebäude
legend-building-is = Grün; kommt aufs Land und wirkt bis zum Ende des Spiels
legend-ship = Schiff
legend-ship-is = Blau; kommt aufs Meer, und was es kann, geschieht sofort
legend-pirate = Pirat
legend-pirate-is = Lila; kommt aufs Land und bringt am Ende Ruhm
legend-counted = Was gezählt wird
legend-income = Einkommen
legend-income-is = Damit bezahlst du Plättchen; was du beim Verlassen der Karte noch hast, verfällt, außer am Ende
legend-navy = Marine
legend-navy-is = Die Augen aller Marinewürfel. Am Pier: die Karte verlassen
legend-strength = Stärke
legend-strength-is = Aller Schiffe: Sie muss die Marine decken
legend-warning = Zu viel
legend-warning-is = Mehr Marine, als die Schiffe decken
legend-pirates = Piraten
legend-pirates-is = Ruhm aller Piraten
legend-direction = Zu Hause
legend-direction-is = Dieses Schiff hat die Karte verlassen; in der letzten Runde bringt das den Ersten Ruhm
legend-fame = Ruhm
legend-fame-is = Nach jetzigem Stand; der meiste gewinnt
legend-crown = Krone
legend-crown-is = Hat gewonnen
legend-handling = Was ein neues Schiff mit einem Würfel erlaubt
legend-reroll = Neu würfeln
legend-reroll-is = Die neue Zahl gilt
legend-move = Versetzen
legend-move-is = Auf einen anderen Platz, der für ihn erlaubt ist
legend-all-buildings = Gebäude
legend-all-ships = Schiffe
legend-all-pirates = Piraten

## The text view of a position

sheet-set-up = Vorbereitung
sheet-round = Runde { $round } von { $rounds }
sheet-turn = am Zug
sheet-waiting = wartet auf Platz { $place }
sheet-home = zurück auf Platz { $place }
sheet-map = auf Feld { $path }
sheet-back = Plätze auf der linken Richtungstafel
sheet-back-fame = in dieser Runde { $fame } Ruhm wert
sheet-pool = Im Vorrat
sheet-the-map = Die Karte, in der Reihenfolge des Wegs
sheet-spot = Feld
sheet-lies = Inhalt
sheet-bonus = Bonus
sheet-ship = Schiff
sheet-then = Danach am Zug
sheet-leave = die Karte verlassen
sheet-decks = Die Stapel
sheet-kind = Art
sheet-top = Oben
sheet-left = Plättchen übrig
sheet-does = Was es kann
sheet-players = Spieler
sheet-player = Spieler
sheet-where = Holzschiff
sheet-income = Einkommen
sheet-next-income = Einkommen nächste Runde
sheet-navy = Marine
sheet-strength = Stärke
sheet-too-many = { $navy } (zu viel für die Schiffe)
sheet-rum = Rum
sheet-fame = Ruhm bisher
sheet-treasure = Schatz
sheet-direction = Plätze
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
sheet-open-bonus = Bonus steht noch aus
sheet-house = Hausregel
sheet-result = Ergebnis
sheet-tie = Einkommen (bei Gleichstand)
sheet-ranks = Rang

## What is written on the board; a tip is several lines, the last has the rules

# Where the names of tiles may be parted on a small board
board-parted = Lager|haus Werk|statt Bren|nerei Plan|tage Scha|luppe Scho|ner Kor|vette Gale|one Linien|schiff Schmugg|lerin Zimmer|mann Bau|meisterin Quartier|meister Naviga|torin Schatz|meister Brigan|tine
board-board = Der Tisch von Pirate Haven
board-round-label = Runde
board-order = Danach:
board-pennant = wer dran ist, wenn du hinsegelst
board-order-tip =
    Die Reihenfolge der Schiffe
    Das hinterste Schiff auf dem Weg ist als Nächstes dran. Wartende Schiffe fahren zuerst los, in der Folge ihrer Plätze.
    Der Wimpel an einem Feld zeigt, wer danach dran wäre, wenn du dorthin segelst.
    PIR-23
board-close = Schließen
board-open-island = Die Insel von { $player } zeigen
board-open-decks = Die Stapel und den Vorrat zeigen
board-pool-label = Vorrat:
board-pool-tip = { $sort }: noch { $count } im Vorrat

## The Map

board-path-tip =
    Der Weg
    Er schlängelt sich von Feld 1 bis Feld { $last } und endet, wo er begann. Schiffe segeln nur vorwärts.
    PIR-20
board-spot-number = Feld { $path }
board-ship-here = Hier steht das Schiff von { $player }.
board-nothing-here = Hier gibt es in dieser Runde nichts.
board-no-room = Deine Insel hat jetzt keinen Platz dafür.
board-follows = Wimpel: Danach wäre { $player } dran.
board-leaves = Einkommen nach dem Kauf: { $left }
board-short = Dir fehlen { $short } Einkommen.
board-ship-tip =
    Holzschiff von { $player }: { $where }
    PIR-22, PIR-23
board-left-tip =
    Linke Richtungstafel
    Hier beginnt und endet der Weg. Die Plätze bestimmen, wer in der nächsten Runde zuerst losfährt.
    PIR-17, PIR-31
board-right-tip =
    Rechte Richtungstafel
    Hier wendet der Weg.
    PIR-17, PIR-20
board-place-tip =
    Platz { $place }
    Die Schiffe fahren in der Folge ihrer Plätze los.
    PIR-04, PIR-31
board-place-fame-tip =
    Platz { $place }: { $fame } Ruhm
    Du bekommst ihn, wenn du in dieser Runde auf diesen Platz zurückkehrst.
    PIR-21, PIR-90
board-leave-map = Heim
board-leave-title = Die Karte verlassen
board-leave-place = Gehst du jetzt, kommst du auf Platz { $place }.
board-leave-fame = Er bringt { $fame } Ruhm.
board-leave-lost = Einkommen nimmst du nicht in die nächste Runde mit; du hast noch { $income }.

## The bench

board-bench = Hier erscheint, worauf jemand landet, und auch die Schatzwürfel, die du gegen Einkommen tauschen kannst.
board-moves-die = { $player } versetzt einen Würfel: { $thing }
board-open-bonus = Bonus steht noch aus: { $bonus }
board-landed-on = { $player } ist gelandet auf: { $thing }
board-navy-then = Mit diesem Würfel: Marine { $navy }, Stärke der Schiffe { $strength }
board-exchange = Tauschen:
board-exchange-tip =
    So oft du magst
    Tausche 1 Schatz gegen { $gain } Einkommen oder { $spend } Einkommen gegen 1 Schatz.
    PIR-52, PIR-53
board-handle = Dein neues Schiff:
board-handle-tip =
    Dein neues Schiff
    Würfle einen dieser Würfel neu oder versetze ihn. Das geht nur jetzt.
    PIR-63, PIR-64
board-reroll-tip =
    Neu würfeln
    Die neue Zahl gilt in jedem Fall.
    PIR-64, PIR-R32
board-move-tip =
    Versetzen
    Der Würfel kommt an einen anderen Platz. Mehr als die Kapazität dort kann er nicht zeigen.
    PIR-64
board-give-tip =
    1 Schatz gegen { $income } Einkommen tauschen
    Derselbe Würfel kann in diesem Zug keinen Schatz erhalten.
    PIR-52, PIR-54
board-add-tip =
    1 Schatz für { $income } Einkommen kaufen
    Derselbe Würfel kann in diesem Zug keinen Schatz abgeben.
    PIR-53, PIR-54

## The Islands

board-income-now = Einkommen: { $income }
board-next-tip =
    Rohstoffe: { $resources }
    Sie bringen in der nächsten Runde { $income } Einkommen. Mehr als { $cap } geht nicht.
    PIR-10, PIR-11
board-printed-tip =
    { $count ->
        [one] { $count } Rohstoff, auf der Insel aufgedruckt
       *[other] { $count } Rohstoffe, auf der Insel aufgedruckt
    }
    PIR-10
board-raises-tip = Verbessert: { $spots }
board-capacity-tip = Kapazität { $capacity }
board-strength-tip = Kapazität und Stärke { $capacity }
board-raised-tip = davon { $raised } durch Plättchen daneben
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
    Die Schiffe decken alle Marinewürfel.
    Am Ende bringen die höchsten Summen der Marine { $prizes } Ruhm.
    PIR-85, PIR-86
board-navy-warning =
    Marine { $navy }, Stärke der Schiffe { $strength }
    { $over } zu viel: Ohne mehr Stärke müssen am Ende Marinewürfel weg.
    Am Ende bringen die höchsten Summen der Marine { $prizes } Ruhm.
    PIR-85, PIR-86
board-rum-count =
    Rum: { $rum }, { $fame } Ruhm wert
    PIR-88
board-rum-tip =
    Rum: { $rum }, { $fame } Ruhm wert
    Ein Satz aus 1, 2, 3, … ist { $table } wert; dann beginnt ein neuer.
    PIR-88
board-fame-source = Ruhm bisher, { $source }: { $fame }

## Decks and result

board-deck-tip = Plättchen im Stapel: { $count }. Unter dem obersten, in unbekannter Reihenfolge: { $below }
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
pack-special-rum-text = Nimm das Rumplättchen und lege es auf einen offenen Würfelplatz eines Plättchens.
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
wrong-list-spots = eine Liste von { $columns } Feldern
wrong-numbers-from-order = die Zahlen von 2 bis 4, der Reihe nach
wrong-ordinary-dice = [1, 2, 3, 4, 5, 6], gewöhnliche Würfel
wrong-fame-rum = 0 Ruhm für keinen Rum
wrong-those-listed = { $land }, die Zahl der aufgeführten
wrong-those-listed-2 = { $sea }, die Zahl der aufgeführten
wrong-place-grid-other-spot = eine Stelle des Rasters, die kein anderes Feld hat
wrong-spots-share-edge = die Felder mit einer gemeinsamen Kante: { $wanted }
wrong-path-number-other-spot = eine Wegnummer, die kein anderes Feld hat
wrong-half-map-tile-other = eine Hälfte eines Kartenteils, die kein anderes Feld hat
wrong-most-types-tiles = höchstens { $die } Arten von Plättchen
wrong-most-spots = höchstens { $most_spots } Felder
wrong-each-once = jedes von { $names } einmal
wrong-most-map-tiles = höchstens { $most_map_tiles } Kartenteile
wrong-two-rows = { $columns }, zwei Reihen
wrong-least = mindestens ein Plättchen der Art { $thing }
wrong-seat = Platz { $active } hat auf { $text } nichts der Art { $sort }
wrong-expected-tile-die-treasure = erwartet: ein Plättchen, ein Würfel wie 'treasure 5' oder 'rum', nicht { $text }
wrong-every-seat-stands-once = jeder Platz muss einmal genannt sein (PIR-07, PIR-31)
wrong-expected-different-seats-from = erwartet: verschiedene Plätze von 0 bis { $seats }, nicht { $seats2 }
wrong-wooden-ships-map-only = Holzschiffe sind nur auf der Karte, solange sie unterwegs sind
wrong-two-wooden-ships-cannot = zwei Holzschiffe stehen nie auf demselben Feld (PIR-26)
wrong-who-waits-departs-after = wer wartet, fährt nach allen anderen los, in der Reihenfolge der Plätze (PIR-23)
wrong-before-travel-nobody-home = vor der Fahrt ist niemand zurück
wrong-end-everybody-home = am Ende sind alle zurück (PIR-32)
wrong-ships-lie-sea-buildings = Schiffe liegen auf dem Meer, Gebäude und Piraten an Land (PIR-36)
wrong-expected-tile-sea-navy = erwartet: ein Plättchen oder, auf dem Meer, ein Marinewürfel wie 'navy 4'
wrong-die-spots-locked = { $tiles } hat { $usable } Würfelplätze, die nicht gesperrt sind (PIR-45)
wrong-does-go-die-spot = { $text } gehört nicht auf einen Würfelplatz (PIR-40, PIR-42)
wrong-more-than-tile-can = { $text } ist mehr, als das Plättchen fasst, nämlich { $limit } (PIR-41)
wrong-expected-most-different-map = erwartet: höchstens { $count } verschiedene Kartenteile (PIR-16)
wrong-map-tile = ein Kartenteil { $thing } gibt es nicht
wrong-expected-path-number-from = erwartet: eine Wegnummer von 1 bis { $most }
wrong-wooden-ship-so-nothing = dort steht ein Holzschiff, also ist nichts mehr zu holen (PIR-26)
wrong-does-lie-spot = { $text } gehört nicht auf ein Feld für { $asked_for }
wrong-under-way-already = { $said } ist schon im Gange
wrong-seat-closest-start = Platz { $closest } ist dem Start am nächsten (PIR-23)
wrong-seat-home = Platz { $active } ist schon zurück (PIR-29)
wrong-die-gives-gains-turn = ein Würfel gibt oder bekommt in einem Zug etwas, nicht beides (PIR-54)
wrong-bonus-comes-before-tile = der Bonus kommt vor dem Plättchen (PIR-49)
wrong-bonus-printed-where-seat = wo Platz { $active } ist, ist kein Bonus aufgedruckt
wrong-seat-departed-yet = Platz { $active } ist noch nicht losgefahren
wrong-ship-seat-lies = auf { $thing } liegt kein Schiff von Platz { $active }
wrong-this-deck-empty = dieser Stapel ist leer
wrong-only-game = im Spiel sind nur { $pool } { $thing }
wrong-seat-cannot-home-map = Platz { $seat } kann nicht zugleich zurück und auf der Karte sein
wrong-spot-spots = dieses Feld gibt es nicht; die Felder sind { $spots }
wrong-number-tiles = erwartet: eine Zahl und eins der Plättchen aus { $thing }, nicht { $part }
wrong-only-left = es sind nur noch { $tiles_left } { $tiles } übrig
wrong-only-game-2 = im Spiel gibt es nur { $copies } { $thing }
wrong-die-place-go = für den Würfel ist kein Platz da (PIR-64)

## The first voyage

voyage-sail = Du richtest deine Insel ein, mit allem, was du unterwegs findest. Segle vorwärts zu einem freien Feld, so weit du willst. Die Plantage auf Feld 3 kostet dein ganzes Einkommen von 6, aber ihre zwei weißen Quadrate bringen in jeder späteren Runde 2 mehr. Segle dorthin.
voyage-buy = Kauf die Plantage und leg sie mitten auf deine Insel, auf C3. Ein Plättchen bleibt, wo du es hinlegst, und manche helfen ihren Nachbarn.
voyage-treasure = Am Zug ist das Schiff, das am weitesten hinten liegt, und das ist jetzt deins. Würfel kosten nichts. Der gelbe auf Feld 8 zeigt 5: Jedes seiner Augen ist am Ende 1 Ruhm wert. Segle dorthin.
voyage-place = Ein Würfel braucht einen offenen Würfelplatz. Leg ihn auf deine Plantage, sie fasst bis zu 6.
voyage-special = Ben hatte zwei Züge, weil er noch hinter dir lag. Jetzt ist er vorn. Segle zu Feld 10, es bringt dir sofort 2 Einkommen.
voyage-trade = Die Brennerei auf Feld 16 kostet 4, du hast 2. In deinem Zug darfst du jederzeit Schatz tauschen: Gib ein Auge ab, und du bekommst 2 Einkommen.
voyage-distillery = Jetzt segle zur Brennerei. Der Bonus daneben bringt 1 Einkommen.
voyage-build = Kauf sie und leg sie auf D3. Die aufgedruckte Flasche zählt als Rum: Ein Rum ist 1 Ruhm wert, ein Satz von fünf 15.
voyage-leave = Verlass die Karte. Einkommen, das übrig ist, verfällt. Ben ist zuerst zurück, also fährt er auch zuerst los. In der nächsten Runde hast du 8 Einkommen: 6 und 2 für deine weißen Quadrate.

## The goal card

goal-sentence = Segle vier Runden lang über die Karte und baue deine Insel aus. Ruhm wird erst am Ende gezählt.
goal-way-1 = Die meisten Augen auf roten Marinewürfeln bringen 20 Ruhm, die zweitmeisten 10, wenn deine Schiffe stark genug sind.
goal-way-2 = Jedes Auge auf einem gelben Schatzwürfel ist 1 Ruhm.
goal-way-3 = Sätze aus einem bis fünf Rum bringen 1, 3, 6, 10 und 15 Ruhm.
goal-way-4 = Auf jedem Piraten steht, wofür er Ruhm bringt, und wer in der letzten Runde früh heimkommt, bekommt bis zu 5.
goal-winner = Wer den meisten Ruhm hat, gewinnt; bei Gleichstand, wer mehr Einkommen übrig hat.
