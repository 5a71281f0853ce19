### What the page of any game says.

## Lists

list-none = brak
list-one = { $item }
list-two = { $first } i { $last }
list-or = { $first } lub { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Kontynuuj
cancel = Anuluj
close = Zamknij
back = Wróć
undo = Cofnij
retry = Spróbuj ponownie
reload = Odśwież
got-it = Rozumiem
copied = Skopiowano
