## What the games on the shelf have in common at the table

logged-begin = Start the game
logged-watching = The game starts as soon as someone at the table starts it.
logged-lay-out = Set-up
logged-correct = Correct the game
where-logged = { $state ->
    [ready] setting up
    [begun] in progress
   *[over] finished
}
own-games = Which games do you have?
own-games-note = Only ticked games are offered. Games already played stay in the history.
options-printed = Copy these from your box
options-printed-note = These values are printed only on the cards. Enter them once: they're kept for later games.
options-names-none = Nothing yet: you enter them during the game.
options-none = Nothing to set in this game.

length-other = Custom length
length-own = Minutes and seconds
length-set = Set to { $time }
length-set-none = Set
length-wrong = Type a length between { $least } and { $most }, for example 3:45.

turn-first = Who goes first?
turn-of = Current player
turn-next = Next turn
turn-whose = Whose turn is it?
counter-less = { $what }: one less
counter-more = { $what }: one more
amount-ok = Enter
secret-mine = Make my choice
secret-pass = Hand the device to { $name }
secret-elsewhere = Choose here anyway
secret-waits = is choosing in secret
secret-done = has chosen
countdown-over = Time's up
countdown-pause = Pause
countdown-resume = Resume
countdown-away = Remove the timer
log-title = What happened
log-empty = Nothing yet.
log-undone = Undone: { $what }

refused-not-begun = The game hasn't started yet: start it first.
refused-gone = { $name } has left the game. If that's a mistake, undo it.
logged-gone = { $name } has left the game: the points stay on the score sheet, but don't count in the ranking.
refused-turn-elsewhere = That turn is already over: check whose turn it is.
refused-turn-out = No turn here: this player is sitting out this round.
undo-game-begun = start of the game
undo-turn-passed = end of { $name }'s turn
undo-turn-given = { $name }'s turn
undo-turns-lost = { $name }'s lost turn
undo-sat-out = { $name } sits out the round
undo-direction-set = direction of play
undo-counter-set = { $whose ->
    [seat] { $name }'s { $what }
   *[table] { $what }
}
undo-item-ticked = { $whose ->
    [seat] { $name }'s { $what }
   *[table] { $what }
}
undo-secret-entered = { $name }'s secret choice
undo-secrets-cleared = end of the secret choice
undo-countdown-cleared = removal of the timer
news-total = { $name }: { $before } becomes { $after }
finale-title = The game is over
finale-skip = See the result
logged-back-to-result = Back to the result
logged-is-over = The game is over. What you change here changes the result.
