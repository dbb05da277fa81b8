### Le jeu de l'élection

game-election = Jeu de l'élection présidentielle

## La feuille de score

election-column = voix
election-row =
    { $row ->
        [clef] cartes clef
        [suffrages] suffrages
        [evenement-plus] événements (+)
        [gage] gages
        [orateur] orateurs
        [leche-bottes] lèche-bottes
        [autre] autres
        [faux-ami] faux ami
        [evenement-moins] événements (−)
        [coup-fourre] coups fourrés
        [boulet] boulet
       *[total] TOTAL
    }
election-clef = { $laid } / { $of }

## D'où viennent les voix

election-reasons = { $name }, { $votes } voix
election-why =
    { $count ->
        [one] { $kind } : { $votes }
       *[other] { $kind } : { $votes } ({ $each })
    }

## Où en est la partie

election-phase-1 = Première phase : personne n'a encore ses { $cards } cartes clef.
election-no-threshold =
    { $phase ->
        [2] Deuxième phase : le seuil du premier tour n'est pas encore fixé.
       *[3] Troisième phase : le seuil du second tour n'est pas encore fixé.
    }
election-lacking =
    { $phase ->
        [2] Deuxième phase : il manque { $votes } voix à { $name } pour atteindre { $threshold }.
       *[3] Troisième phase : il manque { $votes } voix à { $name } pour atteindre { $threshold }.
    }
election-finalists =
    { $count ->
        [one] { $names } est qualifié pour le second tour.
       *[other] { $names } sont qualifiés pour le second tour.
    }
election-tie = Égalité entre { $names } : un duel de gages désigne qui va au second tour.
election-winners =
    { $count ->
        [one] { $names } remporte l'élection avec { $votes } voix.
       *[other] { $names } remportent l'élection ensemble, à { $votes } voix.
    }

## À vérifier

election-doubt = À vérifier, événement n° { $number } : { $why }
election-doubt-step = { $votes } voix, ce n'est pas un multiple de { $step }.
election-doubt-faux-ami = un faux ami était déjà posé chez ce joueur, et il n'y en a qu'un par candidat.
election-doubt-spare = qui offre un parrainage a d'abord posé ses { $cards } parrainages.

## Ce que les règles refusent

election-fault-over = cet événement est de trop : l'élection est déjà gagnée
election-fault-tie-open = il y a égalité pour le second tour : un événement "finalists" doit d'abord dire qui y va
election-fault-own-clef = seul un parrainage peut être posé chez un autre joueur
election-fault-own-card = cette carte ne se pose que chez soi
election-fault-plus = cette carte ne retire jamais de voix
election-fault-minus = cette carte ne donne jamais de voix : il manque le signe −
election-fault-own-gage = on ne se lance pas de défi à soi-même
election-fault-threshold =
    { $round ->
        [first] le seuil du premier tour va de { $least } à { $most } ; une autre valeur demande "override": true
       *[second] le seuil du second tour va de { $least } à { $most } ; une autre valeur demande "override": true
    }
election-fault-two-finalists = il faut { $seats } finalistes différents
election-fault-clef-late = dans la troisième phase, les cartes clef ne servent plus
election-fault-clef-twice = ce joueur a déjà posé cette carte clef
election-fault-parrainages = ce joueur a déjà ses { $most } parrainages
election-fault-boulet = il n'y a qu'un boulet, et il est déjà posé
election-fault-first-phase = qui n'a pas ses { $cards } cartes clef ne pose pas encore cette carte
election-fault-no-desk = ce joueur n'est plus en lice et n'a plus de bureau
election-fault-hinder = qui n'est plus en lice ne pose que des coups fourrés, des événements (−) et des faux amis
election-fault-gages = les { $cards } cartes gage sont toutes tirées
election-fault-gage-finalists = dans la troisième phase, seuls les deux finalistes se lancent des défis
election-fault-no-faux-ami = aucun faux ami n'est posé chez ce joueur
election-fault-no-boulet = aucun boulet n'est posé
election-fault-first-over = le premier tour est fini
election-fault-second-early = le second tour n'a pas commencé
election-fault-carried = doit dépasser les { $carried } voix qu'un finaliste a déjà ; sinon, écrivez "override": true
election-fault-finalists-early = le premier tour n'est pas fini, personne n'est encore finaliste
election-fault-finalists = le décompte désigne d'autres finalistes
