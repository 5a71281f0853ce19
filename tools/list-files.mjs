// Tells the service worker what there is: every file of the page that is to be there without a network, with its digest.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('../static/sw.js', import.meta.url));
/** What is never asked for without a network: by the browser itself, and by other websites. */
const LEFT_OUT = /^(sw\.js|screenshots\/.*|embed\.js|examples\/.*)$/;

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
  const dir = process.env.TRUNK_STAGING_DIR ?? process.argv[2];
  writeFileSync(join(dir, 'sw.js'), workerOf(dir));
}
