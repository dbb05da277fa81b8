## Mise en place

election-box-packs = Trois paquets : { $blue } cartes bleues, { $gages } cartes gage rouges au centre, { $candidates } cartes candidat.
election-box-candidates = Chacun tire ou choisit un candidat, le pose en haut à gauche de son bureau et joue son rôle.
election-box-hands = { $hand } cartes à chacun, { $dealt } en tout. Personne ne montre sa main.
election-box-pile = Les { $left } cartes bleues qui restent sont la pioche.
election-box-direction = Choisissez le sens du jeu, à gauche ou à droite : il reste le même jusqu'au bout.

## Réglages

election-option = { $option ->
    [title] Titre du jeu
    [candidates] Candidats
    [dares] Gages
    [effects] Voix par carte
   *[quantities] Cartes de chaque sorte
}
election-option-note = { $option ->
    [title] Comme sur votre boîte ; vide, c'est « Jeu de l'élection présidentielle ».
    [candidates] Les noms des cartes candidat, séparés par des virgules.
    [dares] Leur texte se note en jouant, et se retrouve la fois suivante avec ce que la carte rapporte.
    [effects] Ce que la carte donne ou enlève, si c'est toujours pareil (enlever : avec ±). Le Companion le propose alors.
   *[quantities] Pour savoir s'il en manque : les cartes bleues font 134.
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
    [true] Il manque { $cards } cartes pour faire les { $blue } bleues.
   *[false] Il y a { $cards } cartes de trop : les bleues sont { $blue }.
}

## Cartes et phases

election-clef-card = { $card ->
    [declaration] Déclaration
    [primaires] Primaires
    [programme] Programme
    [investiture] Investiture
   *[parrainage] Parrainage
}
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
    [first] Le seuil du premier tour va de { $least } à { $most }. Pour une autre valeur, cochez « Hors règle ».
   *[second] Le seuil du second tour va de { $least } à { $most }. Pour une autre valeur, cochez « Hors règle ».
}
election-threshold-carried = Un finaliste a déjà { $carried } voix : le seuil doit être plus haut. Sinon, cochez « Hors règle ».
election-tie-first = Il y a égalité pour le second tour : dites d'abord qui a gagné le duel de gages.
election-is-over = L'élection est gagnée : on ne pose plus rien. Pour corriger, annulez d'abord.
election-candidate-taken = { $name } joue déjà ce candidat.
election-dare-open = Un défi est en cours : dites d'abord s'il est réussi.
election-no-dare = Aucun défi n'est en cours.
election-dare-votes = Une carte gage donne { $known } de voix, pas { $votes } : regardez la carte.
election-doubt-quantity = { $laid } cartes « { $kind } » sont posées, votre boîte en a { $most }.

## Ce qui s'annule

undo-candidate-chosen = le candidat de { $name }
undo-clef-laid = { $card } chez { $name }
undo-votes-laid = { $card } chez { $name } : { $votes } voix
undo-dare-drawn = le défi de { $name } à { $other }
undo-dare-settled = { $success ->
    [true] le défi réussi ({ $votes })
   *[false] le défi raté ({ $votes })
}
undo-faux-ami-shed = le faux ami dont { $name } se débarrasse
undo-boulet-moved = le boulet déplacé chez { $name }
undo-threshold-set = { $round ->
    [first] le seuil du premier tour ({ $votes })
   *[second] le seuil du second tour ({ $votes })
}
undo-finalists-named = les finalistes : { $names }
