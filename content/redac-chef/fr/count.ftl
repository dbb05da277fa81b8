### Vérifier les pages

check-title = D'abord, vérifier les pages
check-who = Chacun relit sa page, puis celle de son voisin de gauche.
check-pair = { $name } relit { $other }
check-own = Relisez votre page avant de compter.
check-desk = Tournée, ou hors de la zone du { $day }
check-desk-note = La tuile retourne sur le Bureau ; elle coûtera 1 point de surplus.
check-flip = Tout autre conflit
check-flip-note = Même type d'articles, deux photos ou deux pubs côte à côte, une Flash info non respectée : on retourne face cachée les tuiles de son choix, jusqu'à ce que plus rien ne gêne.
check-flip-all = Un conflit
check-flip-all-note = On retourne face cachée les tuiles de son choix, jusqu'à ce que plus rien ne gêne.
check-done = Pages vérifiées
check-again = Revoir la vérification des pages

### Compter

count-doing = Compter
count-correcting = Corriger
count-rank = Rang { $number } / { $of }
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
        [articles] les 1 et les 2 imprimés
        [photos] 1 point par article voisin assorti
        [tribune] ce qu'elle dit ; ± s'il y a perte
        [free_area] cases vides d'un seul tenant
        [empty_cells] toutes les cases vides
        [mood] visages sur les articles
        [surplus] tuiles restées sur le Bureau
        [ads] les $ face visible
        [face_down] tuiles face cachée sur la page
       *[other] face visible et sans conflit
    }
count-page-note = ce qu'il y a sur cette page
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
        [mood_relief] allègement de Jazz
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
            [one] { $value } case
           *[other] { $value } cases
        }
        [empty_cells] { $value ->
            [one] { $value } case vide
           *[other] { $value } cases vides
        }
        [surplus] { $value ->
            [one] { $value } tuile
           *[other] { $value } tuiles
        }
        [face_down] { $value ->
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
count-bonus-add = + bonus
count-bonus = bonus { SIGNED($points) }
count-bonus-typed = bonus { $typed }
count-elsewhere = saisit sur son téléphone
count-elsewhere-other = en cours de saisie sur un autre appareil
count-writing = en cours de saisie par { $names }
count-hidden = saisi, caché jusqu'à ce que tous l'aient fait
count-hidden-note = { $name } a saisi cette ligne. Ce que les autres ont saisi s'affiche quand tout le monde l'a fait.
count-hidden-row = Caché tant que tout le monde n'a pas saisi cette ligne.
count-tab =
    { $complete ->
        [true] { $name }, complet
       *[false] { $name }
    }
count-by-row = Compter rang par rang
count-by-player = Compter joueur par joueur
count-others = Les autres pages
count-other-rows = Les autres rangs

count-ok =
    { $following ->
        [player] Joueur suivant
        [row] Rang suivant
        [field] Suite
        [corrected] Corriger
       *[last] C'est noté
    }
count-sum = somme
count-more-photo = + photo
count-more-ad = + pub
keypad-back = Effacer
keypad-close = Ranger le clavier

count-next =
    { $row ->
        [articles] Articles
        [photos] Photos
        [tribune] Tribune
        [free_area] Surface libre
        [mood] Humeur
        [surplus] Surplus
        [ads] Pubs
       *[other] La suite
    } de { $name }
count-done = Le { $day } est compté
count-complete = Tout est saisi. Un dernier regard, puis on continue.
count-watching = Vous regardez : ceux qui sont à table comptent.
count-tap-to-correct = Touchez une valeur pour la corriger.
count-back = Retour à la feuille
count-missing = Il manque : { $who }.
count-missing-of = { $name } ({ $what })
count-everything = tout
count-provisional = Provisoire : comparaison et totaux peuvent encore bouger. Il manque des valeurs à { $names }.

count-number-long = Trois chiffres au plus : rien ne compte mille points.
count-not-negative = { $name }, { $what } : ce nombre ne peut pas être négatif. Il est resté tel quel : corrigez-le avec ± ou avec la touche d'effacement.
count-not-possible = { $name }, { $what } : ce nombre ne va pas ({ $why }). Il est resté tel quel : corrigez-le.
count-meanwhile = { $name }, { $what } : quelqu'un vient d'y saisir { $value }. Validez encore une fois pour mettre votre nombre à la place.
refused-count-meanwhile = { $name }, { $what } : quelqu'un d'autre vient de le saisir. Regardez ce qui y est avant de le changer.

who-counts-title = Qui compte ?
who-counts = { $way ->
    [one] Un pour tous
    [hidden] Chacun le sien, caché
   *[own] Chacun le sien
}
who-counts-note = { $way ->
    [one] Un seul appareil saisit tout ; les autres regardent et peuvent aider.
    [hidden] Chacun saisit sa page sans voir les autres : une ligne s'affiche quand tous l'ont saisie.
   *[own] Chaque téléphone commence par sa propre page.
}

count-zero = 0, suite
