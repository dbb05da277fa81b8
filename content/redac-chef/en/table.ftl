day-friday = Friday
day-saturday = Saturday
day-sunday = Sunday
day-name = { $day ->
    [friday] Friday
    [saturday] Saturday
   *[sunday] Sunday
}

clock-add = +30 s
clock-sub = −30 s
clock-paused = Paused: the timer has stopped.

ready-question = { $count ->
    [one] Ready?
   *[other] Ready?
}
ready-start = Start { $day }
ready-watching = Somebody at the table has to start the round.
ready-length = Round length: { $time }
ready-two-minutes = Length: 2:00 (rule change 2)
preset =
    { $name ->
        [frenzy] Frantic
        [standard] Standard
       *[relaxed] Relaxed
    }
    { $time }
flash-noted = { $day }'s Breaking News: no. { $card }
flash-turn = { $day }'s Breaking News: reveal the card and note its number.

layout-title = Set-up
layout-pages = { $players ->
    [one] One front-page board, Fri/Sat side up, nameplate at the top.
   *[other] { $each ->
        [team] { $players } front-page boards, one per team, Fri/Sat side up, nameplate at the top.
       *[player] { $players } front-page boards, one per player, Fri/Sat side up, nameplate at the top.
    }
}
layout-desks = { $players ->
    [one] One desk beside the front page.
   *[other] { $each ->
        [team] { $players } desks, one per team, for the reporter.
       *[player] { $players } desks, one beside each front page.
    }
}
layout-powers = { $each ->
    [team] One random character card per team, power side up.
   *[player] One random character card per player, power side up.
}
layout-aids = { $each ->
    [team] One character card per team, player-aid side up.
   *[player] One character card per player, player-aid side up.
}
layout-tiles = { $each ->
    [team] The 120 newspaper tiles on their table, face down, well mixed.
   *[player] The 120 newspaper tiles in the middle, face down, well mixed.
}
layout-solo-aside = Set aside 5 random tiles of each of the five sizes.
layout-starters = { $players ->
    [one] One starting centerpiece (D1 to D6), scoring side up, on the star cell; the starting centerpieces left over go back in the box.
   *[other] { $each ->
        [team] One random starting centerpiece (D1 to D6) per team, scoring side up, on the star cell; the starting centerpieces left over go back in the box.
       *[player] One random starting centerpiece (D1 to D6) per player, scoring side up, on the star cell; the starting centerpieces left over go back in the box.
    }
}
layout-pile = The 12 ordinary centerpieces (1 to 12): shuffle, flip at random (side A or B), stack.
layout-tokens = { $players ->
    [one] Finishing token 1 in the middle.
   *[other] { $each ->
        [team] Finishing tokens 1 to { $players } near the front pages, in order.
       *[player] Finishing tokens 1 to { $players } in the middle, in order.
    }
}
layout-flash = Shuffle the three Breaking News decks separately, then reveal the top { $day } card.

tidy-tribunes = Set the used centerpieces aside.
tidy-tiles = { $each ->
    [team] Put the tiles from the front pages back on their table, face down, and mix well.
   *[player] Put the tiles from the front pages back in the middle, face down, and mix well.
}
tidy-desks = Leave leftover tiles on the desks: they're for the next round.
tidy-tokens = Put the finishing tokens back, in order.
tidy-zone = The { $day } area of the board is now in play.
tidy-flip = Flip the front-page board to its Sunday side.

round-mine = My seat
round-all = Whole table
round-layout = Layout!
round-layout-note = I'm done collecting
round-print = Print!
round-sending = sending…
round-reporting = reporting
round-layout-at = Layout at { $time }
round-print-at = Print at { $time } · done
round-print-buzzer = time's up · done
round-gap = { $gap } s behind
round-photo-finish = Photo finish: the table decides.
finish-ask = Photo finish: { $first }, then { $second } { $gap } s later. Too close to call: you decide.
finish-swap = { $name } first
shout = Add a missed “Print!”
shout-title = Who shouted “Print!”?
shout-left = What the timer showed:
shout-who = Pick a name first
shout-enter = { $name } at { $time }
steps-less = −{ $seconds } s
steps-more = +{ $seconds } s
round-unheard = Connection lost: what { $names } pressed didn't get through. If it was a “Print!”, press the button { shout }.
round-token-settling = Got it – checking the order…
round-closed-then = { " " }· once you call “Print!”, your page is final
round-will-take = you'll take token { $token }
round-your-token = Your token
round-your-token-open = Your token for now
round-take-back = Undo my “Print!” ({ $seconds } s)
round-take-back-for = Undo ({ $seconds } s)
round-more = More
round-turn = Turn { $name }'s panel round
round-end = End
round-end-sure = End?
round-end-question = End the round for the whole table? Press “End?” again.
round-give-rest = Finish handing out tokens
round-call-off = Restart this round
round-time-up = { $count ->
    [one] Time's up: hands off your tiles, then press “Print!” ({ $count } token left).
   *[other] Time's up: hands off your tiles, then press “Print!” ({ $count } tokens left).
}
round-settling = All tokens are taken. The round is ending…
round-settling-undo = Undo the last one
order-edit = Correct the token order
order-up = Move { $name } up
order-cancel = Cancel
order-set = Confirm order
away-title = Companion was unreachable for { $span }. The timer stopped at { $time }.
away-title-unknown = Companion was unreachable; nobody knows for how long. The timer stopped at { $time }.
away-go-on = Resume
away-set = Set to { $time }
away-over = End the round

undo-what = Undo: { $what }
undo-done = { $what } · Undo
redo-what = Redo: { $what }

# What is touched on the screen, in the list of the help.
place-button-maquette = The “Layout!” button
place-button-tirage = The “Print!” button
place-button-bouclage = Tokens 1, 2, 3…
place-button-pause = The Pause button
place-button-end-round = The End button
place-button-order = The token order
place-button-check-done = Pages checked
place-button-next-round = The next round
place-button-tribune-pick = Taking a centerpiece
place-button-preset = Timer lengths
place-button-start-round = Starting the round
round-print-at-brief = Print at { $time }
round-print-buzzer-brief = time's up
round-gap-brief = { $gap } s behind
round-token-settling-brief = confirming…
round-photo-finish-brief = Photo finish
round-no-token = no token yet
round-no-token-brief = no token

pocket-count = Points are counted in the app.
pocket-between = The Breaking News card and the centerpieces are in the app.
pocket-set-up = Set-up and round length are in the app.
pocket-unheard = Connection lost: what { $names } pressed didn't get through. If it was a “Print!”, shout it: the table will enter it.
