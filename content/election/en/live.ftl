## The table

election-millions = { $minus ->
    [true] −{ $whole }.{ $tenths }M
   *[false] { $whole }.{ $tenths }M
}
election-phase-name = { $phase ->
    [first] Candidacies
    [second] First round
   *[third] Second round
}
election-time = { $over ->
    [true] { $minutes } min over time
   *[false] { $minutes } min left
}
election-dares-drawn = Dares drawn: { $count } / { $of }
election-direction = { $backwards ->
    [true] Change direction (now: to the right)
   *[false] Change direction (now: to the left)
}
election-part = { $part ->
    [deal] Cards dealt again
    [hand] Change your hand
   *[again] Take another turn
}

## Laying a card

election-dare = Issue a dare
election-clef-cards = Key card
election-not-now = { $phase ->
    [third] No longer possible: { $cards }.
   *[other] Can't be played yet: { $cards }.
}
election-which-card = Which card?
election-on-whose = On whose desk?
election-how-many = { $minus ->
    [true] { $card }: how many votes does it cost?
   *[false] { $card }: how many votes?
}
election-dare-note = Play a 500,000-vote card that offers a dare. The card itself then adds no votes.
election-dare-who = Who does { $name } dare?
election-dare-text = Text (optional)
election-dare-on = { $one } dares { $other }
election-dare-met = Done: the votes go to { $name }
election-dare-failed = Failed: the votes go to { $name }
election-countdown = A timer for the dare?

## The threshold

election-threshold = { $phase ->
    [third] Second-round threshold
   *[other] First-round threshold
}
election-threshold-set = Set the threshold
election-threshold-change = Change the threshold
election-threshold-other = Other value (in votes)
election-threshold-is = Set at { $votes }.
election-abstention = Abstention card
election-override = Outside the rules
election-override-note = Any value is accepted.
election-gauge = { $done ->
    [true] threshold reached
   *[false] { $lacking } to go
}

## The desks

election-clef-board = key cards { $laid } / { $of } · signatures { $signed } / { $wanted }
election-finalist = finalist
election-out = out of the race
election-loses-turn = { $count ->
    [one] misses the next turn
   *[other] misses { $count } turns
}
election-line-card = { $card ->
    [suffrages] Votes
    [evenement-plus] Event (+)
    [evenement-moins] Event (−)
    [faux-ami] False friend
    [coup-fourre] Dirty trick
    [orateur] Speaker
    [boulet] Millstone
    [leche-bottes] Bootlicker
    [gage] Dare
   *[autre] Other card
}
election-no-cards = No cards with votes.
election-candidate = Candidate
election-penalty = 5 cards in hand: miss a turn

## Privileges and ties

election-privileges = { $phase ->
    [third] { $name } won the first round
   *[other] { $name } was first with a candidacy
}
election-no-faux-ami = No false friend on this desk.
election-shed-faux-ami = Remove the false friend ({ $votes })
election-no-boulet = The millstone is not in play.
election-boulet-on = { $name } has the millstone. Move it to:
election-sets-threshold = { $phase ->
    [third] Set the second-round threshold
   *[other] Set the first-round threshold
}
election-hand-note = Once only: discard the cards you don't want and draw as many without looking.
election-again-note = The turn continues.
election-tie-title = Tie
election-tie-how = { $count ->
    [one] { $names } draw dares until someone fails. Who goes to the second round? Tap a name.
   *[other] { $names } draw dares until someone fails. Who goes to the second round? Tap { $count } names.
}

## A card in one tap

election-plus = +{ $votes }
election-attack = Attack
election-attack-whose = Who does { $name } attack?
election-lay-other = Play a different card
election-lay-for = Played by { $name } · Change
election-answer = { $answer } · Change
election-without-votes = No votes
election-votes-hint = Numbers up to 999 count as millions: 2 means 2,000,000.
election-override-card-note = All cards are offered. The score sheet will mark the card as outside the rules.
election-override-dare-note = The dare is accepted. The score sheet will say so.
election-remove = Take away: { $card }
election-still-first = Still completing their candidacy: { $names }.
election-gauge-clef = enough votes, key cards missing

## Between the two rounds

election-deal-title = End of the first round
election-deal-desks = In the second round: { $names }. Their desks stay, clear the others away.
election-deal-hands = Put all hands back into the draw pile.
election-deal-shuffle = { $name } shuffles the whole draw pile and deals { $hand } cards to each player.
election-deal-done = Cards dealt

## Correcting an election that is won

election-by-default = { $name } wins without a rival, below the threshold. Is somebody else in the second round? Tap a name.

## The time of the game

election-session = Change the time
election-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
election-time-paused = { $time }, paused
election-race-clef = { $laid } / { $of } key cards

## The columns and the buttons at the bottom

election-goal = Threshold: { $votes } votes
election-act-dare = Dare
election-act-other = Other
election-act-discard = Discard
election-finalists-title = In the final
election-millions-brief = { $minus ->
    [true] −{ $whole }.{ $tenths }
   *[false] { $whole }.{ $tenths }
}
