## The table

election-millions = { $minus ->
    [true] −{ $whole }.{ $tenths } M
   *[false] { $whole }.{ $tenths } M
}
election-phase-name = { $phase ->
    [first] Candidacies
    [second] First round
   *[third] Second round
}
election-time = { $over ->
    [true] { $minutes } min over
   *[false] { $minutes } min left
}
election-dares-drawn = Dares drawn: { $count } / { $of }
election-direction = { $backwards ->
    [true] Direction: to the right. Change
   *[false] Direction: to the left. Change
}
election-part = { $part ->
    [hand] Change the hand
   *[again] Play again
}

## Laying a card

election-lay = Lay a card
election-dare = Throw a dare
election-discard-note = To discard: “Next”.
election-clef-cards = Key
election-not-now = { $phase ->
    [third] No longer: { $cards }.
   *[other] Not for this player, not yet: { $cards }.
}
election-which-card = Which card?
election-on-whose = On whose desk?
election-how-many = { $minus ->
    [true] { $card }: how many votes less?
   *[false] { $card }: how many votes?
}
election-dare-note = A votes card of 500,000 with a dare: it then brings nothing itself.
election-dare-who = Whom does { $name } dare?
election-dare-text = Text (optional)
election-dare-on = { $one } dares { $other }
election-dare-met = Met: the votes go to { $name }
election-dare-failed = Failed: the votes go to { $name }
election-countdown = A countdown for the dare?

## The threshold

election-threshold = { $phase ->
    [third] Threshold of the second round
   *[other] Threshold of the first round
}
election-threshold-set = Set the threshold
election-threshold-change = Change the threshold
election-threshold-other = Another value (in votes)
election-threshold-is = Set to { $votes }.
election-abstention = Abstention card
election-override = Off the rules
election-override-note = The table insists: any value will do.
election-gauge = { $done ->
    [true] threshold reached
   *[false] { $lacking } missing
}

## The desks

election-clef-board = key { $laid } / { $of } · signatures { $signed } / { $wanted }
election-finalist = finalist
election-out = out of the race
election-loses-turn = { $count ->
    [one] loses the next turn
   *[other] loses { $count } turns
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
   *[autre] Another card
}
election-no-cards = No card with votes.
election-candidate = Candidate
election-penalty = 5 cards in hand: loses a turn

## Privileges and ties

election-privileges = { $phase ->
    [third] { $name } has won the first round
   *[other] { $name } is the first candidate
}
election-no-faux-ami = No false friend on his desk.
election-shed-faux-ami = Get rid of the false friend ({ $votes })
election-no-boulet = The millstone lies nowhere.
election-boulet-on = { $name } has the millstone. Move it to:
election-sets-threshold = { $phase ->
    [third] Set the threshold of the second round
   *[other] Set the threshold of the first round
}
election-hand-note = Once only: discard what you do not like, draw as many without looking.
election-again-note = His turn goes on.
election-tie-title = A tie
election-tie-how = { $count ->
    [one] { $names } draw dares until only one is left. Who goes on?
   *[other] { $names } draw dares. Who goes on? Tap { $count } names.
}
