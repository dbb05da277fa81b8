## Set-up

election-box-packs = Make three packs: { $blue } blue cards, { $gages } red dare cards in the middle, { $candidates } candidate cards.
election-box-candidates = Everyone draws or picks a candidate, puts it at the top left of their desk and plays the part.
election-box-hands = Deal { $hand } cards each, { $dealt } in all. Keep your hands secret.
election-box-pile = { $left ->
    [one] The blue card left over is the draw pile.
   *[other] The { $left } blue cards left over are the draw pile.
}
election-box-direction = Choose the direction of play, left or right. It stays the same to the end.

## Settings

election-option = { $option ->
    [title] Title of the game
    [candidates] Candidates
    [dares] Dares
    [effects] Votes per card
   *[quantities] Cards of each kind
}
election-option-note = { $option ->
    [title] As on your box. Without one: “Jeu de l'élection présidentielle”.
    [candidates] The names on the candidate cards, separated by commas.
    [dares] Note their text as you play. You'll find it next time, with its votes.
    [effects] What the card adds or takes, if it's always the same (to take: ±). Companion will suggest it.
   *[quantities] To see if any are missing: there are 134 blue cards.
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
   *[autre] other card
}
election-quantities = { $missing ->
    [true] { $cards ->
        [one] { $cards } card is missing: there should be { $blue } blue ones.
       *[other] { $cards } cards are missing: there should be { $blue } blue ones.
    }
   *[false] { $cards ->
        [one] { $cards } card too many: there should be { $blue } blue ones.
       *[other] { $cards } cards too many: there should be { $blue } blue ones.
    }
}

## Cards and phases

election-clef-card = { $card ->
    [declaration] Declaration
    [primaires] Primary
    [programme] Manifesto
    [investiture] Nomination
   *[parrainage] Sponsorship
}
election-clef-cards-of = { $card } × { $count }
election-card = { $card ->
    [suffrages] Vote card
    [evenement-plus] Event (+)
    [evenement-moins] Event (−)
    [faux-ami] False friend
    [coup-fourre] Dirty trick
    [orateur] Speaker
    [boulet] Millstone
    [leche-bottes] Bootlicker
   *[autre] Other card
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
    [first] The first-round threshold is between { $least } and { $most }. For any other value, tick “{ election-override }”.
   *[second] The second-round threshold is between { $least } and { $most }. For any other value, tick “{ election-override }”.
}
election-threshold-carried = Someone already has { $carried } votes: the threshold must be higher. To keep it, tick “{ election-override }”.
election-tie-first = There's a tie for the second round. First say who won the duel of dares.
election-is-over = The election is won: no more cards can be played. To correct something, undo first.
election-candidate-taken = { $name } is already playing that candidate.
election-dare-open = A dare is under way. First say if it was done.
election-no-dare = No dare is under way.
election-dare-votes = Dare cards are worth { $known } votes, not { $votes }. Check the card.
election-doubt-quantity = { $laid ->
    [one] { $laid } “{ $kind }” card has been played, but your box has only { $most }.
   *[other] { $laid } “{ $kind }” cards have been played, but your box has only { $most }.
}

## What can be undone

undo-candidate-chosen = { $name }'s candidate
undo-clef-laid = { $card } on { $name }'s desk
undo-votes-laid = { $votes } for { $name } ({ $card })
undo-dare-drawn = { $name }'s dare for { $other }
undo-dare-settled = { $success ->
    [true] dare done ({ $votes })
   *[false] dare failed ({ $votes })
}
undo-faux-ami-shed = false friend { $name } got rid of
undo-boulet-moved = millstone moved to { $name }
undo-threshold-set = { $round ->
    [first] first-round threshold ({ $votes })
   *[second] second-round threshold ({ $votes })
}
undo-finalists-named = finalists: { $names }
undo-card-removed = card taken from { $name }: { $card }
undo-election-session-paused = { $on ->
    [1] pause
   *[0] end of the pause
}
undo-election-session-length = length of the game ({ $minutes } min)
election-card-left = { $card } (left: { $left })
