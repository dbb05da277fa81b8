## What the table refuses, and what can be undone: for every game

refused-name-empty = A name is missing: type at least one letter.
refused-name-long = This name has { $length } characters; { $most } at most. Make it shorter.
refused-table-closed = This table is put away: nothing changes there any more. Go back home.
refused-table-open = This table is open already.
refused-seat-there = This seat is there already.
refused-no-such-table = This game is not at any table here any more.
refused-no-such-seat = This seat is no longer at the table.
refused-team-odd = Teams are of { $size }: with { $found } people, somebody is left alone. Add somebody, or take somebody away.
refused-too-many-players = { $most ->
    [one] This mode is played alone. For several players, choose another mode.
   *[other] { $most } players at most in this mode: take some off, or watch the game.
}
refused-too-few-players = This mode needs at least { $fewest } players; there are { $found }. Add somebody.
refused-late-player = The first round has started: nobody new can play in this game, only watch.
refused-remove-begun = The game has begun: this player can leave it, but not be wiped out of it.
refused-already-left = { $name } has left the game already.
refused-last-player = This is the last player of the table: put the table away instead.
refused-order-incomplete = The order must name each player once, no more and no less.
refused-order-begun = The game has begun: seats keep their order now.
refused-no-clock = No clock is running at the moment.
refused-clock-length = A round lasts between one second and { $most } minutes.
refused-not-here = Not now: the screen may have just changed. See where the table is.
refused-no-such-game = This Companion does not know the game "{ $game }".
refused-too-many-codes = { $seconds ->
    [one] Too many wrong codes: wait a second, then try again.
   *[other] Too many wrong codes: wait { $seconds } seconds, then try again.
}
refused-table-unknown = This game is on a table that is still open: join it by its code.
refused-locked = The host has locked the rights: each seat does only its own part, the host and the scorekeeper do the rest.
refused-host-only = Only the host can do this. In the menu the host can hand the role over.
refused-host-code = That is not the host code: it is in the terminal of the computer that serves the table.
refused-watching = This device only watches: take a seat first.
refused-seat-held = { $name } plays on another device: ask for the seat, and the host says yes.
refused-no-such-device = This device is no longer at the table.
refused-too-many-requests = Too many devices are asking for a seat: wait until the host has answered.
refused-undo-gone = That is undone already.
refused-undo-never = "{ $what }" cannot be undone.
refused-undo-buzzer = Time really was up: the end of the clock cannot be undone.
refused-undo-later = { $more ->
    [0] "{ $what }" cannot be undone: { $later } depends on it. Undo that first.
   *[other] "{ $what }" cannot be undone: { $later } and { $more } more things depend on it. Undo those first.
}
hub-table-newer = Table { $table } was begun with a newer Companion and is left as it is. Install that version to take it up again.
hub-table-superseded = The same game was open at two tables. The newer one goes on; table { $code } was put away.
hub-table-unreadable = Table { $table } could not be read back; its journal is untouched in the data folder. "companion doctor --bundle" adds it to a report.

undo-of = the undoing of "{ $what }"
undo-table-opened = the opening of the table
undo-player-seated = { $name }'s arrival
undo-player-changed = the change of { $name }
undo-player-removed = a player taken off
undo-seats-ordered = the order of the seats
undo-player-left = { $name } leaving
undo-seat-taken = { $name }'s seat on a device
undo-seat-freed = { $name }'s seat given back
undo-host-changed = the change of host
undo-rights-locked = the rights
undo-scorekeeper-named = the scorekeeper
undo-timer-started = the start of the clock
undo-timer-stood = the pause
undo-timer-resumed = the clock going on
undo-timer-extended = { $more ->
    [1] +{ $seconds } s{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
   *[0] −{ $seconds } s{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
}
clock-paused-by = { $count ->
    [one] { $names } paused the clock.
   *[other] { $names } have paused the clock.
}
undo-server-away = the server's absence
undo-table-closed = the table put away
undo-table-taken-up = the table taken up again
news = What changed: { $moved }.
clock-pause = Pause
clock-resume = Resume

rest-question =
    { $count ->
        [one] The record of this table was damaged in one place. One entry came after it.
       *[other] The record of this table was damaged in one place. { $count } entries came after it.
    }
rest-take = Take them
rest-leave = Go on without
rest-taken =
    { $left ->
        [0] All entries were taken: { $taken }.
       *[other] Taken: { $taken }. Not possible without what is lost: { $left }. Check the scores.
    }

refused-person-seated = { $name } already has a seat at this table.
undo-person-named = the seat given to { $person }
undo-persons-swapped = the swap of { $names }
who-sat-open = Who sat where?
who-sat-strap = Who sat where?
who-sat-note = Wrong name at a seat? Tap it and choose who played there. What was counted there stays; ranking, achievements and statistics follow.
who-sat-swap = Swap with { $name }
who-sat-ok = Use this name
who-sat-done = This seat is now { $name }'s.
