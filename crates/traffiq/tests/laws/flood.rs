//! Streets, found once more: the seams are drawn as dots between the crossings on squared paper, and a street is what a flood along one
//! axis fills.

use traffiq::rules::{Axis, Cell, Colour, Crossing, Direction, Sides};

/// The drawing of a city. Crossings lie where both numbers are even, seams where one is, cells where none is.
pub struct Drawing {
    width: usize,
    height: usize,
    /// Where the drawing's first dot lies.
    first: (usize, usize),
    dots: Vec<Dot>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Dot {
    Blank,
    Tile,
    Street,
}

impl Drawing {
    pub fn of(tiles: impl Iterator<Item = (Cell, Sides)> + Clone) -> Self {
        let columns = || tiles.clone().map(|(cell, _)| usize::from(cell.column()));
        let rows = || tiles.clone().map(|(cell, _)| usize::from(cell.row()));
        let (left, right) = (columns().min().unwrap_or(1), columns().max().unwrap_or(1));
        let (top, bottom) = (rows().min().unwrap_or(1), rows().max().unwrap_or(1));
        let first = (2 * left - 2, 2 * top - 2);
        let (width, height) = (2 * (right - left) + 7, 2 * (bottom - top) + 7);
        let mut drawing = Self { width, height, first, dots: vec![Dot::Blank; width * height] };
        let mut halves = vec![0; width * height];
        for (cell, sides) in tiles.clone() {
            let (across, down) = drawing.dot(usize::from(cell.column()), usize::from(cell.row()));
            let middle = (across + 1, down + 1);
            let place = drawing.place(middle);
            drawing.dots[place] = Dot::Tile;
            let seams = [(middle.0, down), (across + 2, middle.1), (middle.0, down + 2), (across, middle.1)];
            for (direction, seam) in Direction::ALL.into_iter().zip(seams) {
                let is_half = matches!(sides.side(direction), Colour::Red | Colour::Beige);
                halves[drawing.place(seam)] += u8::from(is_half);
            }
        }
        for (dot, halves) in drawing.dots.iter_mut().zip(halves) {
            if halves == 2 {
                *dot = Dot::Street;
            }
        }
        drawing
    }

    /// Every crossing that touches the city or a free cell beside it.
    pub fn crossings(&self) -> impl Iterator<Item = Crossing> {
        let (across, down) = (self.first.0 / 2, self.first.1 / 2);
        let all = (0..self.height / 2).flat_map(move |y| (0..self.width / 2).map(move |x| (across + x, down + y)));
        all.filter_map(|(avenue, street)| Crossing::new(avenue as u8, street as u8))
    }

    /// All crossings that the flood from this one reaches along an axis, in reading order, itself included.
    pub fn flooded(&self, from: Crossing, axis: Axis) -> Vec<Crossing> {
        let (x, y) = self.dot(usize::from(from.avenue()), usize::from(from.street()));
        let mut wet = vec![(x, y)];
        let mut next = 0;
        while next < wet.len() {
            let (x, y) = wet[next];
            next += 1;
            let neighbours = match axis {
                Axis::EastWest => [(x.wrapping_sub(1), y, x.wrapping_sub(2), y), (x + 1, y, x + 2, y)],
                Axis::NorthSouth => [(x, y.wrapping_sub(1), x, y.wrapping_sub(2)), (x, y + 1, x, y + 2)],
            };
            for (seam_x, seam_y, x, y) in neighbours {
                let is_street = seam_x < self.width
                    && seam_y < self.height
                    && self.dots[self.place((seam_x, seam_y))] == Dot::Street;
                if is_street && !wet.contains(&(x, y)) {
                    wet.push((x, y));
                }
            }
        }
        wet.sort_unstable_by_key(|(x, y)| (*y, *x));
        wet.into_iter().map(|dot| self.crossing(dot)).collect()
    }

    /// How many tiles meet at a crossing.
    pub fn tiles_at(&self, crossing: Crossing) -> usize {
        let (x, y) = self.dot(usize::from(crossing.avenue()), usize::from(crossing.street()));
        let around = [
            (x.wrapping_sub(1), y.wrapping_sub(1)),
            (x + 1, y.wrapping_sub(1)),
            (x.wrapping_sub(1), y + 1),
            (x + 1, y + 1),
        ];
        let is_tile = |&&(x, y): &&(usize, usize)| {
            x < self.width && y < self.height && self.dots[self.place((x, y))] == Dot::Tile
        };
        around.iter().filter(is_tile).count()
    }

    fn dot(&self, across: usize, down: usize) -> (usize, usize) {
        (2 * across - self.first.0, 2 * down - self.first.1)
    }

    fn place(&self, (x, y): (usize, usize)) -> usize {
        y * self.width + x
    }

    fn crossing(&self, (x, y): (usize, usize)) -> Crossing {
        let (avenue, street) = ((x + self.first.0) / 2, (y + self.first.1) / 2);
        Crossing::new(avenue as u8, street as u8).expect("it lies in the drawing")
    }
}
