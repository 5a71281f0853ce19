### The messages of the game. English is the language that all others are held against.
### A message that names another in braces, such as { points }, uses its gaps as well: here $n.

## Lists

list-none = none
list-one = { $item }
list-two = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $next }

## Counted words

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
# After a verb such as "pays".
coins-acc = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
space-coins = { $n ->
    [one] { $n } space coin
   *[other] { $n } space coins
}
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
# After a verb such as "places".
dice-acc = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
# After "throws" (with).
dice-ins = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
passenger-dice = { $n ->
    [one] { $n } passenger die
   *[other] { $n } passenger dice
}
fuel-dice = { $n ->
    [one] { $n } fuel die
   *[other] { $n } fuel dice
}
number-tiles = { $n ->
    [one] { $n } number tile
   *[other] { $n } number tiles
}
passengers = { $n ->
    [one] { $n } passenger
   *[other] { $n } passengers
}
throws = { $n ->
    [one] { $n } throw
   *[other] { $n } throws
}
turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}

## Everyday buttons

continue-game = Continue
confirm = Confirm
cancel = Cancel
close = Close
back = Back
undo = Undo
retry = Try again
reload = Reload
later = Later
got-it = Got it
copy = Copy
copied = Copied
copy-link = Copy link
full-screen = Full screen
show-more = Show more
show-less = Show less

## Home

game-name = Space Taxi
home-tagline = Aliens, dice and just enough fuel, for 3 to 5 players
new-game = New game
your-games = Your games
rules = Rules
settings = Settings
about = About
home-running = Round { $n } of { $of }: { $players }
home-scene = The taxi hovers over its stop, and five aliens wait in line.
loading = Loading …

## Set-up

setup-players = Number of players
setup-solo = Solo
setup-rounds = { $players } players, { $rounds } rounds
setup-seats = Seats, clockwise
setup-seat = Seat { $i }
setup-name = Name of player { $i }
setup-name-hint = 1 to 16 characters
setup-default-name = Player { $i }
setup-suggested-name = { $i ->
    [1] Mila
    [2] Otto
    [3] Noor
    [4] Ida
   *[5] Bo
}
setup-colour = Colour of { $player }
setup-colour-n = Colour { $i }
setup-colour-taken = { $colour }, taken by { $player }
setup-driver = Who plays for { $player }
setup-who-plays = Who plays
setup-who-begins = Who begins?
setup-last-ride = Whoever took a taxi last begins.
setup-begins = { $player } begins
setup-by-lot = Draw lots
setup-lot-drawn = The lot falls on { $player }.
setup-lot-hint = The lot is drawn when you start.
setup-add-player = Add a player
setup-remove-player = Remove { $player }
setup-move-up = Move { $player } up
setup-move-down = Move { $player } down
setup-start = Start the engines
setup-keeps-old = Your running game is kept in “Your games”.
setup-last-table = The last table is set again.

## Who plays

driver-person = Human
driver-computer = Computer
driver-rookie = Rookie
driver-cabbie = Cabbie
driver-captain = Captain
driver-ace = Ace
driver-rookie-hint = Still learning, and happy about company
driver-cabbie-hint = Knows the way
driver-captain-hint = Plans ahead
driver-ace-hint = Hardly ever errs
computer-level = Computer: { $level }
computer-thinks = { $player } is thinking …
hand-over-driver = Change who plays for { $player }
hand-over-driver-now = { $driver } plays for { $player } from now on.

## Top bar

top-bar = Game
menu = Menu
menu-open = Open the menu
menu-close = Close the menu
round-of = Round { $n } of { $of }
throw-of = Throw { $n } of { $of }
final-round = Final round
draw-pile = Draw pile
draw-pile-coins = Draw pile: { coins }
sound-mute = Mute the sound
sound-unmute = Turn the sound on
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme
language-now = Language: { $language }
to-home = To the start page
skip-to-dice = Skip to the dice

## Species

species-orbi = Orbi
species-alpi = Alpi
species-mopi = Mopi
species-tembo = Tembo
species-xeno = Xeno
species-described = { $species }, { $colour }
colour-blue = blue
colour-orange = orange
colour-pink = pink
colour-yellow = yellow
colour-green = green

## Groups

group = { $n ->
    [1] single alien
    [2] pair
    [3] group of three
    [4] group of four
    [5] group of five
   *[6] group of six
}
group-of = { group } of { $species }
group-points = { $group }: { points }

## Dice

passenger-die = passenger die
fuel-die = fuel die
smuggling-die = smuggling die
die-species = Passenger die: { $species }
die-joker = Passenger die: joker
die-joker-as = Passenger die: joker, becomes { $species }
die-joker-unpaid = Passenger die: joker, unpaid
die-fuel = Fuel die: { $n }
die-smuggling = Smuggling die: { $n }
die-smuggling-after = Smuggling die: { $new } after { $old }
die-smuggling-lost = Smuggling die: { $new } after { $old }, lost
die-selected = { $die }, selected
die-not-selected = { $die }, not selected
die-cannot-join = { $die }, does not fit any more
die-in-tray = { $die }, { $i } of { $n }
selected = selected
not-selected = not selected

## The board

board = Board
board-spoken = { $seats }. { $fuel }. { $crystal }.
board-seats-none = All six seats are empty
board-seats = On the seats: { $list }
board-seats-group = { $n } { $species }
board-seats-unpaid = { $n ->
    [one] { $n } unpaid joker
   *[other] { $n } unpaid jokers
}
board-fuel-none = No fuel on the wings
board-fuel = Fuel on the wings: { $list }
board-crystal-none = The crystal mine is empty
board-crystal = In the crystal mine: { $n }
board-crystal-lost = Smuggling failed
seats = Taxi seats
seat-empty = Seat { $i }: empty
seat-species = Seat { $i }: { $species }
seat-unpaid = Seat { $i }: unpaid joker
seat-target = Seat { $i }: { $species } would sit here
seat-target-unpaid = Seat { $i }: the unpaid joker would sit here
wings = Wings
wing-empty = Wing { $i }: empty
wing-fuel = Wing { $i }: { $n }
wing-target = Wing { $i }: { $n } would go here
crystal-mine = Crystal mine
mine-empty = Crystal mine: empty
mine-crystal = Crystal mine: { $n }
mine-target = Crystal mine: { $n } would go here
mine-at-least = At least { $n }
mine-at-least-spoken = The next throw must be at least { $n }.
beside-board = Beside the board
beside-empty = Beside the board: nothing
beside-lost = Beside the board: the lost smuggling die

## Scoring legend

legend = Scoring system
legend-fuel = Fuel scoring
legend-fuel-factor = Fuel { $n }: factor { $factor }
legend-fuel-low = Fuel 6 or less: failure to launch
legend-fuel-high = Fuel 11 or more: failure to launch
legend-passengers = Passenger scoring
legend-same-species = Same species
legend-smuggling = Smuggling scoring
legend-coins = Space coin score
legend-points = Points
legend-earned = { $cell }, earned
legend-if-placed = { $cell }, if you place these dice
legend-reachable = { $cell }, still possible
fuel-so-far = { $list } on the wings
fuel-to-go = { $n ->
    [one] { $n } fuel die to go
   *[other] { $n } fuel dice to go
}

## Throwing and placing

tray = Dice in the tray
tray-of = { $player }’s throw
tray-empty = The tray is empty.
throw = Throw
throw-again = Throw again
throw-n = Throw { dice }
select-dice = Select dice
place = Place
place-n = Place { $n }
keep-none = Keep none
keep-none-hint = Tile 0: place nothing and throw everything again
prompt-first-throw = { $player } begins. Throw all ten dice.
prompt-throw = { $player }, throw the dice.
prompt-place = Select { $counts } of the dice.
prompt-place-or-none = Select { $counts } of the dice, or keep none.
prompt-place-all = { $n ->
    [one] Place the last die as it fell.
   *[other] Place all { $n } dice as they fell.
}
prompt-place-all-or-none = { $n ->
    [one] Place the last die, or keep none and throw it again.
   *[other] Place all { $n } dice, or keep none and throw them again.
}
prompt-jokers = Choose what each thumbs-up becomes.
prompt-other-player = { $player } is playing.
selected-count = { $n ->
    [one] { $n } die selected
   *[other] { $n } dice selected
}
selected-count-with-lost = { $n ->
    [one] { $n } die with the lost smuggling die
   *[other] { $n } dice with the lost smuggling die
}
select-more = { $n ->
    [one] Select { $n } more die.
   *[other] Select { $n } more dice.
}
tile-gone = Tile { $n } is used up. Select { $counts } of the dice.
too-many-selected = No tile is higher than 4. Select { $counts } of the dice.
keep-none-used = Tile 0 is used up: this throw must be placed.
keep-none-lost = The lost smuggling die counts as placed, so you cannot keep none.
lost-counts-one = The lost smuggling die counts as 1 die.
warn-fails = Fuel { $n }: this placement fails to launch.
warn-no-launch = No lift-off is possible any more.
undo-hint = Take back the last placement
undo-spending-hint = Take back the coins

## Joker

joker = Joker
joker-becomes = Joker becomes
joker-becomes-nth = Joker { $i } of { $n } becomes
joker-as = { $species } for 1 coin
joker-price = 1 coin each
joker-purse = You have { coins }.
joker-after = { $n ->
    [one] { $n } coin left after that
   *[other] { $n } coins left after that
}
unpaid = Unpaid
unpaid-hint = Takes a seat, scores nothing
joker-no-coin = No coin left: this joker stays unpaid.
joker-no-coin-more = Your coins are already promised to the other jokers.
joker-choose-first = First choose what the joker becomes.
joker-other = Choose again

## Number tiles

tiles = Number tiles
tiles-of = { $player }’s tiles
tiles-held-by = { $player } turns the tiles
tile-up = Tile { $n }
tile-optional = Tile 0, optional
tile-next = Tile { $n }, turns next
tile-turned = Tile { $n }, turned over
tile-press-none = Tile 0: keep none

## Formula

formula = Score so far
formula-title = Points this turn
label-passengers = Passengers
label-fuel = Fuel
label-factor = Factor
label-crystal = Crystal
label-coins = Coins
label-total = Total
label-fuel-level = Fuel level
factor-open = Factor still open
factor-n = Factor { $n }
times-factor = ×{ $n }
so-far = so far
so-far-points = { points } so far
range = { $from }–{ $to }
range-spoken = { $from } to { $to }
up-to = up to { $n }
formula-spoken = { $passengers } times { $factor } plus { $crystal } plus { $coins }: { points }
formula-open-spoken = Passengers { $passengers }, fuel { $fuel }, crystal { $crystal }, coins { $coins }: { $total } so far
crystal-in-tray = still in the tray
crystal-safe = safe in the mine
crystal-failed = smuggling failed
coins-at-end = +2 each, at the end
passengers-none = no group yet

## Player cards

player-cards = Players
card-spoken = { $player }: total { $total }, { coins }
card-throws = throws
card-tiles = tiles
card-waits = waits
card-done = is done
card-opens = opened the round
card-total = Total { $n }
card-coins-after = { space-coins }, { $after } after the joker
card-show-rounds = Show the rounds of { $player }
card-round-result = Round { $round }: { $n }
card-round-struck = Round { $round }: { $n }, struck, counts 0
card-round-failed = Round { $round }: failure to launch
card-round-failed-struck = Round { $round }: failure to launch, struck
card-round-open = Round { $round }: { $n }, not settled yet
card-round-playing = Round { $round }: playing
card-round-to-come = Round { $round }: to come
to-beat = To beat: { $n }
to-beat-spoken = { $player } leads this round with { points }.
leads = leads

## Lift-off and failure to launch

liftoff = Lift-off!
failure = Failure to launch!
failed-to-launch = failure to launch
liftoff-scene = The taxi lifts off with its passengers.
failure-scene = The taxi sits on the ground in a cloud of smoke.
ticket = Fare of { $player }
ticket-turn = { $player }, round { $n } of { $of }
ticket-fuel = Fuel { $n }
ticket-full-taxi = Full taxi
ticket-full-taxi-bonus = Full taxi bonus
ticket-bonus = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
ticket-bonus-short = { $n ->
    [0] The draw pile is empty: no bonus coins this time.
    [one] The draw pile had only { $n } coin left.
   *[other] The draw pile had only { $n } coins left.
}
ticket-lone-leave = Single aliens get out: { $list }
ticket-unpaid-leave = { $n ->
    [one] { $n } unpaid joker gets out.
   *[other] { $n } unpaid jokers get out.
}
ticket-no-groups = No group on board
ticket-no-crystal = No crystal
ticket-crystal-lost = Smuggling failed
failure-too-much = Too much fuel
failure-too-little = Too little fuel
failure-only-flies = The taxi only flies with 7, 8, 9 or 10.
failure-passengers = Everyone gets out and walks.
failure-crystal = The crystal stays behind.
failure-no-points = No points this round
failure-keeps-coins = { $n ->
    [0] { $player } has no coins left.
    [one] { $player } keeps { $n } coin for next time.
   *[other] { $player } keeps { $n } coins for next time.
}

## Coins for points

spend-coins = Spend coins
spend-none = Spend none
spend-each = +2 points each
spend-chosen = Coins to spend: { $n } of { $of }
spend-less = One coin less
spend-more = One coin more
spend-take-back = Take the coins back
spend-purse-empty = No coins to spend.
take-points = Take { points }
end-turn = End turn
next-player = Next player

## Handing over

hand-over-to = Pass the screen to { $player }
hand-over-tiles = { $player } turns the tiles.
hand-over-ready = { $player } is ready
next-throws = Next: { $player } throws, { $tiles } turns the tiles
next-throws-alone = Next: { $player } throws

## Round over

round-over = Round { $n } is over
scoring-round = Scoring the round
round-result = Round score
round-best = Best score
round-struck = Worst score struck
round-struck-mark = struck
round-struck-counts = { $n }, struck, counts 0
round-all-struck = All scores are equal, so all are struck.
round-opens-next = { $player } opens the next round
round-next = Start round { $n }
round-see-final = See the final score

## Game over

game-over = End of the game
game-after = After { rounds }
winner = Winner
winner-is = { $player } wins!
winners-are = Joint winners: { $players }
winner-scene = The taxi with a full load of happy aliens.
final-table = Points per round
final-player = Player
final-round-n = Round { $n }
final-coins = Coins left
final-place = Place { $n }
final-legend-best = best score, opens the next round
final-legend-struck = struck, counts 0
race = The race, round by round
race-spoken = Points round by round. In the end: { $list }
race-player = { $player }: { points }
race-after = { $player } after round { $round }: { points }
rematch = Rematch
rematch-hint = The same players once more
new-players = New players
solo-result = Your flight: { points }

## Your games

games-empty = No games here yet. Start a new one!
games-running = Running games
games-finished = Finished games
games-set-aside = Set aside
game-at = Round { $n } of { $of }
game-won-by = Won by { $players }
game-solo-result = { $player }: { points }
game-played-on = Last played: { $date }
game-continue = Continue the game of { $players }
game-view = Look at the result
game-delete = Delete
game-delete-spoken = Delete the game of { $players }
game-delete-ask = Delete this game? It cannot be brought back.
game-delete-yes = Delete the game
game-export = Export
game-export-spoken = Export the game of { $players }
game-import = Import a game
file-name = space-taxi-game
file-name-set-aside = space-taxi-set-aside
game-saved = Game saved
today = today
yesterday = yesterday

## Last turns

last-turns = Last turns
last-turns-empty = Nobody has thrown yet.
log-turn = Round { $round }: { $player }
log-throw = Throw { $n }: { $list }
log-placed = Tile { $n }: { $list }
log-kept-none = Tile 0: nothing placed
log-lost = lost smuggling die
log-joker-as = joker as { $species }
log-joker-unpaid = unpaid joker
log-fuel = fuel { $n }
log-crystal = crystal { $n }
log-liftoff = Lift-off: { $passengers } × { $factor } + { $crystal }
log-spent = { coins-acc } spent
log-failed = Failure to launch, fuel { $n }
log-running = still playing
log-handed-over = { $driver } plays for { $player }

## Settings

setting-language = Language
setting-sound = Sound
setting-volume = Volume
setting-volume-percent = { $n }%
setting-animation = Animation speed
setting-theme = Theme
setting-text-size = Text size
setting-hotkeys = Hotkeys
value-on = On
value-off = Off
value-fast = Fast
value-normal = Normal
value-dark = Dark
value-light = Light
value-follow-device = Follow the device
value-size-normal = Normal
value-size-large = Large
value-size-largest = Very large
setting-reduced-motion = Your device asks for reduced motion, so nothing moves.
setting-sound-hint = Sound starts with your first touch.
setting-hotkeys-hint = Press ? to see them all.
settings-kept = Settings are kept on this device.

## Hotkeys

hotkeys = Hotkeys
hotkeys-off = Hotkeys are switched off in the settings.
key-throw = Throw the dice
key-select = Select or release a die
key-select-all = Select or release all dice
key-species = Choose the joker’s species
key-unpaid = Leave the joker unpaid
key-place = Place the selected dice
key-keep-none = Keep none
key-undo = Undo
key-more-coins = One coin more
key-less-coins = One coin less
key-confirm = Confirm, or go on
key-skip = Skip the animation
key-close = Close what is open
key-help = Show the hotkeys
key-rules = Open the rules
key-mute = Sound on or off
key-last-turns = Show the last turns
key-menu = Open the menu
key-move = Move between the dice
key-name-enter = Enter
key-name-space = Space
key-name-escape = Esc
key-name-backspace = Backspace
key-name-arrows = Arrow keys
key-name-range = { $from } to { $to }

## Rules and about

rules-title = Rules of the game
rules-contents = Contents
rules-loading = Fetching the rules …
rules-failed = The rules could not be fetched. Check your connection and try again.
rules-open-at = Read the rule
house-ruling = House ruling
about-title = About Space Taxi
about-author = Author of the game: Christoph Behre
about-publisher = Publisher of the board game: Piatnik, Vienna
about-independent = This is an independent implementation. It is not affiliated with the author or with Piatnik.
about-thanks = If you like it, play it at a real table too!
about-art = All pictures and sounds here were made for this page.
about-privacy = No account, no advertising, no server: your games stay on this device.
about-version = Version { $version }
about-licence = The program is free software under the MIT or Apache 2.0 licence.

## The promise about the dice

dice-promise = The dice are fixed
dice-promise-text = All throws of this game were drawn before the first one. This fingerprint proves it: keep it, and compare it with the seed when the game is over.
dice-promise-short = Dice fingerprint { $fingerprint }
dice-fingerprint = Fingerprint
dice-seed = Seed
dice-seed-later = The seed is shown when the game is over.
dice-check = Check the dice
dice-checked = All throws follow from the seed, and the seed fits the fingerprint.
doubt-no-seed = These dice were thrown by hand, so there is no seed to check.
doubt-not-over = The seed stays hidden until the game is over. Check the dice then.
doubt-another-seed = This seed does not fit the fingerprint. Make sure that both belong to the same game.

## Notices

notice-cannot-save = This game cannot be saved here. Play on, but keep this page open.
notice-cannot-save-hint = Leave private browsing or free some storage, then reload.
notice-storage-full = The storage is full. Delete finished games in “Your games”.
notice-no-randomness = This browser gives no random numbers, so there are no fair dice. Try another browser.
notice-set-aside = A saved game could not be read. It was set aside, not deleted.
notice-set-aside-hint = Export it to keep a copy.
notice-set-aside-export = Export the saved game
notice-set-aside-n = { $n ->
    [one] { $n } saved game is set aside.
   *[other] { $n } saved games are set aside.
}
notice-settings-reset = Your settings could not be read. The usual ones are used.
notice-runs-on = Your running game is kept. You find it in “Your games”.
notice-other-tab = This game goes on in another tab. Reload to continue it here.
notice-resumed = Welcome back! Your game goes on right here.
notice-language-failed = { $language } could not be fetched. Check your connection and try again.
notice-copy-failed = Copying did not work. Select the text and copy it by hand.
notice-exported = The game was exported.
notice-imported = The game was added to “Your games”.
notice-update = Update available
notice-offline-ready = Offline ready
notice-lost-title = The crystal is lost
notice-lost-text = The smuggling die fell from { $old } to { $new }. It goes beside the board and scores nothing. It counts as 1 of the dice you place now.
ask-coins-left-title = Coins left over
ask-coins-left = { $n ->
    [one] { $n } coin is left, and after the last round it is worth nothing. End the turn anyway?
   *[other] { $n } coins are left, and after the last round they are worth nothing. End the turn anyway?
}
ask-coins-left-spend = Spend more coins
ask-coins-left-end = End the turn
ask-final-title = The last word
ask-final = This ends the game and cannot be taken back.
ask-final-yes = End the game
ask-failure-title = This fails to launch
ask-failure = The fuel would be { $n }. The taxi only flies with 7, 8, 9 or 10, and the turn would end without points.
ask-failure-place = Place anyway
ask-failure-back = Choose again
ask-leave-title = Leave the game?
ask-leave = It is saved and waits for you in “Your games”.
ask-leave-unsaved = It cannot be saved here and would be lost.

## Announcements

say-now-playing = Now playing: { $player }
say-throws = { $player } throws { dice-ins }
say-thrown = Thrown: { $list }
say-joker-as = Joker played as: { $species }
say-jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
say-joker-unpaid = The joker stays unpaid
say-places = { $player } places { dice-acc }
say-places-none = { $player } places no dice
say-placed = Placed: { $list }
say-tile-used = Tile used: { $n }
say-tiles-left = Tiles left: { $list }
say-dice-left = Dice left: { $n }
say-coins-left = { coins } left
say-pays = { $player } pays { coins-acc }
say-smuggling-successful = Smuggling successful: { $n }
say-smuggling-failed = Smuggling failed: { $new } after { $old }
say-liftoff = Lift-off! Fuel { $n }, factor { $factor }
say-failure = Failure to launch! Fuel { $n }
say-full-taxi = Full taxi: plus { coins }
say-turn-score = { $passengers } times { $factor } plus { $crystal } plus { $coins }: { points }
say-round-score = { $player }: { points } this round
say-struck = Score struck: { $players }
say-next-opens = Next round starts with: { $player }
say-wins = { $player } wins: { points }
say-joint-winners = Joint winners: { $players }
say-hint = Hint: { $list }
say-undone = Taken back

## What the rules forbid

illegal-game-over = The game is over. Start a rematch or a new game.
illegal-nothing-thrown = Throw the dice first.
illegal-not-placed-yet = Place dice from this throw first.
illegal-not-spent-yet = Settle your coins first: spend some or none.
illegal-nothing-to-pay-for = Coins buy points only right after a lift-off. Keep them for now.
illegal-wrong-dice = Throw exactly the dice that are not placed yet.
illegal-not-thrown = That die is not in this throw. Choose one from the tray.
illegal-too-many-dice = { $n } dice are too many: no tile is higher than 4. Release some of them.
illegal-tile-turned = Tile { $n } is turned over already. Choose a different number of dice.
illegal-jokers-unaffordable = { $jokers ->
    [one] { $jokers } joker costs { $jokers } coin, and you have { $purse }. Leave it unpaid or on the table.
   *[other] { $jokers } jokers cost { $jokers } coins, and you have { $purse }. Leave some unpaid or on the table.
}
illegal-crystal-lost = The smuggling die fell below its last number and is lost. Choose other dice.
illegal-coins-unaffordable = { $coins ->
    [one] That is { $coins } coin, and you have { $purse }. Spend fewer.
   *[other] That is { $coins } coins, and you have { $purse }. Spend fewer.
}

## What cannot be taken back

undo-nothing-done = There is nothing to take back yet.
undo-thrown = Thrown dice stay thrown. Choose what to place.
undo-by-computer = What a computer player did cannot be taken back.
undo-game-over = The game is over and final. How about a rematch?

## Names and tables

name-empty = Give this player a name.
name-too-long = Use at most 16 characters.
name-invisible = Use only letters and signs that can be seen.
name-spaces = Remove spaces at the ends and double spaces.
opening-player-count = Choose 3 to 5 players.
opening-names-alike = Two players have the same name. Change one of them.
opening-no-such-opener = Choose who begins.

## Records that cannot be read or continued

refused-other-dice = These are not the dice that the seed gives. The game cannot go on like this: load it again.
refused-no-seed = The dice of this game are thrown by hand. Enter what fell.
refused-plays-already = { $driver } plays for { $player } already. Choose somebody else.
refused-no-such-player = Nobody sits at this place. Choose another.
refused-too-many-hand-overs = This game has been handed over too often. Play on as it is.
read-failed = This game cannot be read.
read-at = Line { $line }, place { $column }: { $reason }
read-expected = Something else belongs here. Check the spelling.
read-too-much = Nothing more belongs on this line. Remove the rest.
read-too-long = This is too long for a game. Check what you copied.
read-newer-version = A newer version of the game wrote this. Reload the page to update.
read-damaged = A part of it is damaged or missing. Copy it again, all of it.
read-letter = The sign at place { $place } does not belong here. Copy it again, all of it.
read-unknown-name = Nobody at the table has this name. Check the spelling.
read-too-many-coins = There are only 27 coins. Check the numbers.
read-wrong-dice = These are not the dice that are left to throw. Count them again.
read-disagrees = By the rules this line should read: { $line }
read-seats = The taxi has only six seats. Remove some passengers.
read-wings = The wings have only three pads. Remove some fuel.
read-tiles-disagree = { $placed } dice are placed, but the turned tiles say { $tiles }. Make them agree.
read-smuggling-too-early = The smuggling die falls with the first throw, not before. Remove it.
read-failed-launch = With this fuel the launch has failed and the turn is over. Change the fuel.
read-hex-digit = Sign { $place } is wrong: use only 0 to 9 and a to f.
read-hex-length = 64 digits are needed, and there are { $n }.

## When something breaks

error-title = Something went wrong
error-text = Your game is saved. Reload the page to go on.
error-details = Details for the developers
page-not-found = There is nothing at this address. Go back to the start page.

## table

table-throw-short = Throw { $n }
table-out-of-reach = { $cell }, out of reach
table-lost-counts = counts as 1
table-keep-lost = The lost die counts
table-keep-no-dice = Throw first
