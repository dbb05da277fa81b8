## Profil d'un joueur et statistiques, pour tous les jeux

profile-strap = Joueur
profile-back = Tous les joueurs
profile-nobody = Ce joueur n'est pas connu ici : son profil a été oublié, ou l'adresse est fausse.
profile-wins = { $count ->
    [0] aucune gagnée
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
profile-inkwell = Encrier
profile-blots = { $count ->
    [0] Aucune tache encore, sur { $of } à gagner
    [one] { $count } tache sur { $of } à gagner
   *[other] { $count } taches sur { $of } à gagner
}
profile-of = { $count } sur { $of }
profile-statistics = Statistiques
profile-edit = Nom, symbole, couleur
profile-edit-note = Modifier ce qui se voit à la table
profile-merge = Deux profils d'une même personne
profile-merged = { $count ->
    [one] { $count } autre profil compte aussi
   *[other] { $count } autres profils comptent aussi
}
profile-merge-note = Les parties et les succès des deux comptent ensemble. Les anciennes parties gardent leurs noms, et l'on peut séparer à nouveau.
profile-merge-nobody = Il n'y a personne d'autre.
profile-merge-question = { $other } et { $name } sont une seule personne ? Tout comptera pour { $name }.
profile-merge-yes = Oui, réunir
profile-split = Séparer à nouveau { $name }
profile-export = Exporter ce joueur (fichier)
profile-tick-note = Touchez une ligne pour cocher à la main ce que la feuille ne montre pas, ou pour revoir la partie.
profile-earned = gagné : { $when }
profile-by-hand = coché à la main
profile-incomplete = incomplet
profile-tier = { $tier ->
    [0] aucun seuil atteint
    [one] un seuil atteint
   *[other] { $tier } seuils atteints
}
item-number = n° { $number }

standings-strap = Succès de tous
standings-empty = Personne n'a encore joué à ce jeu : le tableau se remplit à la fin des parties.
standings-everybody = Qui a quoi
standings-blots = { $count ->
    [0] aucune tache
    [one] { $count } tache
   *[other] { $count } taches
}
standings-count = { $count } en tout
standings-nobody = encore personne

people-standings = Tableau des succès
people-import = Importer un joueur (fichier)
people-forget-seated = { $name } est à la table { $code }. Rangez d'abord cette table : rien n'est perdu.
file-too-large = Ce fichier est trop grand : jusqu'à { $megabytes } Mo.
file-sending = Envoi du fichier : { $percent } %
file-checking = Le fichier est vérifié…
file-taking = Import : { $percent } %
file-not-sent = Le fichier n'est pas arrivé jusqu'ici. Vérifiez le Wi-Fi, puis choisissez-le de nouveau.
file-busy = D'autres fichiers arrivent déjà : réessayez dans un instant.
import-refused = Rien n'a été importé. { $where } : { $why }
import-done = { $people ->
    [0] { "" }
   *[other] { $names } : profil importé.{" "}
}{ $games ->
    [0] Aucune partie nouvelle.
    [one] { $games } partie nouvelle.
   *[other] { $games } parties nouvelles.
}{ $known ->
    [0] { "" }
    [one] {" "}{ $known } était déjà là.
   *[other] {" "}{ $known } étaient déjà là.
}{ $differing ->
    [0] { "" }
   *[other] {" "}{ $differing } disaient autre chose ici, et sont restées telles quelles.
}{ $alike ->
    [0] { "" }
   *[other] {" "}Deux joueurs s'appellent maintenant { $namesakes } et restent distincts ; si c'est la même personne, réunissez-les sur la page du joueur.
}

stats-strap = Statistiques
stats-back = Toutes les statistiques
stats-back-profile = Retour au joueur
stats-everybody = Tout le monde
stats-empty = Pas encore de partie terminée : les chiffres viennent après la première.
stats-all-modes = Tous les modes
stats-wins = { $count } gagnées sur { $of } ({ $percent } %)
stats-wins-note = La barre pleine : parties gagnées ; derrière : parties jouées.
stats-average = { $average } points en moyenne, { $best } au mieux
stats-recent-title = Les { $count } dernières parties
stats-recent = De la plus ancienne à la dernière : { $points }
stats-table-note = { $low ->
    [true] En gras la moyenne, dessous le plus tôt.
   *[other] En gras la moyenne, dessous le meilleur.
}
stats-cell = { $column } { $average }, au mieux { $best }
stats-row = { $row } : { $cells }
stats-count = { $count } sur { $of }
stats-points = Points
stats-points-row = points
stats-one-game = une partie
