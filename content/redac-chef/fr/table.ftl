day-friday = vendredi
day-saturday = samedi
day-sunday = dimanche
day-name = { $day ->
    [friday] Vendredi
    [saturday] Samedi
   *[sunday] Dimanche
}

clock-add = +30 s
clock-sub = −30 s
clock-paused = Pause : le chrono est arrêté.

ready-question = { $count ->
    [one] On commence ?
   *[other] On commence ?
}
ready-start = Lancer le { $day }
ready-watching = Quelqu'un à la table doit lancer le round.
ready-length = Durée : { $time }
ready-two-minutes = Durée : 2:00 (modification de règles n° 2)
preset =
    { $name ->
        [frenzy] Frénésie
        [standard] Standard
       *[relaxed] Détente
    }
    { $time }
flash-noted = Flash info du { $day } : n° { $card }
flash-turn = Flash info du { $day } : retournez la carte et notez son numéro.

layout-title = Mise en place
layout-pages = { $players ->
    [one] Un plateau Une, face Ven/Sam, manchette en haut.
   *[other] { $each ->
        [team] { $players } plateaux Une, un par équipe, face Ven/Sam, manchette en haut.
       *[player] { $players } plateaux Une, un par joueur, face Ven/Sam, manchette en haut.
    }
}
layout-desks = { $players ->
    [one] Un Bureau à côté de la Une.
   *[other] { $each ->
        [team] { $players } Bureaux, un par équipe, pour le Reporter.
       *[player] { $players } Bureaux, un à côté de chaque Une.
    }
}
layout-powers = { $each ->
    [team] Une carte Personnage au hasard par équipe, côté pouvoir visible.
   *[player] Une carte Personnage au hasard par joueur, côté pouvoir visible.
}
layout-aids = { $each ->
    [team] Une carte Personnage par équipe, côté Aide de jeu.
   *[player] Une carte Personnage par joueur, côté Aide de jeu.
}
layout-tiles = { $each ->
    [team] Les 120 tuiles Journal sur leur table, face cachée, bien mélangées.
   *[player] Les 120 tuiles Journal au centre, face cachée, bien mélangées.
}
layout-solo-aside = Mettez de côté, au hasard, 5 tuiles de chacune des cinq tailles.
layout-starters = { $players ->
    [one] Une tribune de départ (D1 à D6), côté score visible, sur la case étoile ; les tribunes de départ restantes retournent dans la boîte.
   *[other] { $each ->
        [team] Une tribune de départ (D1 à D6) au hasard par équipe, côté score visible, sur la case étoile ; les tribunes de départ restantes retournent dans la boîte.
       *[player] Une tribune de départ (D1 à D6) au hasard par joueur, côté score visible, sur la case étoile ; les tribunes de départ restantes retournent dans la boîte.
    }
}
layout-pile = Les 12 tribunes ordinaires (1 à 12) : mélangez, retournez au hasard (face A ou B), empilez.
layout-tokens = { $players ->
    [one] Le pion Bouclage 1 au centre.
   *[other] { $each ->
        [team] Les pions Bouclage de 1 à { $players } près des Unes, dans l'ordre.
       *[player] Les pions Bouclage de 1 à { $players } au centre, dans l'ordre.
    }
}
layout-flash = Mélangez séparément les trois paquets de Flashs infos, puis retournez la première carte du { $day }.

tidy-tribunes = Mettez de côté les tribunes qui ont servi.
tidy-tiles = { $each ->
    [team] Remettez les tuiles des Unes sur leur table, face cachée, et mélangez bien.
   *[player] Remettez les tuiles des Unes au centre, face cachée, et mélangez bien.
}
tidy-desks = Laissez sur les Bureaux les tuiles qui restent : elles serviront au prochain round.
tidy-tokens = Remettez les pions Bouclage en place, dans l'ordre.
tidy-zone = La zone du { $day } du plateau est maintenant en jeu.
tidy-flip = Retournez le plateau Une côté dimanche.

round-mine = Ma place
round-all = Toute la table
round-layout = Maquette !
round-layout-note = j'ai fini de ramasser
round-print = Tirage !
round-sending = envoi…
round-reporting = en reportage
round-layout-at = Maquette à { $time }
round-print-at = Tirage à { $time } · Une bouclée
round-print-buzzer = temps écoulé · Une bouclée
round-gap = à { $gap } s du précédent
round-photo-finish = Photo-finish : à la table de trancher.
finish-ask = Photo-finish : { $first }, puis { $second } à { $gap } s. Trop serré : à vous de trancher.
finish-swap = { $name } d'abord
shout = Noter un Tirage
shout-title = Qui a crié « Tirage ! » ?
shout-left = Le chrono affichait :
shout-who = Choisissez d'abord un nom
shout-enter = { $name } à { $time }
steps-less = −{ $seconds } s
steps-more = +{ $seconds } s
round-unheard = Connexion coupée : l'appui de { $names } n'est pas arrivé. Si c'était un « Tirage ! », touchez le bouton { shout }.
round-token-settling = Tirage reçu, on vérifie l'ordre…
round-closed-then = { " " }· après « Tirage ! », on ne touche plus à la Une
round-will-take = vous prendrez le pion { $token }
round-your-token = Votre pion
round-your-token-open = Votre pion, pour l'instant
round-take-back = Annuler mon Tirage ({ $seconds } s)
round-take-back-for = Annuler ({ $seconds } s)
round-more = Plus
round-turn = Tourner le panneau de { $name }
round-end = Terminer
round-end-sure = Terminer ?
round-end-question = Terminer le round pour toute la table ? Touchez « Terminer ? » encore une fois.
round-give-rest = Finir de donner les pions
round-call-off = Recommencer ce round
round-time-up = { $count ->
    [one] Temps écoulé : ne touchez plus aux tuiles, appuyez sur « Tirage ! » (encore { $count } pion).
   *[other] Temps écoulé : ne touchez plus aux tuiles, appuyez sur « Tirage ! » (encore { $count } pions).
}
round-settling = Tous les pions sont pris. Le round se termine…
round-settling-undo = Annuler le dernier
order-edit = Corriger l'ordre des pions
order-up = Avancer { $name }
order-cancel = Fermer
order-set = Valider l'ordre
away-title = Serveur injoignable pendant { $span }. Le chrono s'est arrêté à { $time }.
away-title-unknown = Serveur injoignable, sans qu'on sache pendant combien de temps. Le chrono s'est arrêté à { $time }.
away-go-on = Reprendre
away-set = Régler à { $time }
away-over = Terminer le round

undo-what = Annuler : { $what }
undo-done = { $what } · Annuler
redo-what = Rétablir : { $what }

# Ce qui se touche à l'écran, dans la liste de l'aide.
place-button-maquette = Le bouton « Maquette ! »
place-button-tirage = Le bouton « Tirage ! »
place-button-bouclage = Les pions 1, 2, 3…
place-button-pause = Le bouton Pause
place-button-end-round = Le bouton Terminer
place-button-order = L'ordre des pions
place-button-check-done = Unes vérifiées
place-button-next-round = Le round suivant
place-button-tribune-pick = Prendre une tribune
place-button-preset = Les durées du chrono
place-button-start-round = Lancer le round
round-print-at-brief = Tirage à { $time }
round-print-buzzer-brief = temps écoulé
round-gap-brief = { $gap } s après
round-token-settling-brief = vérification…
round-photo-finish-brief = Photo-finish
round-no-token = pas encore de pion
round-no-token-brief = sans pion

pocket-count = Les points se comptent dans l'application.
pocket-between = Carte Flash info et tribunes : dans l'application.
pocket-set-up = Mise en place et durée du round : dans l'application.
pocket-unheard = Connexion coupée : l'appui de { $names } n'est pas arrivé. Si c'était un « Tirage ! », criez : la table le notera.
