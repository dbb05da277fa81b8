### The score sheet

pad-row =
    { $row ->
        [articles] ARTICLES
        [photos] PHOTOS
        [tribune] CENTERPIECE
        [free_area] WHITE SPACE
        [mood] MOOD
        [surplus] LEFTOVERS
        [total] ROUND TOTAL
        [total-sum] TOTAL
        [total-only] TOTAL
        [ads] ADS
        [ads-sum] TOTAL ADS
        [ads-only] TOTAL ADS
        [penalty] PENALTY
       *[final] FINAL TOTAL
    }
pad-dollars = ${ $points }
day-friday-short = FRI
day-saturday-short = SAT
day-sunday-short = SUN

row =
    { $row ->
        [articles] articles
        [photos] photos
        [tribune] centerpiece
        [free_area] white space
        [mood] mood
        [surplus] leftovers
        [total] round total
       *[ads] ads
    }
row-points = { row } { $points }

### Where the points come from

why-bonus = bonus { SIGNED($points) }
why-never-negative = the sum is { $sum }, but a round never goes below 0
why-articles-sum = { $points } for the face-up articles
why-articles-tiles =
    { $one ->
        [one] { $one } article worth 1 point
       *[other] { $one } articles worth 1 point
    } and { $two } worth 2
why-photos-sum = { $points } for all photos
why-photos-each =
    { $count ->
        [one] one photo: { $each }
       *[other] { $count } photos: { $each }
    }
why-photos-none = no photos
why-tribune = { $points } for the centerpiece
why-tribune-tile = { $points } for centerpiece { $tile }
why-mood = smiling faces: { $happy }, frowning: { $sad }, difference: { $off }
why-mood-relief = Jazz's power takes { $relief } off, leaving { $loss }
why-mood-relief-missing = Jazz's reduction is missing
why-surplus =
    { $tiles ->
        [0] no tiles left on the desk
        [one] { $tiles } tile left on the desk
       *[other] { $tiles } tiles left on the desk
    }
why-ads-sum = ${ $dollars } on the face-up ads
why-ads-each =
    { $count ->
        [one] one ad: ${ $each }
       *[other] { $count } ads, in $: { $each }
    }
why-ads-none = no ads
why-empty-cells =
    { $cells ->
        [0] no empty cells
        [one] { $cells } empty cell, −1
       *[other] { $cells } empty cells, −1 each
    }
why-free-area-wilbur = Wilbur's power: { $cells } counts as { $less }
why-free-area-cells =
    { $cells ->
        [0] no empty cells
        [one] { $cells } empty cell
       *[other] { $cells } connected empty cells
    }: { SIGNED($points) }
why-free-area-smallest =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $others }: the smallest, { SIGNED($points) }
why-free-area-largest =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $others }: the largest, −1
why-free-area-middle =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $others }: in between, { SIGNED($points) }
why-free-area-all-tied =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } for everyone: house rule, { SIGNED($points) } each
why-free-area-alone =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, nobody to compare with: { SIGNED($points) }
why-total = { $rows }
why-rows-missing = not entered yet: { $rows }
why-rounds = { $rounds }

### How the game ends

reason-bankrupt = { $name } goes out of business: ${ $dollars } in revenue, at least ${ $gap } less than anyone else.
reason-nobody-bankrupt = Nobody goes out of business: { $names } tie for the lowest revenue (${ $dollars } each).
reason-lowest-pays = { $name } loses { costs-said }: ${ $dollars } in revenue, at least ${ $gap } less than anyone else.
reason-nobody-pays = Nobody loses points for revenue: { $names } tie for the lowest (${ $dollars } each).
reason-gap-too-wide = { $name } loses { costs-said }: ${ $gap } behind in revenue, more than the ${ $free } allowed.
reason-gap-allowed = No penalty: ${ $gap } apart in revenue, and up to ${ $free } is allowed.
token-holder = { $name } (token { $token })
reason-tie-broken = Tied at { points-said }, decided by { $day }'s finishing tokens: { $holders }.
reason-tie-stays = Tied at { points-said }: { $names }.
reason-winner =
    { $points ->
        [one] { $name } wins with { $points } point.
       *[other] { $name } wins with { $points } points.
    }
reason-winners = Shared win for { $names }, at { points-said }.
reason-goal-met = Goal reached: ${ $dollars } in revenue (${ $goal } needed), and { points-said }.
reason-goal-missed = Goal missed: ${ $dollars } in revenue (${ $goal } needed). Score: { points-said }.
reason-puzzle =
    { $tier ->
        [0] Puzzle complete: { points-said }, below all three thresholds ({ $tiers }).
        [one] Puzzle complete: { points-said }, 1 of 3 thresholds reached ({ $tiers }).
       *[other] Puzzle complete: { points-said }, { $tier } of 3 thresholds reached ({ $tiers }).
    }
reason-puzzle-no-tiers = Puzzle complete: { points-said } (thresholds not entered).
reason-puzzle-incomplete = Puzzle incomplete: not every ad is face up without conflict. Score: { points-said }.
closing-left =
    { $after ->
        [set-up] { $name } left before the first round.
        [friday] { $name } left after Friday; their total stays.
        [saturday] { $name } left after Saturday; their total stays.
       *[sunday] { $name } left after Sunday; their total stays.
    }
closing-running =
    { $played ->
        [0] Game in progress: no rounds scored.
        [one] Game in progress: { $played } round of { $rounds } scored.
       *[other] Game in progress: { $played } rounds of { $rounds } scored.
    }
closing-achievements =
    { $count ->
        [one] { $name } earns achievement { $numbers }.
       *[other] { $name } earns achievements { $numbers }.
    }
closing-no-achievement = { $name } earns no achievements this time.
closing-scenario-done = { $name } completes scenario { $number }.
closing-scenario-missed = { $name } doesn't complete scenario { $number }.

reasons-of-round = { $name }, { $day }
reasons-row = { row } { $shown }: { $why }
reasons-achievements = { $name }'s achievements
reasons-achievement = no. { $number }: { $why }
reasons-scenario = Scenario, { $name }
reasons-check =
    { $check ->
        [points] points goal
        [ads] revenue goal
       *[extra] extra goal
    } { $met ->
        [true] reached
       *[false] missed
    }: { $why }

### Achievements and scenarios

objective-at-least = { $what }: { $figure } (at least { $value } needed)
objective-at-most = { $what }: { $figure } (at most { $value } allowed)
objective-points = points in all
objective-articles = points from articles
objective-photos = points from photos
objective-tribune = points from centerpieces
objective-ads = ad revenue in $
objective-photo = points for a single photo
objective-mood = points lost to mood
objective-penalties = points lost in penalties
objective-page-full =
    { $cells ->
        [0] front page full on Sunday
        [one] { $cells } empty cell on Sunday
        [-1] Sunday's white space unknown
       *[other] { $cells } connected empty cells on Sunday
    }
objective-lowest-token = lowest finishing token in { $times } of { rounds-said }
objective-best-free-area = best white space bonus in { $times } of { rounds-said }
objective-win-and =
    { $won ->
        [true] game won
       *[false] game lost
    }, { $what }: { $figure } (at least { $value } needed)
objective-win-behind =
    { $won ->
        [true] game won
       *[false] game lost
    } with { own-said }, highest total: { $most }
objective-surplus =
    { $tiles ->
        [0] no leftovers all game
        [one] { $tiles } leftover tile
       *[other] { $tiles } leftover tiles
    }
objective-free-area-each = white space in each round: { $each } (at least { $value } needed every time)
objective-face-down =
    { $tiles ->
        [0] no face-down tiles
        [one] { $tiles } face-down tile
       *[other] { $tiles } face-down tiles
    }
objective-seen = ticked by hand

### Game files

fault-players =
    { $fewest ->
        [1] { $mode } mode takes exactly 1 player (found: { $found })
       *[other] { $mode } mode takes { $fewest } to { $most } players or teams (found: { $found })
    }
fault-members = every team must have { $needed } members (found: { $found })
fault-profiles = there must be one profile per team member ({ $needed }; 0: this mode has no teams), found: { $found }
fault-left-after-no-round = this round isn't in the file; give a round that was played, or “set-up”
fault-not-in-mode = doesn't exist in { $mode } mode
fault-without-progress = only makes sense with "progress": "{ $progress }"
fault-needed-for-progress = is missing: "progress" is "{ $progress }"
fault-too-many-rounds =
    { $rounds ->
        [one] one round too many: { $mode } mode has only one
       *[other] one round too many: { $mode } mode has { $rounds }
    }
fault-wrong-day = this round must be { $day }'s
fault-sheet-missing = this player's sheet is missing
fault-sheet-of-left = this player had already left and has no sheet here
fault-token-twice = this player already has a token
fault-token-missing = every player must appear once; missing: { $players }
fault-no-relief = only exists with powers on and the character "jazz"
fault-row-unused = { $mode } mode doesn't use this row
fault-required-rule-change = is missing: rule change 1 counts the empty cells
fault-required-scenario = is missing: scenario 13 counts the face-down tiles
fault-three-tiers = three thresholds are needed (found: { $found })
fault-tiers-not-rising = the three thresholds must go from lowest to highest

# Numbers in a sentence.
costs-said = { $costs ->
    [one] { $costs } point
   *[other] { $costs } points
}
own-said = { $own ->
    [one] { $own } point
   *[other] { $own } points
}
rounds-said = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
why-free-area-smallest-tied =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $others }: tied for the smallest, { SIGNED($points) }
why-free-area-largest-tied =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $others }: tied for the largest, −1
