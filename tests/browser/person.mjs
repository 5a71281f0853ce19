// A person at the table: sees what the page shows and taps what it offers, nothing else.
import { readFileSync } from 'node:fs';
import { convert } from './programs.mjs';
import { expect } from './table.mjs';

/** From now on the system's random bytes are these, so the dice are known. */
export async function fixDice(page, number) {
  await page.addInitScript((byte) => {
    Crypto.prototype.getRandomValues = (array) => {
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => { bytes[i] = byte + i; });
      return array;
    };
  }, number);
}

/** What is saved of the game on the table, as its compact record. It is written right after it is drawn, so that frame is waited for. */
export const savedRecord = (page) => page.evaluate(async () => {
  await new Promise(requestAnimationFrame);
  await new Promise((go) => { setTimeout(go); });
  const key = Object.keys(localStorage).find((name) => name.endsWith(':current'));
  return key ? localStorage.getItem(key).split(' ').at(-1) : null;
});

/** Where the game on the table is kept. */
export const CURRENT = 'space-taxi:/:current';

/** In the set-up: who plays at this seat, by the words on the chip. */
export const letPlay = (page, seat, driver) => page.locator('.seat').nth(seat).locator('.seat-driver').getByText(driver, { exact: true }).click();

/** The page that opens next finds a game that was left at this moment, of one player a solo game, and one that was finished before it, or several. Its dice fell at a real table. */
export async function layOut(page, moment, players = ['Ada', 'Ben', 'Cleo'], drivers = 'person', finished = null) {
  const seats = players.map((name, seat) => `player ${Array.isArray(drivers) ? drivers[seat] : drivers} ${name}`);
  const opening = ['space-taxi 1', `mode ${players.length > 1 ? 'table' : 'solo'}`, ...seats, `begins ${players[0]}`, 'dice by hand'];
  const saved = (lines) => `1 - ${convert(`${[...opening, ...lines].join('\n')}\n`)}`;
  const before = Array.isArray(finished?.[0]) ? finished : [finished].filter(Boolean);
  await store(page, { [CURRENT]: saved(moment), ...Object.fromEntries(before.map((lines, nth) => [`space-taxi:/:finished:${nth + 1}`, saved(lines)])) });
}

/** The page that opens next finds a game of Mila, Otto and Noor, whose last round is about to begin. Its dice come from a seed. */
export async function layOutLastRound(page, drivers = ['person', 'person', 'person']) {
  const text = readFileSync(new URL('../data/running/last-round.txt', import.meta.url), 'utf8');
  let seat = 0;
  await layOutRecord(page, text.replaceAll(/^player person/gm, () => `player ${drivers[seat++]}`));
}

/** The page that opens next finds the finished daily flight of 16 November 2026 that counts on its table. */
export async function layOutDaily(page) {
  const noted = 'space-taxi:/:memory:daily:2026-11-16';
  const kept = JSON.parse(readFileSync(new URL('../data/saves/0.1.0.json', import.meta.url), 'utf8'))[noted].replace(' again', '');
  await store(page, { [CURRENT]: `1 - ${kept.split(' ')[1]}`, [noted]: kept });
}

/** The page that opens next finds this game on its table. */
export const layOutRecord = (page, record) => store(page, { [CURRENT]: `1 - ${convert(record)}` });

/** The page that opens next finds this in its storage, and what it has made of it when it is opened again. */
export const store = (page, texts) => page.addInitScript((all) => {
  if (!sessionStorage.getItem('laid')) for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  sessionStorage.setItem('laid', 'once');
}, texts);

const PATIENCE_MS = 20_000;

/** The question as a function for the page, which asks it again and again: so nobody waits for longer than the page takes. */
const waiting = (question) => new Function('root', 'given', `return (async () => {
  for (const end = performance.now() + ${PATIENCE_MS}; performance.now() < end; await new Promise((go) => { setTimeout(go, 10); })) {
    const answer = (${question})(given);
    if (answer) return answer;
  }
  throw new Error(${JSON.stringify(`waited in vain for ${question}`)} + ' with ' + given);
})()`);

export class Person {
  /** With a mouse, or with a finger where the page knows touches; in a hurry, past the browser's own way to a button, where a game only has to be played. */
  constructor(page, press = 'click') {
    this.page = page;
    this.press = press === 'hurry' ? (target) => target.evaluate((button) => button.click()) : (target) => target[press]();
  }

  /** Opens the page, lays a table for so many and starts. */
  async sitDown(site, players = 3) {
    await this.page.goto(site);
    await this.layTable(players);
  }

  /** Lays a table for so many, from the first page, and starts. */
  async layTable(players) {
    await this.press(this.page.getByRole('button', { name: 'Play together' }));
    await this.press(this.page.locator('.setup-count').getByText(String(players), { exact: true }));
    await this.press(this.page.getByRole('button', { name: 'Start the game' }));
    await this.expectScene('play');
  }

  /** Comes back to a game that was left at this moment. */
  async comeBackTo(site, moment) {
    await layOut(this.page, moment);
    await this.page.goto(site);
    await this.page.getByRole('button', { name: /^Continue/ }).click();
  }

  /** What the page answers to this, as soon as it is something. */
  until(question, given) {
    return this.page.locator('html').evaluate(waiting(question), given);
  }

  /** Which of its scenes the table shows. */
  scene() {
    return this.until(() => {
      const scene = [...document.querySelectorAll('.play, .ticket, .round, .over')].find((one) => one.checkVisibility({ visibilityProperty: true }));
      return scene && (scene.matches('.is-void') ? 'misfire' : ['play', 'ticket', 'round', 'over'].find((name) => scene.classList.contains(name)));
    });
  }

  async expectScene(wanted) {
    await expect.poll(() => this.scene(), { intervals: [20] }).toBe(wanted);
  }

  get primary() {
    return this.page.locator('.act-main');
  }

  die(place) {
    return this.page.locator(`#at-die-${place}`);
  }

  /** The dice in the tray: what they are called, and whether they can be picked. */
  dice() {
    return this.page.locator('button.die').evaluateAll((dice) => dice.map((die, place) => ({
      place,
      name: die.getAttribute('aria-label'),
      lost: die.classList.contains('is-lost'),
      thumb: /joker/i.test(die.getAttribute('aria-label')),
      fuel: Number(die.getAttribute('aria-label').match(/fuel die: (\d)/i)?.[1] ?? 0),
    })));
  }

  /** The numbers of the tiles that are not turned over. */
  tiles() {
    return this.page.locator('.tile').evaluateAll((tiles) =>
      tiles.map((tile, number) => (tile.classList.contains('is-turned') ? -1 : number)).filter((number) => number >= 0));
  }

  /** The words on the main button, as soon as they begin like this. */
  says(words) {
    return this.until((start) => document.querySelector('.act-main')?.textContent.trim().startsWith(start), words);
  }

  async throwDice() {
    await this.says('Throw');
    await this.press(this.primary);
    await this.until(() => document.querySelector('button.die')?.checkVisibility({ visibilityProperty: true }));
  }

  /** Whether the die is picked: all that is left comes so. */
  isPicked(die) {
    return this.die(die.place).evaluate((button) => button.getAttribute('aria-pressed') === 'true');
  }

  /** Picks the die if it is not picked yet, and leaves a thumbs-up unpaid unless a species is named. */
  async pick(die, species = null) {
    if (!(await this.isPicked(die))) await this.press(this.die(die.place));
    await this.until((place) => document.querySelector(`#at-die-${place}`)?.getAttribute('aria-pressed') === 'true', die.place);
    if (!die.thumb) return;
    // Another one may be asked about.
    if (!(await this.die(die.place).evaluate((button) => button.classList.contains('is-asked')))) await this.press(this.die(die.place));
    const choice = species ? this.page.getByRole('radio', { name: species }) : this.page.locator('.picker-unpaid');
    await this.press(choice);
    await expect(choice).toHaveAttribute('aria-checked', 'true');
  }

  async place() {
    await this.says('Place');
    await this.press(this.primary);
    await this.confirmUntilGone('button.die');
  }

  /** Waits until these are gone, and says yes where the page asks before something final. */
  async confirmUntilGone(pieces) {
    const gone = () => this.until((css) => (document.querySelector('dialog[open]') ? 'asked' : !document.querySelector(css)), pieces);
    if (await gone() !== 'asked') return;
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: /^(End the turn|End the game|Place anyway)$/ }));
    expect(await gone()).toBe(true);
  }

  /** A plain choice: dice for the highest tile that is left, aliens before thumbs-ups. A lost die goes with them by itself, or is picked alone. */
  async choice() {
    await this.until(() => document.querySelector('button.die') && document.querySelector('.tile'));
    const [dice, tiles] = [await this.dice(), await this.tiles()];
    const lost = dice.some((die) => die.lost) ? 1 : 0;
    const number = Math.max(...tiles.filter((tile) => tile > 0 && tile <= dice.length));
    const order = dice.filter((die) => !die.lost).sort((a, b) => a.thumb - b.thumb || a.place - b.place);
    const others = order.slice(0, number - lost);
    return { number, dice: others.length ? others : dice.filter((die) => die.lost) };
  }

  /** Picks a die by its key if it is not picked yet, and leaves a thumbs-up unpaid: of several the first that waits is asked about. */
  async pickByKey(die) {
    if (!(await this.isPicked(die))) await this.page.keyboard.press(die.place === 9 ? '-' : String(die.place + 1));
    await expect(this.die(die.place)).toHaveAttribute('aria-pressed', 'true');
    if (die.thumb) await this.page.keyboard.press('u');
  }

  async placeSomehow() {
    for (const die of (await this.choice()).dice) await this.pick(die);
    await this.place();
  }

  /** One step of the game, whatever it is. */
  async step() {
    const scene = await this.scene();
    if (scene === 'play') {
      if (/^Throw/.test(await this.primary.innerText())) await this.throwDice();
      else await this.placeSomehow();
    } else if (scene === 'ticket' || scene === 'misfire') {
      await this.press(this.page.locator('.ticket-take'));
      await this.confirmUntilGone('.ticket-take');
    } else if (scene === 'round') {
      await this.press(this.page.locator('.round-go'));
    }
    return scene;
  }

  /** Plays on until the page shows one of these scenes. */
  async playUntil(...scenes) {
    for (let steps = 0; steps < 500; steps += 1) {
      const scene = await this.scene();
      if (scenes.includes(scene)) return scene;
      await this.step();
    }
    throw new Error(`${scenes} was not reached`);
  }
}
