## Set-up

election-box-packs = Three packs: { $blue } blue cards, { $gages } red dare cards in the middle, { $candidates } candidate cards.
election-box-candidates = Each draws or chooses a candidate, lays it at the top left of the desk and plays the part.
election-box-hands = { $hand } cards each, { $dealt } in all. Hands are secret.
election-box-pile = The { $left } blue cards left are the pile.
election-box-direction = Choose the direction of play, left or right: it stays the same to the end.

## Settings

election-option = { $option ->
    [title] Title of the game
    [candidates] Candidates
    [dares] Dares
    [effects] Votes by card
   *[quantities] Cards of each kind
}
election-option-note = { $option ->
    [title] As on your box; empty, it is “Jeu de l'élection présidentielle”.
    [candidates] The names on the candidate cards, with commas between them.
    [dares] Their texts are noted while you play, and found again next time with what the card brings.
    [effects] What the card brings or takes, where that is always the same (taking: with ±). The Companion then offers it.
   *[quantities] To see whether any is missing: there are 134 blue cards.
}
election-option-value = { $value ->
    [clef] key cards
    [suffrages] votes
    [evenement-plus] event (+)
    [evenement-moins] event (−)
    [faux-ami] false friend
    [coup-fourre] dirty trick
    [orateur] speaker
    [boulet] millstone
    [leche-bottes] bootlicker
   *[autre] another card
}
election-quantities = { $missing ->
    [true] { $cards } cards are missing to make the { $blue } blue ones.
   *[false] { $cards } cards too many: there are { $blue } blue ones.
}

## Cards and phases

election-clef-card = { $card ->
    [declaration] Declaration
    [primaires] Primary
    [programme] Programme
    [investiture] Nomination
   *[parrainage] Sponsorship
}
election-card = { $card ->
    [suffrages] Votes
    [evenement-plus] Event (+)
    [evenement-moins] Event (−)
    [faux-ami] False friend
    [coup-fourre] Dirty trick
    [orateur] Speaker
    [boulet] Millstone
    [leche-bottes] Bootlicker
   *[autre] Another card
}
election-where = { $phase ->
    [ready] setting up
    [first] candidacies
    [second] first round
    [third] second round
   *[over] over
}

## What the table refuses

election-threshold-range = { $round ->
    [first] The threshold of the first round is between { $least } and { $most }. For another value tick “Off the rules”.
   *[second] The threshold of the second round is between { $least } and { $most }. For another value tick “Off the rules”.
}
election-threshold-carried = A finalist has { $carried } votes already: the threshold must be higher. Otherwise tick “Off the rules”.
election-tie-first = There is a tie for the second round: first say who won the duel of dares.
election-is-over = The election is won: nothing more is laid. To correct something, undo first.
election-candidate-taken = { $name } plays that candidate already.
election-dare-open = A dare is on: first say whether it was met.
election-no-dare = No dare is on.
election-dare-votes = A dare card brings { $known } votes, not { $votes }: look at the card.
election-doubt-quantity = { $laid } cards “{ $kind }” are laid, your box has { $most }.

## What can be undone

undo-candidate-chosen = { $name }'s candidate
undo-clef-laid = { $card } on { $name }'s desk
undo-votes-laid = { $card } on { $name }'s desk: { $votes } votes
undo-dare-drawn = { $name }'s dare to { $other }
undo-dare-settled = { $success ->
    [true] the dare met ({ $votes })
   *[false] the dare failed ({ $votes })
}
undo-faux-ami-shed = the false friend that { $name } gets rid of
undo-boulet-moved = the millstone moved to { $name }
undo-threshold-set = { $round ->
    [first] the threshold of the first round ({ $votes })
   *[second] the threshold of the second round ({ $votes })
}
undo-finalists-named = the finalists: { $names }
