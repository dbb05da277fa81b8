sheet-title = Score sheet
sheet-open = Score sheet
sheet-close = Back
sheet-before = Before the first round
sheet-during = { $day } under way
sheet-after = After { $day }
sheet-page = { $number } / { $of }
sheet-previous = Previous player
sheet-next = Next player
sheet-correct = Correct
sheet-provisional = Provisional: values are still missing.
sheet-waiting = Provisional: values are still missing for { $names }.
sheet-nothing-yet = Not entered yet.
sheet-winner = wins
sheet-bankrupt = out of business
pad-signed = { SIGNED($points) }
reason-title = { $points } { $row ->
    [articles] articles
    [photos] photos
    [tribune] centerpiece
    [free_area] white space
    [mood] mood
    [surplus] leftovers
    [ads] ads
    [total] round total
    [total-sum] total
   *[ads-sum] total ads
}, { $day }

outlook-lowest =
    { $costs ->
        [bankrupt] Lowest revenue: { $name }, { $dollars } $ against { $others }. Alone at the bottom on { $day } evening = out of business.
       *[other] Lowest revenue: { $name }, { $dollars } $ against { $others }. Alone at the bottom in the end = 5 points less.
    }
outlook-lowest-tied =
    { $costs ->
        [bankrupt] Lowest revenue, tied: { $names }, { $dollars } $. In a tie nobody goes out of business.
       *[other] Lowest revenue, tied: { $names }, { $dollars } $. In a tie nobody loses points.
    }
outlook-gap-wide = { $name } has { $gap } $ less revenue: in the end, a gap of more than { $free } $ = 10 points less.
outlook-gap-free = { $name } has { $gap } $ less revenue: up to a gap of { $free } $ nothing happens.
outlook-goal = Ads: { $dollars } $ of the { $goal } $ to reach.
