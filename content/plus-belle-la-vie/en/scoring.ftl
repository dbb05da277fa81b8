### Plus belle la vie

game-plus-belle-la-vie = Plus belle la vie

## The score sheet

plus-belle-la-vie-column = Mistral
plus-belle-la-vie-row =
    { $row ->
        [sales] sales
        [rencontres] encounters
        [dice] dice won
        [control] controlled alone
       *[total] TOTAL
    }

## Where the points come from

plus-belle-la-vie-reasons = { $name }
plus-belle-la-vie-reason = { plus-belle-la-vie-row } { $points }: { $why }
plus-belle-la-vie-why-sale =
    { $cards ->
        [one] { $character }, { $cards } card, { $points }
       *[other] { $character }, { $cards } cards, { $points }
    }
plus-belle-la-vie-why-times =
    { $row ->
        [rencontres] { $times ->
            [one] { $times } encounter
           *[other] { $times } encounters
        }
       *[dice] { $times ->
            [one] { $times } rendez-vous won at dice
           *[other] { $times } rendez-vous won at dice
        }
    } at { $each }
plus-belle-la-vie-why-control =
    { $count ->
        [one] { $characters } alone, { $each }
       *[other] { $characters } alone, { $each } each
    }

## How the game ends

plus-belle-la-vie-running =
    { $played ->
        [0] Game running: no rendez-vous played of { $of }.
        [one] Game running: { $played } rendez-vous played of { $of }.
       *[other] Game running: { $played } rendez-vous played of { $of }.
    }
plus-belle-la-vie-ahead =
    { $count ->
        [one] { $names } leads with { $points } Mistral points.
       *[other] { $names } lead with { $points } Mistral points.
    }
plus-belle-la-vie-controls = { $character } ({ $name })
plus-belle-la-vie-control-now = Controlled alone, if the game ended now: { $alone }.
plus-belle-la-vie-no-control = The open cards at the end are not entered: what is controlled alone is missing from the totals.
plus-belle-la-vie-winners =
    { $count ->
        [one] { $names } wins with { $points } Mistral points.
       *[other] { $names } share the victory with { $points } Mistral points.
    }
plus-belle-la-vie-guest-alone = A guest card never stands alone: it goes back to the hand.

## Game files

plus-belle-la-vie-fault-over = this event is one too many: with { $players } players the game ends at rendez-vous { $of }
plus-belle-la-vie-fault-price-key = must be a number of cards, 1 to 999
plus-belle-la-vie-fault-price =
    { $cards ->
        [one] the price of this sale is missing: "sale_values" has none for { $cards } card
       *[other] the price of this sale is missing: "sale_values" has none for { $cards } cards
    }
plus-belle-la-vie-fault-sold-twice = this player has already sold { $character } at this rendez-vous
plus-belle-la-vie-fault-sale-after-failure = after a failed rendez-vous nobody sells
plus-belle-la-vie-fault-roller = nobody made the dice of a failed rendez-vous
plus-belle-la-vie-fault-roller-missing = missing: who made the dice
plus-belle-la-vie-fault-character-twice = this character stands twice
plus-belle-la-vie-fault-columns = this column is one too many: a player has { $columns } at most
