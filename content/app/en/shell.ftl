app-name = The Companion
app-ok = Got it
go-home = Home
table-code = Table { $code }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

join-who = Who are you?
join-several = Several seats on one phone are fine.
join-take = That's me
join-leave-seat = Give back
join-yours = on this device
join-free = free seat
seat-there = { $presence ->
    [here] on another device
    [asleep] on another device, asleep
   *[gone] on another device, gone
}
seat-here-too = { $count ->
    [one] on this device and another
   *[other] on this device and { $count } others
}
seat-ask = Ask for it
seat-ask-again = Ask again
seat-waiting = The host is asked: one yes, and the seat is here.
seat-withdraw = Never mind
seat-refused = The answer was no. Talk to the host at the table.
seat-asked = A device asks for { $name }'s seat. Is it { $name }?
seat-asked-yes = Yes, give it
seat-move-question = { $name } is playing on another device. Play here instead?
seat-move = Only here
seat-share = Here too
seat-free = Free { $name }'s seat
seat-give = Give { $name }'s seat to another device
seat-give-to = { $name } plays on:
join-new-name = Another name
join-add = Add
join-enter = { $count ->
    [one] To the table
   *[other] To the table, { $count } seats
}
join-watch = Just watch
join-this-machine = This computer serves the table, but this browser is not known as the host: the host code shown in the terminal gives it that role back.
join-no-table = There is no table { $code } (any more). Ask for the code on the screen, or go back home.
join-no-address = This computer is in no network: phones cannot find it. Join the house's Wi-Fi.
join-qr = QR code to { $url }
join-scan = Scan to join
join-code-is = or type the address, code:
join-next-address = Another address
join-network = { $kind ->
    [wifi] Over Wi-Fi ({ $name }): the phone must be in the same network.
    [cable] Over the network cable ({ $name }): the phone must be in the same network.
   *[other] Over the network { $name }: the phone must be in it too.
}
roster-title = Around the table
roster-nobody = on no device
roster-hold = Here
roster-remove = Take { $name } off
roster-remove-question = Take { $name } off the table?
roster-remove-yes = Yes, take off
roster-ready = ready
ready-here = { $on ->
    [true] Ready!
   *[false] Ready?
}
ready-who = { $count ->
    [0] Nobody has said “Ready” yet (0 of { $of }).
   *[other] Ready: { $names } ({ $count } of { $of }).
}
ready-start-question = Usually the host starts. Start now, for the whole table?
ready-start-yes = Yes, start
home-new = New game
setup-open = Open the table
seat-held = { $where ->
    [host] on the host's device
    [shared] on the same device as { $names }
   *[own] on their own device
}{ $presence ->
    [here] {""}
    [asleep] , asleep
   *[gone] , away
}
seat-give-short = Move to another device
seat-free-short = Free the seat
menu-leave-short = Leave the game
