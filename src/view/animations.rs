//! Plays the choreography of what has just happened. The table never waits for it: this only decides how much of it is
//! to be seen by now, and any touch brings all of it on, but for what is placed only once it has been seen.

use app_core::tempo::Tempo;
use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::table::motion::{arc, frames};
use crate::table::moves::{Choreography, Flight, Piece, Spot};
use crate::table::{TableModel, TableState};
use crate::view::draw::flyer_id;
use app_core::frames::Timing;
use app_core::geometry::Rect;
use browser::animate;
use browser::clock::{self, BeforePaint, Timer};
use browser::listener::Listener;
use browser::touch::{self, Touch};
use browser::{geometry, page};

/// The moment at which everything is over.
const OVER: u32 = u32::MAX;

/// What is to be seen at this moment.
pub struct Shown {
    /// The table as it is.
    pub now: Rc<TableModel>,
    /// The table without what is still on its way.
    pub model: Rc<TableModel>,
    /// What is in the air.
    pub flying: Vec<Piece>,
    /// How long all of it takes; where nothing is to move, how long it would take at the pace of the turn, so that everybody can follow.
    pub length_ms: u32,
    /// Whether it is not over yet.
    pub is_moving: bool,
    /// Whether what is picked by itself cannot be placed yet.
    pub holds_picked: bool,
}

/// A choreography on its way.
struct Playback {
    number: u32,
    steps: Choreography,
    /// How long it would take where everything moves.
    paced_ms: u32,
    /// Where each flight begins: the places may be gone when it does.
    from: Vec<Rect>,
}

/// The table as it is to be seen now. The pace is the tempo of the turn where everything moves.
#[hook]
pub fn use_animations(table: &Rc<TableState>, tempo: Tempo, pace: Tempo) -> Shown {
    let model = Rc::clone(table.model());
    let before = use_mut_ref(|| None::<Rc<TableModel>>);
    let number = use_mut_ref(|| 0_u32);
    // While this is worked out, the page still shows the table before.
    let playback = use_memo(Rc::clone(table), |table| {
        let steps = match before.replace(Some(Rc::clone(&model))) {
            Some(before) => Choreography::of(&before, &model, table.news()),
            None => Choreography::default(),
        };
        let paced_ms = steps.clone().at(pace).length_ms();
        let steps = steps.at(tempo);
        *number.borrow_mut() += 1;
        let from = steps.flights.iter().map(|flight| place(flight.from)).collect();
        Playback { number: *number.borrow(), steps, paced_ms, from }
    });
    let clock = use_state(|| (0, 0));
    let now_ms = if clock.0 == playback.number { clock.1 } else { 0 };
    {
        let (playback, clock) = (Rc::clone(&playback), clock.setter());
        use_effect_with(playback.number, move |&number| {
            let playing = conduct(&playback.steps, &Callback::from(move |ms| clock.set((number, ms))));
            move || drop(playing)
        });
    }
    // Where drawing takes long, effects run only after a paint, and nothing may be seen at its end before that.
    let start = use_memo((playback.number, now_ms), |&(_, now_ms)| PendingStart::before_paint(&playback, now_ms));
    use_effect_with((playback.number, now_ms), move |_| start.0.now());
    let flying = if now_ms == OVER { Vec::new() } else { playback.steps.flights.iter().map(|it| it.piece).collect() };
    let moves_ms = playback.steps.length_ms();
    let is_moving = moves_ms > 0 && now_ms != OVER;
    let length_ms = moves_ms.max(playback.paced_ms);
    let holds_picked = playback.steps.holds_picked(now_ms);
    Shown { model: playback.steps.shown(&model, now_ms), now: model, flying, length_ms, is_moving, holds_picked }
}

/// Tells the moments at which something more is to be seen, and the end: of itself, or at a touch.
fn conduct(steps: &Choreography, tell: &Callback<u32>) -> Option<(Vec<Timer>, Listener)> {
    let length_ms = steps.length_ms();
    if length_ms == 0 {
        return None;
    }
    let is_over = Rc::new(Cell::new(false));
    let end = {
        let (is_over, tell) = (Rc::clone(&is_over), tell.clone());
        move || {
            is_over.set(true);
            tell.emit(OVER);
        }
    };
    let mut timers = vec![clock::after(length_ms, end.clone())];
    let mut moments: Vec<u32> = steps.late.iter().map(|late| late.until_ms).filter(|ms| *ms > 0).collect();
    moments.dedup();
    for ms in moments {
        let (is_over, tell) = (Rc::clone(&is_over), tell.clone());
        timers.push(clock::after(ms, move || {
            if !is_over.get() {
                tell.emit(ms);
            }
        }));
    }
    let seen_ms = steps.seen_ms;
    let (is_seen, is_touched) = (Rc::new(Cell::new(seen_ms == 0)), Rc::new(Cell::new(false)));
    if seen_ms > 0 {
        let (is_seen, is_touched, end) = (Rc::clone(&is_seen), Rc::clone(&is_touched), end.clone());
        timers.push(clock::after(seen_ms, move || {
            is_seen.set(true);
            if is_touched.get() {
                end();
            }
        }));
    }
    let (began_ms, curtain_ms) = (clock::now_ms(), f64::from(steps.curtain_ms));
    let tell = tell.clone();
    let watch = touch::watch(move || {
        if is_over.get() {
            return Touch::Passes;
        }
        animate::finish_all();
        if !is_seen.get() {
            is_touched.set(true);
            tell.emit(seen_ms - 1);
        } else {
            end();
        }
        if clock::now_ms() - began_ms < curtain_ms { Touch::Ends } else { Touch::Passes }
    });
    Some((timers, watch))
}

/// The start of what comes onto the page at a moment: once.
struct PendingStart {
    playback: Rc<Playback>,
    now_ms: u32,
    is_done: Cell<bool>,
}

impl PendingStart {
    /// Right before the first paint that shows all of it.
    fn before_paint(playback: &Rc<Playback>, now_ms: u32) -> (Rc<Self>, BeforePaint) {
        let start = Rc::new(Self { playback: Rc::clone(playback), now_ms, is_done: Cell::new(false) });
        let attempt = Rc::clone(&start);
        let waiting = clock::before_paint(Rc::new(move || {
            if attempt.playback.is_there(now_ms) {
                attempt.now();
            }
            attempt.is_done.get()
        }));
        (start, waiting)
    }

    fn now(&self) {
        if !self.is_done.replace(true) {
            self.playback.play(self.now_ms);
        }
    }
}

impl Playback {
    /// Whether all that comes onto the page at this moment has come.
    fn is_there(&self, now_ms: u32) -> bool {
        let moves = self.steps.moves.iter().filter(|one| one.there_ms == now_ms).map(|one| one.spot);
        let flights = self.steps.flights.iter().filter(|one| one.there_ms == now_ms).map(|one| one.to);
        // The supply is there from the start, or not at all.
        let flights = flights.filter(|to| *to != Spot::Supply);
        moves.chain(flights).all(|spot| page::has(&spot.id()))
    }

    /// Starts what comes onto the page at this moment.
    fn play(&self, now_ms: u32) {
        let timing =
            |after_ms: u32, duration_ms: u32| Timing { delay_ms: after_ms.saturating_sub(now_ms), duration_ms };
        let is_now = |(_, flight): &(usize, &Flight)| flight.there_ms == now_ms;
        // All places are looked up before anything moves.
        let flights: Vec<_> = self.steps.flights.iter().enumerate().filter(is_now).collect();
        let arcs: Vec<_> =
            flights.iter().map(|(nth, flight)| arc(flight.piece, &self.from[*nth], &place(flight.to))).collect();
        for ((nth, flight), arc) in flights.iter().zip(&arcs) {
            animate::animate(&flyer_id(*nth), arc, timing(flight.after_ms, flight.lasts_ms));
        }
        for one in self.steps.moves.iter().filter(|one| one.there_ms == now_ms) {
            animate::animate(&one.spot.id(), frames(one.motion), timing(one.after_ms, one.lasts_ms));
        }
    }
}

/// Where this is on the screen; what is not to be seen is beyond the upper edge.
fn place(spot: Spot) -> Rect {
    geometry::rect_of(&spot.id()).filter(|rect| rect.width > 0.0).unwrap_or_else(|| {
        let (width, _) = geometry::window_size().unwrap_or_default();
        Rect { x: width / 2.0, y: -60.0, width: 24.0, height: 24.0 }
    })
}
