# Ce que dit la page avant que l'application ne soit là.
page-kicker = Le compagnon de la table
page-loading = La Une est sous presse…
page-slow = C'est plus long que d'habitude. Le téléphone est-il bien sur le Wi-Fi de la table ?
page-reload = Recharger
page-too-old = Ce navigateur est trop ancien pour cette page. Il faut Chrome ou Edge 92, Safari 15.4 (iPhone : iOS 15.4) ou Firefox 125, ou plus récent. Mettez-le à jour, ou ouvrez cette adresse sur un autre appareil.
page-no-wasm = Ce navigateur bloque WebAssembly, dont cette page a besoin. Sur un iPhone en mode Isolement : touchez « AA » (ou le menu de la page), puis autorisez ce site. Sinon, ouvrez cette adresse sur un autre appareil.
page-no-script = Cette page a besoin de JavaScript, que ce navigateur refuse. Autorisez-le pour cette adresse, ou ouvrez-la sur un autre appareil.
page-failed = La page ne s'est pas chargée en entier. Vérifiez le Wi-Fi, puis rechargez.
page-crashed = Une erreur est survenue sur cette page. Rien n'est perdu : rechargez-la.
page-lost = Connexion perdue. La page revient dès que la table répond.
page-cut-off = Connexion coupée
page-cut-off-shout = Ce téléphone n'entend plus la table. Pour un « Tirage ! », criez : la table le notera, avec le temps que montre le chrono.
page-cut-off-wait = Vos appuis n'arrivent pas à la table. La page revient toute seule.
page-light = Continuer sans attendre, avec la version allégée
