import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOKERS } from './moments.mjs';
import { layOut } from './person.mjs';
import { DIST, VERSION, expect, expectAccessible, expectApp, test } from './table.mjs';
import { word } from './words.mjs';

const SCREENS = [[1280, 800], [1024, 768], [768, 1024], [390, 844], [844, 390]];

const boxes = (page) => page.locator('.home-name, .home-scene, .home-version')
  .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));

test('the page shows the name and the version', async ({ page, site }) => {
  await page.goto(site);
  await expectApp(page);
  await expect(page).toHaveTitle('Space Taxi');
  await expectAccessible(page);
});

test.describe('on a club\'s site', () => {
  test.use({ path: '/club/space-taxi/' });
  test('the page runs under any path', async ({ page, site }) => {
    await page.goto(site.slice(0, -1));
    await expectApp(page);
    await expect(page).toHaveURL(site);
  });
});

test('the page runs in a sandboxed frame', async ({ page, site }) => {
  await page.route('**/host.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>Club</title><iframe sandbox="allow-scripts" src="./" width="800" height="600"></iframe>',
  }));
  await page.goto(`${site}host.html`);
  await expectApp(page.frameLocator('iframe'));
});

test('the app is loaded once', async ({ page, site }) => {
  const loads = [];
  page.on('request', (request) => loads.push(request.url()));
  await page.goto(site);
  await expectApp(page);
  expect(loads.filter((url) => url.includes('.wasm'))).toHaveLength(1);
  expect(loads).toHaveLength(new Set(loads).size);
});

test('nothing moves when the app arrives', async ({ page, site }) => {
  let letIn;
  const held = new Promise((resolve) => { letIn = resolve; });
  await page.route('**/start.js', async (route) => { await held; await route.continue(); });
  await page.goto(site, { waitUntil: 'commit' });
  await expect(page.locator('.home-version')).toBeAttached();
  // Nothing is painted before the last style sheet is there, so nothing before it counts.
  await page.waitForFunction(() => [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet));
  const before = await boxes(page);
  letIn();
  await expectApp(page);
  expect(await boxes(page)).toEqual(before);
});

/** The edges of the parts of the table, as far as they are seen. */
const partsOf = (page, parts) => page.locator(parts)
  .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
    .flatMap(({ x, y, right, bottom }) => [x, y, right, bottom]));

for (const [width, height] of SCREENS) {
  test(`the shape of the table is there before the app, and nothing shifts when it comes, at ${width}×${height}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true });
    });
    await layOut(page, JOKERS);
    let letIn;
    const held = new Promise((resolve) => { letIn = resolve; });
    await page.route('**/start.js', async (route) => { await held; await route.continue(); });
    await page.goto(`${site}#/table`, { waitUntil: 'commit' });
    for (const part of ['cards', 'board', 'formula', 'dock']) await expect(page.locator(`.skeleton-${part}`)).toBeVisible();
    const before = await partsOf(page, '.skeleton-table > *, .skeleton-wordmark');
    await expect(page.locator('.home')).toBeHidden();
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([width, height]);
    letIn();
    await expect(page.locator('button.die')).toHaveCount(10);
    await page.evaluate(() => new Promise((painted) => { requestAnimationFrame(() => requestAnimationFrame(painted)); }));
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    const now = await partsOf(page, '.bar, .bar-name, .cards, .board, .formula, .dock');
    expect(before.length).toBeGreaterThan(16);
    expect(now.length).toBe(before.length);
    for (const [nth, edge] of now.entries()) expect(Math.abs(edge - before[nth]), `${nth}: ${edge}, ${before[nth]}`).toBeLessThan(2);
  });
}

test('nothing in the page is inline', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
  expect(html.match(/<style/g)).toBeNull();
  expect(html.match(/\s(style|on[a-z]+)=/g)).toBeNull();
});

for (const [width, height] of SCREENS) {
  test(`the page fits ${width}×${height} without scrolling`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site);
    await expectApp(page);
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size).toEqual([width, height]);
    for (const { left, top, right, bottom } of await boxes(page)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });
}

test('a host that does not know wasm serves all of it', async ({ page, site }) => {
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
  });
  await page.goto(`${site}#/about`);
  await expect(page.getByRole('heading', { name: 'About Space Taxi' })).toBeVisible();
});

test('somebody who comes in by a sheet gets all of it', async ({ page, site }) => {
  await page.goto(`${site}#/settings`);
  await page.locator('fieldset', { hasText: 'Language' }).getByText('Magyar').click();
  await expect(page.getByRole('heading', { name: 'Beállítások' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.locator('.sheet-body')).toContainText(word('hu', 'settings-kept'));
});

for (const [what, wish, selector, property, value] of [
  ['the system sets the colours', (page) => page.emulateMedia({ forcedColors: 'active' }), '.act-main', 'borderTopStyle', 'solid'],
  ['the browser makes text twice as large', largeText, '.cards', 'flexWrap', 'wrap'],
  ['the settings make text twice as large', (page) => page.addInitScript(() => localStorage.setItem('space-taxi:/:settings', '1 text=double')), '.cards', 'flexWrap', 'wrap'],
]) {
  test(`where ${what}, the first screen is laid out for it`, async ({ page, site }) => {
    await wish(page);
    await layOut(page, JOKERS);
    await page.goto(`${site}#/table`);
    await expect(page.locator('#at-die-0')).toBeVisible();
    expect(await page.locator(selector).first().evaluate((one, name) => getComputedStyle(one)[name], property)).toBe(value);
  });
}

async function largeText(page) {
  const control = await page.context().newCDPSession(page);
  await control.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

for (const [text, size] of [['large', '18.4px'], ['huge', '20.8px'], ['double', '32px']]) {
  test(`${text} text has its size before the app is there`, async ({ page, site }) => {
    await page.addInitScript((chosen) => localStorage.setItem('space-taxi:/:settings', `1 text=${chosen}`), text);
    let letIn;
    const held = new Promise((resolve) => { letIn = resolve; });
    await page.route('**/*_bg.wasm', (route) => held.then(() => route.continue()));
    await page.goto(site);
    await expect(page.locator('html')).toHaveCSS('font-size', size);
    letIn();
    await expect(page.locator('#root').getByText(VERSION, { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', size);
  });
}

/** The first screen, while the app is on its way; whoever calls `letIn` lets it arrive. */
async function early(page, site) {
  let letIn;
  const held = new Promise((resolve) => { letIn = resolve; });
  await page.route('**/*_bg.wasm', (route) => held.then(() => route.continue()));
  await page.goto(site, { waitUntil: 'domcontentloaded' });
  return letIn;
}

test('a tap before the app is there shows as pressed, and is carried out when it arrives', async ({ page, site }) => {
  const letIn = await early(page, site);
  const [go, rules] = [page.locator('[data-to="#/play"]'), page.locator('[data-to="#/rules"]')];
  await go.click();
  await expect(go).toHaveClass(/is-pressed/);
  // Who changes their mind is led to what they have tapped last.
  await rules.click();
  await expect(rules).toHaveClass(/is-pressed/);
  await expect(go).not.toHaveClass(/is-pressed/);
  letIn();
  await expect(page.locator('dialog[open] .rules-part').first()).toBeVisible();
});

const KEPT = 'space-taxi:/:settings';
for (const [whose, options, prepare, query] of [
  ['the device', { locale: 'hu-HU' }, () => {}, ''],
  ['a device that speaks none of ours', { locale: 'is-IS' }, () => {}, ''],
  ['the settings', { locale: 'fr-FR' }, (page) => page.addInitScript((key) => localStorage.setItem(key, '1 language=sk'), KEPT), ''],
  ['the club', { locale: 'fr-FR' }, () => {}, '?embed=plain&lang=de'],
  ['the settings, since the club\'s is none of ours', { locale: 'fr-FR' }, (page) => page.addInitScript((key) => localStorage.setItem(key, '1 language=sk'), KEPT), '?embed=plain&lang=xx'],
]) {
  test.describe(`in the language of ${whose}`, () => {
    test.use({ ...options, viewport: { width: 390, height: 844 } });
    test('the buttons have their words and places before the app is there, and keep them', async ({ page, site }) => {
      await prepare(page);
      const shown = () => page.locator('.home-nav .btn, .home-version').evaluateAll((all) => [document.documentElement.lang,
        ...all.map((one) => [one.innerText, one.classList.contains('primary'), JSON.stringify(one.getBoundingClientRect())])]);
      const letIn = await early(page, site + query);
      const before = await shown();
      expect(before.slice(1).map(([text]) => text.length > 3)).toEqual(Array(9).fill(true));
      letIn();
      await expect(page.locator('.home-nav button')).toHaveCount(8);
      expect(await shown()).toEqual(before);
      await expect(page.locator('#skeleton')).toHaveCount(0);
    });
  });
}

test.describe('where the words are still on their way', () => {
  test.use({ locale: 'hu-HU' });
  for (const folder of ['locales', 'locales/shared']) {
    test(`the first screen stays until ${folder} has come`, async ({ page, site }) => {
      let letIn;
      const held = new Promise((resolve) => { letIn = resolve; });
      await page.route(`**/${folder}/hu.ftl`, (route) => held.then(() => route.continue()));
      const asked = page.waitForRequest(`**/${folder}/hu.ftl`);
      await page.goto(site, { waitUntil: 'domcontentloaded' });
      await asked;
      await expect(page.locator('#skeleton .home-nav .btn')).toHaveCount(8);
      await page.locator('[data-to="#/rules"]').click();
      letIn();
      await expect(page.locator('dialog[open] .rules-part').first()).toBeVisible();
      await expect(page.locator('#skeleton')).toHaveCount(0);
    });
  }
});

for (const [what, address] of [['a link to a game', '#/game/AAAA'], ['a replay', '#/replay'], ['the first flight', '#/first-flight'], ['a club\'s table', '?embed=plain&lang=en&start=table']]) {
  test(`${what} shows the shape of a table before the app is there`, async ({ page, site }) => {
    const letIn = await early(page, site + address);
    await expect(page.locator('.skeleton-board')).toBeVisible();
    await expect(page.locator('#skeleton .home')).toBeHidden();
    letIn();
    await expect(page.locator('#skeleton')).toHaveCount(0);
  });
}

// What is kept for another folder or another place on a website is nobody's here.
for (const [whose, path, query, kept, colours] of [
  ['the settings', '/', '', { '/': 'light' }, 'light'],
  ['the club, whatever the settings', '/', '?embed=plain&lang=en&theme=light', { '/': 'dark' }, 'light'],
  ['the settings of its folder', '/club/space-taxi/', '', { '/': 'dark', '/club/space-taxi/': 'light' }, 'light'],
  ['the settings of its place on a website', '/club/space-taxi/', '?embed=plain&lang=en&slot=left', { '/club/space-taxi/': 'dark', '/club/space-taxi/@left': 'light', '/club/space-taxi/@right': 'dark' }, 'light'],
  ['the device, where the settings are of elsewhere', '/club/space-taxi/', '', { '/': 'light', '/club/': 'light', '/club/space-taxi/@left': 'light' }, 'dark'],
]) {
  test.describe(`in the colours of ${whose}`, () => {
    test.use({ path });
    test('the page is dressed before the app is there, and stays so', async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.addInitScript((all) => {
        for (const [place, theme] of Object.entries(all)) localStorage.setItem(`space-taxi:${place}:settings`, `1 sound=on theme=${theme}`);
      }, kept);
      const letIn = await early(page, site + query);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
      letIn();
      await expect(page.locator('#skeleton')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
    });
  });
}

test('each button leads where the app’s own one does', async ({ page, site }) => {
  const letIn = await early(page, site);
  const promised = await page.locator('[data-to]').evaluateAll((all) => all.map((one) => one.dataset.to));
  letIn();
  await expectApp(page);
  const buttons = page.locator('.home-nav button');
  expect(await buttons.count()).toBe(promised.length);
  for (const [nth, to] of promised.entries()) {
    // Counted from the last one: once a game has begun, the way back to it comes first.
    await buttons.nth(nth - promised.length).click();
    await expect.poll(() => new URL(page.url()).hash).toBe(to === '#/play' ? '#/table' : to);
    await page.goBack();
    await expectApp(page);
  }
});

test('where a game waits, the big button leads to it before the app is there as well', async ({ page, site }) => {
  await layOut(page, JOKERS);
  const letIn = await early(page, site);
  await page.locator('.home-go.primary').click();
  letIn();
  await expect(page.locator('button.die')).toHaveCount(10);
});

test('on a website an early tap makes no entry in the history', async ({ page, site }) => {
  const letIn = await early(page, `${site}?embed=1&lang=en`);
  const entries = await page.evaluate(() => history.length);
  await page.locator('[data-to="#/rules"]').click();
  expect(await page.evaluate(() => [history.length, location.hash])).toEqual([entries, '#/rules']);
  letIn();
  await expect(page.locator('dialog[open] .rules-part').first()).toBeVisible();
});
