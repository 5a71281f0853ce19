//! Effects as Yew has them, but in boxes: Yew's own are built anew for each kind of what they depend on and do, and the
//! page has twenty of them.

use std::any::Any;
use std::rc::Rc;

use yew::functional::TearDown;
use yew::prelude::*;

/// Something that can be compared with what was there before.
trait Comparable: Any {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> Comparable for T {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

struct Cause(Rc<dyn Comparable>);

impl PartialEq for Cause {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

type End = Box<dyn FnOnce()>;
type Begin = Box<dyn FnOnce() -> End>;

/// Does this after drawing whenever `cause` has changed, and ends it before it is done again: `use_effect_with`.
#[hook]
pub fn use_boxed_effect<T, D>(cause: T, effect: impl FnOnce(&T) -> D + 'static)
where
    T: PartialEq + 'static,
    D: TearDown,
{
    let cause = Rc::new(cause);
    let begin: Begin = {
        let cause = Rc::clone(&cause);
        Box::new(move || {
            let end = effect(&cause);
            Box::new(move || end.tear_down())
        })
    };
    use_any_effect(Cause(cause), begin);
}

#[hook]
fn use_any_effect(cause: Cause, begin: Begin) {
    use_effect_with(cause, move |_| begin());
}
