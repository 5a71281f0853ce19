// Nothing is seen at its end before it has moved there: a piece that comes onto the page has its movement in the first frame that is
// painted with it, however long drawing takes.
import { Person, fixDice, layOutLastRound } from './person.mjs';
import { expect, test } from './table.mjs';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Drawing takes longer than a frame, as on an old tablet. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** From now on every frame is noted as it is painted: which pieces are there, and which of them move. A box that changes its size in every
 *  frame is told after all that runs before the paint. */
const watch = (page) => page.evaluate(() => {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.className = 'sr';
  const frames = [];
  const known = new WeakSet(document.querySelectorAll('[id]'));
  const isMove = (move) => !(move instanceof CSSAnimation) && !(move instanceof CSSTransition);
  new ResizeObserver(() => {
    const seen = new Map([...document.querySelectorAll('#screen [id]')].filter((one) => !known.has(one))
      .map((one) => [one, one.getAnimations().some(isMove)]));
    frames.push(seen);
  }).observe(probe);
  const next = () => {
    probe.style.width = `${1 + (frames.length % 2)}px`;
    requestAnimationFrame(next);
  };
  next();
  window.frames = frames;
});

/** The pieces that were painted before they moved, of all that have moved. */
const flashes = (page) => page.evaluate(() => {
  const first = new Map();
  const moved = new Set();
  for (const frame of window.frames) {
    for (const [one, moves] of frame) {
      if (!first.has(one)) first.set(one, moves);
      if (moves) moved.add(one);
    }
  }
  const names = (pieces) => [...pieces].map((one) => one.id);
  return { moved: names(moved), flashed: names([...moved].filter((one) => !first.get(one))) };
});

/** Does this, and looks at every frame until all lies still. */
async function expectNoFlash(page, act, pieces) {
  await watch(page);
  await act();
  await expect.poll(async () => (await flashes(page)).moved.length).toBeGreaterThanOrEqual(pieces);
  await expect(page.locator('.flyer')).toHaveCount(0);
  expect((await flashes(page)).flashed).toEqual([]);
}

test('the first throw after loading rolls in', async ({ page, site }) => {
  await fixDice(page, 17);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await slowDown(page);
  await expectNoFlash(page, () => page.keyboard.press('r'), 20);
});
