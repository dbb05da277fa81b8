### Examples of the rules, computed by the scoring

example-who = { $name }: { $why }
example-points = { $why } → { SIGNED($points) }
example-round = { $name }: { $rows }; total { $points }, ${ $dollars }
example-totals =
    { $points ->
        [one] { $name }: { $points } point, ${ $dollars }
       *[other] { $name }: { $points } points, ${ $dollars }
    }
example-all-tied =
    { $choice ->
        [smallest] Setting +3 each: { $why }
        [middle] Setting +1 each: { $why }
       *[largest] Setting −1 each: { $why }
    }
example-puzzle = Puzzle { $number }, centerpiece { $tribune }
