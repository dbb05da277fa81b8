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
    [one] Prêt ?
   *[other] Prêts ?
}
ready-start = Lancer le { $day }
ready-watching = Le round commence quand quelqu'un de la table le lance.
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

layout-title = À installer
layout-pages = { $players ->
    [one] Un plateau Une, face Ven/Sam, manchette en haut.
   *[other] { $players } plateaux Une, un par joueur, face Ven/Sam, manchette en haut.
}
layout-desks = { $players ->
    [one] Un Bureau à côté de la Une.
   *[other] { $players } Bureaux, un à côté de chaque Une.
}
layout-powers = Une carte Personnage au hasard par joueur, côté pouvoir visible.
layout-aids = Une carte par joueur, côté Aide de jeu.
layout-tiles = Les 120 tuiles Journal au centre, face cachée, bien mélangées.
layout-solo-aside = Mettez de côté 5 tuiles au hasard de chacune des cinq tailles.
layout-starters = { $players ->
    [one] Une tribune de départ (D1 à D6), côté score visible, posée sur la case étoile ; les autres retournent dans la boîte.
   *[other] Une tribune de départ (D1 à D6) au hasard par joueur, côté score visible, posée sur la case étoile ; les autres retournent dans la boîte.
}
layout-pile = Les 12 autres tribunes : mélangez, retournez au hasard (face A ou B), empilez.
layout-tokens = { $players ->
    [one] Le pion Bouclage 1 au centre.
   *[other] Les pions Bouclage de 1 à { $players } au centre, dans l'ordre.
}
layout-flash = Trois paquets de Flash info mélangés ; retournez la première carte du vendredi.

tidy-tribunes = Mettez de côté les tribunes qui ont servi.
tidy-tiles = Remettez les tuiles des Unes au centre, face cachée, et mélangez bien.
tidy-desks = Les tuiles restées sur les Bureaux y restent.
tidy-tokens = Rendez les pions Bouclage, rangés dans l'ordre.
tidy-zone = La zone du { $day } s'ouvre sur le plateau.
tidy-flip = Retournez le plateau Une côté dimanche.

round-mine = Ma place
round-all = Toute la table
round-layout = Maquette !
round-layout-note = fini de ramasser
round-print = Tirage !
round-sending = envoi…
round-reporting = en reportage
round-layout-at = Maquette à { $time }
round-print-at = Tirage à { $time } · rendu
round-print-buzzer = rendu au buzzer
round-gap = à { $gap } s du précédent
round-photo-finish = Photo-finish : à la table de trancher.
finish-ask = Photo-finish : { $first }, puis { $second } à { $gap } s. C'est trop serré pour le dire d'ici.
finish-right = C'est juste
finish-swap = { $name } d'abord
shout = Tirage crié
shout-title = Qui a crié « Tirage ! » ?
shout-left = Ce que montrait le chrono :
shout-who = Qui a crié ?
shout-enter = { $name } à { $time }
steps-less = −{ $seconds } s
steps-more = +{ $seconds } s
round-unheard = L'écran a été touché pendant la coupure, et rien n'est arrivé : pas de Tirage pour { $names }. Si c'en était un, criez-le, il sera noté avec son temps.
round-token-settling = vu, l'ordre se confirme…
round-closed-then = { " " }· une fois rendu, la page est fermée
round-will-take = tu prendras le pion { $token }
round-your-token = Ton pion
round-take-back = Je reprends ({ $seconds } s)
round-take-back-for = Annuler ({ $seconds } s)
round-more = Plus
round-turn = Tourner le panneau de { $name }
round-end = Terminer
round-end-sure = Terminer ?
round-end-question = Terminer le round pour toute la table ? Touchez « Terminer ? » encore une fois.
round-give-rest = Donner le reste
round-call-off = Recommencer ce round
round-time-up = { $count ->
    [one] C'est l'heure ! Encore un pion à prendre : posez tout et appuyez.
   *[other] C'est l'heure ! Encore { $count } pions à prendre : posez tout et appuyez.
}
round-settling = Tous les pions sont pris. Le round se termine…
round-settling-undo = Annuler le dernier
order-edit = Corriger l'ordre des pions
order-up = Avancer { $name }
order-cancel = Laisser
order-set = C'est l'ordre
away-title = Le serveur s'est absenté { $span }. Le chrono est resté à { $time }.
away-title-unknown = Le serveur s'est absenté, on ne sait combien de temps. Le chrono est resté à { $time }.
away-go-on = Reprendre
away-set = Régler à { $time }
away-over = C'était fini

undo-what = Annuler : { $what }
redo-what = Rétablir : { $what }

# Ce qui se touche à l'écran, dans la liste de l'aide.
place-button-maquette = Le bouton Maquette !
place-button-tirage = Le bouton Tirage !
place-button-bouclage = Les pions 1, 2, 3…
place-button-pause = Le bouton Pause
place-button-end-round = Le bouton Terminer
place-button-order = L'ordre des pions
place-button-check-done = Pages vérifiées
place-button-next-round = Le round suivant
place-button-tribune-pick = Prendre une tribune
place-button-preset = Les durées du chrono
place-button-start-round = Lancer le round
