// Plants the defects of tests/mutants, one after the other, in a copy of the project, and runs the tests that each patch names: they must
// fail. A test that passes all the same would let that defect through to the players.
// node tools/mutants.mjs [--check] [NAME …]: --check only looks whether the patches are well formed and apply.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const PATCHES = join(PROJECT, 'tests/mutants');
const ROOM = join(PROJECT, 'target/mutants');
const TREE = join(ROOM, 'tree');
/** What the tests said about each mutant, for whoever wonders. */
const SAID = join(ROOM, 'said');
/** What is not copied: it is big, and no mutant changes it. What was built is kept from one run to the next. */
const SHARED = { 'tests/browser/node_modules': join(PROJECT, 'tests/browser/node_modules'), '.tools': join(PROJECT, '.tools'), target: join(ROOM, 'target') };
/** Nobody steps through what is built here, and without notes for that it is linked faster. */
const BUILDING = { CARGO_PROFILE_DEV_DEBUG: '0' };
/** Nobody waits longer for a mutant that goes round in circles. */
const PATIENCE_MS = 600_000;
const MOST_LINES = 6;
const HEAD = /^Seen: \S.*\nCaught by: (host|page) (\S+) (\S.*)\n(?=diff --git )/;

const { values: options, positionals: wanted } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });

function run(program, args, { cwd = TREE, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd, encoding: 'utf8', env: { ...process.env, ...BUILDING, ...env }, timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: 1 << 28,
  });
  return { ok: status === 0, stdout: stdout ?? '', said: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` };
}

/** A patch, and what is wrong with its form. */
function read(file) {
  const text = readFileSync(file, 'utf8');
  const [, kind, target, tests] = text.match(HEAD) ?? [];
  const changed = [...text.matchAll(/^(?:\+(?!\+\+ )|-(?!-- ))/gm)].length;
  const paths = [...text.matchAll(/^diff --git a\/(\S+)/gm)].map(([, path]) => path);
  const elsewhere = paths.filter((path) => !/^(src|crates|static)\//.test(path));
  const fault = !kind ? 'its head is not “Seen: …” and “Caught by: host|page TARGET TESTS”, then the diff'
    : elsewhere.length > 0 ? `it changes ${elsewhere}`
      : changed > 2 * MOST_LINES ? `it changes more than ${MOST_LINES} lines` : null;
  // What needs no compiler comes first, before anything that it compiles has changed.
  const order = kind === 'host' ? 2 : paths.some((path) => /^(src|crates)\//.test(path)) ? 1 : 0;
  return { name: basename(file, '.patch'), file, kind, target, tests, order, fault };
}

/** Puts the patch on what lies in this folder, or takes it off again. Says why not. */
function apply({ file }, folder, ...how) {
  const place = relative(PROJECT, folder);
  const { ok, said } = run('git', ['apply', ...(place ? [`--directory=${place}`] : []), ...how, file], { cwd: PROJECT });
  return ok ? null : `does not apply: ${said.trim()}`;
}

/** Brings the copy to what the work tree has. What is the same stays untouched, so that nothing is built without need. */
function copyProject() {
  const listed = run('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: PROJECT }).stdout.split('\0');
  const files = listed.filter((path) => path && existsSync(join(PROJECT, path)));
  const notes = join(ROOM, 'files.json');
  const before = existsSync(notes) ? JSON.parse(readFileSync(notes, 'utf8')) : [];
  for (const path of before.filter((path) => !files.includes(path))) rmSync(join(TREE, path), { force: true });
  for (const path of files) {
    const [from, to] = [join(PROJECT, path), join(TREE, path)];
    const content = readFileSync(from);
    if (existsSync(to) && readFileSync(to).equals(content)) continue;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content, { mode: lstatSync(from).mode });
  }
  writeFileSync(notes, JSON.stringify(files));
  mkdirSync(SHARED.target, { recursive: true });
  for (const [path, real] of Object.entries(SHARED)) {
    if (!lstatSync(join(TREE, path), { throwIfNoEntry: false })) symlinkSync(relative(dirname(join(TREE, path)), real), join(TREE, path));
  }
}

const verbatim = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Runs these tests: 'passed', 'failed', or why that cannot be told. */
const RUNS = {
  host(targets, tests) {
    const which = targets.flatMap((target) => (target === 'lib' ? ['--lib'] : ['--test', target]));
    const { ok, said } = run('cargo', ['test', '--locked', '--workspace', '--quiet', '--no-fail-fast', ...which, '--', ...tests.flatMap((names) => names.split(' '))]);
    if (/^test result: FAILED/m.test(said)) return { result: 'failed', said };
    if (!ok) return { result: 'the tests cannot be run', said };
    return { result: /^test result: ok\. [1-9]/m.test(said) ? 'passed' : 'there is no such test', said };
  },
  page(specs, tests) {
    const built = run('tools/build.sh', [], { env: { QUICK: '1' } });
    if (!built.ok) return { result: 'the page cannot be built', said: built.said };
    const env = { CHROMIUM: run('tools/chromium.sh', []).stdout.trim(), CHROMIUM_WITH_WINDOWS: run('tools/chromium.sh', ['--windows']).stdout.trim() };
    const title = tests.map(verbatim).join('|');
    const { stdout, said } = run('npx', ['playwright', 'test', '--project=quick', '--reporter=json', ...specs.map((spec) => `/${verbatim(spec)}$`), '-g', title], { cwd: join(TREE, 'tests/browser'), env });
    const { stats, errors } = stdout.startsWith('{') ? JSON.parse(stdout) : {};
    if (!stats || errors.length > 0) return { result: 'the tests cannot be run, or there are none', said };
    return { result: stats.unexpected > 0 ? 'failed' : 'passed', said };
  },
};

function giveUp(why) {
  console.error(why);
  process.exit(1);
}

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;
const last = (said) => said.trim().split('\n').slice(-40).join('\n');

const names = readdirSync(PATCHES).filter((name) => name.endsWith('.patch')).map((name) => basename(name, '.patch'));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) giveUp(`there is no mutant called ${unknown}`);
const mutants = names.filter((name) => wanted.length === 0 || wanted.includes(name)).map((name) => read(join(PATCHES, `${name}.patch`))).sort((a, b) => a.order - b.order);
const faults = mutants.map((mutant) => [mutant, mutant.fault ?? apply(mutant, PROJECT, '--check')]).filter(([, fault]) => fault);
for (const [{ name }, fault] of faults) console.error(`${name}: ${fault}`);
if (options.check || faults.length > 0) {
  console.log(`${mutants.length - faults.length} passed, ${faults.length} failed`);
  process.exit(faults.length > 0 ? 1 : 0);
}

copyProject();
mkdirSync(SAID, { recursive: true });
/** The programs that browser tests ask stay those of the true rules. */
const programs = mutants.some(({ kind }) => kind === 'page') ? run('cargo', ['build', '--locked', '--quiet', '--examples']) : { ok: true };
if (!programs.ok) giveUp(programs.said);
for (const kind of Object.keys(RUNS)) {
  const all = mutants.filter((mutant) => mutant.kind === kind);
  if (all.length === 0) continue;
  const begun = Date.now();
  const { result, said } = RUNS[kind]([...new Set(all.map(({ target }) => target))], [...new Set(all.map(({ tests }) => tests))]);
  console.log(`as it is: ${result} (${kind}, ${seconds(begun)})`);
  if (result !== 'passed') giveUp(`without a mutant the tests must pass:\n${last(said)}`);
}

let failed = 0;
for (const mutant of mutants) {
  const begun = Date.now();
  const refused = apply(mutant, TREE);
  const { result, said = '' } = refused ? { result: refused } : RUNS[mutant.kind]([mutant.target], [mutant.tests]);
  if (!refused) apply(mutant, TREE, '--reverse');
  writeFileSync(join(SAID, `${mutant.name}.txt`), said);
  const verdict = { failed: 'caught', passed: 'SURVIVED' }[result] ?? `ERROR: ${result}`;
  console.log(`${mutant.name}: ${verdict} (${mutant.kind} ${mutant.target} ${mutant.tests}, ${seconds(begun)})`);
  if (result === 'failed') continue;
  failed += 1;
  if (verdict !== 'SURVIVED') console.error(last(said));
}
console.log(`${mutants.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
