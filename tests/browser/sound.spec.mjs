// What is heard, as the page itself makes it: everything that it plays is recorded and then worked out without a loudspeaker.
import { NEARLY_OVER } from './moments.mjs';
import { Person, fixDice, layOut } from './person.mjs';
import { expect, test } from './table.mjs';
import { word } from './words.mjs';

/** Whatever the page plays from now on is written down with its time. `window.audioContexts` are those it has opened. */
const listen = (page) => page.addInitScript(() => {
  const [RATE, SECONDS] = [44_100, 180];
  window.audioContexts = [];
  window.AudioContext = class extends OfflineAudioContext {
    notes = 0;
    clicks = 0;
    volumes = [];
    #opened = performance.now();
    constructor() { super(1, RATE * SECONDS, RATE); window.audioContexts.push(this); }
    get state() { return 'running'; }
    get currentTime() { return (performance.now() - this.#opened) / 1000; }
    createGain() {
      const gain = super.createGain();
      const { setTargetAtTime, linearRampToValueAtTime } = gain.gain;
      gain.gain.setTargetAtTime = (...all) => { this.volumes.push(all[0]); return setTargetAtTime.apply(gain.gain, all); };
      // A note swells from silence: where it does not, its first sample may come through at full loudness.
      gain.gain.linearRampToValueAtTime = (...all) => { if (gain.gain.value !== 0) this.clicks += 1; return linearRampToValueAtTime.apply(gain.gain, all); };
      return gain;
    }
  };
  for (const Source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = Source.prototype;
    Source.prototype.start = function (...all) { this.context.notes += 1; return start.apply(this, all); };
  }
});

const notes = (page) => page.evaluate(() => window.audioContexts[0]?.notes ?? 0);
const volume = (page) => page.evaluate(() => window.audioContexts[0].volumes.at(-1));

/** What came out of the loudspeaker: how far it swung at most, how long the last sound was, where it ended, and how often it may click. */
const heard = (page) => page.evaluate(async () => {
  const [context] = window.audioContexts;
  const samples = (await context.startRendering()).getChannelData(0);
  const found = { peak: 0, first: 0, last: 0 };
  samples.forEach((sample, nth) => {
    const loud = Math.abs(sample);
    if (loud > found.peak) found.peak = loud;
    // After half a second of silence something else is heard.
    if (loud > 0.001) [found.first, found.last] = [nth - found.last > 22_050 ? nth : found.first, nth];
  });
  return { peak: found.peak, seconds: (found.last - found.first) / 44_100, end: Math.abs(samples.at(-1)), clicks: context.clicks };
});

test.beforeEach(({ page }) => listen(page));

test('the page is silent until it is touched, then heard at 60 %, and one button mutes it', async ({ page, site }) => {
  await fixDice(page, 17);
  await layOut(page, ['1: OAMTXj f111 s1 -> 0']);
  await page.goto(`${site}#/table`);
  const person = new Person(page);
  await expect(person.primary).toHaveText(/^Throw/);
  expect(await page.evaluate(() => window.audioContexts.length)).toBe(0);
  await page.locator('.board').click();
  expect(await volume(page)).toBeCloseTo(0.6);
  await page.keyboard.press('z');
  await expect.poll(() => notes(page)).toBeGreaterThan(0);
  const before = await notes(page);
  await page.getByRole('button', { name: word('en', 'sound-mute') }).click();
  await expect.poll(() => volume(page)).toBe(0);
  await person.die(0).click();
  await expect(person.die(0)).toHaveAttribute('aria-pressed', 'true');
  expect(await notes(page)).toBe(before);
  await page.getByRole('button', { name: word('en', 'sound-unmute') }).click();
  await expect.poll(() => volume(page)).toBeCloseTo(0.6);
  await person.die(0).click();
  await expect.poll(() => notes(page)).toBeGreaterThan(before);
});

test.describe('as loud as it gets', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('space-taxi:/:settings', '1 sound=on volume=100')));

  test('a turn is heard, and nothing of it clips or clicks', async ({ page, site }) => {
    await fixDice(page, 8);
    const person = new Person(page);
    await person.sitDown(site, 3);
    await person.playUntil('ticket', 'misfire');
    const { peak, clicks } = await heard(page);
    expect(peak).toBeGreaterThan(0.3);
    expect(peak).toBeLessThanOrEqual(1);
    expect(clicks).toBe(0);
  });

  test('the fanfare at the end takes six seconds, does not clip and dies away', async ({ page, site }) => {
    const person = new Person(page);
    await person.comeBackTo(site, NEARLY_OVER);
    await person.playUntil('over');
    await expect.poll(() => notes(page)).toBeGreaterThan(50);
    const { peak, seconds, end } = await heard(page);
    expect(peak).toBeGreaterThan(0.3);
    expect(peak).toBeLessThanOrEqual(1);
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(8);
    expect(end).toBeLessThan(0.001);
  });
});
