### What the page of any game says.

## Lists

list-none = aucun
list-one = { $item }
list-two = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Continuer
cancel = Annuler
close = Fermer
back = Retour
undo = Revenir en arrière
retry = Réessayer
reload = Recharger
got-it = Compris
copied = Copié

## Settings

percent = { $n } %
setting-animation = Vitesse d’animation
setting-computers = Vitesse des ordinateurs
setting-hotkeys = Raccourcis clavier
setting-language = Langue
setting-reduced-motion = Ton appareil demande des mouvements réduits : rien ne bouge.
setting-sound = Son
setting-text-size = Taille du texte
setting-theme = Thème
setting-turn-calls = Annoncer le suivant
setting-vibration = Vibration
setting-volume = Volume
settings = Paramètres
settings-kept = Les paramètres restent sur cet appareil.
value-at-once = Immédiate
value-dark = Sombre
value-fast = Rapide
value-follow-device = Comme l’appareil
value-light = Clair
value-normal = Normale
value-off = Désactivé
value-on = Activé
value-size-large = Grande
value-size-largest = Très grande
value-size-normal = Normale
value-slow = Lente

## The page as an app of the device

full-screen = Plein écran
full-screen-end = Quitter le plein écran
full-screen-refused = Le navigateur refuse le plein écran à cette page. Cherche-le dans le menu du navigateur.
install = Installer
install-by-hand = Pour installer { $game } sur cet appareil : touche « Partager », puis « Sur l’écran d’accueil ».
install-from-menu = Le navigateur n’a rien demandé. Cherche « Installer » ou « Ajouter à l’écran d’accueil » dans son propre menu.
install-offer = Tu peux installer { $game } sur cet appareil : il s’ouvre dans sa propre fenêtre et marche même hors ligne.
install-safari = Après sept jours sans visite, Safari peut effacer ce qu’un site a enregistré. Une fois installé, le jeu démarre avec une liste vide : exporte tes parties ici, puis ouvre le fichier là-bas.
offline-coming = Le jeu est en cours d’enregistrement sur cet appareil. Dans un instant, il pourra aussi démarrer sans réseau.
offline-kept = Le jeu est enregistré sur cet appareil et démarre aussi sans réseau.
offline-refused = Le jeu n’est pas enregistré ici et ne démarre donc qu’avec une connexion. Essaie dans une fenêtre ordinaire, ni privée, ni à l’intérieur d’une autre page.

## Sharing

share-private = Tout est dans le lien lui-même ; rien n’est enregistré ailleurs.
share-link = Lien
share-send = Envoyer…
share-copy = Copier le lien
share-open = Ouvrir dans un onglet
share-cannot-copy = Le navigateur empêche la page de copier le lien. Sélectionne-le et copie-le toi-même.
share-qr = Code QR du lien
share-qr-too-long = Ce lien est trop long pour un code QR. Envoie plutôt le lien lui-même.

## The rules page

rules-loading = Chargement des règles…
rules-failed = Impossible de charger les règles. Vérifie ta connexion et réessaie.
find-label = Chercher dans les règles
find-none = Rien trouvé avec ces mots. Essaie avec moins de mots ou avec d’autres.
find-count = { $n ->
    [one] { $n } section
    [many] { $n } sections
   *[other] { $n } sections
}
parts-title = Sommaire
