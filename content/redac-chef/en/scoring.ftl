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
pad-dollars = { $points } $
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
why-articles-sum = { $points } on the face-up articles
why-articles-tiles =
    { $one ->
        [one] { $one } article of 1 point
       *[other] { $one } articles of 1 point
    } and { $two } of 2 points
why-photos-sum = { $points } for all photos
why-photos-each =
    { $count ->
        [one] one photo: { $each }
       *[other] { $count } photos: { $each }
    }
why-photos-none = no photo
why-tribune = { $points } for the centerpiece
why-tribune-tile = { $points } for the centerpiece { $tile }
why-mood = smiling faces: { $happy }, frowning: { $sad }, difference: { $off }
why-mood-relief = Jazz's power takes { $relief } off, { $loss } left
why-mood-relief-missing = what Jazz's power takes off is missing
why-surplus =
    { $tiles ->
        [0] no tile left on the desk
        [one] { $tiles } tile left on the desk
       *[other] { $tiles } tiles left on the desk
    }
why-ads-sum = { $dollars } $ on the face-up ads
why-ads-each =
    { $count ->
        [one] one ad: { $each } $
       *[other] { $count } ads: { $each } $
    }
why-ads-none = no ad
why-empty-cells =
    { $cells ->
        [0] no empty cell
        [one] { $cells } empty cell, −1 each
       *[other] { $cells } empty cells, −1 each
    }
why-free-area-wilbur = Wilbur's power: { $cells } counts as { $less }
why-free-area-cells =
    { $cells ->
        [one] { $cells } empty cell in one piece
       *[other] { $cells } empty cells in one piece
    }: { SIGNED($points) }
why-free-area-smallest =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $others }: the smallest white space gains { SIGNED($points) }
why-free-area-largest =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $others }: the largest white space loses 1
why-free-area-middle =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $others }: neither smallest nor largest, { SIGNED($points) }
why-free-area-all-tied =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } for everybody: the table's ruling, { SIGNED($points) } each
why-free-area-alone =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, nobody to compare with: { SIGNED($points) }
why-total = { $rows }
why-rows-missing = not entered yet: { $rows }
why-rounds = { $rounds }

### How the game ends

reason-bankrupt = { $name } is out of business: { $dollars } $ of revenue, { $gap } $ less than everybody else.
reason-nobody-bankrupt = Nobody is out of business: { $names } have { $dollars } $, the lowest revenue.
reason-lowest-pays = { $name } loses { $costs } points: { $dollars } $ of revenue, { $gap } $ less than everybody else.
reason-nobody-pays = Nobody loses points for revenue: { $names } have { $dollars } $, the lowest.
reason-gap-too-wide = { $name } loses { $costs } points: { $gap } $ less revenue, that is more than { $free } $.
reason-gap-allowed = No penalty: { $gap } $ between the revenues, up to { $free } $ nothing happens.
token-holder = { $name } (token { $token })
reason-tie-broken = A tie at { $points } points, broken by the finishing tokens of { $day }: { $holders }.
reason-tie-stays = A tie at { $points } points between { $names }.
reason-winner =
    { $points ->
        [one] { $name } wins with { $points } point.
       *[other] { $name } wins with { $points } points.
    }
reason-winners = A shared win for { $names }, at { $points } points.
reason-goal-met = Goal met: { $dollars } $ of revenue for { $goal } $ asked, and { $points } points.
reason-goal-missed = Goal missed: { $dollars } $ of revenue for { $goal } $ asked; the score is { $points } points.
reason-puzzle =
    { $tier ->
        [0] Puzzle complete: { $points } points, below all three thresholds ({ $tiers }).
        [one] Puzzle complete: { $points } points, one threshold of three reached ({ $tiers }).
       *[other] Puzzle complete: { $points } points, { $tier } thresholds of three reached ({ $tiers }).
    }
reason-puzzle-no-tiers = Puzzle complete: { $points } points (thresholds not entered).
reason-puzzle-incomplete = Puzzle incomplete: not every ad lies face up without conflict. { $points } points.
closing-left =
    { $after ->
        [set-up] { $name } left before the first round.
        [friday] { $name } left after Friday; the total stays.
        [saturday] { $name } left after Saturday; the total stays.
       *[sunday] { $name } left after Sunday; the total stays.
    }
closing-running =
    { $played ->
        [0] Game running: no round counted.
        [one] Game running: { $played } round of { $rounds } counted.
       *[other] Game running: { $played } rounds of { $rounds } counted.
    }
closing-achievements =
    { $count ->
        [one] { $name } earns achievement { $numbers }.
       *[other] { $name } earns achievements { $numbers }.
    }
closing-no-achievement = { $name } earns no achievement this time.
closing-scenario-done = { $name } completes scenario { $number }.
closing-scenario-missed = { $name } does not complete scenario { $number }.

reasons-of-round = { $name }, { $day }
reasons-row = { row } { $shown }: { $why }
reasons-achievements = Achievements of { $name }
reasons-achievement = no. { $number }: { $why }
reasons-scenario = Scenario, { $name }
reasons-check =
    { $check ->
        [points] points
        [ads] revenue
       *[extra] extra objective
    } { $met ->
        [true] reached
       *[false] missed
    }: { $why }

### Achievements and scenarios

objective-at-least = { $what }: { $figure }, at least { $value } asked
objective-at-most = { $what }: { $figure }, at most { $value } allowed
objective-points = points in all
objective-articles = points for articles
objective-photos = points for photos
objective-tribune = points for centerpieces
objective-ads = $ of revenue
objective-photo = points for a single photo
objective-mood = points lost for mood
objective-penalties = points lost in penalties
objective-page-full =
    { $cells ->
        [0] page full on Sunday
        [one] { $cells } empty cell on Sunday
        [-1] white space of Sunday unknown
       *[other] { $cells } empty cells in one piece on Sunday
    }
objective-lowest-token = lowest finishing token in { $times } rounds of { $rounds }
objective-best-free-area = best white space bonus in { $times } rounds of { $rounds }
objective-win-and =
    { $won ->
        [true] game won
       *[false] game lost
    }, { $what }: { $figure }, at least { $value } asked
objective-win-behind =
    { $won ->
        [true] game won
       *[false] game lost
    } with { $own } points, the highest total being { $most }
objective-surplus =
    { $tiles ->
        [0] no leftover tile all game
        [one] { $tiles } leftover tile
       *[other] { $tiles } leftover tiles
    }
objective-free-area-each = white space each round: { $each }, { $value } asked every time
objective-face-down =
    { $tiles ->
        [0] no face-down tile
        [one] { $tiles } face-down tile
       *[other] { $tiles } face-down tiles
    }
objective-seen = ticked by hand

### Game files

fault-players =
    { $fewest ->
        [1] the mode { $mode } takes exactly 1 player, here are { $found }
       *[other] the mode { $mode } takes { $fewest } to { $most } players or teams, here are { $found }
    }
fault-members = every team has exactly { $needed } members, here are { $found }
fault-profiles = as many as the team has members ({ $needed }; 0: this mode has no teams), here are { $found }
fault-left-after-no-round = this round is not in the file; one leaves after a round that was played, or "set-up"
fault-not-in-mode = does not exist in the mode { $mode }
fault-without-progress = makes sense only with "progress": "{ $progress }"
fault-needed-for-progress = is missing: "progress" is "{ $progress }"
fault-too-many-rounds =
    { $rounds ->
        [one] this round is one too many: the mode { $mode } has only one
       *[other] this round is one too many: the mode { $mode } has { $rounds }
    }
fault-wrong-day = this round must be that of { $day }
fault-sheet-missing = the sheet of this player is missing
fault-sheet-of-left = this player had left already and has no sheet here
fault-token-twice = this player already has a token
fault-token-missing = every player must stand here once; missing: { $players }
fault-no-relief = exists only with powers on and the character "jazz"
fault-row-unused = the mode { $mode } does not use this row
fault-required-rule-change = is missing: rule change 1 counts the empty cells
fault-required-scenario = is missing: scenario 13 counts the face-down tiles
fault-three-tiers = three thresholds are needed, here are { $found }
fault-tiers-not-rising = the three thresholds must rise
