### Plus belle la vie

game-plus-belle-la-vie = Plus belle la vie

## The score sheet

plus-belle-la-vie-points =
    { $points ->
        [one] { $points } Mistral point
       *[other] { $points } Mistral points
    }
plus-belle-la-vie-column = Mistral
plus-belle-la-vie-row =
    { $row ->
        [sales] sales
        [rencontres] encounters
        [dice] successful rolls
        [control] sole control
       *[total] TOTAL
    }

## Where the points come from

plus-belle-la-vie-reasons = { $name }
plus-belle-la-vie-reason = { plus-belle-la-vie-row }, { $points }: { $why }
plus-belle-la-vie-why-sale =
    { $cards ->
        [one] { $character }, { $cards } card, { $points }
       *[other] { $character }, { $cards } cards, { $points }
    }
plus-belle-la-vie-why-times =
    { $row ->
        [rencontres] { $times ->
            [0] no encounters
            [one] { $times } encounter
           *[other] { $times } encounters
        }
       *[dice] { $times ->
            [0] no successful rolls
            [one] { $times } successful roll
           *[other] { $times } successful rolls
        }
    } at { $each }
plus-belle-la-vie-why-control =
    { $count ->
        [one] sole control of { $characters }, { $each }
       *[other] sole control of { $characters }, { $each } per character
    }

## How the game ends

plus-belle-la-vie-running =
    { $played ->
        [0] Game in progress: none of { $of } rendezvous played.
        [one] Game in progress: { $played } of { $of } rendezvous played.
       *[other] Game in progress: { $played } of { $of } rendezvous played.
    }
plus-belle-la-vie-ahead =
    { $count ->
        [one] { $names } leads with { plus-belle-la-vie-points }.
       *[other] { $names } lead with { plus-belle-la-vie-points }.
    }
plus-belle-la-vie-controls = { $character } ({ $name })
plus-belle-la-vie-control-now = Sole control if the game ended now: { $alone }.
plus-belle-la-vie-no-control = The face-up cards at the end haven't been entered: sole control is missing from the totals.
plus-belle-la-vie-winners =
    { $count ->
        [one] { $names } wins with { plus-belle-la-vie-points }.
       *[other] { $names } share the win with { plus-belle-la-vie-points } each.
    }
plus-belle-la-vie-guest-alone = A guest card is never left on its own: it goes back to your hand.

## Game files

plus-belle-la-vie-fault-over =
    { $players ->
        [one] this event is one too many: with { $players } player the game ends at rendezvous { $of }
       *[other] this event is one too many: with { $players } players the game ends at rendezvous { $of }
    }
plus-belle-la-vie-fault-price-key = must be a number of cards, from 1 to 999
plus-belle-la-vie-fault-price =
    { $cards ->
        [one] the price of this sale is missing: "sale_values" has none for { $cards } card
       *[other] the price of this sale is missing: "sale_values" has none for { $cards } cards
    }
plus-belle-la-vie-fault-sold-twice = this player has already sold { $character } at this rendezvous
plus-belle-la-vie-fault-sale-after-failure = nobody sells after a failed rendezvous
plus-belle-la-vie-fault-roller = nobody made the roll in a failed rendezvous
plus-belle-la-vie-fault-roller-missing = missing: who made the roll
plus-belle-la-vie-fault-character-twice = this character is listed twice
plus-belle-la-vie-fault-columns =
    { $columns ->
        [one] this column is one too many: at most { $columns } column per player
       *[other] this column is one too many: at most { $columns } columns per player
    }

## Counted by hand

plus-belle-la-vie-why-sole =
    { $count ->
        [one] sole control of { $count } character, { $each }
       *[other] sole control of { $count } characters, { $each } each
    }
plus-belle-la-vie-sole-range =
    { $most ->
        [one] Enter 0 to { $most } character per player, and no more than { $characters } in all.
       *[other] Enter 0 to { $most } characters per player, and no more than { $characters } in all.
    }

plus-belle-la-vie-moment = { $event ->
    [rencontre] encounter
   *[rendez-vous] rendezvous { $number }
}
plus-belle-la-vie-act = { $name }: sole control
