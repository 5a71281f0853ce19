//! Settings as a text, and what a website puts over them.

use super::text::{ON_OFF, SPEEDS, TEXT_SIZES, THEMES};
use super::{NoSettings, Settings, Theme};

#[test]
fn settings_are_read_as_they_are_written() {
    for (_, speed) in SPEEDS {
        for (_, theme) in THEMES {
            for (_, text_size) in TEXT_SIZES {
                for (_, sound) in ON_OFF {
                    let language = sound.then(|| "de".to_owned());
                    let volume = if sound { 20 } else { 100 };
                    let settings = Settings {
                        language,
                        sound,
                        volume,
                        speed,
                        theme,
                        text_size,
                        hotkeys: !sound,
                        vibration: sound,
                    };
                    assert_eq!(settings.to_string().parse(), Ok(settings));
                }
            }
        }
    }
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
