### What the page of any game says.

## Lists

list-none = žádné
list-one = { $item }
list-two = { $first } a { $last }
list-or = { $first } nebo { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Pokračovat
cancel = Zrušit
close = Zavřít
back = Zpět
undo = Vrátit zpět
retry = Zkusit znovu
reload = Načíst znovu
got-it = Rozumím
copied = Zkopírováno
