### Le jeu des reportages

game-reportages = Le jeu des reportages

## The score sheet

reportages-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reportages-column = points
reportages-row =
    { $row ->
        [cash] cash
        [pot] pot
        [round] ROUND { $number }
       *[total] TOTAL
    }
reportages-row-premium = bonus: { $combination }
reportages-combination =
    { $id ->
        [envoyes-speciaux] special correspondents
        [correspondant-particulier] own correspondent
        [derniere-heure] stop press
        [redacteur-en-chef] editor-in-chief
        [cinq-colonnes] 5 columns on page one
        [editorial] editorial
       *[agence-de-presse] news agency
    }

## Where the points come from

reportages-round = Round { $number }
reportages-totals = Total of all rounds
reportages-reason = { $name }, { reportages-points }: { $why }
reportages-why-cash = { $points } in cash
reportages-why-premium = bonus of { $points } ({ $combination })
reportages-why-alone = nobody else could pay any more, so no bonus
reportages-why-pot = pot of { $points }
reportages-why-rounds = rounds of { $each }

## How the game ends

reportages-winners =
    { $count ->
        [one] { $names } wins with { reportages-points }.
       *[other] { $names } share the win with { reportages-points } each.
    }
reportages-running =
    { $rounds ->
        [0] Game in progress: no rounds counted yet.
        [one] Game in progress: { $rounds } round counted.
       *[other] Game in progress: { $rounds } rounds counted.
    }
reportages-ahead =
    { $count ->
        [one] { $names } leads with { reportages-points } and needs { $missing } more to win.
       *[other] { $names } lead with { reportages-points } and need { $missing } more to win.
    }

## Chips

reportages-bid-step = Bids go up in chips of { $step } points; the smallest bid is one chip.
reportages-not-enough = This player has only { $has } left and can't pay { reportages-points }.

## Game files

reportages-cash-range = must be between 0 and { $most }, the amount dealt for the round
reportages-cash-step = must be a multiple of { $step }, the smallest chip
reportages-chips-missing = with this cash and this pot, { reportages-points } of the { $chips } dealt are missing
reportages-chips-too-many = with this cash and this pot, there are { reportages-points } more than the { $chips } dealt
reportages-fault-over = this round is one too many: { $goal } points had already been reached
