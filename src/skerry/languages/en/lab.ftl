### The lab: its reports

title-match = A match
title-tournament = A tournament
title-ladder = The ladder
title-balance = Balance
title-study = A study
seats = { $seats } seats
alone = 1 seat
games-of = { $done } of { $games } games
tile-games = games
tile-lucks = lucks, each shared by all
tile-decisions = decisions
tile-hours = of processor time
win-rates = Who wins
win-rates-say = Share of games won with one seat. The dashed line is the fair share; bars are 95 % intervals.
ratings = Ladder
ratings-say = OpenSkill ratings from all games in which bots met others; 25 is where everyone begins.
skill-gap = Skill gap
skill-gap-say = One seat of the first against copies of the second: wins as a multiple of the fair share.
against =
    { $one }
    against { $other }
seat-advantage = Seats
seat-advantage-say = What each seat wins when everyone sits everywhere equally often. The band is the fair share ± 3 points.
seat = seat { $seat }
points = Points
points-say = How the final points are spread. Middle half: { $low } to { $high }; all: { $least } to { $most }.
points-axis = final points
sources = Where points come from
sources-say = Mean points by source, for winners and for the others.
winners = winners
others = others
length = Length
length-say = { $turns } turns of a game on average, with { $decisions } real decisions.
length-axis = turns
leads = Does the leader win?
leads-say = How often the one in the lead wins in the end. At half time: { $half }; from then on the winner leads in { $early } of the games.
leads-axis = part of the game
lead-changes = Lead changes
lead-changes-say = How often somebody else takes the lead in a game: { $mean } times on average.
lead-changes-axis = changes
choices = What choices are worth
choices-say = Each dot is a choice. Across: of the seats that ever could, how many made it. Up: how many points of win rate those who made it are above those who did not, against the same bots on the same seats. Green and red dots are above or below by more than chance, with all choices of the report looked at together. It shows what goes with winning, not what causes it.
word-axis = chosen by those who could
thing-axis = of all seats
lift-axis = win rate, points
use-columns = what|seats that could|did|win rate|95 %
too-few = too few to tell
more = { $count } more
as-table = as a table

## Findings

findings = What to look at
findings-none = Nothing stands out: seats win their fair share within 3 points, no choice is almost never or almost always made or surely worth 10 points, and the leader at half time does not win too often.
seat-off = Seat { $seat } wins { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }); its fair share is { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
almost-never = Almost never chosen by those who could:
almost-always = Almost always chosen by those who could, so hardly a choice:
worth-much = Goes with winning, in points of win rate (95 %):
worth-little = Goes with losing, in points of win rate (95 %):
scores-outside = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) of all final points lie outside of { $from } to { $to }.
runaway = Who leads at half time wins { NUMBER($value, style: "percent") } of the games.
unsure = (more games are needed to be sure)

## Effects

effects = What the change does
effects-say = Difference from the pack as it is, on the same luck. The more you look at, the more looks unusual by chance, so the intervals are wide enough for all { $looks } of them to hold together with 95 %. d is the difference in standard deviations: 0.2 is small, 0.8 large.
effects-sure = { $sure } of the { $looks } bars stay clear of the dashed line: these are more than chance.
effects-none = Every bar touches the dashed line: these games are too few to tell the change from chance.
effect-columns = variation|bots|before|difference|95 %|d
older-pack = version { $version } of the pack
as-it-is = the pack as it is
measure-points = Final points of a seat
measure-margin = Margin of victory, points
measure-turns = Turns of a game
measure-decisions = Decisions of a game
measure-lead_changes = Lead changes
measure-first_seat = Win share of seat 0
measure-decided_after = Part of the game after which it is decided
measure-skill_gap = Skill gap, times the fair share
measure-source = Points: { $source }
measure-event = What was changed, per seat: { $event }
mixed = The games of this folder were played by different bots, rules, packs or builds. Don't compare them.
made-by = How this was made
made-say = Every seating of every line-up is played on the same luck: what chance decides depends only on the luck, the turn and what can be drawn. Games of one luck are not independent, so they are one cluster: shares have Wilson’s interval with the design effect of the lucks, means have Student’s t over lucks. Everything follows from the plan and the number of a game; skerry lab record prints the record of any game.
