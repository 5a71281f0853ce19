### Les messages du jeu en français. On tutoie le joueur ; les noms de joueurs et d’espèces restent tels quels.

## Counted words

points = { $n ->
    [one] { $n } point
    [many] { $n } points
   *[other] { $n } points
}
coins = { $n ->
    [one] { $n } pièce
    [many] { $n } pièces
   *[other] { $n } pièces
}
coins-acc = { $n ->
    [one] { $n } pièce
    [many] { $n } pièces
   *[other] { $n } pièces
}
space-coins = { $n ->
    [one] { $n } pièce spatiale
    [many] { $n } pièces spatiales
   *[other] { $n } pièces spatiales
}
dice = { $n ->
    [one] { $n } dé
    [many] { $n } dés
   *[other] { $n } dés
}
dice-acc = { $n ->
    [one] { $n } dé
    [many] { $n } dés
   *[other] { $n } dés
}
dice-ins = { $n ->
    [one] { $n } dé
    [many] { $n } dés
   *[other] { $n } dés
}
rounds = { $n ->
    [one] { $n } manche
    [many] { $n } manches
   *[other] { $n } manches
}

## Home

game-name = Space Taxi
new-game = Nouvelle partie
your-games = Tes parties
first-flight = Premier vol
first-flight-hint = Premier vol : apprends le jeu en deux minutes
rules = Règles du jeu
about = À propos
home-running = Manche { $n } sur { $of } : { $players }
home-daily = Vol du jour
home-play = Jouer tout de suite
home-play-against = Contre deux ordinateurs
home-together = Jouer ensemble
home-together-at = À plusieurs sur un écran

## Set-up

setup-players = Nombre de joueurs
setup-solo = Solo
setup-seats = Joueurs, dans le sens horaire
setup-name = Nom du joueur { $i }
setup-suggested-name = { $i ->
    [1] Mila
    [2] Otto
    [3] Noor
    [4] Ida
   *[5] Bo
}
setup-head-name = Nom
setup-head-begins = Commence
setup-last-ride = Le dernier à avoir pris un taxi commence.
setup-begins = { $player } commence
setup-by-lot = Tirer au sort
setup-coach = Coach : conseils et probabilités
setup-start = C’est parti !
setup-keeps-old = Ta partie en cours reste dans « Tes parties ».
setup-code = Les mêmes dés qu’une autre table
setup-code-name = Code
setup-code-hint = N’importe quel texte peut servir de code. Les tables qui ont le même code et le même nombre de joueurs obtiennent les mêmes lancers. Attention : qui connaît le code peut prévoir les lancers.
setup-code-too-long = Ce code est trop long. Choisis-en un plus court.

## Who plays

driver-rookie = Débutant
driver-cabbie = Chauffeur
driver-captain = Capitaine
driver-ace = As
level-rookie = { driver-rookie } : fait des erreurs de débutant
level-cabbie = { driver-cabbie } : joue selon des règles simples
level-captain = { driver-captain } : joue pour les points, sans erreur
level-ace = { driver-ace } : joue pour gagner, sans erreur
computer-level = Ordinateur : { $level }
driver-person = Humain
driver-of = Qui joue pour { $player } : un humain ou un ordinateur
who-plays = Qui joue ?
computer-plays = { $player } ({ $level }) joue.
computer-thinks = { $player } réfléchit…
computer-fast = Plus vite
computer-skip = Abréger le tour
why-liftoff = Tous à bord, carburant { $fuel } : ça décolle !
why-no-way-out = Ce sera un décollage raté.
why-waits = Ne pose rien et espère un meilleur lancer.
why-group = { $n } { $species } voyagent ensemble.
why-crystal = Cristal { $n } : c’est bon à prendre.
why-fuel = Carburant dans les ailes : { $n }.
why-only-lost = Le dé perdu suffit pour cette tuile.
why-seat = Il faut bien occuper un siège.
why-pays = Échange { coins } contre des points.
why-keeps = Garde { coins } pour les manches suivantes.
coach-open = Conseils et probabilités

## Handing over a place

computers = Ordinateur
who-plays-text = À tout moment, quelqu’un d’autre ou l’ordinateur peut prendre le relais d’un joueur. Ce qui est lancé, posé et payé ne change pas.
who-plays-over = La partie est finie : plus personne ne peut prendre le relais.

## The coach

coach = Coach
coach-by = Meilleur coup selon
coach-points = Points
coach-wins = Victoire
coach-points-are = Points attendus d’ici la fin de la partie.
coach-wins-are = Probabilité de gagner la partie.
coach-expects = { points }
coach-best = le meilleur
coach-as-good = Aussi bien :
coach-game = Toute la partie
coach-works = Le coach calcule…
coach-lost = Le coach n’a rien à dire ici. À toi de décider.
odds = Probabilités
odds-launch = Décollage
odds-result = Score attendu à ce tour
odds-wins = Probabilité de victoire

## Top bar

top-bar = Partie
menu = Menu
round-of = Manche { $n } sur { $of }
rounds-left = Manches restantes : { $n }
rounds-left-short = Reste : { $n }
throw-of = Lancer { $n } sur { $of }
draw-pile = Réserve
draw-pile-coins = Réserve : { coins }
sound-mute = Couper le son
sound-unmute = Activer le son
to-home = Retour à l’accueil

## Species

species-orbi = Orbi
species-alpi = Alpi
species-mopi = Mopi
species-tembo = Tembo
species-xeno = Xeno

## Groups

group = { $n ->
    [1] extraterrestre seul
    [2] paire
    [3] groupe de trois
    [4] groupe de quatre
    [5] groupe de cinq
   *[6] groupe de six
}
group-points = { $group } : { points }

## Dice

die-at = { $die }, { $i } sur { $of }
die-blocked = { $die }, aucune tuile ne permet un dé de plus
die-species = Dé passager : { $species }
die-joker = Dé passager : joker
die-joker-as = Dé passager : joker, devient { $species }
die-joker-unpaid = Dé passager : joker, non payé
die-fuel = Dé carburant : { $n }
die-smuggling = Dé contrebande : { $n }
die-smuggling-after = Dé contrebande : { $new } après { $old }
die-smuggling-lost = Dé contrebande : { $new } après { $old }, perdu

## The board

board = Plateau de jeu
board-seats-group = { $n } { $species }
board-crystal-lost = Contrebande ratée
seat-empty = Siège { $i } : libre
seat-species = Siège { $i } : { $species }
seat-unpaid = Siège { $i } : joker non payé
seat-target = Siège { $i } : { $species } irait ici
seat-target-unpaid = Siège { $i } : le joker non payé irait ici
wing-empty = Aile { $i } : libre
wing-fuel = Aile { $i } : { $n }
wing-target = Aile { $i } : le { $n } irait ici
mine-empty = Mine de cristal : vide
mine-crystal = Mine de cristal : { $n }
mine-target = Mine de cristal : le { $n } irait ici
beside-empty = À côté du plateau : rien
beside-lost = À côté du plateau : le dé contrebande perdu

## Scoring legend

legend = Légende du calcul des points
legend-fuel-factor = Carburant { $n } : multiplicateur { $factor }
legend-fuel-low = Carburant 6 ou moins : décollage raté
legend-fuel-high = Carburant 11 ou plus : décollage raté
legend-same-species = Même espèce
legend-points = Points
legend-earned = { $cell }, acquis
legend-if-placed = { $cell }, si tu poses ces dés
legend-reachable = { $cell }, encore possible
fuel-to-go = { $n ->
    [one] encore { $n } dé carburant
    [many] encore { $n } dés carburant
   *[other] encore { $n } dés carburant
}

## Throwing and placing

tray = Dés lancés
tray-of = Lancer : { $player }
throw-n = Lancer { dice }
select-dice = Choisir des dés
place-n = Poser { dice-acc }
keep-none = Ne rien poser
your-turn = { $player }, à toi !
prompt-throw = { $player }, lance les dés !
last-fuel-from = À partir de { $from }, le taxi décolle ; avec { $to }, c’est ×{ $factor }.
last-fuel-between = De { $from } à { $to }, le taxi décolle ; avec { $to }, c’est ×{ $factor }.
last-fuel-up-to = Jusqu’à { $to }, le taxi décolle ; avec { $to }, c’est ×{ $factor }.
last-fuel-only = Seul un { $to } fait décoller le taxi, avec ×{ $factor }.
last-fuel-none = Quoi qu’il tombe, le taxi reste au sol.
last-crystal-from = À partir de { $from }, le cristal compte ; en dessous, il est perdu.
last-crystal-only = Seul un { $from } compte ; en dessous, le cristal est perdu.
last-crystal-any = Le cristal compte, quoi qu’il tombe.
last-passenger = Le mieux : { $who }, pour { points } de plus.
last-passenger-alone = Qui que ce soit, il restera seul.
prompt-place = Choisis { $counts } de ces dés.
prompt-place-or-none = Choisis { $counts } de ces dés, ou ne pose rien.
prompt-place-all = { $n ->
    [one] Pose le dernier dé tel quel.
    [many] Pose les { $n } dés tels quels.
   *[other] Pose les { $n } dés tels quels.
}
prompt-place-all-or-none = { $n ->
    [one] Pose le dernier dé, ou ne pose rien et relance-le.
    [many] Pose les { $n } dés, ou ne pose rien et relance-les.
   *[other] Pose les { $n } dés, ou ne pose rien et relance-les.
}
prompt-other-player = { $player } joue.
tile-gone = La tuile { $n } est déjà utilisée. Choisis { $counts } de ces dés.
too-many-selected = Aucune tuile ne dépasse 4. Choisis { $counts } de ces dés.
tile-gone-with-lost = Avec le dé perdu, cela fait { $n }, et la tuile { $n } est déjà utilisée. Choisis-en { $counts } en plus.
lost-counts-one = Le dé contrebande perdu compte pour 1 dé.
lost-alone-or-more = Le dé perdu compte pour 1 : choisis-le seul, ou { $counts } de plus.
lost-and-more = Le dé perdu compte pour 1 : choisis-en { $counts } de plus.
select-or-lost = Choisir des dés, ou le dé perdu seul
select-lost = Choisir le dé perdu
lost-takes-tile = Tuile 1 : le dé perdu suffit à lui seul. Retire les autres dés de ta sélection.
tile-takes = Tuile { $n } : choisis { dice-acc }.
tile-takes-with-lost = Tuile { $tile } : choisis { dice-acc } en plus du dé perdu.
tile-ready = La tuile { $n } a ses dés. Pose-les.
warn-fails = Carburant { $n } : ce sera un décollage raté.

## Joker

joker = Joker
joker-becomes = Le joker devient
joker-price = { coins } par joker.
joker-purse = Tu as { coins }.
unpaid = Non payé
unpaid-hint = Occupe un siège, ne rapporte rien
joker-no-coin = Pas assez de pièces : ce joker reste non payé.
joker-no-coin-more = Tes pièces sont déjà réservées aux autres jokers. Laisse celui-ci non payé.
joker-choose-first = Choisis d’abord ce que devient le joker.

## Number tiles

tiles = Tuiles numérotées
tiles-of = Tuiles : { $player }
tile-up = Tuile { $n }
tile-optional = Tuile 0, facultative
tile-barred = Tuile 0, pas maintenant : le dé perdu compte
tile-next = Tuile { $n }, la prochaine à retourner
tile-turned = Tuile { $n }, retournée

## Formula

formula = Score actuel
label-passengers = Passagers
label-fuel = Carburant
label-factor = Multiplicateur
label-crystal = Cristal
label-coins = Pièces
label-total = Total
factor-open = Multiplicateur pas encore fixé
so-far = jusqu’ici
range-spoken = { $from } à { $to }
crystal-safe = à l’abri dans la mine
coins-at-end = +2 chacune après le décollage
passengers-none = pas encore de groupe

## Player cards

player-cards = Joueurs
card-throws = lance
card-tiles = tuiles
card-waits = attend
card-total = Total { $n }
card-coins-after = { space-coins }, { $after } après paiement
card-this-round = Cette manche
card-round-before = Manche d’avant
card-show-rounds = Afficher les manches : { $player }
card-round-result = Manche { $round } : { $n }
card-round-struck = Manche { $round } : { $n }, rayé, compte pour 0
card-round-failed = Manche { $round } : décollage raté
card-round-failed-struck = Manche { $round } : décollage raté, rayé
card-round-open = Manche { $round } : { $n }, provisoire
card-round-playing = Manche { $round } : en cours
card-round-to-come = Manche { $round } : à venir
best-so-far = Meilleur score : { $n }
best-so-far-short = Top { $n }
not-last-from = Pas dernier dès : { $n }
not-last-from-short = Sûr { $n }

## Lift-off and failure to launch

liftoff = Décollage !
failure = Décollage raté !
failed-to-launch = décollage raté
liftoff-scene = Le taxi décolle avec ses passagers.
failure-scene = Le taxi reste au sol dans un nuage de fumée.
ticket-turn = { $player }, manche { $n } sur { $of }
ticket-full-taxi = Taxi complet
ticket-bonus = { $n ->
    [one] +{ $n } pièce
    [many] +{ $n } pièces
   *[other] +{ $n } pièces
}
ticket-bonus-short = { $n ->
    [0] La réserve est vide : pas de pièces cette fois.
    [one] Il ne restait que { $n } pièce dans la réserve.
    [many] Il ne restait que { $n } pièces dans la réserve.
   *[other] Il ne restait que { $n } pièces dans la réserve.
}
ticket-lone-leave = Les extraterrestres seuls descendent : { $list }
ticket-unpaid-leave = { $n ->
    [one] { $n } joker non payé descend.
    [many] { $n } jokers non payés descendent.
   *[other] { $n } jokers non payés descendent.
}
ticket-crystal-lost = Contrebande ratée
failure-too-much = Trop de carburant
failure-too-little = Pas assez de carburant
failure-only-flies = Le taxi ne vole qu’avec 7, 8, 9 ou 10.
failure-passengers = Tout le monde descend et rentre à pied.
failure-crystal = Le cristal reste sur place.
failure-no-points = Aucun point pour cette manche

## Coins for points

spend-coins = Dépenser des pièces
spend-each = +2 points par pièce
spend-chosen = Pièces à dépenser : { $n } sur { $of }
spend-less = Une pièce de moins
spend-more = Une pièce de plus
spend-purse-empty = Aucune pièce à dépenser.
stakes = La manche
stakes-not-struck = +{ coins }, et à la place on raye : { $players }
stakes-struck-anyway = Même toutes les pièces n’y changeraient rien.
stakes-wins = Personne n’en a autant : cela gagne la partie.
stakes-leads = En tête jusqu’ici.
stakes-wins-with = +{ coins } pour gagner la partie.
stakes-leads-with = +{ coins } pour être en tête jusqu’ici.
stakes-shares = À égalité avec { $players } : victoire partagée.
stakes-level = À égalité avec { $players } jusqu’ici.
stakes-shares-with = +{ coins } pour être à égalité avec { $players } : victoire partagée.
stakes-level-with = +{ coins } pour être à égalité avec { $players } jusqu’ici.
stakes-behind = Même avec toutes les pièces, il manque pour être premier : { points }
take-points = Marquer { points }

## Handing over

next-throws = Ensuite : { $player } lance, { $tiles } retourne les tuiles

## Round over

round-over = Fin de la manche { $n }
scoring-round = Décompte de la manche
round-struck-mark = rayé
round-struck-counts = { $n }, rayé, compte pour 0
round-all-struck = Tous les scores sont égaux : ils sont tous rayés.
round-worst-struck = Le plus mauvais score est rayé : il compte pour 0.
round-opens-next = { $player } commence la manche suivante
round-next = Commencer la manche { $n }

## Game over

game-after = Après { rounds }
winner-is = { $player } gagne !
winners-are = Vainqueurs ex æquo : { $players }
winner-scene = Le taxi complet, rempli d’extraterrestres joyeux.
final-table = Points par manche
final-player = Joueur
final-round-n = Manche { $n }
final-legend-best = meilleur score, commence la manche suivante
final-legend-struck = rayé, compte pour 0
race = La course, manche après manche
race-spoken = Points manche après manche. À la fin : { $list }
race-player = { $player } : { points }
rematch = Revanche
solo-result = Ton vol : { points }
solo-again = Refaire un vol
solo-first = Ton premier vol en solo ici : tu as maintenant un score à battre.
solo-new-best = Nouveau record personnel ! Jusqu’ici : { points }
solo-best = Ton record jusqu’ici : { points }
daily-counts = C’était ton premier vol pour cette date : il compte.
daily-practice = Entraînement : seul ton premier vol pour cette date compte.

## Sheets and values

review = Analyse
replay = Revoir la partie
last-turns = Derniers tours
dice-sheet = Les dés
hotkeys = Raccourcis clavier
game-view = Voir le résultat
share = Partager
board-as-text = Plateau en mode texte
log-crystal = cristal { $n }
log-fuel = carburant { $n }

## Review

review-working = Calcul de la valeur de chaque coup…
review-failed = Le calcul n’a pas abouti. Recharge la page pour réessayer.
review-intro = La chance, c’est ce que les dés ont ajouté ou enlevé aux points attendus. Chaque coup qui n’est pas le meilleur en fait perdre. La précision dit à quel point les coups approchent des meilleurs : 100 %, c’est le meilleur coup à chaque fois.
review-chart = Chance et habileté
review-chart-player = { $player } : chance { $luck }, points perdus { $lost }
review-start = Points attendus au départ
review-luck = Chance
review-lost = Points perdus
review-short-supply = Réserve insuffisante
review-points = Points, rayés compris
review-struck = Points rayés
review-accuracy = Précision : { $n } %
review-accuracy-of = { $driver } : précision { $n } %, points perdus { $lost }
review-costly = Les coups les plus coûteux
review-flawless = Aucun coup n’a coûté de points. Un sans-faute !
review-chosen = Joué
review-best = Meilleur
review-cost = Coût : { points }
review-was-best = Meilleur coup
review-show = Voir sur la table
review-show-spoken = Voir sur la table : { $moment }
review-all = { $n ->
    [one] { $n } coup
    [many] Les { $n } coups
   *[other] Les { $n } coups
}
moment-who = { $player } ({ $driver })
moment-throw = { $player }, manche { $round }, lancer { $throw }
moment-coins = { $player }, manche { $round }, pièces

## Replay

replay-previous = Coup précédent
replay-next = Coup suivant
replay-at = { $n } sur { $of }
replay-choices = Tous les coups
replay-whose = Les coups de qui
replay-everyone = Tous les joueurs
replay-mine = Seulement les miens
replay-next-mistake = Erreur suivante
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $n }×

## Your games

notice-set-aside-export = Exporter la partie enregistrée
games-empty = Pas encore de partie ici. Commences-en une !
games-running = Parties en cours
games-finished = Parties terminées
games-set-aside = Mises de côté
game-at = Manche { $n } sur { $of }
game-won-by = Victoire : { $players }
game-solo-result = { $player } : { points }
game-played-on = Dernière session : { $date }
game-continue = Continuer la partie : { $players }
game-export = Exporter
game-export-spoken = Exporter la partie : { $players }
game-replay = Revoir la partie : { $players }
game-delete = Supprimer
game-delete-spoken = Supprimer la partie : { $players }
ask-delete-title = Supprimer cette partie ?
ask-delete = Elle ne pourra pas être récupérée.
games-standings = Statistiques
games-export-all = Tout exporter
export-by-hand = Si aucun fichier n’a été enregistré, copie ce texte et conserve-le :
games-in-file = Parties ajoutées : { $n }.
games-known-in-file = Déjà présentes : { $n }.
games-unread-in-file = Lignes illisibles : { $n }. Elles sont toujours dans le fichier.
file-name-all = space-taxi-parties
standings-table = À plusieurs
standings-solo = Vols en solo
standings-games = Parties
standings-wins = Victoires
standings-average = Moyenne
standings-best = Meilleur tour
standings-failures = Décollages ratés
file-name = space-taxi-partie
file-name-set-aside = space-taxi-mise-de-cote
import = Ouvrir une partie…
import-hint = Une partie exportée ou notée par écrit, ou un fichier avec toutes les parties d’un appareil. Ce qui est déjà ici est conservé.
import-file = Choisir un fichier
import-text = Ou colle son texte ici
import-open = Ouvrir
import-too-large = Ce fichier est trop gros pour être une partie. Choisis-en un autre.
import-refused = Le navigateur ne peut pas lire ce fichier. Colle plutôt son texte.
import-fault = Ligne { $line }, colonne { $column } : { $reason }
import-fault-there = Ligne { $line }, colonne { $column } : quelque chose ne va pas à cet endroit.
import-mend = { $fault } Corrige le texte à cet endroit, puis rouvre-le.
import-expected = Ici, il faudrait autre chose.
import-too-much = Cette ligne devrait s’arrêter ici.
import-no-text = Ce n’est pas du texte. Choisis un fichier texte.
import-newer = Ce texte vient d’une version plus récente du jeu. Recharge la page et réessaie.
import-damaged = Des caractères manquent ou ont été modifiés. Recopie le texte en entier.
import-unknown-name = Personne à la table ne porte ce nom.
import-no-die = Ce dé n’existe pas.
import-wrong-dice = Ce ne sont pas les dés qui restaient à lancer.
import-by-the-rules = Selon les règles, cette ligne devrait être « { $text } ».
import-title = Une partie notée commence par la ligne « { $text } ».
import-word = Ici, il faut le mot « { $text } ».
import-one-of = Ici, il faut l’une de ces indications : { $list }.
import-dice = Ici, il faut des dés, par exemple « { $text } ».
import-throw = On lance maintenant tous les dés qui ne sont pas encore posés : le lancer { $n } du tour commence par « { $text } » et une espace.
import-throw-number = Les lancers d’un tour se comptent à partir de 1 : c’est le lancer { $n }, donc « { $text } ».
import-placement = On pose maintenant des dés : une tuile et autant de dés qu’elle indique, par exemple « { $text } », ou « { $none } » pour aucun.
import-arrow = « { $text } » s’écrit une seule fois après un lancer, comme un mot à part, avec une espace avant et une autre après.
import-no-tile = La tuile { $n } n’existe pas : la plus haute est la { $most }.
import-wrong-tile = Une tuile fait poser autant de dés qu’elle indique : ici, c’est la tuile { $n }, et le nombre de dés est { $dice }.
import-spend = Après un décollage, les pièces passent d’abord : « { $text } » et combien tu en dépenses pour des points, « { $none } » pour aucune.
import-coins = Ici, il faut un nombre de pièces, de 0 à { $most }, sans zéro devant.
import-lost-unsaid = Le dé contrebande montre moins qu’avant, il est donc perdu : « lost » doit figurer parmi les dés posés.
import-lost-already = Le cristal est déjà perdu : un dé contrebande perdu reste à côté du plateau de jeu.
import-not-due = Selon les règles, cette ligne n’a pas sa place ici. Supprime-la, puis rouvre le texte.

## Share

share-game = Ce lien contient toute la partie : quand on l’ouvre, on peut revoir la partie et lire l’analyse.
share-position = Ce lien contient ce qui est sur la table, sans les noms ni les lancers à venir.
share-running = Rien ne peut être enregistré ici, mais ce lien contient ta partie en cours : ouvre-le ou garde-le pour continuer à jouer ailleurs. Il contient aussi les lancers à venir : ne le partage qu’avec ta table.
share-page = Rien ne peut être enregistré ici. Ce lien ouvre le jeu dans son propre onglet, où tes parties sont conservées.
link-game = Partie partagée. { $result }
link-position = Une position partagée. Que poserais-tu ?
link-purse = Pièces : { $n }
link-player = Joueur actif
link-keep = Garder
link-kept = Gardée dans « Tes parties »
link-running = Une partie en cours
link-running-text = Elle est arrivée par ce lien. Si tu continues ici, elle est conservée sur cet appareil ; tes autres parties ne changent pas.
link-dead = Ce lien ne mène nulle part
link-none = Il ne contient ni partie ni position.
link-not-over = Cette partie n’est pas encore finie. Seules les parties terminées peuvent être partagées.
link-holds-position = Il devrait contenir une partie, mais il contient une position.
link-holds-game = Il devrait contenir une position, mais il contient une partie.
link-wrong = Il contient une erreur.
link-safe = Demande un nouveau lien. Tes propres parties n’ont pas changé.

## Daily flight

daily-intro = Un vol en solo par jour, avec les mêmes dés pour tout le monde. Les lancers dépendent de la date : on peut donc les connaître à l’avance.
daily-of = Vol du { $date }
daily-start = Décoller
daily-again = Rejouer pour s’entraîner
daily-result = Ton vol d’aujourd’hui : { points }
daily-share = Partager le résultat
daily-share-copy = Copier le résultat
daily-cannot-copy = Le navigateur empêche la page de copier. Sélectionne le texte ci-dessous et copie-le toi-même.
daily-share-text = Space Taxi, vol du jour ({ $date }) : { points }
daily-no-date = Cet appareil ne sait pas quel jour on est. Règle sa date et réessaie.

## Last turns

last-turns-empty = Personne n’a encore lancé les dés.
log-turn = Manche { $round } : { $player }
log-throw = Lancer { $n } : { $list }
log-placed = Tuile { $n } : { $list }
log-kept-none = Tuile 0 : aucun dé posé
log-lost = dé contrebande perdu
log-joker-as = joker devenu { $species }
log-joker-unpaid = joker non payé
log-liftoff = Décollage : { $passengers } × { $factor } + { $crystal }
log-spent = Pièces dépensées : { $n }
log-failed = Décollage raté, carburant { $n }
log-running = tour en cours

## Hotkeys

hotkeys-off = Les raccourcis clavier sont désactivés. Tu peux les activer dans les paramètres.
hotkeys-reader = Avec un lecteur d’écran, lettres et chiffres n’arrivent au jeu qu’en mode formulaire. Sinon, utilise Tab et, dans le menu, « Plateau en mode texte ».
key-throw = Lancer les dés
key-select = Choisir ou retirer un dé
key-tenth = Choisir ou retirer le dixième dé
key-species = Choisir l’espèce du joker
key-unpaid = Laisser le joker non payé
key-place = Poser les dés choisis
key-keep-none = Ne rien poser
key-undo = Revenir en arrière
key-more-coins = Une pièce de plus
key-less-coins = Une pièce de moins
key-confirm = Confirmer ou continuer
key-replay = Revoir la partie : coup précédent ou suivant
key-replay-ends = Revoir la partie : premier ou dernier coup
key-close = Fermer ce qui est ouvert
key-coach = Afficher ou masquer conseils et probabilités
key-fast = Ordinateurs : plus vite ou comme avant
key-skip = Abréger le tour d’un ordinateur
key-read-dice = Annoncer les dés et les tuiles
key-read-seats = Annoncer les sièges et la mine
key-read-fuel = Annoncer le carburant
key-read-scores = Annoncer les scores et les pièces
key-help = Afficher les raccourcis clavier
key-name-enter = Entrée
key-name-space = Espace
key-name-escape = Échap
key-name-backspace = Retour arrière
key-name-home = Début
key-name-end = Fin
key-name-range = { $from } à { $to }

## Rules and about

rules-title = Règles du jeu
about-title = À propos de Space Taxi
about-author = Auteur du jeu : Christoph Behre
about-publisher = Éditeur du jeu de société : Piatnik, Vienne
about-independent = Cette adaptation est indépendante. Elle n’a aucun lien avec l’auteur ni avec Piatnik.
about-thanks = Si le jeu te plaît, joues-y aussi autour d’une vraie table !
about-art = Toutes les images et tous les sons ont été créés pour cette page.
about-privacy = Ni compte, ni publicité, ni serveur : tes parties restent sur cet appareil.
about-version = Version { $version }
about-licence = Ce programme est un logiciel libre, sous licence MIT ou Apache 2.0.

## Around the rules

picture-next = Image suivante
picture-at = Image { $n } sur { $of }
flight-offer = Tu préfères essayer ? Le premier vol montre un tour complet en deux minutes.
print-rules = Imprimer les règles

## First flight

flight-throw-ten = Voici ton taxi : six sièges, trois ailes pour le carburant et, dessous, une mine de cristal. Lance tes dix dés !
flight-pick-group = Trois Orbi ! Les extraterrestres d’une même espèce voyagent ensemble et rapportent des points. Touche-les tous les trois.
flight-place-three = Trois dés : c’est la tuile 3. Chaque tuile sert une seule fois par tour. Pose tes dés !
flight-throw-seven = Tes Orbi restent assis. Lance les sept autres dés.
flight-pick-joker = Le pouce levé est un joker. Touche-le.
flight-joker-becomes = Pour { coins }, il devient l’extraterrestre que tu veux. Choisis Orbi.
flight-pick-crystal = Le dé contrebande montrait 4, et maintenant 6. S’il montre moins au prochain lancer, il est perdu. Prends-le tout de suite, pour 6 points.
flight-place-two = Deux dés : tuile 2. Pose le joker et le cristal.
flight-throw-five = Quatre Orbi sont à bord, le cristal est dans la mine. Lance les cinq autres dés.
flight-keep-none = Ça fait trop de carburant : le taxi décolle avec un total de 7 à 10. Rien ne te plaît ? Tuile 0 : ne rien poser.
flight-throw-again = La tuile 0 est maintenant utilisée. Relance les cinq dés.
flight-pick-fuel = Un 4 est un bon début pour le carburant. Touche-le.
flight-place-one = Un dé : tuile 1. Pose-le.
flight-throw-last = Il ne reste que la tuile 4 et quatre dés. Lance !
flight-place-last = Avec la dernière tuile, tu poses tous les dés tels quels : ils sont déjà choisis. Carburant : 4 + 2 + 3 = 9, ça vole ! Pose-les et décolle !
flight-coins = Passagers × multiplicateur + cristal : voilà tes points. Le taxi est complet, rien que des groupes : tu as donc reçu 2 pièces. Chaque pièce dépensée ajoute 2 points. Choisis, puis marque tes points.
flight-done = Voilà un tour complet : { $points } ! Maintenant, tu sais voler. Voilà comment finit une manche ; après la dernière, le plus grand total gagne. En cas de doute, les règles s’ouvrent au bon endroit.
flight-strayed = Pendant ce vol, touche ce qui est marqué. Dans tes propres parties, tu choisiras librement.
flight-step = Étape { $n } sur { $of }
flight-skip = Passer
flight-again = Refaire le vol

## Tips

tip = Astuce
tip-dice = Touche les dés que tu veux poser. Leur nombre détermine la tuile à retourner.
tip-joker = Un pouce levé est un joker : pour { coins }, il devient n’importe quel extraterrestre quand tu le poses.
tip-crystal = Si tu relances le dé contrebande, il ne doit pas montrer moins que maintenant. Prends-le ou tente ta chance.
tip-fuel = Ensemble, les trois dés carburant doivent faire de 7 à 10. La légende montre ce qui est encore possible.
tip-coins = Chaque pièce dépensée maintenant ajoute 2 points. Tu peux aussi garder tes pièces pour les jokers à venir.
tip-round = Le plus mauvais score d’une manche compte pour 0. Celui qui a le meilleur commence la manche suivante.
tip-enough = Arrêter les astuces
tips-again = Revoir les astuces
tips-again-done = Les astuces reviendront pendant la partie.

## The board as text

die-picked = { $die }, sélectionné
text-place = Emplacement
text-what = Ce qui s’y trouve
text-die = Dé
text-state = État
text-tile = Tuile
text-seat = Siège { $i }
text-wing = Aile { $i }
text-mine = Mine de cristal
text-empty = libre
text-target = { $what }, si tu poses ces dés
text-picked = sélectionné
text-free = lancé
text-blocked = aucune tuile ne permet un dé de plus
text-tile-up = pas encore utilisée
text-tile-next = la prochaine à retourner
text-tile-turned = retournée

## The promise about the dice

dice-promise = Lancers sous scellés
dice-known = Ces lancers sont prévisibles

## Checking the dice

dice-promise-text = Tous les lancers de cette partie ont été tirés au sort avant le premier. Cette empreinte le prouve : garde-la, puis compare-la à la graine une fois la partie finie.
dice-fingerprint = Empreinte
dice-seed = Graine
dice-seed-later = La graine s’affiche à la fin de la partie.
dice-known-text = Tous les lancers de cette partie découlent d’un code, pour que d’autres puissent jouer avec les mêmes dés. Si on connaît le code, on peut les calculer à l’avance : ici, rien n’est garanti.
dice-code = Code
dice-noted = L’empreinte que tu as notée avant la partie ; les { $n } premiers caractères suffisent
dice-note-more = Saisis au moins les { $n } premiers caractères de l’empreinte que tu as notée.
dice-check = Vérifier les dés
dice-checked = Tous les lancers découlent de la graine, et la graine correspond à l’empreinte.
doubt-no-seed = Ces dés ont été lancés à la main : il n’y a pas de graine à vérifier.
doubt-not-over = La graine reste cachée jusqu’à la fin de la partie. Vérifie les dés à ce moment-là.
doubt-another-seed = Cette graine ne correspond pas à l’empreinte. Assure-toi que les deux viennent de la même partie.

## Dice statistics

stats = Ce que les dés ont donné
stats-games = Parties prises en compte
stats-this-game = Cette partie
stats-all-games = Toutes les parties sur cet appareil ({ $n })
stats-passengers = Dés passager
stats-fuel = Dés carburant
stats-smuggling = Dé contrebande
stats-face = { $face } : { $n }
stats-spoken = { $kind } : { $list }. Attendu pour chaque face : { $expected }
stats-expected = Le trait indique le nombre attendu : { $n } par face.
stats-likely = Des dés équilibrés donnent un résultat au moins aussi inégal dans { $n } cas sur 100.
stats-rare = Des dés équilibrés donnent un résultat au moins aussi inégal dans moins d’un cas sur 100.
stats-none = Aucun dé n’a encore été lancé.

## Notices

notice-cannot-save = Impossible d’enregistrer cette partie ici. Continue à jouer, mais garde cette page ouverte.
take-along = Emporter
notice-may-be-cleared = Tes parties ne sont gardées que dans ce navigateur, et un jour il pourrait les effacer pour faire de la place. Mets-les à l’abri !
save-copy = Enregistrer une copie
notice-storage-full = L’espace de stockage est plein. Supprime des parties terminées dans « Tes parties ».
notice-no-randomness = Ce navigateur ne fournit pas de nombres aléatoires : impossible de lancer les dés au hasard. Essaie un autre navigateur.
notice-set-aside = Une partie enregistrée est illisible. Elle a été mise de côté, pas supprimée.
notice-settings-reset = Tes paramètres étaient illisibles : ceux par défaut s’appliquent. Tu peux les changer dans les paramètres.
notice-pilot-lost = Une section du jeu n’a pas pu être chargée. Les joueurs ordinateurs jouent maintenant comme un Chauffeur ; conseils, probabilités et analyses reviendront quand tu rechargeras la page.
notice-other-tab = Cette partie continue dans un autre onglet. Recharge la page pour la reprendre ici.
elsewhere-title = Cette partie est en cours ailleurs
elsewhere-text = Elle est ouverte dans un autre onglet ou une autre fenêtre. Tu peux la reprendre ici : tout ce qui a été joué là-bas est conservé.
elsewhere-take = Jouer ici
notice-language-failed = Impossible de charger cette langue : { $language }. Vérifie ta connexion et réessaie.
notice-lost-text = Le dé contrebande est passé de { $old } à { $new }. Il va à côté du plateau et ne rapporte rien. Il compte pour 1 dé parmi ceux que tu poses maintenant.
ask-coins-left-title = Pièces restantes
ask-coins-left = { $n ->
    [one] Il te reste { $n } pièce, et après la dernière manche, elle ne vaut plus rien. Terminer le tour quand même ?
    [many] Il te reste { $n } pièces, et après la dernière manche, elles ne valent plus rien. Terminer le tour quand même ?
   *[other] Il te reste { $n } pièces, et après la dernière manche, elles ne valent plus rien. Terminer le tour quand même ?
}
ask-coins-left-spend = Dépenser plus de pièces
ask-coins-left-end = Terminer le tour
ask-final-title = C’est ton dernier mot ?
ask-final = Cela met fin à la partie, sans retour en arrière possible.
ask-final-yes = Terminer la partie
ask-failure-title = Ce sera un décollage raté
ask-failure-place = Poser quand même
ask-failure-back = Choisir autre chose

## New versions and installing

update = Mettre à jour
notice-new-version = Une nouvelle version du jeu est prête.
notice-after-turn = La nouvelle version arrivera dès que ce tour sera terminé et la partie enregistrée.

## Announcements

say-now-playing = Au tour de : { $player }
say-throws = { $player } lance { dice-ins }
say-thrown = Dés lancés : { $list }
say-selected = Sélection : { dice }
say-joker-as = Joker utilisé comme : { $species }
say-jokers = { $n ->
    [one] { $n } joker
    [many] { $n } jokers
   *[other] { $n } jokers
}
say-joker-unpaid = Le joker reste non payé
say-places = { $player } pose { dice-acc }
say-places-none = { $player } ne pose aucun dé
say-tile-used = Tuile utilisée : { $n }
say-pays = { $player } paie { coins-acc }
say-smuggling-failed = Contrebande ratée : { $new } après { $old }
say-liftoff = Décollage ! Carburant { $n }, multiplicateur { $factor }
say-failure = Décollage raté ! Carburant { $n }
say-full-taxi = Taxi complet : plus { coins }
say-turn-score = { $passengers } fois { $factor } plus { $crystal } plus { $coins } : { points }
say-round-score = { $player } : { points } cette manche
say-struck = Score rayé : { $players }
say-struck-now = Pour l’instant, on raye : { $players }
say-next-opens = Prochaine manche, premier joueur : { $player }
say-wins = { $player } gagne : { points }
say-joint-winners = Vainqueurs ex æquo : { $players }
say-undone = Coup annulé

## What the rules forbid

illegal-game-over = La partie est finie. Commence une revanche ou une nouvelle partie.
illegal-nothing-thrown = Lance d’abord les dés.
illegal-not-placed-yet = Pose d’abord des dés de ce lancer.
illegal-not-spent-yet = Décide d’abord si tu dépenses des pièces ou non.
illegal-nothing-to-pay-for = Les pièces ne rapportent des points que juste après un décollage. Garde-les pour l’instant.
illegal-wrong-dice = Lance exactement les dés qui ne sont pas encore posés.
illegal-not-thrown = Ce dé ne fait pas partie de ce lancer. Choisis-en un parmi les dés lancés.
illegal-too-many-dice = { $n } dés, c’est trop : aucune tuile ne dépasse 4. Retires-en quelques-uns.
illegal-tile-turned = La tuile { $n } est déjà retournée. Choisis un autre nombre de dés.
illegal-jokers-unaffordable = { $jokers ->
    [one] { $jokers } joker coûte { coins-acc }, et tu en as { $purse }. Pose-le sans payer, ou ne le pose pas.
    [many] { $jokers } jokers coûtent { coins-acc }, et tu en as { $purse }. Paies-en moins, ou poses-en moins.
   *[other] { $jokers } jokers coûtent { coins-acc }, et tu en as { $purse }. Paies-en moins, ou poses-en moins.
}
illegal-crystal-lost = Le dé contrebande montre moins qu’avant : il est perdu. Choisis d’autres dés.
illegal-coins-unaffordable = { $coins ->
    [one] Cela fait { $coins } pièce, et tu en as { $purse }. Dépenses-en moins.
    [many] Cela fait { $coins } pièces, et tu en as { $purse }. Dépenses-en moins.
   *[other] Cela fait { $coins } pièces, et tu en as { $purse }. Dépenses-en moins.
}

## What cannot be taken back

undo-nothing-done = Il n’y a encore aucun coup à annuler. Lance d’abord les dés.
undo-thrown = Les dés sont lancés : impossible de revenir en arrière. Choisis ce que tu poses.
undo-by-computer = Le coup d’un joueur ordinateur ne peut pas être annulé. Continue à partir d’ici.
undo-game-over = La partie est finie, et c’est définitif. Une revanche ?

## Names and tables

name-empty = Donne un nom à ce joueur.
name-too-long = N’utilise pas plus de 16 caractères.
name-invisible = N’utilise que des lettres et des signes visibles.
name-spaces = Retire les espaces en trop : au début, à la fin ou en double.
opening-names-alike = Deux joueurs portent le même nom. Changes-en un.

## Records that cannot be read or continued

refused-other-dice = La graine donne d’autres dés. La partie ne peut pas continuer comme ça : recharge-la.
refused-no-seed = Dans cette partie, les dés sont lancés à la main. Saisis leur résultat.
refused-no-such-player = Personne n’occupe cette place. Choisis-en une autre.
refused-too-many-hand-overs = Le relais a été passé trop souvent dans cette partie. Continue à jouer comme ça.

## table

table-throw-short = Lancer { $n }
table-out-of-reach = { $cell }, hors d’atteinte
table-lost-counts = compte pour 1
table-keep-lost = Le dé perdu compte
table-keep-no-dice = Lance d’abord
