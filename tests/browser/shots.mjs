// Pictures of every screen at the four sizes, dark and light, for people to look at: `make shots` puts them into shots/.
// A first argument picks screens by name, a second one languages.
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { serve } from '../../tools/serve.mjs';
import { LOCALES, SCREENS, SIZES, open } from './screens.mjs';
import { DIST } from './table.mjs';
import { TOURS } from './tours.mjs';

const FOLDER = new URL('../../shots/', import.meta.url).pathname;
const [, , wanted = '', language = ''] = process.argv;

mkdirSync(FOLDER, { recursive: true });
const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
const nameOf = (what) => what.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '').slice(0, 60);

async function shoot(page, what, colorScheme, locale) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${FOLDER}${[nameOf(what), `${width}x${height}`, colorScheme, locale.slice(0, 2)].join('.')}.png` });
  }
}

for (const locale of LOCALES.filter((name) => name.startsWith(language))) {
  for (const colorScheme of ['dark', 'light']) {
    const visit = async (look) => {
      const context = await browser.newContext({ locale, colorScheme, reducedMotion: 'reduce' });
      await look(await context.newPage());
      await context.close();
    };
    for (const screen of SCREENS.filter(({ name }) => name.includes(wanted))) {
      await visit(async (page) => {
        await open(page, site.address, screen);
        await shoot(page, screen.name, colorScheme, locale);
      });
    }
    for (const { name, walk } of TOURS.filter((tour) => tour.name.includes(wanted))) {
      await visit(async (page) => {
        for await (const moment of walk({ page, site: site.address })) await shoot(page, `${name} ${moment}`, colorScheme, locale);
      });
    }
    console.log(`shots/: ${locale}, ${colorScheme}`);
  }
}
await browser.close();
await site.close();
