### The lab: its reports

title-match = Vergleich
title-tournament = Turnier
title-ladder = Rangleiter
title-balance = Ausgewogenheit
title-study = Untersuchung
seats = { $seats } Plätze
alone = 1 Platz
games-of = { $done } von { $games } Partien
tile-games = Partien
tile-deals = Zufallsfolgen, jede für alle gleich
tile-decisions = Entscheidungen
tile-hours = Rechenzeit
win-rates = Wer gewinnt
win-rates-say = So viele Partien gewinnt ein Platz jedes Bots. Die gestrichelte Linie ist der faire Anteil, die Balken sind 95-%-Intervalle.
ratings = Wertungen
ratings-say = OpenSkill-Wertungen aus allen Partien zwischen verschiedenen Bots. Alle beginnen bei 25.
skill-gap = Stärkegefälle
skill-gap-say = Ein Platz des ersten Bots gegen Kopien des zweiten: seine Siege als Vielfaches des fairen Anteils.
against =
    { $one }
    gegen { $other }
seat-advantage = Vorteil der Plätze
seat-advantage-say = So oft gewinnt jeder Platz, wenn alle Bots gleich oft auf ihm sitzen. Das Band zeigt den fairen Anteil ± 3 Punkte.
seat = Platz { $seat }
points = Punkte
points-say = So verteilen sich die Endpunkte. Die Hälfte liegt zwischen { $low } und { $high }, alle zwischen { $least } und { $most }.
points-axis = Endpunkte
sources = Woher die Punkte kommen
sources-say = Punkte nach Herkunft im Durchschnitt, für Sieger und für die übrigen.
winners = Sieger
others = die übrigen
length = Länge
length-say = Eine Partie hat im Durchschnitt { $turns } Spielzüge mit { $decisions } echten Entscheidungen.
length-axis = Spielzüge
leads = Gewinnt, wer führt?
leads-say = So oft gewinnt am Ende, wer gerade führt. Zur Halbzeit: { $half }. In { $early } der Partien führt der spätere Sieger von der Halbzeit an.
leads-axis = Verlauf der Partie
lead-changes = Führungswechsel
lead-changes-say = So oft wechselt die Führung in einer Partie: im Durchschnitt { $mean }-mal.
lead-changes-axis = Führungswechsel
choices = Was Entscheidungen wert sind
choices-say = Jeder Punkt steht für eine Entscheidung. Je weiter rechts, desto mehr Plätze trafen sie, wenn sie konnten. Je weiter oben, desto häufiger gewannen diese Plätze als die anderen, bei gleichen Bots auf gleichen Plätzen. Bei grünen und roten Punkten ist der Unterschied mehr als Zufall, auch wenn man alle Entscheidungen des Berichts zusammen betrachtet. Das zeigt, was mit Siegen einhergeht, nicht, was sie bewirkt.
word-axis = gewählt, wenn möglich
thing-axis = von allen Plätzen
lift-axis = Siegquote, Punkte
use-columns = Entscheidung|Plätze, die konnten|taten es|Siegquote|95 %
too-few = zu wenige Partien
more = { $count } weitere
as-table = Als Tabelle zeigen

## Findings

findings = Was auffällt
findings-none = Nichts fällt auf. Jeder Platz gewinnt bis auf 3 Punkte seinen fairen Anteil, keine Entscheidung fällt fast nie oder fast immer, keine ist sicher 10 Punkte wert, und wer zur Halbzeit führt, gewinnt nicht zu oft.
seat-off = Platz { $seat } gewinnt { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } der Partien ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }). Fair wären { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
almost-never = Fast nie gewählt, wenn möglich:
almost-always = Fast immer gewählt, wenn möglich, also kaum eine Entscheidung:
worth-much = Geht mit Siegen einher, in Punkten der Siegquote (95 %):
worth-little = Geht mit Niederlagen einher, in Punkten der Siegquote (95 %):
scores-outside = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } aller Endpunkte ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) liegen außerhalb der erwarteten { $from } bis { $to }.
runaway = Wer zur Halbzeit führt, gewinnt { NUMBER($value, style: "percent") } der Partien; die zweite Hälfte entscheidet also wenig.
unsure = (für Gewissheit mehr Partien spielen)

## Effects

effects = Was die Änderung bewirkt
effects-say = Unterschiede zum unveränderten Pack bei gleichem Zufall. Betrachtet man viele Unterschiede, fallen manche rein zufällig auf; die Intervalle sind so breit, dass alle { $looks } zusammen mit 95 % zutreffen. d ist der Unterschied in Standardabweichungen: 0,2 ist klein, 0,8 groß.
effects-sure =
    { $sure ->
        [one] { $sure } von { $looks } Balken berührt die gestrichelte Linie nicht: Das ist mehr als Zufall.
       *[other] { $sure } von { $looks } Balken berühren die gestrichelte Linie nicht: Das ist mehr als Zufall.
    }
effects-none = Jeder Balken berührt die gestrichelte Linie: Erst mehr Partien können die Änderung vom Zufall unterscheiden.
effect-columns = Änderung|Bots|vorher|Unterschied|95 %|d
older-pack = Version { $version } des Packs
as-it-is = das unveränderte Pack
measure-points = Endpunkte je Platz
measure-margin = Vorsprung des Siegers in Punkten
measure-turns = Spielzüge je Partie
measure-decisions = Entscheidungen je Partie
measure-lead_changes = Führungswechsel je Partie
measure-first_seat = Siege von Platz 0
measure-decided_after = Anteil der Partie bis zur Entscheidung
measure-skill_gap = Stärkegefälle, als Vielfaches des fairen Anteils
measure-source = Punkte aus { $source }
measure-event = Das Geänderte, so oft je Platz: { $event }
mixed = Die Partien in diesem Ordner stammen von verschiedenen Bots, Regeln, Packs oder Builds, du kannst sie also nicht vergleichen.
made-by = So entstand dieser Bericht
made-say = Jede Besetzung spielt jede ihrer Zufallsfolgen einmal in jeder Sitzordnung. Eine Zufallsfolge legt den ganzen Zufall fest: Eine Ziehung hängt nur von ihr, vom Spielzug und davon ab, was gezogen werden kann. Partien derselben Folge sind nicht unabhängig und gelten als ein Cluster: Anteile haben Wilson-Intervalle mit dem Design-Effekt der Folgen, Mittelwerte Intervalle nach Students t über die Folgen. Alles ergibt sich aus dem Plan und der Nummer einer Partie; skerry lab record gibt die Aufzeichnung jeder Partie aus.
