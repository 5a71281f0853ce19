//! The little boards beside the rules: each is a real table at some moment of a turn, so it can show nothing that the rules
//! would not allow.

use crate::table::{Intent, JokerChoice, TableModel, TableState};
use crate::words::rules::RulesSection;
use space_taxi::record::read_file;
use space_taxi::rules::Species;

/// A part of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPart {
    /// The taxi with its seats and wings, the mine below it.
    Taxi,
    Dice,
    Tiles,
    /// The fuel in the legend, and the groups in it.
    Fuel,
    Groups,
    Formula,
    /// Everybody's coins and results.
    Players,
}

/// A picture beside a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleBoard {
    pub table: TableModel,
    pub shows: &'static [BoardPart],
}

type BoardMoment = (&'static str, &'static [Intent], &'static [BoardPart]);

const PICK_GROUP: &[Intent] = &[Intent::Toggle(0), Intent::Toggle(1), Intent::Toggle(2)];
const PICK_FUEL: &[Intent] = &[Intent::Toggle(6), Intent::Toggle(7), Intent::Toggle(8)];
const FIRST: &str = "1: OOOAMX f256 s4";
const PLACED: &str = "1: OOOAMX f256 s4 -> 3: OOO";
const JOKER: &str = "1: OOOAMX f256 s4 -> 3: OOO\n2: ATj f166 s6";
const BOARDING: &str = "1: OOOAAX f243 s4 -> 4: OOOX\n2: AA f246 s5";
const EXAMPLE: &str =
    "1: OAAXXj f226 s4 -> 4: AAXX\n2: Mj f136 s6 -> 2: j=X s6\n3: A f156 -> 1: f1\n4: A f44 -> 3: A f44";
/// The three turns of the rulebook's first round: 18, 20 and a failure to launch.
const ROUND: &str = "1: OAAXXj f226 s4 -> 4: AAXX\n2: Mj f136 s6 -> 2: j=X s6\n3: A f156 -> 1: f1\n4: A f44 -> 3: A f44
spend 0
1: XXXXXO f123 s5 -> 4: XXXX\n2: OA f111 s6 -> 0\n3: XO f235 s4 -> 2: X lost\n4: A f334 -> 3: f334\n5: A -> 1: A
spend 0
1: OAMTXj f566 s1 -> 3: f566";

/// What is seen beside a section of the rules, one after the other.
#[must_use]
pub fn rule_boards(section: RulesSection) -> Vec<RuleBoard> {
    use BoardPart::{Dice, Formula, Fuel, Groups, Players, Taxi, Tiles};
    let moments: &[BoardMoment] = match section {
        RulesSection::Goal => &[(EXAMPLE, &[], &[Taxi])],
        RulesSection::Setup => &[(FIRST, &[], &[Dice, Tiles])],
        RulesSection::Turn => {
            &[(FIRST, &[], &[Taxi, Dice]), (FIRST, PICK_GROUP, &[Taxi, Dice]), (PLACED, &[], &[Taxi, Tiles])]
        }
        RulesSection::Tiles => &[
            (FIRST, PICK_GROUP, &[Dice, Tiles]),
            (PLACED, &[], &[Tiles]),
            ("1: OOOAMX f256 s4 -> 3: OOO\n2: ATX f566 s4 -> 0", &[], &[Tiles]),
        ],
        RulesSection::Passengers => &[(BOARDING, &[Intent::Toggle(0), Intent::Toggle(1)], &[Taxi, Groups])],
        RulesSection::Joker => &[
            (JOKER, &[Intent::Toggle(2)], &[Dice, Players]),
            (JOKER, &[Intent::Toggle(2), Intent::Decide(JokerChoice::Paid(Species::Orbi))], &[Taxi, Dice, Players]),
            (JOKER, &[Intent::Toggle(2), Intent::Decide(JokerChoice::Unpaid)], &[Taxi, Dice, Players]),
        ],
        RulesSection::Fuel => &[
            (EXAMPLE, &[], &[Taxi, Fuel]),
            ("1: OAMTXj f111 s1", PICK_FUEL, &[Taxi, Fuel]),
            ("1: OAMTXj f566 s1", PICK_FUEL, &[Taxi, Fuel]),
        ],
        RulesSection::Smuggling => &[
            (JOKER, &[Intent::Toggle(6)], &[Taxi, Dice]),
            ("1: OOOAMX f256 s4 -> 3: OOO\n2: ATX f166 s2", &[], &[Taxi, Dice]),
            ("1: OOOAMX f256 s4 -> 3: OOO\n2: ATX f166 s2 -> 1: lost", &[], &[Taxi, Tiles]),
        ],
        RulesSection::Scoring => &[(EXAMPLE, &[], &[Taxi, Groups, Fuel, Formula])],
        RulesSection::Coins => {
            &[(EXAMPLE, &[], &[Formula, Players]), (EXAMPLE, &[Intent::SpendTo(2)], &[Formula, Players])]
        }
        RulesSection::Round => &[(ROUND, &[], &[Players])],
        RulesSection::End => &[],
        RulesSection::Solo => &[(EXAMPLE, &[], &[Players])],
        RulesSection::House => &[(JOKER, &[Intent::Toggle(2), Intent::Decide(JokerChoice::Unpaid)], &[Taxi])],
    };
    let at_a_table = section == RulesSection::Round;
    moments.iter().filter_map(|moment| rule_board(moment, at_a_table)).collect()
}

fn rule_board((turn, intents, shows): &BoardMoment, at_a_table: bool) -> Option<RuleBoard> {
    let opening = match at_a_table {
        true => "mode table\nplayer person Andi\nplayer person Bea\nplayer person Chris\nbegins Andi",
        false => "mode solo\nplayer person Andi\nbegins Andi",
    };
    let record = read_file(format!("space-taxi 1\n{opening}\ndice by hand\n{turn}\n").as_bytes()).ok()?;
    let table = intents.iter().fold(TableState::open(record), |table, intent| table.after(intent));
    Some(RuleBoard { table: TableModel::clone(table.model()), shows })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{MineModel, RoundCell, SeatModel, TileState};

    #[test]
    fn every_rule_about_pieces_has_a_board_that_can_be_reached() {
        for section in RulesSection::ALL {
            let boards = rule_boards(section);
            assert!(!boards.is_empty() || section == RulesSection::End, "{section:?}");
            for board in boards {
                let has_dice = !board.table.tray.dice.is_empty();
                assert!(has_dice || !board.shows.contains(&BoardPart::Dice), "{section:?} shows an empty tray");
            }
        }
    }

    #[test]
    fn the_boards_show_what_their_rule_tells() {
        let tables = |section| rule_boards(section).into_iter().map(|board| board.table).collect::<Vec<_>>();
        let tiles = tables(RulesSection::Tiles);
        assert_eq!(tiles[0].tiles.tiles[3], TileState::Next);
        assert_eq!((tiles[1].tiles.tiles[3], tiles[2].tiles.tiles[0]), (TileState::Turned, TileState::Turned));
        let joker = tables(RulesSection::Joker);
        assert_eq!((joker[0].cards[0].cost, joker[1].cards[0].cost, joker[2].cards[0].cost), (0, 1, 0));
        let fuel: Vec<_> = tables(RulesSection::Fuel).iter().map(|it| (it.legend.fuel_sum, it.legend.crash)).collect();
        assert_eq!(fuel, [(9, false), (3, true), (17, true)]);
        let smuggling = tables(RulesSection::Smuggling);
        assert!(matches!(smuggling[0].board.mine, MineModel::Target(_)));
        assert!(matches!(smuggling[1].board.mine, MineModel::Losing(_)));
        assert_eq!(smuggling[2].board.mine, MineModel::Lost);
        assert_eq!(tables(RulesSection::Scoring)[0].formula.most, 18);
        assert_eq!(tables(RulesSection::Coins)[1].formula.most, 22);
        let struck = |cell: &RoundCell| matches!(cell, RoundCell::Struck { misfire: true, .. });
        assert!(struck(&tables(RulesSection::Round)[0].cards[2].rounds[0]));
        assert!(tables(RulesSection::House)[0].board.seats.iter().any(|it| matches!(it, SeatModel::Target(Some(_)))));
    }
}
