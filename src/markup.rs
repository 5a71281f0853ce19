//! Markup: what the `html!` of this house becomes.
//!
//! The macro reads as Yew's does, and its elements are Yew's. What never changes of a picture is one text, its template;
//! what does change is filled in, call by call. So a picture adds little code to the page, and none for its fixed parts.

mod child;
mod class_list;
mod drawing;
mod template;
mod value;

pub use markup_macro::html;

pub use child::{Child, one};
pub(crate) use class_list::classes;
pub use class_list::{ClassList, ClassName};
pub use drawing::{Drawing, draw};
pub use value::AttributeValue;
