// One module of wasm-bindgen, a wasm file and its JavaScript, made as small as it gets without changing what it does.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withShortNames } from './names.mjs';
import { bare } from './wasm.mjs';

// Nothing of Rust lies in the first KB of the memory: it is the end of the stack, which grows downwards.
const PASSES = ['--low-memory-unused', '-Oz', '--converge'];
const HASH_LENGTH = 16;

/** The wasm file after wasm-opt, with the names of its functions. */
function optimised(wasm) {
  const folder = mkdtempSync(join(tmpdir(), 'space-taxi-'));
  const [from, to] = ['in.wasm', 'out.wasm'].map((name) => join(folder, name));
  try {
    writeFileSync(from, wasm);
    execFileSync('wasm-opt', [from, '-o', to, '-g', ...PASSES], { stdio: 'inherit' });
    return readFileSync(to);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Without the second way to start, which nobody takes, and the address of a file that gets another name. */
function onlyWhatIsUsed(code) {
  return code
    .replace('export { initSync, __wbg_init as default };', 'export { __wbg_init as default };')
    .replace(/new URL\('[^']*', import\.meta\.url\)/, 'undefined');
}

const minified = (code) => execFileSync('esbuild', ['--minify', '--format=esm', '--target=es2022'], { input: code });

/**
 * Gives `code` and `wasm` as they are to be served, `named`, the same wasm with the names of its functions, and `hash`,
 * which changes whenever one of the files does.
 */
export function slim({ code, wasm }) {
  const short = withShortNames({ code: onlyWhatIsUsed(code), wasm });
  const named = optimised(short.wasm);
  const served = { code: minified(short.code), wasm: bare(named) };
  const hash = createHash('sha256').update(served.code).update(served.wasm).digest('hex').slice(0, HASH_LENGTH);
  return { ...served, named, hash };
}
