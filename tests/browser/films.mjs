// Films of what moves at the table at three sizes, dark and light, for people to look at: `make films` puts them into shots/films/, each as
// one sheet of its frames. An argument picks films by name.
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { serve } from '../../tools/serve.mjs';
import { FEWEST, choose, film, printSheet } from './camera.mjs';
import { BEST, JOKERS, MISFIRE, NEARLY_OVER, crystal, until, untilLast } from './moments.mjs';
import { Person, layOut, layOutRecord } from './person.mjs';
import { DIST } from './table.mjs';

const FOLDER = new URL('../../shots/films/', import.meta.url).pathname;
const [, , wanted = ''] = process.argv;
/** So often a film is taken again where the machine was too busy to paint enough of it. */
const TRIES = 3;
/** A laptop, a tablet, a phone, and how their frames lie on a sheet. */
const SIZES = [
  { width: 1280, height: 800, columns: 5, wide: 480 },
  { width: 768, height: 1024, columns: 7, wide: 340 },
  { width: 390, height: 844, columns: 10, wide: 240 },
];

/** Its dice come from a seed: ten of them fall next. */
const SEEDED = until('running/last-round.txt', 'round 1');
/** The second throw of this turn loses the crystal. */
const BEFORE_LOSS = until('running/last-round.txt', '2: AMTX f16 s4');

async function throwDice(person) {
  await person.says('Throw');
  return () => person.press(person.primary);
}

/** Picks these dice and is about to place them. */
const placing = (wantedDice) => async (person) => {
  for (const die of (await person.dice()).filter(wantedDice)) await person.pick(die);
  await person.says('Place');
  return () => person.press(person.primary);
};

async function pickJoker(person) {
  await person.press(person.die(3));
  const orbi = person.page.locator('.picker-choice.sp-orbi');
  await orbi.waitFor();
  return () => person.press(orbi);
}

/** Three Orbi, one of them a thumbs-up that is paid for. */
async function placePaid(person) {
  await (await pickJoker(person))();
  await person.press(person.die(0));
  return () => placing(() => false)(person).then((act) => act());
}

async function take(person) {
  await person.expectScene('ticket');
  return async () => {
    await person.press(person.page.locator('.ticket-take'));
    await person.confirmUntilGone('.ticket-take');
  };
}

/** The review is there, and the replay is about to run by itself. */
async function replays({ page }) {
  await page.locator('.curve-line').first().waitFor({ timeout: 120_000 });
  await page.locator('.replay-speed').selectOption('4×');
  return () => page.locator('.replay-play').click();
}

/** What is filmed: the moment before, as a moment of three or as a record, at the table or elsewhere; what is done until the act; for how long. */
const FILMS = [
  { name: 'throw', record: SEEDED, ready: throwDice, lasts: 1500 },
  { name: 'joker', moment: JOKERS, ready: pickJoker, lasts: 900 },
  { name: 'paid joker', moment: JOKERS, ready: placePaid, lasts: 1500 },
  { name: 'lost crystal', record: BEFORE_LOSS, ready: throwDice, lasts: 2400 },
  { name: 'a pair', moment: ['1: OAMTXj f334 s4 -> 1: O', '2: OAMTX f334 s4'], ready: placing(({ place }) => place < 2), lasts: 1600 },
  { name: 'six of a kind', moment: [...BEST.slice(0, 2), '3: OO s8'], ready: placing(({ place }) => place < 2), lasts: 1900 },
  { name: 'lift-off', moment: untilLast(BEST), ready: placing(() => true), lasts: 4400 },
  { name: 'lift-off with one left alone', moment: ['1: OOOOOA f334 s8 -> 4: OOOO', '2: OA f334 s8 -> 3: f334', '3: OA s8 -> 1: s8', '4: OA'], ready: placing(() => true), lasts: 4900 },
  { name: 'full taxi', moment: ['1: OOOAAX f233 s8 -> 4: OOOA', '2: AX f233 s8 -> 3: f233', '3: AA s8 -> 2: AA', '4: s8'], ready: placing(() => true), lasts: 4400 },
  { name: 'highest factor', moment: ['1: OOAMTX f334 s8 -> 4: OOAM', '2: TX f334 s8 -> 3: f334', '3: TX s8 -> 2: TX', '4: s8'], ready: placing(() => true), lasts: 4400 },
  { name: 'misfire', moment: untilLast(MISFIRE), ready: placing(({ fuel }) => fuel), lasts: 3600 },
  { name: 'round end', moment: [...BEST, 'spend 0', ...crystal(5), 'spend 0', ...crystal(6)], ready: take, lasts: 2000 },
  { name: 'stolen round', moment: [...crystal(5), 'spend 0', ...crystal(6), 'spend 0', ...BEST], ready: take, lasts: 2400 },
  { name: 'game end', moment: NEARLY_OVER, ready: take, lasts: 1600 },
  { name: 'replay', moment: [...NEARLY_OVER, 'spend 0'], at: '#/replay', ready: replays, lasts: 4000 },
  { name: 'solo end', record: until('records/solo-flight.txt', 'spend 6'), ready: take, lasts: 1600 },
];

mkdirSync(FOLDER, { recursive: true });
const site = await serve({ dir: DIST, base: '/' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });

/** One film, from its moment to its end. */
async function shoot({ moment, record, at = '#/table', ready, lasts }, { width, height }, colorScheme) {
  const context = await browser.newContext({ locale: 'en-GB', colorScheme, viewport: { width, height }, reducedMotion: 'no-preference', serviceWorkers: 'block' });
  const page = await context.newPage();
  // A tip may lie over what moves.
  await page.addInitScript(() => localStorage.setItem('space-taxi:/:memory:tips', '1 none'));
  await (record ? layOutRecord(page, record) : layOut(page, moment));
  await page.goto(site.address + at);
  const person = new Person(page);
  if (at === '#/table') await person.scene();
  const act = await ready(person);
  // What was done until now has come to rest.
  await page.waitForFunction(() => document.getAnimations().every((move) => move instanceof CSSAnimation || move.playState !== 'running'));
  const taken = await film(page, act, lasts);
  await context.close();
  return { frames: choose(taken, lasts), of: taken.frames.length };
}

async function print({ name }, { width, height, columns, wide }, colorScheme, { frames, of }) {
  const file = [name.replaceAll(' ', '-'), `${width}x${height}`, colorScheme].join('.');
  const page = await browser.newPage();
  const title = `${name}, ${width} × ${height}, ${colorScheme}: ${frames.length} of ${of} frames`;
  await printSheet(page, { title, frames, columns, width: wide, path: `${FOLDER}${file}.png` });
  await page.close();
  console.log(`shots/films/${file}.png${frames.length < FEWEST ? ': few frames, the machine was busy' : ''}`);
}

for (const one of FILMS.filter(({ name }) => name.replaceAll(' ', '-').includes(wanted.replaceAll(' ', '-')))) {
  for (const size of SIZES) for (const colorScheme of ['dark', 'light']) {
    let best = await shoot(one, size, colorScheme);
    for (let tries = 1; tries < TRIES && best.frames.length < FEWEST; tries += 1) {
      const next = await shoot(one, size, colorScheme);
      if (next.frames.length > best.frames.length) best = next;
    }
    await print(one, size, colorScheme, best);
  }
}
await browser.close();
await site.close();
