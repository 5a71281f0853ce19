// Splits the app in two: what a first game needs, and what is fetched later. It works on WebAssembly's text form, in which
// everything has a name, so that nothing has to be counted anew.
//
// The Rust module `shell::page::later` has doors, the functions that stand in it directly. What can only be reached through them
// comes later: code, and data with it. Both parts share memory, tables and globals, and each reaches the functions of the other
// through places in the table of functions: those of the second part are empty until it is here. A place costs two bytes where the
// name of an export would cost six.
import { bytesOf, textOf } from './text.mjs';

/** In the names that Rust gives its functions, each word stands behind its length. */
const DOOR = /4page5later(\d+)(\w+)$/;
const isDoor = (name) => { const [, length, word] = name.match(DOOR) ?? []; return word?.length === Number(length); };
/** Messages that are fetched along: who says one of them comes later too. */
const LATER_WORDS = /5words3say5later/;

const NAME = String.raw`\$(?:"(?:[^"\\]|\\.)*"|[^\s()"]+)`;
const pattern = (text, flags = 'g') => new RegExp(text.replaceAll('NAME', NAME), flags);
const CALLED = pattern(String.raw`\((?:call|return_call|ref\.func) (NAME)`);
const GLOBAL = pattern(String.raw`\(global\.[gs]et (NAME)`);
const EXPORTED = pattern(String.raw`\(func (NAME)\)`);
const LISTED = pattern(' (NAME)');
const LIST = pattern(String.raw`^\(elem (?:NAME )?\(table (NAME)\) \(i32\.const (\d+)\) func((?: NAME)*)\)$`, '');

const plain = (name) => name.slice(1);
const nameOf = (form) => form.match(pattern('NAME'))[0];
const namesIn = (form, wanted) => [...form.matchAll(wanted)].map(([, name]) => name);

/** `(param i32 i32) (result i32)` of a function, without the names of its parameters. */
function signature(form) {
  const head = form.split('\n')[0].replace(pattern(' NAME'), '');
  const types = (kind) => [...head.matchAll(new RegExp(`\\(${kind} ([^()]*)\\)`, 'g'))].flatMap(([, list]) => list.split(' '));
  const [params, results] = [types('param'), types('result')];
  const written = (kind, list) => (list.length > 0 ? ` (${kind} ${list.join(' ')})` : '');
  return { params, text: written('param', params) + written('result', results) };
}

/** The parts of a module by their kind. */
function read(text) {
  const forms = text.slice(0, text.lastIndexOf(')')).split(/\n (?=\()/).slice(1).map((form) => form.trimEnd());
  const of = (kind) => forms.filter((form) => form.startsWith(`(${kind} `));
  const functions = new Map(of('func').map((form) => [nameOf(form), form]));
  const imported = of('import').filter((form) => form.includes('(func ')).map((form) => form.slice(form.indexOf('(func ')));
  const lists = of('elem').map((form) => form.match(LIST));
  if (lists.length !== 1 || !lists[0]) throw new Error('the app must have one list of functions for its table');
  const [[, table, start, listed]] = lists;
  return {
    functions,
    known: new Map([...imported.map((form) => [nameOf(form), form]), ...functions]),
    list: { table, start: Number(start), names: namesIn(listed, LISTED) },
    ...Object.fromEntries(['type', 'import', 'global', 'memory', 'data', 'table', 'export', 'start'].map((kind) => [kind, of(kind)])),
  };
}

/** The names of the functions, and the pieces of data, that the first part can reach without going through a door. */
function reachable(app, { functions }) {
  const explained = new Set([...functions.values()].flatMap((one) => [...one.functions]));
  const pieces = new Set();
  const piecesOf = (found) => { found.forEach((piece) => { if (!pieces.has(piece)) { pieces.add(piece); visit(piece); } }); };
  const queue = [
    ...app.export.flatMap((form) => namesIn(form, EXPORTED)), ...app.start.map(nameOf),
    // Functions in the table that only wasm-bindgen knows of.
    ...app.list.names.filter((name) => !app.inData.has(name) && !explained.has(plain(name))),
  ];
  function visit(one) {
    one.functions.forEach((name) => queue.push(`$${name}`));
    piecesOf(one.data);
  }
  const kept = new Set();
  const wrong = [];
  while (queue.length > 0) {
    const name = queue.pop();
    if (kept.has(name) || isDoor(name) || !app.functions.has(name)) continue;
    if (LATER_WORDS.test(name)) wrong.push(name);
    kept.add(name);
    queue.push(...namesIn(app.functions.get(name), CALLED));
    if (functions.has(plain(name))) visit(functions.get(plain(name)));
  }
  if (wrong.length > 0) throw new Error(`these come later, and yet are said by what comes first:\n  ${wrong.join('\n  ')}`);
  return { kept, pieces };
}

/** The data of both parts: what the first one does not reach is empty there, and is laid where it belongs by the second. */
function dividedData(forms, { pieces }, reached) {
  const later = [];
  const first = forms.map((form) => {
    const [, head, address, content] = form.match(/^(\(data [^ ]+ \(i32\.const (\d+)\) )"(.*)"\)$/s);
    const bytes = bytesOf(content);
    const base = Number(address);
    const isFirst = new Uint8Array(bytes.length).fill(1);
    const mark = (piece, value) => isFirst.fill(value, Math.max(0, piece.address - base), Math.max(0, piece.address + piece.size - base));
    pieces.filter((piece) => !reached.has(piece)).forEach((piece) => mark(piece, 0));
    pieces.filter((piece) => reached.has(piece)).forEach((piece) => mark(piece, 1));
    for (let at = 0; at < bytes.length;) {
      let end = at;
      while (end < bytes.length && isFirst[end] === isFirst[at]) end += 1;
      if (!isFirst[at]) {
        later.push(`(data (i32.const ${base + at}) "${textOf(bytes.subarray(at, end))}")`);
        bytes.fill(0, at, end);
      }
      at = end;
    }
    return `${head}"${textOf(bytes)}")`;
  });
  return { first, later };
}

/** The places of functions in the table; those that have none get new ones at its end. */
function places(app, wanted, size) {
  const slots = new Map(app.list.names.map((name, index) => [name, app.list.start + index]));
  const added = wanted.filter((name) => !slots.has(name));
  added.forEach((name, index) => slots.set(name, size + index));
  return { slots, added, end: size, size: size + added.length };
}

/** Both parts as texts; `known` says who refers to what. */
export function split(text, known) {
  const app = read(text);
  app.inData = new Set(known.pieces.flatMap((piece) => [...piece.functions]).map((name) => `$${name}`));
  const { kept, pieces } = reachable(app, known);
  const data = dividedData(app.data, known, pieces);
  const isFirst = (name) => kept.has(name) || !app.functions.has(name);
  const moved = [...app.functions.keys()].filter((name) => !kept.has(name));
  const usedBy = (names, wanted) => [...new Set([...names].flatMap((name) => namesIn(app.functions.get(name), wanted)))];
  const doors = usedBy(kept, CALLED).filter((name) => !isFirst(name));
  const ofTable = (form) => form.startsWith(`(table ${app.list.table} `);
  const borrowed = usedBy(moved, CALLED).filter(isFirst);
  const lastSize = Number(app.table.find(ofTable).match(/ (\d+) (?:\d+ )?funcref/)[1]);
  const { slots, added, end, size } = places(app, [...borrowed, ...doors], lastSize);
  const tables = app.table.map((form) => (ofTable(form) ? `(table ${app.list.table} ${size} funcref)` : form));

  const door = (name) => {
    const { params, text: type } = signature(app.functions.get(name));
    const given = params.map((_, index) => ` (local.get ${index})`).join('');
    return `(func ${name}${type} (call_indirect ${app.list.table}${type}${given} (i32.const ${slots.get(name)})))`;
  };
  const globals = usedBy(moved, GLOBAL);
  const shared = [
    ...app.global.filter((form) => globals.includes(nameOf(form))).map((form) => form.replace(/ \(\w+\.const [^()]*\)\)$/, ')')),
    ...app.memory, ...tables,
  ].map((form, index) => ({ form, kind: form.slice(1, form.indexOf(' ')), label: ofTable(form) ? 'functions' : `_${index}` }));

  const module = (...parts) => `(module\n ${parts.flat().join('\n ')}\n)\n`;
  const listed = (start, names) => `(elem (table ${app.list.table}) (i32.const ${start}) func ${names.join(' ')})`;
  const orEmpty = (name) => (isFirst(name) ? name : '$not-here');
  return {
    first: module(
      app.type, app.import, app.global, app.memory, data.first, tables, listed(app.list.start, app.list.names.map(orEmpty)),
      listed(end, added.map(orEmpty)), '(func $not-here (unreachable))',
      app.export, shared.map(({ form, kind, label }) => `(export "${label}" (${kind} ${nameOf(form)}))`), app.start,
      doors.map(door), [...kept].map((name) => app.functions.get(name)),
    ),
    later: module(
      app.type, shared.map(({ form, label }) => `(import "app" "${label}" ${form})`),
      borrowed.map((name) => `(import "app" "${slots.get(name)}" (func ${name}${signature(app.known.get(name)).text}))`), data.later,
      [...slots].filter(([name]) => !isFirst(name)).map(([name, slot]) => listed(slot, [name])), moved.map((name) => app.functions.get(name)),
    ),
  };
}
