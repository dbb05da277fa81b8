## What the games on the shelf have in common at the table

logged-begin = Begin the game
logged-watching = The game begins when somebody at the table says so.
logged-lay-out = Laying out
logged-correct = Correct the game
where-logged = { $state ->
    [ready] sitting down
    [begun] being played
   *[over] finished
}
own-games = The games of this house
own-games-note = Only ticked games are offered. Games that were played stay in the history.
options-printed = To be copied from your box
options-printed-note = Only the cards say it. Typed once, it is kept for the next game.
options-names-none = Nothing yet: it is typed while the game is played.
options-none = Nothing to set in this game.

length-other = Other length
length-own = Minutes and seconds
length-set = Set to { $time }
length-set-none = Set
length-wrong = Type a length between { $least } and { $most }, for example 3:45.

turn-first = Who begins?
turn-of = It is the turn of
turn-next = Next
turn-whose = Whose turn is it?
counter-less = { $what }: one less
counter-more = { $what }: one more
amount-ok = OK
secret-mine = My choice
secret-pass = Hand the device to { $name }
secret-elsewhere = Do it here all the same
secret-waits = is choosing in secret
secret-done = chosen
countdown-over = Time is up
countdown-pause = Pause
countdown-resume = Go on
countdown-away = Put the clock away
log-title = What happened
log-empty = Nothing yet.
log-undone = Undone: { $what }

refused-not-begun = The game has not begun yet: begin it first.
refused-gone = { $name } has gone home and takes no more part; undo the leaving if that was a mistake.
logged-gone = { $name } went home during the game; points stay on the sheet but are not compared.
refused-turn-elsewhere = That turn is over already: look whose it is.
refused-turn-out = This player sits the round out: it is not his turn.
undo-game-begun = the begin of the game
undo-turn-passed = { $name }'s turn passed on
undo-turn-given = the turn given to { $name }
undo-turns-lost = { $name }'s lost turn
undo-sat-out = { $name } sitting out
undo-direction-set = the direction of play
undo-counter-set = { $whose ->
    [seat] { $name }'s { $what }
   *[table] { $what }
}
undo-item-ticked = { $whose ->
    [seat] { $name }'s { $what }
   *[table] { $what }
}
undo-secret-entered = { $name }'s secret choice
undo-secrets-cleared = the end of the secret choice
undo-countdown-cleared = the clock put away
news-total = { $name }: { $before } becomes { $after }
