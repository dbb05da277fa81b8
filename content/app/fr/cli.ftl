## Le terminal : l'aide des commandes et les fautes de frappe.

cli-companion = Chronomètre les rounds, note les « Tirage ! » dans l'ordre et tient la feuille de score des jeux de presse, autour d'une vraie table.
cli-serve = Lancer Companion pour la table de ce soir (commande par défaut).
cli-score = Calculer le score de fichiers de partie, sans l'application ; - lit l'entrée standard.

    Affiche la feuille de score. Si un fichier contient des erreurs, chacune est indiquée avec son emplacement, et le code de sortie est 2.
cli-page = Vérifier et compter des Unes posées sur la grille ; - lit l'entrée standard.

    Les conflits sont cités avec leur règle, leurs tuiles et leurs cases. Si un fichier contient des erreurs, chacune est indiquée avec son emplacement, et le code de sortie est 2.
cli-export = Exporter des parties dans des fichiers : une seule va sur la sortie standard ; s'il y en a plusieurs, une par ligne.

    Le début d'un ID suffit. Sans ID, les parties présentes sont listées. Fonctionne aussi pendant que le serveur tourne. Pour une partie sans résultat, donnez son ID : seul ce qui est déjà compté en entier est écrit.
cli-import = Importer des parties, ou un joueur avec toutes ses parties ; - lit l'entrée standard.

    Tous les fichiers sont vérifiés d'abord : si l'un contient des erreurs, chacune est indiquée avec son emplacement, rien n'est importé, et le code de sortie est 2. Il est 1 si une partie diffère de celle qui est déjà là ; celle-ci reste. La même partie deux fois ne compte qu'une fois.
cli-rebuild = Refaire l'index des parties et des joueurs à partir de leurs fichiers.
cli-backup = Sauvegarder tout dans un seul fichier : parties, joueurs, tables ouvertes, réglages, notes.

    Fonctionne pendant que le serveur tourne. Un ancien fichier n'est remplacé qu'une fois la nouvelle sauvegarde complète.
cli-restore = Remettre une sauvegarde en place : en entier, ou pas du tout si elle est abîmée.

    Le serveur doit être arrêté.
cli-doctor = Chercher ce qui peut empêcher la soirée de commencer : programmes, dossier de données, réseau, journal.

    Le code de sortie est 1 s'il y a un problème.
cli-rules = Chercher dans les règles : un mot, une question, un numéro comme 4A.

    Les accents, les pluriels et les fautes de frappe ne gênent pas, les mots d'une autre langue sont compris, et vos notes sont trouvées aussi. Le code de sortie est 2 si le jeu est inconnu.
cli-serve-host = Adresse où écouter ; par défaut, toutes celles de cet ordinateur.
cli-serve-port = Le seul port utilisé.
cli-serve-lang = Langue du terminal et des nouveaux appareils.
cli-serve-no-open = Ne pas ouvrir le navigateur.
cli-serve-url = L'adresse donnée aux téléphones, aussi dans les QR codes.
cli-serve-behind-proxy = Les téléphones passent par un proxy ou un conteneur sur cet ordinateur.
cli-data = Dossier de données ; par défaut, l'endroit habituel du système.
cli-lang = Langue des messages ; par défaut, celle du terminal.
cli-json = Un résultat JSON (ou ses erreurs) par ligne, pour les scripts.
cli-score-explain = Dire aussi d'où vient chaque chiffre (dans le tableau, pas en JSON).
cli-page-best = Trouver la meilleure Une avec les tuiles du FICHIER, preuve à l'appui.
cli-page-seconds = Durée maximale de la recherche avec --best.
cli-page-min-money = Avec --best : seulement les Unes qui rapportent au moins autant de $.
cli-page-best-one = --best demande un seul FICHIER.
cli-export-all = Toutes les parties.
cli-export-player = Ce joueur avec toutes ses parties, en un fichier pour un autre Companion.
cli-export-to = Dossier où écrire un fichier par partie.
cli-export-player-alone = --player prend toutes les parties du joueur : retirez --all et les ID.
cli-import-replace = Si une partie est déjà là et diffère, prendre celle du fichier.
cli-restore-replace = Même s'il y a déjà des données ; elles sont gardées dans un dossier à côté.
cli-doctor-port = Le port à examiner.
cli-doctor-bundle = Écrire un zip pour signaler un problème, sans les noms des joueurs.
cli-doctor-repair = Avant l'examen, faire une sauvegarde, puis réparer ce que le serveur réparerait à son démarrage.
cli-rules-game = Seulement les règles de ce jeu, par exemple redac-chef.
cli-rules-limit = Nombre maximal de réponses.
cli-rules-json = Une liste JSON, la meilleure réponse d'abord, pour les scripts.
cli-rules-data = Dossier de données avec vos notes ; par défaut, l'endroit habituel du système.
cli-options = [OPTIONS]
cli-command = COMMANDE [ARGUMENTS]…
cli-file = FICHIER
cli-files = FICHIER…
cli-folder = DOSSIER
cli-ids = [ID…]
cli-id = ID
cli-name = NOM
cli-address = ADRESSE
cli-seconds = SECONDES
cli-query = RECHERCHE…
cli-heading = { $heading } :
cli-whole-number = NOMBRE
cli-no-whole-number = « { $value } » n'est pas un nombre entier.
click-usage = Usage :
click-options = Options
click-commands = Commandes
click-default = par défaut : { $default }
click-required = obligatoire
click-help-help = Afficher cette aide.
click-version-help = Afficher la version.
click-aborted = Interrompu.
click-error = Erreur : { $message }
click-try-help = « { $command } { $option } » affiche l'aide.
click-missing-command = Il manque une commande.
click-missing-argument = Il manque l'argument
click-missing-option = Il manque l'option
click-missing-parameter = Il manque le paramètre
click-missing-parameter-name = Il manque le paramètre { $param_name }
click-invalid = Valeur incorrecte : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-no-such-option = L'option « { $name } » n'existe pas.
click-no-such-command = La commande « { $name } » n'existe pas.
click-no-value = L'option « { $name } » ne prend pas de valeur.
click-needs-value = L'option « { $name } » demande une valeur.
click-choose-from = Au choix : { $choices }
click-not-in-range = { $value } n'est pas dans l'intervalle { $range }.
click-not-a-number = « { $value } » n'est pas un nombre.
click-not-one-of = « { $value } » n'est pas possible ; au choix : { $what }.
click-no-file = Impossible d'ouvrir le fichier « { $filename } » : { $message }
click-unknown-error = erreur inconnue
click-extra-arguments = { $count ->
    [one] Argument en trop : { $what }
   *[other] Arguments en trop : { $what }
}
click-did-you-mean = Vouliez-vous dire { $what } ?
cli-serve-no-mdns = Pas de nom companion.local sur le réseau : seulement l'adresse.
cli-export-format = json : les fichiers de parties ; csv : deux tableaux pour un tableur ; bgsplay : pour l'application BG Stats ; png, pdf : la Une, le pdf avec la feuille de score.
cli-export-needs-folder = Ces formats s'écrivent dans un dossier : indiquez-le avec --to.
cli-serve-workers = Processus entre lesquels les tables sont réparties ; seulement avec --nats.
cli-serve-nats = Nœuds de NATS JetStream qui gardent les tables, séparés par des virgules.
cli-serve-inside = Adresse à laquelle d'autres ordinateurs atteignent les processus de celui-ci.
cli-serve-hosted-together = --workers va avec --nats, et --nats avec --data : indiquez les deux.
cli-serve-no-club-code = Avec --nats : tout le monde peut ouvrir des tables et voir l'historique et les joueurs.
cli-serve-proxies = Adresses des proxys qui tournent sur d'autres ordinateurs, séparées par des virgules : eux seuls peuvent dire d'où vient un téléphone.
cli-serve-proxies-wrong = --proxies attend des adresses comme 10.0.0.5 ou des réseaux comme 10.0.0.0/24, séparés par des virgules.
