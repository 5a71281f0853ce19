// A person at the table: sees what the page shows and taps what it offers, nothing else.
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

/** What is saved of the game on the table, as its compact record. */
export const savedRecord = (page) => page.evaluate(() => {
  const key = Object.keys(localStorage).find((name) => name.endsWith(':current'));
  return key ? localStorage.getItem(key).split(' ').at(-1) : null;
});

/** Where the game on the table is kept. */
export const CURRENT = 'space-taxi:/:current';

/** In the set-up: who plays at this seat, by the words on the chip. */
export const letPlay = (page, seat, driver) => page.locator('.seat').nth(seat).locator('.seat-driver').getByText(driver, { exact: true }).click();

/** The page that opens next finds a game that was left at this moment. Its dice fell at a real table. */
export async function layOut(page, moment, players = ['Ada', 'Ben', 'Cleo'], driver = 'person') {
  const opening = ['space-taxi 1', 'mode table', ...players.map((name) => `player ${driver} ${name}`), `begins ${players[0]}`];
  const saved = `1 - ${convert(`${[...opening, 'dice by hand', ...moment].join('\n')}\n`)}`;
  await page.addInitScript(([key, game]) => {
    if (!sessionStorage.getItem('laid')) localStorage.setItem(key, game);
    sessionStorage.setItem('laid', 'once');
  }, [CURRENT, saved]);
}

export class Person {
  /** With a mouse, or with a finger where the page knows touches. */
  constructor(page, press = 'click') {
    this.page = page;
    this.press = (target) => target[press]();
  }

  /** Opens the page, lays a table for so many and starts. */
  async sitDown(site, players = 3) {
    await this.page.goto(site);
    await this.layTable(players);
  }

  /** Lays a table for so many, from the first page, and starts. */
  async layTable(players) {
    await this.press(this.page.getByRole('button', { name: 'New game' }));
    await this.press(this.page.locator('.setup-count').getByText(String(players), { exact: true }));
    await this.press(this.page.getByRole('button', { name: 'Start the engines' }));
    await this.expectScene('play');
  }

  /** Comes back to a game that was left at this moment. */
  async comeBackTo(site, moment) {
    await layOut(this.page, moment);
    await this.page.goto(site);
    await this.page.getByRole('button', { name: /^Continue/ }).click();
  }

  /** Which of its scenes the table shows. */
  async scene() {
    const scenes = this.page.locator('.play, .ticket, .round, .over').first();
    await expect(scenes).toBeVisible();
    const classes = (await scenes.getAttribute('class')).split(' ');
    return classes.includes('is-void') ? 'misfire' : classes[0];
  }

  async expectScene(scene) {
    await expect.poll(() => this.scene()).toBe(scene);
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

  async throwDice() {
    await expect(this.primary).toHaveText(/^Throw/);
    await this.press(this.primary);
    await expect(this.page.locator('button.die').first()).toBeVisible();
  }

  /** Picks the die, and leaves a thumbs-up unpaid unless a species is named. */
  async pick(die, species = null) {
    await this.press(this.die(die.place));
    await expect(this.die(die.place)).toHaveAttribute('aria-pressed', 'true');
    if (!die.thumb) return;
    const choice = species ? this.page.getByRole('radio', { name: species }) : this.page.locator('.picker-unpaid');
    await this.press(choice);
    await expect(choice).toHaveAttribute('aria-checked', 'true');
  }

  async place() {
    await expect(this.primary).toHaveText(/^Place/);
    await this.press(this.primary);
    await this.confirmUntilGone('button.die');
  }

  /** Waits until these are gone, and says yes where the page asks before something final. */
  async confirmUntilGone(pieces) {
    const dialog = this.page.getByRole('dialog');
    const left = this.page.locator(pieces);
    await expect.poll(async () => (await dialog.isVisible()) || (await left.count()) === 0).toBe(true);
    if (await dialog.isVisible()) await this.press(dialog.getByRole('button', { name: /^(End the turn|End the game|Place anyway)$/ }));
    await expect(left).toHaveCount(0);
  }

  /** A plain choice: dice for the highest tile that is left, aliens before thumbs-ups. A lost die counts by itself. */
  async choice() {
    const [dice, tiles] = [await this.dice(), await this.tiles()];
    const lost = dice.some((die) => die.lost) ? 1 : 0;
    const number = Math.max(...tiles.filter((tile) => tile > 0 && tile <= dice.length));
    const order = dice.filter((die) => !die.lost).sort((a, b) => a.thumb - b.thumb || a.place - b.place);
    return { number, dice: order.slice(0, number - lost) };
  }

  /** Picks a die by its key, and leaves a thumbs-up unpaid. */
  async pickByKey(die) {
    await this.page.keyboard.press(die.place === 9 ? '-' : String(die.place + 1));
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
