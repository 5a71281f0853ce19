//! The table as a text: every piece in a row, for those who would rather read than look.

use std::rc::Rc;

use yew::prelude::*;

use crate::table::TableState;
use crate::table::board_text::{TextTable, text_tables};
use crate::view::sheet_frame::SheetFrame;
use crate::words::{Message, Words, say, use_words};

#[derive(Properties, PartialEq)]
pub struct TextSheetProps {
    pub table: Rc<TableState>,
}

#[component]
pub fn TextSheet(props: &TextSheetProps) -> Html {
    let words = use_words();
    let tables = text_tables(props.table.model());
    html! {
        <SheetFrame id="text" class="text" title={words.say(say::board_as_text())}>
            { for tables.iter().map(|table| text_table(table, &words)) }
        </SheetFrame>
    }
}

fn text_table(table: &TextTable, words: &Words) -> Html {
    let row = |row: &Vec<Message>| {
        let (heading, cells) = row.split_first().map_or((None, row.as_slice()), |(first, rest)| (Some(first), rest));
        html! {
            <tr>
                { for heading.map(|heading| html! { <th scope="row">{ words.text(heading) }</th> }) }
                { for cells.iter().map(|cell| html! { <td>{ words.text(cell) }</td> }) }
            </tr>
        }
    };
    html! {
        <table class="text-table">
            <caption>{ words.text(&table.title) }</caption>
            <thead><tr>{ for table.columns.iter().map(|column| html! { <th scope="col">{ words.text(column) }</th> }) }</tr></thead>
            <tbody>{ for table.rows.iter().map(row) }</tbody>
        </table>
    }
}
