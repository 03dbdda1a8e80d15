### Gotlandia

## What a seat is asked

ask-keep = Behalte einen deiner beiden Rufe: { $reputations }. Niemand sieht ihn, bis alle gewählt haben.
ask-reveal = Decke deinen Ruf auf.
ask-start-tower = Ersetze einen deiner Anfangshöfe durch einen Turm.
ask-start-farmstead = Wohin kommt dein Hof, bevor das Spiel beginnt?
ask-start-card = Welche Karte legst du auf deinen Ablagestapel?
ask-lose =
    { $count ->
        [one] Du verlierst noch { $count } Einheit: Silber oder Waren, wie du willst.
       *[other] Du verlierst noch { $count } Einheiten: Silber oder Waren, wie du willst.
    }
ask-lose-worth =
    { $count ->
        [one] Du verlierst noch { $count } Einheit: Ein Silber ist eine, eine Ware { $worth }.
       *[other] Du verlierst noch { $count } Einheiten: Ein Silber ist eine, eine Ware { $worth }.
    }
ask-spare = Du würdest deine letzte Siedlung verlieren: Behalte einen der gerade verlorenen Höfe.
ask-trouble = Du darfst einen Piraten einsetzen, wo keiner ist.
ask-play =
    { $workers ->
        [one] Spiele eine Karte mit einer ihrer Aktionen. Du hast noch { $workers } Arbeiter auf der Bank.
       *[other] Spiele eine Karte mit einer ihrer Aktionen. Du hast noch { $workers } Arbeiter auf der Bank.
    }
ask-settle = Wo siedelst du?
ask-pay = Zahle { GOODS($resources) }{ $district ->
        [none] { "" }
       *[other] { " " }für { $district }
    }{ $direction ->
        [none] { "" }
       *[other] { " " }für ein Schiff im { $direction }
    } oder statt einer der Waren { $silver } Silber{ $fee ->
        [none] { "" }
       *[other] ; dazu { $fee } Silber Abgabe
    }.
ask-build-ship = Von welchem Hafen aus baust du das Schiff? Nenne seine Richtung.
ask-place-ship = In welche Richtung setzt du das Schiff?
ask-build-tower = Wo baust du den Turm?
ask-place-tower = Wo setzt du den Turm?
ask-church = Welcher deiner Türme wird zur Kirche?
ask-church-step = Jetzt darfst du eine Kirche bauen oder schmücken.
ask-decorate = Womit schmückst du deine Kirche?
ask-sell = Was verkaufst du?
ask-sell-number = Wie viel verkaufst du: { $resource }? Jedes Stück bringt { $price } Silber.
ask-take = Welche Ware nimmst du?
ask-raid = Dein Schiff im { $direction }: { $silver } Silber nehmen oder einen Piraten dort oder daneben versenken?
ask-sail = Dein Schiff im { $direction } darf in eine benachbarte Richtung fahren.
ask-sink = Welchen Piraten versenkst du?
ask-place-pirate = Setze einen Piraten in eine Richtung, in der keiner ist.
ask-place-pirate-anywhere = Setze einen Piraten in irgendeine Richtung. Wo schon einer ist, überfällt er die Küste oder nimmt Schiffe.
ask-draw =
    { $left ->
        [one] Du darfst bis zu { $left } Karte ziehen.
       *[other] Du darfst bis zu { $left } Karten ziehen.
    }
ask-steal = Wem stiehlst du { $silver } Silber?
ask-learn = Du darfst für { $silver } Silber ein Handwerk lernen.
ask-partner = Du darfst für { $silver } Silber einen Handelspartner gewinnen.
ask-unbury = Du darfst ein Silber oder eine Karte ausgraben.
ask-unbury-any = Du darfst Silber und Karten ausgraben, eins nach dem anderen.
ask-show = Decke deine Hand auf.
ask-feed = { $count } Getreide für das zahlen, was deine Hand nicht ernährt, und einen Arbeiter gewinnen?
ask-bury = Vergrabe ein Silber oder eine Karte; noch { $left } Mal.

## What a legal move costs or does

does-lose = zählt { $count } Einheiten
does-settle-action = kostet Holz und Getreide und Abgaben
does-settle-free = kostet Holz und Getreide
does-settle = Abgabe { $fee } Silber
does-pay = kostet { GOODS($goods) }
does-build-ship = ein Schiff in der Richtung deines Hafens
does-place-ship = ein Schiff in beliebiger Richtung, umsonst
does-build-tower = ein Hof wird zum Turm
does-place-tower = ein Hof wird zum Turm, umsonst
does-build-church = ein Turm wird zur Kirche
does-church = kostet { GOODS($resources) } oder statt einer Ware { $silver } Silber
does-decorate = ein Schmuckstück für deine Kirche
does-decorate-with = kostet { $silver } Silber, { $vp } SP
does-produce = bringt { GOODS($goods) }
does-take = bringt { GOODS($goods) }
does-take-basic = eine Grundware deiner Wahl
does-sell = alles zusammen brächte: { WORTH($worth) }
does-sell-kind = je { $price } Silber, du hast { $count }
does-sell-number = bringt { $silver } Silber
does-raid =
    { $ships ->
        [one] { $ships } Schiff: bis zu { $silver } Silber oder versenkte Piraten
       *[other] { $ships } Schiffe: bis zu { $silver } Silber oder versenkte Piraten
    }
does-plunder = bringt { $silver } Silber
does-sink-here = 1 SP am Ende; das Schiff darf noch fahren
does-sink-there = das Schiff fährt nach { $direction }
does-sink = versenkt irgendeinen Piraten
does-assembly = du beginnst die nächste Generation; versenkt einen Piraten
does-assembly-only = du beginnst die nächste Generation
does-place-pirate-anywhere = ein Pirat in irgendeiner Richtung
does-pirate-fights = der Pirat verschwindet, und jeder verliert dort ein Schiff
does-pirate-raids = der Pirat überfällt diese Küste
does-place-pirate = ein Pirat, wo keiner ist
does-draw =
    { $count ->
        [one] bis zu { $count } Karte
       *[other] bis zu { $count } Karten
    }
does-learn = kostet { $silver } Silber

## Why a move is refused

no-not-dealt = Den Ruf { $reputation } hast du nicht bekommen.
no-start-district = Der Hof kann nicht nach { $district }.
no-start-card = { $card } steht nicht zur Wahl.
no-unit = Davon hast du nichts: { $unit }.
no-not-lost = In { $district } hast du gerade keinen Hof verloren.
no-second-pirate = Im { $direction } ist schon ein Pirat, oder es ist keiner mehr übrig.
no-pirate-left = Es ist kein Pirat mehr übrig.
no-must = Darauf kann man nicht verzichten.
no-card = Du hast { $card } nicht auf der Hand.
no-passing = Solange du Arbeiter und Karten hast, musst du spielen.
no-main-action = Mit { $card } folgt das auf die Hauptaktion, es ist keine.
no-token = Davon hast du keinen Vorrat mehr: { $piece }.
no-cost = Du kannst { GOODS($resources) } nicht zahlen; nur für eine der Waren dürfen { $silver } Silber stehen.
no-payment = So kannst du nicht zahlen.
no-district = Es gibt keinen Bezirk, den du damit besiedeln könntest.
no-settled-already = In { $district } hast du schon eine Siedlung.
no-other-district = Die Karte erlaubt { $district } nicht.
no-not-adjacent = { $district } grenzt an keine deiner Siedlungen.
no-threatened = { $district } ist von Piraten bedroht.
no-fee = Kosten und Abgabe ({ $fee } Silber) kannst du in { $district } nicht zahlen.
no-harbour = Du hast im { $direction } keinen Hafen besiedelt.
no-own-harbour = Du hast keinen Hafen besiedelt.
no-farmstead = In { $district } hast du keinen Hof.
no-own-farmstead = Du hast keinen Hof, der zum Turm werden könnte.
no-tower = In { $district } hast du keinen Turm.
no-church-site = Du hast keinen Turm in einem Bezirk ohne Kirche.
no-second-church = In { $district } steht schon eine Kirche.
no-own-church = Du hast keine Kirche zum Schmücken.
no-affordable-decoration = Du kannst kein ausliegendes Schmuckstück bezahlen.
no-decoration-gone = { $decoration } liegt nicht mehr aus.
no-silver = Dafür brauchst du { $silver } Silber.
no-not-on-top = { $card } liegt auf keinem Stapel obenauf.
no-prerequisite = Dir fehlt, was { $card } voraussetzt.
no-buried-silver = Du hast kein vergrabenes Silber.
no-not-buried = { $card } hast du nicht vergraben.
no-not-open = { $card } liegt nicht offen bei dir.
no-not-basic = { $resource } ist keine Grundware.
no-supply = Der Vorrat ist leer: { $resource }.
no-nothing-to-sell = Du hast nichts, was sich dort jetzt verkaufen lässt.
no-not-sold-here = { $resource } lässt sich mit dieser Karte nicht verkaufen.
no-resource = Davon hast du nichts: { $resource }.
no-space = Das hat in dieser Generation schon jemand in Wisby verkauft: { $resource }.
no-number = Du hast { $count } zu verkaufen.
no-ship = Du hast kein Schiff auf der Karte.
no-pirate-in-reach = Dein Schiff erreicht keinen Piraten im { $direction }.
no-not-beside = { $direction } ist keine benachbarte Richtung.
no-pirate = Im { $direction } ist kein Pirat.
no-pirates = Auf der Karte ist kein Pirat.
no-roma = Das Thing wurde in dieser Generation schon einberufen.
no-free-direction = Nirgends kann ein Pirat eingesetzt werden.
no-victim = Stehlen kann man nur bei anderen, die Silber haben.
not-asked = „{ $word }“ beantwortet nicht die Frage, die jetzt offen ist.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder anderen Karten.
over = Das Spiel ist zu Ende.
alone-goal = Bestes erreichtes Ziel: { $goal }, mit { $points } SP.
alone-lost = Kein Ziel wurde erreicht: Das Spiel ist verloren, mit { $points } SP.

## Where the game stands, for everyone

stage-set-up = Vorbereitung: Heimat, Stapel und Rufe.
stage-events = Generation { $number }: was die Karte bringt.
stage-pirates = Generation { $number }: Piraten ({ $seat }).
stage-draw = Generation { $number }: Alle ziehen Karten.
stage-actions = Generation { $number }: { $seat } ist am Zug.
stage-hands = Generation { $number }: { $seat } ernährt die Familie und vergräbt Schätze.
stage-over = Das Spiel ist zu Ende.

## The log

log-unplayed = Nicht als Heimat gespielt: { $settings }.
log-home = Die Heimat von { $seat } ist { $setting }.
log-turned-up = Obenauf { NOW($cards) } jetzt: { $cards }.
log-dealt = { $seat } bekommt { $reputations }.
log-kept = { $seat } behält { $reputation }.
log-revealed = { $seat }: { $reputation }. { TEXT($reputation) }
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
log-plague = Die Pest nimmt { $seat } Höfe: { $districts }.
log-plague-neutral = Die Pest nimmt neutrale Höfe: { $districts }.
log-last-generation = Mit dieser Generation endet das Jahrhundert.
log-spared = { $seat } behält den Hof in { $district }.
log-pirate-arrives = Ein Pirat kommt in den { $direction }.
log-pirate-fights = Der Pirat im { $direction } reißt dort Schiffe mit in die Tiefe.
log-pirate-raids = Der Pirat im { $direction } plündert die Küste.
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
log-settled = { $seat } hat einen neuen Hof in { $district }.
log-ship = { $seat } hat ein neues Schiff im { $direction }.
log-tower = { $seat } hat einen neuen Turm in { $district }.
log-church = { $seat } baut eine Kirche in { $district }.
log-decorated = { $seat } schmückt für { $silver } Silber eine Kirche: { $decoration }.
log-produced = { $seat } produziert { GOODS($goods) }.
log-took = { $seat } nimmt { GOODS($goods) }.
log-sold = { $seat } verkauft { GOODS($goods) } für { $silver } Silber.
log-raid-bonus = Der Raubzug bringt { $seat } { $silver } Silber mehr.
log-plundered = Das Schiff von { $seat } im { $direction } erbeutet { $silver } Silber.
log-sailed = Ein Schiff von { $seat } fährt von { $direction } nach { $to_direction }.
log-sank = { $seat } versenkt den Piraten im { $direction }.
log-assembly = { $seat } beruft das Thing ein und hat den Startspielermarker.
log-stole = { $seat } stiehlt { $victim } { $silver } Silber.
log-learned = { $seat } lernt für { $silver } Silber: { $card }.
log-partner = { $seat } gewinnt für { $silver } Silber { $card } als Handelspartner.
log-unburied = { $seat } gräbt { $card } aus.
log-unburied-silver = { $seat } gräbt ein Silber aus.
log-showed = { $seat } zeigt { $cards }.
log-fed = { $seat } zahlt { $count } Getreide als Nahrung.
log-grew = { $seat } gewinnt einen Arbeiter und hat { $workers }.
log-buried-silver = { $seat } vergräbt ein Silber.
log-buried = { $seat } vergräbt { $cards }.
log-scored-buildings = { $century }: { $seat } erhält { $vp } SP für Türme und Kirchen.
log-scored-setting = { $seat } erhält { $vp } SP für { $setting }.
log-goal = Ziel erreicht: { $goal }.
log-best-goal = Bestes erreichtes Ziel: { $goal }.
log-no-goal = Kein Ziel wurde erreicht: Das Spiel ist verloren.
log-game-over = Die Jahrhunderte sind vorbei: Schlusswertung.

## What stands on the buttons of moves

label-unplayed = { $setting } wird nicht gespielt
label-home = Heimat: { $setting }
label-turn-up = { $card } aufdecken
label-under = Sie lag in Stapel { $pile }
label-reputation = { $reputation } austeilen
label-generation = { $generation } aufdecken ({ ID($generation) })
label-draw = { $card } ziehen
label-keep = { $reputation } behalten
label-reveal = { $reputation } aufdecken
label-farmstead = Hof in { $district }
label-start-card = { $card } nehmen
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
label-draw-cards-all = Alle übrigen ziehen
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
       *[other] in einem Nachbarbezirk siedeln: { $terrain }
    }
word-settle-coastal =
    { $terrain ->
        [none] in beliebigem Küstenbezirk siedeln
       *[other] in beliebigem Küstenbezirk siedeln: { $terrain }
    }
word-settle-anywhere =
    { $terrain ->
        [none] in beliebigem Bezirk siedeln
       *[other] in beliebigem Bezirk siedeln: { $terrain }
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
       *[other] { $goods } nehmen je { $per }
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
word-settings = { $n } besiedelte Settings
word-goal = { $what } bis zum Ende der { $century }

## What is counted

word-count-setting = besiedeltes Setting
word-count-home-district = besiedelten Bezirk von { $setting }
word-count-ship = Schiff
word-count-church = Kirche
word-count-pirate-sunk = versenkte Piraten
word-count-silver-buried = vergrabene Silber

## Pieces

word-silver = Silber
word-farmstead = Hof
word-tower = Turm
word-church = Kirche
word-ship = Schiff
word-pirate = Pirat
word-worker = Arbeiter
word-lies = liegt
word-lie = liegen

## What the lobby says of the game

about-summary = Familien besiedeln drei Jahrhunderte lang die Insel Gotland. Jeder Arbeiter spielt eine Karte, und jede nicht gespielte Karte ernährt die Familie oder versteckt ihre Schätze. Aus Höfen werden Türme, aus Türmen Kirchen, Schiffe halten die Piraten fern, und wer in den sechs Settings der Insel führt, punktet.
about-credit = Ein Spiel von { $designers }.
about-advanced_crafts = Handwerkskarten für Fortgeschrittene
about-advanced_trading = Handelskarten für Fortgeschrittene
about-new_players = Neu im Spiel
about-hanse_church_is_second_step = Kirchen mit Lübeck und Linköping
about-home_unbury_limit = Ausgraben daheim
about-neutral_tie_vp = Gleichauf mit neutralen Höfen
about-may_pass_with_workers = Passen mit Arbeitern auf der Bank
about-raid_resource_worth = Eine Ware bei einem Überfall
about-without = ohne
about-with = mit
about-no = nein
about-yes = ja
about-hanse_church_is_second_step-0 = Mit Lübeck und Linköping darfst du nach der Hauptaktion eine Kirche bauen oder schmücken.
about-hanse_church_is_second_step-1 = Mit Lübeck und Linköping baust oder schmückst du eine Kirche statt der anderen Hauptaktionen.
about-home_unbury_limit-0 = Mit dem Heim gräbst du ein Silber oder eine Karte aus.
about-home_unbury_limit-1 = Mit dem Heim gräbst du so viel Silber und so viele Karten aus, wie du willst.
about-neutral_tie_vp-0 = Liegst du in einem Setting gleichauf mit den neutralen Höfen, zählt das als Gleichstand.
about-neutral_tie_vp-1 = Liegst du in einem Setting gleichauf mit den neutralen Höfen, punktest du, als lägst du vorn.
about-may_pass_with_workers-0 = Du machst weiter, bis alle deine Arbeiter eingesetzt sind.
about-may_pass_with_workers-1 = Du darfst passen, obwohl du noch Arbeiter hast; dann bist du für diese Generation fertig.
about-raid_resource_worth-0 = Überfallen Piraten die Küste, zählt eine Ware so viel wie ein Silber.
about-raid_resource_worth-1 = Überfallen Piraten die Küste, zählt eine Ware so viel wie zwei Silber.
about-neutral_strength = Gegen neutrale Höfe
about-neutral_strength-0 = Gegen neutrale Höfe zählt dein Einfluss: Ein Turm oder eine Kirche schlägt beliebig viele von ihnen.
about-neutral_strength-1 = Gegen neutrale Höfe zählt, wie viele Siedlungen du hast, gleich welche.
about-memel_pirate = Der Pirat von Memel
about-memel_pirate-0 = Mit Memel setzt du den Piraten in eine Richtung, in der keiner ist.
about-memel_pirate-1 = Mit Memel setzt du den Piraten in irgendeine Richtung; wo schon einer ist, überfällt er oder nimmt Schiffe.
about-silver_limited = Der Vorrat an Silber
about-silver_limited-0 = Silber geht nie aus.
about-silver_limited-1 = Es gibt nur so viel Silber wie in der Schachtel; ist es aufgebraucht, gibt der Vorrat keines mehr.
about-setting_food = Nahrung für ein Setting mit Piraten
about-setting_food-0 = Ein Setting, in dem du nur blockierte Höfe hast, zählt nicht für Nahrung.
about-setting_food-1 = Ein Setting, in dem du nur blockierte Höfe hast, zählt trotzdem für Nahrung.
about-troublemakers = Das Silber der Unruhestifter
about-troublemakers-0 = Unruhestifter bekommen ihr Silber einmal je Raubzug.
about-troublemakers-1 = Unruhestifter bekommen ihr Silber für jedes Schiff, das raubt.

## What a newcomer reads beside a question

guide-ask-keep = Ein Ruf gehört dir das ganze Spiel. Manche geben sofort etwas, andere helfen immer wieder; nimm beim ersten Mal den, dessen Text du gleich verstehst. Die höchste Zahl beginnt.
guide-ask-reveal = Alle haben gewählt, und nun decken alle ihren Ruf auf. Zu entscheiden gibt es nichts.
guide-ask-start-tower = Ein Turm ist vor Piraten sicher, punktet am Ende jedes Jahrhunderts und kann Kirche werden. Dein Hof steht im anderen Bezirk und ist nicht sicher: Achte darauf, wo seltener Piraten landen.
guide-ask-start-farmstead = Sieh auf die Nachbarn: Von hier aus siedelst du weiter. Eine Landschaft, die du noch nicht hast, bringt eine andere Ware und öffnet andere Handwerke.
guide-ask-start-card = Die Karte kommt nach dem nächsten Mischen auf deine Hand. Nimm eine, die zu deinen Landschaften passt.
guide-ask-lose = Gib her, was dir am wenigsten wert ist: Silber und Waren zählen hier gleich. Behalte Holz und Getreide, wenn du siedeln willst, Stein, wenn du bauen willst.
guide-ask-lose-worth = Bei einem Überfall steht eine Ware hier für mehrere Einheiten, ein Silber für eine. Gib her, was dir am wenigsten wert ist; was zu viel zählt, bekommst du nicht zurück.
guide-ask-spare = Behalte den Ort, von dem aus du wieder siedeln kannst. Gut ist einer mit vielen Nachbarn oder der Hafen.
guide-ask-trouble = Ein Pirat hindert Höfe an seiner Küste am Produzieren und Ernähren, wenn dort kein Schiff liegt. Setze ihn, wo andere Höfe haben und du keinen, oder verzichte.
guide-ask-play = Jeder Arbeiter spielt eine Karte, und du wählst eine ihrer Aktionen. Was auf der Hand bleibt, ernährt deine Siedlungen oder lässt dich Schätze vergraben: Spiele also, was jetzt etwas bringt, und behalte, was ernährt. Siedle früh: Mehr Settings bringen mehr Karten, mehr Nahrung einen neuen Arbeiter.
guide-ask-settle = Ein neues Setting bringt dir mehr Karten; eine Landschaft, die du schon hast, macht ihre Karten stärker. Wo andere wohnen, zahlst du jedem von ihnen ein Silber.
guide-ask-pay = Silber darf für eine der beiden Waren stehen. Behalte die, die du als Nächstes brauchst.
guide-ask-build-ship = Ein Schiff schützt alle Bezirke seiner Richtung vor einem Piraten. Außerdem ernährt es und geht auf Raubzug.
guide-ask-place-ship = Setze es dorthin, wo dich ein Pirat bedroht. Neben einem Piraten kann es ihn später versenken.
guide-ask-build-tower = Ein Turm ist auch ohne Schiff sicher. In einem Setting zählt ein Turm mehr als beliebig viele Höfe.
guide-ask-place-tower = Dieser Turm kostet nichts. Setze ihn dorthin, wo andere dich am schwersten einholen.
guide-ask-church = Eine Kirche bringt am meisten und lässt sich schmücken. In jedem Bezirk kann nur eine stehen.
guide-ask-church-step = Nach dem Handel darfst du einen Turm zur Kirche machen oder, wenn du eine Kirche hast, Schmuck kaufen. Eine frühe Kirche punktet in jedem Jahrhundert, das noch kommt.
guide-ask-decorate = Billiger Schmuck bringt am meisten für sein Silber. Der teuerste entscheidet am Ende bei Gleichstand.
guide-ask-sell = Waren mit hoher Nachfrage bringen je ein Silber mehr. In Wisby geht jede Ware nur einmal je Generation.
guide-ask-sell-number = Verkaufe, was du nicht zum Siedeln und Bauen brauchst. Silber kann eine Ware ersetzen, aber zwei für eine.
guide-ask-take = Nimm, was dir als Nächstes fehlt. Holz und Getreide brauchst du zum Siedeln, Stein für Türme und Kirchen.
guide-ask-raid = Ein versenkter Pirat ist am Ende ein Punkt und befreit eine Küste. Silber hast du sofort.
guide-ask-sail = Wo dein Schiff liegt, schützt es die Küste. Bleib, wenn deine Höfe hier sind.
guide-ask-sink = Versenke den Piraten, der deine eigenen Höfe am Produzieren hindert. Jeder ist am Ende ein Punkt.
guide-ask-place-pirate = Du musst ihn setzen. Wähle eine Küste, an der du keinen Hof hast oder wo du ihn wieder versenken kannst.
guide-ask-place-pirate-anywhere = Du musst ihn setzen, und an eurem Tisch darf der Pirat von Memel überallhin. Wo schon einer ist, überfällt der zweite alle Höfe dieser Küste; liegen dort Schiffe, verliert jeder eines, der Pirat ist weg.
guide-ask-draw = Mehr Karten sind jetzt mehr Auswahl und später mehr Nahrung. Höre nur auf, um Karten im Stapel zu lassen.
guide-ask-steal = Nimm es dem, der damit am meisten anfangen würde. Niemand kann sich wehren.
guide-ask-learn = Handwerke sind besser als deine ersten Karten, und die meisten bringen am Ende Punkte. Sieh, was sie zählen.
guide-ask-partner = Lübeck und Linköping sind der Weg zu Kirchen. Die meisten anderen punkten für Schiffe.
guide-ask-unbury = Vergrabenes punktet am Ende. Grabe es nur aus, wenn du es jetzt besser nutzen kannst.
guide-ask-unbury-any = Vergrabenes punktet am Ende. Grabe aus, was du jetzt besser nutzen kannst, und verzichte, wenn es genug ist.
guide-ask-show = Die Aktionen sind vorbei, und alle decken auf, was übrig ist. Zu entscheiden gibt es nichts.
guide-ask-feed = Ein neuer Arbeiter ist eine Aktion mehr in jeder weiteren Generation. Früh ist das etwas Getreide wert.
guide-ask-bury = Vergrabenes Silber ist je ein Punkt und sicher. Eine vergrabene Karte ist aus deinem Stapel: Schwache machen Platz für bessere und zählen trotzdem, wenn sie Punkte haben.

## The text view of a position

sheet-set-up = Vorbereitung
sheet-stage = { $century }, Generation { $number }: { $generation }
sheet-between = { $century }
sheet-turn = am Zug
sheet-start = Startspieler
sheet-left = Karten übrig im Jahrhundert
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
sheet-does = Gespielt
sheet-kept = Auf der Hand behalten
sheet-requires = Voraussetzung
sheet-met = { $requires }: hast du
sheet-below = Darunter
sheet-price = Silber
sheet-decorations = Kirchenschmuck
sheet-decoration = Schmuck
sheet-owner = Besitzer
sheet-players = Spieler
sheet-player = Spieler
sheet-reputation = Ruf
sheet-storage = Lager
sheet-buried = Vergraben
sheet-workers = Arbeiter (Bank)
sheet-cards = Hand / Stapel / Ablage
sheet-points = SP, wenn jetzt Schluss wäre
sheet-hand = Deine Hand: { $food } Nahrung für { $needed }, { $bury }-mal vergraben
sheet-open-hand = Die Hand von { $player }
sheet-food = Nahrung
sheet-bury = Vergraben
sheet-dealt = Deine Rufkarten
sheet-returned = Ruf, den du zurückgegeben hast
sheet-kept-one = behalten
sheet-text = Was er bewirkt
sheet-own-cards = Deine anderen Karten
sheet-deck = Stapel
sheet-discard = Ablagestapel
sheet-played = gespielt
sheet-result = Ergebnis
sheet-buildings = Türme und Kirchen
sheet-setting-points = Settings
sheet-pirates = Versenkte Piraten
sheet-buried-points = Vergrabenes Silber
sheet-storage-points = Lager
sheet-card-points = Karten
sheet-total = Summe
sheet-tie = Teuerster Schmuck bei Gleichstand
sheet-ranks = Platz
sheet-best-goal = Bestes erreichtes Ziel
sheet-goals = Ziele
sheet-reached = erreicht
sheet-open = nicht erreicht

## What is written on the board; a tip is several lines, the last has the rules

board-board = Tisch von Gotlandia
board-silver = Silber

## Where the game stands

board-generation-number = { $century }, Generation { $number }
board-to-come = Kommt noch, wenn nichts das Jahrhundert vorher beendet.
board-never-comes = Kommt nicht mehr: Das Jahrhundert endet vorher.
board-scoring-title = Wertung { $century }
board-scoring-tip = Türme, Kirchen und die Führung in jedem Setting.
board-no-generation = Keine Generationskarte liegt offen
board-event-remove-worker = wer { $if_workers } Arbeiter hat, verliert { $n }
board-event-reduce-workers = jeder behält { $to } Arbeiter
board-event-plague = Höfe verschwinden, wo mehr als eine Siedlung steht
board-event-last-generation-of-century = das Jahrhundert endet damit
board-event-lose-units = jeder verliert { $n } Silber oder Waren
board-cards-left = Karten übrig in diesem Jahrhundert: { $count }
board-pirates-come = Piraten: { $directions }
board-demand-for = Hohe Nachfrage: { $resources }
board-demand-tip = Jede verkaufte Einheit bringt mehr Silber.
board-losses = Verluste aller
board-pirate-comes = Piraten kommen: { $direction }
board-took-nothing = Hier ging nichts verloren.
board-ship = Schiff
board-lost-units = { $player } verlor: { $goods }
board-now-playing = { $player } spielt { $card }
board-now-turn = Aktionen: { $player } ist am Zug
board-phase-set-up = Vorbereitung
board-phase-events = Eine neue Generation: Ereignisse
board-phase-pirates = Piraten kommen
board-phase-draw = Aktionskarten werden gezogen
board-phase-actions = Aktionen
board-phase-hands = Die Hände liegen offen: Nahrung und Vergraben
board-supply = Vorrat
board-pirates-left = Piraten neben dem Plan: { $count }
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

board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-zoom-whole = Die ganze Karte
board-farmstead = Hof
board-tower = Turm
board-church = Kirche
board-neutral = Neutraler Hof
board-neutral-tip = Gehört niemandem: Daneben zu siedeln kostet 1 Silber, und er zählt für die Führung im Setting.
board-neutral-count = Neutrale Höfe: { $count }
board-settlement-of = { $kind } von { $player } in { $district }
board-exempt = Der Pirat schadet hier nicht: { $why }
board-blocked = Bedroht: Er produziert nichts und ernährt niemanden.
board-inland = Binnenland
board-is-harbour = Hafen
board-threat = Bedroht aus: { $directions }. Hier kann niemand siedeln.
board-settle-price = Siedeln kostet { $cost } und { $fee } Silber für andere Siedlungen. Eine Ware ist durch 2 Silber ersetzbar.
board-harbour-tip =
    Hafen von { $district }
    Wer ihn besiedelt hat, kann hier Schiffe bauen: { $direction }
    GOT-07, GOT-82
board-pirate-in = Pirat: { $direction }
board-pirate-threatens = Ein Pirat und kein Schiff: Die Küste ist bedroht.
board-pirate-kept = Ein Schiff schützt die Küste vor dem Piraten, für alle; aber kein Schiff hier bringt Nahrung.
board-ships-of = Schiffe von { $player }: { $ships }
board-coast-of = Küste: { $districts }
board-ship-tip =
    Schiff von { $player }: { $direction }
    GOT-10, GOT-51
board-home-of = Heimat von { $player }
board-home-is = Heimatsetting: { $setting }
board-lead = Würde jetzt werten: { $players }, je { $vp } Punkte
board-no-lead = Niemand würde es jetzt werten.
board-influence = Kirchen { $churches }, Türme { $towers }, Höfe { $farmsteads }
board-wisby-tip =
    Wisby
    Jede Ware kann je Generation von einem Arbeiter verkauft werden.
    GOT-80
board-space-tip = { $resource } verkaufen: je { $price } Silber
board-space-free = Der Platz ist frei.
board-space-taken = Hier steht ein Arbeiter von { $player }.
board-roma-tip = Roma: das Thing. Wer es einberuft, nimmt den Startspielermarker und versenkt einen Piraten.

## Players

board-start-tip =
    Startspieler
    Hier beginnt die nächste Generation.
    GOT-39, GOT-71
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
board-buried-tip = Vergrabenes Silber: { $silver }; sicher und je einen Punkt wert
board-buried-cards = Vergrabene Karten:
board-sunk-tip = Versenkte Piraten: { $count }, je ein Punkt
board-no-reputation = Noch kein Ruf
board-reserve-tip = In Reserve: Höfe { $farmsteads }, Türme { $towers }, Kirchen { $churches }, Schiffe { $ships }
board-hand-tip = Karten auf der Hand: { $count }; mit den Settings von jetzt werden je Generation { $draws } gezogen
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

board-craft-piles = Handwerkskarten
board-trading-piles = Handelskarten
board-empty-pile = Dieser Stapel ist aufgebraucht.
board-pile-tip = Karten darunter: { $below }
board-met = Du erfüllst die Voraussetzung.
board-not-met = Dir fehlt die Voraussetzung.
board-affordable = Sie kostet { $price } Silber.
board-not-affordable = Sie kostet { $price } Silber, mehr als du hast.
board-decoration-tip = Kostet { $cost } Silber, { $vp } Punkte wert
board-owned-by = Gehört { $player }.

## The hand

board-hand-title = Deine Hand
board-no-cards = Keine Karten auf der Hand
board-if-kept = wenn alles bleibt:
board-outlook-tip = Nahrung deiner Hand, wie sie ist: { $food }; zu ernährende Siedlungen: { $needed }
board-outlook-grows = Genug für einen weiteren Arbeiter.
board-outlook-short = { $short } zu wenig für einen weiteren Arbeiter; Getreide kann das ausgleichen.
board-outlook-full = Alle deine Arbeiter sind im Spiel.
board-bury-tip = Vergraben mit deiner Hand, wie sie ist: { $bury }; je ein Silber oder eine Karte
board-shelf-played = Gespielt:
board-shelf-discard = Ablage:
board-shelf-buried = Vergraben:
board-in-played = In dieser Generation gespielt.
board-in-discard = In deinem Ablagestapel.
board-in-buried = Vergraben: nicht im Stapel, zählt aber am Ende.

## The desk

board-desk-pay = Wie zahlst du?
board-desk-sell = Was verkaufst du?
board-desk-sell-number = Wie viele?
board-desk-take = Was nimmst du?
board-desk-lose = Abgeben, noch: { $units }
board-desk-raid = Dieses Schiff:
board-desk-sail = Dieses Schiff:
board-desk-bury = Vergraben, noch: { $left }
board-desk-unbury = Ausgraben:
board-desk-feed = Getreide zahlen?
board-fee = { $fee } Silber davon für Siedlungen dort, an: { $to }
board-stay = bleiben

## The end

board-result = Ergebnis
board-ranks = Rang
board-best-goal = Bestes erreichtes Ziel
board-no-goal = keines: das Spiel ist verloren
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
wrong-terrain = ein Gelände
wrong-these-homes-never-played = diese Heimaten spielen nie zusammen (GOT-24, GOT-25, GOT-26)
wrong-only-set-up-steps = nur die Vorbereitung hat Schritte
wrong-only-silver-game = im Spiel sind nur { $silver } Silber (GOT-R19)
wrong-reputation-exists-once = jedes Ansehen gibt es einmal
wrong-player-most-settlement-district = ein Spieler hat in einem Bezirk höchstens eine Siedlung (GOT-02)
wrong-player-only = ein Spieler hat nur { $ships } (GOT-14)
wrong-only-pirates-game = im Spiel sind nur { $pirates } Piraten (GOT-18)
wrong-cards-need-many-workers = { $placed } Karten brauchen ebenso viele Arbeiter, und es sind { $workers }
wrong-place-deck-written-out = { $missing } liegt nirgends, und ein ausgeschriebener Stapel ist vollständig
wrong-only-cards-hand-can = nur Handkarten können anderen bekannt sein
wrong-only-game = im Spiel sind nur { $copies } { $thing }
wrong-expected-different-single-cards = erwartet: verschiedene einzelne Karten der Art { $kinds }, höchstens { $piles }
wrong-only-who-plays-alone = Ziele hat nur, wer allein spielt (GOT-196)
wrong-one-of-these = { $text } gibt es nicht; erwartet: eins von { $choices }
wrong-before-homes-dealt-nobody = bevor die Heimaten verteilt sind, hat niemand etwas
wrong-player-only-2 = ein Spieler hat davon nur { $limit } (GOT-14)
wrong-district-holds-most-church = in einem Bezirk steht höchstens eine Kirche (GOT-02)
wrong-only-game-2 = vorhanden sind im Spiel nur { $supply } { $resources }
wrong-number-resource = { $part } ist keine Zahl mit einer Ware
wrong-seat-only = Platz { $seat } hat nur { $own } { $card_ids } (GOT-29)
wrong-number-card = { $text } ist keine Zahl mit einer Karte
wrong-seat-played-card-brought = Platz { $seat } hat keine Karte gespielt, die dort einen Arbeiter gebracht hat
wrong-every-player-reputation-when = wenn die Effekte der Vorbereitung ausgeführt werden, hat jeder Spieler ein Ansehen
wrong-cards-were-turned-up = vorher wurden { $wanted } Karten der { $centuries } aufgedeckt
wrong-when-generation-begins-nobody = wenn eine Generation beginnt, hat niemand Handkarten oder ausgespielte Karten
wrong-named-twice = { $text } ist zweimal genannt
wrong-had-this-game = { $card_ids } ist in diesem Spiel nicht zu haben
wrong-exists-once = { $thing } gibt es einmal
wrong-seat-card-worker-play = Platz { $active } hat keine Karte oder keinen Arbeiter zum Spielen (GOT-64)
