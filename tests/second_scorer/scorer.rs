//! The score of a turn, reckoned as one would on paper. Nothing of the engine may enter here.
//!
//! Dice are characters: `O A M T X` aliens, `o a m t x` thumbs that were paid for, `j` one that was not, digits fuel,
//! `*` the smuggling die in the mine, `-` the smuggling die beside the board.

/// What the turn brought, and the coins after it.
#[derive(Debug, PartialEq)]
pub struct Score {
    pub launched: bool,
    pub passengers: u32,
    pub factor: u32,
    pub crystal: u32,
    pub bonus: u32,
    pub paid: u32,
    pub result: u32,
    pub purse: u32,
    pub supply: u32,
}

/// Scores what was placed, throw by throw; after a launch up to `coins` are paid, as far as the purse goes.
pub fn score(placed: &[Vec<char>], crystal: u32, coins: u32, mut purse: u32, mut supply: u32) -> Score {
    let (mut seats, mut fuel, mut mined) = (Vec::new(), Vec::new(), 0);
    for throw in placed {
        for die in throw {
            match die {
                '1'..='6' => fuel.push(*die as u32 - '0' as u32),
                '*' => mined = crystal,
                '-' => {}
                'j' => seats.push('j'),
                alien if alien.is_lowercase() => {
                    purse -= 1;
                    supply += 1;
                    seats.push(alien.to_ascii_uppercase());
                }
                alien => seats.push(*alien),
            }
        }
        let sum: u32 = fuel.iter().sum();
        if fuel.len() == 3 && (sum <= 6 || sum >= 11) {
            let nothing = Score {
                launched: false,
                passengers: 0,
                factor: 0,
                crystal: 0,
                bonus: 0,
                paid: 0,
                result: 0,
                purse,
                supply,
            };
            return nothing;
        }
    }
    assert_eq!((seats.len(), fuel.len()), (6, 3), "all dice are placed before a launch");

    let factor = fuel.iter().sum::<u32>() - 6;
    let groups: Vec<usize> = "OAMTX".chars().map(|alien| seats.iter().filter(|seat| **seat == alien).count()).collect();
    let passengers = groups.iter().map(|aliens| [0, 0, 1, 2, 3, 5, 8][*aliens]).sum();
    let everyone_in_a_group = !seats.contains(&'j') && groups.iter().all(|aliens| *aliens != 1);
    let bonus = if everyone_in_a_group { supply.min(2) } else { 0 };
    purse += bonus;
    supply -= bonus;
    let paid = coins.min(purse);
    let result = passengers * factor + mined + 2 * paid;
    Score {
        launched: true,
        passengers,
        factor,
        crystal: mined,
        bonus,
        paid,
        result,
        purse: purse - paid,
        supply: supply + paid,
    }
}
