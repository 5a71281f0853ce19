// How fast the page answers and how much it loads: the browser's part of `make bench`.
import { chromium } from '@playwright/test';
import { serve } from '../../tools/serve.mjs';
import { judge } from './lighthouse.mjs';
import { JOKERS } from './moments.mjs';
import { layOut } from './person.mjs';
import { LANGUAGES } from './screens.mjs';
import { DIST } from './table.mjs';
import { BUDGET, together, weigh } from './weight.mjs';

const SLOWER = 4;
const TAPS = 50;

/** The time from a tap on the die to the frame that shows its answer, in milliseconds, for each of the taps. */
const taps = (page, count) => page.evaluate(async (left) => {
  const painted = () => new Promise((resolve) => {
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => resolve(performance.now());
      after.port2.postMessage(null);
    });
  });
  const times = [];
  for (; left > 0; left -= 1) {
    await painted();
    const begin = performance.now();
    document.querySelector('#at-die-0').click();
    times.push(await painted() - begin);
  }
  return times;
}, count);

/** The table with ten dice. How many questions the page's pilot has still to answer stands in `window.asked`, and how long its first answer took
 * in `window.solved`. */
async function atTheTable(browser, site, prepare = () => {}) {
  const page = await browser.newPage();
  await prepare(page);
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    window.asked = 0;
    Worker.prototype.postMessage = function noted(question) {
      if (!this.noted) {
        this.noted = true;
        // A message of one byte only says that it is there.
        this.addEventListener('message', ({ data }) => {
          if (data.length === 1) return;
          window.asked -= 1;
          window.solved ??= performance.now() - window.began;
        });
      }
      // One of one byte only tells of a touch.
      if (question.length > 1) {
        window.asked += 1;
        window.began ??= performance.now();
      }
      post.call(this, question);
    };
  });
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').waitFor();
  const control = await page.context().newCDPSession(page);
  const slower = (rate) => control.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slower };
}

/** One visit: taps while the coach's pilot solves the game for the first time, and as many when it has nothing to do, the coach open in both. */
async function visit(browser, site) {
  const { page, slower } = await atTheTable(browser, site);
  await slower(SLOWER);
  await taps(page, 10);
  await page.locator('#coach-button').click();
  await page.waitForFunction(() => window.asked > 0);
  const busy = [];
  while (busy.length < TAPS) {
    const [time] = await taps(page, 1);
    // One that an answer came into is of neither kind.
    if (await page.evaluate(() => window.asked) === 0) break;
    busy.push(time);
  }
  await page.locator('.coach-hint').first().waitFor({ timeout: 60_000 });
  await page.locator('.coach-turn').waitFor({ timeout: 60_000 });
  await taps(page, 5);
  const idle = await taps(page, busy.length);
  await slower(1);
  await page.close();
  return { busy, idle };
}

/** How long the first hint of a game takes while nobody touches anything. */
async function solving(browser, site) {
  const { page } = await atTheTable(browser, site);
  await page.locator('#coach-button').click();
  const solved = await page.waitForFunction(() => window.solved, null, { timeout: 60_000 });
  const time = await solved.jsonValue();
  await page.close();
  return time;
}

/** How much memory the pilot's thread has taken once it has said all it can of the first throw: five rounds for points, the turn for winning, the
 * odds. Memory is never given back, so this is the most it ever held. */
async function memory(browser, site) {
  const { page } = await atTheTable(browser, site, (opened) => opened.route(/pilot-\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const code = (await response.text()).replace('.catch(', '.then((wasm) => { self.memory = wasm.memory; }).catch(');
    await route.fulfill({ response, body: code });
  }));
  await page.locator('#coach-button').click();
  await page.locator('.coach-turn').waitFor({ timeout: 60_000 });
  await page.locator('.coach-game summary').click();
  await page.getByRole('button', { name: 'Win chance' }).click();
  await page.locator('.coach-game b', { hasText: '%' }).first().waitFor({ timeout: 60_000 });
  const bytes = await page.workers()[0].evaluate(() => self.memory.buffer.byteLength);
  await page.close();
  return bytes;
}

const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
const shown = (time) => `${time.toFixed(1)} ms`;

const [idle, busy, solved] = [[], [], []];
while (solved.length < 5) solved.push(await solving(browser, site.address));
while (busy.length < TAPS) {
  const seen = await visit(browser, site.address);
  idle.push(...seen.idle);
  if (seen.busy.length === 0) throw new Error('the pilot has answered before the first tap');
  busy.push(...seen.busy);
}
for (const times of [idle, busy, solved]) times.sort((a, b) => a - b);
const middle = (times) => times[Math.floor(times.length / 2)];
const told = (times) => `median ${shown(middle(times))}, worst ${shown(times.at(-1))} of ${times.length}`;
console.log(`tap on a die to the next paint, ${SLOWER} times slower: ${told(idle)}`);
console.log(`the same while the pilot solves: ${told(busy)}; ratio of the medians ${(middle(busy) / middle(idle)).toFixed(2)}`);
console.log(`a hint in the first throw of a game, five rounds solved in the pilot's thread: ${shown(middle(solved))} (median of ${solved.length})`);
console.log(`the memory of the pilot's thread after it: ${(await memory(browser, site.address) / 1e6).toFixed(1)} MB`);

await browser.close();
for (const language of LANGUAGES) {
  const files = weigh(language);
  const sum = together(files);
  console.log(`${language}: ${sum} bytes with brotli, ${(100 * sum / BUDGET).toFixed(1)} % of the budget`);
  for (const { file, bytes } of files) console.log(`  ${String(bytes).padStart(7)} ${file}`);
}
const runs = [];
for (let run = 0; run < 5; run += 1) runs.push(await judge(site.address, ['performance']));
runs.sort((one, two) => one.scores.performance - two.scores.performance);
const { scores, figures } = runs[2];
console.log(`Lighthouse, mobile, median of ${runs.map((run) => run.scores.performance)}: performance ${scores.performance} of 100`);
for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${figure}`);
await site.close();
