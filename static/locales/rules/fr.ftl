### Les règles du jeu. Une section est rules-<section>-title, puis ses paragraphes rules-<section>-1, -2, etc.

rules-goal-title = But du jeu
rules-goal-1 = Tu pilotes un taxi spatial. À chaque tour, tu installes ensemble des extraterrestres de la même espèce, tu fais le plein juste comme il faut et, si tu l’oses, tu passes un cristal en contrebande.
rules-goal-2 = Le joueur qui a le plus de points après la dernière manche gagne la partie.

rules-setup-title = Mise en place
rules-setup-1 = Le jeu se joue à 3, 4 ou 5 joueurs. À 3, on joue 5 manches ; à 4 ou 5, on en joue 4.
rules-setup-2 = Il y a 27 pièces spatiales. Chacun en reçoit 3 ; les autres forment la réserve.
rules-setup-3 = On joue avec dix dés : 6 dés passager, 3 dés carburant et 1 dé contrebande. Cinq faces d’un dé passager montrent chacune un extraterrestre ; la sixième montre un pouce levé, le joker.
rules-setup-4 = Le dernier à avoir pris un taxi commence. On peut aussi choisir quelqu’un ou tirer au sort. Ensuite, on joue dans le sens horaire.
rules-setup-5 = Le voisin de gauche du joueur qui lance les dés s’occupe des tuiles numérotées 0, 1, 2, 3 et 4.

rules-turn-title = Un tour
rules-turn-1 = Lance tous les dés qui ne sont pas encore posés : les dix, la première fois.
rules-turn-2 = Pose ensuite certains des dés lancés sur le plateau de jeu. Une tuile numérotée indique combien ; on la retourne.
rules-turn-3 = Relance les autres, pose à nouveau, et ainsi de suite jusqu’à ce que les dix dés soient posés. Il faut pour cela quatre lancers, ou cinq avec la tuile 0.
rules-turn-4 = Les dés passager vont sur les sièges, les dés carburant sur les ailes, le dé contrebande dans la mine de cristal. Un dé posé ne bouge plus.

rules-tiles-title = Tuiles numérotées
rules-tiles-1 = Après chaque lancer, utilise une tuile qui n’est pas encore retournée et pose exactement le nombre de dés indiqué. Chaque tuile sert une seule fois par tour.
rules-tiles-2 = Les tuiles 1, 2, 3 et 4 doivent toutes servir. Ensemble, elles font dix : chaque dé trouve donc sa place.
rules-tiles-3 = La tuile 0 est facultative. Le lancer ne te plaît pas ? Ne pose rien et relance tous ces dés.
rules-tiles-4 = Quand il ne reste qu’une seule des tuiles 1 à 4, tu dois poser tous les dés du lancer tels quels, sauf si tu as encore la tuile 0.

rules-passengers-title = Passagers
rules-passengers-1 = Tu es libre de prendre tous les extraterrestres d’une espèce, quelques-uns ou aucun, et même plusieurs espèces à la fois. Seul compte le nombre de la tuile.
rules-passengers-2 = Un groupe, c’est au moins deux extraterrestres de la même espèce. Un extraterrestre seul peut s’asseoir, mais il ne rapporte rien tant qu’aucun autre de son espèce ne le rejoint.

rules-joker-title = Le joker
rules-joker-1 = Quand tu poses un pouce levé, tu peux payer 1 pièce pour le changer en l’une des cinq espèces. La pièce va aussitôt dans la réserve.
rules-joker-2 = Tu peux le faire autant de fois que tu veux, tant que tu peux payer.
rules-joker-3 = Tu peux aussi poser un pouce levé sans payer. Il occupe un siège et ne rapporte rien.

rules-fuel-title = Carburant
rules-fuel-1 = Les trois dés carburant doivent être posés. Leur total donne le multiplicateur : 7 donne 1, 8 donne 2, 9 donne 3 et 10 donne 4.
rules-fuel-2 = Avec 6 ou moins, ou avec 11 ou plus, le taxi ne décolle pas. Un décollage raté met aussitôt fin au tour, avec 0 point.

rules-smuggling-title = Contrebande
rules-smuggling-1 = Tu peux poser le dé contrebande après n’importe quel lancer. Dans la mine de cristal, il vaut le nombre qu’il montre, de 1 à 8.
rules-smuggling-2 = Si tu ne le poses pas, tu le relances avec les autres. Il doit alors montrer au moins autant qu’avant.
rules-smuggling-3 = S’il montre moins, la contrebande est ratée : le dé va à côté du plateau et ne rapporte rien. Ton tour continue.
rules-smuggling-4 = Le dé perdu compte parmi les dés que tu poses pour ce lancer. Tu ne peux donc pas utiliser la tuile 0, et la tuile 1 peut servir rien que pour le dé perdu.

rules-scoring-title = Décompte d’un tour
rules-scoring-1 = Après le décollage, les extraterrestres seuls et les jokers non payés descendent d’abord.
rules-scoring-2 = Chaque espèce à bord compte une fois : une paire rapporte 1 point, un groupe de trois 2, un groupe de quatre 3, un groupe de cinq 5 et un groupe de six 8.
rules-scoring-3 = Si des groupes d’au moins deux occupent les six sièges, le taxi est complet, et tu prends 2 pièces dans la réserve.
rules-scoring-4 = Multiplie les points passagers par le multiplicateur du carburant. Ajoute ensuite le cristal et 2 points par pièce dépensée : passagers × multiplicateur + cristal + pièces.
rules-scoring-5 = Un exemple : deux groupes de trois font 4, un carburant de 9 donne le multiplicateur 3, et le cristal est un 6. Cela fait 4 × 3 + 6 = 18 points.

rules-coins-title = Pièces
rules-coins-1 = Les pièces servent à deux choses : 1 pièce change un joker en extraterrestre et, après le décollage, chaque pièce dépensée ajoute 2 points.
rules-coins-2 = Tu peux dépenser tout de suite les 2 pièces d’un taxi complet. Dépense autant de pièces que tu veux, ou aucune, avant que le joueur suivant lance les dés.
rules-coins-3 = Toutes les pièces payées retournent dans la réserve.

rules-round-title = Une manche
rules-round-1 = Une manche est finie quand tout le monde a joué un tour. Le plus mauvais score de la manche est rayé et compte pour 0. Si plusieurs joueurs l’obtiennent, leurs scores sont tous rayés.
rules-round-2 = Le joueur qui a le meilleur score commence la manche suivante.

rules-end-title = Fin de la partie
rules-end-1 = Après la dernière manche, on additionne tous les scores qui n’ont pas été rayés. Le plus haut total gagne ; en cas d’égalité, les joueurs gagnent ensemble.
rules-end-2 = Les pièces restantes ne valent rien.

rules-solo-title = Vol en solo
rules-solo-1 = Tu peux aussi voler en solo : 5 manches, 3 pièces, et 24 pièces dans la réserve. Rien n’est rayé, et ton total est ton résultat.

rules-house-title = Règles maison
rules-house-1 = Les règles imprimées laissent quelques questions ouvertes. Voici comment ce jeu y répond :
rules-house-2 = R1 : Un pouce levé peut être posé tel quel, sans payer. Il occupe un siège, n’appartient à aucune espèce et ne rapporte rien ; avec lui, le taxi n’est pas complet.
rules-house-3 = R2 : Un décollage raté se constate dès que le troisième dé carburant est posé. Les autres dés ne sont plus lancés. Tu gardes tes pièces, mais il n’y a pas de bonus, et tu ne peux pas acheter de points.
rules-house-4 = R3 : Si la réserve contient moins de 2 pièces pour un taxi complet, tu prends ce qu’il y a.
rules-house-5 = R4 : Si plusieurs joueurs ont le meilleur score, celui d’entre eux qui a lancé en premier dans cette manche commence la suivante.
rules-house-6 = R5 : Si tout le monde a le même score, tous les scores sont rayés. R4 dit qui commence la manche suivante.
rules-house-7 = R6 : Quand tu poses des dés, tout se décide en une fois : la tuile, les dés et ce que devient chaque pouce levé. Tu dois pouvoir tout payer, et les pièces sont perdues même si c’est justement ce coup qui fait rater le décollage. Un pouce levé déjà posé ne change plus.
rules-house-8 = R7 : Tu prends le bonus taxi complet avant de dépenser des pièces. Les pièces dépensées ensuite ne viennent pas compléter un bonus réduit. Tu décides de ta dépense une seule fois par tour.
rules-house-9 = R8 : Tu peux reprendre des dés posés jusqu’au lancer suivant, et des pièces dépensées jusqu’à ce que le joueur suivant lance les dés. La dernière dépense de la partie est définitive, et le coup d’un joueur ordinateur ne s’annule pas. Quelqu’un d’autre peut prendre le relais d’un joueur à tout moment ; ce qui est lancé, posé et payé ne change pas.
rules-house-10 = R9 : Le vol en solo est notre propre ajout.
