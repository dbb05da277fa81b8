## Set-up

extrablatt-box-each = Each player gets a paper, { $tiles } article tiles, { $extras } Extra token and { $cheques } cheques that nobody else sees.
extrablatt-box-piles = In the middle: three face-down piles with { $cards } dispatches and { $accelerators } time accelerators in all.
extrablatt-box-display = Lay the first 15 cards of the start pile on the dispatch board, three in each column.
extrablatt-box-middle = Beside it: the clock, its hand between 12 and 1, and the { $photos } pictures face up.
extrablatt-box-rest = { $cheques ->
    [0] All cheques are dealt.
    [one] { $cheques } cheque stays in the box.
   *[other] { $cheques } cheques stay in the box.
}
extrablatt-box-first = Draw lots for who starts.

## Settings

extrablatt-option = { $option ->
    [ranking] Two share first place
    [kept_bonus] Bonus for a kept article
    [photo_bonus] Bonus for an article kept with its photo
    [headline_cells] Cells of the headline zone
    [first_border] Last hour of the yellow sector
   *[second_border] Last hour of the blue sector
}
extrablatt-option-note = { $option ->
    [ranking] When two papers share 60,000, does the next one still get 30,000?
    [kept_bonus] The rules do not say whether keeping an article that nobody else had earns anything.
    [photo_bonus] An article and its photo each have a marker.
    [headline_cells] Count the cells of the red frame in one paper. With that number the Companion says how many are missing.
    [first_border] Look at the clock: the last hour of the first colour.
   *[second_border] The last hour of the second colour; the rest is red.
}
extrablatt-option-value = { $value ->
    [dense] Yes, 30,000
    [competition] No, nothing
    [contested] Only against a rival
    [every] Always
    [both] Both markers
   *[article] The article's
}

## Where the game is

extrablatt-where = { $phase ->
    [ready] setting up
    [play] { $hour ->
        [0] before 1 o'clock
       *[other] { $hour } o'clock
    }
    [count] final count
   *[result] over
}
extrablatt-last-one = { $name } is the last one at the table and wins, without a count.
extrablatt-provisional = { $count ->
    [one] Some figures are still missing. For now { $names } leads.
   *[other] Some figures are still missing. For now { $names } lead.
}
extrablatt-why-unmarked = { $photo ->
    [true] photo of “{ $dispatch }”: marker not known yet
   *[false] “{ $dispatch }”: marker not known yet
}
extrablatt-why-step = { $step }: { $points }

## What the table refuses

extrablatt-all-placed = All { $accelerators } accelerators are out: the clock stands.
extrablatt-all-taken = All { $accelerators } accelerators are taken: go on to the final count.
extrablatt-none-to-take = No accelerator lies on the dispatch board: first say when you put one there.
extrablatt-number-taken = Another article has been laid in the meantime: undo that first.
extrablatt-no-article = That article is no longer there.
extrablatt-no-ad = That ad is no longer there.
extrablatt-zone-full = This tile covers { $size } cells, but only { $free } are left among the headlines.
extrablatt-remove-count = One or two dispatches are removed at a time.
extrablatt-duel-open = A duel of cheques is on: finish it first.
extrablatt-rival = Choose a rival.
extrablatt-domain-early = Until 7 o'clock it is ads: no domain is named.
extrablatt-domain-needed = From 8 o'clock on, first name the domain of the duck.
extrablatt-domain-own = You have no article in the domain “{ $domain }”: name one that you have.
extrablatt-no-duel = No duel is waiting for that.
extrablatt-not-held = That player does not have this cheque. He has: { $cheques }.
extrablatt-cheque-elsewhere = The cheque of { $cheque } is with another player already: one of the two was mistyped.
extrablatt-cheques-count = Everybody has { $cheques } different cheques: { $missing ->
    [0] there are too many.
   *[other] { $missing } missing.
}
extrablatt-duck-there = There is a duck on “{ $dispatch }” already.
extrablatt-duck-gone = There is no duck on “{ $dispatch }”.
extrablatt-duck-whose = The duck goes to { $name }, who lost the duel.
extrablatt-duck-domain = The duck goes on an article of the domain that was named: { $domain }.
extrablatt-no-extra = { $name } has no Extra left.
extrablatt-extra-used = Only one Extra a turn.
extrablatt-zone-missing = { $cells ->
    [one] { $name }: { $cells } cell missing among the headlines ({ $covered } covered and { $empty } empty of { $zone }).
   *[other] { $name }: { $cells } cells missing among the headlines ({ $covered } covered and { $empty } empty of { $zone }).
}
extrablatt-zone-over = { $cells ->
    [one] { $name }: { $cells } cell too many among the headlines ({ $covered } covered and { $empty } empty of { $zone }).
   *[other] { $name }: { $cells } cells too many among the headlines ({ $covered } covered and { $empty } empty of { $zone }).
}
extrablatt-lacks-empties = { $count ->
    [one] The empty cells of { $names } are missing.
   *[other] The empty cells of { $names } are missing.
}
extrablatt-lacks-markers = { $count ->
    [one] { $name }: the marker of one article is missing. Type it, or the sectors of the clock.
   *[other] { $name }: the markers of { $count } articles are missing. Type them, or the sectors of the clock.
}

## What can be undone

undo-accelerator-placed = the accelerator laid out ({ $hour } o'clock)
undo-article-written = { $name }: “{ $dispatch }”, { $size } cells
undo-article-corrected = the correction of “{ $dispatch }”
undo-article-taken = the removal of an article
undo-dispatches-removed = { $count ->
    [one] { $name }: { $count } dispatch removed
   *[other] { $name }: { $count } dispatches removed
}
undo-accelerator-taken = { $name }'s duel with { $other }
undo-duel-decided = how the duel came out
undo-ad-placed = { $name }: an ad of { $size } cells in { $other }'s paper
undo-ad-taken = the removal of an ad
undo-duck-laid = { $there ->
    [true] the duck on “{ $dispatch }”
   *[false] the duck taken off “{ $dispatch }”
}
undo-nothing-placed = { $name } places nothing
undo-extra-used = { $name }'s Extra
undo-cheques-noted = { $name }'s cheques
undo-count-begun = the beginning of the final count
undo-empties-counted = { $name }'s empty cells
undo-step-reached = step { $step } of the final count
