## At the table: laying out, the round, the count

reportages-option = { $option }
reportages-part = { $part }
reportages-chips = { $number } × { $value }
reportages-lay-chips = Everybody's chips: { $chips }. That is { $points } points; the rest goes back into the box.
reportages-lay-dealer = Each turns over a card in turn: the first reporter makes the dealer.
reportages-lay-cards = { $hand } cards each, one more for the dealer, who plays first. { $talon } are left in the stock.
reportages-where = Round { $number }, { $phase ->
    [between] to be dealt
    [round] being played
   *[count] counting
}

reportages-next = Round { $number }: who deals?
reportages-goal = The game ends at { $goal } points. From { $sure } on, keeping your chips for a round is enough to get there.
reportages-watching = The table is about to deal.
reportages-first-dealer = The first to turn over a reporter deals:
reportages-deal = Deal: { $name } is dealer
reportages-other-dealer = Somebody else deals
reportages-pot = Pot
reportages-nobody = Nobody buys
reportages-out = Nine cards!
reportages-tap-player = Tap whoever pays: purchase, raise or fine.
reportages-total-missing = { $total } points, { $missing } to go
reportages-missing-to-win = { $missing } more to win
reportages-turn = plays
reportages-badge-out = out of the round
reportages-badge-ruined = has no { $fine } left for a fine
reportages-badge-sure = wins for sure by keeping the chips
reportages-only-one = Only one player is left in the round. The rules do not say what then: you choose.
reportages-void = Void the round
reportages-void-question = Void this round? It does not count and is dealt anew. This can be undone.
reportages-void-yes = Yes, void it
reportages-survivor = { $name } takes the pot, without a premium
reportages-bluffs = Bluffs of the round
reportages-bluff = { $outcome ->
    [proven] { $by ->
        [1] { $payer } bluffed: caught by { $accuser }
       *[0] { $payer } bluffed
    }
    [wrong] { $payer } accused wrongly
   *[unknown] { $payer } paid a fine
}

reportages-pays = { $name } ({ $has }) pays:
reportages-pays-how-much = How much does { $name } pay?
reportages-other-amount = Other
reportages-fine = { $role ->
    [buyer] Fine of { $fine }: it was a bluff
    [accuser] Fine of { $fine }: accused wrongly
   *[nobody] Fine of { $fine }
}
reportages-fine-ruins = { $name } has only { $has } left: without { $fine } for the fine one is out of the round.
reportages-exclude = Out of the round
reportages-let-in = Back in the round
reportages-give-turn = It is this player's turn
reportages-close = Close
reportages-who-accused = Who said "you are bluffing"?
reportages-accuser-draws = The card goes back to the table; the accuser draws and plays.

reportages-count = Counting
reportages-take-over = Take over what was followed
reportages-count-cash = What is left to each, of the { $stake } points dealt. Multiples of 20.
reportages-cash-of = Cash of { $name }
reportages-who-won = Who won the round?
reportages-which-combination = With what?
reportages-alone = nobody else can pay
reportages-pot-due = { $points } by the cash
reportages-balanced = It adds up: { $chips } points in chips.
reportages-count-done = Round counted
reportages-count-missing = { $more ->
    [0] Still missing: { $what }.
   *[other] Still missing: { $what } and { $more } more.
}
reportages-missing = { $what ->
    [cash] the cash of { $name }
    [winner] the winner
   *[combination] the combination
}
reportages-count-wrong = It does not add up: { $why }. Count the cash or the pot again.
reportages-cash-wrong = Cash of { $name }, { $points }: { $why }.
reportages-pot-wrong = The pot cannot be { $points }: it is a multiple of { $step }, the smallest chip.
reportages-correct = Correct a round
reportages-correct-which = Which one was counted wrongly? Nothing changes before the last button.
reportages-correct-done = Correct it so
reportages-round-was = Round { $number }: { $name }, { $combination }

reportages-not-now = This round is dealt already, or the game is over.
reportages-not-playing = No round is being played: deal first.
reportages-not-counting = Counting comes when the round is over.
reportages-excluded = This player is out of the round.
reportages-no-bluff = Nobody has just been caught bluffing, or not by this player.
reportages-no-round = There is no round { $number } (yet).
reportages-ended-before = Counted so, the game would have ended with round { $number }: somebody reaches { $goal } points there. Undo the later rounds first.

## The cards in hand

reportages-cards = My hand
reportages-cards-note = For you alone: nothing leaves this device. A tap adds the card, another one its double.
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
    [reporter] reporter
    [camera] camera
    [plane] plane
    [event] event
    [place] place
    [interviewee] witness
   *[other] { $part }
}
reportages-card = { $group ->
    [document] { $of } document { $part }
   *[other] { $of } { reportages-cards-part }
}
reportages-cards-clear = Clear
reportages-cards-count = { $count } cards of { $of }: tap those that you have.
reportages-cards-made = { $combination }! Premium of { $points }.
reportages-cards-none = These nine cards make no combination.
reportages-cards-waits = Only one card is missing, and you have priority if it is auctioned: { $cards }.
reportages-cards-not-yet = No single card would be enough yet.
reportages-cards-bluff = { $certain ->
    [1] Buying "{ $card }" is a bluff for sure: you hold what it would take.
   *[0] Buying "{ $card }" may be honest.
}

## What can be undone

undo-reportages-dealt = { $name }'s deal, round { $number }
undo-reportages-bid = { $points } from { $name } into the pot
undo-reportages-fined = { $name }'s fine
undo-reportages-accuser = { $name }'s accusation
undo-reportages-count = the end of the round
undo-reportages-cash = { $name }'s cash ({ $points })
undo-reportages-winner = { $name } as winner of the round
undo-reportages-combination = the combination ({ $combination })
undo-reportages-pot = the counted pot ({ $points })
undo-reportages-closed = the count of round { $number }
undo-reportages-void = the voiding of round { $number }
undo-reportages-corrected = the correction of round { $number }
