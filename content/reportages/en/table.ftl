## At the table: setting up, the round, the count

reportages-option = { $option }
reportages-part = { $part }
reportages-chips = { $number } × { $value }
reportages-lay-chips = Give each player { $chips }, { $points } points in all. The rest goes back in the box.
reportages-lay-dealer = In turn, everyone turns over a card. The first player to turn over a reporter is the dealer.
reportages-lay-cards = The dealer deals { $hand } cards each, takes one more and plays first. { $talon ->
    [one] { $talon } card is left in the stock.
   *[other] { $talon } cards are left in the stock.
}
reportages-where = Round { $number }, { $phase ->
    [between] to be dealt
    [round] in play
   *[count] counting
}

reportages-next = Round { $number }: who deals?
reportages-goal = The game ends at { $goal } points. From { $sure }, you only need to keep your chips for one round.
reportages-watching = The table is about to deal.
reportages-first-dealer = Who turned over the first reporter?
reportages-deal = Deal: { $name } is the dealer
reportages-other-dealer = Someone else
reportages-pot = Pot
reportages-nobody = Nobody buys
reportages-out = Round won!
reportages-missing-to-win = { $missing } more to win
reportages-badge-out = out of this round
reportages-badge-ruined = can't pay a fine of { $fine }
reportages-badge-sure = sure to win without spending chips
reportages-only-one = Only one player is left in the round. The rules don't cover this: you choose.
reportages-void = Call off the round
reportages-void-question = Call off this round? It won't count, and you'll play it again. You can undo this.
reportages-void-yes = Yes, call it off
reportages-survivor = { $name } takes the pot, no bonus
reportages-bluffs = Bluffs this round
reportages-bluff = { $outcome ->
    [proven] { $by ->
        [1] { $payer } was bluffing, caught by { $accuser }
       *[0] { $payer } was bluffing
    }
    [wrong] { $payer } made a false accusation
   *[unknown] { $payer } paid a fine
}

reportages-pays = { $name } ({ $has }) pays:
reportages-pays-how-much = How much does { $name } pay?
reportages-other-amount = Other amount
reportages-fine = { $role ->
    [buyer] Fine of { $fine }: it was a bluff
    [accuser] Fine of { $fine }: false accusation
   *[nobody] Fine of { $fine }
}
reportages-fine-ruins = { $name } has only { $has } left, not enough for the fine of { $fine }: they're out of the round.
reportages-exclude = Remove from round
reportages-let-in = Let back in
reportages-give-turn = It's their turn
reportages-who-accused = Who said “you're bluffing”?
reportages-accuser-draws = { $proven ->
    [0] If it's a bluff, the card goes back on the table: the accuser draws and plays.
   *[other] The card goes back on the table: the accuser draws and plays.
}

reportages-count = Count up the round
reportages-take-over = Use the tracked cash
reportages-count-cash = How many of their { $stake } points does everyone have left? Always a multiple of 20.
reportages-cash-of = { $name }'s cash
reportages-who-won = Who won the round?
reportages-which-combination = With which combination?
reportages-alone = no combination: nobody else can pay
reportages-pot-due = { $points }, going by everyone's cash
reportages-balanced = It adds up: { $chips } points in chips.
reportages-count-done = Finish the round
reportages-count-missing = { $more ->
    [0] Still missing: { $what }.
    [one] Still missing: { $what }, plus { $more } other entry.
   *[other] Still missing: { $what }, plus { $more } other entries.
}
reportages-missing = { $what ->
    [cash] { $name }'s cash
    [winner] the winner
   *[combination] the combination
}
reportages-count-wrong = It doesn't add up: { $why }. Count the cash or the pot again.
reportages-cash-wrong = { $name }'s cash ({ $points }): { $why }.
reportages-pot-wrong = The pot can't be { $points }: it must be a multiple of { $step }, the smallest chip.
reportages-correct = Correct a round
reportages-correct-which = Which round needs correcting? Nothing changes until you save.
reportages-correct-done = Save the correction
reportages-before-round = Before round { $number }
reportages-round-was = Round { $number }: { $name }, { $combination }

reportages-not-now = You can't deal: this round has already been dealt, or the game is over.
reportages-not-playing = No round is in play. Deal first.
reportages-not-counting = Finish the round first, then count.
reportages-excluded = This player is out of the round.
reportages-no-bluff = There's no bluff to credit here.
reportages-no-round = There is no round { $number } yet.
reportages-ended-before = Counted this way, { $goal } points are reached in round { $number }. Undo the later rounds first.

## The cards in hand

reportages-cards = My hand
reportages-cards-note = Only you see this screen: nothing leaves the device.
reportages-cards-how = Tap a card to add it, once more for the second copy.
reportages-cards-mode = { $mode ->
    [hand] My cards
   *[bought] A rival buys
}
reportages-cards-group = { $group ->
    [reporter] Reporters
    [reportage] Reportages
   *[document] Documents
}
reportages-cards-of = { $of ->
    [french] French
    [german] German
    [british] British
    [yellow] yellow
    [red] red
   *[blue] blue
}
reportages-cards-part = { $part ->
    [reporter] portrait
    [camera] camera
    [plane] plane
    [event] event
    [place] place
    [interviewee] interviewee
   *[other] { $part }
}
reportages-card = { $group ->
    [document] { $of } document { $part }
   *[other] { $of } { reportages-cards-part }
}
reportages-cards-clear = Clear the hand
reportages-cards-count = { $buying ->
    [1] { $count ->
        [one] { $count } card entered. Tap the one being bought.
       *[other] { $count } cards entered. Tap the one being bought.
    }
   *[0] { $count ->
        [0] Tap the cards you have.
        [one] { $count } of { $of } cards: tap the ones you have.
       *[other] { $count } of { $of } cards: tap the ones you have.
    }
}
reportages-cards-made = { $combination }! Bonus of { $points }.
reportages-cards-none = These nine cards don't make a combination.
reportages-cards-waits = You need just one card: { $cards }. You come before everyone else if it's auctioned.
reportages-cards-not-yet = No single card is enough yet.
reportages-cards-bluff = { $certain ->
    [1] Buying “{ $card }” must be a bluff: you hold the cards it would take.
   *[0] “{ $card }”: this may not be a bluff.
}

## What can be undone

undo-reportages-dealt = { $name }'s deal, round { $number }
undo-reportages-bid = { reportages-points } from { $name } into the pot
undo-reportages-fined = { $name }'s fine
undo-reportages-accuser = { $name }'s accusation
undo-reportages-count = end of the round
undo-reportages-cash = { $name }'s cash ({ $points })
undo-reportages-winner = { $name } wins the round
undo-reportages-combination = combination ({ $combination })
undo-reportages-pot = counted pot ({ $points })
undo-reportages-closed = count of round { $number }
undo-reportages-void = round { $number } called off
undo-reportages-corrected = correction of round { $number }

## The auction

reportages-own-card = { $name } discarded this card, so they can't buy it. If it's someone else's turn, give them the turn first.
reportages-highest-already = { $name } already has the highest bid.
reportages-said-no = { $name } said “no” to this card: that's final.
reportages-bid-least = That isn't enough: { $name } must add at least { $least }.
reportages-not-their-word = It's not { $name }'s turn to bid but { $speaker }'s.
reportages-no-bid = Nobody has bought this card yet.
reportages-not-ruined = This player can still pay a fine.
undo-reportages-declined = { $name }'s “no”
undo-reportages-sold = sale of the card
undo-reportages-spared = { $name } plays on

reportages-word = { $what ->
    [up] discarded
    [high] bid { $points }, the highest
    [bid] bid { $points }
    [no] “no”
   *[speaks] to bid
}
reportages-speaks = { $name } to bid.
reportages-speaks-raise = { $name } to bid. Bid to beat: { $highest } ({ $buyer }).
reportages-say-no = No
reportages-say-buy = { $raises ->
    [1] Pay { $points }
   *[0] I'll buy: { $points }
}
reportages-say-more = Pay more
reportages-call-bluff = You're bluffing!
reportages-sold = { $name } gets the card for { $points }
reportages-spare = Let them play
reportages-ruined-question = { $name } has only { $has } left: not enough for a fine of { $fine }.
reportages-shows-set = Does { $name } show the set?
reportages-bluff-outcome = { $outcome ->
    [bluff-proven] A bluff: { $name } pays { $fine }
   *[bluff-wrong] Set shown: { $name } pays { $fine }
}
reportages-own-card-note = They discarded this card, so they can't buy it.
reportages-highest-note = Already has the highest bid: { $points }.
reportages-no-note = Said “no” to this card: that's final.
reportages-raise-note = Chips to add, at least { $points } (already bid: { $own }).
reportages-priority = Use priority
reportages-priority-note = This card wins the round: it comes before all bids, at the price agreed at the table.
reportages-buys-next = { $points } for the card { $name } discards
reportages-gained = +{ $points }
reportages-badge-gone = left the game
reportages-ahead-now = { $count ->
    [one] { $names } leads with { reportages-points }.
   *[other] { $names } lead with { reportages-points }.
}
reportages-not-named = { $what ->
    [winner] Who won?
   *[combination] Combination?
}
reportages-outcome = { $name }, { $combination }: +{ $points }
reportages-correcting = Correct round { $number }
reportages-correct-leave = Change nothing
