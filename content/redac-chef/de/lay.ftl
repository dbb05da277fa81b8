### Die Titelseite auf dem Raster

lay-open =
    { $laid ->
        [0] Titelseite von { $name } nachlegen
       *[other] { $may ->
            [0] Titelseite von { $name } prüfen
           *[other] Titelseite von { $name }
        }
    }
lay-title = Titelseite von { $name }, { $day }
lay-close = Titelseite verlassen
lay-undo = Letzten Zug zurücknehmen
lay-kind-chip =
    { $kind ->
        [sport] Sport
        [business] Wirtschaft
        [news] Nachrichten
        [photo] Foto
        [ad] Anzeige
       *[tribune] Aufmacher
    }
lay-kind =
    { $kind ->
        [sport] Artikel Sport und Unterhaltung
        [business] Artikel Wirtschaft und Technik
        [news] Artikel Nachrichten
        [photo] Foto
        [ad] Anzeige
       *[tribune] Aufmacher
    }
lay-letter =
    { $kind ->
        [sport] S
        [business] W
        [news] N
        [photo] Fo
        [ad] Anz
       *[tribune] A
    }
lay-icon =
    { $icon ->
        [sport] Sport
        [business] Wirtschaft
        [news] Nachrichten
        [happy] lachendes Gesicht
       *[sad] trauriges Gesicht
    }
lay-size = { $width }×{ $height }
lay-size-said = { $width } breit, { $height } hoch
lay-wider-chip = B +
lay-narrower-chip = B −
lay-higher-chip = Höhe +
lay-lower-chip = Höhe −
lay-wider = Breiter
lay-narrower = Schmaler
lay-higher = Höher
lay-lower = Niedriger
lay-faces =
    { $faces ->
        [0] kein Gesicht
        [1] 1 lachendes Gesicht
        [-1] 1 trauriges Gesicht
       *[other] { $mood ->
            [happy] lachende Gesichter: { $count }
           *[sad] traurige Gesichter: { $count }
        }
    }
lay-article-chip =
    { $value ->
        [1] 1 Punkt, { $faces }
       *[other] { $value } Punkte, { $faces }
    }
lay-photo-chip = Foto: { $icons }
lay-dollars = { $dollars } $
lay-tribune-hint = Größe wählen, dann das Feld für die Ecke oben links antippen.
lay-move-hint = Zum Verschieben ein Feld antippen.
lay-check-hint = Tippe ein zweifelhaftes Plättchen an: Ihr seht es beide.
lay-to-desk = Auf den Schreibtisch
lay-flip = Plättchen umdrehen
lay-turn = Breite und Höhe tauschen
lay-remove = Plättchen wegnehmen
lay-let-go = Auswahl aufheben
lay-tray =
    { $count ->
        [one] Auf dem Schreibtisch: 1 Plättchen
       *[other] Auf dem Schreibtisch: { $count } Plättchen
    }
lay-cell =
    Spalte { $column }, Zeile { $row }{ $star ->
        [0] { "" }
       *[other] , Sternfeld
    }{ $fold ->
        [0] { "" }
       *[other] , unter dem Falz
    }
lay-tile-name =
    { $kind ->
        [sport] Sport
        [business] Wirtschaft
        [news] Nachrichten
        [photo] Foto
        [ad] Anzeige
       *[tribune] Aufmacher
    } { $width }×{ $height }
lay-article-said =
    { $tile }, { $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }, { $faces }
lay-photo-said = { $tile }: { $icons }
lay-ad-said = { $tile }, { $dollars } $
lay-tile-label =
    { $tile }{ $where ->
        [0] , auf dem Schreibtisch
       *[other] , Spalte { $column }, Zeile { $row }
    }{ $down ->
        [0] { "" }
       *[other] , verdeckt
    }{ $wrong ->
        [0] { "" }
       *[other] . Konflikt: { $why }
    }{ $doubted ->
        [0] { "" }
       *[other] . Zweifel von { $who }
    }
lay-conflict =
    { $rule ->
        [zone] { $tiles } (Spalte { $column }, Zeile { $row }) ragt über das Raster hinaus: Legt das Plättchen zurück auf den Schreibtisch
        [overlap] Plättchen übereinander: { $tiles }
        [star] Der Aufmacher muss das Sternfeld bedecken
        [articles] Zwei Artikel derselben Art berühren sich, einen umdrehen: { $tiles }
        [photos] Zwei Fotos berühren sich, eines umdrehen: { $tiles }
        [ads] Zwei Anzeigen berühren sich, eine umdrehen: { $tiles }
        [flash-friday-1] Eilmeldung Freitag 1, quer über dem Falz: { $tiles }
        [flash-friday-12] Eilmeldung Freitag 12, nicht mit dem Aufmacher verbunden: { $tiles }
       *[flash-sunday-10] Eilmeldung Sonntag 10: Der Aufmacher berührt den Rand
    }{ $rule ->
        [zone] { "" }
       *[other] { " " }(Spalte { $column }, Zeile { $row })
    }
lay-no-conflict = Keine Konflikte
lay-status =
    { $sees ->
        [0] { $count ->
            [0] Keine Konflikte
            [one] 1 Konflikt: { $why }
           *[other] { $count } Konflikte: { $why }
        }
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }{ $open ->
            [none] { "" }
           *[other] { " " }bisher
        }, { $count ->
            [0] keine Konflikte
            [one] 1 Konflikt: { $why }
           *[other] { $count } Konflikte: { $why }
        }
    }
lay-secret = Die Zahlen bleiben verdeckt, bis alle gezählt haben.
lay-articles = Artikel: { $one } mit 1 Punkt, { $two } mit 2
lay-photos =
    { $count ->
        [0] Keine Fotos
       *[other] Fotos, in Punkten: { $each }
    }
lay-tribune =
    { $known ->
        [0] Aufmacher: Punkte eingeben oder unten beschreiben
       *[other] Aufmacher
    }
lay-free-area =
    { $cells ->
        [0] Weißraum: Die Seite ist voll
        [one] Weißraum: 1 Feld ({ $empty } leer insgesamt)
       *[other] Weißraum: { $cells } Felder ({ $empty } leer insgesamt)
    }{ $compared ->
        [0] { "" }
       *[other] , noch zu vergleichen
    }
lay-mood = Stimmung: { $happy } × lachend, { $sad } × traurig
lay-surplus =
    { $count ->
        [0] Überschuss: keine Plättchen
        [one] Überschuss: 1 Plättchen
       *[other] Überschuss: { $count } Plättchen
    }
lay-ads =
    { $count ->
        [0] Keine Anzeigen
       *[other] Anzeigen, in $: { $each }
    }
lay-points =
    { $row ->
        [ads] { $points } $
       *[other] { $points }
    }
lay-total = { $open ->
    [area] Summe ohne Weißraum: { $points }
    [tribune] Summe ohne Aufmacher: { $points }
    [both] Summe ohne Aufmacher und Weißraum: { $points }
   *[none] Summe: { $points }
}
lay-complete =
    { $complete ->
        [0] Unvollständig: Eine Anzeige fehlt, oder ein Konflikt ist übrig.
       *[other] Alle Anzeigen liegen auf der Seite.
    }
lay-tier =
    { $tier ->
        [0] Keine Schwelle erreicht
       *[other] Schwelle { $tier } erreicht
    }
lay-star-unknown = Sternfeld unbekannt: Der Platz des Aufmachers wird nicht geprüft.
lay-take = Diese Zahlen übernehmen
lay-take-anyway =
    { $count ->
        [one] Ein Konflikt ist übrig. Tippe noch einmal, um die Zahlen trotzdem zu übernehmen.
       *[other] { $count } Konflikte sind übrig. Tippe noch einmal, um die Zahlen trotzdem zu übernehmen.
    }
lay-taken =
    { $tribune ->
        [0] Die Zahlen von { $name } sind eingetragen.
       *[other] Die Zahlen von { $name } sind eingetragen. Die Punkte des Aufmachers fehlen noch.
    }
lay-effect = Was der Aufmacher bringt
lay-effect-is =
    { $kind ->
        [per] je Plättchen: { $points }
        [pairs] je Paar: { $points }
        [photos-by-ads] je Foto neben einer Anzeige: { $points }
        [photo-of] Wie ein Foto
       *[constant] { $points ->
            [0] Noch nicht beschrieben
           *[other] Punkte: { $points }
        }
    }
lay-effect-kind =
    { $kind ->
        [per] Je Plättchen
        [pairs] Paare aus guter und schlechter Nachricht
        [photos-by-ads] Fotos neben einer Anzeige
        [photo-of] Wie ein Foto
       *[constant] Feste Punkte
    }
lay-effect-per = Für jedes
lay-effect-points = Punkte: { $points }
lay-what =
    { $what ->
        [article] Artikel
        [sport] Artikel Sport
        [business] Artikel Wirtschaft
        [news] Artikel Nachrichten
        [happy] gute Nachricht
        [sad] schlechte Nachricht
        [photo] Foto
        [ad] Anzeige
       *[face-down] verdecktes Plättchen
    }
lay-where =
    { $where ->
        [page] auf der Seite
        [above] über dem Falz
        [below] unter dem Falz
       *[touching] neben dem Aufmacher
    }
lay-grid = Raster
lay-grid-is =
    { $width } × { $height } Felder, Falz nach Zeile { $fold }{ $star ->
        [0] , Sternfeld unbekannt
       *[other] { "" }
    }
lay-grid-kept = Was du hier einträgst, gilt auch für eure nächsten Partien.
lay-grid-width = Breite: { $count }
lay-grid-height = Höhe: { $count }
lay-grid-fold = Zeilen über dem Falz: { $count }
lay-star =
    { $known ->
        [0] Stern unbekannt
       *[other] Stern bekannt
    }
lay-star-column = Spalte des Sterns: { $count }
lay-star-row = Zeile des Sterns: { $count }
lay-best-title =
    { $puzzle ->
        [0] Die beste Titelseite
       *[other] Die beste Lösung
    }
lay-best =
    { $puzzle ->
        [0] Beste Titelseite suchen
       *[other] Beste Lösung suchen
    }
lay-hint = Tipp geben
lay-best-cancel = Suche anhalten
lay-best-missing = OR-Tools berechnet die beste Titelseite, ist aber auf dem Computer der Spielleitung nicht installiert: make run SOLVER=1 (64-Bit-Prozessor).
lay-best-no-tiles = Lege zuerst deine Plättchen.
lay-best-busy = Eine andere Suche läuft. Versuche es in einer Minute noch einmal.
lay-best-money = Mit mindestens { $dollars } $
lay-best-said =
    { $status ->
        [running] Suche seit { $seconds } s (höchstens { $most } s){ $hint ->
            [0] { $total ->
                [-1] { "" }
               *[other] . Bisher beste: { $total }, höchstens möglich: { $bound }
            }
           *[other] { "" }
        }
        [optimal] { $hint ->
            [0] Beste mögliche Titelseite: { $total ->
                [one] { $total } Punkt
               *[other] { $total } Punkte
            }, bewiesen.
           *[other] Ein Tipp aus der besten Titelseite, bewiesen.
        }
        [feasible] { $hint ->
            [0] Mindestens { $total }, höchstens { $bound }: { $short ->
                [0] Die Zeit hat nicht gereicht.
               *[other] Der Speicher hat nicht gereicht.
            }
           *[other] Ein Tipp aus einer guten Titelseite, vielleicht nicht der besten.
        }
        [infeasible] Mit diesen Plättchen ist keine Titelseite ohne Konflikt möglich.
        [unknown] { $short ->
            [0] Die Zeit hat nicht gereicht, um eine Titelseite ohne Konflikt zu finden.
           *[other] Der Speicher hat nicht gereicht, um eine Titelseite ohne Konflikt zu finden.
        }
        [stopped] Suche angehalten.
        [killed] Das System hat die Suche beendet: Wahrscheinlich fehlt dem Computer Speicher. Versuche es noch einmal, wenn er weniger zu tun hat.
        [overdue] Die Suche hat nicht rechtzeitig geantwortet. Versuche es noch einmal, wenn der Computer weniger zu tun hat.
       *[failed] Die Suche ist auf dem Computer der Spielleitung fehlgeschlagen. Versuche es noch einmal.
    }
lay-best-stale = Die Plättchen haben sich seitdem geändert. Mit den früheren:
lay-best-area = { $points ->
    [one] Der Weißraum zählt hier { $points } Punkt: Was er bringt, hängt von den anderen Titelseiten ab.
   *[other] Der Weißraum zählt hier { $points } Punkte: Was er bringt, hängt von den anderen Titelseiten ab.
}
lay-best-board = Die gefundene Titelseite: { $total } Punkte. Hier liegt jedes Plättchen:
lay-place =
    { $where ->
        [0] { $tile }: auf dem Schreibtisch
       *[other] { $tile }: Spalte { $column }, Zeile { $row }{ $down ->
            [0] { "" }
           *[other] , verdeckt
        }
    }
lay-hint-is = Auf dieser Seite: { $place }
lay-hint-none = Alle deine Plättchen liegen schon richtig.

lay-as-laid = Wie auf der nachgelegten Titelseite.
lay-laid-pages = Die Titelseiten
lay-laid-total =
    { $points ->
        [one] 1 Punkt auf dem Raster
       *[other] { $points } Punkte auf dem Raster
    }
lay-doubted = Zweifel von { $who }: { $tile }

lay-picture = Foto zum Abschauen
lay-picture-stays = Das Foto bleibt auf diesem Gerät, solange diese Seite offen ist: Es wird weder gespeichert noch anderen gezeigt.
lay-picture-said = Foto der Titelseite zum Abschauen
lay-picture-remove = Foto entfernen
lay-picture-wrong = Dieses Bild lässt sich hier nicht zeigen. Wähle ein Foto als JPEG, PNG oder WebP.
lay-tiles-of =
    { $count ->
        [one] Das Plättchen von { $name } übernehmen
       *[other] Die { $count } Plättchen von { $name } übernehmen
    }
