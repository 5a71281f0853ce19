use syn::parse_str;

use crate::expand::root;
use crate::node::Nodes;

/// What the markup becomes, without spaces.
fn expanded(markup: &str) -> String {
    let nodes = parse_str::<Nodes>(markup).unwrap_or_else(|error| panic!("{markup}: {error}"));
    root(&nodes).to_string().replace(' ', "")
}

/// A drawing of this template with these calls.
fn drawn(template: &str, fillings: &str) -> String {
    format!("crate::markup::draw({template:?}){fillings}.done()")
}

#[test]
fn what_never_changes_is_only_a_text() {
    assert_eq!(
        expanded(r##"<svg><use href="#taxi" stroke-width="4" /></svg>"##),
        drawn("<svg<use@href=#taxi@stroke-width=4>>", "")
    );
    assert_eq!(expanded("<p></p>"), drawn("<p>", ""));
    assert_eq!(expanded(r#"<p>"a"<b>{ "c" }</b></p>"#), drawn("<p'a<b'c>>", ""));
}

#[test]
fn what_changes_is_filled_in_in_the_order_it_is_written() {
    assert_eq!(
        expanded(r#"<b id={n} class="x" disabled={off} {title} open=true />"#),
        drawn("<b@id?@class=x@disabled?@title?@open?>", ".value({n}).switch({off}).value({title}).switch({true})")
    );
}

#[test]
fn a_word_in_which_something_looks_like_a_mark_is_filled_in() {
    for mark in ["<", ">", "@", "=", "?", "'"] {
        assert_eq!(
            expanded(&format!(r#"<b title="a{mark}">"{mark}b"</b>"#)),
            drawn("<b@title??>", &format!(r#".value("a{mark}").child("{mark}b")"#))
        );
    }
}

#[test]
fn what_is_heard_keyed_and_found_is_no_attribute() {
    assert_eq!(
        expanded(r#"<b key="k" ref={here} id="x" onclick={press} />"#),
        drawn(
            "<b??@id=x?>",
            r#".key("k").reference({here}).hears(::yew::html::onclick::Wrapper::__macro_new({press}))"#
        )
    );
}

#[test]
fn what_a_person_may_change_in_an_input_is_no_attribute() {
    assert_eq!(
        expanded(r#"<input type="radio" value={v} checked={on} /><li value="3" />"#),
        drawn("<<input@type=radio??><li@value=3>>", ".written({v}).checked({on})")
    );
}

#[test]
fn children_keep_their_order() {
    assert_eq!(expanded(r#"<p>"a"{ b }{ for c }<i/><><u/></></p>"#), drawn("<p'a??<i><<u>>>", ".child({b}).each(c)"));
}

#[test]
fn several_nodes_are_a_list() {
    assert_eq!(expanded("<i/>{ a }"), drawn("<<i>?>", ".child({a})"));
    assert_eq!(expanded("{ for a }"), drawn("<?>", ".each(a)"));
}

#[test]
fn a_condition_is_one_child_in_either_case() {
    let then = drawn("<i>", "");
    assert_eq!(
        expanded("<p>if let Some(x) = y { <i/> }</p>"),
        drawn("<p?>", &format!(".child((ifletSome(x)=y{{{then}}}else{{::yew::Html::default()}}))"))
    );
    assert_eq!(
        expanded("if a { <i/> } else if b { { c } } else { \"d\" }"),
        format!(r#"(ifa{{{then}}}else{{(ifb{{crate::markup::one({{c}})}}else{{crate::markup::one("d")}})}})"#)
    );
}

#[test]
fn components_and_text_areas_go_through_yew_with_their_children_built() {
    let children = drawn("<<i>?>", ".child({d})");
    assert_eq!(
        expanded(r#"<Frame<T> a="1" b={c}><i/>{ d }</Frame<T>>"#),
        format!(r#"::yew::html!{{<Frame<T>a="1"b={{c}}>{{{children}}}</Frame<T>>}}"#)
    );
    assert_eq!(expanded("<textarea value={v} />"), "::yew::html!{<textareavalue={v}/>}");
}

#[test]
fn what_does_not_close_is_refused() {
    for markup in ["<p>", "<p></b>", "<p", "<p a></p>", "{ a", "<></p>", "if a <p/>"] {
        assert!(parse_str::<Nodes>(markup).is_err(), "{markup}");
    }
}
