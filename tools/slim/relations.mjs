// Who refers to what in an app as the linker left it: functions and data by their names, from what `--emit-relocs` notes.
import { Reader, SECTION, sections } from './wasm.mjs';

const SYMBOL_TABLE = 8;
const SYMBOL = { function: 0, data: 1, section: 3 };
const FLAG = { undefined: 0x10, explicitName: 0x40 };
/** Kinds of notes: an address of data, with an addend behind it; a function by its place in the table. Others are calls and types. */
const ADDRESSES = new Set([3, 4, 5, 11]);
const WITH_ADDEND = new Set([...ADDRESSES, 8, 9]);
const TABLE_PLACES = new Set([1, 2, 12]);

function symbolsOf(body) {
  const reader = new Reader(body);
  reader.text();
  reader.number();
  while (!reader.done) {
    const [kind, part] = [reader.byte(), new Reader(reader.slice(reader.number()))];
    if (kind === SYMBOL_TABLE) return Array.from({ length: part.number() }, () => symbol(part));
  }
  throw new Error('the linker has noted no symbols');
}

function symbol(part) {
  const [kind, flags] = [part.byte(), part.number()];
  if (kind === SYMBOL.data) {
    const name = part.text();
    if (flags & FLAG.undefined) return { kind, name };
    return { kind, name, segment: part.number(), start: part.number(), size: part.number() };
  }
  const index = part.number();
  const named = kind !== SYMBOL.section && (!(flags & FLAG.undefined) || flags & FLAG.explicitName);
  return { kind, index, name: named ? part.text() : undefined };
}

function notesOf(body) {
  const reader = new Reader(body);
  reader.text();
  reader.number();
  return Array.from({ length: reader.number() }, () => {
    const [kind, offset, target] = [reader.byte(), reader.number(), reader.number()];
    if (WITH_ADDEND.has(kind)) reader.number();
    return { kind, offset, target };
  });
}

/** Where the functions, or the contents of the data segments, lie in their section. */
function bodies(body) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    const length = reader.number();
    const start = reader.at;
    reader.at += length;
    return { start, end: reader.at };
  });
}

function segments(body) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error('data must lie at a fixed place of the memory');
    const address = reader.number();
    reader.byte();
    const length = reader.number();
    const start = reader.at;
    reader.at += length;
    return { start, end: reader.at, address };
  });
}

/** The last of these, ordered by where they start, that holds the place. */
function holder(places, offset) {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle].start <= offset) low = middle + 1; else high = middle;
  }
  const found = places[low - 1];
  return found && offset < found.end ? found : undefined;
}

/**
 * What each function, by its name, and each piece of data refers to: `functions` whose place in the table it knows, and `data`.
 * Pieces of data have an `address` and a `size`.
 */
export function relations(bytes) {
  const all = [...sections(bytes)];
  const custom = (name) => all.find(({ id, body }) => id === SECTION.custom && new Reader(body).text() === name)?.body;
  const section = (id) => all.find((one) => one.id === id).body;
  if (!custom('linking')) throw new Error('the app was linked without --emit-relocs');
  const symbols = symbolsOf(custom('linking'));
  const functions = new Map();
  const of = (name) => functions.get(name) ?? functions.set(name, { functions: new Set(), data: new Set() }).get(name);

  const imported = symbols.filter(({ kind }) => kind === SYMBOL.function).reduce((least, { index }) => Math.min(least, index), Infinity);
  const named = new Map(symbols.filter(({ kind, name }) => kind === SYMBOL.function && name).map(({ index, name }) => [index, name]));
  const code = bodies(section(SECTION.code));
  const importedCount = [...functionImports(section(SECTION.import))].length;
  code.forEach((place, nth) => { place.name = named.get(importedCount + nth); });
  if (imported > importedCount) throw new Error('the linker counts functions otherwise');

  const places = segments(section(SECTION.data));
  const pieces = symbols.map((one) => (one.kind === SYMBOL.data && one.segment !== undefined
    ? { address: places[one.segment].address + one.start, size: one.size, start: places[one.segment].start + one.start,
      end: places[one.segment].start + one.start + one.size, functions: new Set(), data: new Set() } : undefined));
  const inOrder = pieces.filter((piece) => piece && piece.size > 0).sort((a, b) => a.start - b.start);

  const note = (from, { kind, target }) => {
    if (TABLE_PLACES.has(kind)) from.functions.add(symbols[target].name);
    if (ADDRESSES.has(kind) && pieces[target]) from.data.add(pieces[target]);
  };
  for (const one of notesOf(custom('reloc.CODE'))) {
    const { name } = holder(code, one.offset) ?? {};
    if (name) note(of(name), one);
  }
  for (const one of notesOf(custom('reloc.DATA'))) {
    // Names may share a piece or lie in one another; what one of them refers to, all of them do.
    for (const piece of inOrder.filter(({ start, end }) => start <= one.offset && one.offset < end)) note(piece, one);
  }
  return { functions, pieces: inOrder };
}

function* functionImports(body) {
  const reader = new Reader(body);
  for (let left = reader.number(); left > 0; left -= 1) {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind !== 0) throw new Error('the linker imports functions only');
    yield reader.number();
  }
}
