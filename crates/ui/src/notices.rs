//! What a page has to tell that nobody asked for, as small cards at the upper edge: each thing once, until it has been read.

use std::fmt::Debug;
use std::rc::Rc;

use browser::focus::NOTICES;
use words::{Message, say};
use yew::prelude::*;

use super::frame::use_words;

/// The notices of this visit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notices<N> {
    open: Vec<N>,
    /// Read already: not told again.
    read: Vec<N>,
}

impl<N> Default for Notices<N> {
    fn default() -> Self {
        Self { open: Vec::new(), read: Vec::new() }
    }
}

/// What becomes of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeAction<N> {
    /// Told unless it was told before.
    Tell(N),
    /// Told again, for those who have tried again.
    TellAgain(N),
    Read(N),
}

impl<N: PartialEq> Notices<N> {
    /// What is still to be read, the oldest first.
    #[must_use]
    pub fn open(&self) -> &[N] {
        &self.open
    }

    /// The notices after this.
    #[must_use]
    pub fn after(mut self, action: NoticeAction<N>) -> Self {
        match action {
            NoticeAction::Tell(notice) if self.read.contains(&notice) => {}
            NoticeAction::Tell(notice) | NoticeAction::TellAgain(notice) => {
                if !self.open.contains(&notice) {
                    self.open.push(notice);
                }
            }
            NoticeAction::Read(notice) => {
                self.open.retain(|open| *open != notice);
                self.read.push(notice);
            }
        }
        self
    }
}

impl<N: Clone + PartialEq> Reducible for Notices<N> {
    type Action = NoticeAction<N>;

    fn reduce(self: Rc<Self>, action: NoticeAction<N>) -> Rc<Self> {
        (*self).clone().after(action).into()
    }
}

#[derive(Properties, PartialEq)]
pub struct ToastsProps<N: Clone + PartialEq, R: PartialEq> {
    pub notices: UseReducerHandle<Notices<N>>,
    /// What a notice says, and what can be done about it, each with the words on its button.
    pub describe: Callback<N, (Message, Vec<(R, Message)>)>,
    /// Somebody wants to do something about it.
    pub on_remedy: Callback<R>,
}

#[component]
pub fn Toasts<N: Copy + Debug + PartialEq + 'static, R: Copy + PartialEq + 'static>(props: &ToastsProps<N, R>) -> Html {
    let words = use_words();
    let on_read = use_callback(props.notices.dispatcher(), |notice, to| to.dispatch(NoticeAction::Read(notice)));
    let toast = |notice: N| {
        let (text, remedies) = props.describe.emit(notice);
        let way = |(remedy, word): (R, Message)| {
            let (read, on_remedy) = (on_read.clone(), props.on_remedy.clone());
            let onclick = move |_: MouseEvent| {
                read.emit(notice);
                on_remedy.emit(remedy);
            };
            html! { <button type="button" class="btn toast-button" {onclick}>{ words.say(word) }</button> }
        };
        html! {
            <div key={format!("{notice:?}")} class="toast">
                <p>{ words.say(text) }</p>
                { for remedies.into_iter().map(way) }
                <button type="button" class="btn toast-button" onclick={on_read.reform(move |_| notice)}>{ words.say(say::got_it()) }</button>
            </div>
        }
    };
    // On a sheet, a tap on a notice is none beside the sheet.
    html! {
        <div id={NOTICES} class="toasts" role="status" onclick={|event: MouseEvent| event.stop_propagation()}>
            { for props.notices.open().iter().copied().map(toast) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_told_once_unless_somebody_has_tried_again() {
        let notices = Notices::default().after(NoticeAction::Tell(1)).after(NoticeAction::Tell(1));
        assert_eq!(notices.open(), [1]);
        let read = notices.after(NoticeAction::Read(1)).after(NoticeAction::Tell(1));
        assert!(read.open().is_empty());
        assert_eq!(read.after(NoticeAction::TellAgain(1)).after(NoticeAction::TellAgain(1)).open(), [1]);
    }
}
