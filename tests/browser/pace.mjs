// How fast the page answers and how much it loads: the browser's part of `make bench`.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '../../tools/serve.mjs';
import { JOKERS } from './moments.mjs';
import { layOut } from './person.mjs';
import { DIST } from './table.mjs';

const SLOWER = 4;
const TAPS = 50;
const BUDGET = 250_000;

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

/** What the page asks for until a game can be played, each file by itself. */
async function bytes(browser, site, locale) {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const files = new Set();
  page.on('request', (request) => files.add(new URL(request.url()).pathname.slice(1) || 'index.html'));
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').waitFor();
  await context.close();
  return [...files].map((file) => [file, gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length]);
}

const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
const times = await tapToPaint(browser, site.address);
const shown = (time) => `${time.toFixed(1)} ms`;
console.log(`tap on a die to the next paint, ${SLOWER} times slower, ${TAPS} taps: median ${shown(times[TAPS / 2])}, worst ${shown(times.at(-1))}`);
for (const locale of ['en-GB', 'de-DE']) {
  const files = await bytes(browser, site.address, locale);
  const sum = files.reduce((total, [, size]) => total + size, 0);
  console.log(`${locale}: ${sum} bytes with gzip, ${(100 * sum / BUDGET).toFixed(1)} % of the budget`);
  for (const [file, size] of files) console.log(`  ${String(size).padStart(7)} ${file}`);
}
await browser.close();
await site.close();
