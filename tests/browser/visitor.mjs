// Somebody at the table in any browser that can be driven at all: looks at the page, clicks on what it shows, and waits for what comes of it.

import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 20;

/** Somebody who sees what this browser shows and clicks on it. */
export class Visitor {
  constructor(browser) {
    this.browser = browser;
  }

  /** What the page answers, as soon as it is something. A page that is being loaded answers nothing. */
  async until(what, ...args) {
    let cause;
    for (const end = Date.now() + PATIENCE_MS; ;) {
      const answer = await this.browser.run(what, ...args).catch((error) => { cause = error; });
      if (answer) return answer;
      await pause(PAUSE_MS);
      if (Date.now() > end) throw new Error(`waited in vain for ${what} with ${args}`, { cause });
    }
  }

  sees(selector) {
    return this.until((css) => document.querySelectorAll(css).length, selector);
  }

  /** Clicks on what matches and says these words, as soon as it lies still and nothing lies over it. */
  async click(selector, words = '') {
    const [x, y] = await this.until(async (css, text) => {
      const one = [...document.querySelectorAll(css)].find((each) => each.checkVisibility() && each.textContent.includes(text));
      if (!one) return null;
      one.scrollIntoView({ block: 'nearest' });
      const before = one.getBoundingClientRect();
      await new Promise(requestAnimationFrame);
      const { x: left, y: top, width, height } = one.getBoundingClientRect();
      const [across, down] = [left + width / 2, top + height / 2];
      const still = before.x === left && before.y === top;
      return still && one.contains(document.elementFromPoint(across, down)) && [across, down];
    }, selector, words);
    await this.browser.press(x, y);
  }

  /** What lies on the table. */
  table() {
    return this.until(() => {
      const scene = document.querySelector('.over, .ticket, .round, .play');
      return scene && {
        scene: scene.classList[0],
        record: localStorage.getItem('space-taxi:/:current')?.split(' ').at(-1),
        watches: Boolean(document.querySelector('.watched-skip, .act-main[role=status]')),
        dice: [...document.querySelectorAll('button.die')].map((die, place) => ({ place, lost: die.classList.contains('is-lost'), picked: die.getAttribute('aria-pressed') === 'true', thumb: /joker/i.test(die.getAttribute('aria-label')) })),
        tiles: [...document.querySelectorAll('.tile')].flatMap((tile, number) => (tile.classList.contains('is-turned') ? [] : [number])),
      };
    });
  }

  record() {
    return this.browser.run(() => localStorage.getItem('space-taxi:/:current')?.split(' ').at(-1));
  }

  /** Does something that changes the record, and says yes where the page asks before something final. */
  async act(selector) {
    const before = await this.record();
    await this.click(selector);
    const kept = () => this.until((old) => {
      if (document.querySelector('#confirm[open]')) return 'asked';
      return localStorage.getItem('space-taxi:/:current')?.split(' ').at(-1) !== old;
    }, before);
    if (await kept() === 'asked') {
      await this.click('#confirm-yes');
      await this.until((old) => localStorage.getItem('space-taxi:/:current')?.split(' ').at(-1) !== old, before);
    }
  }

  /** Dice for the highest tile that is left, aliens before thumbs-ups, which stay unpaid. */
  async place({ dice, tiles }) {
    const lost = dice.filter((die) => die.lost).length;
    const number = Math.max(...tiles.filter((tile) => tile > 0 && tile <= dice.length));
    const order = dice.filter((die) => !die.lost).sort((a, b) => a.thumb - b.thumb || a.place - b.place);
    const others = order.slice(0, number - lost);
    for (const { place, thumb, picked } of others.length ? others : dice) {
      // All that is left comes picked.
      if (!picked) await this.click(`#at-die-${place}`);
      await this.sees(`#at-die-${place}[aria-pressed=true]`);
      if (thumb) await this.click('.picker-unpaid');
      if (thumb) await this.sees('.picker-unpaid[aria-checked=true]');
    }
    await this.act('.act-main:not([aria-disabled])');
  }

  async step(table) {
    // Whoever skips sees the computer's next action at once. By now it may be a person's turn, whose buttons are others.
    if (table.watches) await this.browser.run(() => document.querySelector('.watched-skip, .act-main[role=status] ~ .act-none')?.click());
    else if (table.scene === 'round') await this.click('.round-go');
    else if (table.scene === 'ticket' && await this.browser.run(() => Boolean(document.querySelector('.ticket.is-void')))) await this.click('.ticket-take');
    else if (table.scene === 'ticket') await this.act('.ticket-take');
    else if (table.dice.length > 0) await this.place(table);
    else await this.act('.act-main');
  }

  /** Plays on until it sees this. A table at which nothing happens any more is an error. */
  async playUntil(scene) {
    let [before, end] = [null, 0];
    for (;;) {
      const table = await this.table();
      if (table.scene === scene) return;
      if (table.record !== before) [before, end] = [table.record, Date.now() + PATIENCE_MS];
      if (Date.now() > end) throw new Error(`nothing happens any more: ${JSON.stringify(table)}`);
      await this.step(table);
    }
  }
}
