//! Effects as Yew has them, but in boxes: Yew's own are built anew for each kind of what they depend on and do, and the
//! page has twenty of them.

use std::any::Any;
use std::rc::Rc;

use yew::functional::{Hook, HookContext, TearDown};
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

struct BoxedEffect {
    cause: Cause,
    begin: Begin,
}

impl Hook for BoxedEffect {
    type Output = ();

    #[inline(never)]
    fn run(self, context: &mut HookContext) {
        use_effect_with(self.cause, move |_| (self.begin)()).run(context);
    }
}

/// Does this after drawing whenever `cause` has changed, and ends it before it is done again: `use_effect_with`.
pub fn use_boxed_effect<T, D>(cause: T, effect: impl FnOnce(&T) -> D + 'static) -> impl Hook<Output = ()>
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
    BoxedEffect { cause: Cause(cause), begin }
}
