## At the table: laying out, turns, rendez-vous, control

plus-belle-la-vie-option = { $option ->
    [sale_values] What sales bring
    [characters] Characters
    [places] Rendez-vous cards
   *[other] { $option }
}
plus-belle-la-vie-option-note = { $option ->
    [sale_values] What a sold column brings, guests included: it is printed on the summary card.
    [characters] Their names and colours, to follow who controls whom.
   *[places] What each card asks for: typed once, it then opens at a tap.
}
plus-belle-la-vie-option-value = { $option ->
   *[sale_values] Column of { $value }
}
plus-belle-la-vie-part = { $part ->
    [actions] the actions of the turn
   *[other] prison of { $part }
}
plus-belle-la-vie-lay-piles = The { $people } character cards shuffled into three piles, the { $plots } plot cards apart.
plus-belle-la-vie-lay-hand = { $hand } character cards each.
plus-belle-la-vie-lay-open = The oldest begins: in three rounds everybody lays three cards open. Each new character goes to the station.
plus-belle-la-vie-lay-rendez-vous = { $open } rendez-vous cards open, with their markers. The game ends with rendez-vous { $of }.
plus-belle-la-vie-where = rendez-vous { $played } of { $of }
plus-belle-la-vie-counter = Rendez-vous { $played } / { $of }
plus-belle-la-vie-of = { $played } / { $of }

plus-belle-la-vie-rendez-vous = Rendez-vous played
plus-belle-la-vie-oldest = The oldest begins. Who is it?
plus-belle-la-vie-turn-note = Draw 3, or lay up to 3, or up to 3 actions.
plus-belle-la-vie-actions-label = Actions of the turn
plus-belle-la-vie-points-note = Mistral points. Sole control is added at the end.
plus-belle-la-vie-rencontre = Encounter
plus-belle-la-vie-meet = Rendez-vous!
plus-belle-la-vie-who = { $what ->
    [rencontre] Who declares an encounter? 2,000 points.
   *[meeting] Who brought the last figure?
}
plus-belle-la-vie-his-turn = on turn
plus-belle-la-vie-last-cards = That was the last rendez-vous. Count the open cards: each character controlled by one player alone brings 2,000 more.
plus-belle-la-vie-finish = Game over

plus-belle-la-vie-no-cards = No rendez-vous card noted.
plus-belle-la-vie-card-new = Rendez-vous card
plus-belle-la-vie-card-place = Place
plus-belle-la-vie-card-minimum = { $minimum ->
    [one] { $minimum } figure
   *[other] { $minimum } figures
}
plus-belle-la-vie-card-dice = Dice
plus-belle-la-vie-card-open = Open this card
plus-belle-la-vie-card-wrong = Take this card away
plus-belle-la-vie-card-asks = { $minimum ->
    [one] { $minimum } figure
   *[other] { $minimum } figures
}{ $count ->
    [0] {""}
   *[other] , among them { $colours }
}. { $dice }
plus-belle-la-vie-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
}
plus-belle-la-vie-colour-count = { plus-belle-la-vie-colour }: { $count }
plus-belle-la-vie-all-there = All is there: throw the dice!
plus-belle-la-vie-lacking = { $figures ->
    [0] A colour is missing: { $colours }.
    [one] { $figures } figure is missing{ $count ->
        [0] .
       *[other] , among them: { $colours }.
    }
   *[other] { $figures } figures are missing{ $count ->
        [0] .
       *[other] , among them: { $colours }.
    }
}
plus-belle-la-vie-who-is-there = Who is at this place? Controlled or not.
plus-belle-la-vie-no-characters = Type the characters first, in the control table.

plus-belle-la-vie-number = Rendez-vous { $number }
plus-belle-la-vie-there = With { $characters }.
plus-belle-la-vie-no-queue = Columns are not followed here: throw in the order of the table, whoever set it off first, once for each character controlled there.
plus-belle-la-vie-who-made = Who made the dice?
plus-belle-la-vie-failed = Nobody: the rendez-vous failed
plus-belle-la-vie-throws = Throw { $throw } of { $of }
plus-belle-la-vie-missed = Missed
plus-belle-la-vie-made = Made it
plus-belle-la-vie-then = Then { $names }.
plus-belle-la-vie-last-throw = This is the last throw.
plus-belle-la-vie-roller = { $name } makes it: { $points } points
plus-belle-la-vie-sale = { $name } sells { $character } ({ $cards }): { $points }
plus-belle-la-vie-sell-note = Everybody may sell whole columns of characters that are there, beginning with who made the dice.
plus-belle-la-vie-sell = { $character } ({ $cards })
plus-belle-la-vie-sell-any = Sells a column
plus-belle-la-vie-nothing-to-sell = nothing to sell here
plus-belle-la-vie-sells = { $name } sells
plus-belle-la-vie-character = Character
plus-belle-la-vie-how-many = How many cards?
plus-belle-la-vie-sell-for = Sell { $character } ({ $cards }) for { $points }
plus-belle-la-vie-price-note = The price is on the summary card; typed once, it is kept.
plus-belle-la-vie-price-of = { $cards ->
    [one] Price of a column of { $cards } card
   *[other] Price of a column of { $cards } cards
}
plus-belle-la-vie-meeting-over = Rendez-vous over

plus-belle-la-vie-control = Control table
plus-belle-la-vie-control-note = Everybody's open cards, guests included. A thick frame may move the character. Alone at the end: { $each } points.
plus-belle-la-vie-controlled = { $count ->
    [0] Nobody controls this character.
    [one] { $alone ->
        [1] Sole control: { $names }.
       *[0] Control: { $names }.
    }
   *[other] Shared control: { $names }.
}
plus-belle-la-vie-prison = { $on ->
    [1] { $character } leaves prison
   *[0] { $character } goes to prison
}
plus-belle-la-vie-in-prison = In prison.
plus-belle-la-vie-column-of = { $character }, { $name }
plus-belle-la-vie-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
plus-belle-la-vie-guests = { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}
plus-belle-la-vie-character-new = One more character
plus-belle-la-vie-character-note = Typed once, it comes back in every game.
plus-belle-la-vie-character-add = Add

plus-belle-la-vie-correct = Correct the points
plus-belle-la-vie-correct-note = Each correction counts at once and can be undone.
plus-belle-la-vie-rencontres-of = { $times ->
    [one] { $name }: { $times } encounter
   *[other] { $name }: { $times } encounters
}
plus-belle-la-vie-meeting-was = { $made ->
    [1] Rendez-vous { $number }: { $name }, { $sales ->
        [one] { $sales } sale
       *[other] { $sales } sales
    }
   *[0] Rendez-vous { $number }: failed
}
plus-belle-la-vie-was-failed = Failed: it brought nobody points.

plus-belle-la-vie-ended = The game is over: with { $players } players it ends at rendez-vous { $of }. Correct it instead, or undo.
plus-belle-la-vie-column-range = A number from 0 to { $most }, please.
plus-belle-la-vie-columns-full = { $name } has { $columns } columns already: one must be sold or discarded first.
plus-belle-la-vie-card-range = A card asks for 1 to { $most } figures, in the colours of the families.
plus-belle-la-vie-card-colours = More colours than figures: the card asks for { $minimum } only.
plus-belle-la-vie-card-there = The card "{ $place }" is open already.
plus-belle-la-vie-cards-full = There are never more than { $open } rendez-vous cards open: take one away.
plus-belle-la-vie-no-card = The card "{ $place }" is not open.
plus-belle-la-vie-jailed = { $character } is in prison, not at the rendez-vous.
plus-belle-la-vie-meeting-open = A rendez-vous is being played already: end it first.
plus-belle-la-vie-no-throw = There is no throw to be made now.
plus-belle-la-vie-not-his-throw = It is { $name }'s throw.
plus-belle-la-vie-no-sale = One sells only after a rendez-vous that succeeded, before the next.
plus-belle-la-vie-sold-twice = { $name } has already sold { $character } at this rendez-vous.
plus-belle-la-vie-not-there = { $character } is not at this rendez-vous.
plus-belle-la-vie-whole-column = The whole column is sold: it counts { $cards }.
plus-belle-la-vie-price-missing = { $cards ->
    [one] The price of a column of { $cards } card is missing: it is on the summary card.
   *[other] The price of a column of { $cards } cards is missing: it is on the summary card.
}
plus-belle-la-vie-no-meeting = No rendez-vous is being played.
plus-belle-la-vie-not-over = The game is not over: there are rendez-vous left to play.
plus-belle-la-vie-no-such = There is nothing of the kind to correct at rendez-vous { $number }.
plus-belle-la-vie-actions = 0 to { $most } actions a turn.
plus-belle-la-vie-no-character = { $character } is not among the characters that were typed.
plus-belle-la-vie-name = A name is missing, of { $most } characters at most.

## What can be undone

undo-plus-belle-la-vie-rencontre = { $name }'s encounter
undo-plus-belle-la-vie-column = { $name }'s { $character }: { $cards }
undo-plus-belle-la-vie-card = the card "{ $place }"
undo-plus-belle-la-vie-card-closed = taking "{ $place }" away
undo-plus-belle-la-vie-meeting = rendez-vous { $number } set off by { $name }
undo-plus-belle-la-vie-dice = { $success ->
    [1] { $name }'s throw that made it
   *[0] { $name }'s throw that missed
}
undo-plus-belle-la-vie-sold = { $name }'s sale of { $character }
undo-plus-belle-la-vie-over = the end of rendez-vous { $number }
undo-plus-belle-la-vie-checked = the end of the game
undo-plus-belle-la-vie-rencontres = { $name }'s encounters ({ $times })
undo-plus-belle-la-vie-roller = { $name }, who made rendez-vous { $number }
undo-plus-belle-la-vie-sale = the corrected price at rendez-vous { $number }
