## What each mode shows beyond the usual: puzzle, family, turn by turn, newsroom; reminders and aims

options-clock = With a timer
options-clock-note = Optional: without it, the host ends the round.

puzzle-which = Which puzzle?
puzzle-name = Puzzle { $number }
puzzle-start = Start puzzle { $number }
puzzle-is = Puzzle { $number }: { $day }, centerpiece { $tribune }.
puzzle-tiers-are = Thresholds: { $tiers } points.
puzzle-picture = This puzzle is a picture in the rulebook: choose its day and copy its thresholds.
puzzle-tiers = The three thresholds
puzzle-tier = Threshold { $number }
puzzle-tiers-note = Lowest first; leave empty to play without thresholds.
puzzle-lies = Centerpiece { $tribune } covers the star cell.

one-phase-title = { $mode ->
    [puzzle] Lay out the page
   *[family] Take and place
}
one-phase-end = { $mode ->
    [puzzle] Finish my page
   *[family] End the round
}
one-phase-waiting = The host ends the round once everyone is happy with their front page.
one-phase-ends = Ask the table: once everyone is happy with their front page, end the round.
one-phase-family-1 = Take a tile; keep it, or put it back face up.
one-phase-family-2 = A tile you keep goes on your front page at once.
one-phase-family-3 = You can move it there, but it never leaves the page.
one-phase-puzzle-1 = Take exactly the tiles shown under the puzzle.
one-phase-puzzle-2 = Place every ad without conflict. Companion's decision: face up.
one-phase-puzzle-3 = The other tiles won't all fit: that's normal and costs nothing.

first-title = Who goes first?
first-draw = Pick at random
tribunes-offered = { $drawn ->
    [one] Offer { $drawn } centerpiece (starting, or 1A to 9A).
   *[other] Offer { $drawn } centerpieces (starting, or 1A to 9A). Choose in this order, anticlockwise; the first player chooses last.
}
turn-yours = Your turn
turns-whose = { $name }'s turn
turn-step-1 = Move a tile from your desk to your front page.
turn-step-2 = If you like, reveal up to 2 tiles from the supply.
turn-step-3 = Take a tile from the supply, face up or face down, and put it on your desk.
turn-instead = Instead of step 1, discard a tile from your desk:
turn-reorganise = Reorganise: take 3 tiles off your front page and place them somewhere else.
turn-search = Search: reveal up to 3 tiles from the supply.
turn-fixed = Placed tiles can't be moved again; only the centerpiece can.
turn-end = Pass to { $name }
turn-print = { $name }: “Print!”
turn-print-note = Only if no tile on the desk fits on the front page any more.
turns-over = { $name } called “Print!”
turns-finish = Everyone else now places the tiles on their desk, all at the same time.
turns-done = done
turns-laying = still placing
turns-i-am-done = I'm done
turns-count = Go to scoring

role-reporter = Reporter
role-layout-editor = Layout editor
teams-title = The teams
teams-note = Who holds this phone? The layout editor gets the buttons, the reporter gets the timer.
team-member = { $name } · { $role }
team-swap = Swap roles
team-names = Change names
team-unnamed = The names of this team are missing.
team-named = Done

round-page-open = page open
round-will-end = then your page is final
round-your-page = Page handed in
round-settling-page = Page handed in. The round is ending…
round-take-back-page = Reopen the page
round-reporter = Go and fetch tiles! Your layout editor calls “Print!”.
round-remind = Reminders
round-remind-close = Back to the game

scenario-character = Everyone plays { $character }.
scenario-tribune = Today's centerpiece, for everyone: { $tile }.
scenario-stand-in = With several players, a starting centerpiece, blank side up, stands in for it on each front page.
powers-title = Powers
power-of = { $name }: { $character }

aims-scenario = Scenario { $number }: your progress
aims-solo = The goal
aim-standing = { $standing ->
    [reached] Reached
    [kept] Kept so far
    [lost] Missed
   *[open] { $check ->
        [ads] ${ $missing } to go
       *[other] { $missing ->
            [one] { $missing } point to go
           *[other] { $missing } points to go
        }
    }
}
scenario-how = The scenario
scenario-done = completed
scenario-missed = missed
condition = { $met ->
    [true] { $why } · met
   *[false] { $why } · missed
}
rule-kept-ask = Everyone answers for themselves: did you stick to the rule until the end?
rule-kept = { $kept ->
    [true] Kept
    [false] Broken
   *[unsaid] no answer
}

layout-puzzle-page = { $day ->
    [sunday] The front-page board, Sunday side.
    [saturday] The front-page board, Fri/Sat side, Saturday area.
   *[friday] The front-page board, Fri/Sat side, Friday area.
}
layout-puzzle-tiles = Exactly the tiles shown under the puzzle, and no others.
layout-puzzle-tribune = The centerpiece named in its title, on the star cell.
layout-newsroom = Two tables at least 3 metres apart: the tiles on one; front pages, tokens and centerpieces on the other, with the layout editors.
layout-blank = { $players ->
    [one] A starting centerpiece, blank side up, on the star cell: it stays there for all three rounds.
   *[other] One starting centerpiece per player, blank side up, on the star cell: it stays there for all three rounds.
}
layout-scenario = { $players ->
    [one] The scenario's Friday centerpiece, on the star cell.
   *[other] { $each ->
        [team] One starting centerpiece per team, blank side up, on the star cell: it stands in for the scenario's.
       *[player] One starting centerpiece per player, blank side up, on the star cell: it stands in for the scenario's.
    }
}
layout-turns-revealed = Reveal 5 tiles, one of each size.
layout-turns-desks = Everyone draws 2 tiles at random, shows them and puts them on their desk.
layout-flash-scenario = The scenario's Breaking News card for Friday, face up.
tidy-ads-leave = Take the ads on the front pages out of the game (rule change 5).
tidy-blank = Everyone keeps their centerpiece, blank side up, on the star cell.
teams-count = { $count ->
    [one] { $count } team
   *[other] { $count } teams
}
puzzle-own = Lay puzzle { $number } on your own page
puzzle-several = Several of you, each on your own page: open the table with one name; the others scan the QR code and open their own.
