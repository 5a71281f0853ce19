// One module of wasm-bindgen, a wasm file and its JavaScript, made as small as it gets without changing what it does.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withShortNames } from './names.mjs';
import { arranged } from './order.mjs';
import { relations } from './relations.mjs';
import { split } from './split.mjs';
import { bare, withoutNotes } from './wasm.mjs';

// Nothing of Rust lies in the first KB of the memory: it is the end of the stack, which grows downwards.
const PASSES = ['--low-memory-unused', '-Oz', '--converge'];
// Written as tightly as before, with one pass that finds nothing to do: wasm-opt warns where it is given none.
const AS_IT_STANDS = ['--optimize-level=2', '--shrink-level=2', '--vacuum'];
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
/** The wasm file of a text, with the names of its functions. */
const assembled = (text, passes) => through('wasm-opt', text, ['-g', ...FEATURES, ...passes]);

/** The same after all passes, its functions in the order that compresses best. */
function optimised(text) {
  const wasm = assembled(text, PASSES);
  return assembled(arranged(asText(wasm), wasm), AS_IT_STANDS);
}

/** Without the second way to start, which nobody takes, and the address of a file that gets another name. */
function onlyWhatIsUsed(code) {
  return code
    .replace('export { initSync, __wbg_init as default };', 'export { __wbg_init as default };')
    .replace(/new URL\('[^']*', import\.meta\.url\)/, 'undefined');
}

const minified = (code) => execFileSync('esbuild', ['--minify', '--format=esm', '--target=es2022'], { input: code });
/** A script of the page's own. The oldest language that it is written in stays the oldest that it needs. */
export const minifiedScript = (code, language) => execFileSync('esbuild', ['--minify', `--target=${language}`], { input: code });
export const minifiedCss = (css) => execFileSync('esbuild', ['--minify', '--loader=css'], { input: css });

/** What wasm-bindgen makes of an app as the linker left it, with the names that Rust gives functions. */
function bound(linked) {
  const folder = mkdtempSync(join(tmpdir(), 'space-taxi-'));
  try {
    execFileSync('wasm-bindgen', ['--target', 'web', '--no-typescript', '--no-demangle', '--out-dir', folder, '--out-name', 'app', linked]);
    return { code: readFileSync(join(folder, 'app.js'), 'utf8'), wasm: withoutNotes(readFileSync(join(folder, 'app_bg.wasm'))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Gives `code`, `wasm` and `later`, the part of the wasm that is fetched later, as they are to be served, `named`, both wasm
 * files with the names of their functions, `whole`, the wasm before it was split, and `hash`, which changes whenever one of the files does.
 */
export function slim(linked) {
  const { code, wasm } = bound(linked);
  const short = withShortNames({ code: onlyWhatIsUsed(code), wasm });
  const { first, later } = split(asText(short.wasm), relations(readFileSync(linked)));
  const named = { wasm: optimised(first), later: optimised(later) };
  const served = { code: minified(short.code), wasm: bare(named.wasm), later: bare(named.later) };
  return { ...served, named, whole: wasm, hash: hashOf(...Object.values(served)) };
}
