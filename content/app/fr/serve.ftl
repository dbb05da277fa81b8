serve-ready = Companion est prêt. Sur les téléphones, dans le même Wi-Fi :
serve-address = { "  " }{ $url }  (réseau : { $network })
serve-table = { "  " }La table { $code } est ouverte{ $count ->
    [0] .
   *[other] { "" } : { $names }.
}
serve-host-code = code de l'hôte : { $code }  (tapé dans le menu d'une table, sous Droits, il fait de l'appareil l'hôte)
serve-stop = Ctrl-C pour arrêter ; rien n'est perdu.
serve-no-network = Companion est prêt sur cet ordinateur : { $url }. Il n'est dans aucun réseau : pour les téléphones, rejoignez le Wi-Fi de la maison et relancez.
serve-only-here = Companion est prêt, sur cet ordinateur seulement : { $url }. Avec --host { $host }, aucun téléphone ne peut venir.
serve-no-phone = Aucun téléphone n'est encore arrivé. Si la page ne s'ouvre pas chez eux : le pare-feu de cet ordinateur doit laisser entrer Python, et le Wi-Fi ne doit pas isoler les appareils entre eux (souvent le cas d'un réseau « invités »).
serve-port-taken = Le port { $port } est déjà pris par un autre programme, peut-être un autre Companion. Fermez-le, ou choisissez un autre port avec --port.
serve-port-wrong = { $setting } vaut « { $port } », qui n'est pas un port : il y faut un nombre de 1 à { $last }.
serve-address-refused = Impossible d'écouter sur { $host }, port { $port } : { $why }. Vérifiez --host et --port.
serve-port-reserved = Le port { $port } est réservé par le système à ses propres services. Choisissez-en un autre avec --port, de { $above } à 65535.
serve-address-not-ours = « { $host } » n'est pas une adresse de cette machine. Sans --host, Companion écoute sur toutes celles qu'elle a.
serve-stopped = Companion est arrêté. Les tables reprendront où elles en étaient.
join-no-phone = Aucun téléphone n'arrive ? Le pare-feu de l'ordinateur ou l'isolation du Wi-Fi (réseau « invités ») l'empêchent peut-être.
