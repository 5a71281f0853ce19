//! Numbers of a few bits each, one after the other: the most significant bit first.

use thiserror::Error;

/// The bits end before the number does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the end is missing")]
pub struct CutShort;

/// Bits being written.
#[derive(Default)]
pub struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are still free.
    free: u32,
}

impl BitWriter {
    /// Writes the lowest `width` bits of a number, at most eight.
    pub fn write(&mut self, number: u8, width: u32) {
        debug_assert!(width <= u8::BITS, "a number has eight bits at most");
        (0..width).rev().for_each(|bit| self.write_bit(number >> bit & 1));
    }

    /// Writes a place among so many, in just as many bits as the last one takes.
    pub fn write_place(&mut self, place: usize, choices: usize) {
        debug_assert!(place < choices, "a place is one of the choices");
        (0..place_width(choices)).rev().for_each(|bit| self.write_bit((place >> bit & 1) as u8));
    }

    fn write_bit(&mut self, bit: u8) {
        if self.free == 0 {
            self.bytes.push(0);
            self.free = 8;
        }
        self.free -= 1;
        if let Some(byte) = self.bytes.last_mut() {
            *byte |= bit << self.free;
        }
    }

    /// Everything written, filled up with zeros to whole bytes.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Bits being read.
pub struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
    last_number: usize,
}

impl<'a> BitReader<'a> {
    /// From the first bit on.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, last_number: 0 }
    }

    /// Reads a number of `width` bits, at most eight.
    ///
    /// # Errors
    /// If there are not so many left.
    pub fn read(&mut self, width: u32) -> Result<u8, CutShort> {
        debug_assert!(width <= u8::BITS, "a number has eight bits at most");
        self.last_number = self.at;
        (0..width).try_fold(0, |number, _| Ok(number << 1 | self.read_bit()?))
    }

    /// Reads a place among so many; a damaged one may lie behind the last.
    ///
    /// # Errors
    /// If there are not so many bits left.
    pub fn read_place(&mut self, choices: usize) -> Result<usize, CutShort> {
        self.last_number = self.at;
        (0..place_width(choices)).try_fold(0, |place, _| Ok(place << 1 | usize::from(self.read_bit()?)))
    }

    fn read_bit(&mut self) -> Result<u8, CutShort> {
        let byte = self.bytes.get(self.at / 8).ok_or(CutShort)?;
        let bit = byte >> (7 - self.at % 8) & 1;
        self.at += 1;
        Ok(bit)
    }

    /// Where the number that was read last begins.
    #[must_use]
    pub const fn last_number(&self) -> usize {
        self.last_number
    }
}

/// How many bits a number from 0 to `most` takes.
#[must_use]
pub const fn width_for(most: u8) -> u32 {
    u8::BITS - most.leading_zeros()
}

/// How many bits the place of the last of so many takes.
const fn place_width(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_as_they_were_written() {
        let numbers = [(5, 3), (0, 1), (255, 8), (1, 1), (27, 5), (0, 0), (63, 6)];
        let mut writer = BitWriter::default();
        numbers.iter().for_each(|(number, width)| writer.write(*number, *width));
        let bytes = writer.into_bytes();
        assert_eq!(bytes.len(), 3);
        let mut reader = BitReader::new(&bytes);
        assert!(numbers.iter().all(|(number, width)| reader.read(*width) == Ok(*number)));
        assert_eq!((reader.read(1), reader.last_number()), (Err(CutShort), 24));
    }

    #[test]
    fn a_width_fits_its_largest_number() {
        assert_eq!([0, 1, 2, 3, 4, 6, 7, 8].map(width_for), [0, 1, 2, 2, 3, 3, 3, 4]);
    }

    #[test]
    fn a_place_takes_no_more_bits_than_the_last_one() {
        let places = [(0, 1), (2, 3), (299, 300), (255, 256), (1, 2), (70_000, 70_001)];
        let mut writer = BitWriter::default();
        places.iter().for_each(|(place, choices)| writer.write_place(*place, *choices));
        let bytes = writer.into_bytes();
        assert_eq!(bytes.len(), (2 + 9 + 8 + 1 + 17_usize).div_ceil(8));
        let mut reader = BitReader::new(&bytes);
        assert!(places.iter().all(|(place, choices)| reader.read_place(*choices) == Ok(*place)));
        assert_eq!((reader.last_number(), reader.read_place(5)), (20, Ok(0)));
    }
}
