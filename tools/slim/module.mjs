// One module of wasm-bindgen, a wasm file and its JavaScript, made as small as it gets without changing what it does.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withShortNames } from './names.mjs';
import { split } from './split.mjs';
import { bare } from './wasm.mjs';

// Nothing of Rust lies in the first KB of the memory: it is the end of the stack, which grows downwards.
const PASSES = ['--low-memory-unused', '-Oz', '--converge'];
const HASH_LENGTH = 16;

/** Changes whenever one of the files does. */
export function hashOf(...files) {
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(file));
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

// What Rust may use of WebAssembly; its text form does not tell.
const FEATURES = ['bulk-memory', 'sign-ext', 'mutable-globals', 'nontrapping-float-to-int', 'reference-types', 'multivalue']
  .map((feature) => `--enable-${feature}`);

/** What a tool makes of a file. */
function through(tool, input, options) {
  const folder = mkdtempSync(join(tmpdir(), 'space-taxi-'));
  const [from, to] = ['in', 'out'].map((name) => join(folder, name));
  try {
    writeFileSync(from, input);
    execFileSync(tool, [from, '-o', to, ...options], { stdio: 'inherit' });
    return readFileSync(to);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const asText = (wasm) => through('wasm-dis', wasm, FEATURES).toString();
/** The wasm file of a text after wasm-opt, with the names of its functions. */
const optimised = (text) => through('wasm-opt', text, ['-g', ...FEATURES, ...PASSES]);

/** Without the second way to start, which nobody takes, and the address of a file that gets another name. */
function onlyWhatIsUsed(code) {
  return code
    .replace('export { initSync, __wbg_init as default };', 'export { __wbg_init as default };')
    .replace(/new URL\('[^']*', import\.meta\.url\)/, 'undefined');
}

const minified = (code) => execFileSync('esbuild', ['--minify', '--format=esm', '--target=es2022'], { input: code });
export const minifiedCss = (css) => execFileSync('esbuild', ['--minify', '--loader=css'], { input: css });

/**
 * Gives `code`, `wasm` and `later`, the part of the wasm that is fetched later, as they are to be served, `named`, both wasm
 * files with the names of their functions, and `hash`, which changes whenever one of the files does.
 */
export function slim({ code, wasm }) {
  const short = withShortNames({ code: onlyWhatIsUsed(code), wasm });
  const { first, later } = split(asText(short.wasm));
  const named = { wasm: optimised(first), later: optimised(later) };
  const served = { code: minified(short.code), wasm: bare(named.wasm), later: bare(named.later) };
  return { ...served, named, hash: hashOf(...Object.values(served)) };
}
