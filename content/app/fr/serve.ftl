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
serve-no-phone = Aucun téléphone n'est encore arrivé. Si la page ne s'ouvre pas chez eux, vérifiez que le téléphone est sur le même Wi-Fi (données mobiles coupées, « rester connecté » accepté, VPN désactivé), que le Wi-Fi n'est pas un réseau « invités », qui isole les appareils, et que le pare-feu de cet ordinateur laisse entrer Python.
serve-port-taken = Le port { $port } est déjà pris par un autre programme, peut-être un autre Companion. Fermez-le, ou choisissez un autre port avec --port.
serve-port-windows = Windows ne laisse personne écouter sur le port { $port } : il l'a réservé (souvent pour Hyper-V ou WSL), ou un programme le garde pour lui seul. Choisissez-en un autre, par exemple --port 8200.
serve-url-wrong = « { $url } » n'est pas une adresse : il faut par exemple http://table.lan:8160, sans chemin.
serve-port-wrong = { $setting } vaut « { $port } », qui n'est pas un port : il y faut un nombre de 1 à { $last }.
serve-address-refused = Impossible d'écouter sur { $host }, port { $port } : { $why }. Vérifiez --host et --port.
serve-port-reserved = Le port { $port } est réservé par le système à ses propres services. Choisissez-en un autre avec --port, de { $above } à 65535.
serve-address-not-ours = « { $host } » n'est pas une adresse de cette machine. Sans --host, Companion écoute sur toutes celles qu'elle a.
serve-stopped = Companion est arrêté. Les tables reprendront où elles en étaient.
join-no-phone = Aucun téléphone n'arrive ? Même Wi-Fi que cet ordinateur, sans données mobiles ni VPN ; s'il prévient « pas d'internet », restez connecté. Un réseau « invités » ou le pare-feu de l'ordinateur peuvent aussi l'empêcher.

serve-name = { "  " }{ $url }  (un nom qui reste ; iPhone, Mac et Windows le connaissent, Android pas toujours)
join-name = Ou, sur iPhone, Mac et Windows : { $url }
