//! The daily city: the same for everyone, and told from any other game.

use traffiq::record::daily::{code, day_of, opening};
use traffiq::record::{BadOpening, Driver, Level, Name, Opening, text};
use traffiq::rules::Layout;

use game_core::day::Day;

fn of(day: &str) -> Opening {
    opening(day.parse().unwrap(), Name::new("Ada").unwrap(), Name::new("Captain").unwrap()).unwrap()
}

#[test]
fn the_code_of_a_day_tells_its_date() {
    assert_eq!(code("2026-11-19".parse().unwrap()).as_str(), "traffiq daily 1 2026-11-19");
}

#[test]
fn on_even_days_the_person_begins_and_at_the_weekend_it_is_central_park() {
    for (day, layout, opener) in [
        ("2026-11-19", Layout::TimesSquare, 1),
        ("2026-11-20", Layout::TimesSquare, 0),
        ("2026-11-21", Layout::CentralPark, 1),
        ("2026-11-22", Layout::CentralPark, 0),
    ] {
        let opening = of(day);
        assert_eq!((opening.layout(), opening.opener().index()), (layout, opener), "{day}");
        let drivers: Vec<Driver> = opening.entrants().values().map(|entrant| entrant.driver).collect();
        assert_eq!(drivers, [Driver::Person, Driver::Computer(Level::Captain)]);
    }
}

#[test]
fn a_daily_city_is_known_by_its_table() {
    let day: Day = "2026-11-20".parse().unwrap();
    assert_eq!(day_of(&of("2026-11-20")), Some(day));
    let written = text::print(&traffiq::record::Record::new(of("2026-11-20")));
    let day_in = |written: &str| day_of(text::read(written).unwrap().opening());
    assert_eq!(day_in(&written), Some(day));
    assert_eq!(day_in(&written.replace("Ada", "Zoe")), Some(day));
    assert_eq!(day_in(&written.replace("captain", "rookie")), None);
    assert_eq!(day_in(&written.replace("times-square", "central-park")), None);
    assert_eq!(day_in(&written.replace("stock code", "hands open\nstock code")), None);
}

#[test]
fn two_names_that_are_alike_are_refused() {
    let name = || Name::new("Ada").unwrap();
    assert_eq!(opening("2026-11-20".parse().unwrap(), name(), name()), Err(BadOpening::NamesAlike));
}
