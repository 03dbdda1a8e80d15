### What Skerry refuses, wherever it is asked

## Set-ups

no-edition = This Skerry has no { $slug }_v{ $number }: its rules or its observation were others. It has { $names }.
cannot-learn = There are { $seats } seats: seat { $seat } cannot learn against { $names } bots.
no-bot = There is no bot { $name }; there are: { $known }.
lab-needs-package = The lab needs the package { $name }: install it with pip install 'skerry[lab]'.
points-as-range = Points are expected as low-high, for example 30-60, not { $text }.
names-for-people = There are { $given } names for { $people } people.
no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
variant-as-value = A variant is given as name=value, for example riga_buildings=true, not { $text }.
no-game = There is no game { $slug }; there are: { $known }.
own-pack-has-all = A pack of your own has its version and its changes in it; don't name them as well.
changes-by-path = Changes are values by their paths, such as {"{"}"building.bank.cost": 9{"}"}, not { $changes }.
no-rules-file = { $title } has no rules to look up: it comes without a file rules.md.
start-has-seats = The start position has { $seats } seats, not { $wanted }.
start-has-variants = The start position has the variants { $variants }, not { $wanted }.
names-for-seats = There are { $names } names for { $seats } seats.
wrong-secret = A secret is 64 hexadecimal digits, the letters small.
salts-for-seats = There are { $salts } salts for { $seats } seats.
inherited-moves = Of { $moves } moves { $inherited } cannot be inherited.
no-backend = There is no backend { $backend }; there are: { $known }.
package-needed = For this, { $package } is needed: install it with pip install 'skerry[cluster]'.
tournament-needs-two = A tournament needs two bots.
ladder-needs-two = A ladder needs two bots.
one-bot-or-two = Name one bot or two, the weaker first, not { $players }.
nothing-changed = Nothing would be changed: the pack has these values.
what-varies = What varies is given as key=value,value, for example building.crane.cost=8,10,12, not { $text }.
no-host-name = { $name } is not the name of a host; give one such as skerry.example.org, without scheme, port or path.
too-long-to-draw = It takes the server too long to draw a table with it.
changes-too-much = It changes too much: a table would keep { $length } characters of it, and { $most } are the most.
game-did-not-end = A game did not end within { $longest } moves.
wrong-seats = { $game } is for { $low } to { $high } players, not { $seats }.
variant-per-seat = The variant { $variant } takes a list with one value for each of { $seats } seats.
wrong-choice = The variant { $variant } cannot be { $choice }; choose one of { $choices }.
no-variant =
    { $known ->
        [none] { $game } has no variant { $variant }; its variants: none.
       *[other] { $game } has no variant { $variant }; its variants: { $known }.
    }
plug-in-unusable = The game { $name } of the package { $package } cannot be used: { $problem }.
plug-in-named-as-ours = Skerry itself has a game of this name
plug-in-named-as-another = another package has a game of this name
plug-in-name = its name may have small letters, digits and underscores, and begins with a letter
plug-in-broken = { $reason }
plug-in-calls-itself = its game calls itself { $slug }
plug-in-fails = { $part } fails with { $reason }

## Packs, positions and records: the sentence around what is wrong

pack-wrong = { $path } is { $value }; expected { $expected }.
pack-lacks = { $path } is missing; expected { $expected }.
unreadable-file = The file { $path } cannot be read: { $problem }.
wrong-scenario = { $where }: { $problem }
wrong-record =
    { $line ->
        [none] the record: { $problem }
       *[other] line { $line }: { $problem }
    }
wrong-record-word =
    { $line ->
        [none] the record, { $word }: { $problem }
       *[other] line { $line }, { $word }: { $problem }
    }
wrong-toml = { CAPITAL($problem) }.
wrong-toml-at-key = { $problem }.
toml-at-key = { $key } { $problem }
illegal-move = { $word } is not allowed: { $reason }
unknown-move =
    { $near ->
        [none] There is no move { $word } in this game.
       *[other] There is no move { $word } in this game. Did you mean { LIST($near, type: "or") }?
    }

## What was expected of a value; these stand in the sentences above

whole-number = a whole number
whole-number-within = a whole number from { $low } to { $high }
number = a number
number-within = a number from -{ NUMBER($largest) } to { NUMBER($largest) }
text = a text
text-at-most = a text of at most { NUMBER($most) } characters
text-or-x-and-y = a text or [x, y] in whole numbers
true-or-false = true or false
table = a table
list = a list
list-of-texts = a list of texts
list-of-tables = a list of tables
list-of-places = a list of places
list-of-whole-numbers = a list of whole numbers
one-of = one of { $known }
one-or-another = { LIST($choices, type: "or") }
an-id = 1 to 40 letters, digits, hyphens and underscores
an-id-of-its-own = an id that no other entry has
a-published-version = a published version of the pack { $slug }: { $known }
the-published-version = the published version it was copied from: { LIST($known, type: "or") }
slug-of-this-game = '{ $slug }', since this is a pack for { $slug }
a-path =
    { $near ->
        [none] a path of the pack
       *[other] a path of the pack, such as { LIST($near, type: "or") }
    }
no-dates = a text, a number, true or false: dates and times mean nothing here
is-not-expected = is { $value }; expected { $expected }
too-many-digits = a number with very many digits

## Files

system-says = { $error }
as-said = { $said }
file-not-toml = it is not TOML ({ $mistake })
not-toml = this is not TOML: { $mistake }
too-nested = it is nested too deeply
toml-too-long = it has { NUMBER($length) } characters; at most { NUMBER($most) } are read
toml-too-many-digits = a number has too many digits
toml-too-many-values = it has more than { NUMBER($most) } values
toml-long-key = the key { $key } has { NUMBER($length) } characters; expected at most { $most }

## Positions

expected-not = expected { $expected }, not { $value }
set-up-needs-all = the set-up needs all pieces
no-such-key =
    { $near ->
        [none] there is no such key; known here: { $known }
       *[other] there is no such key; did you mean { $near }?
    }

## Records

record-takes-plain = only texts, numbers, true, false, lists and tables can be written in a record.
record-keys-are-texts = the keys of a table in a record are texts.
record-half-character = half a character cannot be written in a record.
record-begins = a record begins with the line `{ $begins }`.
record-other-format = this version of Skerry reads records of format { $format } only.
record-no-moves-line = the line `{ $moves }` between the header and the moves is missing.
record-header-not-toml = the header is not TOML: { $mistake }.
record-header-unread = the header cannot be read: { $found }.
record-no-such-key = there is no such key in a header; the keys are { $keys }.
record-expected = expected { $expected } for { $key }.
record-key-missing = this key is missing in the header.
record-word-missing = a word is missing beside it.
record-no-position = there are { $moves } moves, so no position after { $count }.
record-game-over = the game was over after { $number } moves.
record-illegal-move =
    { $place ->
        [none] move { $number } is not allowed. { $reason }
       *[other] move { $number } at { $place } is not allowed. { $reason }
    }
record-newer-rules = this version of Skerry knows { $game } up to rules { $rules }.

## Elsewhere

no-observation = { $title } does not say what a seat may know as numbers, so nothing can learn it.
dealt-anew = A position that was dealt anew has no history, so it cannot be stored.
game-not-kept = The game cannot be kept in { $parent }: { $strerror }.
file-not-read = { $path } cannot be read: { $error }.
file-not-read-2 = { $path } cannot be read: { $strerror }.
file-not-utf-8 = { $path } cannot be read: it is not a text in UTF-8.
game-of-this-pack = the game this pack is for: { $games }
not-installed = { $title } is not among the games that are installed, so it cannot be found again.
stored-with-other-rules = This was stored with rules { $rules } of { $title }; here are rules { $rules_version }.
no-rule =
    { $near ->
        [none] There is no rule { $id }.
       *[other] There is no rule { $id }. Did you mean { LIST($near, type: "or") }?
    }
no-language = There is no language { $tag }; there are: { $known }.
no-game-of-plan = { $folder } has no game { $bout }; the plan has games 0 to { $most }.
other-plan = { $folder } has the results of another plan; name another folder with --to.
no-results-folder = { $folder } is no folder of results: { $thing } cannot be read.
other-worker = A worker is not the same as where the games are asked for: its { $parts }. Install the same.
port-in-use = The port { $port } is in use; choose another one with --port.
tables-in-use = The tables in { $path } are in use by another server; stop it, or name another file.
tables-second-name = { $path } has a second name (a hard link), which would damage the tables; delete one of them.
tables-newer = The tables in { $path } were written by a newer Skerry; please use that one.
no-tables = There are no tables in { $source }.
already-there = { $target } is already there; name a new file.
disk-full = The disk with { $path } has only { $free } kB left.
tables-not-opened = The tables in { $path } cannot be opened: { $error }.
tables-not-copied = { $source } cannot be copied to { $target }: { $error }.
tables-replaced = { $place } has been deleted, moved or replaced since the server started, so moves would be lost. Put the same file back, or stop the server, put the right file there and start it again.

## Packs of all games

no-key-of-the-pack = no such key: the keys are those of the published pack
a-value-of-the-pack = a value: the keys are those of the published pack
as-the-other-tables = { $number }, as the other tables have it
list-of-so-many-whole-numbers = a list of { $count } whole numbers from { $low } to { $high }
list-of-tables-with-ids = a list of tables with ids
players-described =
    { $players ->
        [one] { $players } player is described, but there are { $seats } seats
       *[other] { $players } players are described, but there are { $seats } seats
    }
set-up-is-empty = in the set-up nobody has anything
