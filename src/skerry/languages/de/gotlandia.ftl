### Gotlandia

## What a seat is asked

ask-keep = Du hast { $reputations } bekommen. Behalte einen Ruf für das ganze Spiel.{ $others ->
        [none] { "" }
       *[other] { " " }Die anderen sehen ihn erst, wenn alle gewählt haben.
    }
ask-reveal = Decke deinen Ruf auf.
ask-start-tower = Welcher deiner beiden Höfe wird zum Turm?
ask-start-farmstead = Such dir vor Spielbeginn einen Bezirk für deinen Hof aus.
ask-start-card = Mit welcher Karte beginnst du? Sie kommt auf deinen Ablagestapel.
ask-lose =
    { $direction ->
        [none] { $generation }
       *[other] Überfall im { $direction }
    }: Gib { $count } Silber oder { $count ->
        [one] Ware
       *[other] Waren
    } ab, ganz wie du willst.
ask-lose-worth = Überfall im { $direction }: Gib { $count } Silber ab. Jede Ware zählt so viel wie { $worth } Silber.
ask-spare = Du würdest deine letzte Siedlung verlieren. Behalte einen der Höfe, die du gerade verloren hast.
ask-trouble = Du darfst einen Piraten in eine Richtung ohne Piraten setzen.
ask-play = Spiele eine Karte für eine ihrer Aktionen. Du hast noch { $workers } Arbeiter.
ask-settle = Wo willst du siedeln?
ask-pay = Zahle { GOODS($resources) } { $cost ->
        [settle] fürs Siedeln in { $district }
        [build_ship] für ein Schiff im { $direction }
        [build_tower] für einen Turm in { $district }
       *[build_church] für eine Kirche in { $district }
    }. Eine der Waren kannst du durch { $silver } Silber ersetzen.{ $fee ->
        [none] { "" }
       *[other] { " " }Dazu kommen { $fee } Silber Abgabe für die Siedlungen dort.
    }
ask-build-ship = Wo baust du das Schiff? Wähle die Richtung eines deiner Häfen.
ask-place-ship = In welche Richtung setzt du das Schiff?
ask-build-tower = Welcher deiner Höfe wird zum Turm?
ask-place-tower = Welcher deiner Höfe wird zum Turm? Du zahlst nichts dafür.
ask-church = Welcher deiner Türme wird zur Kirche?
ask-church-step = Jetzt darfst du eine Kirche bauen oder schmücken.
ask-decorate = Womit schmückst du deine Kirche?
ask-sell = Was willst du verkaufen?
ask-sell-number = { $resource } bringt je { $price } Silber. Wie viel verkaufst du?
ask-take = Welche Ware nimmst du?
ask-raid = Dein Schiff im { $direction } kann { $silver } Silber nehmen oder dort oder eine Richtung weiter einen Piraten versenken.
ask-sail = Dein Schiff im { $direction } darf eine Richtung weiterfahren.
ask-sink = Welchen Piraten versenkst du?
ask-place-pirate = Setze einen Piraten in eine Richtung ohne Piraten.
ask-place-pirate-anywhere = Setze einen Piraten in eine beliebige Richtung. Ist dort schon einer, überfällt er die Küste oder reißt Schiffe mit in die Tiefe.
ask-draw =
    { $left ->
        [one] Du darfst { $left } Karte ziehen.
       *[other] Du darfst bis zu { $left } Karten ziehen.
    }
ask-steal = Wem stiehlst du { $silver } Silber?
ask-learn = Du darfst für { $silver } Silber ein Handwerk lernen.
ask-partner = Du darfst für { $silver } Silber einen Handelspartner gewinnen.
ask-unbury = Du darfst ein Silber oder eine Karte ausgraben.
ask-unbury-any = Du darfst beliebig viel Silber und beliebig viele Karten ausgraben, eins nach dem anderen.
ask-show = Zeige die Karten, die du noch auf der Hand hast.
ask-feed = Dir fehlt Nahrung für einen neuen Arbeiter. Willst du stattdessen { $count } Getreide zahlen?
ask-bury =
    { $left ->
        [one] Du darfst ein Silber oder eine Karte vergraben.
       *[other] Du darfst noch { $left }-mal je ein Silber oder eine Karte vergraben.
    }

## What a legal move costs or does

does-lose = zählt so viel wie { $count } Silber
does-settle-action = kostet Holz und Getreide, dazu eine Abgabe, wo schon andere siedeln
does-settle-free = kostet Holz und Getreide
does-settle = dazu { $fee } Silber Abgabe
does-pay = kostet { GOODS($goods) }
does-build-ship = ein Schiff in der Richtung deines Hafens
does-place-ship = ein Schiff in beliebiger Richtung, kostenlos
does-build-tower = macht einen Hof zum Turm
does-place-tower = macht einen Hof zum Turm, kostenlos
does-build-church = macht einen Turm zur Kirche
does-church = kostet { GOODS($resources) } oder statt einer Ware { $silver } Silber
does-decorate = kauft Schmuck für deine Kirche
does-decorate-with = kostet { $silver } Silber, bringt { $vp } SP
does-produce = bringt { GOODS($goods) }
does-take = bringt { GOODS($goods) }
does-take-basic = bringt eine Grundware deiner Wahl
does-sell = Silber, wenn du alles von einer Ware verkaufst: { WORTH($worth) }
does-sell-kind = je { $price } Silber, du hast { $count }
does-sell-number = bringt { $silver } Silber
does-raid =
    { $ships ->
        [one] { $ships } Schiff: bis zu { $silver } Silber oder ein versenkter Pirat
       *[other] { $ships } Schiffe: bis zu { $silver } Silber oder versenkte Piraten
    }
does-plunder = bringt { $silver } Silber
does-sink-here = am Ende 1 SP; das Schiff darf noch fahren
does-sink-there = am Ende 1 SP; das Schiff fährt dafür weiter: { $direction }
does-sink = versenkt einen Piraten in beliebiger Richtung
does-assembly = du beginnst die nächste Generation und versenkst einen Piraten
does-assembly-only = du beginnst die nächste Generation
does-place-pirate-anywhere = setzt einen Piraten in beliebige Richtung
does-pirate-fights = der Pirat verschwindet, und alle mit Schiffen dort verlieren eins
does-pirate-raids = der Pirat überfällt diese Küste
does-place-pirate = setzt einen Piraten in eine Richtung ohne Piraten
does-draw =
    { $count ->
        [one] du darfst { $count } Karte ziehen
       *[other] du darfst bis zu { $count } Karten ziehen
    }
does-learn = kostet { $silver } Silber

## What a move is called where nothing says what it is about

full-sell = { $count } { $resource } verkaufen

## What is picked so far

sum-lose = { $lost } von { $debt }.
sum-bury = { $buried } von { $most } gewählt.

## What a choice changes: the number before and after, and by how much

number-points = { $change } SP nach jetzigem Stand
number-silver = { $change } Silber, dann { $after }
number-stock = { $change } { $resource }
number-food = { $change } Nahrung auf der Hand
number-settlements =
    { $amount ->
        [one] { $change } Siedlung
       *[other] { $change } Siedlungen
    }
number-towers =
    { $amount ->
        [one] { $change } Turm
       *[other] { $change } Türme
    }
number-churches =
    { $amount ->
        [one] { $change } Kirche
       *[other] { $change } Kirchen
    }
number-cards =
    { $amount ->
        [one] { $change } Karte auf der Hand
       *[other] { $change } Karten auf der Hand
    }

## Your plan: what is still lacking

plan-food = Die Karten auf deiner Hand geben { $food } Nahrung, für einen neuen Arbeiter fehlen { $count }
plan-food-or-grain = Die Karten auf deiner Hand geben { $food } Nahrung, für einen neuen Arbeiter fehlen { $count }; mit { $count } Getreide gleichst du das aus
plan-behind = { $setting }: { $seat } hat { $count } { $kind ->
        [church] { $count ->
            [one] Kirche
           *[other] Kirchen
        }
        [tower] { $count ->
            [one] Turm
           *[other] Türme
        }
       *[farmstead] { $count ->
            [one] Hof
           *[other] Höfe
        }
    } mehr als du, und mit dieser Generation endet das Jahrhundert
plan-behind-neutral = { $setting }: Die neutralen Höfe sind stärker als du, und mit dieser Generation endet das Jahrhundert
plan-level = { $setting }: Du liegst gleichauf mit { $seat }, und mit dieser Generation endet das Jahrhundert
plan-goal-churches = { $goal }: Du brauchst bis zum Ende der { $century } noch { $count ->
        [one] { $count } Kirche
       *[other] { $count } Kirchen
    }
plan-goal-settings = { $goal }: Du musst bis zum Ende der { $century } noch { $count ->
        [one] { $count } Setting
       *[other] { $count } Settings
    } besiedeln
plan-goal-decoration = { $goal }: Du brauchst bis zum Ende der { $century } diesen Schmuck: { $decoration }
plan-lacks = { $deed ->
        [build-church] Für eine Kirche
        [build-ship] Für ein Schiff
        [build-tower] Für einen Turm
       *[settle] Für einen Hof
    } { $count ->
        [one] fehlt dir
       *[other] fehlen dir
    } { GOODS($goods) }; { $count ->
        [one] ersatzweise gehen { $silver } Silber
       *[other] eins davon kannst du durch { $silver } Silber ersetzen
    }

## Why a move is refused

no-not-dealt = Den Ruf { $reputation } hast du nicht bekommen.
no-start-district = In { $district } kannst du diesen Hof nicht bauen.
no-start-card = Mit { $card } kannst du nicht beginnen.
no-unit = Davon hast du nichts mehr: { $unit }.
no-not-lost = In { $district } hast du gerade keinen Hof verloren.
no-second-pirate = Im { $direction } ist schon ein Pirat.
no-pirate-left = Es ist kein Pirat mehr im Vorrat. Wähle eine Richtung, in der schon einer ist.
no-must = Darauf kannst du nicht verzichten.
no-card = Du hast { $card } nicht auf der Hand.
no-passing = Du darfst nicht passen, solange du Arbeiter und Karten hast.
no-main-action = Mit { $card } geht das erst nach der Hauptaktion.
no-token = Davon hast du keine mehr in Reserve: { $piece }.
no-cost = Du kannst { GOODS($resources) } nicht zahlen. Nur eine der Waren kannst du durch { $silver } Silber ersetzen.
no-payment = So kannst du nicht zahlen.
no-district = Damit kannst du zurzeit keinen Bezirk besiedeln.
no-settled-already = { $district } hast du schon besiedelt.
no-other-district = Mit dieser Karte kannst du { $district } nicht wählen.
no-not-adjacent = { $district } grenzt an keinen Bezirk, den du besiedelt hast.
no-threatened = { $district } ist von Piraten bedroht, dort kann niemand siedeln.
no-fee = Du kannst dir { $district } nicht leisten: Zu den Kosten kommen { $fee } Silber für die Siedlungen dort.
no-harbour = Den Hafen im { $direction } hast du nicht besiedelt.
no-own-harbour = Für ein Schiff musst du erst einen Hafen besiedeln.
no-farmstead = In { $district } hast du keinen Hof.
no-own-farmstead = Du hast hier keinen Hof, der zum Turm werden könnte.
no-tower = In { $district } hast du keinen Turm.
no-church-site = Du brauchst einen Turm in einem Bezirk ohne Kirche.
no-second-church = In { $district } steht schon eine Kirche.
no-own-church = Zum Schmücken brauchst du eine Kirche.
no-affordable-decoration = Von dem Kirchenschmuck, der noch ausliegt, kannst du nichts bezahlen.
no-decoration-gone = Schon vergeben: { $decoration }.
no-silver = Dafür brauchst du { $silver } Silber.
no-not-on-top = { $card } liegt auf keinem Stapel obenauf.
no-prerequisite = Dafür fehlt dir die Voraussetzung: { $card }.
no-buried-silver = Du hast kein vergrabenes Silber.
no-not-buried = { $card } hast du nicht vergraben.
no-not-open = { $card } ist nicht unter deinen offenen Karten.
no-not-basic = { $resource } ist keine Grundware.
no-supply = Davon ist nichts mehr im Vorrat: { $resource }.
no-nothing-to-sell = Du hast nichts, was du dort jetzt verkaufen könntest.
no-not-sold-here = Mit dieser Karte kannst du das nicht verkaufen: { $resource }.
no-resource = Davon hast du nichts zu verkaufen: { $resource }.
no-space = In dieser Generation schon in Wisby verkauft: { $resource }.
no-number = Du hast nur { $count } zu verkaufen.
no-ship = Du hast kein Schiff auf der Karte.
no-pirate-in-reach = Dein Schiff erreicht keinen Piraten im { $direction }.
no-not-beside = So weit kommt dein Schiff nicht: { $direction }.
no-pirate = Im { $direction } ist kein Pirat.
no-pirates = Auf der Karte ist kein Pirat.
no-roma = Das Thing ist in dieser Generation schon einberufen worden.
no-free-direction = Du kannst nirgends einen Piraten einsetzen.
no-victim = Du kannst nur Mitspieler bestehlen, die Silber haben.
not-asked = „{ $word }“ geht jetzt nicht.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder zu anderen Karten.
over = Das Spiel ist zu Ende.
alone-goal = Bestes erreichtes Ziel: { $goal }, mit { $points } SP.
alone-lost = Kein Ziel erreicht, das Spiel ist verloren. Endstand: { $points } SP.

## Where the game stands, for everyone

stage-set-up = Vorbereitung: Heimat, Kartenstapel und Rufe.
stage-events = Generation { $number }: eine neue Generationskarte.
stage-pirates = Generation { $number }: Piraten kommen, { $seat } entscheidet.
stage-draw = Generation { $number }: Neue Karten werden gezogen.
stage-actions = Generation { $number }: { $seat } ist am Zug.
stage-hands = Generation { $number }: { $seat } ernährt die Familie und vergräbt Schätze.
stage-over = Das Spiel ist zu Ende.

## The log

log-unplayed = In diesem Spiel niemandes Heimat: { $settings }.
log-home = { $seat } ist in { $setting } daheim.
log-turned-up = Neu im Angebot: { $cards }.
log-dealt = { $seat } bekommt { $reputations }.
log-kept = { $seat } behält { $reputation }.
log-revealed = { $seat } hat den Ruf „{ $reputation }“: { TEXT($reputation) }
log-first = { $seat } nimmt den Startspielermarker.
log-start-card = { $seat } beginnt mit { $card }.
log-generation =
    { $demand ->
        [none] Generation { $number }: { $generation }.
       *[other] Generation { $number }: { $generation }. Hohe Nachfrage: { $demand }.
    }
log-workers-lost =
    { $count ->
        [one] { $seat } verliert { $count } Arbeiter.
       *[other] { $seat } verliert { $count } Arbeiter.
    }
log-lost = { $seat } verliert { $units }.
log-plague = Der Schwarze Tod lässt { $seat } keinen Hof in { $districts }.
log-plague-neutral = Der Schwarze Tod lässt keinen neutralen Hof in { $districts }.
log-last-generation = Das Jahrhundert endet nach dieser Generation.
log-spared = { $seat } behält den Hof in { $district }.
log-pirate-arrives = Ein Pirat kommt in den { $direction }.
log-pirate-fights = Der Pirat im { $direction } greift die Schiffe dort an und verschwindet.
log-pirate-raids = Der Pirat im { $direction } überfällt die Küste.
log-ship-lost = { $seat } verliert ein Schiff im { $direction }.
log-pirate-placed = { $seat } setzt einen Piraten in den { $direction }.
log-draws =
    { $count ->
        [one] { $seat } zieht { $count } Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
log-drew = { $seat } zieht { $cards }.
log-played = { $seat } spielt { $card }.
log-passed = { $seat } passt.
log-paid = { $seat } zahlt { GOODS($goods) }.
log-fee = { $seat } zahlt { $silver } Silber an { $to }.
log-fee-neutral = { $seat } zahlt { $silver } Silber für den neutralen Hof.
log-settled = { $seat } siedelt in { $district }.
log-ship = { $seat } hat ein neues Schiff im { $direction }.
log-tower = { $seat } baut einen Turm in { $district }.
log-church = { $seat } baut eine Kirche in { $district }.
log-decorated = { $seat } gibt { $silver } Silber für Kirchenschmuck aus: { $decoration }.
log-produced = { $seat } produziert { GOODS($goods) }.
log-took = { $seat } nimmt { GOODS($goods) }.
log-sold = { $seat } verkauft { GOODS($goods) } für { $silver } Silber.
log-raid-bonus = Der Raubzug bringt { $seat } noch { $silver } Silber.
log-plundered = Das Schiff von { $seat } im { $direction } erbeutet { $silver } Silber.
log-sailed = { $seat } fährt mit einem Schiff von { $direction } nach { $to_direction }.
log-sank = { $seat } versenkt den Piraten im { $direction }.
log-assembly = { $seat } beruft in Roma das Thing ein und nimmt den Startspielermarker.
log-stole = { $seat } stiehlt { $victim } { $silver } Silber.
log-learned = { $seat } lernt für { $silver } Silber ein Handwerk: { $card }.
log-partner = { $seat } zahlt { $silver } Silber für einen Handelspartner in { $card }.
log-unburied = { $seat } gräbt { $card } aus.
log-unburied-silver = { $seat } gräbt ein Silber aus.
log-showed = { $seat } hat noch { $cards } auf der Hand.
log-fed = { $seat } zahlt { $count } Getreide, um die Familie zu ernähren.
log-grew = { $seat } bekommt einen Arbeiter dazu und hat jetzt { $workers }.
log-buried-silver = { $seat } vergräbt ein Silber.
log-buried = { $seat } vergräbt { $cards }.
log-scored-buildings = Ende der { $century }: { $seat } erhält { $vp } SP für Türme und Kirchen.
log-scored-setting = { $seat } erhält { $vp } SP für { $setting }.
log-goal = Ziel erreicht: { $goal }.
log-best-goal = Bestes erreichtes Ziel: { $goal }.
log-no-goal = Kein Ziel erreicht, das Spiel ist verloren.
log-game-over = Das letzte Jahrhundert ist vorbei, jetzt folgt die Schlusswertung.

## What stands on the buttons of moves

label-unplayed = Ohne { $setting }
label-home = Heimat: { $setting }
label-turn-up = { $card } aufdecken
label-under = Aus Stapel { $pile }
label-reputation = { $reputation } austeilen
label-generation = { $generation } aufdecken ({ ID($generation) })
label-draw = { $card } ziehen
label-keep = { $reputation } behalten
label-reveal = { $reputation } aufdecken
label-farmstead = Hof in { $district }
label-start-card = Mit { $card } beginnen
label-lose = 1 { ONE($unit) } verlieren
label-spare = { $district } behalten
label-pirate = Pirat in den { $direction }
label-decline = Verzichten
label-play = { $card }: { $action }
label-pass = Passen
label-settle = In { $district } siedeln
label-pay = Beide Waren zahlen
label-pay-silver = Silber statt 1 { ONE($resource) }
label-ship = Schiff in den { $direction }
label-tower = Turm in { $district }
label-church = Kirche in { $district }
label-sell = { $resource } verkaufen
label-number = { $count }
label-take = 1 { ONE($resource) } nehmen
label-raid-silver = Silber nehmen
label-raid = Pirat im { $direction } versenken
label-sail-stay = Bleiben
label-sail = Nach { $direction } fahren
label-sink = Pirat im { $direction } versenken
label-draw-cards-one = Eine Karte ziehen
label-draw-cards-all = Alle restlichen ziehen
label-draw-cards-stop = Nicht mehr ziehen
label-steal = { $seat } bestehlen
label-learn = { $card } lernen
label-partner = Mit { $card } handeln
label-decorate = { $decoration }
label-unbury-silver = Ein Silber ausgraben
label-unbury = { $card } ausgraben
label-show = { $card } zeigen
label-feed = Das Getreide zahlen
label-bury-silver = Ein Silber vergraben
label-bury = { $card } vergraben
label-done = Nicht mehr vergraben

## What a card does

word-settle-setting = in { $setting } siedeln
word-settle-adjacent =
    { $terrain ->
        [none] in einem Nachbarbezirk siedeln
       *[other] in einem Nachbarbezirk siedeln ({ $terrain })
    }
word-settle-coastal =
    { $terrain ->
        [none] in beliebigem Küstenbezirk siedeln
       *[other] in beliebigem Küstenbezirk siedeln ({ $terrain })
    }
word-settle-anywhere =
    { $terrain ->
        [none] in beliebigem Bezirk siedeln
       *[other] in beliebigem Bezirk siedeln ({ $terrain })
    }
word-produce = produzieren: { $base ->
        [none] { "" }
       *[other] { $base }
    }{ $plus ->
        [none] { "" }
       *[other] { $plus }
    }{ $per ->
        [none] { "" }
       *[other] { $per }
    }
word-produce-setting = in { $setting } produzieren
word-per-terrain = 1 { $resource } je { $terrain }
word-take =
    { $per ->
        [none] { $goods } nehmen
       *[other] { $goods } je { $per } nehmen
    }
word-take-basic = 1 Grundware nehmen
word-sell-wisby = eine Ware in Wisby verkaufen
word-sell-card = { $kinds } verkaufen
word-draw = bis zu { $n } ziehen
word-build-tower-setting = Turm in { $setting } bauen
word-build-tower-any = Turm bauen
word-build-ship = Schiff bauen
word-build-church = Kirche bauen
word-decorate = Kirche schmücken
word-place-ship = Schiff einsetzen
word-place-tower = Turm einsetzen
word-raid = Raubzug mit allen Schiffen
word-place-pirate = Pirat einsetzen
word-sink = Pirat versenken
word-assembly = Thing einberufen
word-learn-craft = Handwerk lernen
word-trading-partner = Handelspartner gewinnen
word-unbury = ausgraben
word-then = { $first }, dann { $second }
word-or = { " " }oder{ " " }
word-or-action = oder { $action }
word-may = danach darfst du: { $step }

## What it gives if kept, asks for and scores

word-food =
    { $per ->
        [none] { $n } Nahrung
       *[other] { $n } Nahrung je { $per }
    }
word-bury = { $n }-mal vergraben
word-nothing = nichts
word-vp =
    { $per ->
        [none] { $n } SP
       *[other] { $n } SP je { $per }
    }
word-two = zwei { $per }
word-churches = eine Kirche
word-several-churches = { $n } Kirchen
word-harbours = ein besiedelter Hafen
word-settings = Siedlungen in { $n } Settings
word-goal = { $what } bis zum Ende der { $century }

## What is counted

word-count-setting = besiedeltes Setting
word-count-home-district = besiedelten Bezirk von { $setting }
word-count-ship = Schiff
word-count-church = Kirche
word-count-pirate-sunk = versenkte Piraten
word-count-silver-buried = vergrabenes Silber

## Pieces

word-silver = Silber
word-farmstead = Hof
word-tower = Turm
word-church = Kirche
word-ship = Schiff
word-pirate = Pirat
word-worker = Arbeiter

## What each reputation is good for

word-advice-respectable = Dein früher Turm ist vor Piraten sicher, punktet in jedem Jahrhundert und kann zur Kirche werden.
word-advice-wise = Du kannst länger in deiner Heimat bleiben, und mit dem Heim versenkst du Piraten für SP.
word-advice-beautiful-daughters = Du sparst Silber, wo schon andere siedeln, und je voller die Insel wird, desto mehr.
word-advice-rune-carvers = Besiedle Hügel und verkaufe Stein, er bringt dir die Hälfte mehr.
word-advice-outgoing = Hol dir früh Lübeck oder Linköping und baue als Erster Kirchen.
word-advice-storytellers = Das sind fünf SP am Ende oder Silber, das du bei Bedarf ausgräbst.
word-advice-rich = Silber kann Waren ersetzen, so siedelst oder baust du am Anfang schneller.
word-advice-shepherds = Besiedle Weiden und verkaufe die zusätzlichen Schafe oder baue damit Schiffe.
word-advice-sea-legged = Du gehst von Anfang an mit zwei Schiffen auf Raubzug, und sie bringen mehr Nahrung.
word-advice-herbalists = Holz brauchst du das ganze Spiel über, und jetzt bringt es auch noch Silber.
word-advice-strong = Du ziehst früh eine starke Karte: Die Schmiede passt zu Feldern und Wäldern, mit der Fischerhütte siedelst du überall an der Küste.
word-advice-hillfolk = Besiedle Hügel, dort schaden dir weder Piraten noch Pest, und ernähre eine Siedlung weniger.
word-advice-large-family = Du produzierst von Anfang an mehr und führst daheim sicherer.
word-advice-misers = Vergrabe Generation für Generation Silber für SP oder schwache Karten für einen besseren Stapel.
word-advice-gossip-mongers = Spiele oft Wisby und Roma, denn beide bringen dir noch eine Karte zum Spielen oder Behalten.
word-advice-troll-born = Mit einem zweiten Setting ziehst du je Generation eine Karte mehr und breitest dich von zwei Orten aus.
word-advice-hoarders = Nutze das Getreide, um früh zu siedeln oder den ersten neuen Arbeiter zu ernähren.
word-advice-long-fingered = Spiele oft Gotland und Wisby, das bringt immer wieder etwas Silber.
word-advice-innovators = Du produzierst früh Pferde oder Teer, und beides verkaufst du für je 3 Silber.
word-advice-troublemakers = Setze Piraten vor fremde Küsten und versenke sie dann mit deinen Schiffen für SP.

## What the lobby says of the game

about-summary = Du führst eine Familie auf der mittelalterlichen Insel Gotland, mitten in einem Meer voller Piraten. Deine Arbeiter spielen Karten, um zu siedeln, zu handeln und auf Raubzug zu gehen; die Karten, die du behältst, ernähren deine Familie oder vergraben ihre Schätze. Mach aus Höfen Türme und aus Türmen prächtige Kirchen und werde die mächtigste Familie in den sechs Regionen der Insel.
about-credit = Ein Spiel von { $designers }.
about-advanced_crafts = Handwerkskarten für Fortgeschrittene
about-advanced_crafts-note = Zu den Handwerkskarten kommen Werft, Rüstkammer, Gerberei und Dorf, für alle, die das Spiel kennen.
about-advanced_trading = Handelskarten für Fortgeschrittene
about-advanced_trading-note = Zu den Handelskarten kommen Riga, Stettin, Memel und Falsterbo, für alle, die das Spiel kennen.
about-new_players = Neu im Spiel
about-new_players-note = Wer neu ist, bekommt nur Rufe mit geraden Nummern zur Auswahl.
about-hanse_church_is_second_step = Kirchen mit Lübeck und Linköping
about-home_unbury_limit = Ausgraben mit dem Heim
about-neutral_tie_vp = Gleichstand mit neutralen Höfen
about-may_pass_with_workers = Passen mit Arbeitern auf der Bank
about-raid_resource_worth = Waren bei einem Überfall
about-without = ohne
about-with = mit
about-no = nein
about-yes = ja
about-hanse_church_is_second_step-0 = Mit Lübeck und Linköping darfst du nach der Hauptaktion eine Kirche bauen oder schmücken.
about-hanse_church_is_second_step-1 = Bei Lübeck und Linköping sind Kirchenbau und Kirchenschmuck eigene Hauptaktionen.
about-home_unbury_limit-0 = Mit dem Heim gräbst du ein Silber oder eine Karte aus.
about-home_unbury_limit-1 = Mit dem Heim gräbst du so viel Silber und so viele Karten aus, wie du willst.
about-neutral_tie_vp-0 = Liegst du in einem Setting gleichauf mit den neutralen Höfen, bekommst du Punkte wie bei Gleichstand.
about-neutral_tie_vp-1 = Liegst du in einem Setting gleichauf mit den neutralen Höfen, bekommst du Punkte, als lägst du vorn.
about-may_pass_with_workers-0 = Du darfst nicht passen, solange du Arbeiter und Karten hast.
about-may_pass_with_workers-1 = Du darfst passen, auch wenn du noch Arbeiter hast, und bist dann für diese Generation fertig.
about-raid_resource_worth-0 = Bei einem Piratenüberfall zählt eine Ware so viel wie ein Silber.
about-raid_resource_worth-1 = Bei einem Piratenüberfall zählt eine Ware so viel wie zwei Silber.
about-neutral_strength = Gegen neutrale Höfe
about-neutral_strength-0 = Gegen neutrale Höfe zählt dein Einfluss: Ein Turm oder eine Kirche schlägt beliebig viele von ihnen.
about-neutral_strength-1 = Gegen neutrale Höfe zählt die Anzahl deiner Siedlungen, egal welcher Art.
about-memel_pirate = Der Pirat von Memel
about-memel_pirate-0 = Mit Memel setzt du den Piraten in eine Richtung ohne Piraten.
about-memel_pirate-1 = Mit Memel setzt du den Piraten in eine beliebige Richtung, auch wenn dort schon einer ist.
about-silver_limited = Silbervorrat
about-silver_limited-0 = Silber geht nie aus.
about-silver_limited-1 = Ist das Silber der Schachtel aufgebraucht, zahlt der Vorrat keines mehr.
about-setting_food = Nahrung aus blockierten Settings
about-setting_food-0 = Ein Setting, in dem Piraten alle deine Höfe blockieren, bringt keine Nahrung „je besiedeltem Setting“.
about-setting_food-1 = Auch ein Setting, in dem Piraten alle deine Höfe blockieren, bringt Nahrung „je besiedeltem Setting“.
about-troublemakers = Das Silber der Unruhestifter
about-troublemakers-0 = Unruhestifter bekommen je Raubzug ein Silber zusätzlich.
about-troublemakers-1 = Unruhestifter bekommen für jedes Schiff im Raubzug ein Silber zusätzlich.

## What a newcomer reads beside a question

guide-ask-keep = Gotland ist in sechs Regionen geteilt, die Settings heißen und aus drei oder vier Bezirken bestehen. Du beginnst in einem Setting und breitest dich in die anderen aus. Dein Ruf hilft dir das ganze Spiel, und wer die höchste Zahl hat, wird Startspieler.
guide-ask-reveal = Dein Ruf steht fest, jetzt deckst du die Karte auf. Zu entscheiden gibt es nichts.
guide-ask-start-tower = Ein Turm ist vor Piraten sicher, punktet am Ende jedes Jahrhunderts und kann zur Kirche werden. Im anderen Bezirk bleibt dein Hof, den Piraten überfallen können. Setz den Turm also dorthin, wo du Piraten erwartest.
guide-ask-start-farmstead = Sieh dir die Nachbarbezirke an, denn von hier aus breitest du dich aus. Eine Landschaft, die du noch nicht hast, bringt dir eine neue Ware, und manche Handwerke setzen sie voraus.
guide-ask-start-card = Du ziehst diese Karte, wenn dein Stapel das nächste Mal gemischt ist. Nimm eine, die zu den Landschaften passt, die du besiedeln willst.
guide-ask-lose = Gib ab, was du am wenigsten brauchst; Silber und Waren zählen hier gleich. Mit Holz und Getreide siedelst du, mit Stein baust du. Vergrabenes Silber ist sicher.
guide-ask-lose-worth = Bei einem Überfall zählt eine Ware an eurem Tisch mehr als ein Silber. Gib ab, was du am wenigsten brauchst, und pass beim letzten Stück auf: Wechselgeld gibt es nicht.
guide-ask-spare = Behalte den Hof mit den besten Aussichten. Gut ist einer mit vielen Nachbarbezirken oder der Hafen, wo du Schiffe bauen kannst.
guide-ask-trouble = Ohne ein Schiff dort hindert ein Pirat die Höfe an seiner Küste am Produzieren und Ernähren. Setz ihn dorthin, wo andere Höfe haben und du keinen. Passt dir nichts, verzichte.
guide-ask-play = Jeder deiner Arbeiter spielt eine Karte für eine ihrer Aktionen. Die Karten, die du behältst, ernähren deine Siedlungen und vergraben Schätze: Spiele also, was dir jetzt hilft, und behalte, was ernährt. Siedle früh, denn je mehr Settings (die sechs Regionen der Karte) du besiedelst, desto mehr Karten ziehst du je Generation.
guide-ask-settle = In einem neuen Setting (einer der sechs Regionen) kannst du punkten, und du ziehst mehr Karten. Eine Landschaft, die du schon hast, macht ihre Karten stärker. Wo andere siedeln, kostet es für jeden von ihnen ein Silber.
guide-ask-pay = Eine der beiden Waren kannst du durch Silber ersetzen. Behalte die, die du als Nächstes brauchst.
guide-ask-build-ship = Ein Schiff schützt alle Höfe an seiner Richtung vor Piraten, deine und fremde. Außerdem bringt es Nahrung und geht auf Raubzug.
guide-ask-place-ship = Setz es dorthin, wo ein Pirat deine Höfe bedroht. Auch neben einem Piraten ist es gut: Von dort kann es ihn später versenken.
guide-ask-build-tower = Ein Turm ist auch ohne Schiff vor Piraten sicher. Beim Kampf um ein Setting schlägt ein Turm beliebig viele Höfe.
guide-ask-place-tower = Dieser Turm ist kostenlos. Setz ihn in ein Setting, in dem du damit in Führung gehst oder bleibst.
guide-ask-church = Eine Kirche bringt mehr als ein Turm, in diesem und in jedem weiteren Jahrhundert. In jedem Bezirk ist nur für eine Platz, beeil dich also, wo andere Türme haben.
guide-ask-church-step = Mach einen Turm zur Kirche oder kaufe Schmuck für eine Kirche, die du hast. Eine frühe Kirche punktet in jedem Jahrhundert, das noch kommt.
guide-ask-decorate = Billiger Schmuck bringt am meisten Punkte für sein Silber. Bei Gleichstand am Spielende gewinnt, wer den teuersten Schmuck hat.
guide-ask-sell = Waren mit hoher Nachfrage bringen je ein Silber mehr. In Wisby lässt sich jede Ware nur einmal je Generation verkaufen, komm den anderen also zuvor.
guide-ask-sell-number = Behalte, was du zum Siedeln und Bauen brauchst. Fehlt dir später eine Ware, kann Silber sie ersetzen, aber es kostet zwei, und es geht bei jeder Zahlung nur einmal.
guide-ask-take = Nimm, was du für deine nächste Aktion brauchst. Mit Holz und Getreide siedelst du, Türme und Kirchen brauchen Stein.
guide-ask-raid = Ein versenkter Pirat ist am Ende 1 SP wert, und seine Küste ist wieder frei. Nimm das Silber, wenn du es jetzt brauchst.
guide-ask-sail = Ein Schiff schützt die Küste, vor der es liegt. Bleib, wenn deine Höfe hier sind.
guide-ask-sink = Versenke den Piraten, der deine eigenen Höfe am Produzieren hindert. Jeder versenkte Pirat ist am Ende 1 SP wert.
guide-ask-place-pirate = Diesen Piraten musst du setzen. Wähle eine Küste, an der du keine Höfe hast oder wo deine Schiffe ihn später versenken können.
guide-ask-place-pirate-anywhere = Diesen Piraten musst du setzen, und an eurem Tisch darf er überallhin. Wo schon ein Pirat ist und kein Schiff, werden alle Höfe der Küste überfallen. Wo Schiffe sind, verliert dort jeder eins, und der Pirat verschwindet.
guide-ask-draw = Mehr Karten bedeuten jetzt mehr Auswahl und am Ende der Generation mehr Nahrung. Hör nur auf, wenn du dir Karten für später aufsparen willst.
guide-ask-steal = Bestiehl den Spieler, der mit dem Silber am meisten anfangen könnte. Niemand kann sich wehren.
guide-ask-learn = Handwerke sind besser als deine Startkarten, und die meisten bringen am Ende Punkte. Nimm eins, das zählt, wovon du viel hast.
guide-ask-partner = Mit Lübeck und Linköping baust du Kirchen. Die meisten anderen Handelspartner lohnen sich, wenn du Schiffe hast.
guide-ask-unbury = Was vergraben bleibt, kann am Ende punkten: jedes Silber mit 1 SP, jede Karte mit ihren eigenen Punkten. Grabe nur aus, was du jetzt besser nutzen kannst.
guide-ask-unbury-any = Was vergraben bleibt, kann am Ende punkten: jedes Silber mit 1 SP, jede Karte mit ihren eigenen Punkten. Grabe nur aus, was du jetzt besser nutzen kannst, und verzichte dann.
guide-ask-show = Die Aktionen sind vorbei, jetzt werden die restlichen Handkarten gezeigt. Zu entscheiden gibt es nichts.
guide-ask-feed = Ein neuer Arbeiter bringt dir in jeder weiteren Generation eine Aktion mehr. Früh im Spiel ist das ein paar Getreide wert.
guide-ask-bury = Vergrabenes Silber ist sicher und am Ende je 1 SP wert, aber du kannst es nicht ausgeben. Vergrabe auch schwache Karten: Dann ziehst du die guten öfter.

## Why nothing can be told of a choice beforehand

unforeseen-ask-keep = Ein Ruf ändert noch keine deiner Zahlen. Was darauf steht, gilt ab jetzt.
unforeseen-ask-trouble = Ein Pirat ändert nicht sofort eine deiner Zahlen. Wichtig ist, wessen Höfe an dieser Küste liegen.
unforeseen-ask-draw = Niemand kann wissen, welche Karten du ziehst.
unforeseen-ask-place-pirate = Ein Pirat ändert nicht sofort eine deiner Zahlen. Wichtig ist, wessen Höfe an dieser Küste liegen.
unforeseen-ask-place-pirate-anywhere = Ein Pirat ändert nicht sofort eine deiner Zahlen. Wichtig ist, wessen Höfe und Schiffe dort sind.
unforeseen-ask-settle = Erst wählst du den Ort, dann zahlst du.
unforeseen-ask-build-ship = Erst wählst du den Ort, dann zahlst du.
unforeseen-ask-build-tower = Erst wählst du den Ort, dann zahlst du.
unforeseen-ask-church = Erst wählst du den Ort, dann zahlst du.
unforeseen-ask-church-step = Erst wählst du, was du baust, dann zahlst du.
unforeseen-ask-sell = Was ein Verkauf bringt, hängt davon ab, wie viel du verkaufst.
unforeseen-ask-sail = Weiterzusegeln ändert keine deiner Zahlen. Wichtig ist, welche Küste dein Schiff dann schützt.

## What the icons mean

legend-map = Auf der Karte
legend-farmstead = Hof
legend-farmstead-is = Eine Siedlung, die Piraten überfallen können. Neben der Nahrung: wie viele Siedlungen zu versorgen sind
legend-tower = Turm
legend-tower-is = Vor Piraten sicher. Zählt am Ende jedes Jahrhunderts
legend-church = Kirche
legend-church-is = Vor Piraten sicher. Zählt am Ende jedes Jahrhunderts am meisten, und in jeden Bezirk passt nur eine
legend-ship = Schiff
legend-ship-is = Schützt die Höfe an seiner Küste und geht auf Raubzug
legend-pirate = Pirat
legend-pirate-is = Bedroht alle Höfe an seiner Küste, wenn dort kein Schiff ist
legend-harbour = Hafen
legend-harbour-is = Wer hier siedelt, kann in dieser Richtung Schiffe bauen
legend-waves = Küste
legend-waves-is = Auf Karten: ein Bezirk am Meer
legend-setting = Setting
legend-setting-is = Eine der sechs Regionen, am Ende jedes Jahrhunderts gewertet
legend-wisby-is = Der Markt: Hier lässt sich jede Ware einmal je Generation verkaufen
legend-roma-is = Hier wird das Thing einberufen
legend-terrains = Landschaften der Bezirke
legend-goods = Waren und Silber
legend-cards = Auf Karten
legend-food = Nahrung
legend-food-is = Gibt eine Karte, wenn du sie auf der Hand behältst
legend-bury = Vergraben
legend-bury-is = Für jedes davon auf behaltenen Karten darfst du ein Silber oder eine Karte vergraben. Neben einem Spieler: was vergraben ist
legend-resource = Grundware
legend-resource-is = Eine deiner Wahl
legend-decoration = Schmuck
legend-decoration-is = Für eine Kirche: bringt am Ende Punkte
legend-craft = Handwerk
legend-craft-is = Eine Karte, die du lernen kannst
legend-trading = Handelspartner
legend-trading-is = Eine Karte, die du in Wisby bekommen kannst
legend-tick = Erfüllt
legend-tick-is = Du hast, was diese Karte verlangt, oder das Ziel ist erreicht
legend-cross = Nicht erfüllt
legend-cross-is = Dir fehlt, was diese Karte verlangt, oder das Ziel ist nicht mehr zu erreichen
legend-deeds = Was du tun kannst
legend-settle = Siedeln
legend-settle-is = Ein neuer Hof
legend-take = Nehmen
legend-take-is = Waren oder Silber aus dem Vorrat
legend-sell = Verkaufen
legend-sell-is = Eine Warenart, für Silber
legend-draw = Ziehen
legend-draw-is = Karten von deinem Stapel
legend-raid = Raubzug
legend-raid-is = Jedes Schiff nimmt Silber oder versenkt einen Piraten
legend-sink = Versenken
legend-sink-is = Einen Piraten. Neben einem Spieler: wie viele er versenkt hat
legend-assembly = Thing
legend-assembly-is = Du beginnst die nächste Generation und versenkst einen Piraten
legend-unbury = Ausgraben
legend-unbury-is = Vergrabenes Silber oder eine vergrabene Karte zurückholen
legend-beside = Neben den Spielern und auf den Bannern
legend-points = Siegpunkte
legend-points-is = Die meisten gewinnen
legend-worker = Arbeiter
legend-worker-is = Spielt in jeder Generation eine Karte. Blass: schon eingesetzt
legend-produce = Lager
legend-produce-is = Wie viele Waren ein Spieler hat
legend-hand = Hand
legend-hand-is = Wie viele Karten ein Spieler hält
legend-deck = Stapel
legend-deck-is = Karten, die noch gezogen werden
legend-discard = Ablagestapel
legend-discard-is = Wird gemischt, wenn der Stapel leer ist
legend-start = Startspieler
legend-start-is = Ist in dieser Generation als Erster am Zug
legend-demand = Hohe Nachfrage
legend-demand-is = Diese Waren bringen in dieser Generation mehr
legend-safe = Sicher
legend-safe-is = Die Bedrohung trifft diese Siedlung nicht
legend-threat = Verlust
legend-threat-is = Was die Karte dieser Generation den Spielern nimmt
legend-crown = Krone
legend-crown-is = Hat gewonnen

## The text view of a position

sheet-set-up = Vorbereitung
sheet-stage = { $century }, Generation { $number }: { $generation }
sheet-between = { $century }
sheet-turn = am Zug
sheet-start = Startspieler
sheet-left = Generationen übrig im Jahrhundert
sheet-house = Hausregel
sheet-demand = hohe Nachfrage
sheet-playing = wird gespielt
sheet-wisby = in Wisby verkauft
sheet-roma = Thing einberufen von
sheet-supply = Vorrat
sheet-lost = in dieser Generation verloren
sheet-to-pirate = { $what } ({ $direction })
sheet-map = Die Karte
sheet-district = Bezirk
sheet-setting = Setting
sheet-terrain = Landschaft
sheet-coast = Meer
sheet-settlements = Siedlungen
sheet-neutral = neutraler Hof
sheet-threat = Bedroht
sheet-threatened = ja
sheet-exempt = nicht für { $players }
sheet-harbour = { $sea } (Hafen)
sheet-settings = Settings
sheet-home = Heimat von
sheet-leads = Führt jetzt
sheet-vp = SP
sheet-sea = Das Meer
sheet-direction = Richtung
sheet-pirate = Pirat
sheet-ships = Schiffe
sheet-offers = Handwerke und Handelspartner
sheet-card = Karte
sheet-does = Wenn gespielt
sheet-kept = Wenn behalten
sheet-requires = Voraussetzung
sheet-met = { $requires }: hast du
sheet-below = Karten darunter
sheet-price = Silber
sheet-decorations = Kirchenschmuck
sheet-decoration = Schmuck
sheet-owner = Besitzer
sheet-players = Spieler
sheet-player = Spieler
sheet-reputation = Ruf
sheet-storage = Lager
sheet-buried = Vergraben
sheet-workers = Arbeiter (auf der Bank)
sheet-cards = Hand / Stapel / Ablage
sheet-points = SP, wenn das Spiel jetzt endete
sheet-hand = Deine Hand: { $food } Nahrung für { $needed }, { $bury }-mal vergraben
sheet-open-hand = Die Hand von { $player }
sheet-food = Nahrung
sheet-bury = Vergraben
sheet-dealt = Deine Rufe
sheet-returned = Ruf, den du zurückgegeben hast
sheet-kept-one = behalten
sheet-text = Was er bewirkt
sheet-own-cards = Deine anderen Karten
sheet-deck = Stapel
sheet-discard = Ablagestapel
sheet-played = gespielt
sheet-result = Ergebnis
sheet-buildings = Türme und Kirchen
source-settings = Settings
sheet-pirates = Versenkte Piraten
source-buried = Vergrabenes Silber
source-storage = Lager
source-cards = Karten
sheet-total = Summe
sheet-tie = Teuerster Kirchenschmuck (bei Gleichstand)
sheet-ranks = Platz
sheet-best-goal = Bestes erreichtes Ziel
sheet-goals = Ziele
sheet-reached = erreicht
sheet-open = nicht erreicht

## What is written on the board; a tip is several lines, the last has the rules

board-board = Spielplan von Gotlandia
board-silver = Silber

## Where the game stands

board-generation-number = { $century }, Generation { $number }
board-to-come = Kommt noch, wenn das Jahrhundert nicht früher endet.
board-never-comes = Kommt nicht mehr: Das Jahrhundert endet früher.
board-scoring-title = Wertung der { $century }
board-scoring-tip = Punkte gibt es für Türme, Kirchen und die Führung in jedem Setting.
board-over = Das Spiel ist zu Ende
board-no-generation = Noch keine Generationskarte
board-event-remove-worker = Spieler mit { $if_workers } Arbeitern verlieren { $n }
board-event-reduce-workers = alle haben höchstens noch { $to } Arbeiter
board-event-plague = Höfe, die ihren Bezirk teilen, gehen verloren
board-event-last-generation-of-century = letzte Generation des Jahrhunderts
board-event-lose-units = alle verlieren { $n } Silber oder Waren
board-cards-left = Generationen übrig in diesem Jahrhundert: { $count }
board-pirates-come = Piraten: { $directions }
board-demand-for = Hohe Nachfrage: { $resources }
board-demand = hohe Nachfrage:
board-demand-tip = Jedes verkaufte Stück bringt mehr Silber.
board-losses = Verluste
board-pirate-comes = Ein Pirat kommt: { $direction }
board-took-nothing = Hier ging nichts verloren.
board-ship = Schiff
board-lost-units = { $player } hat verloren: { $goods }
board-now-playing = { $player } spielt { $card }
board-now-turn = Aktionen: { $player } ist am Zug
board-phase-set-up = Vorbereitung
board-phase-events = Neue Generationskarte
board-phase-pirates = Piraten kommen
board-phase-draw = Karten ziehen
board-phase-actions = Aktionen
board-phase-hands = Restliche Handkarten: Nahrung und Vergraben
board-supply = Vorrat
board-pirates-left = Piraten im Vorrat: { $count }
board-goal-met = Erreicht.
board-goal-missed = Verpasst: Die Zeit dafür ist vorbei.
board-goal-open = Noch nicht erreicht.
board-short-northeast = NO
board-short-east = O
board-short-southeast = SO
board-short-southwest = SW
board-short-west = W
board-short-northwest = NW

## The map

board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-whole = Ganze Karte
board-farmstead = Hof
board-tower = Turm
board-church = Kirche
board-neutral = Neutraler Hof
board-neutral-tip = Er gehört niemandem. In seinem Bezirk zu siedeln kostet 1 Silber, und er zählt beim Kampf um die Führung im Setting mit.
board-neutral-count = Neutrale Höfe: { $count }
board-settlement-of = { $kind } von { $player } in { $district }
board-exempt = Vor Piraten sicher ({ $why })
board-blocked = Bedroht: Er produziert nichts und bringt keine Nahrung.
board-inland = Binnenland
board-is-harbour = Hafen
board-threat = Bedroht aus: { $directions }. Hier kann niemand siedeln.
board-settle-price = Siedeln kostet { $cost }{ $fee ->
        [none] { "" }
       *[other] , dazu { $fee } Silber für die Siedlungen hier
    }. Eine Ware kannst du durch 2 Silber ersetzen.
board-harbour-tip =
    Hafen: { $district }
    Besiedle ihn, um hier Schiffe zu bauen: { $direction }
    GOT-07, GOT-82
board-pirate-in = Pirat: { $direction }
board-pirate-threatens = Hier ist ein Pirat und kein Schiff, die Küste ist bedroht.
board-pirate-kept = Ein Schiff schützt die Küste für alle, aber Schiffe hier bringen keine Nahrung.
board-ships-of = Schiffe von { $player }: { $ships }
board-coast-of = Küste: { $districts }
board-ship-tip =
    Schiff von { $player }: { $direction }
    GOT-10, GOT-51
board-home-of = Heimat von { $player }
board-home-is = Heimatsetting: { $setting }
board-setting-title = { $setting } (Setting)
board-setting-tip = Ein Setting ist eine der sechs Regionen der Insel. Am Ende jedes Jahrhunderts bekommt dort Punkte, wer den meisten Einfluss hat.
board-lead = Punkte bekäme jetzt: { $players }, je { $vp } SP
board-no-lead = Hier bekäme jetzt niemand Punkte.
board-influence = Kirchen { $churches }, Türme { $towers }, Höfe { $farmsteads }
board-wisby-tip =
    Wisby, der Markt
    Jede Ware kann hier einmal je Generation verkauft werden.
    GOT-80
board-space-tip = { $resource } verkaufen: je { $price } Silber
board-space-free = Der Platz ist frei.
board-space-taken = Hier steht ein Arbeiter von { $player }.
board-roma-tip = Roma: Beruf hier das Thing ein, dann wirst du Startspieler und versenkst einen Piraten.

## Players

board-start-tip =
    Startspieler
    Beginnt die nächste Generation.
    GOT-39, GOT-71
board-close = Schließen
board-open-player = Mehr über { $player }
board-points-tip = Punkte bisher: { $vp }
board-if-now = Wenn das Spiel jetzt endete:
board-source-buildings = Türme und Kirchen
board-source-settings = Settings
board-source-pirates = Versenkte Piraten
board-source-buried = Vergrabenes Silber
board-source-storage = Lager
board-source-cards = Karten
board-source-decorations = Kirchenschmuck
board-source-total = Summe
board-workers-tip = Arbeiter von { $player }: { $workers } von { $most }, auf der Bank: { $bench }
board-buried-tip = Vergrabenes Silber: { $silver }; sicher und je 1 SP wert
board-buried-cards = Vergrabene Karten:
board-sunk-tip = Versenkte Piraten: { $count }, je 1 SP wert
board-no-reputation = Noch kein Ruf
board-reserve-tip = In Reserve: Höfe { $farmsteads }, Türme { $towers }, Kirchen { $churches }, Schiffe { $ships }
board-hand-tip = Handkarten: { $count }. Die jetzt besiedelten Settings bringen je Generation { $draws } Karten.
board-deck-tip = Karten im Nachziehstapel: { $count }
board-deck-inside = In unbekannter Reihenfolge: { $cards }
board-discard-tip = Ablagestapel: { $count }
board-decorations = Kirchenschmuck
board-was-played = In dieser Generation gespielt.
board-left-in-hand = Auf der Hand:
board-in-hand = Auf der Hand geblieben.

## Cards

board-basic = Grundkarte
board-setting = Settingkarte
board-craft = Handwerkskarte
board-trading = Handelskarte
board-do-settle = Siedeln
board-do-produce = Produzieren
board-do-take = Nehmen
board-do-sell = Verkaufen
board-do-draw = Ziehen
board-do-build-tower = Turm bauen
board-do-build-ship = Schiff bauen
board-do-build-church = Kirche bauen
board-do-decorate = Kirche schmücken
board-do-place-ship = Schiff einsetzen
board-do-place-tower = Turm einsetzen
board-do-raid = Raubzug
board-do-place-pirate = Pirat einsetzen
board-do-sink = Pirat versenken
board-do-assembly = Thing einberufen
board-do-learn-craft = Handwerk lernen
board-do-trading-partner = Handelspartner
board-do-unbury = Ausgraben
board-then-unbury = ausgraben
board-then-trading-partner = Handelspartner
board-then-learn-craft = Handwerk lernen
board-then-build-church = Kirche
board-then-decorate = Schmuck
board-or = { " " }oder{ " " }
board-where-setting = hier
board-where-adjacent = nebenan
board-where-anywhere = beliebig
board-one-kind = eine Art
board-kept = behalten:
board-kept-now = Behalten: Nahrung { $food }, vergraben { $bury }
board-requires = Voraussetzung: { $what }
board-if-left = Wenn behalten: { $what }
board-needs = braucht
board-settings-needed = { $settings } Settings

## What can be had

board-market = Markt
board-market-tip = Handwerke, Handelspartner, Schmuck und der Vorrat.
board-craft-piles = Handwerkskarten
board-trading-piles = Handelskarten
board-empty-pile = Dieser Stapel ist leer.
board-pile-tip = Karten darunter: { $below }
board-met = Du erfüllst die Voraussetzung.
board-not-met = Dir fehlt die Voraussetzung.
board-affordable = Sie kostet { $price } Silber.
board-not-affordable = Sie kostet { $price } Silber, mehr als du hast.
board-decoration-tip = Kostet { $cost } Silber, bringt { $vp } SP
board-owned-by = Gehört { $player }.

## The hand

board-nobody-to-steal-from = Allein gibt es niemanden zu bestehlen.
board-number-tip = Wer die höchste Zahl hat, beginnt das Spiel.
board-hand-title = Deine Hand
board-no-cards = Keine Karten auf der Hand
board-if-kept = wenn alles bleibt:
board-outlook-tip = Nahrung aus deiner Hand: { $food }; zu ernährende Siedlungen: { $needed }
board-outlook-grows = Das reicht für einen neuen Arbeiter.
board-outlook-short = { $short } zu wenig für einen neuen Arbeiter; das kannst du mit Getreide ausgleichen.
board-outlook-full = Du hast schon alle deine Arbeiter.
board-bury-tip = Mit deiner Hand darfst du { $bury }-mal je ein Silber oder eine Karte vergraben
board-shelf-played = Gespielt:
board-shelf-discard = Ablage:
board-shelf-buried = Vergraben:
board-in-played = In dieser Generation gespielt.
board-in-discard = In deinem Ablagestapel.
board-in-buried = Vergraben: nicht mehr im Stapel, zählt aber am Ende.

## The desk

board-desk-pay = Wie willst du zahlen?
board-desk-sell = Was willst du verkaufen?
board-desk-sell-number = Wie viele?
board-desk-take = Was nimmst du?
board-desk-lose = { $by }: gib { $units } ab
board-desk-raided = Piraten ({ $direction }): gib { $units } ab
board-desk-raid = Dieses Schiff:
board-desk-sail = Dieses Schiff:
board-desk-bury = Vergraben (noch { $left })
board-desk-unbury = Ausgraben:
board-desk-unbury-any = Beliebig viel ausgraben:
board-desk-feed = Getreide zahlen?
board-fee = Davon { $fee } Silber für die Siedlungen dort, an: { $to }
board-stay = bleiben

## The end

board-result = Ergebnis
board-ranks = Rang
board-best-goal = Bestes erreichtes Ziel
board-no-goal = keins, das Spiel ist verloren
board-winner-tip = { $player } gewinnt

## The names and texts of the pack. In English they stand in the pack itself.

pack-resource-wood-name = Holz
pack-resource-wood-one = Holz
pack-resource-sheep-name = Schafe
pack-resource-sheep-one = Schaf
pack-resource-grain-name = Getreide
pack-resource-grain-one = Getreide
pack-resource-stone-name = Stein
pack-resource-stone-one = Stein
pack-resource-tar-name = Teer
pack-resource-tar-one = Teer
pack-resource-horse-name = Pferde
pack-resource-horse-one = Pferd

pack-terrain-forest-name = Wald
pack-terrain-pasture-name = Weide
pack-terrain-field-name = Feld
pack-terrain-hill-name = Hügel

pack-direction-northeast-name = Nordosten
pack-direction-east-name = Osten
pack-direction-southeast-name = Südosten
pack-direction-southwest-name = Südwesten
pack-direction-west-name = Westen
pack-direction-northwest-name = Nordwesten

pack-setting-rute-name = Rute
pack-setting-kraklinge-name = Kräklinge
pack-setting-burs-name = Burs
pack-setting-hoburg-name = Hoburg
pack-setting-hejde-name = Hejde
pack-setting-bro-name = Bro

pack-district-farosund-name = Fårösund
pack-district-forsa-name = Forsa
pack-district-faro-name = Fårö
pack-district-bal-name = Bal
pack-district-ostergarn-name = Östergarn
pack-district-lina-name = Lina
pack-district-halla-name = Halla
pack-district-bandlunde-name = Bandlunde
pack-district-garde-name = Garde
pack-district-hemse-name = Hemse
pack-district-burgsvik-name = Burgsvik
pack-district-eke-name = Eke
pack-district-hablingbo-name = Hablingbo
pack-district-fardhem-name = Fardhem
pack-district-klintehamn-name = Klintehamn
pack-district-banda-name = Banda
pack-district-stenkumla-name = Stenkumla
pack-district-brissund-name = Brissund
pack-district-lummelunda-name = Lummelunda
pack-district-endre-name = Endre
pack-district-dede-name = Dede

pack-place-wisby-name = Wisby
pack-place-roma-name = Roma

pack-card-setting-rute-name = Rute
pack-card-setting-kraklinge-name = Kräklinge
pack-card-setting-burs-name = Burs
pack-card-setting-hoburg-name = Hoburg
pack-card-setting-hejde-name = Hejde
pack-card-setting-bro-name = Bro
pack-card-forest-name = Wald
pack-card-pasture-name = Weide
pack-card-field-name = Feld
pack-card-hill-name = Hügel
pack-card-home-name = Heim
pack-card-wisby-name = Wisby
pack-card-baltic-sea-name = Ostsee
pack-card-gotland-name = Gotland
pack-card-roma-name = Roma
pack-card-stud-name = Gestüt
pack-card-tar-pit-name = Teergrube
pack-card-brewery-name = Brauerei
pack-card-treasury-name = Schatzkammer
pack-card-orchard-name = Obstgarten
pack-card-smithy-name = Schmiede
pack-card-quarry-name = Steinbruch
pack-card-mill-name = Mühle
pack-card-fishing-hut-name = Fischerhütte
pack-card-inn-name = Gasthaus
pack-card-shipyard-name = Werft
pack-card-armoury-name = Rüstkammer
pack-card-tannery-name = Gerberei
pack-card-village-name = Dorf
pack-card-lubeck-name = Lübeck
pack-card-linkoping-name = Linköping
pack-card-skanor-name = Skanör
pack-card-kalmar-name = Kalmar
pack-card-rostock-name = Rostock
pack-card-reval-name = Reval
pack-card-gdansk-name = Danzig
pack-card-stralsund-name = Stralsund
pack-card-novgorod-name = Nowgorod
pack-card-bergen-name = Bergen
pack-card-riga-name = Riga
pack-card-stettin-name = Stettin
pack-card-memel-name = Memel
pack-card-falsterbo-name = Falsterbo

pack-reputation-respectable-name = Angesehen
pack-reputation-respectable-text = Ersetze einen deiner Höfe durch einen Turm.
pack-reputation-wise-name = Weise
pack-reputation-wise-text = Mit nur einem besiedelten Setting ziehst du sechs statt fünf Karten. Nach einer Aktion mit Heim versenkst du einen Piraten.
pack-reputation-beautiful-daughters-name = Schöne Töchter
pack-reputation-beautiful-daughters-text = Beim Siedeln zahlst du kein Silber für andere Siedlungen.
pack-reputation-rune-carvers-name = Runenritzer
pack-reputation-rune-carvers-text = Ein Silber zusätzlich für jeden verkauften Stein.
pack-reputation-outgoing-name = Gesellig
pack-reputation-outgoing-text = Ein Handelspartner kostet dich ein Silber statt drei.
pack-reputation-storytellers-name = Geschichtenerzähler
pack-reputation-storytellers-text = Beginne mit fünf vergrabenen Silber.
pack-reputation-rich-name = Reich
pack-reputation-rich-text = Beginne mit fünf Silber mehr.
pack-reputation-shepherds-name = Schäfer
pack-reputation-shepherds-text = Produzierst du mindestens ein Schaf, erhältst du eines mehr.
pack-reputation-sea-legged-name = Seefest
pack-reputation-sea-legged-text = Beginne mit einem zweiten Schiff in deiner Richtung.
pack-reputation-herbalists-name = Kräuterkundige
pack-reputation-herbalists-text = Produzierst du mindestens ein Holz, nimm ein Silber.
pack-reputation-strong-name = Stark
pack-reputation-strong-text = Beginne mit Schmiede oder Fischerhütte im Ablagestapel, auch ohne die Voraussetzungen.
pack-reputation-hillfolk-name = Hügelvolk
pack-reputation-hillfolk-text = Deine Höfe auf Hügeln sind vor Piraten und dem Schwarzen Tod sicher (von Piraten bedrohte Bezirke darfst auch du nicht besiedeln). Eine Hügelsiedlung wird umsonst ernährt.
pack-reputation-large-family-name = Große Familie
pack-reputation-large-family-text = Beginne mit einem dritten Hof in deinem Setting.
pack-reputation-misers-name = Geizhälse
pack-reputation-misers-text = In jeder Generation darfst du ein Silber oder eine Karte zusätzlich vergraben.
pack-reputation-gossip-mongers-name = Klatschmäuler
pack-reputation-gossip-mongers-text = Nach einer Aktion in Wisby oder Roma darfst du eine Karte ziehen, noch vor Handelspartner oder Handwerk.
pack-reputation-troll-born-name = Trollblütig
pack-reputation-troll-born-text = Versetze deinen Hof ohne Hafen in einen leeren Wald außerhalb fremder Heimatsettings.
pack-reputation-hoarders-name = Hamsterer
pack-reputation-hoarders-text = Beginne mit drei Getreide mehr.
pack-reputation-long-fingered-name = Langfinger
pack-reputation-long-fingered-text = Nach einer Aktion mit Gotland stiehlst du ein Silber. Silber nehmen in Wisby bringt drei.
pack-reputation-innovators-name = Neuerer
pack-reputation-innovators-text = Beginne mit Gestüt oder Teergrube im Ablagestapel, auch ohne die Voraussetzungen.
pack-reputation-troublemakers-name = Unruhestifter
pack-reputation-troublemakers-text = In jeder Generation darfst du einen Piraten einsetzen, wo keiner ist. Jeder Raubzug bringt ein Silber mehr.

pack-generation-1100-a-name = Handel & Gelegenheit
pack-generation-1100-b-name = Handel & Gelegenheit
pack-generation-1100-c-name = Handel & Gelegenheit
pack-generation-1100-d-name = Handel & Gelegenheit
pack-generation-1100-e-name = Handel & Gelegenheit
pack-generation-1100-f-name = Handel & Gelegenheit
pack-generation-1200-conflict-a-name = Streit & Zwist
pack-generation-1200-conflict-b-name = Streit & Zwist
pack-generation-1200-trade-a-name = Handel & Gelegenheit
pack-generation-1200-trade-b-name = Handel & Gelegenheit
pack-generation-1200-trade-c-name = Handel & Gelegenheit
pack-generation-1200-civil-war-name = Bürgerkrieg
pack-generation-1300-black-death-name = Schwarzer Tod
pack-generation-1300-peace-name = Frieden
pack-generation-1300-king-valdemar-name = König Waldemar
pack-generation-1300-vitalien-brothers-name = Vitalienbrüder
pack-generation-1300-teutonic-knights-name = Deutscher Orden

pack-decoration-iron-clad-door-name = Eisenbeschlagene Tür
pack-decoration-gothic-portal-name = Gotisches Portal
pack-decoration-baptismal-font-name = Taufstein
pack-decoration-wall-paintings-name = Wandmalereien
pack-decoration-sacrament-cabinet-name = Sakramentsschrank
pack-decoration-stone-sculptures-name = Steinskulpturen
pack-decoration-stained-glass-window-name = Buntglasfenster
pack-decoration-gilded-altarpiece-name = Vergoldetes Altarbild
pack-decoration-triumphal-crucifix-name = Triumphkreuz
pack-decoration-splinter-of-the-holy-cross-name = Splitter vom Heiligen Kreuz

pack-solo_goal-easy-name = Leicht
pack-solo_goal-medium-name = Mittel
pack-solo_goal-hard-name = Schwer

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-list-different-texts = eine Liste verschiedener Texte
wrong-list-actions-list-steps = eine Liste von Aktionen, jede eine Liste von Schritten
wrong-piles-hold-all-single = Stapel mit allen { $cards } einzelnen Karten
wrong-list-points = eine Liste von 3 bis { $most_corners } Punkten
wrong-two-resources = zwei Waren (GOT-75)
wrong-directions-sea = Richtungen des Meeres
wrong-another-setting = ein anderes Setting
wrong-settings-whose-opposites-other = Settings, die einander gegenüberliegen (GOT-24)
wrong-two-trios-settings = 2 oder zwei Dreiergruppen von Settings (GOT-25)
wrong-something-else-card-setting = etwas anderes: Die Karte hat kein Setting
wrong-of-these = aus { $terrains }
wrong-action-cards = Aktionskarten
wrong-scoring-them = { $both } oder { $both2 }, wie es `scoring` sagt
wrong-point-map-two-numbers = ein Punkt der Karte: zwei Zahlen von 0 bis { $grid }
wrong-resources = eine der Waren { $resources }
wrong-number-of-directions = 1 bis { $most_directions } Richtungen
wrong-number-of-districts = 1 bis { $most_districts } Bezirke
wrong-neighbours-ring = die Nachbarn im Ring: { $wanted }
wrong-number-of-directions-2 = { $lower }, nach `directions`
wrong-districts-map = Bezirke der Karte, nicht { $text }
wrong-both-sides-border-neither = { $thing } auf beiden Seiten der Grenze oder auf keiner
wrong-districts-name-this-setting = die Bezirke, die dieses Setting nennen
wrong-only-district-harbour = sein einziger Bezirk mit Hafen (GOT-07)
wrong-harbour-another-districts = sein Hafen und ein weiterer seiner Bezirke (GOT-30)
wrong-harbour-borders = eine, an die sein Hafen grenzt (GOT-09)
wrong-districts-this-setting = Bezirke dieses Settings (GOT-32)
wrong-by-start = { $lower }, nach `start` des Settings
wrong-most-different-cards = höchstens { $most_cards } verschiedene Karten
wrong-step-main-action-this = ein Schritt einer Hauptaktion; dieser folgt nur auf eine (GOT-67)
wrong-card-setting = eine Karte für jedes Setting (GOT-29)
wrong-without-advanced-cards = { $own }, wie ohne die fortgeschrittenen Karten
wrong-cards-pile-their-own = die Karten der Art { $thing }, die einen eigenen Stapel haben
wrong-two-players = zwei für jeden von { $most } Spielern (GOT-36)
wrong-different-numbers-least-them = verschiedene Zahlen, davon mindestens { $most } gerade (GOT-37)
wrong-century-order = eine für jedes Jahrhundert, der Reihe nach (GOT-40)
wrong-resources-2 = Waren
wrong-false-only-coastal-district = false: Nur ein Küstenbezirk hat einen Hafen (GOT-07)
wrong-step-may-follow-main = ein Schritt, der auf eine Hauptaktion folgen darf (GOT-67)
wrong-action-card = eine Aktionskarte
wrong-least-cards = mindestens { $drawn } Karten der { $thing } (GOT-40)
wrong-mixed-single-card-else = gemischt für eine einzelne Karte, sonst ihr eigener Stapel
wrong-what-produced-base-per = was produziert wird: `base`, `per` oder `in_setting`
wrong-terrain = eine Landschaft
wrong-these-homes-never-played = diese Heimat-Settings kommen nie zusammen vor (GOT-24, GOT-25, GOT-26)
wrong-only-set-up-steps = nur die Vorbereitung hat Schritte
wrong-only-silver-game = im Spiel sind nur { $silver } Silber (GOT-R19)
wrong-reputation-exists-once = jeden Ruf gibt es nur einmal
wrong-player-most-settlement-district = ein Spieler hat in einem Bezirk höchstens eine Siedlung (GOT-02)
wrong-player-only = ein Spieler hat nur { $ships } (GOT-14)
wrong-only-pirates-game = im Spiel sind nur { $pirates } Piraten (GOT-18)
wrong-cards-need-many-workers = { $placed } Karten brauchen { $placed } Arbeiter, es gibt aber nur { $workers }
wrong-place-deck-written-out = { $missing } liegt nirgends, und ein ausgeschriebener Stapel ist vollständig
wrong-only-cards-hand-can = nur Handkarten können anderen bekannt sein
wrong-only-game = im Spiel sind nur { $copies } { $thing }
wrong-expected-different-single-cards = erwartet: verschiedene einzelne Karten der Art { $kinds }, höchstens { $piles }
wrong-only-who-plays-alone = Ziele hat nur, wer allein spielt (GOT-196)
wrong-one-of-these = { $text } gibt es nicht; erwartet: eins von { $choices }
wrong-before-homes-dealt-nobody = bevor die Heimat-Settings verteilt sind, hat niemand etwas
wrong-player-only-2 = ein Spieler hat davon nur { $limit } (GOT-14)
wrong-district-holds-most-church = in einem Bezirk steht höchstens eine Kirche (GOT-02)
wrong-only-game-2 = vorhanden sind im Spiel nur { $supply } { $resources }
wrong-number-resource = erwartet: eine Zahl und eine Ware, nicht { $part }
wrong-seat-only = Platz { $seat } hat nur { $own } { $card_ids } (GOT-29)
wrong-number-card = erwartet: eine Zahl und eine Karte, nicht { $text }
wrong-seat-played-card-brought = Platz { $seat } hat keine Karte gespielt, mit der ein Arbeiter dorthin kommt
wrong-every-player-reputation-when = wenn die Effekte der Vorbereitung ausgeführt werden, hat jeder Spieler einen Ruf
wrong-cards-were-turned-up = vorher wurden { $wanted } Karten der { $centuries } aufgedeckt
wrong-when-generation-begins-nobody = wenn eine Generation beginnt, hat niemand Handkarten oder gespielte Karten
wrong-named-twice = { $text } ist zweimal genannt
wrong-had-this-game = { $card_ids } ist in diesem Spiel nicht zu haben
wrong-exists-once = { $thing } gibt es einmal
wrong-seat-card-worker-play = Platz { $active } hat keine Karte oder keinen Arbeiter zum Spielen (GOT-64)

## The first voyage

voyage-reputation = Deine Familie auf Gotland hat einen Ruf, einen kleinen Vorteil für das ganze Spiel. Du hast zwei bekommen. Als Hamsterer beginnst du mit 3 Getreide mehr, das hilft beim Siedeln. Behalte diesen Ruf.
voyage-settle = Die Karte dieser Generation hat Piraten in den Osten und den Südwesten gebracht, und für Getreide herrscht hohe Nachfrage. In jedem Zug spielst du mit einem Arbeiter eine Karte und nutzt eine ihrer Aktionen. Mit Gotland besiedelst du einen beliebigen Bezirk neben deinen. Wähle Bal: Es liegt in Rute, einem anderen der sechs Settings, und je mehr Settings du besiedelt hast, desto mehr Karten ziehst du. Ein Hof kostet 1 Holz und 1 Getreide. Zahle beides, behalte dein Silber und bestätige.
voyage-market = Du hast noch 4 Getreide, und dafür herrscht hohe Nachfrage: Es bringt 3 Silber je Ware statt 2. Spiel Wisby, verkaufe 3 Getreide und behalte eines, um wieder zu siedeln. In Wisby kann jede Ware nur einmal je Generation verkauft werden, sonst kann dort jetzt also niemand mehr Getreide verkaufen.
voyage-partner = Nach einer Aktion in Wisby darfst du für 3 Silber einen Handelspartner gewinnen: eine bessere Karte für deinen Stapel. Mit Lübeck kannst du später Kirchen bauen. Nimm es.
voyage-wood = Die Karten, die du noch auf der Hand hattest, brachten genug Nahrung für deine drei Höfe, also hast du einen Arbeiter bekommen. Eine gespielte Karte ernährt niemanden. Jetzt hat eine neue Generation begonnen, und mit zwei Settings ziehst du sechs Karten. Ein Turm kostet 1 Holz und 1 Stein, und dir fehlt Holz. Spiel Wald, um welches zu produzieren.
voyage-tower = Jetzt bau einen Turm: Spiel Bro, die Karte deiner Heimat, und wähle Brissund. Ein Turm ist vor Piraten sicher, zählt am Ende jedes Jahrhunderts 1 SP und schlägt in seinem Setting beliebig viele Höfe. Zahle mit Holz und Stein.

## The goal card

goal-sentence = Führe eine Familie durch drei Jahrhunderte: Spiele Karten, um zu siedeln, zu segeln und zu bauen.
goal-way-1 = Am Ende jedes Jahrhunderts bringt ein Turm 1 Punkt und eine Kirche 3.
goal-way-2 = Auch wer dann in einer der sechs Regionen führt, den Settings, bekommt 5.
goal-way-3 = Am Ende des Spiels bringt jeder versenkte Pirat und jedes vergrabene Silber 1 Punkt.
goal-way-4 = Handwerkskarten, Handelskarten und Kirchenschmuck bringen, was darauf steht.
goal-winner = Wer nach den 1300ern die meisten Siegpunkte hat, gewinnt.
