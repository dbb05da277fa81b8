## Le chrono seul, sans partie

timer-title = Juste un chrono
timer-note = Ce chrono est le même sur tous les écrans qui affichent cette page, et tout le monde peut l'arrêter. C'est l'appareil qui l'a lancé qui sonne.
timer-scan = Scannez pour voir ce chrono
timer-start = Lancer
timer-again = Relancer
timer-add = +30 s
timer-stop = Remettre à zéro
clock-stands = { $state ->
    [paused] Pause
   *[over] Temps écoulé
}
