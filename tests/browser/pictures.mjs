// The pictures by which an installed game is known, drawn from static/icons/icon.svg, and two of the game itself for
// those who think about installing it: `make pictures` puts them into static/, from where they are committed.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';
import { JOKERS } from './moments.mjs';
import { open } from './screens.mjs';
import { DIST } from './table.mjs';

const STATIC = fileURLToPath(new URL('../../static/', import.meta.url));
const PLAYERS = ['Mila', 'Otto', 'Noor', 'Ida'];

/** A maskable icon may be cut to any shape, and so may the one of an iPad: the sky goes to its edges. */
const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'maskable-512.png', size: 512, cut: 0.74 },
  { file: 'apple-180.png', size: 180, cut: 0.9 },
];
const SCREENSHOTS = [
  { file: 'wide.jpg', width: 1280, height: 800, scale: 1 },
  { file: 'narrow.jpg', width: 390, height: 844, scale: 2 },
];

const drawing = readFileSync(`${STATIC}icons/icon.svg`, 'utf8');
const sky = drawing.match(/<rect [^>]*rx="14" fill="(#\w+)"/)[1];
const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });

for (const { file, size, cut } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = size * (cut ?? 1);
  await page.setContent(`<style>body { margin: 0; ${cut ? `background: ${sky};` : ''} } svg { display: block; width: ${inner}px; margin: ${(size - inner) / 2}px; }</style>${drawing}`);
  await page.screenshot({ path: `${STATIC}icons/${file}`, omitBackground: true });
  await page.close();
}
for (const { file, width, height, scale } of SCREENSHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await open(page, site.address, { moment: JOKERS, players: PLAYERS, at: '#/table', shows: '.play button.die' });
  await page.screenshot({ path: `${STATIC}screenshots/${file}`, type: 'jpeg', quality: 82 });
  await page.close();
}
await browser.close();
await site.close();
