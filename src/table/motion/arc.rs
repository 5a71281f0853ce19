//! A piece that flies from one place on the screen to another.

use crate::table::moves::Piece;
use app_core::frames::Frame;
use app_core::geometry::Rect;

/// The size in which a flying piece is drawn, before it is scaled to where it is.
const WIDTH: f64 = 100.0;
const HEIGHT: f64 = 106.0;
/// How far above the straight way a die and a coin fly.
const DIE_ARC: f64 = 34.0;
const COIN_ARC: f64 = 64.0;
/// Of a coin on its way, in degrees.
const SPINS: f64 = 720.0;
const STEPS: u8 = 8;

/// How wide a piece is that lies there.
const fn size(place: &Rect) -> f64 {
    place.width.min(place.height * WIDTH / HEIGHT)
}

/// The frames of a flight between these places. What lies on the table is seen before it flies; a coin and a spark come with their flight.
#[must_use]
pub fn arc(piece: Piece, from: &Rect, to: &Rect) -> Vec<Frame> {
    let moment = |step: u8| {
        let at = f64::from(step) / f64::from(STEPS);
        let between = |from: f64, to: f64| from + (to - from) * at;
        let ((x, y), (to_x, to_y)) = (from.center(), to.center());
        let (x, y) = (between(x, to_x), between(y, to_y));
        let scale = between(size(from), size(to)) / WIDTH;
        let bow = 4.0 * at * (1.0 - at);
        let (y, scale, spin, opacity) = match piece {
            Piece::Die(..) => (y - DIE_ARC * bow, scale * (1.0 + bow / 8.0), 0.0, 1.0),
            Piece::Coin => (y - COIN_ARC * bow, scale, SPINS * at, 1.0),
            Piece::Flag => (y - COIN_ARC * bow, scale * (1.0 + bow / 2.0), 0.0, 1.0),
            Piece::Spark => (y, scale * (0.5 + 1.5 * at), 0.0, 1.0 - at),
        };
        let opacity = if step == 0 && !matches!(piece, Piece::Die(..)) { 0.0 } else { opacity };
        let (left, top) = ((x - WIDTH / 2.0).trunc(), (y - HEIGHT / 2.0).trunc());
        let transform = format!("translate({left}px,{top}px) scale({scale:.3}) rotateY({spin}deg)");
        Frame { at, transform: Some(transform.into()), opacity: Some(opacity), easing: "linear" }
    };
    (0..=STEPS).map(moment).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRAY: Rect = Rect { x: 100.0, y: 400.0, width: 100.0, height: 106.0 };
    const SEAT: Rect = Rect { x: 300.0, y: 100.0, width: 50.0, height: 53.0 };

    fn transforms(piece: Piece) -> Vec<String> {
        arc(piece, &TRAY, &SEAT).into_iter().filter_map(|frame| frame.transform).map(String::from).collect()
    }

    #[test]
    fn a_coin_leaves_where_it_lay_and_lands_where_it_belongs_after_two_spins() {
        let way = transforms(Piece::Coin);
        assert_eq!(way[0], "translate(100px,400px) scale(1.000) rotateY(0deg)");
        assert_eq!(way[8], "translate(275px,73px) scale(0.500) rotateY(720deg)");
    }

    #[test]
    fn it_flies_above_the_straight_way() {
        assert!(transforms(Piece::Coin)[4].starts_with("translate(187px,172px)"));
    }

    #[test]
    fn no_coin_hangs_in_the_air_before_it_flies() {
        let opacities = |piece| arc(piece, &TRAY, &SEAT).iter().filter_map(|frame| frame.opacity).collect::<Vec<_>>();
        assert_eq!(opacities(Piece::Coin)[..2], [0.0, 1.0]);
        assert_eq!(opacities(Piece::Spark)[0], 0.0);
    }

    #[test]
    fn a_spark_bursts_and_is_gone() {
        assert_eq!(arc(Piece::Spark, &TRAY, &TRAY).last().and_then(|frame| frame.opacity), Some(0.0));
    }
}
