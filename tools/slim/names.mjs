// Short names for what a wasm file and its JavaScript call each other. wasm-bindgen writes them out in full, with a
// check sum each, and what is that long and looks like noise stays long in any compression.
import { exportedNames, importedNames, renamed } from './wasm.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MODULE = 'a';

/** a, b … Z, aa, ba … */
const short = (index) => (index < LETTERS.length ? '' : short(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length];
const shortened = (names) => new Map(names.map((name, index) => [name, short(index)]));

/** Where the JavaScript says a name as a whole word, behind `before`. */
const mentions = (name, before = '(?<![\\w$.])') => new RegExp(`${before}${name.replace(/[$.]/g, '\\$&')}(?![\\w$])`, 'g');

function replaceOnce(code, pattern, replacement) {
  const found = code.match(pattern)?.length ?? 0;
  if (found !== 1) throw new Error(`${pattern} stands ${found} times in the JavaScript of wasm-bindgen, not once`);
  return code.replace(pattern, replacement);
}

/** Both files with short names. Exports that the JavaScript never asks for are taken back. */
export function withShortNames({ code, wasm }) {
  const imports = importedNames(wasm);
  const [from, ...others] = new Set(imports.map((imported) => imported.from));
  if (others.length > 0) throw new Error(`only one module can be imported from, not also ${others}`);
  const imported = shortened(imports.map(({ name }) => name));
  const asked = (name) => mentions(name, '\\bwasm\\.');
  const exported = shortened(exportedNames(wasm).filter((name) => asked(name).test(code)));

  code = replaceOnce(code, new RegExp(`"${from.replaceAll('.', '\\.')}": `, 'g'), `${MODULE}: `);
  for (const [name, letters] of imported) code = replaceOnce(code, mentions(name), letters);
  for (const [name, letters] of exported) code = code.replace(asked(name), `wasm.${letters}`);
  return { code, wasm: renamed(wasm, { module: MODULE, imported, exported }) };
}
