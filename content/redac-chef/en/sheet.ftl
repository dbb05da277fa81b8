sheet-title = Score sheet
sheet-open = Score sheet
sheet-close = Back
sheet-before = Before the first round
sheet-during = { $day } under way
sheet-after = After { $day }
sheet-page = { $number } / { $of }
sheet-previous = Previous sheet
sheet-next = Next sheet
sheet-correct = Edit
sheet-provisional = Not final yet: some figures are still missing.
sheet-waiting = Not final yet: figures of { $names } are still missing.
sheet-nothing-yet = Not entered yet.
sheet-winner = winner
sheet-bankrupt = out of business
pad-signed = { SIGNED($points) }
reason-title = { $row ->
    [articles] Articles
    [photos] Photos
    [tribune] Centerpiece
    [free_area] White space
    [mood] Mood
    [surplus] Leftovers
    [ads] Ads
    [total] Round total
    [total-sum] Total
   *[ads-sum] Total ads
}, { $day }: { $points }

outlook-lowest =
    { $costs ->
        [bankrupt] Lowest revenue: { $name }, ${ $dollars } against { $others }. If that doesn't change by { $day } evening: out of business.
       *[other] Lowest revenue: { $name }, ${ $dollars } against { $others }. If that doesn't change by the end, it costs 5 points.
    }
outlook-lowest-tied =
    { $costs ->
        [bankrupt] Tied for lowest revenue: { $names }, ${ $dollars }. In a tie, nobody goes out of business.
       *[other] Tied for lowest revenue: { $names }, ${ $dollars }. In a tie, nobody loses points.
    }
outlook-gap-wide = { $name } is ${ $gap } behind in revenue: at the end, a gap of more than ${ $free } costs 10 points.
outlook-gap-free = { $name } is ${ $gap } behind in revenue: a gap of up to ${ $free } costs nothing.
outlook-goal = Ads: ${ $dollars } of the ${ $goal } you need.
