## Between two rounds

between-title = { $day ->
    [friday] Friday is counted
    [saturday] Saturday is counted
   *[sunday] Sunday is counted
}
between-strap = { $day ->
    [friday] Before Friday
    [saturday] Before Saturday
   *[sunday] Before Sunday
}
between-standing = So far
between-dollars = { $dollars } $
between-sheet = Score sheet
between-tidy = To put away
between-lay-out = Then, before you start
between-place = Lay each new centerpiece on the star cell.
between-start = { $day ->
    [friday] On to Friday!
    [saturday] On to Saturday!
   *[sunday] On to Sunday!
}
between-watching = It goes on when somebody at the table says so.

tribunes-title = Choosing centerpieces
tribunes-drawn = { $players ->
    [one] Draw { $drawn } centerpieces, keep one.
   *[other] Draw { $drawn } centerpieces: the smallest token chooses first.
}
tribunes-take = Take
tribunes-taken = Taken
tribunes-first = chooses now
tribunes-waits = waits
tribunes-has = has a centerpiece
tribunes-has-tile = centerpiece { $tile }
tribunes-has-named = centerpiece { $tile }, “{ $name }”
tribunes-which = Which one? It need not be noted.
tribunes-unnoted = No number
tribunes-back = Give back
tribunes-close = Close
tribunes-waiting = { $count ->
    [one] Not noted yet: { $names }. It need not be.
   *[other] Not noted yet: { $names }. It need not be.
}
tribunes-scenario = Scenario no. { $scenario }: everybody plays with centerpiece { $tile }.
tribunes-scenario-named = Scenario no. { $scenario }: everybody plays with centerpiece { $tile }, “{ $name }”.

reveal-choose = Reveal the end place by place
reveal-choose-note = On every screen, the last place first.

## Clarifications of centerpieces, by number. Their names are those of the French box.

tribune-name-D1 = Collections estimées
tribune-name-D4 = Leçons d'équilibre
tribune-name-D5 = Photos sponsorisées
tribune-name-2A = Développement d'exposition
tribune-name-3A = Numéro de cirque
tribune-name-3B = Cirque itinérant
tribune-name-4A = Recherche de place
tribune-name-6B = Fin d'opération
tribune-name-8B = Astuces de tri
tribune-name-9A = Échec littéraire
tribune-name-10A = Effervescence électorale
tribune-note-D4 = Count pairs of tiles, one happy article and one sad, not faces; how far they lie from the fold does not matter.
tribune-note-D5 = A photo counts once only, however many ads touch it.
tribune-note-3A = When counting it is worth a photo of the colour you choose, for each neighbouring article of that colour. Otherwise it is a centerpiece like any other.
tribune-note-3B = It stays inside the day's zone as well.
tribune-note-4A = A square area is a rectangle too: it does not count.
tribune-note-8B = Nothing is laid on the front page while you are still reporting.
tribune-note-10A = During layout, turn over as many tiles as you like, then take up to 2 more.

## Clarifications of Breaking News, by day and number

flash-note-general = The card holds for this round. A bonus is written in its row; whoever breaks the card turns tiles face down until it holds; a tile across the fold lies on both sides.
flash-name-friday-1 = Un peu de tenue !
flash-name-friday-12 = Appuyez-vous sur vos acquis !
flash-name-saturday-2 = La qualité prime sur la quantité !
flash-name-saturday-3 = La quantité prime sur la qualité !
flash-name-sunday-10 = Ça mérite une place de choix !
flash-name-sunday-12 = La moindre place compte !
flash-note-friday-1 = Above or below the fold, both will do; a tile across it is turned face down.
flash-note-friday-12 = All tiles in one connected group; those not connected to the centerpiece are turned face down. A face-down tile may be a link.
flash-note-saturday-2 = Face-down tiles count as well.
flash-note-saturday-3 = Face-down tiles count as well.
flash-note-sunday-10 = A centerpiece that touches an edge of the page is moved until it touches none; if need be, tiles go back to the desk.
flash-note-sunday-12 = A free area across the fold counts all its cells; the points for the free area stay as always.
