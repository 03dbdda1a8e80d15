### The pages of the server and their scripts

## Every page

base-description = Seafaring board games, with friends or against bots, in the browser.
base-skip = Skip to the content
base-pages = Pages
base-lobby = Tables
base-rules = Rules
base-about = About
base-noscript = The table needs JavaScript. All of it comes from this server, and nothing from anywhere else.
base-footer = made by fans, for the table

## The lobby

lobby-title = Skerry: seafaring board games
lobby-welcome = Take a seat and set sail
lobby-lead = Board games of merchants, Vikings and pirates in your browser: with friends, on one screen, or against bots.
lobby-play_now = Play Riga against bots
lobby-play_now_note = One click, no account. A guide helps you through your first turns.
lobby-set_up_link = Play with friends
lobby-name = Your name at the table
lobby-games = The games
lobby-players = { $few } to { $many } players
lobby-players_only = { $many } players
lobby-minutes = { $minutes } minutes
lobby-play_bots = Play against bots
lobby-set_up_game = Set up a table
lobby-rules = Rules
lobby-mine = My games
lobby-finished = Finished games
lobby-open = Open tables
lobby-open_empty = No table is open to everyone now. Set one up and leave a seat open.
lobby-set_up = Set up a table
lobby-game = Game
lobby-seats = Seats
lobby-add_seat = Add a seat
lobby-variants = Variants
lobby-house = House rules
lobby-house_note = The rulebook can be read in two ways here. Play as your group does.
lobby-table = The table
lobby-listed = Show it under “Open tables”, so that others can watch
lobby-chat = Chat at the table
lobby-hints = Hints: a player may ask what a bot would do
lobby-language = Language
lobby-own_files = Cards or a position of your own
lobby-pack = Component pack
lobby-pack_note = A TOML file with the values on the cards; “skerry pack show riga --toml” prints one to change.
lobby-scenario = Position
lobby-scenario_note = A TOML file in the words of docs/scenarios.md; the game begins there.
lobby-begin = Open the table

## Bots

bot-random = Driftwood
bot-random-line = goes wherever the waves go
bot-beginner = Beginner
bot-beginner-line = a ship's boy: takes what glitters and slips now and then
bot-casual = Casual
bot-casual-line = a sailor on leave: plans one turn ahead, not always with care
bot-greedy = Merchant
bot-greedy-line = takes what pays at once
bot-strong = Strong
bot-strong-line = a captain: plans her turn to its end and seldom errs
bot-expert = Expert
bot-expert-line = an old pilot: thinks of your answers too, and takes a little time for it

## How a game ended

seen-and = { " " }and{ " " }
seen-wins = { $names } wins. Points: { $points }.
seen-win = { $names } win together. Points: { $points }.
seen-lost = The game is lost.
seen-other-rules = Played by rules { $old }; this server plays by rules { $new }, so only the record can be had.
seen-other-rules-unfinished = Begun by rules { $old }; this server plays by rules { $new }, so it cannot go on here.

## The replay

replay-title = Replay of { $game }
replay-controls = Through the game
replay-scrubber = Position in the game
replay-first = To the beginning
replay-turn_back = One turn back
replay-back = One step back
replay-forward = One step on
replay-turn_forward = One turn on
replay-last = To the end
replay-mark = Go to
replay-eyes = Seen by
replay-link = Link to this position
replay-happened = What happened here
replay-branch = Play on from here
replay-branch_note = A new table begins with this position, with bots on the other seats. Chance is drawn anew.
replay-branch_seat = I play
replay-branch_bot = against
replay-branch_go = Play on
replay-to_table = Back to the table
replay-pace = Speed
replay-pace_slow = slow
replay-pace_normal = normal
replay-pace_fast = fast
replay-pace_fastest = very fast

## The review of a game

review-title = Review
review-note = A bot looks at every turn again, through the eyes of each player and with what they could know then: who stood how, where the game turned, and what else could have been done.
review-start = Review this game
review-progress = Progress of the review
review-curve = Everyone's chance of winning, as they could see it themselves.
review-story = { $name }: { $first } % at first, { $last } % at the end.
review-axis = course of the game →
review-end = The end
review-numbers = The curve in numbers
review-when = Turn
review-turns = Turning points
review-turn = { $name }: { $before } % → { $after } %
review-decisions = Decisions
review-of = of
review-every = Those too that cost little or nothing
review-back = Back to the review

## The rules

rules-title = Rules of { $game }
rules-about = Every rule has a number. Prompts, refusals and the log at the table name it. Rulings that can be read in another way are marked as debatable; their alternatives stand apart.
rules-choice = Whoever sets up a table chooses under “{ $variant }”: { $readings }.
rules-search = Search the rules

## About

about-title = About Skerry
about-what = Skerry is a digital home for seafaring board games. One rules engine serves the table in the browser, the bots, the terminal and the laboratory. Every rule has a number, and what you may not do is explained with the rule that forbids it.
about-fairness = Fair chance
about-fairness_before = Before a game begins, the server picks a secret and shows you its fingerprint. From then on it cannot swap the secret for another one, because no other fits the fingerprint.
about-fairness_salt = Only then does each player's browser add salt: random digits of its own. Every card that is drawn follows from the secret and all the salts, so neither the server nor a player can choose what comes.
about-fairness_after = When the game is over, secret and salts are shown and stand in the record. With “skerry verify” anyone can check every single draw.
about-fairness_bots = Bots never learn the secret, and they are shown only what their seat may know.
about-undo = Undo
about-undo_how = You can take back a step or a whole turn as long as nothing new has been seen since and nobody else has moved. Once a card is drawn, what was done stays done.
about-keys = Keys
about-keys_more = Everything can be reached with Tab and Enter as well. The single letters can be switched off in the settings.
about-privacy = What is kept
about-privacy_how = There are no accounts. The server keeps the tables: names, moves and chat. Your seats' secret keys, your name and your settings stay in this browser; whoever holds the secret link of a seat plays it. A cookie remembers your language. Nothing is loaded from other servers.
about-credits = Credits
about-credits_games = These are fan-made editions, neither authorised nor endorsed by designers and publishers; all credit for the games is theirs. If you like one, please buy it.
rules-all = Rules of the games
about-credits_skerry = The program, the drawings and the words are our own. Values on cards we have not seen are our reconstruction; whoever owns the box can put the printed ones in.

## Errors

error-missing = Nothing but open sea
error-title = That did not work
error-home = To the tables

## Scripts: everywhere

js-no-answer = The server does not answer. Is there a network?
js-guest = Guest
js-theme-auto = Light or dark: like the system
js-theme-light = Light
js-theme-dark = Dark
js-copy = Copy
js-copied = Copied
js-close = Close
js-to-lobby = To the tables
js-about-fairness = How fair chance works

## Scripts: the lobby

js-look = Look
js-go-on = Go on
js-replay = Replay
js-forget = Take { $title } with { $names } off this list
js-aside-sure = Remove { $title } with { $names } from this list? The game goes on, and the seat stays yours: open the link of the table to bring it back.
js-running = The game is on
js-turn-of = { $name } is to move
js-your-turn = Your turn
js-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
js-join = Join
js-watch = Watch
js-seat = Seat { $number }
js-kind-me = Me
js-kind-bot = A bot
js-kind-friend = A friend, by link
js-kind-here = Someone at this screen
js-kind-open = Open to anyone
js-house-otherwise = Otherwise: { $usual }
js-kind-open-note = joins from the lobby
js-name = Name
js-name-of-seat = Name for seat { $number }
js-bot-of-seat = Bot on seat { $number }
js-remove-seat = Remove seat { $number }

## Scripts: the table

js-skip-to-decision = Skip to the decision
js-tools = Tools
js-board = Board
js-side = Log, chat and players
js-rules = Rules
js-text-view = Text view
js-settings = Settings
js-help = Help
js-line-opening = Connecting …
js-line-open = Connected
js-line-lost = Connection lost, trying again …
js-line-lost-move = Connection lost; your move goes out as soon as it is back.
js-line-gone = Closed
js-gone = This table was deleted.
js-bad-link = This link does not open a seat here, so you are watching.
js-used-link = This invitation has been used, so you are watching. If you used it yourself, copy the link for other devices where you play, under Players.
js-skip = Skip to now
js-on-board =
    { $count ->
        [one] 1 move on the board
       *[other] All { $count } moves on the board
    }
js-confirm = “{ $move }” ends your turn. Go ahead?
js-confirm-yes = Yes, go ahead
js-binds-shows = The others see something new, so you can’t take it back.
js-binds-chance = Then chance decides, so you can’t take it back.
js-confirm-no = Not yet
js-confirm-binds = “{ $move }”: { $why } What you did before it this turn stays as well. Go ahead?
js-undo-step = Undo step
js-undo-whole = Undo turn
js-undo-stop-shows = You can’t go back any further: the others have seen something new.
js-undo-stop-chance = You can’t go back any further: chance has decided.
js-undo-stop-others = You can’t go back any further: someone else has chosen.
js-why-not = Not now:
js-hint-ask = What would you do?
js-hint-thinking = Looking ahead …
js-hint-tips = Good moves, the best first
js-hint-chance = { $chance } % to win
js-hint-from = From what you can know. Choose one, or something else.
js-coach = Guide:
js-coach-skip = No guide, thanks
js-digest = Since your last turn
js-digest-lines =
    { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
js-log = Log
js-chat = Chat
js-chat-write = Write to everyone at the table
js-chat-send = Send
js-chat-empty = Nobody has said anything yet.
js-chat-is-off = Chat is switched off at this table.
js-chat-is-hidden = You have hidden the chat; see settings.
js-chat-watching = Only players can write here.
js-players = Players
js-to-move = to move
js-is-you = you
js-watching = You are watching
js-is-bot = bot ({ $bot })
js-is-free = not here yet
js-is-online = at the table
js-is-away = away
js-is-stand-in = away; { $bot } plays
js-hand-over = Let a bot play for { $name }
js-hand-over-note = The bot knows what this seat may know, and nobody else sees its cards. Whoever it plays for can take the seat back at any time.
js-hand-over-bot = Which bot
js-hand-over-go = Let it play
js-stand-in = While you were away, a bot took over: { $bot }.
js-take-back = Take my seat back
js-told-stand-in = A bot now plays for { $name }: { $bot }.
js-told-back = { $name } is back and plays again.
js-mute = Mute { $name }
js-unmute = Hear { $name } again
js-copy-own = Copy my secret link, for another device
js-copy-invite = Copy the secret link for { $name }
js-copy-watch = Copy the link for spectators
js-waiting = Waiting for players
js-waiting-for =
    { $count ->
        [one] The game begins when the last seat is taken. Send the link to your friend.
       *[other] The game begins when { $count } more seats are taken. Send each friend the link of their seat.
    }
js-invite-link = Secret link for { $name }
js-watch-link = For spectators
js-only-here = These links work on this computer only. To let friends in, start the server with --host; docs/server.md says how.
js-committed = The table has committed to its chance
js-committed-why = This is the fingerprint of the table's secret. After the game the secret is shown, and you can check that it fits.
js-welcome = Welcome to the table
js-welcome-words = You are invited to play { $game } with { $names }. Under which name?
js-your-name = Your name
js-take-seat = Take your seat
js-curtain = Pass the screen to { $name }
js-curtain-why = The cards of the next player are hidden until they are ready.
js-curtain-open = I am { $name }
js-rematch = Play again
js-join-rematch = Join the next game
js-download = Download the record
js-download-note = While the game is on, the record holds what you have seen. When it is over, it is whole.
js-fair = Check that chance was fair
js-fair-how = Download the record and run: skerry verify RECORD.
js-fair-commitment = Fingerprint, shown before the game
js-fair-secret = Secret of the table
js-fair-salt = Salt of { $name }
js-debatable = debatable
js-rules-search = Search
js-rules-found =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }

## Scripts: settings and help

js-language = Language
js-theme = Colours
js-theme-is-auto = like the system
js-theme-is-light = light
js-theme-is-dark = dark
js-speed = Movement
js-speed-slow = slow
js-speed-normal = normal
js-speed-fast = fast
js-speed-off = none
js-set-sound = A bell when it is my turn
js-set-notification = A notification when it is my turn
js-set-title = My turn in the title of the page
js-set-favicon = My turn on the icon of the page
js-set-confirm = Ask before my turn ends
js-set-guide = Guide for newcomers
js-set-shortcuts = Single keys as shortcuts
js-set-chat = Show the chat
js-no-notification = The browser does not allow notifications from this page.
js-owner = Your table
js-owner-listed = Show it under “Open tables”
js-owner-chat = Chat for everyone at the table
js-owner-delete = Delete this table
js-owner-delete-sure = Delete this table for everyone? It cannot be brought back.
js-help-title = How to play here
js-help-board = What glows can be chosen: click it, or use the buttons beside the board. What is dimmed is not possible now; click it to learn why.
js-help-tips = Point at a card, focus it or press it long, and it explains itself. A rule number opens the rule.
js-help-undo = You can take choices back until someone else moves or something new is seen.
js-keys = Keys
js-key = Key
js-key-does = What it does
js-key-move = choose the move with this number
js-key-undo = undo a step
js-key-undo-turn = undo the whole turn
js-key-rules = rules
js-key-text = text view or board
js-key-skip = skip movement
js-key-help = this help
js-key-escape = close what is open; back from the confirm step
js-key-turn = turn a preview on the board
js-key-replay = a step back or on, in a replay

## Scripts: the replay

js-run = Run
js-pause = Pause
js-review-stand = { $done } of { $all } positions
js-review-no-turns = No single turn changed much.
js-review-played = Chosen: { $move } ({ $chance } %)
js-review-best = The next best was { $move } ({ $chance } %).
js-review-better = Better: { $move } ({ $chance } %)
js-review-points = { $points } percentage points
js-review-look = Look
js-marked-better = better
js-marked-played = played
js-review-branch = Play on from here
js-review-none = No decision cost much.
js-eyes-all = a spectator

## What the server refuses

refused-no-page = There is no such page.
refused-unreadable = This table cannot be read any more; it was played with other rules or was damaged.
refused-other-rules = This game was played by rules { $old } of { $game }. This server plays by rules { $new }, so it does not show the game again; its record is at { $record }.
refused-other-rules-unfinished = This game was begun by rules { $old } of { $game }. This server plays by rules { $new }, so it cannot go on here; it is kept for a Skerry with the older rules.
refused-not-written = The server cannot write at the moment; nothing was changed.
refused-not-read = The server cannot read its tables at the moment; try again in a minute.
refused-no-table = There is no such table.
refused-no-game = There is no game { $game }.
refused-no-seat = This table has no seat { $seat }.
refused-no-bot = There is no bot { $bot }.
refused-not-yours = That is only for whoever holds the secret link of this seat.
refused-invitation-used = This invitation has been used: someone has sat down with it, and it opens nothing any more.
refused-not-a-new-key = The new key of a seat can't be the invitation itself; propose another one.
refused-not-owner = Only whoever set up the table may do that.
refused-no-free-seat = No seat is free at this table.
refused-not-begun = The game begins when all seats are taken.
refused-over = The game is over.
refused-not-over = That is possible when the game is over.
refused-not-your-turn = It is not your turn.
refused-changed = The position has changed in the meantime; look again.
refused-nothing-to-undo = Nothing can be taken back: someone else has moved, or something new was seen.
refused-too-often-handed-over = You have handed this seat over so often that it cannot be done again; the game goes on.
refused-too-many-undos = So much was taken back at this table that nothing more can be; the game goes on.
refused-chat-full = At this table { $most } lines have been said, and there is no room for more.
refused-no-chat = Chat is switched off at this table.
refused-handed-over = A bot plays for you; take your seat back first.
refused-still-there = { $name } is at the table; only the seat of someone who has gone is handed to a bot.
refused-not-away-long = You can do that once { $name } has been away for { $minutes } minutes.
refused-always-bot = A bot plays this seat anyway.
refused-no-hints = At this table there are no hints.
refused-review-alone = Who plays alone has nobody to win against, so there is no review.
refused-no-position = The game has { $plies } words.
refused-too-many-tables = This server keeps as many tables as it can; try again later.
refused-too-many-from-here = From one address at most { $most } tables are set up in an hour; try again later.
refused-server-full = This server has as many visitors as it can take; try again in a minute.
refused-share-used = You are asking for too much at once; try again in { $seconds } seconds.
refused-flooding = This connection kept asking for more than its share, so it was closed.
refused-too-many-sockets = Your address has { $most } open connections already; close a few tables first.
refused-table-crowded = { $most } people are watching this table already; try again later.
refused-too-many-hints = { $most } hints are being worked out for your address; wait for one of them.
refused-no-hint-found = No hint was found in time; ask again.
refused-too-many-reviews = { $most } games are being reviewed for your address; start this one when one of them is done.
refused-unknown-word = There is no word “{ $word }” in this game.
refused-not-allowed = { $problem }
refused-not-together = After “{ $word }” something new is seen or someone else is asked; say the rest after that.
refused-set-up = { $problem }
refused-own-file = The file cannot be used. { $problem }
refused-not-understood = The request cannot be understood. { $problem }
refused-foreign-host = This server does not go by the name { $host }. If it is yours, start it with --name { $host }.
refused-foreign-page = This comes from a page that is not part of this server, so nothing was done. If the page is yours, start the server with --name and the name in the page’s address.
refused-not-json = Send JSON, and say so with the header Content-Type: application/json.
refused-head-too-large = The address or the headers of the request are too long.
refused-too-large = That is too large.
refused-other-method = This address is not asked like that.
refused-too-nested = The file is nested too deeply to be read.
refused-file-breaks = The file cannot be used: no game could be played with it.
refused-busy-with-files = The server is still checking the files of others; try again in a minute.
refused-broken = Something broke here; it is not your fault. If you report it, give this number: { $request }.
