// What is left to do when Trunk has built the page. The folder of the pilot's worker gets a name of its content, so that a page that is still
// open when its host gets a new version never starts the other's. The first screen gets its words and the version. Then the service worker is told what there
// is: every file of the page that is to be there without a network, with its digest. Last, all of them are compressed.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.mjs';

const PILOT = 'pilot';
const WORKER = fileURLToPath(new URL('../static/sw.js', import.meta.url));
const CARGO = fileURLToPath(new URL('../Cargo.toml', import.meta.url));
/** What is never asked for without a network: by the browser itself, and by other websites; what stands for another file; and what Trunk leaves. */
const LEFT_OUT = /^(\.trunk-lock|sw\.js|screenshots\/.*|embed\.js|examples\/.*|.*\.(br|gz))$/;

/** Puts something in the place of what must stand in the page. */
function change(dir, what, value) {
  const page = join(dir, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!what.test(html)) throw new Error(`index.html lacks ${what}`);
  writeFileSync(page, html.replace(what, () => value));
}

/** Names the folder of the pilot's worker by its content, and tells the page. */
function namePilot(dir) {
  const folder = join(dir, PILOT);
  const digest = readdirSync(folder).sort().reduce((hash, file) => hash.update(readFileSync(join(folder, file))), createHash('sha256')).digest('hex');
  const name = `${PILOT}-${digest.slice(0, 16)}`;
  change(dir, /pilot\/pilot-start\.js/, `${name}/pilot-start.js`);
  renameSync(folder, join(dir, name));
}

/** What the buttons of the first screen say, for each language, into the page: early.js fills them before the app is there. */
function tellFirstWords(dir) {
  const ids = [...readFileSync(join(dir, 'index.html'), 'utf8').matchAll(/data-say="?([\w-]+)/g)].map(([, id]) => id);
  const languages = readdirSync(join(dir, 'locales')).filter((file) => file.endsWith('.ftl'));
  const words = Object.fromEntries(languages.map((file) => {
    const text = ['locales', 'locales/shared'].map((folder) => readFileSync(join(dir, folder, file), 'utf8')).join('\n');
    const word = (id) => {
      const found = new RegExp(`^${id} = ([^{}\n]+)$`, 'm').exec(text);
      if (!found) throw new Error(`${file}: ${id} must be one line without arguments, since the first screen says it before the app is there`);
      return found[1];
    };
    return [file.slice(0, -'.ftl'.length), Object.fromEntries(ids.map((id) => [id, word(id)]))];
  }));
  change(dir, /"?FIRST_WORDS"?/, `"${JSON.stringify(words).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
}

/** The version, which the first screen shows. */
function tellVersion(dir) {
  const [, version] = /^version = "(.*)"$/m.exec(readFileSync(CARGO, 'utf8'));
  change(dir, /\bVERSION\b/, version);
}

/** The files that a built page needs: their paths, `./` for the page itself, and what browsers call their integrity. */
export function listFiles(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(dir, file).split(sep).join('/'), file])
    .filter(([path]) => !LEFT_OUT.test(path))
    .map(([path, file]) => [path === 'index.html' ? './' : path, `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The service worker of a built page. Its version follows from the files and from its own code. */
export function workerOf(dir) {
  const code = readFileSync(WORKER, 'utf8');
  const files = JSON.stringify(listFiles(dir));
  const version = createHash('sha256').update(code).update(files).digest('hex').slice(0, 16);
  const put = (text, place, value) => {
    if (text.split(place).length !== 2) throw new Error(`${place} must stand once in ${WORKER}`);
    return text.replace(place, () => value);
  };
  return put(put(code, "'VERSION'", `'${version}'`), 'new Map([])', `new Map(${files})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { TRUNK_STAGING_DIR: dir, TRUNK_PROFILE: profile, QUICK: isQuick } = process.env;
  namePilot(dir);
  tellFirstWords(dir);
  tellVersion(dir);
  // While a page is being developed, nothing of it is kept.
  if (profile === 'release' || isQuick) writeFileSync(join(dir, 'sw.js'), workerOf(dir));
  if (profile === 'release') compress(dir);
}
