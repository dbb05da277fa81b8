## What each mode shows beyond the usual: puzzle, family, turn by turn, newsroom; reminders and aims

options-clock = With a clock
options-clock-note = Optional: without it, the host says when the round is over.

puzzle-which = Which puzzle?
puzzle-name = Puzzle { $number }
puzzle-start = Start puzzle { $number }
puzzle-is = Puzzle { $number }: { $day }, centerpiece { $tribune }.
puzzle-tiers-are = Thresholds: { $tiers } points.
puzzle-picture = This puzzle is a picture in the rulebook: choose its day and copy its thresholds.
puzzle-tiers = The three thresholds
puzzle-tier = Threshold { $number }
puzzle-tiers-note = Higher and higher; leave them empty to play without.
puzzle-lies = Centerpiece { $tribune } covers the star cell.

one-phase-title = { $mode ->
    [puzzle] Lay out the page
   *[family] Take and place
}
one-phase-end = { $mode ->
    [puzzle] My page is done
   *[family] End the round
}
one-phase-waiting = The host ends the round once everybody is happy with his page.
one-phase-ends = The round ends when everybody is happy with their front page: ask the table, then press.
one-phase-family-1 = Take a tile; keep it, or put it back face up.
one-phase-family-2 = A tile that you keep goes on your page at once.
one-phase-family-3 = There it may move, but it never leaves the page.
one-phase-puzzle-1 = Take exactly the tiles shown under the puzzle.
one-phase-puzzle-2 = All ads must lie on the page, face up and without conflict.
one-phase-puzzle-3 = The other tiles will not all fit: that is as it should be, and costs nothing.

first-title = Who begins?
first-draw = Draw lots
tribunes-offered = Offer { $drawn } centerpieces (starters, or 1A to 9A): they are chosen in this order, anticlockwise from the first player's right.
turn-yours = Your turn
turns-whose = { $name }'s turn
turn-step-1 = Move a tile from your desk to your page.
turn-step-2 = If you like, reveal up to 2 tiles of the pool.
turn-step-3 = Take one tile of the pool, face up or down, onto your desk.
turn-instead = Instead of step 1, discard a tile from your desk:
turn-reorganise = Reorganise: take 3 tiles off your page and lay them elsewhere.
turn-search = Search: reveal up to 3 tiles of the pool.
turn-fixed = A placed tile does not move any more; only the centerpiece may.
turn-end = Done: on to { $name }
turn-print = { $name }: "Print!"
turn-print-note = Only if no tile left on the desk fits on the page.
turns-over = { $name } called "Print!"
turns-finish = Now all the others lay down what is on their desks, at the same time.
turns-done = is done
turns-laying = still placing
turns-i-am-done = I am done
turns-count = All is placed: count

role-reporter = Reporter
role-layout-editor = Layout editor
teams-title = The teams
teams-note = Who holds this phone? The layout editor gets the buttons, the reporter the clock.
team-member = { $name } · { $role }
team-swap = Swap the roles
team-names = Change the names
team-unnamed = The names of this team are missing.
team-named = Noted

round-page-open = page open
round-will-end = then the page is closed
round-your-page = Page handed in
round-settling-page = The page is handed in. The round is ending…
round-take-back-page = Reopen the page
round-reporter = Fetch tiles! Your layout editor calls "Print!".
round-remind = Reminders
round-remind-close = Back to play

scenario-character = Everybody plays { $character }.
scenario-tribune = Centerpiece of the day, for everybody: { $tile }.
scenario-stand-in = With several players, a starter lies blank side up on each page in its place.
powers-title = Powers
power-of = { $name }: { $character }

aims-scenario = Scenario { $number }: how far you are
aims-solo = The goal
aim-standing = { $standing ->
    [reached] Reached
    [kept] Kept so far
    [lost] Missed
   *[open] { $check ->
        [ads] { $missing } $ to go
       *[other] { $missing ->
            [one] { $missing } point to go
           *[other] { $missing } points to go
        }
    }
}
scenario-how = The scenario
scenario-done = done
scenario-missed = not done
condition = { $met ->
    [true] { $why } · met
   *[false] { $why } · not met
}
rule-kept-ask = Everybody says so for himself: was the rule kept to the end?
rule-kept = { $kept ->
    [true] Kept
    [false] Not kept
   *[unsaid] not said
}

layout-puzzle-page = { $day ->
    [sunday] The front page, Sunday side.
    [saturday] The front page, Fri/Sat side, Saturday's zone.
   *[friday] The front page, Fri/Sat side, Friday's zone.
}
layout-puzzle-tiles = Exactly the tiles shown under the puzzle, and no others.
layout-puzzle-tribune = The centerpiece of its title, on the star cell.
layout-newsroom = Two tables at least 3 metres apart: the tiles on one; pages, tokens and centerpieces on the other, with the layout editors.
layout-blank = { $players ->
    [one] A starter centerpiece, blank side up, on the star cell: it stays there for all three rounds.
   *[other] A starter centerpiece for each player, blank side up, on the star cell: it stays there for all three rounds.
}
layout-scenario = { $players ->
    [one] The scenario's Friday centerpiece, on the star cell.
   *[other] A starter centerpiece for each player, blank side up, on the star cell: it stands in for the scenario's.
}
layout-turns-revealed = Reveal 5 tiles, one of each size.
layout-turns-desks = Each draws 2 tiles at random, shows them and puts them on his desk.
layout-flash-scenario = The scenario's Breaking News card for Friday, face up.
tidy-ads-leave = Take the ads on the pages out of the game (rule change 5).
tidy-blank = Everybody keeps his centerpiece, blank side up, on the star cell.
