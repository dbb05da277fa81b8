## The timer alone, without a game

timer-title = Just a timer
timer-note = Every device on this page shows the same timer, and anyone can stop it. The device that starts it rings.
timer-scan = Scan to see this timer
timer-start = Start
timer-again = Start again
timer-add = +30 s
timer-stop = Reset
clock-stands = { $state ->
    [paused] Paused
   *[over] Time's up
}
