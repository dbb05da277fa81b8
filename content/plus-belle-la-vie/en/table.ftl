## At the table: setting up, turns, rendezvous, control

plus-belle-la-vie-option = { $option ->
    [sale_values] What sales earn
    [characters] Characters
    [places] Rendezvous cards
   *[other] { $option }
}
plus-belle-la-vie-option-note = { $option ->
    [sale_values] What a sold column earns, guests included. Copy it from the summary card.
    [characters] Their names and colours, to track who controls whom.
   *[places] What each card asks for. Enter it once, then open it with a tap.
}
plus-belle-la-vie-option-value = { $option ->
   *[sale_values] Column of { $value }
}
plus-belle-la-vie-part = { $part ->
    [actions] the actions this turn
    [draw] drawing this turn
    [lay] laying this turn
   *[other] prison for { $part }
}
plus-belle-la-vie-lay-piles = Shuffle the { $people } character cards, the { $plots } plot cards and the rendezvous cards separately.
plus-belle-la-vie-lay-hand = Deal { $hand } character cards to each player. Make three piles of the rest.
plus-belle-la-vie-lay-open = The oldest player starts: everyone lays a card face up, three times. Each new character goes to the station.
plus-belle-la-vie-lay-rendez-vous = Open { $open } rendezvous cards and place their markers. The game ends with rendezvous { $of }.
plus-belle-la-vie-where = rendezvous { $played } of { $of }
plus-belle-la-vie-counter = Rendezvous { $played } / { $of }
plus-belle-la-vie-of = { $played } / { $of }

plus-belle-la-vie-rendez-vous = Rendezvous played
plus-belle-la-vie-oldest = The oldest player starts. Who is it?
plus-belle-la-vie-turn-note = Draw 3 cards, or lay up to 3, or take up to 3 actions.
plus-belle-la-vie-actions-label = Actions this turn
plus-belle-la-vie-points-note = Mistral points. Points for sole control come at the end.
plus-belle-la-vie-rencontre = Encounter
plus-belle-la-vie-meet = Rendezvous!
plus-belle-la-vie-who = { $what ->
    [rencontre] Who declares the encounter? 2,000 points.
   *[meeting] Who brought the last figure?
}
plus-belle-la-vie-his-turn = their turn
plus-belle-la-vie-finish = End the game

plus-belle-la-vie-no-cards = No rendezvous card noted.
plus-belle-la-vie-card-new = New rendezvous card
plus-belle-la-vie-card-place = Place
plus-belle-la-vie-card-minimum = { $minimum ->
    [one] { $minimum } figure
   *[other] { $minimum } figures
}
plus-belle-la-vie-card-dice = Dice
plus-belle-la-vie-card-open = Reveal this card
plus-belle-la-vie-card-wrong = Remove this card
plus-belle-la-vie-card-asks = { $minimum ->
    [one] At least { $minimum } figure
   *[other] At least { $minimum } figures
}{ $count ->
    [0] {""}
   *[other] , including { $colours }
}. Dice: { $dice }
plus-belle-la-vie-colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
   *[green] green
}
plus-belle-la-vie-figures-of-colour = { $count ->
    [one] one { plus-belle-la-vie-colour }
   *[other] { $count } { plus-belle-la-vie-colour }
}
plus-belle-la-vie-colour-count = { plus-belle-la-vie-colour }: { $count }
plus-belle-la-vie-all-there = Everyone's there: roll the dice!
plus-belle-la-vie-lacking = { $figures ->
    [one] { $figures } figure missing
   *[other] { $figures } figures missing
}{ $alone ->
    [0] { $count ->
        [0] { "" }
       *[other] , including { $colours }
    }
   *[other] : { $colours }
}.
plus-belle-la-vie-who-is-there = Who is at this place? Characters count whether controlled or not.
plus-belle-la-vie-no-characters = Enter the characters first, in the control chart.

plus-belle-la-vie-number = Rendezvous { $number }
plus-belle-la-vie-there = With { $characters }.
plus-belle-la-vie-no-queue = Companion doesn't know who is there. Start with the player who brought the last figure, then clockwise: one roll per character controlled here.
plus-belle-la-vie-who-made = Whose roll succeeded?
plus-belle-la-vie-failed = Nobody: rendezvous failed
plus-belle-la-vie-throws = Roll { $throw } of { $of }
plus-belle-la-vie-missed = Failed
plus-belle-la-vie-made = Success
plus-belle-la-vie-then = Next: { $names }.
plus-belle-la-vie-last-throw = This is the last roll.
plus-belle-la-vie-roller = { $name } makes the roll: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plus-belle-la-vie-sale = { $name } sells { $character } ({ $cards }): { $points }
plus-belle-la-vie-sell-note = Everyone may sell whole columns of characters that are there. The player who made the roll goes first.
plus-belle-la-vie-sell = { $character } ({ $cards })
plus-belle-la-vie-sell-any = Sell a column
plus-belle-la-vie-nothing-to-sell = nothing to sell here
plus-belle-la-vie-sells = { $name } sells
plus-belle-la-vie-character = Character
plus-belle-la-vie-how-many = How many cards?
plus-belle-la-vie-price-note = The price is on the summary card. You only enter it once.
plus-belle-la-vie-price-of = { $cards ->
    [one] Price of a column of { $cards } card
   *[other] Price of a column of { $cards } cards
}
plus-belle-la-vie-meeting-over = Finish the rendezvous

plus-belle-la-vie-control = Control chart
plus-belle-la-vie-control-note = Everyone's face-up cards, guests included. Thick frame: this player may move the character. Sole control at the end: { $each } points.
plus-belle-la-vie-controlled = { $count ->
    [0] Nobody has control.
    [one] { $alone ->
        [1] Sole control: { $names }.
       *[0] Control: { $names }.
    }
   *[other] Shared control: { $names }.
}
plus-belle-la-vie-prison = { $on ->
    [1] Free { $character }
   *[0] Send { $character } to prison
}
plus-belle-la-vie-column-of = { $character }, { $name }
plus-belle-la-vie-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
plus-belle-la-vie-guests = { $guests ->
    [0] no guests
    [one] { $guests } guest
   *[other] { $guests } guests
}
plus-belle-la-vie-character-new = Add a character
plus-belle-la-vie-character-note = Enter it once: it's there in every game.
plus-belle-la-vie-character-add = Add

plus-belle-la-vie-correct = Correct the points
plus-belle-la-vie-correct-note = Each correction counts at once and can be undone.
plus-belle-la-vie-rencontres-of = { $times ->
    [0] { $name }: no encounters
    [one] { $name }: { $times } encounter
   *[other] { $name }: { $times } encounters
}
plus-belle-la-vie-meeting-was = { $made ->
    [1] Rendezvous { $number }: { $name }, { $sales ->
        [0] no sales
        [one] { $sales } sale
       *[other] { $sales } sales
    }
   *[0] Rendezvous { $number }: failed
}
plus-belle-la-vie-was-failed = Failed: this rendezvous earned nobody any points.

plus-belle-la-vie-ended = { $players ->
    [one] The game is over: with { $players } player it ends at rendezvous { $of }. Correct or undo.
   *[other] The game is over: with { $players } players it ends at rendezvous { $of }. Correct or undo.
}
plus-belle-la-vie-column-range = Enter a number from 0 to { $most }.
plus-belle-la-vie-columns-full = { $columns ->
    [one] { $name } already has { $columns } column. Sell or discard it first.
   *[other] { $name } already has { $columns } columns. Sell or discard one first.
}
plus-belle-la-vie-card-range = A card asks for 1 to { $most } figures, in the four colours.
plus-belle-la-vie-card-colours = Too many colours: the card asks for { $minimum ->
    [one] { $minimum } figure
   *[other] { $minimum } figures
}. Please check both.
plus-belle-la-vie-card-there = The card “{ $place }” is already open.
plus-belle-la-vie-cards-full = { $open ->
    [one] There is already { $open } open rendezvous card. Remove it first.
   *[other] There are already { $open } open rendezvous cards. Remove one first.
}
plus-belle-la-vie-no-card = The card “{ $place }” isn't open.
plus-belle-la-vie-jailed = { $character } is in prison, not at the rendezvous.
plus-belle-la-vie-meeting-open = A rendezvous is in progress. Finish it first.
plus-belle-la-vie-no-throw = There's no roll to make now.
plus-belle-la-vie-not-his-throw = It's { $name }'s roll.
plus-belle-la-vie-no-sale = You can only sell after a successful rendezvous, before the next one.
plus-belle-la-vie-sold-twice = { $name } has already sold { $character } at this rendezvous.
plus-belle-la-vie-not-there = { $character } isn't at this rendezvous.
plus-belle-la-vie-whole-column = { $cards ->
    [one] You sell the whole column: { $cards } card.
   *[other] You sell the whole column: { $cards } cards.
}
plus-belle-la-vie-price-missing = { $cards ->
    [one] The price of a column of { $cards } card is missing. It's on the summary card.
   *[other] The price of a column of { $cards } cards is missing. It's on the summary card.
}
plus-belle-la-vie-no-meeting = No rendezvous is in progress.
plus-belle-la-vie-not-over = The game isn't over: there are still rendezvous to play.
plus-belle-la-vie-no-such = There's nothing to correct at rendezvous { $number }.
plus-belle-la-vie-actions = 0 to { $most } actions per turn.
plus-belle-la-vie-no-character = { $character } isn't among the characters entered.
plus-belle-la-vie-name = Enter a name of up to { $most } characters.

## What can be undone

undo-plus-belle-la-vie-rencontre = { $name }'s encounter
undo-plus-belle-la-vie-column = { $name }'s { $character }: { $cards }
undo-plus-belle-la-vie-card = card “{ $place }”
undo-plus-belle-la-vie-card-closed = removal of “{ $place }”
undo-plus-belle-la-vie-meeting = rendezvous { $number }, started by { $name }
undo-plus-belle-la-vie-dice = { $success ->
    [1] { $name }'s successful roll
   *[0] { $name }'s failed roll
}
undo-plus-belle-la-vie-sold = { $name }'s sale of { $character }
undo-plus-belle-la-vie-over = end of rendezvous { $number }
undo-plus-belle-la-vie-checked = end of the game
undo-plus-belle-la-vie-rencontres = { $name }'s encounters ({ $times })
undo-plus-belle-la-vie-roller = { $name }, who made the roll at rendezvous { $number }
undo-plus-belle-la-vie-sale = corrected price at rendezvous { $number }

## The plan: who is where

plus-belle-la-vie-plan = The map
plus-belle-la-vie-plan-note = Tap a figure, then a place.
plus-belle-la-vie-plan-held = { $character }: tap where they go.
plus-belle-la-vie-plan-empty = Add the characters from your box; then you can move them here with two taps.
plus-belle-la-vie-place = { $place ->
    [street] the street
    [station] the station
    [prison] prison
    [elsewhere] another place
   *[beside] off the board
}
plus-belle-la-vie-place-title = { $place ->
    [street] Street
    [station] Station
    [prison] Prison
    [elsewhere] Elsewhere
   *[beside] Off board
}
plus-belle-la-vie-figure = { $colour ->
    [none] { $character }
   *[other] { $character }, { plus-belle-la-vie-colour }
}
plus-belle-la-vie-to-dice = Roll the dice!
plus-belle-la-vie-which-card = Which rendezvous?
plus-belle-la-vie-card-complete = { $place }: everyone's there
plus-belle-la-vie-card-none = A card not entered yet
plus-belle-la-vie-rencontre-said = { $name }: an encounter, 2,000 points.
plus-belle-la-vie-points-final = Mistral points. Sole control is already counted.
plus-belle-la-vie-last-count = That was the last rendezvous. Enter how many characters each player controls alone: 2,000 points each, added to the totals at once.
plus-belle-la-vie-sole-of = { $count ->
    [0] no sole control
    [one] sole control of { $count } character
   *[other] sole control of { $count } characters
}
plus-belle-la-vie-sell-price = Sell { $character }: { $points }
plus-belle-la-vie-was-nobody = Nobody: failed
plus-belle-la-vie-sale-add = Add a sale
plus-belle-la-vie-sale-remove = Remove this sale
plus-belle-la-vie-sale-seller = Who sold?
plus-belle-la-vie-sale-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
plus-belle-la-vie-box-cards = { $most ->
    [one] The box has only { $most } card of { $character }, plus the guests of that colour. Count again.
   *[other] The box has only { $most } cards of { $character }, plus the guests of that colour. Count again.
}
plus-belle-la-vie-box-guests = { $most ->
    [one] The box has only { $most } guest. Count the guests again.
   *[other] The box has only { $most } guests. Count the guests again.
}
plus-belle-la-vie-box-family = { $most ->
    [one] There is only { $most } { plus-belle-la-vie-colour } guest. Count the guests again.
   *[other] There are only { $most } { plus-belle-la-vie-colour } guests. Count the guests again.
}
undo-plus-belle-la-vie-figure-moved = { $character } to { $place }
undo-plus-belle-la-vie-sole-control-counted = { $name }'s sole control ({ $characters })
undo-plus-belle-la-vie-meeting-corrected = correction of rendezvous { $number }
plus-belle-la-vie-turn-for = { $use ->
    [draw] Draw 3
   *[lay] Lay up to 3
}
plus-belle-la-vie-turn-use = A turn is for drawing, laying or actions. Give somebody the turn first.
plus-belle-la-vie-pips = { $won ->
    [0] no rendezvous made
    [one] { $won } rendezvous made
   *[other] { $won } rendezvous made
}, { $failed ->
    [0] none failed
    [one] { $failed } failed
   *[other] { $failed } failed
}, { $left ->
    [0] none to play
    [one] { $left } to play
   *[other] { $left } to play
}
plus-belle-la-vie-alone = { $count ->
    [one] Sole control (chart): { $characters }
   *[other] Sole control (chart): { $characters }
}

## The actions of a turn

plus-belle-la-vie-actions-limits = One plot card per place per turn. In each place, only one encounter, and only one exchange per character.
