### What the page of any game says.

## Lists

list-none = none
list-one = { $item }
list-two = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $next }

## Everyday buttons

continue-game = Continue
cancel = Cancel
close = Close
back = Back
undo = Undo
retry = Try again
reload = Reload
got-it = Got it
copied = Copied
