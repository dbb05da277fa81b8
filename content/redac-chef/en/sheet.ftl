sheet-title = Score sheet
sheet-open = Score sheet
sheet-close = Back
sheet-before = Before the first round
sheet-during = { $day } under way
sheet-after = After { $day }
sheet-page = { $number } / { $of }
sheet-previous = Previous sheet
sheet-next = Next sheet
sheet-correct = Correct
sheet-provisional = Provisional: values are still missing.
sheet-waiting = Provisional: values are still missing for { $names }.
sheet-nothing-yet = Not entered yet.
sheet-winner = winner
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
