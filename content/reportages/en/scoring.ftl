### Le jeu des reportages

game-reportages = Le jeu des reportages

## The score sheet

reportages-column = points
reportages-row =
    { $row ->
        [cash] cash left
        [pot] pot
        [round] ROUND { $number }
       *[total] TOTAL
    }
reportages-row-premium = premium: { $combination }
reportages-combination =
    { $id ->
        [envoyes-speciaux] special envoys
        [correspondant-particulier] own correspondent
        [derniere-heure] stop press
        [redacteur-en-chef] editor-in-chief
        [cinq-colonnes] five columns on page one
        [editorial] editorial
       *[agence-de-presse] news agency
    }

## Where the points come from

reportages-round = Round { $number }
reportages-totals = Total of the rounds
reportages-reason = { $name } { $points }: { $why }
reportages-why-cash = { $points } cash left
reportages-why-premium = premium of { $points } ({ $combination })
reportages-why-alone = nobody else could pay any more: no premium
reportages-why-pot = pot of { $points }
reportages-why-rounds = rounds of { $each }

## How the game ends

reportages-winners =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the victory with { $points } points.
    }
reportages-running =
    { $rounds ->
        [0] Game running: no round counted.
        [one] Game running: { $rounds } round counted.
       *[other] Game running: { $rounds } rounds counted.
    }
reportages-ahead =
    { $count ->
        [one] { $names } leads with { $points } points and needs { $missing } more to win.
       *[other] { $names } lead with { $points } points and need { $missing } more to win.
    }

## Chips

reportages-bid-step = Bids are made in chips of { $step } points, at least one.
reportages-not-enough = This player has { $has } points left and cannot pay { $points }.

## Game files

reportages-cash-range = must be 0 to { $most }, the chips dealt for the round
reportages-cash-step = must be a multiple of { $step }, the smallest chip
reportages-chips-missing = with the cash and this pot, { $points } of the { $chips } points dealt are missing
reportages-chips-too-many = with the cash and this pot, there are { $points } points more than the { $chips } dealt
reportages-fault-over = this round is one too many: a player had already reached { $goal } points
