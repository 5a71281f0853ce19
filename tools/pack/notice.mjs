// The licences of everything that is in the page: each crate that Cargo builds into it, with the texts that it comes with.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TARGET = 'wasm32-unknown-unknown';
const TEXTS = /^(licen[cs]e|copying|notice|unlicense|copyright)/i;

/** The crates that end up in the page, by name: what is only built or tested with is left out. */
function crates(project) {
  const asked = ['metadata', '--locked', '--offline', '--format-version', '1', '--filter-platform', TARGET];
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

function textsOf({ manifest_path: manifest }) {
  const folder = dirname(manifest);
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && TEXTS.test(file.name));
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}

/** The notice as a text: who is in it, then every text of a licence once, with the names it holds for. */
export function notice(project) {
  const all = crates(project);
  const unlicensed = all.filter(({ license, license_file: file }) => !license && !file);
  if (unlicensed.length) throw new Error(`without a licence: ${unlicensed.map(({ name }) => name)}`);
  const texts = new Map();
  for (const crate of all) {
    for (const text of textsOf(crate)) texts.set(text, [...(texts.get(text) ?? []), crate.name]);
  }
  const list = all.map(({ name, version, license, repository }) => `${name} ${version}: ${license}${repository ? `, ${repository}` : ''}`);
  return [
    'Space Taxi is licensed under MIT or Apache 2.0, at your choice: LICENSE-MIT, LICENSE-APACHE.',
    'It contains the following, and parts of the Rust standard library (MIT OR Apache-2.0, https://github.com/rust-lang/rust).',
    '', ...list,
    ...[...texts].map(([text, names]) => `\n${'-'.repeat(78)}\n${names.join(', ')}\n${'-'.repeat(78)}\n\n${text}`), '',
  ].join('\n');
}
