//! Settings as a text, and what a website puts over them.

use super::{ComputerSpeed, KEPT, NoSettings, Settings, Speed, Theme};

#[test]
fn settings_are_read_as_they_are_written() {
    for setting in KEPT {
        for (word, set) in setting.words {
            let mut settings = Settings { language: Some("de".to_owned()), ..Settings::default() };
            set(&mut settings);
            let text = settings.to_string();
            assert!(text.split(' ').any(|kept| kept == format!("{}={word}", setting.name)), "{word}: {text}");
            assert_eq!(text.parse(), Ok(settings), "{text}");
        }
    }
}

#[test]
fn settings_are_written_as_they_ever_were() {
    let text =
        "sound=on volume=60 pace=normal theme=device text=normal hotkeys=on vibration=on computers=normal calls=on";
    assert_eq!(Settings::default().to_string(), text);
    let chosen = "sound=off volume=20 pace=fast theme=light text=double hotkeys=off vibration=off computers=once calls=off language=de";
    assert_eq!(chosen.parse::<Settings>().unwrap().to_string(), chosen);
}

#[test]
fn settings_of_before_computers_had_a_speed_are_read_and_theirs_is_the_normal_one() {
    let released = "sound=off volume=20 pace=fast theme=light text=double hotkeys=off vibration=off language=de";
    let settings: Settings = released.parse().unwrap();
    assert_eq!((settings.speed, settings.computers), (Speed::Fast, ComputerSpeed::Normal));
}

#[test]
fn a_setting_that_is_missing_or_from_the_future_does_no_harm() {
    assert_eq!("".parse(), Ok(Settings::default()));
    assert_eq!("smell=off hotkeys=off".parse(), Ok(Settings { hotkeys: false, ..Settings::default() }));
}

#[test]
fn what_a_website_dresses_the_page_in_is_nobodys_choice() {
    let own = Settings { language: Some("en".to_owned()), theme: Theme::Dark, ..Settings::default() };
    let worn = Settings { language: Some("de".to_owned()), theme: Theme::Light, sound: false, ..own.clone() };
    let louder = own.choosing(&worn, &Settings { volume: 80, ..worn.clone() });
    assert_eq!(louder, Settings { volume: 80, ..own.clone() });
    let heard = own.choosing(&worn, &Settings { sound: true, ..worn.clone() });
    assert_eq!(heard, own);
    let french = Settings { language: Some("fr".to_owned()), ..worn.clone() };
    assert_eq!(own.choosing(&worn, &french), Settings { language: Some("fr".to_owned()), ..own.clone() });
    let device = Settings { theme: Theme::Device, ..worn.clone() };
    assert_eq!(own.choosing(&worn, &device).theme, Theme::Device);
}

#[test]
fn other_texts_are_no_settings() {
    for text in ["theme=blue", "theme", "{\"theme\":\"light\"}", "sound=ON"] {
        assert_eq!(text.parse::<Settings>(), Err(NoSettings), "{text}");
    }
}
