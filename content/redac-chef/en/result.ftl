## The front page at the end

result-masthead = The Table Echo
result-edition = Special edition
result-edition-provisional = Provisional edition
result-of-day = { $day ->
    [friday] Friday
    [saturday] Saturday
   *[sunday] Sunday
}
result-again = Play again
result-sheet = Score sheet
result-new-game = Another game
result-why = What counted
result-ads = { $dollars } $
result-token = { $day } token { $token }
result-wins = wins
result-leads = leads
result-shares = shares the front page
result-bankrupt = out of business
result-bankrupt-looms = about to go under
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
    [0] No threshold of three
    [one] One threshold of three
    [2] Two thresholds of three
   *[other] All three thresholds
}
result-puzzle-incomplete = Puzzle incomplete

## Revealing

reveal-title = Who makes the front page?
reveal-waiting = The places are in the press; the last one comes out first.
reveal-next = Reveal the next
reveal-first = Reveal the front page
reveal-all = Show all
reveal-again = Reveal
reveal-hidden = in the press

## A game from the history

finished-wrong = This game cannot be read. { $why }
finished-wrong-where = { $where }: { $why }

## Headlines. A game keeps its own; two evenings need not have the same.

headline-unfinished-1 = Edition in progress
headline-unfinished-2 = To be continued in the next print run
headline-provisional-1 = Provisional edition
headline-provisional-2 = The books are not closed
headline-nobody-1 = The newsroom is empty
headline-goal-met-1 = { $name } saves the paper
headline-goal-met-2 = The till holds, the bet is won
headline-goal-met-3 = Budget met, front page set
headline-goal-missed-1 = { $name } runs short of ads
headline-goal-missed-2 = Fine writing, empty till
headline-goal-missed-3 = The paper misses its budget
headline-puzzle-incomplete-1 = One ad left on the cutting floor
headline-puzzle-incomplete-2 = Page incomplete, advertisers grumble
headline-puzzle-untold-1 = { $name } closes the page
headline-puzzle-untold-2 = Puzzle closed
headline-puzzle-under-1 = The puzzle holds out
headline-puzzle-under-2 = Page closed, thresholds missed
headline-puzzle-some-1 = { $name } holds the page
headline-puzzle-some-2 = The puzzle gives ground
headline-puzzle-top-1 = A perfect page for { $name }
headline-puzzle-top-2 = All three thresholds fall
headline-puzzle-top-3 = { $name } leaves the puzzle nothing
headline-alone-1 = No rivals left for { $winner }
headline-alone-2 = { $winner } keeps the paper going to the end
headline-bankrupt-leader-1 = { $winner } takes it all as { $loser } goes under
headline-bankrupt-leader-2 = { $loser } had the points, { $winner } had the ads
headline-bankrupt-leader-3 = Twist on the last page: { $winner } inherits the front page
headline-bankrupt-leader-4 = Big stories, empty till: { $loser } leaves the front page to { $winner }
headline-penalty-decides-1 = The accounts catch up with { $loser }, { $winner } wins
headline-penalty-decides-2 = { $winner } wins at the till
headline-penalty-decides-3 = Too few ads: { $loser } yields the front page to { $winner }
headline-penalty-anyway-1 = Fined, and still { $winner } wins
headline-penalty-anyway-2 = { $winner } pays the fine and keeps the front page
headline-penalty-anyway-3 = The fine changes nothing: { $winner } wins
headline-everyone-1 = Everybody on the front page
headline-everyone-2 = Dead heat in the newsroom
headline-everyone-3 = One front page for { $winners }
headline-shared-1 = { $winners } share the front page
headline-shared-2 = Nothing between { $winners }
headline-shared-3 = A front page by several hands: { $winners }
headline-tie-broken-1 = Same total, earlier to print: { $winner } wins
headline-tie-broken-2 = By a single token, { $winner } beats { $second }
headline-tie-broken-3 = { $winner } hands in the page sooner, and wins
headline-tie-broken-4 = Decided at the deadline: { $winner } makes the front page
headline-comeback-1 = { $winner } comes from far behind
headline-comeback-2 = Late news: { $winner } turns the edition around
headline-comeback-3 = { $day } changes everything, { $winner } wins
headline-comeback-4 = { $day } awakening: { $winner } overtakes them all
headline-bankrupt-1 = { $winner } triumphs, { $loser } closes the doors
headline-bankrupt-2 = Good press for { $winner }, curtains for { $loser }
headline-bankrupt-3 = { $winner } takes the front page, { $loser } shuts up shop
headline-bankrupt-4 = A title for { $winner }, a bankruptcy for { $loser }
headline-penalty-1 = { $winner } wins, { $loser } settles the bill
headline-penalty-2 = The front page for { $winner }, the invoice for { $loser }
headline-penalty-3 = { $winner } ahead, { $loser } pays up
headline-level-revenue-1 = Ads all square, { $winner } makes the difference
headline-level-revenue-2 = Same revenue, and { $winner } wins by the pen
headline-level-revenue-3 = Twin tills, front page for { $winner }
headline-narrow-1 = { $winner } by a nose
headline-narrow-2 = { $winner } pips { $second } at the post
headline-narrow-3 = Down to the wire, { $winner } takes the front page
headline-narrow-4 = Suspense to the last line, { $winner } wins
headline-landslide-1 = { $winner } far ahead
headline-landslide-2 = A historic edition for { $winner }
headline-landslide-3 = Landslide: { $winner } leaves { $second } { $margin } points behind
headline-landslide-4 = { $winner } crushes the competition
headline-clear-1 = { $winner } claims the front page
headline-clear-2 = A fine edition for { $winner }
headline-clear-3 = { $winner } files the best copy
headline-clear-4 = Good to print: { $winner } wins
headline-clear-5 = { $winner } leads the newsroom

## Decks

deck-provisional = Counts are still missing for { $names }; the ranking may change.
deck-bankrupt-leader =
    { $own ->
        [one] { $own } point is not enough
       *[other] { $own } points are not enough
    }: with { $dollars } $ against { $others }, { $loser } shuts up shop.
deck-penalty-decides =
    { $own ->
        [one] Without that, { $loser } had won with { $own } point.
       *[other] Without that, { $loser } had won with { $own } points.
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
    } after { $day }, far from the lead's { $lead }: { $winner } finishes on { $points }.
