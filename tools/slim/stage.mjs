// The modules that are named, among the files of a build: they become small, and their names tell their content, so that
// no cache can ever bring two versions together.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, minifiedCss, minifiedScript, slim } from './module.mjs';
import { functionNames } from './wasm.mjs';

const STAGE = process.env.TRUNK_STAGING_DIR;
const NAMED = new URL('../../dist-names/', import.meta.url);
const LINKED = join(process.env.CARGO_TARGET_DIR ?? 'target', 'wasm32-unknown-unknown', 'page');
const LATER_CSS = new URL('../../target/later.css', import.meta.url);

function theOnly(pattern) {
  const [file, ...others] = readdirSync(STAGE).filter((name) => pattern.test(name));
  if (!file || others.length > 0) throw new Error(`there must be one ${pattern} in ${STAGE}`);
  return file;
}

rmSync(NAMED, { recursive: true, force: true });
mkdirSync(NAMED);
const page = join(STAGE, 'index.html');
let html = readFileSync(page, 'utf8');
/** Tells the page what a file is called. */
const announce = (what, file) => { html = html.replace('</head>', `<meta content=./${file} name=${what}></head>`); };
for (const name of process.argv.slice(2)) {
  const old = { js: theOnly(new RegExp(`^${name}-\\w+(?<!_bg)\\.js$`)), wasm: theOnly(new RegExp(`^${name}-\\w+_bg\\.wasm$`)) };
  const small = slim(join(LINKED, `${name}.wasm`));
  // Trunk's own file has the names as people read them, of the same functions in the same order.
  const readable = functionNames(readFileSync(join(STAGE, old.wasm)));
  const names = [...functionNames(small.whole)].map(([index, own]) => [own, readable.get(index)]);
  const now = { js: `${name}-${small.hash}.js`, wasm: `${name}-${small.hash}_bg.wasm` };
  const later = `${name}-${small.hash}_later.wasm`;

  for (const file of Object.values(old)) rmSync(join(STAGE, file));
  writeFileSync(join(STAGE, now.js), small.code);
  writeFileSync(join(STAGE, now.wasm), small.wasm);
  writeFileSync(join(STAGE, later), small.later);
  writeFileSync(new URL(now.wasm, NAMED), small.named.wasm);
  writeFileSync(new URL(later, NAMED), small.named.later);
  writeFileSync(new URL(`${name}-${small.hash}.json`, NAMED), JSON.stringify(Object.fromEntries(names)));
  for (const kind of ['js', 'wasm']) html = html.replaceAll(old[kind], now[kind]);
  announce(`${name}-later`, later);
}
// Trunk leaves modules as they are written, and would make new JavaScript of what speaks to old browsers.
for (const [script, language] of [['start', 'es2022'], ['theme', 'es5'], ['notice', 'es5'], ['check', 'es5'], ['rescue', 'es5']]) {
  const [old, code] = [theOnly(new RegExp(`^${script}-\\w+\\.js$`)), minifiedScript(readFileSync(`static/${script}.js`), language)];
  const now = `${script}-${hashOf(code)}.js`;
  rmSync(join(STAGE, old));
  writeFileSync(join(STAGE, now), code);
  html = html.replaceAll(old, now);
}
const words = join(STAGE, 'locales');
const messages = readdirSync(words, { recursive: true }).filter((file) => file.endsWith('.ftl')).sort();
const folder = `locales-${hashOf(...messages.map((file) => readFileSync(join(words, file))))}`;
renameSync(words, join(STAGE, folder));
html = html.replace(/content="?locales"?/, `content="${folder}"`);
if (!html.includes(folder)) throw new Error('index.html does not name the folder of the messages');
const css = minifiedCss(readFileSync(LATER_CSS));
const sheet = `later-${hashOf(css)}.css`;
writeFileSync(join(STAGE, sheet), css);
announce('later-css', sheet);
writeFileSync(page, html);
