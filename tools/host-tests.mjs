// The Rust tests, built once and run with a clock: Cargo does not tell how long each test takes, and the end of a run does. As many
// test programs run at a time as there are cores, the longest first; within one the tests come one after the other.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { lastTimes, record } from './results.mjs';

/** Builds all test programs, and the examples along with them: the name and the file of each, and the folder of its package. */
function build() {
  const built = spawnSync('cargo', ['test', '--locked', '--workspace', '--no-run', '--message-format=json-render-diagnostics'],
    { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] });
  if (built.status !== 0) process.exit(1);
  const programs = built.stdout.trim().split('\n').map((line) => JSON.parse(line));
  return programs.filter(({ profile, executable }) => profile?.test && executable)
    .map(({ executable, target: { name }, manifest_path: manifest }) => ({ name, executable, folder: dirname(manifest) }));
}

/** Runs one program where Cargo would, and notes each test with its seconds. */
const run = ({ name, executable, folder }) => new Promise((done) => {
  const child = spawn(executable, ['--test-threads=1', '--format=pretty'], { cwd: folder, env: { ...process.env, CARGO_MANIFEST_DIR: folder }, stdio: ['ignore', 'pipe', 'pipe'] });
  const tests = [];
  let [output, seen, before] = ['', 0, performance.now()];
  const hear = (chunk) => {
    output += chunk;
    for (let end = output.indexOf('\n', seen); end >= 0; seen = end + 1, end = output.indexOf('\n', seen)) {
      const test = output.slice(seen, end).match(/^test (\S+)(?: - should panic)? \.\.\. (ok|FAILED)$/);
      if (!test) continue;
      tests.push({ title: `${name} ${test[1]}`, seconds: (performance.now() - before) / 1000, ok: test[2] === 'ok' });
      before = performance.now();
    }
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', (chunk) => process.stderr.write(chunk));
  child.once('close', (code) => {
    // A program that dies, or says what cannot be read here, must not look like one that has passed.
    const told = output.match(/test result: .* (\d+) passed; (\d+) failed/);
    const whole = told && Number(told[1]) + Number(told[2]) === tests.length;
    if (code !== 0 || !whole) console.log(output);
    if (!whole || (code !== 0 && tests.every(({ ok }) => ok))) tests.push({ title: `${name} as a whole`, seconds: 0, ok: false });
    done(tests);
  });
});

const times = lastTimes('host.before');
const longest = ({ name }) => times.filter(({ title }) => title.startsWith(`${name} `)).reduce((sum, { seconds }) => sum + seconds, 0);
const waiting = build().sort((a, b) => longest(b) - longest(a));
const tests = [];
await Promise.all(Array.from({ length: availableParallelism() }, async () => {
  while (waiting.length) tests.push(...await run(waiting.shift()));
}));
const began = performance.now();
const documented = spawnSync('cargo', ['test', '--locked', '--workspace', '--doc', '--quiet'], { stdio: ['ignore', 'inherit', 'inherit'] });
tests.push({ title: 'examples in the documentation', seconds: (performance.now() - began) / 1000, ok: documented.status === 0 });
record('host', tests);
process.exit(tests.every(({ ok }) => ok) ? 0 : 1);
