// `make check`, `make test` and `make test-all`: one part after the other, each with one line that says how long it took. What a part
// prints goes to a log and is shown only if the part fails. The end names the slowest tests and counts all of them.
// node tools/test.mjs check|test|test-all [PART …]
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOGS, keepForNext, lastTimes } from './results.mjs';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const PAGE = 'wasm32-unknown-unknown';
const cargo = (...options) => ['cargo', ...options];
const BROWSER = ['page', 'toy', 'chromium'];

const [KILLS, SECONDS, GAMES, HORDES] = [
  process.env.KILLS ?? '10000', process.env.FUZZ_SECONDS ?? '3600', process.env.GAMES ?? '10000000', process.env.CHAOS ?? '3',
];

/** What each part runs; what it needs before; `tests` if it notes them in its results; for a release also what it tries. */
const PARTS = {
  page: { run: ['tools/build.sh'] },
  toy: { run: ['tools/toy.sh'] },
  chromium: { run: ['tools/set-up-browser.sh'] },
  formatting: { run: cargo('fmt', '--all', '--check') },
  clippy: { run: cargo('clippy', '--locked', '--workspace', '--all-targets', '--', '-D', 'warnings') },
  'clippy-page': { run: cargo('clippy', '--locked', '--workspace', '--target', PAGE, '--lib', '--bins', '--', '-D', 'warnings') },
  patches: { run: ['node', 'tools/mutants.mjs', '--check'] },
  docs: { run: ['tools/docs.sh'] },
  host: { run: ['node', 'tools/host-tests.mjs'], tests: true },
  browser: { run: ['tools/browser-tests.sh'], needs: BROWSER, tests: true },
  // What follows is for a release.
  screens: { run: ['tools/browser-tests.sh', '--project=all', '/screens.all.spec'], needs: BROWSER, tests: true, tries: 'every screen in every language at every size' },
  faults: {
    run: ['tools/browser-tests.sh', ...['keys', 'storage', 'embed', 'game', 'computers', 'touch'].map((name) => `/${name}.spec`)], env: { THOROUGH: '1' }, needs: BROWSER, tests: true,
    tries: 'every fault of the storage, 200 widths, whole games by mouse, by finger and against computers',
  },
  laws: { run: ['tools/laws.sh'], env: { GAMES }, tries: `${GAMES} random games under the laws, all Rust tests ten times as thorough` },
  kills: { run: ['tools/browser-tests.sh', '/kill.spec'], env: { KILLS }, needs: BROWSER, tests: true, tries: `${KILLS} kills at random moments` },
  chaos: {
    run: ['tools/browser-tests.sh', '--project=all', '/chaos.all.spec'], env: { CHAOS: HORDES }, needs: BROWSER, tests: true,
    tries: `${HORDES} hordes of gremlins at each of five places, at four sizes, in three languages`,
  },
  fuzz: { run: ['tools/fuzz.sh'], env: { FUZZ_SECONDS: SECONDS }, tries: `${SECONDS} s of noise for each parser` },
  browsers: { run: ['tools/browsers.sh'], needs: ['page'], tries: 'a whole game in Firefox and in WebKit' },
  lighthouse: { run: ['tools/lighthouse.sh'], needs: BROWSER, tries: 'Lighthouse in its mobile profile' },
  mutants: { run: ['node', 'tools/mutants.mjs'], needs: ['chromium'], tries: 'the planted defects' },
};

const CHECK = ['formatting', 'clippy', 'clippy-page', 'host'];
const TEST = ['page', 'toy', 'chromium', 'formatting', 'clippy', 'clippy-page', 'patches', 'docs', 'host', 'browser'];
const RUNS = { check: CHECK, test: TEST, 'test-all': Object.keys(PARTS) };

const time = (exact) => {
  const seconds = Math.round(exact);
  return seconds < 90 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
};
const end = (log, lines) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines);

/** Runs a part with its output in a log, and says how it went. */
async function run(name) {
  const { run: [program, ...options], env, tests } = PARTS[name];
  const log = `${LOGS}${name}.log`;
  const began = performance.now();
  if (tests) keepForNext(name);
  const output = createWriteStream(log);
  const child = spawn(program, options, { cwd: PROJECT, env: { ...process.env, ...env, RESULTS: name }, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const ok = await new Promise((done) => {
    child.once('error', (error) => { output.write(`${error}\n`); done(false); });
    child.once('close', (code) => done(code === 0));
  });
  await new Promise((done) => { output.end(done); });
  const found = tests ? lastTimes(name) : [];
  const failed = found.filter((test) => !test.ok).length;
  return { name, log, ok: ok && failed === 0 && (!tests || found.length > 0), tests: found, failed: failed || Number(!ok), seconds: (performance.now() - began) / 1000 };
}

/** These parts and all that they need, each once, what is needed first. */
function inOrder(names) {
  const all = new Set();
  const add = (name) => {
    (PARTS[name].needs ?? []).forEach(add);
    all.add(name);
  };
  names.forEach(add);
  return [...all];
}

const [kind, ...wanted] = process.argv.slice(2);
const unknown = wanted.filter((name) => !PARTS[name]);
if (!RUNS[kind] || unknown.length) {
  console.error(unknown.length ? `There is no part ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.` : 'Say check, test or test-all.');
  process.exit(2);
}
mkdirSync(LOGS, { recursive: true });
const done = [];
for (const name of inOrder(wanted.length ? wanted : RUNS[kind])) {
  process.stdout.write(`${name.padEnd(12)} `);
  const lacking = (PARTS[name].needs ?? []).filter((need) => done.some((part) => part.name === need && !part.ok));
  if (lacking.length) {
    console.log(`not run: ${lacking.join(' and ')} failed`);
    done.push({ name, ok: false, tests: [], failed: 1, seconds: 0 });
    continue;
  }
  const part = await run(name);
  done.push(part);
  const { tries } = PARTS[name];
  // A part that notes no tests ends with what it has found.
  const found = part.tests.length ? `${part.tests.length} tests, ${part.failed} failed` : tries && end(part.log, 1)[0].trim();
  const summary = [tries, found].filter(Boolean).join(': ');
  console.log(`${part.ok ? 'ok    ' : 'FAILED'} ${time(part.seconds).padStart(12)}  ${summary}`.trimEnd());
  if (!part.ok) console.log(`${end(part.log, 80).map((line) => `    ${line}`).join('\n')}\n    (all of it: ${part.log.slice(PROJECT.length)})`);
}

const tests = done.flatMap((part) => part.tests);
if (tests.length) {
  console.log('\nThe slowest tests:');
  for (const { title, seconds } of tests.sort((a, b) => b.seconds - a.seconds).slice(0, 20)) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${title}`);
}
for (const { title } of tests.filter(({ again }) => again)) console.log(`only at the second try: ${title}`);
const failed = done.reduce((sum, part) => sum + part.failed, 0);
console.log(`\nall of it: ${time(done.reduce((sum, { seconds }) => sum + seconds, 0))}`);
console.log(`${tests.filter(({ ok }) => ok).length} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
