// What a club puts on the table is the club's: it touches no game of the visitor's, and nothing of the visitor's touches it.
import { readFileSync } from 'node:fs';
import { expect, expectTold, game, test, visit } from './club.mjs';
import { Person } from './person.mjs';

const record = (name) => readFileSync(new URL(`../data/records/${name}.txt`, import.meta.url), 'utf8');
const FLIGHT = record('solo-flight');
/** The flight after its first placement. */
const MOMENT = `${FLIGHT.split('\n').slice(0, 8).join('\n')}\n`;
const TABLE = '<space-taxi players="3" names="Ada,Ben,Cleo" start="table" lang="en"></space-taxi>';

const element = (page) => page.locator('space-taxi').first();
const load = (page, text, mode) => element(page).evaluate((it, [what, how]) => it.load(what, { mode: how }), [text, mode]);
const stored = (frame) => frame.locator('html').evaluate(() => ({ ...localStorage }));
const elsewhere = (frame) => frame.getByRole('dialog', { name: 'This game is open elsewhere' });

/** Opens what stands under this name in the menu. */
async function choose(frame, name) {
  await frame.getByRole('button', { name: 'Menu', exact: true }).click();
  await frame.getByRole('dialog').getByRole('button', { name }).click();
}

/** A visitor who has thrown once, and to whom the club then shows a replay. */
async function hostReplay(page, club) {
  await visit(page, club, TABLE);
  const frame = game(page);
  await new Person(frame).throwDice();
  const before = await stored(frame);
  await load(page, FLIGHT, 'replay');
  await expect(frame.locator('.replay-at')).toBeVisible();
  return { frame, before };
}

test('among the visitor’s games is their own, not the club’s, and it can be gone on with', async ({ page, club }) => {
  const { frame, before } = await hostReplay(page, club);
  await choose(frame, 'Your games');
  await expect(frame.locator('.games-row')).toHaveCount(1);
  await expect(frame.locator('.games-row')).toContainText('Ada');
  await expect(frame.getByRole('dialog')).not.toContainText('Solveig');
  await frame.locator('.games-row').getByRole('button', { name: /^Continue/ }).click();
  await expect(frame.locator('button.die')).toHaveCount(10);
  await expect(frame.locator('.cards')).toContainText('Ada');
  expect(await stored(frame)).toEqual(before);
  await new Person(frame).placeSomehow();
  expect(await stored(frame)).not.toEqual(before);
});

test('whoever deletes a game while the club shows one deletes what is listed, and the club’s stays', async ({ page, club }) => {
  const { frame, before } = await hostReplay(page, club);
  await choose(frame, 'Your games');
  await frame.getByRole('button', { name: 'Delete the game of Ada, Ben and Cleo' }).click();
  await frame.locator('#confirm').getByRole('button', { name: 'Delete' }).click();
  await expect(frame.locator('.games-row')).toHaveCount(0);
  const { 'space-taxi:/@1:current': own, ...others } = before;
  expect(own).toBeTruthy();
  expect(await stored(frame)).toEqual(others);
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(frame.locator('.replay-at')).toBeVisible();
});

test('a still board in two tabs runs nowhere, and keeps nobody from playing', async ({ page, club, context, guard }) => {
  await visit(page, club, '<space-taxi mode="board" lang="en"></space-taxi>');
  await load(page, MOMENT, 'board');
  const frame = game(page);
  await expect(frame.locator('.cards')).toContainText('Solveig');
  const other = await context.newPage();
  await guard.alsoWatch(other);
  await visit(other, club, '<space-taxi mode="board" lang="en"></space-taxi>');
  await load(other, MOMENT, 'board');
  await expect(game(other).locator('.cards')).toContainText('Solveig');
  // Whoever wants the table hears at once that it is another's; a third tab can play.
  const third = await context.newPage();
  await guard.alsoWatch(third);
  await visit(third, club, TABLE);
  await new Person(game(third)).throwDice();
  for (const it of [frame, game(other), game(third)]) await expect(elsewhere(it)).toHaveCount(0);
  // What is played there takes no board's place.
  await new Person(game(third)).placeSomehow();
  for (const it of [frame, game(other)]) await expect(it.locator('.cards')).toContainText('Solveig');
});

test('a replay stays where it is while the visitor plays in another tab', async ({ page, club, context, guard }) => {
  const { frame } = await hostReplay(page, club);
  const other = await context.newPage();
  await guard.alsoWatch(other);
  await visit(other, club, TABLE);
  // Whoever sits down at the table looks at what was saved first.
  await expect.poll(() => game(other).locator('html').evaluate(async () => (await navigator.locks.query()).held.length)).toBe(1);
  await new Person(game(other)).placeSomehow();
  await frame.locator('html').evaluate(() => { window.heard = new Promise((done) => { addEventListener('storage', () => done(true), { once: true }); }); });
  await new Person(game(other)).throwDice();
  expect(await frame.locator('html').evaluate(() => window.heard)).toBe(true);
  await expect(frame.locator('.replay-at')).toBeVisible();
  await expect(frame.locator('.cards')).toContainText('Solveig');
  await expect(elsewhere(frame)).toHaveCount(0);
});

test('a board can be played on from', async ({ page, club }) => {
  await visit(page, club, '<space-taxi mode="board" lang="en"></space-taxi>');
  const frame = game(page);
  await load(page, record('four-players').split('\n').slice(0, 8).join('\n'), 'board');
  await expect(frame.locator('#screen')).toHaveClass(/is-still/);
  // What leaves it is the position, without the dice to come.
  await choose(frame, 'Share');
  await expect(frame.locator('#share-link')).toHaveValue(/#\/position\//);
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await load(page, record('four-players').split('\n').slice(0, 8).join('\n'), 'play');
  await expect(frame.locator('#screen')).not.toHaveClass(/is-still/);
  await expect(frame.locator('.act-main')).toBeVisible();
  await expect.poll(async () => Object.keys(await stored(frame))).toContain('space-taxi:/@1:current');
});

test('a link that is shared from a club’s page leads to the game’s own', async ({ page, club, site, context, guard }) => {
  await visit(page, club, '<space-taxi start="table" theme="light" names="Ada" lang="de"></space-taxi>');
  const frame = game(page);
  await expect(frame.locator('.act-main')).toBeVisible();
  await element(page).evaluate((it) => it.setLanguage('en'));
  await load(page, FLIGHT, 'replay');
  await choose(frame, 'Share');
  const link = await frame.locator('#share-link').inputValue();
  expect(link.startsWith(`${site}#/game/`), link).toBe(true);
  const own = await context.newPage();
  await guard.alsoWatch(own);
  await own.goto(link);
  await expect(own.locator('.cards')).toContainText('Solveig');
});

test('Back leads from a website’s replay to its table, also after a sheet was opened', async ({ page, club }) => {
  const { frame } = await hostReplay(page, club);
  await frame.getByRole('button', { name: 'Settings' }).click();
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await frame.locator('.replay-back').click();
  await expect(frame.locator('#screen')).toHaveAttribute('data-screen', 'table');
});

test('what the club dresses the page in is not kept as the visitor’s choice', async ({ page, club }) => {
  await visit(page, club, '<space-taxi lang="de" theme="light" sound="off" start="table"></space-taxi>');
  const frame = game(page);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await frame.locator('.bar-nav').getByRole('button').nth(1).click();
  const settings = async () => (await stored(frame))['space-taxi:/@1:settings'] ?? '';
  await expect.poll(settings).toContain('sound=on');
  expect(await settings()).not.toMatch(/theme=light|language=/);
  // Without the club's wishes the page is the visitor's again.
  await element(page).evaluate((it) => { it.removeAttribute('lang'); it.removeAttribute('theme'); });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  expect((await expectTold(page, 'ready', 2)).lang).toBe('en');
});
