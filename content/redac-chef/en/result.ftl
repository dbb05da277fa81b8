## The front page at the end

result-masthead = The Tabletop Echo
result-edition = Special edition
result-edition-provisional = Provisional edition
result-of-day = { $day ->
    [friday] Friday
    [saturday] Saturday
   *[sunday] Sunday
}
result-again = Play again
result-sheet = Score sheet
result-new-game = New game
result-why = The details
result-ads = ads ${ $dollars }
result-token = token { $token } on { $day }
result-wins = winner
result-leads = in the lead
result-shares = shares the front page
result-bankrupt = out of business
result-bankrupt-looms = may go out of business
result-penalty = penalty { $points }
result-left = { $after ->
    [set-up] left before the first round
    [friday] left after Friday
    [saturday] left after Saturday
   *[sunday] left after Sunday
}
result-goal = { $met ->
    [true] Goal reached
   *[false] Goal missed
}
result-tier = { $tier ->
    [0] None of the three thresholds
    [one] 1 of 3 thresholds
    [2] 2 of 3 thresholds
   *[other] All three thresholds
}
result-puzzle-incomplete = Puzzle incomplete

## Revealing

reveal-title = Who makes the front page?
reveal-waiting = The ranking is on the press: last place comes off first.
reveal-next = Reveal next
reveal-first = Reveal the front page
reveal-all = Show all
reveal-again = Reveal place by place
reveal-hidden = on the press

## A game from the history

finished-wrong = This game can't be read. { $why }
finished-wrong-where = { $where }: { $why }

## Headlines. A game keeps its own; two evenings need not have the same.

headline-unfinished-1 = Edition in progress
headline-unfinished-2 = To be continued in the next print run
headline-provisional-1 = Provisional edition
headline-provisional-2 = The books aren't closed yet
headline-nobody-1 = The newsroom is empty
headline-goal-met-1 = { $name } saves the paper
headline-goal-met-2 = Books balanced, mission accomplished
headline-goal-met-3 = Budget met, front page done
headline-goal-missed-1 = { $name } runs short of ads
headline-goal-missed-2 = Fine writing, empty till
headline-goal-missed-3 = The paper misses its budget
headline-puzzle-incomplete-1 = One ad left on the cutting-room floor
headline-puzzle-incomplete-2 = Page incomplete, advertisers grumble
headline-puzzle-untold-1 = { $name } puts the page to bed
headline-puzzle-untold-2 = Puzzle put to bed
headline-puzzle-under-1 = The puzzle holds out
headline-puzzle-under-2 = Page finished, thresholds missed
headline-puzzle-some-1 = { $name } turns in a solid page
headline-puzzle-some-2 = The puzzle starts to crack
headline-puzzle-top-1 = A perfect page for { $name }
headline-puzzle-top-2 = All three thresholds fall
headline-puzzle-top-3 = { $name } cracks the puzzle
headline-alone-1 = No rivals left for { $winner }
headline-alone-2 = { $winner } keeps the paper going to the end
headline-bankrupt-leader-1 = { $winner } takes it all as { $loser } goes under
headline-bankrupt-leader-2 = { $loser } had the points, { $winner } had the ads
headline-bankrupt-leader-3 = Twist on the last page: { $winner } inherits the front page
headline-bankrupt-leader-4 = Big stories, empty till: { $loser } leaves the front page to { $winner }
headline-penalty-decides-1 = The bills catch up with { $loser }: { $winner } wins
headline-penalty-decides-2 = { $winner } wins on the balance sheet
headline-penalty-decides-3 = Too few ads: { $loser } loses the front page to { $winner }
headline-penalty-anyway-1 = Fined, but { $winner } still wins
headline-penalty-anyway-2 = { $winner } pays the fine and keeps the front page
headline-penalty-anyway-3 = The fine changes nothing: { $winner } wins
headline-everyone-1 = Everyone makes the front page
headline-everyone-2 = Dead heat in the newsroom
headline-everyone-3 = One front page for { $winners }
headline-shared-1 = { $winners } share the front page
headline-shared-2 = Nothing between { $winners }
headline-shared-3 = A joint front page: { $winners }
headline-tie-broken-1 = Same total, first off the press: { $winner } wins
headline-tie-broken-2 = Level on points, { $winner } beats { $second } on tokens
headline-tie-broken-3 = { $winner } makes the deadline first and wins
headline-tie-broken-4 = Decided at the deadline: { $winner } makes the front page
headline-comeback-1 = { $winner } comes from behind
headline-comeback-2 = Late news: { $winner } turns the edition around
headline-comeback-3 = { $day } changes everything: { $winner } wins
headline-comeback-4 = { $day } surprise: { $winner } overtakes everyone
headline-bankrupt-1 = { $winner } triumphs, { $loser } closes down
headline-bankrupt-2 = Good press for { $winner }, curtains for { $loser }
headline-bankrupt-3 = { $winner } takes the front page, { $loser } shuts up shop
headline-bankrupt-4 = Headlines for { $winner }, closing time for { $loser }
headline-penalty-1 = { $winner } wins, { $loser } foots the bill
headline-penalty-2 = The front page for { $winner }, the bill for { $loser }
headline-penalty-3 = { $winner } ahead, { $loser } pays up
headline-level-revenue-1 = All square on ads: { $winner } makes the difference
headline-level-revenue-2 = Same revenue, but { $winner } wins on the writing
headline-level-revenue-3 = Level on ads, front page for { $winner }
headline-narrow-1 = { $winner } by a nose
headline-narrow-2 = { $winner } pips { $second } at the post
headline-narrow-3 = Down to the wire: { $winner } takes the front page
headline-narrow-4 = Suspense to the last line: { $winner } wins
headline-landslide-1 = { $winner } far ahead
headline-landslide-2 = A historic edition for { $winner }
headline-landslide-3 = Landslide: { $winner } leaves { $second } { margin-said } behind
headline-landslide-4 = { $winner } crushes the competition
headline-clear-1 = { $winner } claims the front page
headline-clear-2 = A fine edition for { $winner }
headline-clear-3 = { $winner } files the best copy
headline-clear-4 = Fit to print: { $winner } wins
headline-clear-5 = { $winner } leads the newsroom

## Decks

deck-provisional = Scores are still missing for { $names }: the ranking may change.
deck-bankrupt-leader =
    { $own ->
        [one] { $own } point isn't enough
       *[other] { $own } points aren't enough
    }: with ${ $dollars } against { $others }, { $loser } goes out of business.
deck-penalty-decides =
    { $own ->
        [one] Without that penalty, { $loser } would have won with { $own } point.
       *[other] Without that penalty, { $loser } would have won with { $own } points.
    }
deck-ahead =
    { $points ->
        [one] { $winner } wins with { $points } point
       *[other] { $winner } wins with { $points } points
    }, { $margin } more than { $second }.
deck-comeback =
    { $before ->
        [one] { $before } point
       *[other] { $before } points
    } after { $day }, when the leader had { $lead }: { $winner } finishes on { $points }.
margin-said = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}

## The front page to take home

paper-finish = Photo finish
paper-finish-text = { $seconds ->
    [0] Within one second: { $first }, then { $second } call “Print!” ({ $day }).
   *[other] { $seconds } s between { $first } and { $second } at “Print!” ({ $day }).
}
paper-ruin = The accounts
paper-ruin-text = By ${ $gap }: { $lowest } is out of business with ${ $dollars }, { $safe } escapes.
paper-ruin-lowest-text = { $lowest } has the lowest revenue: ${ $dollars }, ${ $gap } less than { $safe }.
paper-ruin-level-text = Level at the bottom with ${ $dollars }: { $names }.
paper-area = The largest white space
paper-area-text = { $cells ->
    [one] { $name } leaves { $cells } cell empty ({ $day }), the largest white space of the game.
   *[other] { $name } leaves { $cells } cells empty ({ $day }), the largest white space of the game.
}
paper-achieved = { $count ->
    [one] { $name } (no. { $numbers })
   *[other] { $name } (nos. { $numbers })
}
paper-achievements-text = Earned in this game: { $lines }.
reveal-follow = The host reveals the rest on every screen.
