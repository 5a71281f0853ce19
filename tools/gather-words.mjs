// Writes target/locales: the message files as the page fetches them. Messages have short names there, and those of groups called
// "Later: …" are in files of their own. build.rs gives the page the same names. Trunk runs this before a build.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const FROM = new URL('../static/locales/', import.meta.url);
const TO = new URL('../target/locales/', import.meta.url);

/** The messages of a file in order, each with its lines. */
function messages(text) {
  const found = [];
  let later = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) later = line.startsWith('## Later: ');
    const [, id] = line.match(/^([a-z][\w-]*) =/) ?? [];
    if (id) found.push({ id, later, lines: [line] });
    else if (/^[ }]/.test(line)) found.at(-1).lines.push(line);
  }
  return found;
}

/** m0, m1 … mz, m10 … */
const shortName = (index) => `m${index.toString(36)}`;

const names = new Map(messages(readFileSync(new URL('en.ftl', FROM), 'utf8')).map(({ id }, index) => [id, shortName(index)]));
const short = ({ id, lines }) => lines
  .map((line, index) => (index === 0 ? names.get(id) + line.slice(id.length) : line).replace(/\{ ([a-z][\w-]*)/g, (all, inner) => `{ ${names.get(inner) ?? inner}`))
  .map((line) => `${line}\n`).join('');

rmSync(TO, { recursive: true, force: true });
for (const folder of ['', 'later/', 'rules/']) mkdirSync(new URL(folder, TO), { recursive: true });
for (const file of readdirSync(FROM).filter((name) => name.endsWith('.ftl'))) {
  const all = messages(readFileSync(new URL(file, FROM), 'utf8'));
  const write = (path, part) => writeFileSync(new URL(path, TO), part.map(short).join(''));
  write(file, all.filter(({ later }) => !later));
  write(`later/${file}`, all.filter(({ later }) => later));
  writeFileSync(new URL(`rules/${file}`, TO), readFileSync(new URL(`rules/${file}`, FROM)));
}
