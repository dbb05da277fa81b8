## Ce que chaque mode montre de plus : puzzle, famille, tour à tour, salle de rédaction ; rappels et objectifs

options-clock = Avec un chrono
options-clock-note = Facultatif : sans chrono, l'hôte termine le round.

puzzle-which = Quel puzzle ?
puzzle-name = Puzzle n° { $number }
puzzle-start = Commencer le puzzle n° { $number }
puzzle-is = Puzzle n° { $number } : { $day }, tribune { $tribune }.
puzzle-tiers-are = Seuils : { $tiers } points.
puzzle-picture = Ce puzzle est une image dans le livret : choisissez son jour et recopiez ses seuils.
puzzle-tiers = Les trois seuils
puzzle-tier = Seuil { $number }
puzzle-tiers-note = Du plus bas au plus haut ; laissez vide pour jouer sans seuils.
puzzle-lies = La tribune { $tribune } couvre la case étoile.

one-phase-title = { $mode ->
    [puzzle] Composez la page
   *[family] Ramassez et placez
}
one-phase-end = { $mode ->
    [puzzle] Terminer ma page
   *[family] Terminer le round
}
one-phase-waiting = L'hôte termine le round quand tout le monde est content de sa Une.
one-phase-ends = Demandez à la table : quand tout le monde est content de sa Une, terminez le round.
one-phase-family-1 = Prenez une tuile ; gardez-la, ou remettez-la face visible.
one-phase-family-2 = Une tuile gardée se place tout de suite sur la Une.
one-phase-family-3 = Elle peut changer de place sur la Une, mais n'en sort plus.
one-phase-puzzle-1 = Prenez exactement les tuiles montrées sous le puzzle.
one-phase-puzzle-2 = Placez toutes les pubs sans conflit. Décision de Companion : face visible.
one-phase-puzzle-3 = Les autres tuiles ne tiendront pas toutes : c'est normal et sans pénalité.

first-title = Qui commence ?
first-draw = Tirer au sort
tribunes-offered = { $drawn ->
    [one] Proposez { $drawn } tribune (de départ, ou 1A à 9A).
   *[other] Proposez { $drawn } tribunes (de départ, ou 1A à 9A). Choisissez dans cet ordre, dans le sens antihoraire ; la personne qui commence choisit en dernier.
}
turn-yours = À vous de jouer
turns-whose = Au tour de { $name }
turn-step-1 = Déplacez une tuile du Bureau vers la Une.
turn-step-2 = Si vous voulez, révélez jusqu'à 2 tuiles de la réserve.
turn-step-3 = Prenez une tuile de la réserve, visible ou cachée, et posez-la sur votre Bureau.
turn-instead = Au lieu de l'étape 1, défaussez une tuile du Bureau :
turn-reorganise = Réorganiser : reprenez 3 tuiles de votre Une et placez-les autrement.
turn-search = Chercher : révélez jusqu'à 3 tuiles de la réserve.
turn-fixed = Une tuile placée ne se déplace plus ; seule la tribune le peut.
turn-end = Passer à { $name }
turn-print = { $name } : « Tirage ! »
turn-print-note = Seulement si plus aucune tuile du Bureau ne tient sur la Une.
turns-over = « Tirage ! » de { $name }
turns-finish = Les autres placent maintenant, tous en même temps, les tuiles de leur Bureau.
turns-done = a terminé
turns-laying = place encore
turns-i-am-done = J'ai terminé
turns-count = Passer au comptage

role-reporter = Reporter
role-layout-editor = Maquettiste
teams-title = Les équipes
teams-note = Qui tient ce téléphone ? Le Maquettiste a les boutons, le Reporter a le chrono.
team-member = { $name } · { $role }
team-swap = Échanger les rôles
team-names = Changer les noms
team-unnamed = Il manque les noms de cette équipe.
team-named = Valider

round-page-open = page ouverte
round-will-end = ensuite, on ne touche plus à la Une
round-your-page = Une bouclée
round-settling-page = Une bouclée. Le round se termine…
round-take-back-page = Rouvrir la page
round-reporter = Allez chercher des tuiles ! Votre Maquettiste dira « Tirage ! ».
round-remind = Rappels
round-remind-close = Retour à la partie

scenario-character = Tout le monde joue { $character }.
scenario-tribune = Tribune du jour, pour tout le monde : { $tile }.
scenario-stand-in = À plusieurs, une tribune de départ côté vierge la remplace sur chaque Une.
powers-title = Pouvoirs
power-of = { $name } : { $character }

aims-scenario = Scénario n° { $number } : où vous en êtes
aims-solo = L'objectif
aim-standing = { $standing ->
    [reached] Atteint
    [kept] Tenu jusqu'ici
    [lost] Manqué
   *[open] { $check ->
        [ads] Encore { $missing } $
       *[other] { $missing ->
            [one] Encore { $missing } point
           *[other] Encore { $missing } points
        }
    }
}
scenario-how = Le scénario
scenario-done = réussi
scenario-missed = manqué
condition = { $met ->
    [true] { $why } · atteint
   *[false] { $why } · manqué
}
rule-kept-ask = Chacun répond pour soi : avez-vous respecté la règle jusqu'au bout ?
rule-kept = { $kept ->
    [true] Respectée
    [false] Pas respectée
   *[unsaid] sans réponse
}

layout-puzzle-page = { $day ->
    [sunday] Le plateau Une, côté dimanche.
    [saturday] Le plateau Une, face Ven/Sam, zone du samedi.
   *[friday] Le plateau Une, face Ven/Sam, zone du vendredi.
}
layout-puzzle-tiles = Exactement les tuiles montrées sous le puzzle, et aucune autre.
layout-puzzle-tribune = La tribune indiquée dans son titre, sur la case étoile.
layout-newsroom = Deux tables, à 3 mètres au moins : les tuiles sur l'une ; les Unes, les pions et les tribunes sur l'autre, avec les Maquettistes.
layout-blank = { $players ->
    [one] Une tribune de départ, côté vierge, sur la case étoile : elle y reste les trois rounds.
   *[other] Une tribune de départ par joueur, côté vierge, sur la case étoile : elle y reste les trois rounds.
}
layout-scenario = { $players ->
    [one] La tribune du vendredi du scénario, sur la case étoile.
   *[other] { $each ->
        [team] Une tribune de départ par équipe, côté vierge, sur la case étoile : elle remplace celle du scénario.
       *[player] Une tribune de départ par joueur, côté vierge, sur la case étoile : elle remplace celle du scénario.
    }
}
layout-turns-revealed = Révélez 5 tuiles, une de chaque taille.
layout-turns-desks = Chacun tire 2 tuiles au hasard, les montre et les pose sur son Bureau.
layout-flash-scenario = La carte Flash info du vendredi indiquée par le scénario, face visible.
tidy-ads-leave = Retirez du jeu les pubs placées sur les Unes (modification de règles n° 5).
tidy-blank = Chacun garde sa tribune, côté vierge, sur la case étoile.
teams-count = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
}
puzzle-own = Faire le puzzle n° { $number } de votre côté
puzzle-several = À plusieurs, chacun sa Une : ouvrez la table avec un seul nom ; les autres scannent le QR code et ouvrent la leur.
