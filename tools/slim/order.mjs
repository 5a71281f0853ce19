// Brings functions that look alike together. gzip looks back 32 KB and no further: what it has seen shortly before costs next to
// nothing, and the linker's order, or that of wasm-opt, tears likes apart.
import { Reader, SECTION, sections } from './wasm.mjs';

/** Bytes that are compared as one. */
const PIECE = 4;
/** A piece that more functions than this have in common says little. */
const COMMON = 300;
/** What a function still counts for after each one that follows it. */
const FADING = 0.7;
/** Very short functions are like everything. */
const SHORT = 10;

/** The different pieces of a function, as numbers. */
function piecesOf(body) {
  const pieces = new Set();
  for (let at = 0; at + PIECE <= body.length; at += 1) {
    pieces.add((body[at] << 24) | (body[at + 1] << 16) | (body[at + 2] << 8) | body[at + 3]);
  }
  return pieces;
}

/** Which functions have a piece, for the pieces that several of them have. */
function holders(functions) {
  const found = new Map();
  functions.forEach((pieces, index) => pieces.forEach((piece) => {
    if (!found.has(piece)) found.set(piece, []);
    found.get(piece).push(index);
  }));
  for (const [piece, list] of found) if (list.length < 2 || list.length > COMMON) found.delete(piece);
  return found;
}

/** An order of these bodies, by their indices, in which each is the one most like those before it. */
export function byLikeness(bodies) {
  const functions = bodies.map(piecesOf);
  const having = holders(functions);
  const weights = functions.map(({ size }) => (size + SHORT) ** 0.8);
  const likeness = new Float64Array(bodies.length);
  const left = new Set(bodies.keys());
  const order = [];
  for (let next = bodies.reduce((least, body, index) => (body.length < bodies[least].length ? index : least), 0); left.size > 0;) {
    left.delete(next);
    order.push(next);
    likeness.forEach((value, index) => { likeness[index] = value * FADING; });
    for (const piece of functions[next]) having.get(piece)?.forEach((index) => { likeness[index] += 1; });
    let most = -1;
    for (const index of left) {
      if (likeness[index] / weights[index] > most) [most, next] = [likeness[index] / weights[index], index];
    }
  }
  return order;
}

function bodiesOf(wasm) {
  const reader = new Reader([...sections(wasm)].find(({ id }) => id === SECTION.code).body);
  return Array.from({ length: reader.number() }, () => reader.slice(reader.number()));
}

/** The text form of a module, which has its functions in the same order, with those together that look alike. */
export function arranged(text, wasm) {
  const forms = text.slice(0, text.lastIndexOf(')')).split(/\n (?=\()/);
  const isFunction = (form) => form.startsWith('(func ');
  const [functions, others] = [forms.filter(isFunction), forms.filter((form) => !isFunction(form))];
  const bodies = bodiesOf(wasm);
  if (bodies.length !== functions.length) throw new Error(`${bodies.length} functions, ${functions.length} in the text`);
  return `${[...others, ...byLikeness(bodies).map((index) => functions[index])].join('\n ')}\n)\n`;
}
