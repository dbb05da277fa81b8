### Vérifier les pages

check-title = D'abord, vérifiez les Unes
check-who = Chacun vérifie sa Une, puis celle de la personne à sa gauche.
check-pair = { $name } vérifie la Une de { $other }
check-own = Vérifiez votre Une avant de compter.
check-desk = Tuile posée de travers, ou hors de la zone du { $day }
check-desk-note = Elle retourne sur le Bureau et coûtera 1 point à la ligne Surplus.
check-flip = Tout autre conflit
check-flip-note = Deux articles du même type, deux photos ou deux pubs côte à côte, Flash info non respecté : retournez des tuiles face cachée jusqu'à régler le conflit. Vous choisissez lesquelles (le livret ne le dit pas).
check-flip-all = En cas de conflit
check-flip-all-note = Retournez des tuiles face cachée jusqu'à régler le conflit. Vous choisissez lesquelles (le livret ne le dit pas).
check-done = Unes vérifiées
check-again = Revérifier les Unes

### Compter

count-doing = Comptage
count-correcting = Correction
count-rank = Ligne { $number } / { $of }
count-row =
    { $row ->
        [articles] Articles
        [photos] Photos
        [tribune] Tribune
        [free_area] Surface libre
        [mood] Humeur
        [surplus] Surplus
        [ads] Pubs
        [face_down] Tuiles face cachée
        [ads_all_placed] Pubs toutes placées ?
       *[other] Total
    }
row-letter =
    { $row ->
        [articles] A
        [photos] P
        [tribune] T
        [free_area] S
        [mood] H
        [surplus] +
        [ads] $
       *[other] =
    }
count-hint =
    { $row ->
        [articles] additionnez les points imprimés (1 ou 2)
        [photos] 1 point par article adjacent correspondant
        [tribune] points indiqués sur la tuile, parfois négatifs
        [free_area] plus grand groupe de cases vides
        [empty_cells] toutes les cases vides
        [mood] visages sur les articles
        [surplus] tuiles restées sur le Bureau
        [ads] $ des pubs face visible
        [face_down] tuiles face cachée sur la page
       *[other] face visible et sans conflit
    }
count-page-note = à compter sur sa Une
count-field =
    { $field ->
        [articles] articles
        [one_point] articles à 1 point
        [two_point] articles à 2 points
        [photos] photos
        [tribune] tribune
        [free_area] surface libre
        [empty_cells] cases vides
        [happy] visages souriants
        [sad] visages renfrognés
        [mood] humeur
        [mood_relief] réduction de Jazz
        [surplus] surplus
        [ads] pubs
        [face_down] tuiles face cachée
        [ads_all_placed] pubs toutes placées
       *[bonus] bonus
    }
count-part =
    { $field ->
        [articles-one_point] à 1 pt
        [articles-two_point] à 2 pts
        [mood_relief] carte
       *[other] { $field }
    }
count-raw =
    { $field ->
        [free_area] { $value ->
            [0] aucune case
            [one] { $value } case
           *[other] { $value } cases
        }
        [empty_cells] { $value ->
            [0] aucune case vide
            [one] { $value } case vide
           *[other] { $value } cases vides
        }
        [surplus] { $value ->
            [0] aucune tuile
            [one] { $value } tuile
           *[other] { $value } tuiles
        }
        [face_down] { $value ->
            [0] aucune tuile
            [one] { $value } tuile
           *[other] { $value } tuiles
        }
        [ads] { $value } $
       *[other] { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
    }
count-yes = Oui
count-no = Non
count-answer =
    { $answer ->
        [true] oui
        [false] non
       *[none] –
    }
count-bonus-add = Ajouter un bonus
count-bonus = bonus { SIGNED($points) }
count-bonus-typed = bonus { $typed }
count-elsewhere = saisit sur son téléphone
count-elsewhere-other = en cours de saisie sur un autre appareil
count-writing = en cours de saisie par { $names }
count-hidden = saisi, masqué tant que tout le monde n'a pas fini
count-hidden-note = { $name } a saisi cette ligne. Elle s'affichera quand tout le monde l'aura saisie.
count-hidden-row = Masqué tant que tout le monde n'a pas saisi cette ligne.
count-tab =
    { $complete ->
        [true] { $name }, saisie complète
       *[false] { $name }
    }
count-by-row = Compter ligne par ligne
count-by-player = Compter page par page
count-others = Les autres pages
count-other-rows = Les autres lignes

count-ok =
    { $following ->
        [player] Suivant
        [row] Ligne suivante
        [field] Suivant
        [corrected] Corriger
       *[last] Valider
    }
count-sum = Total
count-more-photo = + photo
count-more-ad = + pub
keypad-back = Effacer
keypad-close = Masquer le clavier

count-next =
    Saisir : { $row ->
        [articles] articles de { $name }
        [photos] photos de { $name }
        [tribune] tribune de { $name }
        [free_area] surface libre de { $name }
        [mood] humeur de { $name }
        [surplus] surplus de { $name }
        [ads] pubs de { $name }
        [face_down] tuiles face cachée de { $name }
        [ads_all_placed] pubs toutes placées ? ({ $name })
       *[other] page de { $name }
    }
count-done = Terminer le { $day }
count-complete = Tout est saisi. Vérifiez une dernière fois, puis terminez la journée.
count-watching = Vous regardez : la table compte.
count-tap-to-correct = Touchez une valeur pour la corriger.
count-back = Retour à la feuille
count-missing = Il manque : { $who }.
count-missing-of = { $name } ({ $what })
count-everything = tout
count-provisional = Encore incomplet : il manque des valeurs à { $names }.

count-number-long = { $digits ->
    [one] { $digits } chiffre au maximum.
   *[other] { $digits } chiffres au maximum.
}
count-not-negative = { $name }, { $what } : ce nombre ne peut pas être négatif. Corrigez-le avec ± ou la touche Effacer.
count-not-possible = { $name }, { $what } : ce nombre n'est pas possible ({ $why }). Corrigez-le.
count-meanwhile = { $name }, { $what } : quelqu'un vient de saisir { $value }. Validez encore une fois pour remplacer cette valeur.
refused-count-meanwhile = { $name }, { $what } : quelqu'un d'autre vient de saisir cette valeur. Vérifiez-la avant de la changer.

who-counts-title = Qui compte ?
who-counts = { $way ->
    [one] Un appareil pour tout le monde
    [hidden] Chacun sa page, en secret
   *[own] Chacun sa page
}
who-counts-note = { $way ->
    [one] Un seul appareil saisit tout ; les autres regardent et peuvent aider.
    [hidden] Chacun saisit sa page sans voir les autres. Une ligne s'affiche quand tout le monde l'a saisie.
   *[own] Chaque téléphone commence par sa propre page.
}

count-zero = 0, suivant
