## Mise en place

election-box-packs = Faites trois paquets : { $blue } cartes bleues, { $gages } cartes gage rouges au centre, { $candidates } cartes candidat.
election-box-candidates = Chacun tire ou choisit un candidat, le pose en haut à gauche de son bureau et joue son rôle.
election-box-hands = Distribuez { $hand } cartes à chacun, { $dealt } en tout. Personne ne montre sa main.
election-box-pile = { $left ->
    [one] La carte bleue restante est la pioche.
   *[other] Les { $left } cartes bleues restantes forment la pioche.
}
election-box-direction = Choisissez le sens du jeu, à gauche ou à droite. Il ne change plus.

## Réglages

election-option = { $option ->
    [title] Titre du jeu
    [candidates] Candidats
    [dares] Gages
    [effects] Voix par carte
   *[quantities] Cartes de chaque sorte
}
election-option-note = { $option ->
    [title] Comme sur votre boîte. Sans titre : « Jeu de l'élection présidentielle ».
    [candidates] Les noms des cartes candidat, séparés par des virgules.
    [dares] Notez leur texte en jouant. Vous le retrouverez la prochaine fois, avec ses voix.
    [effects] Ce que la carte donne ou enlève, si c'est toujours pareil (pour enlever : ±). Companion le proposera.
   *[quantities] Pour savoir s'il en manque : il y a 134 cartes bleues.
}
election-option-value = { $value ->
    [clef] cartes clef
    [suffrages] suffrages
    [evenement-plus] événement (+)
    [evenement-moins] événement (−)
    [faux-ami] faux ami
    [coup-fourre] coup fourré
    [orateur] orateur
    [boulet] boulet
    [leche-bottes] lèche-bottes
   *[autre] autre carte
}
election-quantities = { $missing ->
    [true] { $cards ->
        [one] Il manque { $cards } carte : il doit y avoir { $blue } cartes bleues.
       *[other] Il manque { $cards } cartes : il doit y avoir { $blue } cartes bleues.
    }
   *[false] { $cards ->
        [one] { $cards } carte de trop : il doit y avoir { $blue } cartes bleues.
       *[other] { $cards } cartes de trop : il doit y avoir { $blue } cartes bleues.
    }
}

## Cartes et phases

election-clef-card = { $card ->
    [declaration] Déclaration
    [primaires] Primaires
    [programme] Programme
    [investiture] Investiture
   *[parrainage] Parrainage
}
election-clef-cards-of = { $card } × { $count }
election-card = { $card ->
    [suffrages] Suffrages
    [evenement-plus] Événement (+)
    [evenement-moins] Événement (−)
    [faux-ami] Faux ami
    [coup-fourre] Coup fourré
    [orateur] Orateur
    [boulet] Boulet
    [leche-bottes] Lèche-bottes
   *[autre] Autre carte
}
election-where = { $phase ->
    [ready] mise en place
    [first] candidatures
    [second] premier tour
    [third] second tour
   *[over] terminée
}

## Ce que la table refuse

election-threshold-range = { $round ->
    [first] Le seuil du premier tour va de { $least } à { $most }. Pour une autre valeur, cochez « { election-override } ».
   *[second] Le seuil du second tour va de { $least } à { $most }. Pour une autre valeur, cochez « { election-override } ».
}
election-threshold-carried = Quelqu'un a déjà { $carried } voix : le seuil doit être plus haut. Pour le garder, cochez « { election-override } ».
election-tie-first = Il y a égalité pour le second tour. Dites d'abord qui a gagné le duel de gages.
election-is-over = L'élection est gagnée : on ne pose plus rien. Pour corriger, annulez d'abord.
election-candidate-taken = { $name } joue déjà ce candidat.
election-dare-open = Un défi est en cours. Dites d'abord s'il est réussi.
election-no-dare = Aucun défi n'est en cours.
election-dare-votes = Les cartes gage valent { $known } voix, pas { $votes }. Regardez la carte.
election-doubt-quantity = { $laid ->
    [one] { $laid } carte « { $kind } » est posée, mais votre boîte en a { $most }.
   *[other] { $laid } cartes « { $kind } » sont posées, mais votre boîte en a { $most }.
}

## Ce qui s'annule

undo-candidate-chosen = candidat de { $name }
undo-clef-laid = { $card } chez { $name }
undo-votes-laid = { $votes } pour { $name } ({ $card })
undo-dare-drawn = défi de { $name } à { $other }
undo-dare-settled = { $success ->
    [true] défi réussi ({ $votes })
   *[false] défi raté ({ $votes })
}
undo-faux-ami-shed = faux ami retiré par { $name }
undo-boulet-moved = boulet déplacé chez { $name }
undo-threshold-set = { $round ->
    [first] seuil du premier tour ({ $votes })
   *[second] seuil du second tour ({ $votes })
}
undo-finalists-named = finalistes : { $names }
undo-card-removed = carte retirée chez { $name } : { $card }
undo-election-session-paused = { $on ->
    [1] pause
   *[0] reprise
}
undo-election-session-length = durée de la partie ({ $minutes } min)
election-card-left = { $card } (encore { $left })
