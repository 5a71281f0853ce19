import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from './screens.mjs';
import { DIST, expect, expectAccessible, test } from './table.mjs';

const FEATURES = ['color-mix', ':has', 'lh'];
const OLD = {
  en: 'Space Taxi cannot run in this browser',
  de: 'Space Taxi läuft in diesem Browser nicht',
};
const removeWebAssembly = () => { delete globalThis.WebAssembly; };

async function expectOnly(page, heading) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  await expect(page.locator('#app')).toBeHidden();
  await expect(page.locator('#rescue')).toBeHidden();
}

test('a page opened from a folder says that it needs a server', async ({ page, guard }) => {
  guard.expectProblem(/blocked by CORS policy|ERR_FAILED/);
  await page.goto(pathToFileURL(join(DIST, 'index.html')).href);
  await expectOnly(page, 'Space Taxi needs a web server');
  await expect(page.locator('code:visible')).toHaveText('make play');
  await expect(page.locator('.notice-card').first()).not.toHaveCSS('padding', '0px');
  await expectAccessible(page);
});

test('what speaks to old browsers is served in the language that they understand', () => {
  const scripts = readdirSync(DIST).filter((file) => /^(check|notice|rescue|theme)-\w+\.js$/.test(file));
  expect(scripts).toHaveLength(4);
  const code = (file) => readFileSync(join(DIST, file), 'utf8').replace(/^ *\/\/.*$/gm, '');
  for (const file of scripts) expect(code(file), file).not.toMatch(/=>|`|\b(?:let|const|class|async)\b/);
});

test('a browser without WebAssembly is told so', async ({ page, site }) => {
  await page.addInitScript(removeWebAssembly);
  await page.goto(site);
  await expectOnly(page, OLD.en);
  await expectAccessible(page);
});

for (const feature of FEATURES) {
  test(`a browser too old for ${feature} is told so, and the app stays away`, async ({ page, site }) => {
    await page.addInitScript((missing) => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...asked) => !asked.join(' ').includes(missing) && supports(...asked);
    }, feature);
    await page.goto(site);
    await expectOnly(page, OLD.en);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#root')).toBeEmpty();
  });
}

for (const [locale, words] of [['de-AT', OLD.de], ['is-IS', OLD.en], ['den', OLD.en]]) {
  test.describe(`for a reader of ${locale}`, () => {
    test.use({ locale });
    test('the message is in the right language', async ({ page, site }) => {
      await page.addInitScript(removeWebAssembly);
      await page.goto(site);
      await expectOnly(page, words);
      await expectAccessible(page);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a line in each language says so', async ({ page, guard, site }) => {
    guard.expectProblem(/failed: .*app-.*\.js csp/);
    await page.goto(site);
    await expect(page.locator('.no-script li:visible')).toHaveCount(LANGUAGES.length);
    await expect(page.locator('.no-script li').first()).toHaveText('Space Taxi needs JavaScript.');
  });
});

test('every message is there in all languages', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  for (const language of LANGUAGES) {
    expect(html.match(new RegExp(`<(div|li)( hidden)? lang="?${language}"?( hidden)?>`, 'g')), language).toHaveLength(3);
  }
});
