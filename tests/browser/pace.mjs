// How fast the page answers and how much it loads: the browser's part of `make bench`.
import { chromium } from '@playwright/test';
import { serve } from '../../tools/serve.mjs';
import { judge } from './lighthouse.mjs';
import { JOKERS } from './moments.mjs';
import { layOut } from './person.mjs';
import { LOCALES } from './screens.mjs';
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

/** The table with ten dice; what the page asks the pilot is noted. */
async function atTheTable(browser, site) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    window.questions = [];
    Worker.prototype.postMessage = function noted(question) {
      window.questions.push(question);
      post.call(this, question);
    };
  });
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').waitFor();
  return page;
}

async function tapToPaint(page) {
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await taps(page, 5);
  const times = (await taps(page, TAPS)).sort((a, b) => a - b);
  await control.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** From now on a pilot that has just been started solves the page's first question, again and again. */
const keepSolving = (page) => page.evaluate(() => {
  const code = new URL(document.querySelector('meta[name="pilot-code"]').content, document.baseURI);
  window.solved = [];
  const again = () => {
    const thread = new Worker(code, { type: 'module' });
    let begin;
    thread.onmessage = ({ data }) => {
      if (data.length === 0) {
        begin = performance.now();
        thread.postMessage(window.questions[0]);
      } else {
        window.solved.push(performance.now() - begin);
        thread.terminate();
        again();
      }
    };
  };
  again();
});

const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
const shown = (time) => `${time.toFixed(1)} ms`;
const told = (times) => `median ${shown(times[TAPS / 2])}, worst ${shown(times.at(-1))}`;

const page = await atTheTable(browser, site.address);
// The coach has been asked before either is timed: what comes later is there, and the pilot has nothing to do.
await page.locator('#coach-button').click();
await page.locator('.coach-hint').first().waitFor({ timeout: 60_000 });
await page.locator('.coach-odds li').first().waitFor({ timeout: 60_000 });
await page.locator('#coach-button').click();
const idle = await tapToPaint(page);
console.log(`tap on a die to the next paint, ${SLOWER} times slower, ${TAPS} taps: ${told(idle)}`);
await keepSolving(page);
const busy = await tapToPaint(page);
console.log(`the same while the pilot solves: ${told(busy)}; ratio of the medians ${(busy[TAPS / 2] / idle[TAPS / 2]).toFixed(2)}`);
await page.waitForFunction(() => window.solved.length >= 5, null, { timeout: 120_000 });
const solved = (await page.evaluate(() => window.solved)).sort((a, b) => a - b);
console.log(`a hint in the first throw of a game, five rounds solved in the pilot's thread: ${shown(solved[Math.floor(solved.length / 2)])} (median of ${solved.length})`);
await page.close();

for (const locale of LOCALES) {
  const context = await browser.newContext({ locale });
  const files = await weigh(await context.newPage(), site.address);
  await context.close();
  const sum = together(files);
  console.log(`${locale}: ${sum} bytes with gzip, ${(100 * sum / BUDGET).toFixed(1)} % of the budget`);
  for (const { file, bytes } of files) console.log(`  ${String(bytes).padStart(7)} ${file}`);
}
await browser.close();
const runs = [];
for (let run = 0; run < 5; run += 1) runs.push(await judge(site.address, ['performance']));
runs.sort((one, two) => one.scores.performance - two.scores.performance);
const { scores, figures } = runs[2];
console.log(`Lighthouse, mobile, median of ${runs.map((run) => run.scores.performance)}: performance ${scores.performance} of 100`);
for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${figure}`);
await site.close();
