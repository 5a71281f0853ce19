### The messages of the game. English is the language that all others are held against.
### A message that names another in braces, such as { points }, uses its gaps as well: here $n.

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
rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

## Home

game-name = Space Taxi
new-game = New game
your-games = Your games
first-flight = First flight
first-flight-hint = First flight: learn the game in two minutes
rules = Rules
about = About
home-running = Round { $n } of { $of }: { $players }
home-daily = Daily flight
home-play = Play now
home-play-against = Against two computers
home-together = Play together
home-together-at = Several people at one screen

## Set-up

setup-players = Number of players
setup-solo = Solo
setup-seats = Players, clockwise
setup-name = Name of player { $i }
setup-suggested-name = { $i ->
    [1] Mila
    [2] Otto
    [3] Noor
    [4] Ida
   *[5] Bo
}
setup-head-name = Name
setup-head-begins = Begins
setup-last-ride = Whoever took a taxi last begins.
setup-begins = { $player } begins
setup-by-lot = Draw lots
setup-coach = Coach: hints and odds
setup-start = Start the game
setup-keeps-old = Your game in progress is kept in “Your games”.
setup-code = Same throws as another table
setup-code-name = Code
setup-code-hint = Any text will do. Tables with the same code and the same number of players throw the same dice. Anyone who knows the code can work out the throws beforehand.
setup-code-too-long = This code is too long. Use a shorter one.

## Who plays

driver-rookie = Rookie
driver-cabbie = Cabbie
driver-captain = Captain
driver-ace = Ace
level-rookie = { driver-rookie }: makes beginner’s mistakes
level-cabbie = { driver-cabbie }: plays by rules of thumb
level-captain = { driver-captain }: plays for points, without mistakes
level-ace = { driver-ace }: plays to win, without mistakes
computer-level = Computer: { $level }
driver-person = Person
driver-of = Who plays for { $player }: a person or a computer
who-plays = Who plays
computer-plays = { $player } ({ $level }) is playing.
computer-thinks = { $player } is thinking …
computer-fast = Faster
computer-skip = Skip ahead
why-liftoff = All aboard, and with fuel { $fuel } the taxi lifts off.
why-no-way-out = This will be a failure to launch.
why-waits = Keep none: a better throw may come.
why-group = { $n } { $species } ride together.
why-crystal = Crystal { $n }: good enough to take.
why-fuel = Fuel so far: { $n }.
why-only-lost = The lost die is enough for this tile.
why-seat = A seat has to be filled.
why-pays = { coins } for points.
why-keeps = { coins } for later rounds.
coach-open = Hint and odds

## Handing over a place

computers = Computer
who-plays-text = Hand over a player’s place at any time. What is thrown, placed and paid stays.
who-plays-over = The game is over: no place can be handed over any more.

## The coach

coach = Coach
coach-by = Judge choices by
coach-points = Points
coach-wins = Win chance
coach-points-are = Points to expect from here to the end of the game.
coach-wins-are = How likely it is to win the game.
coach-expects = { $n } points
coach-best = best
coach-as-good = As good:
coach-game = The whole game
coach-works = The coach is working it out …
coach-lost = The coach has nothing to say here. Decide for yourself.
odds = Odds
odds-launch = Lifts off
odds-result = Expected this turn
odds-wins = Chance to win

## Top bar

top-bar = Game
menu = Menu
round-of = Round { $n } of { $of }
rounds-left = Rounds left: { $n }
rounds-left-short = Left: { $n }
throw-of = Throw { $n } of { $of }
draw-pile = Supply
draw-pile-coins = Supply: { coins }
sound-mute = Mute the sound
sound-unmute = Turn the sound on
to-home = To the start page

## Species

species-orbi = Orbi
species-alpi = Alpi
species-mopi = Mopi
species-tembo = Tembo
species-xeno = Xeno

## Groups

group = { $n ->
    [1] single alien
    [2] pair
    [3] group of three
    [4] group of four
    [5] group of five
   *[6] group of six
}
group-points = { $group }: { points }

## Dice

die-at = { $die }, { $i } of { $of }
die-blocked = { $die }, no tile allows another die
die-species = Passenger die: { $species }
die-joker = Passenger die: joker
die-joker-as = Passenger die: joker, becomes { $species }
die-joker-unpaid = Passenger die: joker, unpaid
die-fuel = Fuel die: { $n }
die-smuggling = Smuggling die: { $n }
die-smuggling-after = Smuggling die: { $new } after { $old }
die-smuggling-lost = Smuggling die: { $new } after { $old }, lost

## The board

board = Board
board-seats-group = { $n } { $species }
board-crystal-lost = Smuggling failed
seat-empty = Seat { $i }: empty
seat-species = Seat { $i }: { $species }
seat-unpaid = Seat { $i }: unpaid joker
seat-target = Seat { $i }: { $species } would sit here
seat-target-unpaid = Seat { $i }: the unpaid joker would sit here
wing-empty = Wing { $i }: empty
wing-fuel = Wing { $i }: { $n }
wing-target = Wing { $i }: { $n } would go here
mine-empty = Crystal mine: empty
mine-crystal = Crystal mine: { $n }
mine-target = Crystal mine: { $n } would go here
beside-empty = Beside the board: nothing
beside-lost = Beside the board: the lost smuggling die

## Scoring legend

legend = Scoring system
legend-fuel-factor = Fuel { $n }: factor { $factor }
legend-fuel-low = Fuel 6 or less: failure to launch
legend-fuel-high = Fuel 11 or more: failure to launch
legend-same-species = Same species
legend-points = Points
legend-earned = { $cell }, earned
legend-if-placed = { $cell }, if you place these dice
legend-reachable = { $cell }, still possible
fuel-to-go = { $n ->
    [one] { $n } fuel die to go
   *[other] { $n } fuel dice to go
}

## Throwing and placing

tray = Dice in the tray
tray-of = { $player }’s throw
throw-n = Throw { dice }
select-dice = Select dice
place-n = Place { $n }
keep-none = Keep none
your-turn = { $player }, your turn!
prompt-throw = { $player }, throw the dice.
last-fuel-from = A { $from } or more lifts off, a { $to } with ×{ $factor }.
last-fuel-between = { $from } to { $to } lifts off, { $to } with ×{ $factor }.
last-fuel-up-to = A { $to } or less lifts off, a { $to } with ×{ $factor }.
last-fuel-only = Only a { $to } lifts off, with ×{ $factor }.
last-fuel-none = Whatever falls, the taxi stays on the ground.
last-crystal-from = A { $from } or more is worth its number. Less, and the crystal is lost.
last-crystal-only = Only { $from } counts. Less, and the crystal is lost.
last-crystal-any = The crystal is worth whatever falls.
last-passenger = Best: { $who }, for { points } more.
last-passenger-alone = Whoever comes now stays alone.
prompt-place = Select { $counts } of the dice.
prompt-place-or-none = Select { $counts } of the dice, or keep none.
prompt-place-all = { $n ->
    [one] Place the last die as it fell.
    [2] Place both dice as they fell.
   *[other] Place all { $n } dice as they fell.
}
prompt-place-all-or-none = { $n ->
    [one] Place the last die, or keep none and throw it again.
    [2] Place both dice, or keep none and throw them again.
   *[other] Place all { $n } dice, or keep none and throw them again.
}
prompt-other-player = { $player } is playing.
tile-gone = Tile { $n } is used up. Select { $counts } of the dice.
too-many-selected = No tile is higher than 4. Select { $counts } of the dice.
tile-gone-with-lost = With the lost die these make { $n }, and tile { $n } is used up. Select { $counts } beside it.
lost-counts-one = The lost smuggling die counts as 1 die.
lost-alone-or-more = The lost die counts as 1: select it alone, or { $counts } more.
lost-and-more = The lost die counts as 1: select { $counts } more.
select-or-lost = Select dice, or the lost one
select-lost = Select the lost die
lost-takes-tile = Tile 1: the lost die alone is enough. Put the other dice back.
tile-takes = Tile { $n }: select { dice-acc }.
tile-takes-with-lost = Tile { $tile }: select { dice-acc } beside the lost one.
tile-ready = Tile { $n } has its dice. Place them.
warn-fails = Fuel { $n }: this will be a failure to launch.

## Joker

joker = Joker
joker-becomes = Joker becomes
joker-price = { coins } each.
joker-purse = You have { coins }.
unpaid = Unpaid
unpaid-hint = Takes a seat, scores nothing
joker-no-coin = Not enough coins: this joker stays unpaid.
joker-no-coin-more = Your coins are already promised to the other jokers. Leave this one unpaid.
joker-choose-first = First choose what the joker becomes.

## Number tiles

tiles = Number tiles
tiles-of = { $player }’s tiles
tile-up = Tile { $n }
tile-optional = Tile 0, optional
tile-barred = Tile 0, not now: the lost die counts
tile-next = Tile { $n }, turned over next
tile-turned = Tile { $n }, turned over

## Formula

formula = Score so far
label-passengers = Passengers
label-fuel = Fuel
label-factor = Factor
label-crystal = Crystal
label-coins = Coins
label-total = Total
factor-open = Factor still open
so-far = so far
range-spoken = { $from } to { $to }
crystal-safe = safe in the mine
coins-at-end = +2 each after lift-off
passengers-none = no group yet

## Player cards

player-cards = Players
card-throws = throws
card-tiles = tiles
card-waits = waits
card-total = Total { $n }
card-coins-after = { space-coins }, { $after } after paying
card-this-round = This round
card-round-before = Round before
card-show-rounds = Show the rounds of { $player }
card-round-result = Round { $round }: { $n }
card-round-struck = Round { $round }: { $n }, struck, counts 0
card-round-failed = Round { $round }: failure to launch
card-round-failed-struck = Round { $round }: failure to launch, struck
card-round-open = Round { $round }: { $n }, not settled yet
card-round-playing = Round { $round }: playing
card-round-to-come = Round { $round }: to come
best-so-far = Best so far: { $n }
best-so-far-short = Best { $n }
not-last-from = Not last from: { $n }
not-last-from-short = Safe { $n }

## Lift-off and failure to launch

liftoff = Lift-off!
failure = Failure to launch!
failed-to-launch = failure to launch
liftoff-scene = The taxi lifts off with its passengers.
failure-scene = The taxi sits on the ground in a cloud of smoke.
ticket-turn = { $player }, round { $n } of { $of }
ticket-full-taxi = Full taxi
ticket-bonus = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
ticket-bonus-short = { $n ->
    [0] The supply is empty: no bonus coins this time.
    [one] The supply had only { $n } coin left.
   *[other] The supply had only { $n } coins left.
}
ticket-lone-leave = Single aliens get out: { $list }
ticket-unpaid-leave = { $n ->
    [one] { $n } unpaid joker gets out.
   *[other] { $n } unpaid jokers get out.
}
ticket-crystal-lost = Smuggling failed
failure-too-much = Too much fuel
failure-too-little = Too little fuel
failure-only-flies = The taxi only flies with 7, 8, 9 or 10.
failure-passengers = Everyone gets out and walks.
failure-crystal = The crystal stays behind.
failure-no-points = No points this round

## Coins for points

spend-coins = Spend coins
spend-each = +2 points each
spend-chosen = Coins to spend: { $n } of { $of }
spend-less = One coin less
spend-more = One coin more
spend-purse-empty = No coins to spend.
stakes = The round
stakes-not-struck = +{ coins }, and struck instead: { $players }
stakes-struck-anyway = All coins together would not change that.
stakes-wins = Nobody has as many: that wins the game.
stakes-leads = In front so far.
stakes-wins-with = +{ coins } to win the game.
stakes-leads-with = +{ coins } to be in front so far.
stakes-shares = Level with { $players }: a shared win.
stakes-level = Level with { $players } so far.
stakes-shares-with = +{ coins } to be level with { $players }: a shared win.
stakes-level-with = +{ coins } to be level with { $players } so far.
stakes-behind = Missing for first place, even with all coins: { points }
take-points = Take { points }

## Handing over

next-throws = Next: { $player } throws, { $tiles } turns over the tiles

## Round over

round-over = Round { $n } is over
scoring-round = Scoring the round
round-struck-mark = struck
round-struck-counts = { $n }, struck, counts 0
round-all-struck = All scores are equal, so all are struck.
round-worst-struck = The worst score is struck: it counts 0.
round-opens-next = { $player } starts the next round
round-next = Start round { $n }

## Game over

game-after = After { rounds }
winner-is = { $player } wins!
winners-are = Joint winners: { $players }
winner-scene = The taxi with a full load of happy aliens.
final-table = Points per round
final-player = Player
final-round-n = Round { $n }
final-legend-best = best score, starts the next round
final-legend-struck = struck, counts 0
race = The race, round by round
race-spoken = Points round by round. In the end: { $list }
race-player = { $player }: { points }
rematch = Rematch
solo-result = Your flight: { points }
solo-again = Fly again
solo-first = Your first solo flight here: now there is something to beat.
solo-new-best = New personal best! Previous best: { points }
solo-best = Your best so far: { points }
daily-counts = This was your first flight of that day: it counts.
daily-practice = Only practice: the first flight of that day is the one that counts.

## Sheets and values

review = Review
replay = Replay
last-turns = Turns so far
dice-sheet = The dice
hotkeys = Hotkeys
game-view = Look at the result
share = Share
board-as-text = Board as text
log-crystal = crystal { $n }
log-fuel = fuel { $n }

## Review

review-working = Working out what every choice was worth …
review-failed = The review could not be worked out. Reload the page to try again.
review-intro = Luck is how far the dice brought you above or below the expected points. Every choice that is not the best one costs points. Accuracy tells how close the choices came to the best ones: 100% means always the best.
review-chart = Luck and skill
review-chart-player = { $player }: luck { $luck }, lost { $lost }
review-start = Expected at the start
review-luck = Luck
review-lost = Lost by weaker choices
review-short-supply = Too few coins in the supply
review-points = Points before striking
review-struck = Struck
review-accuracy = Accuracy: { $n }%
review-accuracy-of = { $driver }: accuracy { $n }%, lost { $lost }
review-costly = The most expensive choices
review-flawless = No choice lost anything. Flawless!
review-chosen = Chosen
review-best = Best
review-cost = Cost: { points }
review-was-best = Best choice
review-show = Show it on the table
review-show-spoken = Show it on the table: { $moment }
review-all = { $n ->
    [one] { $n } choice
   *[other] All { $n } choices
}
moment-who = { $player } ({ $driver })
moment-throw = { $player }, round { $round }, throw { $throw }
moment-coins = { $player }, round { $round }, coins

## Replay

replay-previous = Previous choice
replay-next = Next choice
replay-at = { $n } of { $of }
replay-choices = All choices
replay-whose = Whose choices
replay-everyone = Everyone
replay-mine = Only mine
replay-next-mistake = Next mistake
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $n }×

## Your games

notice-set-aside-export = Export the saved game
games-empty = No games here yet. Start a new one!
games-running = Games in progress
games-finished = Finished games
games-set-aside = Set aside
game-at = Round { $n } of { $of }
game-won-by = Won by { $players }
game-solo-result = { $player }: { points }
game-played-on = Last played: { $date }
game-continue = Continue the game of { $players }
game-export = Export
game-export-spoken = Export the game of { $players }
game-replay = Replay the game of { $players }
game-delete = Delete
game-delete-spoken = Delete the game of { $players }
ask-delete-title = Delete this game?
ask-delete = It cannot be brought back.
games-standings = Statistics
games-export-all = Export all
export-by-hand = If no file was saved, copy this text and keep it:
games-in-file = Games added: { $n }.
games-known-in-file = Already here: { $n }.
games-unread-in-file = Lines that could not be read: { $n }. They are still in the file.
file-name-all = space-taxi-games
standings-table = At the table
standings-solo = Solo flights
standings-games = Games
standings-wins = Wins
standings-average = Average
standings-best = Best turn
standings-failures = Failures to launch
file-name = space-taxi-game
file-name-set-aside = space-taxi-set-aside
import = Open a game …
import-hint = This can be an exported game, a game that you have written down, or a file with all games of a device. The games that are here stay.
import-file = Choose a file
import-text = Or paste its text here
import-open = Open
import-too-large = This file is too large to be a game. Choose another one.
import-refused = The browser cannot read this file. Paste its text instead.
import-fault = Line { $line }, column { $column }: { $reason }
import-fault-there = Line { $line }, column { $column }: something there is not right.
import-mend = { $fault } Correct it and open the text again.
import-expected = Something else is expected here.
import-too-much = Nothing more is expected on this line.
import-no-text = This is not text. Choose a text file.
import-newer = This was written by a newer version of the game. Reload the page and try again.
import-damaged = Letters are missing or have been changed. Copy the whole text once more.
import-unknown-name = Nobody at the table has this name.
import-no-die = There is no such die.
import-wrong-dice = These are not the dice that were left to throw.
import-by-the-rules = By the rules this line would be “{ $text }”.
import-title = A record begins with the line “{ $text }”.
import-word = The word “{ $text }” is expected here.
import-one-of = One of these is expected here: { $list }.
import-dice = Dice are expected here, such as “{ $text }”.
import-throw = All dice that are not placed yet are thrown now: throw { $n } of the turn begins with “{ $text }” and a space.
import-throw-number = The throws of a turn are counted from 1: this is throw { $n }, so “{ $text }”.
import-placement = Dice are placed now: a tile and as many dice as it says, such as “{ $text }”, or “{ $none }” for none.
import-arrow = “{ $text }” stands once behind a throw, as a word of its own with a space before it and one behind it.
import-no-tile = There is no tile { $n }: the highest one is { $most }.
import-wrong-tile = A tile places as many dice as it says: this is tile { $n }, and the number of dice is { $dice }.
import-spend = After a lift-off the coins come first: “{ $text }” and how many of them buy points, “{ $none }” for none.
import-coins = A number of coins from 0 to { $most } is expected here, without zeros in front.
import-lost-unsaid = The smuggling die fell below its last number and is lost: “lost” must stand among the dice placed.
import-lost-already = The crystal is gone already: a smuggling die that is lost stays beside the board.
import-not-due = By the rules this line does not belong here. Leave it out and open the text again.

## Share

share-game = This link holds the whole game: whoever opens it sees the replay and the review.
share-position = This link holds what lies on the table, without names and without the dice to come.
share-running = Nothing can be saved here, but this link holds your game in progress: open it or keep it, and play on from there. The dice to come are in it too, so it is for your own table only.
share-page = Nothing can be saved here. This link opens the game in a tab of its own, where your games are kept.
link-game = Shared game. { $result }
link-position = A shared position. What would you place?
link-purse = Coins: { $n }
link-player = Current player
link-keep = Keep it
link-kept = Kept in “Your games”
link-running = A game in progress
link-running-text = It came with this link. If you play on here, it is kept on this device; your other games stay as they are.
link-dead = This link leads nowhere
link-none = It holds no game and no position.
link-not-over = This game is not over yet. Only finished games can be shared.
link-holds-position = It should hold a game, but it holds a position.
link-holds-game = It should hold a position, but it holds a game.
link-wrong = Something in it is not right.
link-safe = Ask for a new link. Your own games are as they were.

## Daily flight

daily-intro = One solo flight a day, with the same throws for everyone. They follow from the date, so they can be worked out beforehand.
daily-of = Daily flight of { $date }
daily-start = Take off
daily-again = Fly again for practice
daily-result = Your flight today: { points }
daily-share = Share your result
daily-share-copy = Copy your result
daily-cannot-copy = The browser does not let the page copy. Select the text below and copy it yourself.
daily-share-text = Space Taxi, daily flight of { $date }: { points }
daily-no-date = This device does not know what day it is. Set its date and try again.

## Last turns

last-turns-empty = Nobody has thrown yet.
log-turn = Round { $round }: { $player }
log-throw = Throw { $n }: { $list }
log-placed = Tile { $n }: { $list }
log-kept-none = Tile 0: nothing placed
log-lost = lost smuggling die
log-joker-as = joker as { $species }
log-joker-unpaid = unpaid joker
log-liftoff = Lift-off: { $passengers } × { $factor } + { $crystal }
log-spent = { coins-acc } spent
log-failed = Failure to launch, fuel { $n }
log-running = still playing

## Hotkeys

hotkeys-off = Hotkeys are switched off. You can switch them on in the settings.
hotkeys-reader = With a screen reader, letters and digits reach the game in focus mode only. Otherwise use Tab, and “Board as text” in the menu.
key-throw = Throw the dice
key-select = Select a die, or put it back
key-tenth = Select the tenth die, or put it back
key-species = Choose the joker’s species
key-unpaid = Leave the joker unpaid
key-place = Place the selected dice
key-keep-none = Keep none
key-undo = Undo
key-more-coins = One coin more
key-less-coins = One coin less
key-confirm = Confirm, or go on
key-replay = Replay: previous or next choice
key-replay-ends = Replay: first or last choice
key-close = Close the open window
key-coach = Show or hide hint and odds
key-fast = Speed computers up, or back to normal
key-skip = Skip ahead to the end of a computer’s turn
key-read-dice = Read out the dice and the tiles
key-read-seats = Read out the seats and the mine
key-read-fuel = Read out the fuel
key-read-scores = Read out scores and coins
key-help = Show the hotkeys
key-name-enter = Enter
key-name-space = Space
key-name-escape = Esc
key-name-backspace = Backspace
key-name-home = Home
key-name-end = End
key-name-range = { $from } to { $to }

## Rules and about

rules-title = Rules of the game
about-title = About Space Taxi
about-author = Author of the game: Christoph Behre
about-publisher = Publisher of the board game: Piatnik, Vienna
about-independent = This is an independent implementation. It is not affiliated with the author or with Piatnik.
about-thanks = If you like it, play it at a real table too!
about-art = All pictures and sounds here were made for this page.
about-privacy = No account, no advertising, no server: your games stay on this device.
about-version = Version { $version }
about-licence = The program is free software under the MIT or Apache 2.0 licence.

## Around the rules

picture-next = Next picture
picture-at = Picture { $n } of { $of }
flight-offer = Rather try it out? The first flight shows a whole turn in two minutes.
print-rules = Print the rules

## First flight

flight-throw-ten = This is your taxi: six seats, three wings for fuel, and a crystal mine below. Throw your ten dice!
flight-pick-group = Three Orbi! Aliens of one species ride together and score. Tap all three.
flight-place-three = Three dice: that is tile 3. You can use each tile only once a turn. Place them!
flight-throw-seven = Your Orbi stay in their seats. Throw the other seven dice.
flight-pick-joker = The thumbs-up is a joker. Tap it.
flight-joker-becomes = For { coins } it becomes any alien you like. Choose Orbi.
flight-pick-crystal = The smuggling die showed 4, and now 6. If a later throw shows less, it is lost. Take it now, for 6 points.
flight-place-two = Two dice: tile 2. Place the joker and the crystal.
flight-throw-five = Four Orbi are on board, and the crystal is in the mine. Throw the other five dice.
flight-keep-none = That is too much fuel: the taxi lifts off with 7 to 10 in all. You want none of these? Tile 0: keep none.
flight-throw-again = Tile 0 is used up now. Throw the five dice again.
flight-pick-fuel = A 4 is a good start for the fuel. Tap it.
flight-place-one = One die: tile 1. Place it.
flight-throw-last = Only tile 4 is left, and four dice. Throw!
flight-place-last = With the last tile you place all dice as they fell: they are selected already. Fuel 4 + 2 + 3 makes 9: that flies! Place them and lift off!
flight-coins = Passengers × factor + crystal: these are your points. The taxi is full of groups, so you got 2 coins. Each coin that you spend adds 2 points. Choose, then take your points.
flight-done = That was a turn: { $points }! Now you can fly. This is how a round ends; after all rounds the highest total wins. If you get stuck, open the rules: they show the right place at once.
flight-strayed = On this flight, tap what is marked. In your own game you choose freely.
flight-step = Step { $n } of { $of }
flight-skip = Skip
flight-again = Fly again

## Tips

tip = Tip
tip-dice = Tap the dice that you want to place. Their number decides which tile turns over.
tip-joker = A thumbs-up is a joker: for { coins } it becomes any alien when you place it.
tip-crystal = If you throw the smuggling die again, it must not show less than now. Take it, or risk it.
tip-fuel = The three fuel dice together must make 7 to 10. The scoring system shows what is still possible.
tip-coins = Each coin adds 2 points now. Or keep your coins for jokers to come.
tip-round = The worst score of a round counts 0. Whoever has the best one starts the next round.
tip-enough = No more tips
tips-again = Show the tips again
tips-again-done = The tips come again while you play.

## The board as text

die-picked = { $die }, selected
text-place = Where
text-what = What is there
text-die = Die
text-state = State
text-tile = Tile
text-seat = Seat { $i }
text-wing = Wing { $i }
text-mine = Crystal mine
text-empty = empty
text-target = { $what }, if you place it
text-picked = selected
text-free = in the tray
text-blocked = no tile allows another die
text-tile-up = not used yet
text-tile-next = turned over next
text-tile-turned = turned over

## The promise about the dice

dice-promise = Nobody can change these throws
dice-known = These throws can be worked out beforehand

## Checking the dice

dice-promise-text = All throws of this game were decided before the first one. This fingerprint proves it: keep it, and compare it with the seed when the game is over.
dice-fingerprint = Fingerprint
dice-seed = Seed
dice-seed-later = The seed is shown when the game is over.
dice-known-text = All throws of this game follow from a code, so that others can play the same ones. Whoever knows the code can work them out beforehand: nothing can be promised here.
dice-code = Code
dice-noted = The fingerprint that you noted before the game; its first { $n } characters are enough
dice-note-more = Type at least the first { $n } characters of the fingerprint that you noted.
dice-check = Check the dice
dice-checked = All throws follow from the seed, and the seed fits the fingerprint.
doubt-no-seed = These dice were thrown by hand, so there is no seed to check.
doubt-not-over = The seed stays hidden until the game is over. Check the dice then.
doubt-another-seed = This seed does not fit the fingerprint. Make sure that both belong to the same game.

## Dice statistics

stats = How the dice fell
stats-games = Which games are counted
stats-this-game = This game
stats-all-games = All games on this device ({ $n })
stats-passengers = Passenger dice
stats-fuel = Fuel dice
stats-smuggling = Smuggling die
stats-face = { $face }: { $n }
stats-spoken = { $kind }: { $list }. Expected of each: { $expected }
stats-expected = The line marks what is to be expected: { $n } of each.
stats-likely = Fair dice fall at least this unevenly in { $n } of 100 cases.
stats-rare = Fair dice fall at least this unevenly in fewer than 1 of 100 cases.
stats-none = No dice have been thrown yet.

## Notices

notice-cannot-save = This game cannot be saved here. Play on, but keep this page open.
take-along = Take it along
notice-may-be-cleared = Your games are kept in this browser alone, and some day it may clear them to make room. Better keep them safe!
save-copy = Save a copy
notice-storage-full = The storage is full. Delete finished games in “Your games”.
notice-no-randomness = This browser gives no random numbers, so there are no fair dice. Try another browser.
notice-set-aside = A saved game could not be read. It was set aside, not deleted.
notice-settings-reset = Your settings could not be read. The defaults are used. Change them in the settings.
notice-pilot-lost = A part of the game could not be loaded. Computer players now play like a Cabbie; there are no hints, odds or reviews until you reload the page.
notice-other-tab = This game goes on in another tab. Reload to continue it here.
elsewhere-title = This game is open elsewhere
elsewhere-text = It is on the table in another tab or window. You can take it over: everything played there is kept.
elsewhere-take = Play here
notice-language-failed = { $language } could not be fetched. Check your connection and try again.
notice-lost-text = The smuggling die fell from { $old } to { $new }. It goes beside the board and scores nothing. It counts as 1 of the dice you place now.
ask-coins-left-title = Coins left over
ask-coins-left = { $n ->
    [one] { $n } coin is left, and after the last round it is worth nothing. End the turn anyway?
   *[other] { $n } coins are left, and after the last round they are worth nothing. End the turn anyway?
}
ask-coins-left-spend = Spend more coins
ask-coins-left-end = End the turn
ask-final-title = The last choice of the game
ask-final = This ends the game and cannot be taken back.
ask-final-yes = End the game
ask-failure-title = This will be a failure to launch
ask-failure-place = Place anyway
ask-failure-back = Choose again

## New versions and installing

update = Update
notice-new-version = A new version of the game is ready.
notice-after-turn = The new version loads as soon as this turn is over and the game is saved.

## Announcements

say-now-playing = Now playing: { $player }
say-throws = { $player } throws { dice-ins }
say-thrown = Thrown: { $list }
say-selected = Selected: { dice }
say-joker-as = Joker played as: { $species }
say-jokers = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
say-joker-unpaid = The joker stays unpaid
say-places = { $player } places { dice-acc }
say-places-none = { $player } places no dice
say-tile-used = Tile used: { $n }
say-pays = { $player } pays { coins-acc }
say-smuggling-failed = Smuggling failed: { $new } after { $old }
say-liftoff = Lift-off! Fuel { $n }, factor { $factor }
say-failure = Failure to launch! Fuel { $n }
say-full-taxi = Full taxi: plus { coins }
say-turn-score = { $passengers } times { $factor } plus { $crystal } plus { $coins }: { points }
say-round-score = { $player }: { points } this round
say-struck = Score struck: { $players }
say-struck-now = Struck as it stands: { $players }
say-next-opens = Next round starts with: { $player }
say-wins = { $player } wins: { points }
say-joint-winners = Joint winners: { $players }
say-undone = Taken back

## What the rules forbid

illegal-game-over = The game is over. Start a rematch or a new game.
illegal-nothing-thrown = Throw the dice first.
illegal-not-placed-yet = Place dice from this throw first.
illegal-not-spent-yet = Decide about your coins first: spend some or none.
illegal-nothing-to-pay-for = Coins buy points only right after a lift-off. Keep them for now.
illegal-wrong-dice = Throw exactly the dice that are not placed yet.
illegal-not-thrown = That die is not in this throw. Choose one from the tray.
illegal-too-many-dice = { $n } dice are too many: no tile is higher than 4. Select fewer.
illegal-tile-turned = Tile { $n } is turned over already. Choose a different number of dice.
illegal-jokers-unaffordable = { $jokers ->
    [one] { $jokers } joker costs { coins-acc }, and you have { $purse }. Leave it unpaid or on the table.
   *[other] { $jokers } jokers cost { coins-acc }, and you have { $purse }. Leave some unpaid or on the table.
}
illegal-crystal-lost = The smuggling die shows less than before and is lost. Choose other dice.
illegal-coins-unaffordable = { $coins ->
    [one] That is { $coins } coin, and you have { $purse }. Spend fewer.
   *[other] That is { $coins } coins, and you have { $purse }. Spend fewer.
}

## What cannot be taken back

undo-nothing-done = There is nothing to take back yet. Throw the dice first.
undo-thrown = Thrown dice stay thrown. Choose what to place.
undo-by-computer = What a computer player did cannot be taken back. Play on from here.
undo-game-over = The game is over and final. How about a rematch?

## Names and tables

name-empty = Give this player a name.
name-too-long = Use at most 16 characters.
name-invisible = Use only letters and signs that can be seen.
name-spaces = Remove spaces at the ends and double spaces.
opening-names-alike = Two players have the same name. Change one of them.

## Records that cannot be read or continued

refused-other-dice = These are not the dice that the seed gives. The game cannot go on like this: load it again.
refused-no-seed = The dice of this game are thrown by hand. Enter what fell.
refused-no-such-player = Nobody sits at this place. Choose another.
refused-too-many-hand-overs = Places in this game have been handed over too often. Play on as it is.

## table

table-throw-short = Throw { $n }
table-out-of-reach = { $cell }, out of reach
table-lost-counts = counts as 1
table-keep-lost = The lost die counts
table-keep-no-dice = Throw first
