//! Yew hooks and components for the page of any game: a library, not a frame with holes. A game writes its own root from them; `examples/toy` is the
//! smallest one.
//!
//! - [`Frame`] stands around the whole page. Within it there are the saves ([`use_saves`]), the settings ([`use_settings`]) and the words ([`use_words`]).
//! - [`Sheet`] and [`Confirm`] lie over a screen; [`Choice`], [`Languages`] and [`SettingsChoices`] are what one sets; [`AppSection`] is the page as
//!   an app of the device; [`icon`] is a picture of the page's sprite.
//! - [`Toasts`] tells [`Notices`] that nobody asked for; [`ShareLink`] passes a link on; [`RulesReader`] shows rules whose words come with
//!   [`use_more_words`]; [`use_worker`] asks a worker what would stop the page.
//! - [`use_watched`], [`use_steady`] and [`use_escape`] are what components of any page ask for.
//!
//! Nothing here names a game.

mod app_section;
mod by_hand;
mod choice;
mod confirm;
mod escape;
mod frame;
mod icon;
mod languages;
mod more_words;
mod notices;
mod rules_reader;
mod settings;
mod settings_choices;
mod share_link;
mod sheet;
mod speech;
mod steady;
mod watched;
mod worker;

pub use app_section::AppSection;
pub use by_hand::TextByHand;
pub use choice::Choice;
pub use confirm::Confirm;
pub use escape::use_escape;
pub use frame::{Frame, Problem, SavesHandle, use_saves, use_settings, use_words};
pub use icon::icon;
pub use languages::Languages;
pub use more_words::{MoreWords, use_more_words};
pub use notices::{NoticeAction, Notices, Toasts};
pub use rules_reader::{RulesPart, RulesReader};
pub use settings::SettingsHandle;
pub use settings_choices::{Setting, SettingsChoices};
pub use share_link::{ShareLink, pass_on};
pub use sheet::Sheet;
pub use steady::use_steady;
pub use watched::use_watched;
pub use worker::{WorkerClient, WorkerCode, WorkerReply, use_worker};
