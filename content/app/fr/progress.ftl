## Profil d'un joueur et statistiques, pour tous les jeux

profile-strap = Joueur
profile-back = Tous les joueurs
profile-nobody = Ce joueur n'existe pas ici : le profil a été supprimé, ou l'adresse est fausse.
profile-wins = { $count ->
    [0] aucune gagnée
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
profile-inkwell = Écritoire
profile-blots = { $count ->
    [0] Aucune tache d'encre pour l'instant
    [one] { $count } tache d'encre
   *[other] { $count } taches d'encre
}
profile-of = { $count } sur { $of }
profile-statistics = Statistiques
profile-edit = Nom, symbole, couleur
profile-edit-note = Modifier ce qui se voit à la table
profile-merge = Réunir deux profils
profile-merged = { $count ->
    [one] { $count } autre profil compte aussi
   *[other] { $count } autres profils comptent aussi
}
profile-merge-note = Si deux profils sont ceux de la même personne, leurs parties et leurs succès comptent ensemble. Les parties déjà jouées gardent leurs noms, et vous pourrez séparer les profils.
profile-merge-nobody = Il n'y a pas d'autre profil.
profile-merge-question = { $other } et { $name } sont la même personne ? Tout comptera pour { $name }.
profile-merge-yes = Oui, réunir
profile-split = Séparer le profil de { $name }
profile-export = Exporter ce joueur (fichier)
profile-tick-note = Touchez une ligne pour cocher à la main ce que la feuille ne montre pas, ou pour revoir la partie.
profile-earned = obtenu : { $when }
profile-by-hand = coché à la main
profile-incomplete = incomplet
profile-tier = { $tier ->
    [0] aucun seuil atteint
    [one] { $tier } seuil atteint
   *[other] { $tier } seuils atteints
}
item-number = n° { $number }

standings-strap = Tableau des succès
standings-empty = Personne n'a encore joué à ce jeu : le tableau se remplit à la fin des parties.
standings-everybody = Par joueur
standings-blots = { $count ->
    [0] aucune tache d'encre
    [one] { $count } tache d'encre
   *[other] { $count } taches d'encre
}
standings-count = { $count } en tout
standings-nobody = personne pour l'instant

people-standings = Tableau des succès
people-import = Importer un joueur (fichier)
people-forget-seated = { $name } joue à la table { $code }. Fermez d'abord cette table : rien ne sera perdu.
file-too-large = Ce fichier est trop gros : { $megabytes } Mo au plus.
file-sending = Envoi du fichier : { $percent } %
file-checking = Vérification du fichier…
file-taking = Import : { $percent } %
file-not-sent = Le fichier n'est pas arrivé. Vérifiez le Wi-Fi, puis choisissez-le de nouveau.
file-busy = D'autres fichiers arrivent déjà : réessayez dans un instant.
import-refused = Rien n'a été importé. { $where } : { $why }
import-done = { $people ->
    [0] { "" }
    [one] Profil importé : { $names }.{" "}
   *[other] Profils importés : { $names }.{" "}
}{ $games ->
    [0] Aucune nouvelle partie.
    [one] { $games } nouvelle partie.
   *[other] { $games } nouvelles parties.
}{ $known ->
    [0] { "" }
    [one] {" "}{ $known } partie était déjà là.
   *[other] {" "}{ $known } parties étaient déjà là.
}{ $differing ->
    [0] { "" }
    [one] {" "}{ $differing } partie a ici un autre contenu et reste telle quelle.
   *[other] {" "}{ $differing } parties ont ici un autre contenu et restent telles quelles.
}{ $alike ->
    [0] { "" }
   *[other] {" "}Deux joueurs s'appellent maintenant { $namesakes }. Si c'est la même personne, réunissez-les sur la page du joueur.
}

stats-strap = Statistiques
stats-back = Retour
stats-back-profile = Retour au joueur
stats-everybody = Tout le monde
stats-empty = Aucune partie terminée pour l'instant. Les chiffres arrivent après la première.
stats-all-modes = Tous les modes
stats-wins = Victoires : { $count } sur { $of } ({ $percent } %)
stats-wins-note = Hauteur de la barre : parties jouées ; en couleur : parties gagnées.
stats-average = Points : { $average } en moyenne, médiane { $median }, record { $best }
stats-recent-title = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties
}
stats-recent = De la plus ancienne à la dernière : { $points }
stats-table-note = { $low ->
    [true] En gras : la moyenne ; dessous : la médiane, puis le temps le plus court.
   *[other] En gras : la moyenne ; dessous : la médiane, puis le meilleur résultat.
}
stats-cell = { $column } { $average }, médiane { $median }, record { $best }
stats-row = { $row } : { $cells }
stats-count = { $count } sur { $of }
stats-points = Points
stats-points-row = points
stats-one-game = une partie
stats-cells = { $before } ; { $following }
blots-from = Chaque case cochée dans ces listes vaut une tache d'encre : { $names }.
stats-line = { $low ->
    [true] { $column } : { $average } en moyenne, médiane { $median }, { $best } au plus court
   *[false] { $column } : { $average } en moyenne, médiane { $median }, record { $best }
}
stats-apart = { $count ->
    [one] À part : { $count } partie sans adversaire{ $met ->
        [0] { "" }
       *[other] , objectif atteint
    }
   *[other] À part : { $count } parties sans adversaire{ $met ->
        [0] { "" }
        [one] , objectif atteint { $met } fois
       *[other] , objectif atteint { $met } fois
    }
}
stats-apart-note = { $count ->
    [one] Ce mode, sans adversaire, est compté à part : { $names }.
   *[other] Ces modes, sans adversaire, sont comptés à part : { $names }.
}
stats-recent-span = De la partie du { $first } à celle du { $last }.
stats-duels = Face à face
stats-duels-note = Hauteur de la barre : parties jouées ensemble ; en couleur : parties terminées devant.
stats-rival = Rivalité la plus serrée : { $name }
stats-duel = { $ahead } à { $behind }
stats-duel-level = { $count ->
    [one] { $count } égalité
   *[other] { $count } égalités
}
stats-duel-said = { $first } devant { $second } : { $ahead } fois ; derrière : { $behind } ; à égalité : { $level }
stats-streaks = Victoires d'affilée
stats-streak = { $count ->
    [one] Meilleure série : { $count } victoire ({ $since })
   *[other] Meilleure série : { $count } victoires, du { $since } au { $until }
}
stats-streak-now = { $count ->
    [one] En ce moment : { $count } victoire
   *[other] En ce moment : { $count } victoires d'affilée
}
stats-streak-without = { $count ->
    [one] En ce moment : { $count } partie sans victoire
   *[other] En ce moment : { $count } parties sans victoire
}
stats-column = { $column } { $average }
stats-explained = Ce qui est compté
stats-explained-games = Les parties terminées de l'historique, avec au moins un joueur connu ici. Une partie corrigée ou supprimée change les chiffres aussitôt.
stats-explained-wins = Les victoires : seulement dans les parties où l'on joue les uns contre les autres. Solo et puzzles sont à part et ne comptent pas comme des défaites.
stats-explained-duels = Le face à face : qui termine devant l'autre dans la même partie. Les membres d'une équipe ne sont pas comparés entre eux, ni ceux qui sont partis avant la fin.
stats-explained-people = Des profils réunis comptent pour une personne. Changer de nom ne change aucun chiffre.
stats-explained-left = Pas comptées ici : { $games }.
stats-left-unfinished = { $count ->
    [one] { $count } partie non terminée
   *[other] { $count } parties non terminées
}
stats-left-strangers = { $count ->
    [one] { $count } partie sans joueur connu
   *[other] { $count } parties sans joueur connu
}
file-checked = Vérification : { $percent } %
import-left-out = { $count ->
    [one] { $count } partie n'a pas été importée :
   *[other] { $count } parties n'ont pas été importées :
}
import-left-out-game = { $game } – { $why }
import-left-out-more = { $count ->
    [one] … et { $count } autre.
   *[other] … et { $count } autres.
}
stats-picture = Enregistrer en image
stats-picture-wins = Victoires, sur les parties jouées
stats-picture-points = Points en moyenne ; hachuré : le record
