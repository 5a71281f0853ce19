// The guides in the archive are pages for a webmaster who has nothing but the unpacked folder.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { pasted, unpacked } from './archive.mjs';
import { expectAccessible } from './table.mjs';

let folder;
test.beforeAll(() => { folder = unpacked(); });
test.afterAll(() => rmSync(folder, { recursive: true }));

const open = (page, name) => page.goto(String(pathToFileURL(join(folder, name))));

test('the guide is a page that opens from a disk and begins with the three steps: get, unpack, paste', async ({ page }) => {
  await open(page, 'EMBEDDING.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Space Taxi on your website');
  expect((await page.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 3)).toEqual(['1. Get the archive', '2. Unpack it', '3. Paste two lines']);
  expect(await page.locator('pre').first().textContent()).toBe(pasted('3. Paste two lines'));
});

test('the guides have no script, lead to nothing that is not there, and fit the narrowest phone', async ({ page }) => {
  const names = readdirSync(folder).filter((name) => /^[A-Z]+\.html$/.test(name));
  expect(names.sort()).toEqual(['DICE.html', 'EMBEDDING.html', 'NOTATION.html']);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of names) {
    await open(page, name);
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const [file, heading] of links.map((link) => link.split('#'))) {
      expect(existsSync(join(folder, file)), `${name}: ${file}`).toBe(true);
      if (!file) expect(await page.locator(`[id="${heading}"]`).count(), `${name}: #${heading}`).toBe(1);
    }
    expect(await page.locator('script, [style]').count(), name).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
  }
});

test('the guide can be read by day and by night, and aloud', async ({ page }) => {
  await open(page, 'EMBEDDING.html');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { only: ['color-contrast'] });
});
