## The table

extrablatt-strap = { $hour ->
    [0] before 1 o'clock
   *[other] { $hour } o'clock
}
extrablatt-strap-lays = { $lays ->
    [ad] ads
   *[duck] ducks
}
extrablatt-turn-note = { $acted ->
    [true] Has acted. Extras: { $extras }
   *[false] Extras: { $extras }
}
extrablatt-write = Write an article
extrablatt-remove = Remove
extrablatt-take = Accelerator
extrablatt-use-extra = Use an Extra ({ $count })
extrablatt-remove-note = Dispatches at the bottom of a column, never an accelerator.
extrablatt-remove-n = { $count ->
    [one] { $count } dispatch
   *[other] { $count } dispatches
}
extrablatt-name-domain = Which domain gets the duck?
extrablatt-no-domain = It takes an article of one's own first: no domain to name.
extrablatt-against = Against whom?
extrablatt-count-begin = On to the final count
extrablatt-count-early = Accelerators taken: { $taken } of { $of }. Is the game really over?

## The clock

extrablatt-hour = { $hour ->
    [0] –
   *[other] { $hour } h
}
extrablatt-lays = { $lays ->
    [ad] A duel places an ad.
   *[duck] A duel lays a duck.
}
extrablatt-sector = { $circulation ->
    [10] Yellow sector: { $copies }
    [20] Blue sector: { $copies }
   *[30] Red sector: { $copies }
}
extrablatt-no-sectors = Sectors not typed yet (menu, settings).
extrablatt-placed = Accelerator laid out: the hand moves
extrablatt-placed-count = Laid out: { $count } / { $of }
extrablatt-taken-count = Taken: { $count } / { $of }
extrablatt-mark = The hand leaves a sector: put a { $copies } marker on every article without one ({ $count }).
extrablatt-ducks-from-now = From now on it is ducks, and no more Extras to win.
extrablatt-last-hour = { $left ->
    [0] Last accelerator taken: the game ends with its duck.
    [one] No accelerator left to lay out; { $left } still to be taken.
   *[other] No accelerator left to lay out; { $left } still to be taken.
}

## An article

extrablatt-dispatch = Dispatch
extrablatt-is-photo = Second copy in this paper: it will be a photo.
extrablatt-size = Cells of the tile
extrablatt-size-other = Another size
extrablatt-headline = headlines
extrablatt-photo = photo
extrablatt-duck = duck
extrablatt-marker = Circulation marker
extrablatt-marker-clock = By the clock ({ $copies })
extrablatt-article-ok = Lay the article
extrablatt-article-correct = Correct
extrablatt-article-away = Take away
extrablatt-tile = “{ $dispatch }”, { $size } cells
extrablatt-correct = Correct “{ $dispatch }”
extrablatt-duck-on = Duck on “{ $dispatch }”
extrablatt-duck-off = Take the duck off “{ $dispatch }”
extrablatt-ad = { $name }'s ad, { $size } cells
extrablatt-ad-away = Take { $name }'s ad away
extrablatt-paper = Articles: { $articles } · tiles: { $tiles } · Extras: { $extras }
extrablatt-no-articles = Nothing in this paper.
extrablatt-domains = Domains
extrablatt-domains-note = Cells without ducked articles, photos included. Star: 60,000; bold: a bonus.

## The duel

extrablatt-duel = { $one } challenges { $other }
extrablatt-duel-domain = Domain of the duck: { $domain }
extrablatt-duel-how = Each chooses a cheque in secret. The higher one intervenes; but 1,000 beats 12,000.
extrablatt-which-cheque = Which cheque do you give?
extrablatt-cheque-again = { $name } chooses again
extrablatt-duel-won = { $lowest ->
    [true] 1,000 beats 12,000: { $name } intervenes. Exchange the cheques.
   *[false] { $name } intervenes. Exchange the cheques.
}
extrablatt-place-ad = { $name } lays one of his tiles in { $other }'s paper, not among the headlines. How many cells?
extrablatt-place-duck = { $name } lays a duck in { $other }'s paper. On which article?
extrablatt-place-nothing = Nothing to lay
extrablatt-nothing-there = That paper has no article in this domain.
extrablatt-my-cheques = { $name }'s cheques
extrablatt-my-cheques-note = Optional, seen here only: the duel then offers only these.
extrablatt-cheques-missing = { $count ->
    [0] Noted. The Companion follows the exchanges.
   *[other] { $count } missing.
}

## The count

extrablatt-count-title = Final count
extrablatt-empties = Empty headline cells
extrablatt-empties-note = Ducks still in place: their articles fill the zone.
extrablatt-empties-zone = Of { $zone } cells; ducked articles count as filled.
extrablatt-empties-of = { $name }
extrablatt-papers = Papers
extrablatt-papers-note = Check, correct, add an article
extrablatt-step-next = Count: { $step }
extrablatt-step-how = { $step ->
    [headlines] Fewest empty cells: 60,000. Next: 30,000.
    [removed] Take these articles and the ads away. They earn nothing.
    [domains] Most cells in a domain: 60,000. Next: 30,000.
    [kept] Of each dispatch only the largest article stays, photo included. Take the others away.
   *[articles] Each article left earns its marker, twice among the headlines.
}
extrablatt-plus = +{ $copies }
