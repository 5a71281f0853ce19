// Names the functions of a trap, as the browser's console tells it:
//   RuntimeError: unreachable at …/app-0123456789abcdef_bg.wasm:wasm-function[417]:0x1a2b3
import { existsSync, readFileSync } from 'node:fs';
import { functionNames } from './wasm.mjs';

const PLACE = /([\w-]+_(?:bg|later))\.wasm:wasm-function\[(\d+)\](?::(0x[0-9a-f]+))?/g;
const FOLDERS = ['dist-names', 'dist-archive'].map((folder) => new URL(`../../${folder}/`, import.meta.url));

/** Without the check sums of the crates. */
const named = (name) => name.replace(/\[[0-9a-f]+\]/g, '');

/** The names of a module's functions as people read them: the list of both its parts lies beside it. */
function readable(file, module) {
  const list = JSON.parse(readFileSync(new URL(`${module.replace(/_(bg|later)$/, '')}.json`, file), 'utf8'));
  return new Map([...functionNames(readFileSync(file))].map(([index, name]) => [index, list[name] ?? name]));
}

const known = new Map();
function namesOf(module) {
  if (!known.has(module)) {
    const file = FOLDERS.map((folder) => new URL(`${module}.wasm`, folder)).find((url) => existsSync(url));
    known.set(module, file ? readable(file, module) : null);
  }
  return known.get(module);
}

const trace = process.argv.slice(2).join(' ') || readFileSync(0, 'utf8');
const places = [...trace.matchAll(PLACE)];
if (places.length === 0) throw new Error('no line says something like app-…_bg.wasm:wasm-function[417]:0x1a2b3');
for (const [, module, index, offset = ''] of places) {
  const names = namesOf(module);
  if (!names) throw new Error(`the names of ${module} are neither in dist-names nor in dist-archive`);
  console.log(`${offset.padStart(8)}  ${named(names.get(Number(index)) ?? `function ${index}`)}`);
}
