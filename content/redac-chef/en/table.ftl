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
clock-paused = Paused: the clock stands.

ready-question = { $count ->
    [one] Ready?
   *[other] Ready?
}
ready-start = Start { $day }
ready-watching = The round begins when somebody at the table starts it.
ready-length = Length: { $time }
ready-two-minutes = Length: 2:00 (rule change 2)
preset =
    { $name ->
        [frenzy] Frenzy
        [standard] Standard
       *[relaxed] Relaxed
    }
    { $time }
flash-noted = { $day }'s Breaking News: no. { $card }
flash-turn = { $day }'s Breaking News: turn the card over and note its number.

layout-title = To lay out
layout-pages = { $players ->
    [one] One front page board, Fri/Sat side up, nameplate at the top.
   *[other] { $players } front page boards, one per player, Fri/Sat side up, nameplate at the top.
}
layout-desks = { $players ->
    [one] One desk beside the front page.
   *[other] { $players } desks, one beside each front page.
}
layout-powers = One random character card per player, power side up.
layout-aids = One card per player, player-aid side up.
layout-tiles = The 120 newspaper tiles in the middle, face down, well mixed.
layout-solo-aside = Set 5 random tiles of each of the five sizes aside.
layout-starters = { $players ->
    [one] One starter centerpiece (D1 to D6), scoring side up, on the star cell; the others go back into the box.
   *[other] One random starter centerpiece (D1 to D6) per player, scoring side up, on the star cell; the others go back into the box.
}
layout-pile = The 12 other centerpieces: mix, turn at random (side A or B), stack.
layout-tokens = { $players ->
    [one] Finishing token 1 in the middle.
   *[other] Finishing tokens 1 to { $players } in the middle, in order.
}
layout-flash = Three mixed decks of Breaking News; turn over the first Friday card.

tidy-tribunes = Put the used centerpieces aside.
tidy-tiles = Put the tiles of the front pages back into the middle, face down, and mix well.
tidy-desks = Tiles left on the desks stay there.
tidy-tokens = Give the finishing tokens back, in order.
tidy-zone = The { $day } zone of the board is open now.
tidy-flip = Flip the front page board to Sunday.

round-mine = My seat
round-all = Whole table
round-layout = Layout!
round-layout-note = done gathering
round-print = Print!
round-sending = sending…
round-reporting = reporting
round-layout-at = Layout at { $time }
round-print-at = Print at { $time } · done
round-print-buzzer = done at the buzzer
round-gap = { $gap } s after the one before
round-photo-finish = Photo finish: the table decides.
finish-ask = Photo finish: { $first }, then { $second } after { $gap } s. That is too close to tell from here.
finish-right = That is right
finish-swap = { $name } was first
shout = Shouted Print
shout-title = Who shouted “Print!”?
shout-left = What the clock showed:
shout-who = Who shouted?
shout-enter = { $name } at { $time }
steps-less = −{ $seconds } s
steps-more = +{ $seconds } s
round-unheard = The screen was touched while it was cut off, and nothing arrived: no Print for { $names }. If it was one, shout it, it will be entered with its time.
round-token-settling = seen, the order is settling…
round-closed-then = { " " }· once printed, the page is closed
round-will-take = you will take token { $token }
round-your-token = Your token
round-take-back = Take back ({ $seconds } s)
round-take-back-for = Undo ({ $seconds } s)
round-more = More
round-turn = Turn { $name }’s panel round
round-end = End
round-end-sure = End?
round-end-question = End the round for the whole table? Touch “End?” once more.
round-give-rest = Give the rest
round-call-off = Begin this round anew
round-time-up = { $count ->
    [one] Time is up! One more token to take: hands off, and press.
   *[other] Time is up! { $count } more tokens to take: hands off, and press.
}
round-settling = All tokens are taken. The round is ending…
round-settling-undo = Undo the last one
order-edit = Correct the order of the tokens
order-up = Move { $name } up
order-cancel = Leave it
order-set = That is the order
away-title = The server was away for { $span }. The clock stands at { $time }.
away-title-unknown = The server was away; for how long, it does not know. The clock stands at { $time }.
away-go-on = Go on
away-set = Set to { $time }
away-over = It was over

undo-what = Undo: { $what }
redo-what = Redo: { $what }

# What is touched on the screen, in the list of the help.
place-button-maquette = The Layout! button
place-button-tirage = The Print! button
place-button-bouclage = The tokens 1, 2, 3…
place-button-pause = The Pause button
place-button-end-round = The End button
place-button-order = The order of the tokens
place-button-check-done = Pages checked
place-button-next-round = The next round
place-button-tribune-pick = Taking a centerpiece
place-button-preset = The lengths of the timer
place-button-start-round = Starting the round
