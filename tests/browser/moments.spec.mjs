// Moments of a game that come seldom, each laid on the table as it is and played on from there.
import { BEST, LOST, NEARLY_OVER, TIED_ROUND } from './moments.mjs';
import { Person, savedRecord } from './person.mjs';
import { replay } from './programs.mjs';
import { expect, test } from './table.mjs';

const person = (page) => new Person(page);
const card = (page, name) => page.locator('.card', { hasText: name });
const names = (page, pieces) => page.locator(pieces).evaluateAll((all) => all.map((one) => one.textContent));

test('a smuggling die that fell is laid beside the board and counts by itself', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, LOST);
  const dice = await player.dice();
  const lost = dice.find((die) => die.lost);
  await expect(player.die(lost.place)).toBeDisabled();
  await expect(player.die(lost.place)).toHaveAccessibleName(/lost/i);
  await expect(page.getByRole('button', { name: /^Keep none/ })).toBeDisabled();
  // Two for tile 2: one Orbi, and the lost die by itself.
  await player.pick(dice.find((die) => /Orbi/.test(die.name)));
  await expect(page.locator('.tile', { has: page.locator('#at-tile-2') })).toHaveClass(/is-next/);
  await player.place();
  await expect(page.locator('.board .place.is-lost')).toBeVisible();
  expect(await player.tiles()).toEqual([0, 1, 3]);
});

test('a lost crystal may be covered by tile 1 alone', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, LOST);
  await expect(page.locator('.tile', { has: page.locator('#at-tile-1') })).toHaveClass(/is-next/);
  await player.place();
  expect(await player.tiles()).toEqual([0, 2, 3]);
});

test('the third fuel die fails the launch: no points, no coins to spend, the next player throws', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, ['1: OAMTXj f111 s1']);
  for (const die of (await player.dice()).filter((one) => one.fuel)) await player.pick(die);
  await player.place();
  await player.expectScene('misfire');
  await expect(page.locator('.coins-stepper')).toHaveCount(0);
  await player.step();
  await player.expectScene('play');
  await expect(card(page, 'Ada').getByText(/failure to launch|failed/i).first()).toBeAttached();
  await expect(card(page, 'Ben')).toHaveAttribute('aria-current', 'true');
  expect(replay(await savedRecord(page)).players[0]).toMatchObject({ coins: 3, rounds: [{ result: 0, misfire: true }] });
});

test('coins are spent one by one, two points each, and can be taken back before they are', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, BEST);
  await player.expectScene('ticket');
  const [total, more, less] = [page.locator('.ticket-total svg'), page.getByRole('button', { name: 'One coin more' }), page.getByRole('button', { name: 'One coin less' })];
  await expect(total).toHaveAttribute('aria-label', /40/);
  await expect(less).toBeDisabled();
  for (const points of [42, 44, 46, 48, 50]) {
    await more.click();
    await expect(total).toHaveAttribute('aria-label', new RegExp(points));
  }
  await expect(more).toBeDisabled();
  await less.click();
  await expect(total).toHaveAttribute('aria-label', /48/);
  await player.step();
  await player.expectScene('play');
  expect(replay(await savedRecord(page)).players[0]).toMatchObject({ coins: 1, rounds: [{ result: 48 }] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await player.expectScene('ticket');
});

test('all who share the lowest result are struck, and the best opens the next round', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, TIED_ROUND.slice(0, -1));
  await player.expectScene('ticket');
  await player.step();
  await player.expectScene('round');
  const struck = page.locator('.round .is-struck');
  await expect(struck).toHaveCount(2);
  for (const name of ['Ada', 'Cleo']) await expect(struck.filter({ hasText: name })).toHaveCount(1);
  expect(replay(await savedRecord(page)).players.map((one) => one.rounds[0].struck)).toEqual([true, false, true]);
  await page.locator('.round-go').click();
  await player.expectScene('play');
  await expect(card(page, 'Ben')).toHaveAttribute('aria-current', 'true');
});

test('with an empty purse a thumbs-up stays unpaid, and the page says why', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, ['1: OOjjjj f334 s6 -> 4: j=O j=O j=O f3', '2: OOj f34 s6']);
  await player.die((await player.dice()).find((die) => die.thumb).place).click();
  for (const choice of await page.locator('.picker-choice:not(.picker-unpaid)').all()) await expect(choice).toBeDisabled();
  await expect(page.locator('.picker')).toContainText(/not enough coins/i);
  await page.locator('.picker-unpaid').click();
  await expect(player.primary).toHaveText(/^Place/);
});

test('in the last round the page asks before coins that are left are lost', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, NEARLY_OVER);
  await player.expectScene('ticket');
  await page.locator('.ticket-take').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').first().click();
  await player.expectScene('ticket');
  await player.step();
  await player.expectScene('over');
  expect(await names(page, '.scores-name b')).toEqual(['Ada', 'Ben', 'Cleo']);
});
