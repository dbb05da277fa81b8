### The election game

game-election = Jeu de l'élection présidentielle

## The score sheet

election-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
election-column = votes
election-row =
    { $row ->
        [clef] key cards
        [suffrages] vote cards
        [evenement-plus] events (+)
        [gage] dares
        [orateur] speakers
        [leche-bottes] bootlickers
        [autre] other cards
        [faux-ami] false friend
        [evenement-moins] events (−)
        [coup-fourre] dirty tricks
        [boulet] millstone
       *[total] TOTAL
    }
election-clef = { $laid } / { $of }

## Where the votes come from

election-reasons = { $name }, { election-votes }
election-why =
    { $count ->
        [one] { $kind }: { $votes }
       *[other] { $kind }: { $votes } ({ $each })
    }

## Where the game is

election-phase-1 = { $cards ->
    [one] Phase one: nobody has played their key card yet.
   *[other] Phase one: nobody has played all { $cards } key cards yet.
}
election-no-threshold =
    { $phase ->
        [2] Phase two: the first-round threshold hasn't been set yet.
       *[3] Phase three: the second-round threshold hasn't been set yet.
    }
election-lacking =
    { $phase ->
        [2] Phase two: { $name } is { election-votes } short of { $threshold }.
       *[3] Phase three: { $name } is { election-votes } short of { $threshold }.
    }
election-finalists = In the second round: { $names }.
election-tie = { $names } are tied: a duel of dares decides who goes to the second round.
election-winners =
    { $count ->
        [one] { $names } wins the election with { election-votes }.
       *[other] { $names } win the election together with { election-votes } each.
    }

## To check

election-doubt = Please check event no. { $number }: { $why }
election-doubt-step = { $votes ->
    [one] { $votes } vote is not a multiple of { $step }.
   *[other] { $votes } votes is not a multiple of { $step }.
}
election-doubt-faux-ami = there was already a false friend on this desk, and there's only one per candidate.
election-doubt-spare = { $cards ->
    [one] you must play your own sponsorship before giving one away.
   *[other] you must play { $cards } sponsorships of your own before giving one away.
}

## What the rules refuse

election-fault-over = the election has already been won
election-fault-tie-open = there is a tie for the second round: first say who goes through ("finalists")
election-fault-own-clef = only a sponsorship can be played for someone else
election-fault-own-card = this card can only be played on your own desk
election-fault-plus = this card never takes votes away
election-fault-minus = this card never adds votes: the minus sign is missing
election-fault-own-gage = you can't dare yourself
election-fault-threshold =
    { $round ->
        [first] the first-round threshold is between { $least } and { $most }; any other value needs "override": true
       *[second] the second-round threshold is between { $least } and { $most }; any other value needs "override": true
    }
election-fault-two-finalists = { $seats } different finalists are needed
election-fault-clef-late = key cards are no longer used in phase three
election-fault-clef-twice = this key card is already on this desk
election-fault-parrainages =
    { $most ->
        [one] this desk already has its sponsorship
       *[other] this desk already has its { $most } sponsorships
    }
election-fault-boulet = there's only one millstone, and it's already in play
election-fault-first-phase = { $cards ->
    [one] the key card must be played first
   *[other] all { $cards } key cards must be played first
}
election-fault-no-desk = this player is out of the race and has no desk
election-fault-hinder = without a desk you can only play dirty tricks, events (−) and false friends
election-fault-gages =
    { $cards ->
        [one] the dare card has been drawn
       *[other] all { $cards } dare cards have been drawn
    }
election-fault-gage-finalists = in phase three only the two finalists can dare each other
election-fault-no-faux-ami = there's no false friend on this desk
election-fault-no-boulet = the millstone is not in play
election-fault-first-over = the first round is over
election-fault-second-early = the second round hasn't started
election-fault-carried = must be higher than the { $carried } votes a finalist already has; otherwise write "override": true
election-fault-finalists-early = the first round isn't over: there are no finalists yet
election-fault-finalists = according to the count, the finalists are different players
election-fault-no-card = this card is not on this desk
election-doubt-override = outside the rules, as the table decided: { $why }

election-act-out = First round: { $name }
election-act = { $kinds ->
    [own] Votes and events (+)
    [dares] Dares
    [others] Other cards
   *[minus] Votes lost
}
election-hail = { $count ->
    [one] { $names } wins the presidency
   *[other] { $names } win the presidency
}
