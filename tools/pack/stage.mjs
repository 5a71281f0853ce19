// Makes the built page ready for any web space: node tools/pack/stage.mjs FOLDER VERSION. Adds what the page's host should
// send with it, the licences, a guide, and every file compressed beside itself.
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { PACKED, headersFile, htaccess } from './hosts.mjs';
import { notice } from './notice.mjs';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Below this a packed file saves nothing. */
const SMALL = 300;

const [folder, version] = process.argv.slice(2);
const put = (name, text) => writeFileSync(join(folder, name), text);

put('_headers', headersFile);
put('.htaccess', htaccess);
put('NOTICE.txt', notice(PROJECT));
put('README.txt', readFileSync(join(PROJECT, 'tools/pack/guide.txt'), 'utf8').replace('VERSION', version));
for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) copyFileSync(join(PROJECT, licence), join(folder, licence));
for (const guide of ['EMBEDDING.md', 'NOTATION.md', 'DICE.md']) copyFileSync(join(PROJECT, 'docs', guide), join(folder, guide));

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  // Not the examples: whoever changes one where it lies would still get the old one.
  if (!entry.isFile() || !PACKED.includes(extname(entry.name).slice(1)) || file.startsWith(join(folder, 'examples', sep))) continue;
  const bytes = readFileSync(file);
  if (bytes.length < SMALL) continue;
  writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }));
}
