//! How a piece of the table moves, as frames for the browser. What moves, and when, is the table's
//! [choreography](crate::table::moves).

mod arc;

pub use arc::arc;

use crate::table::moves::Motion;
use app_core::frames::Frame;

const SPRING: &str = "cubic-bezier(.3,1.5,.5,1)";

const fn at(at: f64, transform: &'static str) -> Frame {
    Frame::moved(at, transform)
}

const fn hidden(at: f64, transform: &'static str) -> Frame {
    Frame::moved(at, transform).with_opacity(0.0)
}

const fn seen(at: f64, transform: &'static str) -> Frame {
    Frame::moved(at, transform).with_opacity(1.0)
}

const fn step(at: f64, opacity: f64) -> Frame {
    Frame::faded(at, opacity).eased("step-end")
}

static THROW_IN: [Frame; 5] = [
    hidden(0.0, "translate(-34vw,20vh) rotate(-540deg) scale(.6)"),
    seen(0.12, "translate(-26vw,14vh) rotate(-440deg) scale(.7)"),
    at(0.7, "translate(6px,-6px) rotate(14deg) scale(1.06)").eased("ease-in-out"),
    at(0.86, "translate(0,2px) rotate(-5deg)").eased("ease-in-out"),
    at(1.0, "none"),
];
static BLUR: [Frame; 6] =
    [step(0.0, 1.0), step(0.35, 0.0), step(0.5, 1.0), step(0.7, 0.0), step(0.85, 1.0), step(1.0, 0.0)];
static LAND: [Frame; 4] = [
    hidden(0.0, "scale(1.1,.84)").eased("step-start"),
    seen(0.05, "scale(1.1,.84)"),
    seen(0.55, "scale(.96,1.05)").eased("ease-in-out"),
    seen(1.0, "none"),
];
static GIVE: [Frame; 3] = [at(0.0, "none"), at(0.4, "translateY(3px)").eased(SPRING), at(1.0, "none")];
static COUGH: [Frame; 4] = [
    hidden(0.0, "scale(.1)"),
    seen(0.3, "scale(1.9,1.35)").eased("ease-in-out"),
    seen(0.6, "scale(.6,.8)").eased("ease-in-out"),
    seen(1.0, "none"),
];
static TURN: [Frame; 4] = [
    at(0.0, "none").eased("ease-in"),
    at(0.5, "perspective(400px) rotateY(90deg)").eased("step-start"),
    at(0.501, "perspective(400px) rotateY(-90deg)"),
    at(1.0, "none"),
];
static REEL: [Frame; 4] = [
    at(0.0, "translateY(-16px)").eased("ease-in"),
    at(0.4, "translateY(5px)"),
    at(0.7, "translateY(-8px)"),
    at(1.0, "none"),
];
/// From the mine along the dotted way to the spot, in the units of the board.
static DRIFT: [Frame; 7] = [
    seen(0.0, "translate(300px,4px)"),
    at(0.1, "translate(304px,0) rotate(-9deg) scale(1.08)"),
    at(0.2, "translate(296px,0) rotate(9deg) scale(1.08)"),
    at(0.3, "translate(300px,4px)").eased("ease-in"),
    at(0.55, "translate(196px,44px) rotate(-50deg)").eased("linear"),
    at(0.8, "translate(70px,30px) rotate(-110deg)"),
    at(1.0, "rotate(-180deg)").with_opacity(0.75),
];
static HOP_OUT: [Frame; 6] = [
    seen(0.0, "none"),
    at(0.15, "rotate(-16deg)"),
    at(0.3, "rotate(16deg)"),
    at(0.45, "rotate(-10deg)"),
    seen(0.65, "translateY(-70px) scale(1.08)").eased("ease-in"),
    hidden(1.0, "translate(30px,190px) scale(.7) rotate(40deg)"),
];
static LIFT_OFF: [Frame; 9] = [
    at(0.0, "translate(-70px,130px) rotate(14deg)"),
    at(0.05, "translate(-75px,132px) rotate(13deg)"),
    at(0.1, "translate(-66px,129px) rotate(15deg)"),
    at(0.15, "translate(-75px,132px) rotate(13deg)"),
    at(0.2, "translate(-66px,129px) rotate(15deg)"),
    at(0.263, "translate(-70px,130px) rotate(14deg)"),
    at(0.342, "translate(-88px,140px) rotate(8deg)").eased("cubic-bezier(.5,0,.2,1)"),
    at(0.9, "translate(14px,-10px) rotate(-2deg)").eased("ease-in-out"),
    at(1.0, "none"),
];
static STREAK: [Frame; 2] = [hidden(0.0, "translate(40%,-40%)"), seen(1.0, "none")];
static FLY: [Frame; 2] = [hidden(0.0, "translateX(-60%)"), seen(1.0, "none")];
static PUFF: [Frame; 3] =
    [hidden(0.0, "translateY(20px) scale(.3)"), seen(0.5, "scale(1.08)").eased("ease-in-out"), seen(1.0, "none")];
static MISFIRE: [Frame; 9] = [
    at(0.0, "rotate(-5deg)"),
    at(0.1, "translate(-5px,1px) rotate(-7deg)"),
    at(0.2, "translate(5px,-1px) rotate(-3deg)"),
    at(0.3, "translate(-5px,1px) rotate(-7deg)"),
    at(0.4, "translate(5px,-1px) rotate(-3deg)"),
    at(0.5, "translate(-5px,1px) rotate(-7deg)"),
    at(0.6, "rotate(-5deg)"),
    at(0.75, "translateY(-34px) rotate(-8deg)").eased("ease-in"),
    at(1.0, "none"),
];
static ROLL: [Frame; 3] = [
    hidden(0.0, "translate(-210px,-150px) rotate(-720deg)").eased("ease-in"),
    seen(0.4, "translate(-130px,0) rotate(-420deg)"),
    seen(1.0, "none"),
];
static RISE: [Frame; 2] = [hidden(0.0, "translateY(60px)"), seen(1.0, "none")];
static FADE: [Frame; 2] = [Frame::faded(0.0, 0.0), Frame::faded(1.0, 1.0)];
static POP: [Frame; 3] = [at(0.0, "scale(.9)"), at(0.45, "scale(1.12)").eased("ease-in-out"), at(1.0, "none")];
static DRAW: [Frame; 2] = [at(0.0, "scale(0)"), at(1.0, "none")];
static DROP: [Frame; 3] =
    [hidden(0.0, "translateY(-40px)").eased("ease-in"), seen(0.7, "translateY(4px)"), seen(1.0, "none")];

static CHEER: [Frame; 6] = [
    at(0.0, "none").eased("ease-out"),
    at(0.18, "scale(1.08,.9)").eased("ease-out"),
    at(0.45, "translateY(-24px) rotate(-7deg) scale(.98,1.05)").eased("ease-in"),
    at(0.68, "scale(1.07,.92)").eased("ease-out"),
    at(0.84, "translateY(-7px) rotate(5deg)").eased("ease-in"),
    at(1.0, "none"),
];
static BURST: [Frame; 3] =
    [hidden(0.0, "scale(.15)").eased("cubic-bezier(.1,.7,.3,1)"), seen(0.6, "scale(1.06)"), seen(1.0, "none")];

/// The frames of a movement. Every one ends where the piece belongs.
#[must_use]
pub fn frames(motion: Motion) -> &'static [Frame] {
    match motion {
        Motion::ThrowIn => &THROW_IN,
        Motion::Blur => &BLUR,
        Motion::Land => &LAND,
        Motion::Give => &GIVE,
        Motion::Cough => &COUGH,
        Motion::Turn => &TURN,
        Motion::Reel => &REEL,
        Motion::Drift => &DRIFT,
        Motion::HopOut => &HOP_OUT,
        Motion::LiftOff => &LIFT_OFF,
        Motion::Streak => &STREAK,
        Motion::Fly => &FLY,
        Motion::Puff => &PUFF,
        Motion::Misfire => &MISFIRE,
        Motion::Roll => &ROLL,
        Motion::Rise => &RISE,
        Motion::Fade => &FADE,
        Motion::Pop => &POP,
        Motion::Draw => &DRAW,
        Motion::Drop => &DROP,
        Motion::Cheer => &CHEER,
        Motion::Burst => &BURST,
    }
}
