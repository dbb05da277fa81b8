### Les règles, dans le terminal

rules-nothing-found = Rien trouvé. Essayez un autre mot : une ligne de la feuille, un numéro de tribune, une question.
rules-no-such-game = Pas de règles pour « { $game } ». Il y a celles de : { $games }.
rules-unreadable = Les règles ne peuvent pas être lues ({ $why }). Réinstallez le Companion, ou corrigez son contenu.
