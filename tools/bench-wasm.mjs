// Measures the engine of Manhattan TraffIQ as WebAssembly in Node: what its benches measure natively, with the same positions.
// tools/bench.sh builds it from benches/wasm first. node tools/bench-wasm.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../target/wasm32-unknown-unknown/pilot/wasm_bench.wasm', import.meta.url));
const LEVELS = { Cabbie: 1, Captain: 2, Ace: 3 };

const { instance } = await WebAssembly.instantiate(readFileSync(BUILT));
const engine = instance.exports;

/** How long it takes in milliseconds, by the time this process has had: other programs may share the core. */
function timed(work) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
const least = (tries, measure) => Math.min(...Array.from({ length: tries }, measure));
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
const told = (what, figure) => console.log(`${what.padEnd(44)} ${figure}`);
const seeds = (count) => Array.from({ length: count }, (_, seed) => seed);

for (const players of [2, 4]) {
  const games = seeds(200);
  const once = () => timed(() => games.forEach((seed) => engine.random_game(players, seed)));
  once();
  told(`random games of ${players} a second`, Math.round((games.length * 1000) / least(5, once)));
}

const [turns, acts] = [[], []];
for (const seed of seeds(400)) {
  if (!engine.set_up_random(seed)) continue;
  // One of them is too short for the clock.
  turns.push(timed(() => seeds(100).forEach(engine.legal_turns)) / 100);
  acts.push(timed(() => seeds(1000).forEach(engine.legal_acts)) / 1000);
}
told('all whole turns of a middle position, median', `${median(turns).toFixed(3)} ms`);
told('all single acts there, median', `${median(acts).toFixed(4)} ms`);

for (const [name, level] of Object.entries(LEVELS)) {
  for (const players of [2, 3, 4]) {
    const moves = seeds(8).map((number) => {
      engine.set_up_cabbies(players, number);
      return least(3, () => timed(() => engine.play(level)));
    });
    told(`${name}, a move among ${players}, mean and most`, `${mean(moves).toFixed(1)} ms, ${Math.max(...moves).toFixed(1)} ms`);
  }
}
