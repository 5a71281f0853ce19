use syn::parse_str;

use crate::expand::root;
use crate::node::Nodes;

/// What the markup becomes, without spaces.
fn expanded(markup: &str) -> String {
    let nodes = parse_str::<Nodes>(markup).unwrap_or_else(|error| panic!("{markup}: {error}"));
    root(&nodes).to_string().replace(' ', "")
}

#[test]
fn attributes_that_never_change_are_one_list() {
    assert_eq!(
        expanded(r##"<use href="#taxi" stroke-width="4" />"##),
        r##"crate::markup::Tag::fixed("use",&[("href",::yew::virtual_dom::AttributeOrProperty::Static("#taxi")),("stroke-width",::yew::virtual_dom::AttributeOrProperty::Static("4"))]).done()"##
    );
    assert_eq!(expanded("<p></p>"), r#"crate::markup::Tag::plain("p").done()"#);
}

#[test]
fn values_stand_in_the_order_of_their_names() {
    assert_eq!(
        expanded(r#"<b id={n} class="x" disabled={off} {title} open=true />"#),
        r#"crate::markup::Tag::open("b",&["id","class","disabled","title","open"]).value({n}).word("x").switch({off}).value({title}).switch({true}).done()"#
    );
}

#[test]
fn what_is_heard_keyed_and_found_is_no_attribute() {
    assert_eq!(
        expanded(r#"<b key="k" ref={here} onclick={press} />"#),
        r#"crate::markup::Tag::plain("b").key("k").reference({here}).hears(::yew::html::onclick::Wrapper::__macro_new({press})).done()"#
    );
}

#[test]
fn children_keep_their_order() {
    assert_eq!(
        expanded(r#"<p>"a"{ b }{ for c }<i/><><u/></></p>"#),
        r#"crate::markup::Tag::plain("p").and("a").and({b}).each(c).with(crate::markup::Tag::plain("i")).and(crate::markup::Tag::nameless().with(crate::markup::Tag::plain("u")).list()).done()"#
    );
}

#[test]
fn a_condition_is_one_child_in_either_case() {
    let then = r#"crate::markup::Tag::plain("i").done()"#;
    assert_eq!(
        expanded("<p>if let Some(x) = y { <i/> }</p>"),
        format!(
            r#"crate::markup::Tag::plain("p").and((ifletSome(x)=y{{{then}}}else{{::yew::Html::default()}})).done()"#
        )
    );
    assert_eq!(
        expanded("if a { <i/> } else if b { { c } } else { \"d\" }"),
        format!(r#"(ifa{{{then}}}else{{(ifb{{crate::markup::one({{c}})}}else{{crate::markup::one("d")}})}})"#)
    );
}

#[test]
fn components_and_inputs_go_through_yew_with_their_children_built() {
    assert_eq!(
        expanded(r#"<Frame<T> a="1" b={c}><i/>{ d }</Frame<T>>"#),
        r#"::yew::html!{<Frame<T>a="1"b={c}>{crate::markup::Tag::nameless().with(crate::markup::Tag::plain("i")).and({d}).list()}</Frame<T>>}"#
    );
    assert_eq!(expanded("<input value={v} />"), "::yew::html!{<inputvalue={v}/>}");
}

#[test]
fn what_does_not_close_is_refused() {
    for markup in ["<p>", "<p></b>", "<p", "<p a></p>", "{ a", "<></p>", "if a <p/>"] {
        assert!(parse_str::<Nodes>(markup).is_err(), "{markup}");
    }
}
