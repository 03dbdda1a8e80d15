### The pages of the server and their scripts

## Every page

base-description = Seafaring board games, with friends or against bots, in the browser.
base-skip = Skip to the content
base-pages = Pages
base-lobby = Tables
base-rules = Rules
base-about = About
base-noscript = The table needs JavaScript. All of it comes from this server, none from anywhere else.
base-footer = made by fans, for the table

## The lobby

lobby-title = Skerry: seafaring board games
lobby-welcome = Take a seat and set sail
lobby-lead = Board games about merchants, Vikings and pirates, in your browser: with friends, around one screen, or against bots.
lobby-play_now = Play Riga against bots
lobby-play_now_note = One click, no account. A guide helps you through your first game.
lobby-set_up_link = Play with friends
lobby-name = Your name at the table
lobby-games = The games
lobby-players = { $few } to { $many } players
lobby-players_only = { $many } players
lobby-minutes = { $minutes } minutes
lobby-play_bots = Play against bots
lobby-voyage = First voyage
lobby-rules = Rules
lobby-mine = My games
lobby-finished = Finished games
lobby-open = Open tables
lobby-open_empty = No open tables right now. Set one up and leave a seat open.
lobby-set_up = Set up a table
lobby-game = Game
lobby-seats = Seats
lobby-add_seat = Add a seat
lobby-variants = Variants
lobby-house = House rules
lobby-house_note = The rulebook can be read in two ways here. Choose how your group plays.
lobby-table = The table
lobby-listed = List it under “Open tables”, so that others can watch
lobby-chat = Chat at the table
lobby-hints = Hints: players may ask what a bot would do
lobby-own_files = Your own cards or starting position
lobby-pack = Component pack
lobby-pack_note = A TOML file with the values on the cards. “skerry pack show riga --toml” prints one that you can change.
lobby-scenario = Starting position
lobby-scenario_note = A TOML file that describes where the game starts; docs/scenarios.md explains it.
lobby-begin = Open the table

## Bots

bot-random = Driftwood
bot-random-line = Driftwood goes wherever the waves take it.
bot-beginner = Beginner
bot-beginner-line = The ship’s boy grabs what glitters and slips up now and then.
bot-casual = Casual
bot-casual-line = The sailor on leave plans one turn ahead, though not always with care.
bot-greedy = Merchant
bot-greedy-line = The merchant takes whatever pays right away.
bot-strong = Strong
bot-strong-line = The captain plans the whole turn and rarely makes a mistake.
bot-expert = Expert
bot-expert-line = The old pilot thinks about your replies too, and takes a moment to do so.
bot-master = Master
bot-master-line = The navigator has sailed here a million times and knows the way at a glance.
bot-grandmaster = Grandmaster
bot-grandmaster-line = The admiral knows the way and still looks further ahead than the navigator.

## How a game ended

seen-and = { " " }and{ " " }
seen-wins = { $names } wins. Points: { $points }.
seen-win = { $names } win together. Points: { $points }.
seen-total = Total
seen-lost = The game is lost.
hint-brings = { $source }: +{ $points } at the end
hint-takes = { $name }: −{ $points } at the end
seen-other-rules = This game was played with rules { $old }. This server has rules { $new }, so you can only download the record.
seen-other-rules-unfinished = This game was started with rules { $old }. This server has rules { $new }, so it can’t go on here.

## The replay

replay-title = Replay of { $game }
replay-controls = Replay controls
replay-scrubber = Position in the game
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-mark = Go to
replay-eyes = Seen by
replay-link = Link to this position
replay-happened = What happened here
replay-branch = Play on from here
replay-branch_note = This starts a new table from here, with bots in the other seats and new chance.
replay-branch_seat = I play
replay-branch_bot = against
replay-branch_go = Play on
replay-to_table = Back to the table
replay-leap = « and » go
replay-leap_turn = by turn
replay-leap_decision = by decision
replay-leap_turning = by turning point
replay-pace = Speed
replay-pace_slow = slow
replay-pace_normal = normal
replay-pace_fast = fast
replay-pace_fastest = very fast

## The review of a game

review-title = Review
review-note = A bot looks at every turn again through the eyes of each player, knowing only what they knew: who was ahead, where the game turned, and what would have been better.
review-start = Review this game
review-progress = Progress of the review
review-curve = Each player’s chance of winning, judged from what they could see.
review-story = { $name }: { $first } % at the start, { $last } % at the end.
review-axis = time →
review-end = The end
review-numbers = The chart in numbers
review-when = Turn
review-turns = Turning points
review-turn = { $name }: { $before } % → { $after } %
review-decisions = Decisions
review-of = of
review-every = Also show those that cost little or nothing
review-back = Back to the review

## The rules

rules-title = Rules of { $game }
rules-about = Every rule has a number, and everything the table tells you refers to it. Rulings that can be read differently are marked as debatable, with the alternatives.
rules-choice = You choose this when you set up a table, under “{ $variant }”: { $readings }.
rules-search = Search the rules

## About

about-title = About Skerry
about-what = Skerry is the digital home of five seafaring board games. One rules engine serves the table in the browser, the bots, the terminal and the lab. Every rule has a number, and if you can’t make a move, Skerry tells you which rule forbids it.
about-fairness = Fair chance
about-fairness_before = Before a game starts, the server picks a secret and shows you its fingerprint. From then on it can’t swap the secret for another, because no other fits the fingerprint.
about-fairness_salt = Only then does each player’s browser add salt: random digits of its own. Every card follows from the secret and all the salts, so neither the server nor any player can choose what comes.
about-fairness_after = When the game is over, the secret and the salts are revealed and written into the record. With “skerry verify” you can check every single draw.
about-fairness_bots = Bots never learn the secret. They see only what their seat may know.
about-undo = Undo
about-undo_how = You can take back a step or a whole turn until somebody else moves or something new is revealed. Once a card is drawn, there is no way back.
about-keys = Keys
about-keys_more = You can reach everything with Tab and Enter too. You can switch off single-letter shortcuts in the settings.
about-privacy = What is kept
about-privacy_how = There are no accounts. The server keeps the tables: names, moves and chat. The secret keys of your seats, your name and your settings stay in this browser; anyone who has the secret link of a seat can play it. A cookie remembers your language. Nothing is loaded from other servers.
about-credits = Credits
about-credits_games = These are fan-made editions, neither authorised nor endorsed by the designers and publishers, who deserve all credit for the games. If you like one, please buy it.
rules-all = Rules of the games
about-credits_skerry = The program, drawings and words are our own. Where we haven’t seen the printed cards, we reconstructed their values; if you own the box, you can enter the real ones.

## Errors

error-missing = Nothing but open sea
error-title = That didn’t work
error-home = To the tables

## Scripts: everywhere

js-no-answer = The server doesn’t answer. Are you online?
js-guest = Guest
js-copy = Copy
js-copied = Copied
js-close = Close
js-to-lobby = To the tables
js-about-fairness = How fair chance works

## Scripts: the lobby

js-look = Look
js-go-on = Continue
js-replay = Replay
js-forget = Remove { $title } with { $names } from this list
js-aside-sure = Remove { $title } with { $names } from this list? The game goes on, and the seat stays yours: open the link of the table to bring it back.
js-running = In progress
js-turn-of = { $name }’s turn
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
js-kind-friend-note = You get a secret link to send. The friend who opens it sits down here.
js-kind-here-note = Plays on this screen too; you pass it on in turn.
js-kind-open-note = Anyone can sit down here from “Open tables”.
js-name = Name
js-name-of-seat = Name for seat { $number }
js-bot-of-seat = Bot on seat { $number }
js-plays-instead = { $bot } has not learned this game with this pack, so { $plays } plays instead
js-remove-seat = Remove seat { $number }

## Scripts: the table

js-skip-to-decision = Skip to the decision
js-tools = Tools
js-board = Board
js-side = Log, chat and players
js-rules = Rules
js-rule = Rule { $rule }
js-text-view = Text view
js-rail = Log and chat
js-zones = Parts of the table
js-zone-table = Table
js-zone-town = Town
js-zone-mine = Mine
js-zone-market = Market
js-zone-others = Players
js-zone-log = Log
js-settings = Settings
js-help = Help
js-line-opening = Connecting …
js-line-open = Connected
js-line-lost = Connection lost, trying again …
js-line-lost-move = Connection lost. Your move will be sent as soon as it’s back.
js-line-gone = Closed
js-gone = This table was deleted.
js-bad-link = This link doesn’t open a seat here, so you are watching.
js-used-link = Someone has already used this invitation, so you are watching. If that was you on another device, open “Players” there and copy the link for your other devices.
js-skip = Skip to now
js-on-board =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
js-confirm = “{ $move }” ends your turn. Go ahead?
js-confirm-yes = Yes, go ahead
js-binds-shows = The others see something new, so you can’t take it back.
js-binds-chance = Then chance decides, so you can’t take it back.
js-confirm-no = Not yet
js-confirm-binds = “{ $move }”: { $why } After it, you can’t undo anything from earlier this turn either. Go ahead?
js-undo-step = Undo step
js-undo-whole = Undo turn
js-draft-yes = Confirm
js-draft-ends = Confirm and end your turn
js-draft-back = Put all back
js-draft-whole = That’s all you need.
js-pick-count = { $picked } of { $most }
js-pick-less = one less: { $part }
js-pick-number = how many: { $part }
js-undo-stop-shows = You can’t go back any further: the others have seen something new.
js-undo-stop-chance = You can’t go back any further: chance has decided.
js-undo-stop-others = You can’t go back any further: someone else has chosen.
js-why-not = You can’t:
js-hint-ask = What would you do?
js-hint-thinking = Thinking …
js-hint-tips = Good moves, the best first
js-hint-chance = { $chance } % to win
js-hint-from = Based on what you can know. Pick one, or play something else.
js-coach = Guide:
js-coach-skip = Hide the guide
js-plan = Your plan:
js-voyage = First voyage:
js-voyage-step = Step { $step } of { $steps }
js-voyage-leave = Play on without it
js-voyage-resume = Resume the voyage
js-digest-more = and { $count } more in the log
js-strip-points =
    { $count ->
        [one] point
       *[other] points
    }
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
js-chat-is-hidden = You have hidden the chat. You can show it again in the settings.
js-chat-watching = Only players can write here.
js-players = Players
js-to-move = to move
js-is-you = you
js-watching = You are watching
js-is-bot = bot ({ $bot })
js-is-free = not here yet
js-is-online = at the table
js-is-away = away
js-is-stand-in = away; { $bot } is playing
js-hand-over = Let a bot play for { $name }
js-hand-over-note = The bot knows only what this seat may know, and nobody else gets to see its cards. The player can take the seat back at any time.
js-hand-over-bot = Which bot
js-hand-over-go = Let it play
js-stand-in = A bot took over while you were away: { $bot }.
js-take-back = Take my seat back
js-told-stand-in = A bot now plays for { $name }: { $bot }.
js-told-back = { $name } is back.
js-mute = Mute { $name }
js-unmute = Unmute { $name }
js-copy-own = Copy my secret link, for another device
js-copy-invite = Copy the secret link for { $name }
js-copy-watch = Copy the link for spectators
js-waiting = Waiting for players
js-waiting-for =
    { $count ->
        [one] The game starts when the last seat is taken. Send your friend the link.
       *[other] The game starts when { $count } more seats are taken. Send each friend the link to their seat.
    }
js-invite-link = Secret link for { $name }
js-share = Share
js-share-words = Come and play { $game } with me:
js-code = QR code of the invitation
js-code-how = Or let your friend’s phone read this code.
js-watch-link = For spectators
js-only-here = These links work on this computer only. To let friends in, start the server with --host (see docs/server.md).
js-committed = Chance is fixed from here on
js-committed-why = This is the fingerprint of the table’s secret. After the game the secret is revealed, and you can check that it fits.
js-welcome = Welcome to the table
js-welcome-words = You’re invited to play { $game } with { $names }. What’s your name?
js-your-name = Your name
js-take-seat = Take your seat
js-curtain = Pass the screen to { $name }
js-curtain-why = Your cards stay hidden until you’re ready.
js-curtain-open = I am { $name }
js-goal = Goal
js-goal-start = Let’s play
js-legend = Icons
js-legend-title = What the icons mean
js-result = Points
js-picture = Picture
js-place = { $place }.
js-points-by-source = Points by source
js-best-move = Your best move: { $move } ({ $heading }), { $points } percentage points ahead of the next best.
js-rematch = Play again
js-join-rematch = Join the next game
js-download = Download the record
js-download-note = During the game the record contains what you have seen; afterwards it contains everything.
js-fair = Check that chance was fair
js-fair-how = Download the record and run: skerry verify RECORD
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
js-settings-kept = This browser remembers what you choose here, for every table.
js-settings-look = Look
js-settings-table = At the table
js-settings-turn = When it’s my turn
js-size = Text size
js-size-normal = normal
js-size-large = large
js-size-larger = very large
js-theme = Colours
js-theme-is-auto = same as my device
js-theme-is-light = light
js-theme-is-dark = dark
js-speed = Movement
js-speed-slow = slow
js-speed-normal = normal
js-speed-fast = fast
js-speed-off = none
js-sounds = Sounds
js-set-sound = Sounds of the table, and a bell when it’s my turn
js-set-notification = Notify me when it’s my turn
js-set-title = Show my turn in the page title
js-set-favicon = Show my turn on the page icon
js-set-confirm = Ask before I end my turn
js-set-guide = Guide for newcomers
js-set-shortcuts = Single-key shortcuts
js-set-chat = Show the chat
js-no-notification = Your browser doesn’t allow notifications from this page.
js-seated = You at this table
js-seated-forget = Delete my name and my chat
js-seated-forget-sure = Delete your name and everything you wrote at this table? The game stays. You can’t undo this.
js-owner = Your table
js-owner-listed = List it under “Open tables”
js-owner-chat = Chat for everyone at the table
js-owner-delete = Delete this table
js-owner-delete-sure = Delete this table for everyone? You can’t undo this.
js-help-title = How to play here
js-help-board = You can click whatever glows, or use the buttons above the board. Click something dimmed to learn why you can’t choose it now.
js-help-tips = Point at a piece, or press and hold it, and it explains itself. Click § or a rule number to read the rule.
js-help-undo = You can take back your choices until someone else moves or something new is revealed.
js-keys = Keys
js-key = Key
js-key-does = What it does
js-key-move = play the move marked with this key, or pick one more; when all are picked, put them back
js-key-agree = confirm
js-key-undo = put back what you picked, or undo a step
js-key-undo-turn = undo the whole turn
js-key-rules = rules
js-key-text = text view or board
js-key-skip = skip the animation
js-key-help = show this help
js-key-escape = close what is open, or go back
js-key-turn = turn a preview on the board
js-key-replay = step through a replay

## Scripts: the replay

js-run = Play
js-pause = Pause
js-leap-turn-back = One turn back
js-leap-turn-forward = One turn forward
js-leap-decision-back = To the decision before
js-leap-decision-forward = To the next decision
js-leap-turning-back = To the turning point before
js-leap-turning-forward = To the next turning point
js-review-stand = { $done } of { $all } positions
js-review-no-turns = No single turn decided the game.
js-review-played = You played: { $move } ({ $chance } %)
js-review-best = Second best: { $move } ({ $chance } %)
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
refused-unreadable = This table can’t be opened any more: it was played with other rules, or its file is damaged.
refused-other-rules = This game was played with rules { $old } of { $game }. This server has rules { $new }, so it can’t show the game. You can still download its record: { $record }.
refused-other-rules-unfinished = This game was started with rules { $old } of { $game }. This server has rules { $new }, so it can’t go on here. It is kept for a server with the older rules.
refused-not-written = The server can’t save anything at the moment, so nothing was changed.
refused-not-read = The server can’t open its tables at the moment. Try again in a minute.
refused-unclear = The server couldn’t find out whether this was saved. Send it again: nothing is done twice.
refused-elsewhere = This table is moving to another server. Try again in a second.
refused-no-table = There is no such table.
refused-no-game = There is no game called { $game }.
refused-no-seat = This table has no seat { $seat }.
refused-no-bot = There is no bot called { $bot }.
refused-no-voyage = { $game } has no first voyage, or you asked for more than one seat.
refused-not-yours = You need the secret link of this seat for that.
refused-other-wire = This page or program uses version { $theirs } of the connection to a table, but the server uses version { $ours }. Reload the page.
refused-invitation-used = Someone has already sat down with this invitation, so it no longer works.
refused-not-a-new-key = The new key of a seat can’t be the same as the invitation.
refused-not-owner = Only the person who set up the table can do that.
refused-no-free-seat = There is no free seat at this table.
refused-not-begun = The game starts when all seats are taken.
refused-over = The game is over.
refused-not-over = You can do that when the game is over.
refused-not-your-turn = It is not your turn.
refused-changed = Someone was faster: the position has changed. Have another look.
refused-nothing-to-undo = There is nothing you can take back: someone else has moved, or something new was revealed.
refused-too-often-handed-over = This seat has changed hands too often. The game goes on as it is.
refused-too-many-undos = Too much has been taken back at this table, so undo no longer works here.
refused-chat-full = The chat of this table is full ({ $most } lines).
refused-no-chat = Chat is switched off at this table.
refused-handed-over = A bot is playing for you. Take your seat back first.
refused-still-there = { $name } is still here. A bot can take over only for someone who has left.
refused-not-away-long = You can do that once { $name } has been away for { $minutes } minutes.
refused-always-bot = A bot plays this seat anyway.
refused-no-hints = Hints are switched off at this table.
refused-review-alone = You played alone, so there is no winner to review.
refused-no-position = There is no such position: the game has only got as far as move { $plies }.
refused-too-many-tables = The server has no room for another table. Try again later.
refused-too-many-from-here = You can set up at most { $most } tables an hour from one address. Try again later.
refused-server-full = The server is full. Try again in a minute.
refused-share-used = You are asking for too much at once. Try again in { $seconds } seconds.
refused-flooding = This connection was closed because it asked for too much for too long.
refused-too-many-sockets = You already have { $most } connections open. Close some tables first.
refused-table-crowded = { $most } people are already watching this table. Try again later.
refused-too-many-hints = { $most } hints are already being worked out for you. Wait for one of them.
refused-no-hint-found = The bot ran out of time. Ask again.
refused-too-many-reviews = { $most } of your games are already being reviewed. Start this one when one of them is done.
refused-unknown-word = “{ $word }” is not a move in this game.
refused-not-allowed = { $problem }
refused-not-together = “{ $word }” reveals something new or passes the turn on, so send the rest afterwards.
refused-not-to-be-picked = You can’t pick “{ $word }” with what you have picked so far.
refused-set-up = { $problem }
refused-own-file = This file can’t be used. { $problem }
refused-not-understood = The server doesn’t understand this request. { $problem }
refused-foreign-host = This server doesn’t go by the name { $host }. If it is yours, start it with --name { $host }.
refused-foreign-page = This request comes from a page that isn’t part of this server, so nothing was done. If the page is yours, start the server with --name and the name in its address.
refused-not-json = Send JSON with the header Content-Type: application/json.
refused-head-too-large = The address or the headers of this request are too long.
refused-too-large = This is too large.
refused-other-method = This address doesn’t accept that kind of request.
refused-too-nested = The file is nested too deeply.
refused-file-breaks = This file can’t be used: no game can be played with it.
refused-busy-with-files = The server is still checking other people’s files. Try again in a minute.
refused-no-time-for-file = The server is too busy to check your file right now. Try again in a minute.
refused-busy-with-pictures = The server is still drawing other people’s pictures. Try again in a moment.
refused-broken = Something broke, and it’s not your fault. If you report it, please give this number: { $request }.
voyage-off = You have left the course of this voyage. Take your choice back to return to it, or play on: the rules are the same.
voyage-done = That was your first voyage. From here on it is a game like any other. Fair winds!
