### What the page of any game says.

## Lists

list-none = nincs
list-one = { $item }
list-two = { $first } és { $last }
list-or = { $first } vagy { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Folytatás
cancel = Mégse
close = Bezárás
back = Vissza
undo = Visszavonás
retry = Újra
reload = Újratöltés
got-it = Értem
copied = Másolva
