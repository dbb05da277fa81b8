## Le chrono seul, sans partie

timer-title = Juste un chrono
timer-note = Un seul chrono pour toute la maison : chaque écran ouvert ici montre le même, et chacun peut l'arrêter. L'appareil qui le lance sonne.
timer-scan = Scannez pour voir ce chrono
timer-start = Lancer
timer-again = Relancer
timer-add = +30 s
timer-stop = Remettre à zéro
clock-stands = { $state ->
    [paused] Pause
   *[over] C'est fini !
}
