// The end of a solo game: how each turn went, beside the best so far, and nothing about anybody else.
import { BEST, MISFIRE, SOLO, SOLO_BEFORE } from './moments.mjs';
import { layOut, layOutDaily } from './person.mjs';
import { expect, test } from './table.mjs';
import { word } from './words.mjs';

/** What is only said where several play. */
const FOR_SEVERAL = ['rematch', 'final-legend-best', 'final-legend-struck', 'race', 'round-struck-mark'].map((id) => word('en', id));

/** One end of a game alone: five turns, a failed one with its star, and no word that is for several. */
async function expectSoloEnd(page, sums) {
  await expect(page.locator('.flown-turn')).toHaveCount(5);
  const turns = await page.locator('.flown-turn').evaluateAll((all) => all.map((turn) => (
    turn.querySelector('.flown-sum .sr')?.textContent ?? turn.querySelector('.flown-failed').innerText.toLowerCase())));
  expect(turns).toEqual(sums);
  const failed = page.locator('.flown-turn.is-misfire');
  await expect(failed).toHaveCount(sums.filter((sum) => sum === 'failure to launch').length);
  await expect(failed.locator('.icon use').first()).toHaveAttribute('href', '#i-crash');
  const said = (await page.locator('.over').innerText()).toLowerCase();
  for (const words of [...FOR_SEVERAL, 'struck', 'wins', 'winner']) expect.soft(said).not.toContain(words.toLowerCase());
  await expect(page.locator('.scores, .race, .is-best')).toHaveCount(0);
}

const SUMS = ['8 times 4 plus 8 plus 0: 40 points', 'failure to launch', '1 times 1 plus 5 plus 0: 6 points', '8 times 4 plus 8 plus 6: 46 points', 'failure to launch'];

test('the first solo game is kindly said to be one, without a crown', async ({ page, site }) => {
  await layOut(page, SOLO, ['Ada']);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.over h1')).toHaveText('Your flight: 92 points');
  await expectSoloEnd(page, SUMS);
  await expect(page.locator('.flown-total')).toContainText('Total');
  await expect(page.locator('.flown-total svg')).toHaveAttribute('aria-label', '92');
  await expect(page.locator('.over-best')).toContainText('Your first solo flight');
  await expect(page.locator('.over-crown, .confetti')).toHaveCount(0);
});

test('a new best has a crown and confetti, and tells what it was before; it does so after a reload, too', async ({ page, site }) => {
  await layOut(page, SOLO, ['Ada'], 'person', SOLO_BEFORE);
  await page.goto(`${site}#/table`);
  for (const _ of [1, 2]) {
    await expect(page.locator('.over-best')).toHaveText('New personal best! Previous best: 40 points');
    await expect(page.locator('.over-crown')).toBeVisible();
    await expect(page.locator('.confetti')).toHaveCount(1);
    await page.reload();
  }
});

test('a game that is not the best tells of it, and the way on is another one', async ({ page, site }) => {
  await layOut(page, SOLO_BEFORE, ['Ada'], 'person', SOLO);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.over-best')).toHaveText('Your best so far: 92 points');
  await expect(page.locator('.over-crown, .confetti')).toHaveCount(0);
  await page.getByRole('button', { name: 'Fly again', exact: true }).click();
  await expect(page.locator('.play')).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(1);
});

test('a failure to launch has its star wherever a round of a solo game is shown', async ({ page, site }) => {
  await layOut(page, [...BEST, 'spend 0', ...MISFIRE], ['Ada']);
  await page.goto(`${site}#/table`);
  await page.locator('.ticket-take').click();
  await expect(page.locator('.round-lane.is-misfire .icon use')).toHaveAttribute('href', '#i-crash');
  await expect(page.locator('.round')).not.toContainText('starts the next round');
  await expect(page.locator('.round .round-flag, .round .is-best, .round-next')).toHaveCount(0);
  await page.locator('.round-go').click();
  const rounds = page.locator('.card-round');
  await expect(rounds.nth(1).locator('use')).toHaveAttribute('href', '#i-crash');
  await expect(rounds.nth(1)).toContainText('Round 2: failure to launch');
  await expect(rounds.nth(0).locator('use')).toHaveCount(0);
  await page.goto(`${site}#/turns`);
  await expect(page.locator('.turns-result').first().locator('use')).toHaveAttribute('href', '#i-crash');
});

test('a daily flight that is over can be told of right there, and is flown again as practice', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'));
  await layOutDaily(page);
  await page.goto(`${site}#/table`);
  await expect(page.locator('.over h1')).toHaveText('Your flight: 10 points');
  const failed = 'failure to launch';
  await expectSoloEnd(page, [failed, failed, failed, '3 times 1 plus 0 plus 4: 7 points', '3 times 1 plus 0 plus 0: 3 points']);
  const told = page.locator('.over .daily-flown');
  await expect(told).toContainText('it counts');
  await expect(told).toContainText('Space Taxi, daily flight of 16 Nov 2026: 10 points');
  await expect(told).toContainText('💥💥💥🚀🚀');
  await told.getByRole('button', { name: 'Copy your result' }).click();
  await expect(told.getByText('Copied')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toEqual(['Space Taxi, daily flight of 16 Nov 2026: 10 points', '💥💥💥🚀🚀', `${site}#/daily`]);
  await page.getByRole('button', { name: 'Fly again for practice' }).click();
  await expect(page.locator('.promise')).toHaveText(/These throws can be worked out beforehand/);
});
