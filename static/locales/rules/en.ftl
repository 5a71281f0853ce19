### The rules page. A section is rules-<section>-title, then its paragraphs rules-<section>-1, -2 and so on.

rules-goal-title = What it is about
rules-goal-1 = You drive a space taxi. In each turn you seat aliens of the same species together, fill the tank just right, and smuggle a crystal if you dare.
rules-goal-2 = Whoever has the most points after the last round wins.

rules-setup-title = Set-up
rules-setup-1 = 3 to 5 players take part. 3 players play 5 rounds, 4 or 5 players play 4 rounds.
rules-setup-2 = There are 27 space coins. Everybody gets 3 of them; the rest are the supply.
rules-setup-3 = Ten dice are thrown: 6 passenger dice, 3 fuel dice and 1 smuggling die. Five faces of a passenger die show an alien each; the sixth shows a thumbs-up, the joker.
rules-setup-4 = Whoever took a taxi last begins. You may also choose somebody or draw lots. After that, play goes clockwise.
rules-setup-5 = The left neighbour of the player who throws looks after the number tiles 0, 1, 2, 3 and 4.

rules-turn-title = A turn
rules-turn-1 = Throw all dice that are not placed yet: all ten at first.
rules-turn-2 = Then place some of the thrown dice on the board. A number tile says how many, and it is turned over.
rules-turn-3 = Throw the others again, place again, and go on until all ten dice are placed. That takes four throws, or five with tile 0.
rules-turn-4 = Passenger dice go on the seats, fuel dice on the wings, the smuggling die into the crystal mine. A placed die stays where it is.

rules-tiles-title = Number tiles
rules-tiles-1 = After each throw, use one tile that is not turned over yet and place exactly as many dice as it says. You can use each tile only once a turn.
rules-tiles-2 = Tiles 1, 2, 3 and 4 must all be used. Together they make ten, so all dice find their place.
rules-tiles-3 = Tile 0 is optional. You do not like the throw? Keep none, and throw all those dice again.
rules-tiles-4 = When only one of the tiles 1 to 4 is left, all dice of the throw must be placed as they fell, unless you still have tile 0.

rules-passengers-title = Passengers
rules-passengers-1 = You are free to take all, some or none of a species, and several species at once. Only the number of the tile counts.
rules-passengers-2 = A group needs at least two aliens of one species. A single alien may sit down, but it scores nothing unless another of its kind follows.

rules-joker-title = The joker
rules-joker-1 = When you place a thumbs-up, you may pay 1 coin and turn it into any of the five species. The coin goes to the supply at once.
rules-joker-2 = You may do so as often as you like, as long as you can pay.
rules-joker-3 = You may also place a thumbs-up unpaid. It takes a seat and scores nothing.

rules-fuel-title = Fuel
rules-fuel-1 = All three fuel dice must be placed. Their total decides: 7 is factor 1, 8 is factor 2, 9 is factor 3, and 10 is factor 4.
rules-fuel-2 = With 6 or less, or 11 or more, the taxi does not lift off. A failure to launch ends the turn at once, with 0 points.

rules-smuggling-title = Smuggling
rules-smuggling-1 = You may place the smuggling die after any throw. In the crystal mine it is worth its number, 1 to 8.
rules-smuggling-2 = If you do not place it, you throw it again with the others. Then it must show at least as much as before.
rules-smuggling-3 = If it shows less, smuggling has failed: the die goes beside the board and scores nothing. The turn goes on.
rules-smuggling-4 = The lost die counts as one of the dice that you place in this throw. So you cannot keep none, and tile 1 may be used for the lost die alone.

rules-scoring-title = Scoring a turn
rules-scoring-1 = After lift-off, single aliens and unpaid jokers get out first.
rules-scoring-2 = Each species on board scores once: a pair 1 point, a group of three 2, a group of four 3, a group of five 5, and a group of six 8.
rules-scoring-3 = If all six seats hold groups of two or more, the taxi is full, and you take 2 coins from the supply.
rules-scoring-4 = Multiply the passenger points by the fuel factor. Then add the crystal and 2 points for each coin that you spend: passengers × factor + crystal + coins.
rules-scoring-5 = An example: two groups of three make 4, fuel 9 makes factor 3, and the crystal is a 6. That is 4 × 3 + 6 = 18 points.

rules-coins-title = Coins
rules-coins-1 = Coins have two uses: 1 coin turns a joker into an alien, and after lift-off each coin that you spend adds 2 points.
rules-coins-2 = The 2 coins for a full taxi may be spent at once. Spend any number, or none, before the next player throws.
rules-coins-3 = All coins that are paid go back to the supply.

rules-round-title = A round
rules-round-1 = A round is over when everybody has had a turn. The worst score of the round is struck and counts 0. If several players share it, all of them are struck.
rules-round-2 = Whoever had the best score starts the next round.

rules-end-title = End of the game
rules-end-1 = After the last round, all scores that were not struck are added. The highest total wins; with equal totals, players win together.
rules-end-2 = Coins that are left over are worth nothing.

rules-solo-title = Solo flight
rules-solo-1 = You can also fly alone: 5 rounds, 3 coins, and 24 coins in the supply. Nothing is struck, and your total is your result.

rules-house-title = House rulings
rules-house-1 = The printed rules leave a few questions open. This game answers them like this:
rules-house-2 = R1: An unpaid thumbs-up may be placed as it is. It takes a seat, belongs to no species and scores nothing, so the taxi is not full with it.
rules-house-3 = R2: A failure to launch is judged when the third fuel die is placed. The other dice are not thrown any more. You keep your coins, but there is no bonus, and you cannot buy points.
rules-house-4 = R3: If the supply has fewer than 2 coins for a full taxi, you take what is there.
rules-house-5 = R4: If several players share the best score, the one of them who threw first in this round starts the next.
rules-house-6 = R5: If everybody has the same score, everybody is struck. R4 says who starts the next round.
rules-house-7 = R6: A placement happens all at once: the tile, the dice, and what each thumbs-up becomes. You must be able to pay for all of it, and the coins are gone even if this very placement leads to a failure to launch. A placed thumbs-up is never turned later.
rules-house-8 = R7: The bonus for a full taxi is taken before you spend coins. Coins that you spend later do not make up for a short bonus. You decide about spending once a turn.
rules-house-9 = R8: You may take back a placement until the next throw, and spending until the next player throws. The last spending of the game is final, and what a computer player did stays. Somebody else may take over a player’s place at any moment; what was thrown, placed and paid stays.
rules-house-10 = R9: The solo flight is our own addition.
