// The licences of everything that is in the page: each crate that Cargo builds into it, with the texts that it comes with.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TARGET = 'wasm32-unknown-unknown';
const TEXTS = /^(licen[cs]e|copying|notice|unlicense|copyright)/i;

/** The crates that end up in the page, by name: what is only built or tested with is left out. */
function crates(project) {
  // Not offline: it also wants crates that no build of the page has fetched.
  const asked = ['metadata', '--locked', '--format-version', '1', '--filter-platform', TARGET];
  const { packages, resolve } = JSON.parse(execFileSync('cargo', asked, { cwd: project, maxBuffer: 1 << 28 }));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const found = new Set();
  const walk = (id) => {
    if (found.has(id)) return;
    found.add(id);
    nodes.get(id).deps.filter(({ dep_kinds: kinds }) => kinds.some(({ kind }) => kind === null)).forEach(({ pkg }) => walk(pkg));
  };
  walk(resolve.root);
  // Without a source it is a part of this project.
  return packages.filter(({ id, source }) => found.has(id) && source).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What the page has of Rust itself. */
const STANDARD = [
  { name: 'std', version: 'of Rust', license: 'MIT OR Apache-2.0', repository: 'https://github.com/rust-lang/rust', authors: ['The Rust Project contributors'] },
  { name: 'dlmalloc', version: 'of Rust', license: 'MIT OR Apache-2.0', repository: 'https://github.com/alexcrichton/dlmalloc-rs', authors: ['Alex Crichton'] },
  { name: 'hashbrown', version: 'of Rust', license: 'MIT OR Apache-2.0', repository: 'https://github.com/rust-lang/hashbrown', authors: ["Amanieu d'Antras"] },
];

/** The licence of a crate that comes without its text, in the words that all of its kind have. */
function usual(project, { name, license, authors }) {
  if (!/\bMIT\b/.test(license) || authors.length === 0) throw new Error(`${name} comes without a text of its licence`);
  const permission = readFileSync(join(project, 'LICENSE-MIT'), 'utf8').replace(/^[\s\S]*?(?=Permission is hereby granted)/, '');
  return `Copyright (c) ${authors.map((author) => author.replace(/ <.*>/, '')).join(', ')}\n\n${permission.trim()}`;
}

function textsOf(project, crate) {
  if (!crate.manifest_path) return [usual(project, crate)];
  const folder = dirname(crate.manifest_path);
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && TEXTS.test(file.name));
  const texts = files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
  return texts.length > 0 ? texts : [usual(project, crate)];
}

/** The notice as a text: who is in it, then every text of a licence once, with the names it holds for. */
export function notice(project) {
  const all = [...STANDARD, ...crates(project)];
  const unlicensed = all.filter(({ license, license_file: file }) => !license && !file);
  if (unlicensed.length) throw new Error(`without a licence: ${unlicensed.map(({ name }) => name)}`);
  const texts = new Map();
  for (const crate of all) {
    for (const text of textsOf(project, crate)) texts.set(text, [...(texts.get(text) ?? []), crate.name]);
  }
  const list = all.map(({ name, version, license, repository }) => `${name} ${version}: ${license}${repository ? `, ${repository}` : ''}`);
  return [
    'Space Taxi is licensed under MIT or Apache 2.0, at your choice: LICENSE-MIT, LICENSE-APACHE.',
    'It contains the following.',
    '', ...list,
    ...[...texts].map(([text, names]) => `\n${'-'.repeat(78)}\n${names.join(', ')}\n${'-'.repeat(78)}\n\n${text}`), '',
  ].join('\n');
}
