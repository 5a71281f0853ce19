// Nothing is seen at its end before it has moved there: a piece that comes onto the page has its movement in the first frame that is
// painted with it, however long drawing takes.
import { BEST, MISFIRE, NEARLY_OVER, crystal, untilLast } from './moments.mjs';
import { Person, fixDice } from './person.mjs';
import { expect, test } from './table.mjs';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Drawing takes longer than a frame, as on an old tablet. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** From now on every frame is looked at as it is painted: which pieces have come, and which of them move. A box that changes its size in
 *  every frame is told after all that runs before the paint. */
const watch = (page) => page.evaluate(() => {
  const isMove = (move) => !(move instanceof CSSAnimation) && !(move instanceof CSSTransition);
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const known = new WeakSet(document.querySelectorAll('[id]'));
  const [still, moved, flashed] = [new Set(), new Set(), new Set()];
  const probe = document.body.appendChild(document.createElement('div'));
  Object.assign(probe.style, { position: 'fixed', height: '1px', pointerEvents: 'none' });
  new ResizeObserver(() => {
    for (const one of document.querySelectorAll('#screen [id]')) {
      if (known.has(one) || moved.has(one)) continue;
      if (one.getAnimations().some(isMove)) {
        moved.add(one);
        if (still.has(one)) flashed.add(one.id);
      } else if (isSeen(one)) still.add(one);
    }
    window.painted = { moved: [...moved].map((one) => one.id), flashed: [...flashed] };
  }).observe(probe);
  const next = () => {
    probe.style.width = `${1 + (probe.offsetWidth % 2)}px`;
    requestAnimationFrame(next);
  };
  next();
});

/** Waits until these have moved, and none of all that moved was painted before. */
async function expectNoFlash(page, pieces) {
  await expect.poll(() => page.evaluate(() => window.painted?.moved)).toEqual(expect.arrayContaining(pieces));
  expect(await page.evaluate(() => window.painted.flashed)).toEqual([]);
}

test('the first throw after loading rolls in', async ({ page, site }) => {
  await fixDice(page, 17);
  const person = new Person(page);
  await person.sitDown(site, 3);
  await person.says('Throw');
  await slowDown(page);
  await watch(page);
  await person.primary.click();
  await expectNoFlash(page, Array.from({ length: 10 }, (_, die) => `at-thrown-${die}`));
});

/** Six of a kind, the highest factor and a full taxi have each their own celebration. */
const CELEBRATED = ['at-bunting', 'at-firework-0', 'at-firework-2', 'at-parade-0', 'at-parade-5'];

for (const [name, turn, wanted, celebrated] of [['a lift-off', BEST, () => true, CELEBRATED], ['a failure to launch', MISFIRE, ({ fuel }) => fuel, []]]) {
  test(`${name} begins on the ground, and its ticket is not seen before`, async ({ page, site }) => {
    const person = new Person(page);
    await person.comeBackTo(site, untilLast(turn));
    for (const die of (await person.dice()).filter(wanted)) await person.pickByKey(die);
    await person.says('Place');
    await slowDown(page);
    await watch(page);
    await page.keyboard.press('Enter');
    await expectNoFlash(page, ['at-title', 'at-taxi', 'at-ticket', ...celebrated]);
  });
}

for (const [name, moment, piece] of [
  ['a round', [...BEST, 'spend 0', ...crystal(5), 'spend 0', ...crystal(6)], 'at-flag'],
  ['the game', NEARLY_OVER, 'at-winners'],
]) {
  test(`the end of ${name} is not seen before it moves`, async ({ page, site }) => {
    const person = new Person(page);
    await person.comeBackTo(site, moment);
    await person.expectScene('ticket');
    await slowDown(page);
    await watch(page);
    await person.press(page.locator('.ticket-take'));
    await person.confirmUntilGone('.ticket-take');
    await expectNoFlash(page, [piece]);
  });
}
