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
tribunes-which = Which one? It need not be noted.
tribunes-unnoted = No number
tribunes-back = Give back
tribunes-close = Close
tribunes-waiting = { $count ->
    [one] Not noted yet: { $names }. It need not be.
   *[other] Not noted yet: { $names }. It need not be.
}

reveal-choose = Reveal the end place by place
reveal-choose-note = On every screen, the last place first.
