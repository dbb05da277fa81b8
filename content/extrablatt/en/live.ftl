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
    [true] Extra used: two actions · Extras: { $extras }
   *[false] Extras: { $extras }
}
extrablatt-write = Write an article
extrablatt-remove = Remove dispatches
extrablatt-take = Duel: take an accelerator
extrablatt-remove-note = One or two dispatches from the bottom of the columns, never an accelerator.
extrablatt-remove-n = { $count ->
    [one] { $count } dispatch
   *[other] { $count } dispatches
}
extrablatt-name-domain = Which topic is the duck for?
extrablatt-no-domain = You have no article yet, so there's no topic you can name.
extrablatt-against = Who do you challenge?
extrablatt-count-begin = Start the final count
extrablatt-count-early = Accelerators taken: { $taken } of { $of }. Is the game really over?

## The clock

extrablatt-hour = { $hour ->
    [0] –
   *[other] { $hour }
}
extrablatt-lays = { $lays ->
    [ad] The winner of a duel places an ad (Anzeige).
   *[duck] The winner of a duel places a duck (Ente).
}
extrablatt-sector = { $circulation ->
    [10] Yellow sector: { $copies }
    [20] Blue sector: { $copies }
   *[30] Red sector: { $copies }
}
extrablatt-placed = Accelerator placed
extrablatt-placed-count = Accelerators placed: { $count } / { $of }
extrablatt-taken-count = Accelerators taken: { $count } / { $of }
extrablatt-mark = { $count ->
    [0] The hand leaves a sector: no article needs a { $marker } marker.
    [one] The hand leaves a sector: put a { $marker } marker on the article that has none.
   *[other] The hand leaves a sector: put a { $marker } marker on each of the { $count } articles that have none.
}
extrablatt-ducks-from-now = From now on a duel places a duck and no longer earns Extras.
extrablatt-last-hour = { $left ->
    [0] Last accelerator taken: the game ends with its duck.
    [one] No more accelerators to place. { $left } is still to be taken.
   *[other] No more accelerators to place. { $left } are still to be taken.
}

## An article

extrablatt-is-photo = Second copy in this paper: it will be a photo.
extrablatt-size = Cells on the tile
extrablatt-size-other = Other size
extrablatt-headline = headlines
extrablatt-photo = photo
extrablatt-duck = duck
extrablatt-marker = Circulation marker
extrablatt-marker-clock = Clock
extrablatt-article-correct = Correct the article
extrablatt-article-away = Remove
extrablatt-tile = { $size ->
    [one] “{ $dispatch }”, { $size } cell
   *[other] “{ $dispatch }”, { $size } cells
}
extrablatt-correct = Correct “{ $dispatch }”
extrablatt-duck-on = Put a duck on “{ $dispatch }”
extrablatt-duck-off = Take the duck off “{ $dispatch }”
extrablatt-ad = { $size ->
    [one] { $name }'s ad, { $size } cell
   *[other] { $name }'s ad, { $size } cells
}
extrablatt-ad-away = Remove { $name }'s ad
extrablatt-paper = Articles: { $articles } · Tiles: { $tiles } · Extras: { $extras }
extrablatt-no-articles = This paper is still empty.
extrablatt-domains = Topics
extrablatt-domains-note = Topics: cells without ducks, photos included. Star: bonus of 60,000; bold without a star: 30,000.

## The duel

extrablatt-duel = { $one } challenges { $other }
extrablatt-duel-domain = Duck's topic: { $domain }
extrablatt-duel-how = Each of you picks a cheque in secret. The higher one wins, but 1,000 beats 12,000.
extrablatt-which-cheque = Which cheque are you giving?
extrablatt-cheque-again = { $name }: pick another cheque
extrablatt-duel-won = { $lowest ->
    [true] 1,000 beats 12,000: { $name } wins the duel. Swap the cheques.
   *[false] { $name } wins the duel. Swap the cheques.
}
extrablatt-place-ad = { $name } places one of their tiles in { $other }'s paper, outside the headlines. How many cells?
extrablatt-place-duck = { $name } places a duck in { $other }'s paper. On which article?
extrablatt-place-nothing = Place nothing
extrablatt-nothing-there = This paper has no free article in that topic.
extrablatt-my-cheques = { $name }'s cheques
extrablatt-my-cheques-note = Optional, seen here only: the duel then offers just these cheques.
extrablatt-cheques-missing = { $count ->
    [0] Noted. Companion keeps track of the swaps.
    [one] { $count } is missing.
   *[other] { $count } are missing.
}

## The count

extrablatt-count-title = Final count
extrablatt-empties = Empty headline cells
extrablatt-empties-note = Leave the ducks in place: their articles still cover their cells.
extrablatt-empties-zone = Out of { $zone } cells. An article with a duck still covers its own.
extrablatt-empties-of = { $name }
extrablatt-papers = Papers
extrablatt-papers-note = Check, correct or add an article
extrablatt-step-next = Count: { $step }
extrablatt-step-how = { $step ->
    [headlines] Fewest empty cells: 60,000. Next: 30,000.
    [removed] Remove all ads, and all articles with a duck: they earn nothing.
    [domains] Most cells in a topic: 60,000. Next: 30,000.
    [kept] For each dispatch, keep the largest article, photo included. Remove the others.
   *[articles] Each remaining article earns its marker, twice that in the headlines.
}
extrablatt-plus = +{ $copies }

## The duel, seen by the others

extrablatt-duel-decided = { $name } wins the duel. The two swap their cheques in secret.
extrablatt-duel-look = Show the cheques
extrablatt-duel-look-note = Only for { $one } and { $other }: the others look away.

## Dispatches by name

extrablatt-dispatch-name = Exact name
extrablatt-dispatch-name-ok = Correct
extrablatt-dispatch-in = { $name }: { $cells }
extrablatt-dispatch-meant = “{ $typed }” is a new dispatch. Did you mean “{ $dispatch }”?
extrablatt-dispatch-same = Yes, “{ $dispatch }”
extrablatt-dispatch-other = No, “{ $dispatch }”

## An empty column

extrablatt-refill = { $pile ->
    [start] Is a column empty? Refill it from the start pile. How many accelerators did you place there?
    [last] Is a column empty? Refill it.
   *[other] Is a column empty? Refill it from the normal pile, without accelerators, or the fast one. How many accelerators did you place there?
}
extrablatt-refill-n = { $count ->
    [0] None
   *[other] { $count }
}
extrablatt-refilled = Refilled

## The table by dispatch

extrablatt-by-dispatch = Enter by dispatch
extrablatt-by-dispatch-note = All papers in one table, if you didn't enter the game as you played
extrablatt-by-dispatch-how = A row for each dispatch, a column for each paper. Tap a cell, then the size of the tile.
extrablatt-cell = { $name }: “{ $dispatch }”
extrablatt-cell-photo = Add its photo? Choose the marker:
extrablatt-cell-marker-first = Choose the marker: it stays for the next articles.
extrablatt-cell-away = Remove “{ $dispatch }”

## The supply, and the calculated cells

extrablatt-reserve = In the supply: { $extras ->
    [0] no Extras
    [one] { $extras } Extra
   *[other] { $extras } Extras
}, { $markers ->
    [0] no ad or duck markers
    [one] { $markers } ad or duck marker
   *[other] { $markers } ad or duck markers
}
extrablatt-empties-known = Use the calculated cells

## The buttons at the bottom

extrablatt-act-write = Article
extrablatt-act-take = Duel
extrablatt-act-remove = Remove
extrablatt-act-extra = Extra ({ $count })
extrablatt-act-again = { $name } uses an Extra ({ $count })

## An article, question by question

extrablatt-writes = { $name }’s paper
extrablatt-which-domain = Which topic?
extrablatt-which-dispatch = Which dispatch?
extrablatt-size-writes = Tap the number of cells to place the article
extrablatt-tile-range = Tile sizes go from { $least } to { $most }: check the number of cells.
extrablatt-dispatch-new = New dispatch
extrablatt-dispatch-go = Continue
extrablatt-copies-left = { $copies ->
    [0] no copies left
    [one] { $copies } left
   *[other] { $copies } left
}
extrablatt-photos-left = { $photos ->
    [0] No photos left in this topic.
    [one] { $photos } photo left in this topic.
   *[other] { $photos } photos left in this topic.
}
extrablatt-dispatches-rename = Correct a name
extrablatt-rename-which = Tap the name to correct.
extrablatt-rename-done = Done

## The sectors, the headlines, a duel at the table

extrablatt-sectors = Sectors of the clock
extrablatt-sectors-note = Look at your clock: where does each colour end? Companion then knows every article's marker.
extrablatt-headlines = Headlines
extrablatt-duel-at-table = The cheques have already changed hands
extrablatt-duel-winner = Who wins the duel?

## The count, step by step

extrablatt-step-of = Step { $step } of { $of }
extrablatt-rulings = House rules
extrablatt-rulings-note = For what the rulebook leaves open
