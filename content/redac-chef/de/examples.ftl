### Beispiele zur Regel, vom Programm ausgerechnet

example-who = { $name }: { $why }
example-points = { $why } → { SIGNED($points) }
example-round = { $name }: { $rows }; Summe { $points }, { $dollars } $
example-totals =
    { $points ->
        [one] { $name }: { $points } Punkt, { $dollars } $
       *[other] { $name }: { $points } Punkte, { $dollars } $
    }
example-all-tied =
    { $choice ->
        [smallest] Einstellung +3 für alle: { $why }
        [middle] Einstellung +1 für alle: { $why }
       *[largest] Einstellung −1 für alle: { $why }
    }
example-puzzle = Puzzle { $number }, Aufmacher { $tribune }
