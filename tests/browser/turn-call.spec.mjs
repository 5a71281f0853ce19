// Several people at one screen: between two of them the next is called, until one tap or one throw.
import { BEST, crystal } from './moments.mjs';
import { Person, fixDice, layOut, letPlay } from './person.mjs';
import { expect, test } from './table.mjs';

const call = (page) => page.locator('.call');
const primary = (page) => page.locator('.act-main');

/** Mila plays a turn to its end; these sit behind her. */
async function playTurn(page, site, drivers = ['Person', 'Person']) {
  await page.addInitScript(() => localStorage.setItem('space-taxi:/:settings', '1 computers=once'));
  await fixDice(page, 8);
  await page.goto(site);
  const person = new Person(page, 'hurry');
  await page.getByRole('button', { name: 'Play together' }).click();
  for (const [seat, driver] of drivers.entries()) await letPlay(page, seat + 1, driver);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await person.expectScene('play');
  await person.playUntil('ticket', 'misfire');
  await person.step();
}

test('the next person is called, once for those who listen, and one tap ends it', async ({ page, site }) => {
  await playTurn(page, site);
  await expect(call(page)).toHaveText('Otto, your turn!');
  await expect(page.locator('#announcements')).toContainText('Now playing: Otto');
  expect(await page.locator('body').ariaSnapshot()).not.toContain('your turn!');
  await page.locator('.board').click();
  await expect(call(page)).toHaveCount(0);
  await expect(primary(page)).toHaveText('Throw 10 dice');
});

test('a tap on the throw throws, and ends it', async ({ page, site }) => {
  await playTurn(page, site);
  await expect(call(page)).toBeVisible();
  await primary(page).click();
  await expect(call(page)).toHaveCount(0);
  await expect(page.locator('button.die')).toHaveCount(10);
});

for (const key of ['Enter', 'r']) {
  test(`${key} throws through it`, async ({ page, site }) => {
    await playTurn(page, site);
    await expect(call(page)).toBeVisible();
    await page.keyboard.press(key);
    await expect(call(page)).toHaveCount(0);
    await expect(page.locator('button.die')).toHaveCount(10);
  });
}

test('after a computer the other person is called', async ({ page, site }) => {
  await playTurn(page, site, ['Rookie', 'Person']);
  await expect(call(page)).toHaveText('Noor, your turn!');
});

test('a person alone among computers is not called', async ({ page, site }) => {
  await playTurn(page, site, ['Rookie', 'Rookie']);
  await page.locator('.round-go').click();
  await expect(primary(page)).toHaveText('Throw 10 dice');
  await expect(call(page)).toHaveCount(0);
});

test('whoever does not want it switches it off', async ({ page, site }) => {
  await layOut(page, BEST);
  await page.goto(`${site}#/settings`);
  await page.getByRole('group', { name: 'Say who is next' }).getByText('Off').click();
  await page.goto(`${site}#/table`);
  await page.locator('.ticket-take').click();
  await expect(primary(page)).toHaveText(/^Throw/);
  await expect(call(page)).toHaveCount(0);
});

test('whoever opens the next round is called too, but not to the screen that is in their hands', async ({ page, site }) => {
  await layOut(page, [...crystal(5), 'spend 0', ...BEST, 'spend 0', ...crystal(6)]);
  await page.goto(`${site}#/table`);
  await page.locator('.ticket-take').click();
  await page.locator('.round-go').click();
  await expect(call(page)).toHaveText('Ben, your turn!');
});

test('where less is to move, it is there at once', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await layOut(page, BEST);
  await page.goto(`${site}#/table`);
  await page.locator('.ticket-take').click();
  const animation = () => call(page).evaluate((one) => getComputedStyle(one).animationName);
  expect(await animation()).toBe('call-in');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animation()).toBe('none');
});
