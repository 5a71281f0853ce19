//! Turns that nobody who knows the game would overlook, in the notation of the rules' examples.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use game_core::Level;
use proptest::prelude::*;
use traffiq::pilot::{Seen, turn};
use traffiq::record::text;
use traffiq::rules::{
    ByPlayer, Cell, Crossing, End, Fleet, Game, Kind, Player, SetUp, Sides, Table, Tile, Vehicle, WholeTurn,
};

use super::{games, played, times};

/// A position as the examples of the rules write it, and the turns that would do.
struct Example {
    name: String,
    game: Game,
    good: Vec<String>,
}

fn examples() -> Vec<Example> {
    let text = include_str!("../data/tactics.txt");
    text.split("\nexample ").skip(1).map(example).collect()
}

fn example(text: &str) -> Example {
    let mut lines = text.lines();
    let name = lines.next().expect("a name").to_owned();
    let mut names = vec!["Andi", "Bea"];
    let (mut tiles, mut cars, mut given, mut hand, mut stock) = (vec![], vec![], BTreeMap::new(), vec![], vec![]);
    let (mut at, mut good) = ((0, 0), Vec::new());
    for line in lines.map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["players", ..] => names = words[1..].to_vec(),
            ["at", cell] => at = numbers(cell, '.'),
            ["hand", ..] => hand = words[1..].to_vec(),
            ["stock", ..] => stock = words[1..].to_vec(),
            ["cars", ..] => cars.extend(line["cars ".len()..].split(", ").map(str::to_owned)),
            ["supply", name, "taxi", taxis, "truck", trucks] => {
                given.insert(name, Fleet { taxis: taxis.parse().unwrap(), trucks: trucks.parse().unwrap() });
            }
            [player, ..] if player.ends_with(':') => good.push(line[player.len()..].trim().to_owned()),
            _ => {
                let row = words.iter().enumerate().filter(|(_, word)| **word != "....");
                tiles.extend(row.map(|(across, word)| {
                    (Cell::new(at.0 + across as u8, at.1).unwrap(), Sides::from_letters(word).unwrap())
                }));
                at.1 += 1;
            }
        }
    }
    let table = Table::for_players(names.len()).expect("two to four play");
    let player =
        |name: &str| -> Player { table.player(names.iter().position(|other| *other == name).unwrap()).unwrap() };
    let cars: Vec<(Crossing, Vehicle)> = cars
        .iter()
        .map(|car| {
            let [name, kind, place] = car.split(' ').collect::<Vec<_>>()[..] else { panic!("{car}") };
            let (avenue, street) = numbers(place, '/');
            (
                Crossing::new(avenue, street).unwrap(),
                Vehicle { player: player(name), kind: Kind::from_word(kind).unwrap() },
            )
        })
        .collect();
    let standing = |player: Player, kind| cars.iter().filter(|(_, car)| *car == Vehicle { player, kind }).count() as u8;
    let rest = |player: Player| {
        let fleet = Fleet { taxis: standing(player, Kind::Taxi), trucks: standing(player, Kind::Truck) };
        given.get(names[player.index()]).copied().unwrap_or_else(|| table.fleet().without(fleet).unwrap())
    };
    let first = table.player(0).unwrap();
    let tile = |name: &&str| Tile::named(name).unwrap();
    let set_up = SetUp {
        tiles,
        supplies: ByPlayer::new(table, rest),
        hands: ByPlayer::new(
            table,
            |player| if player == first { hand.iter().map(tile).collect() } else { ArrayVec::new() },
        ),
        stock: stock.iter().map(tile).collect(),
        player: first,
        turn: 1,
        deeds: ArrayVec::new(),
        quiet_turns: 0,
        turns_left: None,
        cars,
    };
    Example { game: Game::try_from(set_up).unwrap_or_else(|error| panic!("{name}: {error}")), name, good }
}

fn numbers(place: &str, between: char) -> (u8, u8) {
    let (one, other) = place.split_once(between).unwrap();
    (one.parse().unwrap(), other.parse().unwrap())
}

#[test]
fn what_is_plain_to_see_is_seen() {
    let examples = examples();
    assert!(examples.len() >= 5);
    for Example { name, game, good } in examples {
        for level in [Level::Cabbie, Level::Captain, Level::Ace] {
            let chosen = text::turn(&turn(&Seen::of(&game), level).expect("somebody is on turn"));
            let is_good = good.iter().any(|good| {
                chosen.starts_with(good.trim_end_matches(" …")) && (good.ends_with('…') || chosen == *good)
            });
            assert!(is_good, "{name}: {level:?} plays {chosen}");
        }
    }
}

proptest! {
    #![proptest_config(times::times(100))]

    /// With one vehicle left, whatever wins at once is found among all that the rules allow.
    #[test]
    fn who_can_win_at_once_does(game in games(), taxi: bool) {
        let (table, me) = (game.table(), game.player());
        let last = Fleet { taxis: u8::from(taxi), trucks: u8::from(!taxi) };
        let set_up = SetUp {
            tiles: game.city().tiles().collect(),
            cars: game.cars().iter().collect(),
            supplies: ByPlayer::new(table, |player| if player == me { last } else { game.supply(player) }),
            hands: ByPlayer::new(table, |player| game.hand(player).iter().copied().collect()),
            stock: game.stock().iter().copied().collect(),
            player: me,
            turn: game.turn(),
            deeds: game.deeds().iter().copied().collect(),
            quiet_turns: game.quiet_turns(),
            turns_left: game.turns_left(),
        };
        let game = Game::try_from(set_up).expect("somebody may have less left");
        let wins = |turn: &WholeTurn| played(&game, turn).is_ok_and(|after| after.end() == Some(End::AllPlaced));
        let can_win = game.legal_turns().iter().any(wins);
        for level in [Level::Cabbie, Level::Captain, Level::Ace] {
            let chosen = turn(&Seen::of(&game), level).expect("somebody is on turn");
            prop_assert_eq!(wins(&chosen), can_win, "{:?} plays {:?}", level, chosen);
        }
    }
}
