## Between two rounds

between-title = { $day ->
    [friday] Friday is done
    [saturday] Saturday is done
   *[sunday] Sunday is done
}
between-strap = { $day ->
    [friday] Before Friday
    [saturday] Before Saturday
   *[sunday] Before Sunday
}
between-standing = Standings so far
between-dollars = ${ $dollars }
between-sheet = Score sheet
between-tidy = Tidy up
between-lay-out = Then, before you start
between-place = Put each new centerpiece on the star cell.
between-start = { $day ->
    [friday] On to Friday
    [saturday] On to Saturday
   *[sunday] On to Sunday
}
between-watching = Somebody at the table has to start the next round.

tribunes-title = Choosing centerpieces
tribunes-drawn = { $drawn ->
    [one] Draw { $drawn } centerpiece.
   *[other] { $players ->
        [one] Draw { $drawn } centerpieces and keep one.
       *[other] Draw { $drawn } centerpieces: the lowest token chooses first.
    }
}
tribunes-take = Take
tribunes-taken = Taken
tribunes-first = choosing now
tribunes-waits = waiting
tribunes-has = has a centerpiece
tribunes-has-tile = centerpiece { $tile }
tribunes-which = Which one? (optional)
tribunes-unnoted = No number
tribunes-back = Undo choice
tribunes-close = Close
tribunes-waiting = If you like, note who took which centerpiece. Not noted yet: { $names }.

reveal-choose = Reveal the ranking place by place
reveal-choose-note = On every screen, starting with last place.
between-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
