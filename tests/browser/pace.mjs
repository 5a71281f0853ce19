// How fast the page answers and how much it loads: the browser's part of `make bench`.
import { chromium } from '@playwright/test';
import { serve } from '../../tools/serve.mjs';
import { judge } from './lighthouse.mjs';
import { JOKERS } from './moments.mjs';
import { layOut } from './person.mjs';
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

async function tapToPaint(browser, site) {
  const page = await browser.newPage();
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').waitFor();
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await taps(page, 5);
  const times = (await taps(page, TAPS)).sort((a, b) => a - b);
  await page.close();
  return times;
}

const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
const times = await tapToPaint(browser, site.address);
const shown = (time) => `${time.toFixed(1)} ms`;
console.log(`tap on a die to the next paint, ${SLOWER} times slower, ${TAPS} taps: median ${shown(times[TAPS / 2])}, worst ${shown(times.at(-1))}`);
for (const locale of ['en-GB', 'de-DE']) {
  const context = await browser.newContext({ locale });
  const files = await weigh(await context.newPage(), site.address);
  await context.close();
  const sum = together(files);
  console.log(`${locale}: ${sum} bytes with gzip, ${(100 * sum / BUDGET).toFixed(1)} % of the budget`);
  for (const { file, bytes } of files) console.log(`  ${String(bytes).padStart(7)} ${file}`);
}
await browser.close();
const { scores, figures } = await judge(site.address, ['performance']);
console.log(`Lighthouse, mobile: performance ${scores.performance} of 100`);
for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${figure}`);
await site.close();
