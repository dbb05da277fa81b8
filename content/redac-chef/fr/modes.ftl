## Ce que chaque mode montre de plus : puzzle, famille, tour à tour, salle de rédaction ; rappels et objectifs

options-clock = Avec un chrono
options-clock-note = Facultatif : sans lui, l'hôte dit quand le round est fini.

puzzle-which = Quel puzzle ?
puzzle-name = Puzzle n° { $number }
puzzle-start = Commencer le puzzle n° { $number }
puzzle-is = Puzzle n° { $number } : { $day }, tribune { $tribune }.
puzzle-tiers-are = Seuils : { $tiers } points.
puzzle-picture = Ce puzzle est une image dans le livret : choisissez son jour et recopiez ses seuils.
puzzle-tiers = Les trois seuils
puzzle-tier = Seuil { $number }
puzzle-tiers-note = De plus en plus haut ; laissez vide si vous jouez sans seuils.
puzzle-lies = La tribune { $tribune } couvre la case étoile.

one-phase-title = { $mode ->
    [puzzle] Composez la page
   *[family] Ramassez et placez
}
one-phase-end = { $mode ->
    [puzzle] Ma page est finie
   *[family] Terminer le round
}
one-phase-waiting = L'hôte termine le round quand tout le monde est content de sa Une.
one-phase-ends = Le round se termine quand tout le monde est content de sa Une : demandez à la table, puis appuyez.
one-phase-family-1 = Prenez une tuile ; gardez-la, ou rendez-la face visible.
one-phase-family-2 = Une tuile gardée se pose tout de suite sur la Une.
one-phase-family-3 = Sur la Une, elle peut changer de place, mais n'en sort plus.
one-phase-puzzle-1 = Prenez exactement les tuiles montrées sous le puzzle.
one-phase-puzzle-2 = Toutes les pubs doivent être sur la page, face visible et sans conflit.
one-phase-puzzle-3 = Les autres tuiles ne tiendront pas toutes : c'est prévu, et cela ne coûte rien.

first-title = Qui commence ?
first-draw = Tirer au sort
tribunes-offered = Proposez { $drawn } tribunes (de départ, ou 1A à 9A) : on choisit dans cet ordre, en sens antihoraire depuis la droite du premier joueur.
turn-yours = À toi de jouer
turns-whose = Au tour de { $name }
turn-step-1 = Passez une tuile du Bureau sur la Une.
turn-step-2 = Si vous voulez, retournez jusqu'à 2 tuiles de la réserve.
turn-step-3 = Prenez une tuile de la réserve, visible ou non, pour votre Bureau.
turn-instead = Au lieu de l'étape 1, défaussez une tuile du Bureau :
turn-reorganise = Réorganiser : reprenez 3 tuiles de votre Une et reposez-les autrement.
turn-search = Chercher : retournez jusqu'à 3 tuiles de la réserve.
turn-fixed = Une tuile posée ne bouge plus ; seule la tribune le peut encore.
turn-end = Tour fini : à { $name }
turn-print = { $name } : « Tirage ! »
turn-print-note = Seulement si plus aucune tuile du Bureau ne tient sur la Une.
turns-over = « Tirage ! » de { $name }
turns-finish = Les autres posent maintenant, tous ensemble, ce qu'ils ont sur leur Bureau.
turns-done = a fini
turns-laying = pose encore
turns-i-am-done = J'ai fini
turns-count = Tout est posé : compter

role-reporter = Reporter
role-layout-editor = Maquettiste
teams-title = Les équipes
teams-note = Qui tient ce téléphone ? Le Maquettiste aura les boutons, le Reporter le chrono.
team-member = { $name } · { $role }
team-swap = Échanger les rôles
team-names = Changer les noms
team-unnamed = Il manque les noms de cette équipe.
team-named = C'est noté

round-page-open = page ouverte
round-will-end = la page est alors fermée
round-your-page = Page rendue
round-settling-page = Page rendue. Le round se termine…
round-take-back-page = Rouvrir la page
round-reporter = Aux tuiles ! Votre Maquettiste dit « Tirage ! ».
round-remind = Rappels
round-remind-close = Au jeu

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
    [true] { $why } · rempli
   *[false] { $why } · pas rempli
}
rule-kept-ask = Chacun le dit pour soi : la règle a-t-elle été tenue jusqu'au bout ?
rule-kept = { $kept ->
    [true] Tenue
    [false] Pas tenue
   *[unsaid] pas dit
}

layout-puzzle-page = { $day ->
    [sunday] Le plateau Une, côté dimanche.
    [saturday] Le plateau Une, face Ven/Sam, zone du samedi.
   *[friday] Le plateau Une, face Ven/Sam, zone du vendredi.
}
layout-puzzle-tiles = Exactement les tuiles montrées sous le puzzle, et aucune autre.
layout-puzzle-tribune = La tribune de son titre, sur la case étoile.
layout-newsroom = Deux tables, à 3 mètres au moins : les tuiles sur l'une ; les Unes, les pions et les tribunes sur l'autre, avec les Maquettistes.
layout-blank = { $players ->
    [one] Une tribune de départ, côté vierge, sur la case étoile : elle y reste les trois rounds.
   *[other] Une tribune de départ par joueur, côté vierge, sur la case étoile : elle y reste les trois rounds.
}
layout-scenario = { $players ->
    [one] La tribune du vendredi du scénario, sur la case étoile.
   *[other] Une tribune de départ par joueur, côté vierge, sur la case étoile : elle remplace celle du scénario.
}
layout-turns-revealed = Révélez 5 tuiles, une de chaque taille.
layout-turns-desks = Chacun tire 2 tuiles au hasard, les montre et les met sur son Bureau.
layout-flash-scenario = La Flash info du vendredi du scénario, visible.
tidy-ads-leave = Retirez du jeu les pubs posées sur les Unes (modification de règles n° 5).
tidy-blank = Chacun garde sa tribune, côté vierge, sur la case étoile.
