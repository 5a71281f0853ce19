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
