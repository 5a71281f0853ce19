// The game on a club's website, which is another origin: what the club can want of it, and how it behaves there.
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTold, game, test, told, visit } from './club.mjs';
import { Person } from './person.mjs';
import { DIST, THOROUGH } from './table.mjs';

const primary = (frame) => frame.locator('.act-main');
const css = (frame, name) => frame.locator('html').evaluate((root, it) => getComputedStyle(root).getPropertyValue(it).trim(), name);

test('one line is enough: the game is there, in the language and for the players that the club wants', async ({ page, club }) => {
  await visit(page, club, '<space-taxi lang="de" players="4" names="Ada,Ben" computers="ace"></space-taxi>');
  const frame = game(page);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await frame.getByRole('button', { name: /^Zusammen spielen/ }).click();
  await expect(frame.locator('.seat')).toHaveCount(4);
  await expect(frame.locator('#seat-name-0')).toHaveValue('Ada');
  const iframe = page.locator('space-taxi iframe');
  await expect(iframe).toHaveAttribute('title', 'Space Taxi');
  await expect(iframe).toHaveAttribute('loading', 'lazy');
  expect(await iframe.getAttribute('allow')).toContain('autoplay');
  expect((await expectTold(page, 'ready')).version).toMatch(/^\d+\.\d+/);
});

test('where scripts are not wanted, a plain frame has the same options and the height it is given', async ({ page, club, site }) => {
  await visit(page, club, `<iframe id="plain" src="${site}?embed=plain&amp;lang=de&amp;players=3&amp;start=table" title="Space Taxi" width="1000" height="700"></iframe>`);
  const frame = page.locator('#plain').contentFrame();
  await expect(primary(frame)).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  expect(await frame.locator('html').evaluate((root) => root.scrollHeight)).toBe(700);
});

test('embed.js is small', () => {
  expect(gzipSync(readFileSync(join(DIST, 'embed.js')), { level: 9 }).length).toBeLessThan(4096);
});

test('theme, accent, coach, sound and the way straight to the table', async ({ page, club }) => {
  await visit(page, club, '<space-taxi theme="light" accent="#2255cc" coach="off" sound="off" start="table" lang="en"></space-taxi>');
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await css(frame, '--primary')).toBe('#2255cc');
  expect(await css(frame, '--on-primary')).toBe('#ffffff');
  await expect(frame.getByRole('button', { name: /coach/i })).toHaveCount(0);
  await expect(frame.locator('.bar').getByRole('button', { name: /sound on|turn.*on|unmute/i }).or(frame.locator('.bar [aria-pressed="true"]')).first()).toBeVisible();
});

test('what the club gets wrong is passed over and named in the console', async ({ page, club }) => {
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page, club, '<space-taxi lang="xx" theme="blue" players="9" accent="red" mode="chess" seed="" start="table" coach="maybe"></space-taxi>');
  await expect(primary(game(page))).toHaveText(/^Throw/);
  for (const name of ['lang', 'theme', 'players', 'accent', 'mode', 'seed', 'coach']) {
    expect(warnings.filter((text) => text.includes(`${name}=`)), name).toHaveLength(1);
  }
});

test('two embeds with the same seed get the same dice, and neither touches the other', async ({ page, club }) => {
  const embed = '<space-taxi players="1" seed="evening" start="table" lang="en"></space-taxi>';
  await visit(page, club, embed + embed);
  const dice = [];
  for (const nth of [0, 1]) {
    const frame = game(page, nth);
    await primary(frame).click();
    await expect(frame.locator('button.die')).toHaveCount(10);
    dice.push(await frame.locator('button.die').evaluateAll((all) => all.map((die) => die.getAttribute('aria-label'))));
  }
  expect(dice[0]).toEqual(dice[1]);
  await new Person(game(page, 0)).placeSomehow();
  await expect(game(page, 1).locator('button.die')).toHaveCount(10);
  const keys = await game(page, 0).locator('html').evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':current')));
  expect(keys.sort()).toEqual(['space-taxi:/@1:current', 'space-taxi:/@2:current']);
  // Each comes back to its own.
  await page.reload();
  await expect(game(page, 1).locator('button.die')).toHaveCount(10);
  await expect(game(page, 0).locator('.act-main')).toHaveText(/^Throw/);
});

test('a text as seed is a code: the club’s table and one laid in the game with the same code throw the same dice', async ({ page, club, site, context, guard }) => {
  await visit(page, club, '<space-taxi players="3" seed="club evening" start="table" lang="en"></space-taxi>');
  const there = new Person(game(page));
  await there.throwDice();
  const table = await context.newPage();
  await guard.alsoWatch(table);
  await table.goto(`${site}#/new`);
  await table.locator('.setup-code summary').click();
  await table.locator('#setup-code').fill(' club  evening ');
  await table.getByRole('button', { name: 'Start the game' }).click();
  const here = new Person(table);
  for (let throws = 0; throws < 2; throws += 1) {
    await here.throwDice();
    expect(await here.dice()).toEqual(await there.dice());
    await here.placeSomehow();
    await there.placeSomehow();
    if (throws === 0) await there.throwDice();
  }
});

test('at any width the frame has one height, and nothing in it scrolls', async ({ page, club }) => {
  test.setTimeout(240_000);
  await visit(page, club, '<space-taxi players="5" start="table" lang="en"></space-taxi>');
  const frame = game(page);
  await expect(primary(frame)).toHaveText(/^Throw/);
  await expectTold(page, 'resize');
  const heights = new Map();
  let random = 12345;
  // On both sides of where the layout changes, and once more: at the same width it is as high again. Never from one width to the next: that is
  // what a scrollbar does that comes and goes, and the higher one stays then.
  const [wider, narrower] = [[320, 381, 561, 801, 901, 1101, 1181, 1500], [300, 319, 380, 560, 800, 900, 1100, 1180, 1499]];
  const edges = [...wider, ...narrower, ...wider, ...narrower];
  for (let turn = 0; turn < (THOROUGH ? 200 : edges.length); turn += 1) {
    random = (random * 1103515245 + 12345) % 2147483648;
    const width = edges[turn] ?? 300 + (random % 1200);
    await page.locator('space-taxi').evaluate((it, px) => { it.style.width = `${px}px`; }, width);
    const seen = () => page.evaluate(() => {
      const iframe = document.querySelector('space-taxi').shadowRoot.querySelector('iframe');
      const last = window.told.filter(({ type }) => type === 'resize').at(-1);
      return { width: iframe.clientWidth, height: iframe.clientHeight, asked: last.width === iframe.clientWidth ? last.height : 0 };
    });
    await expect.poll(async () => { const now = await seen(); return now.width === width && now.height === now.asked; }, { intervals: [20] }).toBe(true);
    const { height } = await seen();
    const over = await frame.locator('html').evaluate((root) => root.scrollHeight - innerHeight);
    expect(over, `${width} wide`).toBeLessThanOrEqual(0);
    expect(heights.get(width) ?? height, `${width} wide`).toBe(height);
    heights.set(width, height);
  }
  // Nobody asked twice for the same.
  const asked = (await told(page, 'resize')).map(({ width, height }) => `${width} ${height}`);
  expect(asked.filter((one, place) => one === asked[place - 1])).toEqual([]);
});
