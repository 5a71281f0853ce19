### What the page of any game says.

## Lists

list-none = žiadne
list-one = { $item }
list-two = { $first } a { $last }
list-or = { $first } alebo { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Pokračovať
cancel = Zrušiť
close = Zavrieť
back = Späť
undo = Vrátiť späť
retry = Skúsiť znova
reload = Načítať znova
got-it = Rozumiem
copied = Skopírované
