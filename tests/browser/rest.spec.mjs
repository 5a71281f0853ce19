// A page that nobody touches rests: its stars twinkle and its taxi floats without the page working for it, frame after frame.
import { SCREENS, open } from './screens.mjs';
import { expect, test } from './table.mjs';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NAMES = ['home', 'set-up', 'table before the first throw', 'table with ten dice', 'launch', 'failure to launch', 'round over', 'game over', 'replay'];
const AT_REST = [
  ...SCREENS.filter(({ name }) => NAMES.includes(name)),
  { name: 'the first flight', at: '#/first-flight', shows: '.guide-text' },
];

expect(AT_REST).toHaveLength(NAMES.length + 1);

for (const screen of AT_REST) {
  test(`${screen.name}: nothing is laid out while nobody does anything`, async ({ page, site }) => {
    await open(page, site, screen);
    // Everything that ends has ended.
    await page.waitForFunction(() => !document.getAnimations().some((move) => Number.isFinite(move.effect.getComputedTiming().endTime)));
    const idle = await page.evaluate(() => document.getAnimations().filter((move) => move.playState === 'running').length);
    expect(idle).toBeGreaterThan(0);
    const control = await page.context().newCDPSession(page);
    await control.send('Performance.enable');
    const now = async () => {
      const { metrics } = await control.send('Performance.getMetrics');
      const value = (wanted) => metrics.find(({ name }) => name === wanted).value;
      return { layouts: value('LayoutCount'), seconds: value('Timestamp') };
    };
    // By the browser's own clock: a frame that the test asked for would be one that the page works for.
    await expect(async () => {
      const before = await now();
      await expect.poll(async () => (await now()).seconds - before.seconds).toBeGreaterThan(0.5);
      expect((await now()).layouts - before.layouts, 'layouts in half a second').toBe(0);
    }).toPass({ timeout: 20_000 });
  });
}
