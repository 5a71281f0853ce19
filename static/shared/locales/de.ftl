### What the page of any game says.

## Lists

list-none = keine
list-one = { $item }
list-two = { $first } und { $last }
list-or = { $first } oder { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Fortsetzen
cancel = Abbrechen
close = Schließen
back = Zurück
undo = Rückgängig
retry = Noch einmal versuchen
reload = Neu laden
got-it = Verstanden
copied = Kopiert
