## Set-up

extrablatt-box-each = Give each player a paper, { $tiles } article tiles, { $extras } Extra token and { $cheques } cheques that nobody else sees.
extrablatt-box-piles = In the middle, face down: the start pile (Start-Stapel), the normal pile (Normal-Stapel) and the fast pile (Temp-Stapel). { $cards } dispatches and { $accelerators } accelerators in all.
extrablatt-box-display = Lay the first 15 cards of the start pile on the dispatch board (Fax-Plan), three per column.
extrablatt-box-middle = Beside it: the clock, its hand between 12 and 1, and the { $photos } photos face up.
extrablatt-box-rest = { $cheques ->
    [0] All the cheques are dealt.
    [one] Put { $cheques } cheque back in the box.
   *[other] Put { $cheques } cheques back in the box.
}
extrablatt-box-first = Draw lots for who goes first.

## Settings

extrablatt-option = { $option ->
    [dispatches] Names of the dispatches
    [ranking] Two tie for first
    [kept_bonus] Bonus for a kept article
    [photo_bonus] Bonus for an article kept with its photo
    [headline_cells] Headline cells
    [first_border] Last hour of the yellow sector
   *[second_border] Last hour of the blue sector
}
extrablatt-option-note = { $option ->
    [dispatches] Kept for your group as articles are written: after that, one tap each.
    [ranking] When two papers each get 60,000, does the next one still get 30,000?
    [kept_bonus] An article that stays earns its bonus. Some tables give it only where another paper had the dispatch too.
    [photo_bonus] An article and its photo each have a marker.
    [headline_cells] Count the cells in the red frame of one paper. Companion can then tell you how many are missing.
    [first_border] Look at the clock: the last hour of the first colour.
   *[second_border] The last hour of the second colour; the rest is red.
}
extrablatt-option-value = { $value ->
    [dense] Yes, 30,000
    [competition] No, nothing
    [contested] Only against a rival
    [every] Always
    [both] Both markers
   *[article] The article's marker
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
extrablatt-last-one = Everyone else has left: { $name } wins, no count needed.
extrablatt-provisional = { $count ->
    [one] Some figures are still missing. For now, { $names } leads.
   *[other] Some figures are still missing. For now, { $names } lead.
}
extrablatt-why-unmarked = { $photo ->
    [true] photo of “{ $dispatch }”: marker not known yet
   *[false] “{ $dispatch }”: marker not known yet
}
extrablatt-why-step = { $step }: { $points }

## What the table refuses

extrablatt-all-placed = All { $accelerators } accelerators have been placed: the clock stops here.
extrablatt-all-taken = All { $accelerators } accelerators have been taken: go to the final count.
extrablatt-none-to-take = There's no accelerator on the dispatch board. Tap “Accelerator placed” as soon as there is.
extrablatt-number-taken = Another article has just been placed. Undo that first.
extrablatt-no-article = That article is no longer there.
extrablatt-no-ad = That ad is no longer there.
extrablatt-zone-full = { $free ->
    [0] Tile too large ({ $size }): the headlines are full.
    [one] Tile too large ({ $size }): only { $free } headline cell is left.
   *[other] Tile too large ({ $size }): only { $free } headline cells are left.
}
extrablatt-remove-count = You remove one or two dispatches at a time.
extrablatt-duel-open = A cheque duel is under way. Finish it first.
extrablatt-rival = Choose a rival.
extrablatt-domain-early = Until 7 o'clock a duel places an ad: there's no topic to name.
extrablatt-domain-needed = From 8 o'clock, name the duck's topic first.
extrablatt-domain-own = You have no article in “{ $domain }”. Name a topic where you have one.
extrablatt-no-duel = No duel is waiting for this choice.
extrablatt-not-held = That cheque isn't among those this player has noted.
extrablatt-cheque-elsewhere = The cheque for { $cheque } is noted for someone else. One of the two is wrong: please check.
extrablatt-cheques-count = { $missing ->
    [0] Note { $cheques } different cheques: there are too many.
    [one] Note { $cheques } different cheques: { $missing } is missing.
   *[other] Note { $cheques } different cheques: { $missing } are missing.
}
extrablatt-duck-there = “{ $dispatch }” already has a duck.
extrablatt-duck-gone = “{ $dispatch }” has no duck.
extrablatt-duck-whose = The duck goes in the paper of { $name }, who lost the duel.
extrablatt-duck-domain = The duck goes on an article of the named topic: { $domain }.
extrablatt-no-extra = { $name } has no Extra left.
extrablatt-extra-used = Only one Extra per turn.
extrablatt-zone-missing = { $cells ->
    [one] { $name }: { $cells } headline cell is missing (covered { $covered }, empty { $empty }, frame { $zone }).
   *[other] { $name }: { $cells } headline cells are missing (covered { $covered }, empty { $empty }, frame { $zone }).
}
extrablatt-zone-over = { $cells ->
    [one] { $name }: { $cells } headline cell too many (covered { $covered }, empty { $empty }, frame { $zone }).
   *[other] { $name }: { $cells } headline cells too many (covered { $covered }, empty { $empty }, frame { $zone }).
}
extrablatt-lacks-empties = { $count ->
    [one] Empty cells still to enter: { $names }.
   *[other] Empty cells still to enter: { $names }.
}
extrablatt-lacks-markers = { $count ->
    [one] { $name }: one article's marker is missing. Enter it, or the sectors of the clock.
   *[other] { $name }: the markers of { $count } articles are missing. Enter them, or the sectors of the clock.
}

## What can be undone

undo-accelerator-placed = accelerator placed ({ $hour } o'clock)
undo-article-written = { $size ->
    [one] { $name }: “{ $dispatch }”, { $size } cell
   *[other] { $name }: “{ $dispatch }”, { $size } cells
}
undo-article-corrected = correction of “{ $dispatch }”
undo-article-taken = removal of an article
undo-dispatches-removed = { $count ->
    [one] { $name }: { $count } dispatch removed
   *[other] { $name }: { $count } dispatches removed
}
undo-accelerator-taken = { $name }'s duel with { $other }
undo-duel-decided = outcome of the duel
undo-ad-placed = { $size ->
    [one] { $name }: an ad of { $size } cell in { $other }'s paper
   *[other] { $name }: an ad of { $size } cells in { $other }'s paper
}
undo-ad-taken = removal of an ad
undo-duck-laid = { $there ->
    [true] duck on “{ $dispatch }”
   *[false] duck taken off “{ $dispatch }”
}
undo-nothing-placed = { $name } places nothing
undo-extra-used = { $name }'s Extra
undo-cheques-noted = { $name }'s cheques
undo-count-begun = start of the final count
undo-empties-counted = { $name }'s empty cells
undo-step-reached = step { $step } of the final count

## Dispatches by name

extrablatt-domain-full = { $count ->
    [one] The topic “{ $domain }” already has its only dispatch: { $names }. Choose it, or correct its name.
   *[other] The topic “{ $domain }” already has its { $count } dispatches: { $names }. Choose one, or correct a name.
}
extrablatt-no-dispatch = The dispatch “{ $dispatch }” is gone.
undo-extrablatt-dispatch-renamed = new name of “{ $was }”: “{ $dispatch }”
extrablatt-refill-over = { $left ->
    [0] All accelerators have already been placed.
    [one] Only { $left } accelerator is left to place.
   *[other] Only { $left } accelerators are left to place.
}
undo-extrablatt-column-refilled = { $accelerators ->
    [0] refilled column
    [one] refilled column, with { $accelerators } accelerator
   *[other] refilled column, with { $accelerators } accelerators
}
undo-extrablatt-duel-reported = duel won by { $name }
