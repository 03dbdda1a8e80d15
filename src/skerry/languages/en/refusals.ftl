### What Skerry refuses, wherever it is asked

## Set-ups

no-edition = There is no { $slug }_v{ $number } in this version of Skerry: its rules or its observation were different. Use one of: { $names }.
cannot-learn = With { $seats } seats, seat { $seat } can’t learn against { $names } bots. Choose an existing seat, counted from 0, and one bot for each other seat.
no-bot = There is no bot { $name }. Choose one of: { $known }.
lab-needs-package = The lab needs the package { $name }. Install it with pip install 'skerry[lab]'.
learn-needs-package = Learning needs PyTorch. Install it with pip install 'skerry[learn]'.
points-as-range = Give the points as LOW-HIGH, for example 30-60, not { $text }.
names-for-people =
    { $people ->
        [one] You gave { $given } names, but only { $people } person plays. Give at most one --name per person.
       *[other] You gave { $given } names, but only { $people } people play. Give at most one --name per person.
    }
no-seat = There is no seat { $seat }. Seats are numbered 0 to { $last }.
variant-as-value = Give a variant as NAME=VALUE, for example riga_buildings=true, not { $text }.
no-game = There is no game { $slug }. Choose one of: { $known }.
own-pack-has-all = Your own pack already contains its version and its changes. Leave version and changes out.
changes-by-path = Give changes as paths with values, for example {"{"}"building.bank.cost": 9{"}"}, not { $changes }.
no-rules-file = You can’t look up the rules of { $title }: it comes without a rules.md.
start-has-seats =
    { $seats ->
        [one] The starting position has { $seats } seat, not { $wanted }.
       *[other] The starting position has { $seats } seats, not { $wanted }.
    }
start-has-variants = The starting position has the variants { $variants }, not { $wanted }.
names-for-seats = Give one name per seat or none at all: there are { $seats } seats, not { $names }.
wrong-secret = A secret must be 64 hexadecimal digits, in lower case.
salts-for-seats = Give one salt per seat or none at all: there are { $seats } seats, not { $salts }.
inherited-moves = A record of { $moves } moves can’t inherit { $inherited } of them.
no-backend = There is no backend { $backend }. Choose one of: { $known }.
package-needed = This needs { $package }. Install it with pip install 'skerry[cluster]'.
tournament-needs-two = A tournament needs at least two different bots.
ladder-needs-two = A ladder needs at least two different bots.
one-bot-or-two = Name one bot, or two with the weaker first, not { $players }.
nothing-changed = The pack already has these values. Choose others to see what they change.
what-varies = Give what varies as KEY=VALUE,VALUE, for example building.crane.cost=8,10,12, not { $text }.
no-host-name = { $name } isn’t a host name. Give one such as skerry.example.org, without scheme, port or path.
too-long-to-draw = Drawing a table with it takes the server too long.
changes-too-much = It changes too much: the table would have to store { $length } characters, and at most { $most } are allowed.
game-did-not-end = A game was still not over after { $longest } moves.
wrong-seats = { $game } is for { $low } to { $high } players, not { $seats }.
variant-per-seat = The variant { $variant } needs a list with one value for each of the { $seats } seats.
wrong-choice = The variant { $variant } can’t be { $choice }. Choose one of: { $choices }.
no-variant =
    { $known ->
        [none] { $game } has no variant { $variant }, nor any other.
       *[other] { $game } has no variant { $variant }. Choose one of: { $known }.
    }
plug-in-unusable = Can’t use the game { $name } of the package { $package }: { $problem }.
plug-in-named-as-ours = Skerry itself has a game with this name
plug-in-named-as-another = another package has a game with this name
plug-in-name = its name must begin with a letter and contain only lower-case letters, digits and underscores
plug-in-broken = { $reason }
plug-in-calls-itself = its game calls itself { $slug }
plug-in-fails = { $part } fails with { $reason }

## Packs, positions and records: the sentence around what is wrong

pack-wrong = { $path } is { $value }; expected { $expected }.
pack-lacks = { $path } is missing; expected { $expected }.
unreadable-file = Can’t read the file { $path }: { $problem }.
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
text = a string
text-at-most = a string of at most { NUMBER($most) } characters
a-text-with-values = a string that names no value but { $names }
a-plain-text = a string that names no value in braces
text-or-x-and-y = a string, or [x, y] in whole numbers
true-or-false = true or false
table = a table
list = a list
list-of-texts = a list of strings
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
        [none] a path in the pack
       *[other] a path in the pack, such as { LIST($near, type: "or") }
    }
no-dates = a string, a number, true or false; dates and times have no meaning here
is-not-expected = is { $value }; expected { $expected }
too-many-digits = a number with far too many digits

## Files

system-says = { $error }
as-said = { $said }
file-not-toml = it isn’t valid TOML ({ $mistake })
not-toml = this isn’t valid TOML: { $mistake }
too-nested = its tables are nested too deeply
toml-too-long = it has { NUMBER($length) } characters; at most { NUMBER($most) } are allowed
toml-too-many-digits = a number has too many digits
toml-too-many-values = it has more than { NUMBER($most) } values
toml-long-key = the key { $key } has { NUMBER($length) } characters; at most { $most } are allowed

## Positions

expected-not = expected { $expected }, not { $value }
set-up-needs-all = the set-up needs all the pieces
no-such-key =
    { $near ->
        [none] there is no such key; you can use { $known }
       *[other] there is no such key; did you mean { $near }?
    }

## Records

record-takes-plain = a record can contain only strings, numbers, true, false, lists and tables.
record-keys-are-texts = the keys of a table in a record must be strings.
record-half-character = a record can’t contain half a character.
record-begins = a record must begin with the line `{ $begins }`.
record-other-format = this version of Skerry reads only records in format { $format }.
record-no-moves-line = the line `{ $moves }` between the header and the moves is missing.
record-header-not-toml = the header isn’t valid TOML: { $mistake }.
record-header-unread = can’t read the header: { $found }.
record-no-such-key = a header has no such key; you can use { $keys }.
record-expected = expected { $expected } for { $key }.
record-key-missing = the header must have this key.
record-word-missing = a word is missing next to it.
record-no-position =
    { $moves ->
        [one] the record has { $moves } move, so there is no position after move { $count }.
       *[other] the record has { $moves } moves, so there is no position after move { $count }.
    }
record-game-over =
    { $number ->
        [one] the game was already over after { $number } move.
       *[other] the game was already over after { $number } moves.
    }
record-illegal-move =
    { $place ->
        [none] move { $number } is not allowed. { $reason }
       *[other] move { $number } at { $place } is not allowed. { $reason }
    }
record-newer-rules = this version of Skerry knows { $game } only up to rules { $rules }. Update Skerry to read newer ones.

## Elsewhere

no-observation = { $title } doesn’t say in numbers what a seat may know, so no program can learn it.
dealt-anew = You can’t store a position that was dealt anew, because it has no history.
game-not-kept = Can’t save the game in { $parent }: { $strerror }.
file-not-read = Can’t read { $path }: { $error }.
file-not-read-2 = Can’t read { $path }: { $strerror }.
file-not-utf-8 = Can’t read { $path }: it isn’t text in UTF-8.
game-of-this-pack = the game this pack is for: { $games }
not-installed = Can’t load { $title } again, because it isn’t one of the installed games.
stored-with-other-rules = This was stored with rules { $rules } of { $title }, but this version of Skerry has rules { $rules_version }.
no-rule =
    { $near ->
        [none] There is no rule { $id }.
       *[other] There is no rule { $id }. Did you mean { LIST($near, type: "or") }?
    }
no-language = There is no language { $tag }. Choose one of: { $known }.
no-game-of-plan = There is no game { $bout } in { $folder }, or it hasn’t been played yet. Games are numbered 0 to { $most }.
results-changed =
    { $parts ->
        [none] The games in { $folder } ({ $finished } so far) don’t say what played them, so new ones can’t be compared with them. Use --anew to play all games again, --mix to continue anyway, which the report then says, or --to to choose another folder.
       *[other] The games in { $folder } ({ $finished } so far) were played with different { LIST($parts) }, so new ones can’t be compared with them. Use --anew to play all games again, --mix to continue anyway, which the report then says, or --to to choose another folder.
    }
other-plan = { $folder } already has the results of another plan. Choose another folder with --to.
no-results-folder = { $folder } isn’t a results folder: can’t read { $thing }.
other-worker = A worker differs from this machine in its { LIST($parts) }. Install the same version of Skerry on both.
port-in-use = Port { $port } is already in use. Choose another one with --port.
tables-in-use = Another server is using the tables in { $path }. Stop it, or choose another file with --file.
tables-second-name = { $path } has a second name (a hard link), which would damage the tables. Delete one of the two.
tables-newer = A newer version of Skerry wrote the tables in { $path }. Update Skerry to use them.
database-not-reached = Can’t use the database { $url }: { $error }.
database-newer = A newer version of Skerry wrote the tables in { $url }. Update Skerry to use them.
workers-need-database = Several workers need a database: give one with --store.
thinkers-need-database = Thinking for other servers needs a database: give one with --store.
needs-postgres = PostgreSQL needs more packages: pip install "skerry[postgres]".
other-table-there = { $target } already has another table { $table }. Choose a database or a file without it.
no-tables = There are no tables in { $source }.
no-table-there = There is no table { $table } there.
no-name-there = Nobody at this table is called “{ $name }”. The names are: { $names }.
already-there = { $target } already exists. Choose another name.
disk-full = The disk is almost full: only { $free } kB are left for { $path }.
tables-not-opened = Can’t open the tables in { $path }: { $error }.
tables-not-copied = Can’t copy { $source } to { $target }: { $error }.
tables-replaced = Someone has deleted, moved or replaced { $place } since the server started, so new moves would be lost. Put the same file back, or stop the server, put the right file there and start it again.

## Packs of all games

no-key-of-the-pack = no such key, since the published pack has none
a-value-of-the-pack = a value, since the published pack has this key
as-the-other-tables = { $number }, to match the other tables
list-of-so-many-whole-numbers = a list of { $count } whole numbers from { $low } to { $high }
list-of-tables-with-ids = a list of tables with ids
players-described =
    { $players ->
        [one] { $players } player is described, but there are { $seats } seats
       *[other] { $players } players are described, but there are only { $seats } seats
    }
set-up-is-empty = during the set-up, no player has anything yet
