// Moments of a game that come seldom, each laid on the table as it is and played on from there.
import { BEST, LOST, NEARLY_OVER, TIED_ROUND, until } from './moments.mjs';
import { Person, layOutRecord, savedRecord } from './person.mjs';
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
  await expect(player.die(lost.place)).toHaveAccessibleName(/lost/i);
  await expect(player.die(lost.place).locator('use[href="#gem-broken"]')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Keep none/ })).toBeDisabled();
  const zero = page.getByRole('button', { name: 'Tile 0, not now: the lost die counts', exact: true });
  await expect(zero).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.tile', { has: zero })).toHaveCSS('opacity', '0.4');
  // Two for tile 2: one Orbi, and the lost die by itself.
  await player.pick(dice.find((die) => /Orbi/.test(die.name)));
  await expect(page.locator('.tile', { has: page.locator('#at-tile-2') })).toHaveClass(/is-next/);
  await player.place();
  await expect(page.locator('.board .place.is-lost')).toBeVisible();
  expect(await player.tiles()).toEqual([0, 1, 3]);
});

for (const [way, tap] of [['itself', (player) => player.die(5)], ['tile 1', (player) => player.page.getByRole('button', { name: 'Tile 1' })]]) {
  test(`a lost crystal goes alone once ${way} is tapped`, async ({ page, site }) => {
    const player = person(page);
    await player.comeBackTo(site, LOST);
    await expect(player.primary).toHaveText('Select dice, or the lost one');
    await tap(player).click();
    await expect(page.locator('.tile', { has: page.locator('#at-tile-1') })).toHaveClass(/is-next/);
    await player.place();
    expect(await player.tiles()).toEqual([0, 2, 3]);
  });
}

/** A throw that leaves no choice, from the dice of a seed: all that is left of the turn was placed before. */
const forced = (byte, placed) => ['space-taxi 1', 'mode table', ...['Mila', 'Otto', 'Noor'].map((name) => `player person ${name}`), 'begins Mila',
  `dice seed ${byte.repeat(32)}`, 'round 1', 'turn Mila', ...placed, ''].join('\n');
const MOTIONS = {
  'no motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'all motion': (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
  'motion switched off': (page) => page.addInitScript(() => localStorage.setItem('space-taxi:/:settings', '1 speed=off')),
};
const PRESSED = {
  'a second time': (primary) => primary.dblclick(),
  'a third time': (primary) => primary.click({ clickCount: 3 }),
  'a second time by a screen reader': (primary) => primary.evaluate(async (button) => {
    button.click();
    await new Promise(requestAnimationFrame);
    document.querySelector('.act-main').click();
  }),
};
const LOSES = {
  'beside other dice': () => until('running/last-round.txt', '2: AMTX f16 s4'),
  'that is all that is left': () => forced('3a', ['1: OOOMjj f112 s2 -> 4: OOOM', '2: Tj f125 s3 -> 3: f125', '3: TX s8 -> 2: TX']),
};
/** The last die falls as a 4, which fails the launch, and then as a 2, which lifts off. */
const LAST_DIE = ['1: MMTXXj f112 s1 -> 4: MMTX', '2: TT f333 s5 -> 3: TT s5', '3: f356 -> 2: f35'];

for (const [motion, set] of Object.entries(MOTIONS)) {
  for (const [where, record] of Object.entries(LOSES)) {
    test(`whoever presses twice has not placed a lost crystal ${where} (${motion})`, async ({ page, site }) => {
      await set(page);
      await layOutRecord(page, record());
      await page.goto(`${site}#/table`);
      const player = person(page);
      await player.says('Throw');
      await player.primary.dblclick();
      await expect(page.locator('button.die.is-lost')).toBeVisible();
      expect(replay(await savedRecord(page)).phase).toBe('place');
      await expect(player.primary).toHaveAttribute('aria-disabled', 'true');
      await expect(page.locator('.tile.is-next, .die.is-picked')).toHaveCount(0);
    });
  }

  for (const [times, press] of Object.entries(PRESSED)) {
    test(`whoever presses “Throw” ${times} has not placed the last die before it was seen (${motion})`, async ({ page, site }) => {
      await set(page);
      await layOutRecord(page, forced('07', [...LAST_DIE, '4: f4 -> 0']));
      await page.goto(`${site}#/table`);
      const player = person(page);
      await player.says('Throw');
      await press(player.primary);
      await expect(player.die(0)).toBeVisible();
      expect(replay(await savedRecord(page)).phase).toBe('place');
      // Once it was seen, it is selected, and a key places it.
      await expect(player.die(0)).toHaveAttribute('aria-pressed', 'true');
      await expect(player.primary).toHaveText(/^Place 1/);
      await page.keyboard.press('Enter');
      await player.expectScene('ticket');
    });
  }
}

test('a last die that fails the launch is not selected by itself while tile 0 can throw it again', async ({ page, site }) => {
  await layOutRecord(page, forced('07', LAST_DIE));
  await page.goto(`${site}#/table`);
  const player = person(page);
  await player.says('Throw');
  await player.primary.click();
  await expect(player.die(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(player.primary).toHaveAttribute('aria-disabled', 'true');
  await player.die(0).click();
  await expect(player.primary).toHaveText(/^Place 1/);
  await player.primary.click();
  await player.expectScene('misfire');
});

test('all that is left comes selected, and one press places it', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, [...BEST.slice(0, -1), '4: s8']);
  await expect(player.die(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toHaveText(/^Place 1/);
  await player.primary.click();
  await player.expectScene('ticket');
});

test('a thumbs-up among all that is left still asks what it becomes', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, ['1: OOAMTj f334 s4 -> 4: OOAM', '2: Tj f334 s4 -> 3: f334', '3: Tj s4 -> 1: s4', '4: Tj']);
  await expect(page.locator('.picker')).toBeVisible();
  await expect(player.primary).toHaveText('First choose what the joker becomes.');
  await page.getByRole('radio', { name: 'Tembo' }).click();
  await expect(player.primary).toHaveText(/^Place 2/);
});

test('number tiles are buttons for a finger, a key and a screen reader', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, ['1: OOAMTX f334 s4 -> 4: OOAM', '2: TX f334 s4 -> 3: TX s4', '3: f333']);
  const tile = (name) => page.getByRole('button', { name, exact: true });
  // Any two of three alike.
  await tile('Tile 2').click();
  for (const place of [0, 1]) await expect(player.die(place)).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toHaveText(/^Place 2/);
  await expect(page.locator('#announcements')).toContainText('Selected: 2 dice');
  await tile('Tile 1').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.tray-note')).toHaveText('Tile 1: select 1 die.');
  await expect(page.locator('#announcements')).toContainText('Tile 1: select 1 die.');
  await tile('Tile 4, turned over').click({ force: true });
  await expect(page.locator('.tray-note')).toContainText('Tile 4 is turned over already');
  await tile('Tile 0, optional').focus();
  await page.keyboard.press('Space');
  await expect(player.primary).toHaveText(/^Throw 3/);
  expect(await player.tiles()).toEqual([1, 2]);
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

test('a great flight is celebrated where pieces move, and only there', async ({ page, site }) => {
  const player = person(page);
  await player.comeBackTo(site, BEST);
  await player.expectScene('ticket');
  for (const [reducedMotion, is] of [['reduce', false], ['no-preference', true]]) {
    await page.emulateMedia({ reducedMotion });
    for (const what of ['bunting', 'firework', 'parade']) await expect(page.locator(`.stage-${what}`).first(), `${what}, ${reducedMotion}`).toBeVisible({ visible: is });
  }
});
