// A website whose scrollbar takes room: it must not come and go with the game's height.
import { expect, expectTold, game, test, visit } from './club.mjs';

const ARGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
test.use({ launchOptions: { executablePath: process.env.CHROMIUM || undefined, args: ARGS, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** What every frame of the next second sees of the game's height. */
const heights = (page) => page.evaluate(async () => {
  const iframe = document.querySelector('space-taxi').shadowRoot.querySelector('iframe');
  const seen = [];
  for (let frames = 0; frames < 60; frames += 1) {
    await new Promise((next) => { requestAnimationFrame(next); });
    seen.push(iframe.style.height);
  }
  return [...new Set(seen)];
});

test('at no height of the window does the game’s height swing', async ({ page, club }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, club, '<space-taxi lang="en"></space-taxi>');
  await expectTold(page, 'resize');
  await expect(game(page).locator('#screen')).toBeVisible();
  // What the page has beside the game, and a scrollbar that takes room.
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - document.querySelector('space-taxi').clientHeight);
  await page.setViewportSize({ width: 1400, height: 600 });
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  const [higher, lower] = [await page.locator('space-taxi').evaluate((it) => Math.floor((it.clientWidth + 15) * 5 / 8)), await page.locator('space-taxi').evaluate((it) => Math.floor(it.clientWidth * 5 / 8))];
  expect(higher).toBeGreaterThan(lower);
  for (let height = lower - 2; height <= higher + 2; height += 2) {
    await page.setViewportSize({ width: 1400, height: 2000 });
    // Without the scrollbar first: only from there can the height swing.
    await expect.poll(() => page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1400, height: height + rest });
    await expect.poll(async () => (await heights(page)).length, { message: `${height} high` }).toBe(1);
  }
});
