// What the first play weighs, by one rule: every file that the browser asks for from opening the page to the first die
// that can be tapped, and the icon, each compressed by itself with gzip at level 9.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { JOKERS } from './moments.mjs';
import { layOut } from './person.mjs';
import { DIST } from './table.mjs';

export const BUDGET = 260_000;

/** The files and their bytes, the heaviest first. */
export async function weigh(page, site) {
  const files = new Set();
  const note = (address) => files.add(new URL(address).pathname.slice(new URL(site).pathname.length) || 'index.html');
  page.on('request', (request) => note(request.url()));
  // What comes two seconds after the first screen does not count, however slow the machine is.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = (then, ms, ...rest) => (ms >= 2_000 ? 0 : wait(then, ms, ...rest));
  });
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').waitFor();
  // A browser without a window to show it in leaves it out.
  note(await page.locator('link[rel=icon]').evaluate((icon) => icon.href));
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);
}

export const together = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
