### Das Extrablatt

game-extrablatt = Das Extrablatt

## The score sheet

extrablatt-column = in thousands
extrablatt-row =
    { $row ->
        [headlines] 1. HEADLINES
        [removed] 2. DUCKS AND ADS
        [domains] 3. TOPICS
        [kept] 4. ARTICLES KEPT
        [articles] 5. ARTICLES
       *[total] CIRCULATION
    }
extrablatt-removed =
    { $count ->
        [0] none removed
        [one] { $count } removed
       *[other] { $count } removed
    }
extrablatt-domain =
    { $domain ->
        [politics] politics
        [economy] business
        [sport] sport
        [culture] culture
        [local] local news
       *[misc] miscellaneous
    }

## Where the circulation comes from

extrablatt-step =
    { $step ->
        [headlines] 1. Headlines
        [removed] 2. Ducks and ads
        [domains] 3. Best-covered topics
        [kept] 4. Largest article per dispatch
       *[articles] 5. Remaining articles
    }
extrablatt-reason = { $name }, { $points }: { $why }
extrablatt-title = “{ $dispatch }”
extrablatt-leaving =
    { $count ->
        [0] { $name }: no articles removed;
       *[other] { $name }: { $ducked } removed;
    } { $ads ->
        [0] no ads
        [one] { $ads } ad removed
       *[other] { $ads } ads removed
    }
extrablatt-why-headlines =
    { $cells ->
        [0] no empty cells
        [one] { $cells } empty cell
       *[other] { $cells } empty cells
    } { $place ->
        [first] – nobody has fewer, +{ $points }
        [second] – second, +{ $points }
       *[none] – too many for a bonus
    }
extrablatt-why-domain =
    { $domain }, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }: { $place ->
        [first] first, +{ $points }
        [second] second, +{ $points }
       *[none] no bonus
    }
extrablatt-why-kept =
    “{ $dispatch }” stays with { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, +{ $points }
extrablatt-why-uncontested = “{ $dispatch }” stays: no other paper had it, no bonus
extrablatt-why-leaves =
    “{ $dispatch }” is removed: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $most }
extrablatt-why-article =
    { $photo ->
        [true] photo of “{ $dispatch }”
       *[false] “{ $dispatch }”
    }{ $headline ->
        [true] {" "}in the headlines: 2 × { $circulation } = { $points }
       *[false] : { $points }
    }
extrablatt-winners =
    { $count ->
        [one] { $names } has the highest circulation: { $copies } copies.
       *[other] { $names } share the win with { $copies } copies each.
    }

## The cheque duel

extrablatt-no-cheque = There's no cheque for { $cheque }: they go from { $least } to { $most }, in thousands.
extrablatt-same-cheque = There's only one cheque for { $cheque }. One of the two is wrong: please check.

## Game files

extrablatt-fault-domain = the dispatch “{ $dispatch }” is listed elsewhere under { $domain }: it can have only one topic
extrablatt-fault-copies =
    { $copies ->
        [one] there is only { $copies } copy of this dispatch
       *[other] there are only { $copies } copies of this dispatch
    }
extrablatt-fault-article-twice = this paper already has an article on “{ $dispatch }”; the second copy can only be a photo
extrablatt-fault-photo-twice = this paper already has a photo of “{ $dispatch }”
extrablatt-fault-photo-alone = a photo needs its article first, and this paper has none on “{ $dispatch }”
extrablatt-fault-photos =
    { $most ->
        [one] there is only { $most } photo per topic
       *[other] there are only { $most } photos per topic
    }
extrablatt-fault-own-ad = an ad goes in a rival's paper
extrablatt-fault-tiles =
    { $tiles ->
        [one] this player has only { $tiles } tile, ads included
       *[other] this player has only { $tiles } tiles, ads included
    }
extrablatt-fault-headline-cells = empty cells ({ $empty }) and covered ones ({ $covered }) don't add up to the { $zone } headline cells

extrablatt-act-before = Before counting the remaining articles
extrablatt-act = { $name }: articles
