// Pictures of every screen at the four sizes, dark and light, for people to look at: `make shots` puts them into shots/.
// A first argument picks screens by name, a second one languages.
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { serve } from '../../tools/serve.mjs';
import { LOCALES, SCREENS, SIZES, open } from './screens.mjs';
import { DIST } from './table.mjs';

const FOLDER = new URL('../../shots/', import.meta.url).pathname;
const [, , wanted = '', language = ''] = process.argv;

mkdirSync(FOLDER, { recursive: true });
const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
for (const locale of LOCALES.filter((name) => name.startsWith(language))) {
  for (const colorScheme of ['dark', 'light']) {
    for (const screen of SCREENS.filter(({ name }) => name.includes(wanted))) {
      const context = await browser.newContext({ locale, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await open(page, site.address, screen);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const name = [screen.name.replaceAll(' ', '-'), `${width}x${height}`, colorScheme, locale.slice(0, 2)].join('.');
        await page.screenshot({ path: `${FOLDER}${name}.png` });
      }
      await context.close();
    }
    console.log(`shots/: ${locale}, ${colorScheme}`);
  }
}
await browser.close();
await site.close();
