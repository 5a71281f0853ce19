// What a first game does without is fetched when somebody wants it.
import { JOKERS } from './moments.mjs';
import { Person, fixDice, layOut } from './person.mjs';
import { LOCALES } from './screens.mjs';
import { THOROUGH, VERSION, expect, test } from './table.mjs';
import { BUDGET, together, weigh } from './weight.mjs';
import { word } from './words.mjs';

// The heaviest, and the one that is built in.
for (const locale of THOROUGH ? LOCALES : ['en-GB', 'sk']) {
  test(`the first play stays within its budget and loads nothing that it does without (${locale})`, async ({ browser, site }) => {
    const context = await browser.newContext({ locale });
    const files = await weigh(await context.newPage(), site);
    await context.close();
    expect(files.map(({ file }) => file)).toContainEqual(expect.stringMatching(/^app-.*_bg\.wasm$/));
    expect(files.filter(({ file }) => /later|pilot/.test(file))).toEqual([]);
    expect(together(files)).toBeLessThanOrEqual(BUDGET);
  });
}

for (const [part, files] of [['code', '**/*_later.wasm'], ['styles', '**/later-*.css'], ['words', '**/locales-*/later/*']]) {
  test(`a sheet whose ${part} cannot be fetched says so, and opens at the next try`, async ({ page, site, guard }) => {
    guard.expectProblem(/failed: .*later/);
    guard.expectProblem(/console: .*(ERR_FAILED|later)/);
    await fixDice(page, 5);
    const person = new Person(page);
    await person.sitDown(site, 3);
    await page.route(files, (route) => route.abort());
    await page.evaluate(() => { location.hash = '#/about'; });
    await expect(page.getByRole('alert')).toHaveText(/could not be fetched/);
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'About Space Taxi' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await person.throwDice();
    await expect(page.locator('button.die')).toHaveCount(10);
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

test('a turn is played where nothing of it can be fetched', async ({ page, site, guard }) => {
  guard.expectProblem(/failed: .*later/);
  guard.expectProblem(/console: .*(ERR_FAILED|later)/);
  await page.route(/later/, (route) => route.abort());
  await fixDice(page, 5);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.playUntil('ticket', 'misfire');
  await page.evaluate(() => { location.hash = '#/about'; });
  await expect(page.getByRole('alert')).toHaveText(/could not be fetched/);
});

test('somebody who comes in by a sheet gets all of it', async ({ page, site }) => {
  await page.goto(`${site}#/settings`);
  await page.locator('fieldset', { hasText: 'Language' }).getByText('Magyar').click();
  await expect(page.getByRole('heading', { name: 'Beállítások' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.locator('.sheet-body')).toContainText(word('hu', 'settings-kept'));
});

test('nothing is drawn anew and nothing loses the focus when the rest arrives', async ({ page, site }) => {
  await page.addInitScript(() => addEventListener('space-taxi:later-here', () => requestAnimationFrame(() => requestAnimationFrame(() => { window.arrived = true; }))));
  await layOut(page, JOKERS);
  await page.goto(`${site}#/table`);
  await page.locator('#at-die-0').focus();
  await page.evaluate(() => { window.held = document.activeElement; });
  await page.waitForFunction(() => window.arrived);
  expect(await page.evaluate(() => window.held.isConnected && document.activeElement === window.held)).toBe(true);
});

for (const [what, wish, selector, property, value] of [
  ['the system sets the colours', (page) => page.emulateMedia({ forcedColors: 'active' }), '.act-main', 'borderTopStyle', 'solid'],
  ['the browser makes text twice as large', largeText, '.cards', 'flexWrap', 'wrap'],
  ['the settings make text twice as large', (page) => page.addInitScript(() => localStorage.setItem('space-taxi:/:settings', '1 text=double')), '.cards', 'flexWrap', 'wrap'],
]) {
  test(`where ${what}, the styles for it are there with the first screen`, async ({ page, site }) => {
    await wish(page);
    await layOut(page, JOKERS);
    // If only the app asked for them, they would never come.
    const styles = page.waitForResponse(/later-.*\.css/);
    await page.route('**/*_bg.wasm', async (route) => {
      await styles;
      await route.continue();
    });
    await page.route('**/*_later.wasm', () => {});
    await page.goto(`${site}#/table`);
    await expect(page.locator('#at-die-0')).toBeVisible();
    await expect.poll(() => page.locator(selector).first().evaluate((one, name) => getComputedStyle(one)[name], property)).toBe(value);
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
    await expect(page.getByText(VERSION, { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', size);
  });
}
