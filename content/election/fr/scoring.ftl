### Le jeu de l'élection

game-election = Jeu de l'élection présidentielle

## La feuille de score

election-votes = { $votes ->
    [many] { $votes } de voix
   *[other] { $votes } voix
}
election-column = voix
election-row =
    { $row ->
        [clef] cartes clef
        [suffrages] suffrages
        [evenement-plus] événements (+)
        [gage] gages
        [orateur] orateurs
        [leche-bottes] lèche-bottes
        [autre] autres cartes
        [faux-ami] faux ami
        [evenement-moins] événements (−)
        [coup-fourre] coups fourrés
        [boulet] boulet
       *[total] TOTAL
    }
election-clef = { $laid } / { $of }

## D'où viennent les voix

election-reasons = { $name }, { election-votes }
election-why =
    { $count ->
        [one] { $kind } : { $votes }
       *[other] { $kind } : { $votes } ({ $each })
    }

## Où en est la partie

election-phase-1 = { $cards ->
    [one] Première phase : personne n'a encore posé sa carte clef.
   *[other] Première phase : personne n'a encore posé ses { $cards } cartes clef.
}
election-no-threshold =
    { $phase ->
        [2] Deuxième phase : le seuil du premier tour n'est pas encore fixé.
       *[3] Troisième phase : le seuil du second tour n'est pas encore fixé.
    }
election-lacking =
    { $phase ->
        [2] Deuxième phase : il manque { election-votes } à { $name } pour atteindre { $threshold }.
       *[3] Troisième phase : il manque { election-votes } à { $name } pour atteindre { $threshold }.
    }
election-finalists = Au second tour : { $names }.
election-tie = Égalité entre { $names } : un duel de gages désigne qui va au second tour.
election-winners =
    { $count ->
        [one] { $names } gagne l'élection avec { election-votes }.
       *[other] { $names } gagnent l'élection ensemble, avec { election-votes } chacun.
    }

## À vérifier

election-doubt = À vérifier, événement n° { $number } : { $why }
election-doubt-step = { $votes } voix, ce n'est pas un multiple de { $step }.
election-doubt-faux-ami = un faux ami était déjà posé sur ce bureau, et il n'y en a qu'un par candidat.
election-doubt-spare = { $cards ->
    [one] pour offrir un parrainage, il faut d'abord avoir posé le sien.
   *[other] pour offrir un parrainage, il faut d'abord avoir posé ses { $cards } parrainages.
}

## Ce que les règles refusent

election-fault-over = l'élection est déjà gagnée
election-fault-tie-open = il y a égalité pour le second tour : il faut d'abord dire qui y va ("finalists")
election-fault-own-clef = seul un parrainage se pose chez quelqu'un d'autre
election-fault-own-card = cette carte se pose seulement chez soi
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
election-fault-clef-twice = cette carte clef est déjà posée sur ce bureau
election-fault-parrainages =
    { $most ->
        [one] ce bureau a déjà son parrainage
       *[other] ce bureau a déjà ses { $most } parrainages
    }
election-fault-boulet = il n'y a qu'un boulet, et il est déjà posé
election-fault-first-phase = { $cards ->
    [one] il faut d'abord avoir posé sa carte clef
   *[other] il faut d'abord avoir posé ses { $cards } cartes clef
}
election-fault-no-desk = ce joueur n'est plus en lice et n'a plus de bureau
election-fault-hinder = sans bureau, on pose seulement des coups fourrés, des événements (−) et des faux amis
election-fault-gages =
    { $cards ->
        [one] la carte gage est déjà tirée
       *[other] les { $cards } cartes gage sont toutes tirées
    }
election-fault-gage-finalists = dans la troisième phase, seuls les deux finalistes se lancent des défis
election-fault-no-faux-ami = il n'y a pas de faux ami sur ce bureau
election-fault-no-boulet = le boulet n'est posé nulle part
election-fault-first-over = le premier tour est fini
election-fault-second-early = le second tour n'a pas commencé
election-fault-carried = doit dépasser les { $carried } voix d'un finaliste ; sinon, écrivez "override": true
election-fault-finalists-early = le premier tour n'est pas fini : il n'y a pas encore de finaliste
election-fault-finalists = selon le décompte, d'autres sont finalistes
election-fault-no-card = il n'y a pas cette carte sur ce bureau
election-doubt-override = hors règle, la table en a décidé ainsi : { $why }

election-act-out = Premier tour : { $name }
election-act = { $kinds ->
    [own] Suffrages et événements (+)
    [dares] Gages
    [others] Autres cartes
   *[minus] Voix perdues
}
election-hail = { $count ->
    [one] { $names } remporte la présidentielle
   *[other] { $names } remportent la présidentielle
}
