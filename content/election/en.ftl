### The election game

game-election = Jeu de l'élection présidentielle

## The score sheet

election-column = votes
election-row =
    { $row ->
        [clef] key cards
        [suffrages] votes cast
        [evenement-plus] events (+)
        [gage] dares
        [orateur] speakers
        [leche-bottes] bootlickers
        [autre] others
        [faux-ami] false friend
        [evenement-moins] events (−)
        [coup-fourre] dirty tricks
        [boulet] millstone
       *[total] TOTAL
    }
election-clef = { $laid } / { $of }

## Where the votes come from

election-reasons = { $name }, { $votes } votes
election-why =
    { $count ->
        [one] { $kind }: { $votes }
       *[other] { $kind }: { $votes } ({ $each })
    }

## Where the game is

election-phase-1 = First phase: nobody has the { $cards } key cards yet.
election-no-threshold =
    { $phase ->
        [2] Second phase: the threshold of the first round is not set yet.
       *[3] Third phase: the threshold of the second round is not set yet.
    }
election-lacking =
    { $phase ->
        [2] Second phase: { $name } lacks { $votes } votes to reach { $threshold }.
       *[3] Third phase: { $name } lacks { $votes } votes to reach { $threshold }.
    }
election-finalists =
    { $count ->
        [one] { $names } goes on to the second round.
       *[other] { $names } go on to the second round.
    }
election-tie = Tie between { $names }: a duel of dares says who goes on to the second round.
election-winners =
    { $count ->
        [one] { $names } wins the election with { $votes } votes.
       *[other] { $names } win the election together with { $votes } votes.
    }

## To look at again

election-doubt = Look at event no. { $number } again: { $why }
election-doubt-step = { $votes } votes are no multiple of { $step }.
election-doubt-faux-ami = a false friend already lay before this player, and there is only one for each candidate.
election-doubt-spare = who gives a sponsorship away has first laid { $cards } of his own.

## What the rules refuse

election-fault-over = this event is one too many: the election is already won
election-fault-tie-open = there is a tie for the second round: an event "finalists" must first say who goes on
election-fault-own-clef = only a sponsorship can be laid for another player
election-fault-own-card = this card is only laid before oneself
election-fault-plus = this card never takes votes
election-fault-minus = this card never brings votes: the minus sign is missing
election-fault-own-gage = nobody dares himself
election-fault-threshold =
    { $round ->
        [first] the threshold of the first round is { $least } to { $most }; another value asks for "override": true
       *[second] the threshold of the second round is { $least } to { $most }; another value asks for "override": true
    }
election-fault-two-finalists = { $seats } different finalists are needed
election-fault-clef-late = in the third phase key cards are of no use any more
election-fault-clef-twice = this player has already laid this key card
election-fault-parrainages = this player already has { $most } sponsorships
election-fault-boulet = there is only one millstone, and it lies already
election-fault-first-phase = who lacks some of the { $cards } key cards does not lay this card yet
election-fault-no-desk = this player is out of the race and has no desk any more
election-fault-hinder = who is out of the race only lays dirty tricks, events (−) and false friends
election-fault-gages = all { $cards } dare cards are drawn
election-fault-gage-finalists = in the third phase only the two finalists dare each other
election-fault-no-faux-ami = no false friend lies before this player
election-fault-no-boulet = no millstone lies anywhere
election-fault-first-over = the first round is over
election-fault-second-early = the second round has not begun
election-fault-carried = must be more than the { $carried } votes that a finalist already has; else write "override": true
election-fault-finalists-early = the first round is not over, nobody is a finalist yet
election-fault-finalists = the count says that others are finalists
