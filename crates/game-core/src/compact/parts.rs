//! The bits of what every record has: who takes part, who plays for whom, texts and seeds. They may never change.

use super::Unreadable;
use crate::bits::{BitReader, BitWriter, CutShort};
use crate::driver::Driver;
use crate::entrant::Entrant;
use crate::name::{BadName, Name};
use crate::seed::Seed;

const DRIVER: u32 = 3;
const NAME_LENGTH: u32 = 7;

/// Three bits.
pub fn write_driver(bits: &mut BitWriter, driver: Driver) {
    let number = Driver::ALL.iter().position(|known| *known == driver).expect("all drivers are listed");
    bits.write(number as u8, DRIVER);
}

/// What [`write_driver`] writes.
///
/// # Errors
/// If there is none.
pub fn read_driver(bits: &mut BitReader) -> Result<Driver, Unreadable> {
    let number = usize::from(bits.read(DRIVER)?);
    Driver::ALL.get(number).copied().ok_or(Unreadable::NoSuchDriver)
}

/// The driver, the length of the name in bytes, and these.
pub fn write_entrant(bits: &mut BitWriter, entrant: &Entrant) {
    write_driver(bits, entrant.driver);
    let name = entrant.name.as_str();
    bits.write(name.len() as u8, NAME_LENGTH);
    name.bytes().for_each(|byte| bits.write(byte, 8));
}

/// What [`write_entrant`] writes.
///
/// # Errors
/// If there is none.
pub fn read_entrant<R: From<Unreadable> + From<BadName>>(bits: &mut BitReader) -> Result<Entrant, R> {
    let driver = read_driver(bits)?;
    let length = bits.read(NAME_LENGTH).map_err(Unreadable::from)?;
    Ok(Entrant { name: Name::new(&read_bytes(bits, length)?)?, driver })
}

/// A length in eight bits and as many bytes.
pub fn write_text(bits: &mut BitWriter, text: &str) {
    bits.write(text.len() as u8, 8);
    text.bytes().for_each(|byte| bits.write(byte, 8));
}

/// What [`write_text`] writes.
///
/// # Errors
/// If there is none.
pub fn read_text(bits: &mut BitReader) -> Result<String, Unreadable> {
    let length = bits.read(8)?;
    read_bytes(bits, length)
}

/// 256 bits.
pub fn write_seed(bits: &mut BitWriter, seed: &Seed) {
    seed.bytes().iter().for_each(|byte| bits.write(*byte, 8));
}

/// What [`write_seed`] writes.
///
/// # Errors
/// If the end is missing.
pub fn read_seed(bits: &mut BitReader) -> Result<Seed, CutShort> {
    let mut seed = [0; 32];
    for byte in &mut seed {
        *byte = bits.read(8)?;
    }
    Ok(Seed::from_bytes(seed))
}

fn read_bytes(bits: &mut BitReader, length: u8) -> Result<String, Unreadable> {
    let bytes: Vec<u8> = (0..length).map(|_| bits.read(8)).collect::<Result<_, _>>()?;
    String::from_utf8(bytes).map_err(|_| Unreadable::NameGarbled)
}
