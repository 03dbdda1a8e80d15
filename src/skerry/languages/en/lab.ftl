### The lab: its reports

title-match = Match
title-tournament = Tournament
title-ladder = Ladder
title-balance = Balance
title-study = Study
seats = { $seats } seats
alone = 1 seat
games-of = { $done } of { $games } games
tile-games = games
tile-deals = deals, the same for everyone
tile-decisions = decisions
tile-hours = of processor time
win-rates = Who wins
win-rates-say = How many games a seat of each bot wins. The dashed line is the fair share; bars are 95 % intervals.
ratings = Ratings
ratings-say = OpenSkill ratings from all games between different bots. Everyone starts at 25.
skill-gap = Skill gap
skill-gap-say = One seat of the first bot against copies of the second: its wins as a multiple of the fair share.
against =
    { $one }
    against { $other }
seat-advantage = Seat advantage
seat-advantage-say = How often each seat wins when every bot plays it equally often. The band is the fair share ± 3 points.
seat = seat { $seat }
points = Points
points-say = How final points are spread. Half of them lie between { $low } and { $high }, all between { $least } and { $most }.
points-axis = final points
sources = Where points come from
sources-say = Average points by source, for winners and for everyone else.
winners = winners
others = everyone else
length = Length
length-say = A game has { $turns } turns on average, with { $decisions } real decisions.
length-axis = turns
leads = Does the leader win?
leads-say = How often the current leader goes on to win. At half time: { $half }. In { $early } of the games, the winner leads from half time to the end.
leads-axis = progress of the game
lead-changes = Lead changes
lead-changes-say = How often the lead changes hands in a game: { $mean } times on average.
lead-changes-axis = lead changes
choices = What choices are worth
choices-say = Each dot is a choice. The further right, the more of the seats that could make it did. The further up, the more often those seats won than seats that didn’t make it, with the same bots in the same seats. Green and red dots differ by more than chance, even with all choices of the report taken together. This shows what goes along with winning, not what causes it.
word-axis = chosen when possible
thing-axis = of all seats
lift-axis = win rate, points
use-columns = choice|seats that could|did|win rate|95 %
too-few = too few games to tell
more = { $count } more
as-table = Show as a table

## Findings

findings = What stands out
findings-none = Nothing stands out. Every seat wins its fair share within 3 points, no choice is made almost never or almost always, none is clearly worth 10 points, and the leader at half time doesn’t win too often.
seat-off = Seat { $seat } wins { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of the games ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }). Its fair share is { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
almost-never = Almost never chosen when possible:
almost-always = Almost always chosen when possible, so hardly a choice:
worth-much = Goes along with winning, in points of win rate (95 %):
worth-little = Goes along with losing, in points of win rate (95 %):
scores-outside = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of all final points ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) lie outside the expected { $from } to { $to }.
runaway = The leader at half time wins { NUMBER($value, style: "percent") } of the games, so the second half decides little.
unsure = (play more games to be sure)

## Effects

effects = What the change does
effects-say = Differences from the unchanged pack, on the same deals. If you look at many differences, some look unusual by chance; the intervals are wide enough for all { $looks } of them to hold together with 95 %. d is the difference in standard deviations: 0.2 is small, 0.8 is large.
effects-sure =
    { $sure ->
        [one] { $sure } of { $looks } bars stays clear of the dashed line: that is more than chance.
       *[other] { $sure } of { $looks } bars stay clear of the dashed line: that is more than chance.
    }
effects-none = Every bar touches the dashed line: play more games to tell the change from chance.
effect-columns = change|bots|before|difference|95 %|d
older-pack = version { $version } of the pack
as-it-is = the unchanged pack
measure-points = Final points per seat
measure-margin = Margin of victory, in points
measure-turns = Turns per game
measure-decisions = Decisions per game
measure-lead_changes = Lead changes per game
measure-first_seat = Games won by seat 0
measure-decided_after = Share of the game before it’s decided
measure-skill_gap = Skill gap, as a multiple of the fair share
measure-source = Points from { $source }
measure-event = What was changed, times per seat: { $event }
mixed = Different bots, rules, packs or builds played the games in this folder, so you can’t compare them.
made-by = How this report was made
made-say = Each line-up plays each of its deals once in every seating. A deal is one course of chance: a draw depends only on the deal, the turn and what can be drawn. Games of the same deal aren’t independent, so they count as one cluster: shares come with Wilson’s interval and the design effect of the deals, means with Student’s t over deals. Everything follows from the plan and the number of a game; skerry lab record prints the record of any game.
