## Home, a new game, history, players, settings, the table's menu

loading = One moment…
some-names = { $names }
ask-no = No

home-strap = Make the front page
home-resume = Go on
home-see-result = See the result
home-again = Play again
home-join = Join
home-history = History
home-players = Players
home-settings = Settings
home-nobody-yet = Nobody at this table yet.
home-put-away = Put the table away
home-put-away-question = Put the table away? The game is not over: it stays in the history, where it can be taken up again.
home-put-away-new = Put the table away? The game has not begun.
home-put-away-over = Put the table away? The game stays in the history.
home-put-away-yes = Yes, put it away

when-unknown = no date
when-today = today, { $time }
when-yesterday = yesterday, { $time }
when-date = { $date }
span-seconds = { $seconds } s
span-minutes = { $minutes } min
span-hours = { $hours } h
span-days = more than a day

setup-strap = New game
setup-who = Who plays?
setup-how = Details
setup-game = Game
setup-mode = Mode
setup-change = Change
setup-fold = Fold
setup-last-time = As last time: { $settings }
setup-order = In table order. Tap a name to change its colour or symbol.
setup-order-teams = Teams form in this order: the first two, the next two… The arrows change it.
setup-name = Name
setup-known = Been here before
setup-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
setup-new = first game here
setup-most = This mode is for { $most } at most: take { $more } away, or choose another mode.
setup-name-over = “{ $name }” still stands in the name field, and this mode is for { $most } at most: clear it, or take somebody away.
setup-team = team { $number } · { $role }
setup-twin = same name: the symbol tells them apart ({ $symbol })
setup-stranger = Not the same person: another player called { $name }
setup-fewest = At least { $fewest } players will be needed; the others can still join with their phones.
look-symbol = Symbol
look-colour = Colour
symbol-name = { $symbol ->
    [triangle] triangle
    [diamond] full diamond
    [rhombus] open diamond
    [star_outline] open star
    [star] full star
   *[square] square
}
colour-name = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [purple] purple
    [amber] amber
   *[brown] brown
}

join-known = Been here before:
join-type-title = Which table?
join-type-note = The code of six signs is on the table's screen, beside the QR code.
join-code = Code
join-go = Join
join-code-empty = Type the table's code: six signs, shown beside the QR code.
join-try-again = Try again
join-put-away = This table has just been put away. Its game is in the history.

history-strap = History
history-empty = No finished game yet: the first one will be here.
history-more = Older games
history-back = All games
history-unfinished = Unfinished game
history-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
history-goal-met = Goal reached
history-no-winner = No winner
history-points = { $name } { $points }
history-correct = Correct
history-delete = Delete
history-delete-question = Delete this game from the history? What it alone earned its players goes with it.
history-delete-yes = Yes, delete
history-deleted = The game of { $names } is deleted.
history-delete-undo = Undo: bring the game back
history-still-open = This game is still open at table { $code }: put that table away first.
history-reopened = The game is open again as it was. Each correction is saved at once; put the table away when it is done.
history-unknown-game = This Companion does not know the game "{ $game }": it cannot show it.
unfinished-how = This game was put away before it was over. It goes on where it was left, with its clock stopped.
unfinished-take-up = Take the game up again
unfinished-delete-question = Delete this game from the history? Nobody can go on with it then.
unfinished-deleted = The game is deleted.

people-strap = Players
people-empty = Nobody is known here yet: names stay after the first game.
people-games = { $count ->
    [0] no finished game
    [one] { $count } game
   *[other] { $count } games
}
people-new-name = New name
people-rename = Rename
people-look-note = Offered first in the next game, unless somebody else has them.
people-forget = Forget this player
people-forget-question = Forget { $name }? The name and ticked achievements go; games played stay in the history.
people-forget-yes = Yes, forget

say-clock = { $mark ->
    [minute] One minute left.
    [half] Thirty seconds left.
    [ten] Ten seconds left.
   *[end] Time is up.
}
say-print = { $name }: Print!

settings-strap = Settings
settings-this-device = this device
settings-note = These settings are for this device only. Everybody has their own.
settings-to-table = Back to the table
settings-language = Language
settings-theme = Paper
settings-theme-is = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}
text-larger = Text at { $percent }%
settings-text = Text size
settings-text-is = { $percent }%
settings-sound = Sound
settings-sound-note = One device is enough: usually the one that opened the table.
settings-sound-is = { $sound ->
    [on] Yes
    [off] No
   *[auto] As usual
}
settings-bell-is = { $bell ->
    [gong] Gong
    [beep] Beep
   *[bell] Bell
}
settings-volume-is = { $volume ->
    [soft] Soft
    [middle] Medium
   *[loud] Loud
}
settings-try = Try it
settings-try-note = Nothing? Turn up the device's volume; on an iPhone, switch silent mode off.
bell-touch = Touch the screen once for the bell.
bell-none = This browser cannot ring the bell. Choose another device: Settings › Sound › Yes.
screen-off = { $told ->
    [refused] This browser does not keep the screen on: for this evening, choose a later screen time-out in the device's settings.
   *[hoped] Does the screen go off during a game? On the iPhone: Settings › Display & Brightness › Auto-Lock › Never.
}
settings-vibration = Vibration
settings-vibration-note = At 1:00, at 0:10 and at the end, where a seat is on this device.
settings-mirrored = Buttons for the left hand
settings-mirrored-note = In a round, calls and buttons are on the left thumb’s side.
settings-upright = Turn all panels the usual way up
settings-flash = Flashing screen
settings-flash-note = The screen turns red once, when time is up.

menu-open = Table menu
menu-strap = Menu
menu-close = Back to the game
menu-invite = QR code, large
menu-take-here = Play here
menu-left = { $count ->
    [one] Gone: { $names }
   *[other] Gone: { $names }
}
menu-leave = { $name } is leaving
menu-leave-before = { $name } does not play? The game has not begun: the seat is taken away.
menu-leave-question = { $name } leaves the game? Counted rounds stay; comparisons and ranking go on without. It can be undone.
menu-leave-yes = Yes
menu-rulings-note = What the group decides where the rules are silent.
rights-title = Rights
rights-are = { $locked ->
    [true] Locked: each seat does only its own part.
   *[false] Open: whoever is seated may do everything.
}
rights-open = Whoever is seated may do everything.
rights-locked = Each seat calls and enters only for itself; the host and the scorekeeper do the rest.
rights-note = The rights are locked: the host or the scorekeeper does this.
rights-lock = Lock the rights
rights-lock-note = Each seat calls and enters only for itself; pause, undo, order and the others' counts are for you and the scorekeeper.
rights-keeper = Scorekeeper
rights-keeper-note = One more device that may do what yours may, but not give rights. A second tap takes it back.
rights-hand-over = Hand the role of host over
rights-hand-over-note = That device leads from now on. With the code in the terminal of this table's computer you get the role back.
rights-hand-over-question = Hand over to { $to }?
rights-hand-over-yes = Yes, hand over
rights-alone = No other device is at this table yet: a scorekeeper or another host can be named once one is.
rights-host-is = Host: { $device }.
rights-keeper-is = Scorekeeper: { $device }.
rights-keeper-here = Scorekeeper: this device.
rights-code-note = To lead this table from this device: the host code is in the terminal of the computer that serves it.
rights-code = Host code
rights-code-go = Lead
device-of = { $names }'s device
device-host = the host's device
device-watching = watching device { $number }
menu-settings = Settings of this device
