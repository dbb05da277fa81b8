### Fichiers de partie : ce qui ne va pas, et où.

fault-missing = il manque
fault-unknown-field = champ inconnu
fault-whole-number = doit être un nombre entier
fault-at-least = doit valoir au moins { $least }
fault-at-most = ne doit pas dépasser { $most }
fault-text = doit être un texte
fault-text-broken = contient des caractères non valides (moitié de paire UTF-16)
fault-empty = ne peut pas être vide
fault-length = doit avoir de { $least } à { $most } caractères, mais en a { $found }
fault-yes-no = doit être true ou false
fault-list = doit être une liste
fault-object = doit être un objet { "{…}" }
fault-one-of = doit être l'une de ces valeurs : { $known }
fault-moment = doit être une date avec l'heure et le décalage, comme 2026-11-27T20:15:00+01:00
fault-other = n'est pas valable ({ $reason })
fault-key-twice = ce champ est écrit deux fois dans le même objet
fault-too-many = contient trop d'éléments : { $found }, pour { $most } au plus
fault-unknown-number = { $collection } n'a pas de numéro { $number }
fault-too-much = contient trop de choses pour un fichier de partie
fault-too-deep = les objets sont imbriqués trop profondément
fault-not-a-game = ce n'est pas un fichier de partie : il doit contenir un objet JSON
fault-not-json = ce n'est pas du JSON (ligne { $line }, colonne { $column }) : { $reason }
fault-not-utf8 = ces octets ne sont pas de l'UTF-8 ; enregistrez le fichier en UTF-8
fault-byte-order-mark = le fichier commence par une marque d'ordre des octets ; enregistrez-le en UTF-8 sans BOM
fault-json =
    { $kind ->
        [value] une valeur est attendue ici
        [name] un nom de champ entre guillemets doubles est attendu ici
        [colon] un deux-points est attendu ici
        [comma] une virgule est attendue ici
        [trailing] cette virgule est de trop
        [extra] il y a du texte après la fin du JSON
        [string] il manque le guillemet fermant de ce texte
        [control] ce texte contient un caractère de contrôle
        [escape] cette séquence après \ n'existe pas
       *[other] le texte est illisible à partir d'ici
    }
fault-newer-version = ce fichier vient d'une version plus récente de Companion (format { $found }, celle-ci connaît { $known }) ; installez-la pour le lire
fault-unknown-game = jeu inconnu ; Companion sait compter : { $known }
fault-left-after = doit être « { $set_up } », ou le nombre d'entrées après lequel ce joueur est parti (« 3 »)
fault-left-late = le fichier n'a que { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} : personne n'a pu partir plus tard
fault-left-before = ce joueur était déjà parti
fault-nobody = aucun joueur n'a cet ID ici
fault-id-twice = un autre joueur a déjà cet ID
fault-player-count = il faut de { $fewest } à { $most } joueurs, et non { $found }

### La commande « companion score »

score-file-missing = il n'y a pas de fichier à cet endroit
score-file-folder = c'est un dossier, pas un fichier
score-file-forbidden = vous n'avez pas le droit de lire ce fichier
score-file-unreadable = ce fichier est illisible ({ $reason })
score-file-wrong =
    { $count ->
        [one] { $file } : impossible de compter cette partie, le fichier contient { $count } erreur :
       *[other] { $file } : impossible de compter cette partie, le fichier contient { $count } erreurs :
    }
score-standard-input = (entrée standard)
