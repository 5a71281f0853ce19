// Reads and rewrites the parts of a WebAssembly file that name things. The code itself is never touched.
export const SECTION = { custom: 0, import: 2, export: 7, code: 10, data: 11 };
const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const FUNCTION_NAMES = 1;
const HEADER = 8;

export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get done() { return this.at >= this.bytes.length; }
  byte() { return this.bytes[this.at++]; }
  slice(length) { return this.bytes.subarray(this.at, this.at += length); }
  text() { return Buffer.from(this.slice(this.number())).toString(); }

  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  limits() {
    const hasMaximum = this.byte() & 1;
    this.number();
    if (hasMaximum) this.number();
  }
}

const number = (value) => (value < 128 ? [value] : [value % 128 | 128, ...number(Math.floor(value / 128))]);
const text = (value) => [...number(Buffer.byteLength(value)), ...Buffer.from(value)];

/** The sections of a file: what each is, its content, and its bytes as they stand there. */
export function* sections(bytes) {
  for (const reader = new Reader(bytes, HEADER); !reader.done;) {
    const start = reader.at;
    const id = reader.byte();
    const body = reader.slice(reader.number());
    yield { id, body, raw: bytes.subarray(start, reader.at) };
  }
}

function skipImported(reader) {
  const kind = reader.byte();
  if (kind === KIND.table || kind === KIND.global) reader.byte();
  if (kind === KIND.tag || kind === KIND.global) reader.byte();
  if (kind === KIND.function || kind === KIND.tag) reader.number();
  if (kind === KIND.table || kind === KIND.memory) reader.limits();
}

function importsOf(body) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    const [from, name, start] = [reader.text(), reader.text(), reader.at];
    skipImported(reader);
    return { from, name, rest: body.subarray(start, reader.at) };
  });
}

function exportsOf(body) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    const [name, start] = [reader.text(), reader.at];
    reader.byte();
    reader.number();
    return { name, rest: body.subarray(start, reader.at) };
  });
}

const bodyOf = (bytes, wanted) => [...sections(bytes)].find(({ id }) => id === wanted)?.body ?? new Uint8Array([0]);
export const importedNames = (bytes) => importsOf(bodyOf(bytes, SECTION.import)).map(({ from, name }) => ({ from, name }));
export const exportedNames = (bytes) => exportsOf(bodyOf(bytes, SECTION.export)).map(({ name }) => name);

/** The file with other names between it and its JavaScript; an export whose new name is null is no longer one. */
export function renamed(bytes, { module, imported, exported }) {
  const section = (id, parts) => {
    const body = [...number(parts.length), ...parts.flat()];
    return Uint8Array.from([id, ...number(body.length), ...body]);
  };
  return Buffer.concat([bytes.subarray(0, HEADER), ...[...sections(bytes)].map(({ id, body, raw }) => {
    if (id === SECTION.import) {
      return section(id, importsOf(body).map(({ name, rest }) => [...text(module), ...text(imported.get(name)), ...rest]));
    }
    if (id === SECTION.export) {
      return section(id, exportsOf(body).filter(({ name }) => exported.get(name))
        .map(({ name, rest }) => [...text(exported.get(name)), ...rest]));
    }
    return raw;
  })]);
}

const NOTES = /^(linking|reloc\..*)$/;
/** The file without what the linker has noted about it. */
export const withoutNotes = (bytes) => Buffer.concat([bytes.subarray(0, HEADER), ...[...sections(bytes)]
  .filter(({ id, body }) => id !== SECTION.custom || !NOTES.test(new Reader(body).text())).map(({ raw }) => raw)]);

/** The file without what no browser needs. Offsets in the code stay as they were: names stand behind it. */
export const bare = (bytes) => Buffer.concat([bytes.subarray(0, HEADER),
  ...[...sections(bytes)].filter(({ id }) => id !== SECTION.custom).map(({ raw }) => raw)]);

/** What the functions are called, by their number; empty where the names were taken out. */
export function functionNames(bytes) {
  const names = new Map();
  for (const { id, body } of sections(bytes)) {
    const reader = new Reader(body);
    if (id !== SECTION.custom || reader.text() !== 'name') continue;
    while (!reader.done) {
      const [kind, part] = [reader.byte(), new Reader(reader.slice(reader.number()))];
      if (kind !== FUNCTION_NAMES) continue;
      for (let left = part.number(); left > 0; left -= 1) names.set(part.number(), part.text());
    }
  }
  return names;
}
