// Makes the built page ready for any web space: node tools/pack/stage.mjs FOLDER VERSION. Adds what the page's host should
// send with it, the licences, the guides, and every file compressed beside itself.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from '../compress.mjs';
import { guides } from './guides.mjs';
import { headersFile, htaccess } from './hosts.mjs';
import { notice } from './notice.mjs';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

const [folder, version] = process.argv.slice(2);
const put = (name, text) => writeFileSync(join(folder, name), text);

put('_headers', headersFile);
put('.htaccess', htaccess);
put('NOTICE.txt', notice(PROJECT));
put('README.txt', readFileSync(join(PROJECT, 'tools/pack/guide.txt'), 'utf8').replace('VERSION', version));
for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) copyFileSync(join(PROJECT, licence), join(folder, licence));
for (const [name, page] of guides(version)) put(name, page);
copyFileSync(join(PROJECT, 'tools/pack/guides.css'), join(folder, 'guides.css'));
compress(folder);
