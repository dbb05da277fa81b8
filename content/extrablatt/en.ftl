### Das Extrablatt

game-extrablatt = Das Extrablatt

## The score sheet

extrablatt-column = thousand
extrablatt-row =
    { $row ->
        [headlines] 1 HEADLINES
        [removed] 2 ducks and ads
        [domains] 3 DOMAINS
        [kept] 4 ARTICLES KEPT
        [articles] 5 ARTICLES
       *[total] CIRCULATION
    }
extrablatt-removed = { $count } removed
extrablatt-domain =
    { $domain ->
        [politics] politics
        [economy] economy
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
        [domains] 3. Domains best covered
        [kept] 4. The largest article of each dispatch
       *[articles] 5. Articles that remain
    }
extrablatt-reason = { $name } { $points }: { $why }
extrablatt-leaving =
    { $count ->
        [0] { $name }:
        [one] { $name }: article removed, { $ducked };
       *[other] { $name }: articles removed, { $ducked };
    } { $ads ->
        [0] no ad
        [one] { $ads } ad removed
       *[other] { $ads } ads removed
    }
extrablatt-why-headlines =
    { $cells ->
        [0] no empty cell
        [one] { $cells } empty cell
       *[other] { $cells } empty cells
    } { $points ->
        [60] – nobody has fewer, +60
        [30] – next, +30
       *[0] – too many for a bonus
    }
extrablatt-why-domain =
    { $domain }, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } { $points ->
        [60] ahead, +60
        [30] next, +30
       *[0] without bonus
    }
extrablatt-why-kept =
    "{ $dispatch }" stays with { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, +{ $points }
extrablatt-why-uncontested = "{ $dispatch }" stays, no other paper had it
extrablatt-why-leaves =
    "{ $dispatch }" leaves: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } against { $most }
extrablatt-why-article =
    { $photo ->
        [true] photo of "{ $dispatch }"
       *[false] "{ $dispatch }"
    } { $headline ->
        [true] in the headlines: 2 × { $circulation } = { $points }
       *[false] { $points }
    }
extrablatt-winners =
    { $count ->
        [one] { $names } has the highest circulation: { $copies } copies.
       *[other] { $names } share the highest circulation: { $copies } copies.
    }

## The duel of cheques

extrablatt-no-cheque = There is no cheque of { $cheque }: they go from { $least } to { $most }, by thousands.
extrablatt-same-cheque = There is only one cheque of { $cheque }: one of the two was entered wrongly.

## Game files

extrablatt-fault-domain = the dispatch "{ $dispatch }" stands elsewhere under { $domain }: it has only one domain
extrablatt-fault-copies = there are only { $copies } copies of this dispatch
extrablatt-fault-article-twice = this paper already has an article on "{ $dispatch }"; the second copy can only be a photo
extrablatt-fault-photo-twice = this paper already has a photo of "{ $dispatch }"
extrablatt-fault-photo-alone = a photo only goes with its article, and this paper has none on "{ $dispatch }"
extrablatt-fault-photos = there are only { $most } photos a domain
extrablatt-fault-own-ad = an ad is placed in a rival's paper
extrablatt-fault-tiles = this player has only { $tiles } tiles, ads included
extrablatt-fault-headline-cells = { $empty } empty cells and { $covered } covered ones do not make the { $zone } cells of the headlines
