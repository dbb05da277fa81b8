### Fichiers de partie : ce qui ne va pas, et où.

fault-missing = il manque
fault-unknown-field = champ inconnu
fault-whole-number = doit être un nombre entier
fault-at-least = doit être { $least } ou plus
fault-at-most = doit être { $most } ou moins
fault-text = doit être un texte
fault-text-broken = contient des caractères qui n'en sont pas (moitié de paire UTF-16)
fault-empty = ne peut pas être vide
fault-length = doit avoir de { $least } à { $most } caractères, en a { $found }
fault-yes-no = doit être true ou false
fault-list = doit être une liste
fault-object = doit être un objet { "{…}" }
fault-one-of = doit être l'une de ces valeurs : { $known }
fault-moment = doit être une date avec l'heure et le décalage, comme 2026-11-27T20:15:00+01:00
fault-other = n'est pas valable ({ $reason })
fault-key-twice = ce champ est écrit deux fois dans le même objet
fault-too-many = contient trop d'éléments : { $found } ; { $most } au plus
fault-unknown-number = { $collection } n'a pas de numéro { $number }
fault-too-much = contient trop de choses pour un fichier de partie
fault-too-deep = objets imbriqués trop profondément
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
        [extra] le JSON est fini, et il y a encore du texte ici
        [string] ce texte n'a pas de guillemet fermant
        [control] un caractère de contrôle se trouve dans un texte
        [escape] cette séquence après \ n'existe pas
       *[other] le texte est illisible à partir d'ici
    }
fault-newer-version = ce fichier vient d'une version plus récente du programme (format { $found }, celui-ci connaît { $known }) ; installez cette version pour le lire
fault-unknown-game = jeu inconnu ; ce programme sait compter : { $known }
fault-left-after = doit être « { $set_up } », ou après combien d'entrées ce joueur est parti (« 3 »)
fault-left-late = le fichier a { $entries } entrées : personne n'est parti après plus que cela
fault-left-before = ce joueur était déjà parti
fault-nobody = aucun joueur n'a cet identifiant ici
fault-id-twice = un autre joueur a déjà cet identifiant
fault-player-count = il faut de { $fewest } à { $most } joueurs, ici il y en a { $found }

### La commande « companion score »

score-file-missing = il n'y a pas de fichier à cet endroit
score-file-folder = c'est un dossier, pas un fichier
score-file-forbidden = vous n'avez pas le droit de lire ce fichier
score-file-unreadable = ce fichier ne peut pas être lu ({ $reason })
score-file-wrong =
    { $count ->
        [one] { $file } : ce fichier ne peut pas être compté, il contient une erreur :
       *[other] { $file } : ce fichier ne peut pas être compté, il contient { $count } erreurs :
    }
score-standard-input = (entrée standard)
