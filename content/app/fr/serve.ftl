serve-ready = Companion est prêt. Sur les téléphones connectés au même Wi-Fi :
serve-address = { "  " }{ $url }  (réseau : { $network })
serve-table = { "  " }La table { $code } est ouverte{ $count ->
    [0] .
   *[other] { "" } : { $names }.
}
serve-host-code = code de l'hôte : { $code }  (à taper dans le menu d'une table, rubrique Droits, pour devenir l'hôte)
serve-club-code = code du club : { $code }  (à donner aux membres : il leur permet d'ouvrir des tables et de voir l'historique)
serve-stop = Ctrl-C pour arrêter ; rien n'est perdu.
serve-no-network = Companion est prêt sur cet ordinateur : { $url }. Il n'est connecté à aucun réseau. Pour jouer avec des téléphones, connectez-le au Wi-Fi et relancez.
serve-only-here = Companion est prêt, sur cet ordinateur seulement : { $url }. Avec --host { $host }, aucun téléphone ne peut se connecter.
serve-no-phone = Aucun téléphone ne s'est encore connecté. Si la page ne s'ouvre pas : le téléphone est-il sur ce Wi-Fi, sans données mobiles ni VPN ? S'il signale « pas d'internet », restez connecté. Un réseau invité isole les appareils, et le pare-feu de cet ordinateur doit laisser entrer Python.
serve-port-taken = Le port { $port } est pris par un autre programme, peut-être un autre Companion. Fermez-le, ou choisissez un autre port avec --port.
serve-port-windows = Windows ne laisse personne utiliser le port { $port } : il l'a réservé (souvent pour Hyper-V ou WSL), ou un programme le garde pour lui seul. Choisissez-en un autre, par exemple --port 8200.
serve-url-wrong = « { $url } » n'est pas une adresse valable. Exemple : http://table.lan:8160, sans chemin.
serve-port-wrong = { $setting } vaut « { $port } », qui n'est pas un numéro de port. Donnez un nombre de 1 à { $last }.
serve-address-refused = Impossible d'écouter sur { $host }, port { $port } : { $why }. Vérifiez --host et --port.
serve-port-reserved = Le port { $port } est réservé par le système. Choisissez-en un autre avec --port, de { $above } à 65535.
serve-address-not-ours = « { $host } » n'est pas une adresse de cet ordinateur. Sans --host, Companion les utilise toutes.
serve-stopped = Companion est arrêté. Les tables reprendront où elles en étaient.
join-no-phone = Un téléphone n'arrive pas à se connecter ? Il lui faut le même Wi-Fi que cet ordinateur, sans données mobiles ni VPN ; s'il signale « pas d'internet », restez connecté. Un réseau invité ou le pare-feu de l'ordinateur peut aussi bloquer la connexion.

serve-name = { "  " }{ $url }  (un nom qui ne change pas ; iPhone, Mac et Windows le connaissent, Android pas toujours)
join-name = Ou, sur iPhone, Mac et Windows : { $url }
serve-engine-away = Companion n'atteint pas NATS JetStream à l'adresse { $nats } ({ $why }). Démarrez ses nœuds, puis relancez.
serve-no-hosted = Il manque l'extra « hosted » : pip install '.[hosted]'.
