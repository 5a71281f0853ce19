// Puts the pilot's files among those of the page, named by what is in them, and tells index.html the name.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [built, out] = process.argv.slice(2);
const [wasm, glue] = ['pilot.wasm', 'pilot.js'].map((file) => readFileSync(join(built, file)));
const code = readFileSync(new URL('../static/pilot.js', import.meta.url), 'utf8');
const name = `pilot-${createHash('sha256').update(wasm).update(glue).update(code).digest('hex').slice(0, 16)}`;
writeFileSync(join(out, `${name}.wasm`), wasm);
writeFileSync(join(out, `${name}-glue.js`), glue);
writeFileSync(join(out, `${name}.js`), code.replaceAll('PILOT', name));

const page = join(out, 'index.html');
const html = readFileSync(page, 'utf8');
const told = html.replace(/content="?pilot\.js"?/, `content="${name}.js"`);
if (told === html) throw new Error('index.html does not name the pilot');
writeFileSync(page, told);
