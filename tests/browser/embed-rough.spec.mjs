// Websites as they are: odd widths, styles for everything, frames in frames, scripts that come twice and say what cannot be.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, expectTold, game, test, told, visit } from './club.mjs';

const FLIGHT = readFileSync(new URL('../data/records/solo-flight.txt', import.meta.url), 'utf8');
const TABLE = '<space-taxi players="5" start="table" lang="en"></space-taxi>';
const element = (page) => page.locator('space-taxi').first();
const primary = (page) => game(page).locator('.act-main');

/** Nothing in the frame is cut off or has to be scrolled to, and it is as high as the game wants it. */
async function expectFits(page, message) {
  await expect.poll(() => game(page).locator('html').evaluate((root) => [root.scrollHeight - innerHeight, root.scrollWidth - innerWidth].filter((over) => over > 0)), { message }).toEqual([]);
  await expect.poll(async () => {
    const asked = (await told(page, 'resize')).at(-1).height;
    return await page.locator('space-taxi iframe').evaluate((it) => it.clientHeight) - asked;
  }, { message }).toBeGreaterThanOrEqual(0);
}

/** Adds a style to the club's page, which its policy forbids in the text of the page. */
const dress = (page, css) => page.evaluate((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}, css);

test('at widths that are no whole pixels the frame is as high as the game wants it', async ({ page, club }) => {
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  for (const [width, left] of [[333.33, 0], [412.5, 0.5], [560.5, 0.4], [700.25, 0.9], [900.5, 0.5], [901.4, 0.3]]) {
    await dress(page, `body { margin: 0 } space-taxi { width: ${width}px; margin-left: ${left}px }`);
    await expect.poll(() => element(page).evaluate((it) => it.getBoundingClientRect().width)).toBeCloseTo(width, 1);
    await expectFits(page, `${width} wide, ${left} from the left`);
  }
});

test('following the width is no error on the club’s page', async ({ page, club }) => {
  await page.addInitScript(() => { window.errors = []; addEventListener('error', ({ message }) => window.errors.push(message)); });
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  for (const width of [1000, 380, 700, 1200]) {
    await page.setViewportSize({ width, height: 700 });
    await expectFits(page, `${width} wide`);
  }
  expect(await page.evaluate(() => window.errors)).toEqual([]);
});

test('whatever the styles of the page, it fills its place and follows it', async ({ page, club }) => {
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  for (const css of [
    '* { all: unset }',
    '*, ::before { margin: 0; padding: 0; border: 0; box-sizing: border-box; transition: all 2s } iframe, div { display: none; height: 10px !important; max-height: 40vh }',
    'html { direction: rtl } main { padding: 0 7% }',
    'space-taxi { zoom: 2 }',
    'main { transform: scale(.5); transform-origin: 0 0 }',
    'space-taxi { display: flex }',
    'main { columns: 2 } space-taxi { break-inside: avoid }',
  ]) {
    await dress(page, css);
    for (const width of [800, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page, `${width} wide: ${css}`);
      const [frame, place] = await element(page).evaluate((it) => [it.shadowRoot.querySelector('iframe'), it.parentElement].map((box) => box.getBoundingClientRect().width));
      expect(frame, `${width} wide: ${css}`).toBeGreaterThan(place / 3);
    }
  }
});

test('a place that is too narrow, or has no width at all, does no harm to the next one', async ({ page, club }) => {
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  for (const width of [200, 0, 5000, 0, 280]) {
    await dress(page, `space-taxi { width: ${width}px }`);
    if (width === 0) continue;
    await expect.poll(() => game(page).locator('html').evaluate(() => innerWidth)).toBe(width);
    await expect.poll(() => game(page).locator('html').evaluate((root) => root.scrollHeight - innerHeight), { message: `${width} wide` }).toBeLessThanOrEqual(0);
  }
  await primary(page).click();
  await expect(game(page).locator('button.die')).toHaveCount(10);
});

test('what was said last holds, also if that was while it was off the page', async ({ page, club }) => {
  await visit(page, club, '<space-taxi lang="en" theme="dark"></space-taxi>');
  await expectTold(page, 'ready');
  await element(page).evaluate((it) => { it.setLanguage('de'); it.setTheme('light', '#aa2255'); });
  await expect(game(page).locator('html')).toHaveAttribute('data-theme', 'light');
  await element(page).evaluate((it) => {
    const place = it.parentElement;
    it.remove();
    it.setAttribute('lang', 'fr');
    it.setAttribute('theme', 'dark');
    it.setAttribute('theme', 'device');
    it.setAttribute('theme', 'dark');
    place.append(it);
  });
  await expectTold(page, 'ready', 2);
  // An order that follows is carried out after whatever was said again.
  await element(page).evaluate((it) => it.newGame({ players: 4 }));
  await expect(game(page).locator('.card')).toHaveCount(4);
  await expect(game(page).locator('html')).toHaveAttribute('lang', 'fr');
  await expect(game(page).locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a colour that cannot be keeps no theme from being followed, and is named', async ({ page, club }) => {
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page, club, '<space-taxi lang="en" theme="dark" accent="red"></space-taxi>');
  await expectTold(page, 'ready');
  const root = game(page).locator('html');
  await element(page).evaluate((it) => it.setAttribute('theme', 'light'));
  await expect(root).toHaveAttribute('data-theme', 'light');
  await element(page).evaluate((it) => it.setTheme('dark', 'url(x)'));
  expect((await expectTold(page, 'error')).message).toContain('accent=');
  await element(page).evaluate((it) => it.setTheme('dark'));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await element(page).evaluate((it) => it.setAttribute('lang', 'xx'));
  await expect.poll(() => warnings.filter((text) => text.includes('lang=“xx”')).length).toBe(1);
  expect(warnings.filter((text) => text.includes('accent=“red”'))).toHaveLength(1);
});

test('what no message can hold and no address is long enough for is passed over, and the rest is done', async ({ page, club }) => {
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page, club, '');
  await page.evaluate(async () => {
    await customElements.whenDefined('space-taxi');
    const made = document.createElement('space-taxi');
    made.setAttribute('lang', 'en');
    for (const name of ['seed', 'names', 'accent']) made.setAttribute(name, 'x'.repeat(10_000_000));
    document.querySelector('main').append(made);
    made.newGame({ players: 4, names: () => 1, seed: Symbol('x'), coach: document.body, at: window });
  });
  await expectTold(page, 'ready');
  await expect(game(page).locator('.card')).toHaveCount(4);
  for (const name of ['seed', 'names', 'accent']) expect(warnings.filter((text) => text.startsWith(`space-taxi: ${name}=`)), name).toHaveLength(1);
  expect(Math.max(...warnings.map((text) => text.length))).toBeLessThan(300);
});

test('names are text and nothing else, wherever they come from', async ({ page, club }) => {
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page, club, '<space-taxi start="table" lang="en" names="&lt;img src=x&gt;,&lt;/p&gt;&lt;b&gt;B,&amp;amp;"></space-taxi>');
  await expect(game(page).locator('.cards')).toContainText('<img src=x>');
  await expect(game(page).locator('.cards')).toContainText('&amp;');
  expect(await game(page).locator('html').evaluate(() => document.querySelectorAll('img').length)).toBe(0);
  // Signs that turn the writing round, or are not seen, are in no name.
  await element(page).evaluate((it) => it.newGame({ names: 'A\u202Eb,C' }));
  expect((await expectTold(page, 'error')).message).toContain('names=');
  await expect(game(page).locator('.cards')).toContainText('<img src=x>');
  await element(page).evaluate((it, text) => it.load(text, { mode: 'replay' }), FLIGHT.replaceAll('Solveig', '<i>Ada</i>'));
  await expect(game(page).locator('.cards')).toContainText('<i>Ada</i>');
});

test('taken off and put back again and again it is one frame with one game', async ({ page, club }) => {
  await visit(page, club, '<space-taxi players="3" start="table" lang="en"></space-taxi><p id="other"></p>');
  await primary(page).click();
  await expect(game(page).locator('button.die')).toHaveCount(10);
  const dice = () => game(page).locator('button.die').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')));
  const before = await dice();
  await element(page).evaluate((it) => {
    const places = [document.querySelector('#other'), it.parentElement];
    for (let nth = 0; nth < 30; nth += 1) places[nth % 2].append(it);
  });
  await expect(page.locator('space-taxi iframe')).toHaveCount(1);
  await expect(game(page).locator('button.die')).toHaveCount(10);
  expect(await dice()).toEqual(before);
});

test('a script that comes twice, and copies of the element, do no harm', async ({ page, club, site }) => {
  await visit(page, club, TABLE);
  await expect(primary(page)).toHaveText(/^Throw/);
  await page.evaluate((src) => new Promise((onload) => {
    document.head.append(Object.assign(document.createElement('script'), { src, onload }));
  }), `${site}embed.js`);
  await page.evaluate(() => {
    const it = document.querySelector('space-taxi');
    it.after(it.cloneNode(true));
    document.querySelector('main').insertAdjacentHTML('beforeend', '<details><summary>more</summary><space-taxi lang="en"></space-taxi></details>');
  });
  await expect(page.locator('space-taxi iframe')).toHaveCount(3);
  await page.locator('space-taxi').nth(1).scrollIntoViewIfNeeded();
  await expect(game(page, 1).locator('.act-main')).toHaveText(/^Throw/);
  await page.getByText('more').click();
  await expect(game(page, 2).locator('#screen')).toBeVisible();
  expect(await page.locator('space-taxi iframe').nth(2).evaluate((it) => it.clientHeight)).toBeGreaterThan(500);
  const slots = await page.locator('space-taxi iframe').evaluateAll((all) => all.map((it) => new URL(it.src).searchParams.get('slot')));
  expect(slots).toEqual(['1', '2', '3']);
});

test('on a website that is itself in a frame it is the website’s, and has its height', async ({ page, club, guard }) => {
  club.body = TABLE;
  const portal = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' })
    .end(`<!doctype html><title>Portal</title><link rel="icon" href="data:,"><iframe src="${club.address}" width="900" height="900"></iframe>`));
  await new Promise((ready) => portal.listen(0, '127.0.0.1', ready));
  const address = `http://127.0.0.1:${portal.address().port}/`;
  guard.expectOrigin(new URL(address).origin);
  await page.goto(address);
  const inner = page.frameLocator('iframe').first();
  const frame = inner.locator('space-taxi iframe').contentFrame();
  await expect(frame.locator('.act-main')).toHaveText(/^Throw/);
  // Whoever is around the website hears nothing of it, and cannot even find it.
  expect(await page.evaluate(() => frames[0].length)).toBe(0);
  await inner.locator('space-taxi').evaluate((it) => it.setLanguage('fr'));
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await new Promise((closed) => { portal.close(closed); portal.closeAllConnections(); });
});
