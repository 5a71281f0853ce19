// A whole game by ear: Chromium's own accessibility tree is all that is known of the page, and keys are all that is done to it.
import { fixDice, savedRecord } from './person.mjs';
import { replay } from './programs.mjs';
import { expect, test } from './table.mjs';

test.setTimeout(600_000);

/** Somebody who hears roles, names and states, and presses what they have been told of. */
class Listener {
  constructor(page, control) {
    Object.assign(this, { page, control });
  }

  /** What an assistive tool is told of the page now. */
  async hear() {
    const { nodes } = await this.control.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const told = (node) => ({
      role: node.role?.value,
      name: node.name?.value ?? '',
      place: node.backendDOMNodeId,
      is: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      within: () => within(node),
    });
    const within = (node) => (node.childIds ?? []).map((id) => byId.get(id)).filter(Boolean)
      .flatMap((part) => [...(part.ignored ? [] : [told(part)]), ...within(part)]);
    const heard = nodes.filter((node) => !node.ignored).map(told);
    return {
      all: (role, name) => heard.filter((one) => one.role === role && name.test(one.name)),
      one: (role, name) => heard.find((one) => one.role === role && name.test(one.name) && !one.is.disabled),
    };
  }

  /** Waits until something of this role and name is told, or nothing is. */
  async until(role, name, there = true) {
    let told;
    await expect.poll(async () => Boolean(told = (await this.hear()).one(role, name)), `${role} ${name}`).toBe(there);
    return told;
  }

  /** Goes there and presses a key. */
  async press({ place }, key = 'Enter') {
    await this.control.send('DOM.focus', { backendNodeId: place });
    await this.page.keyboard.press(key);
  }

  async pressWhenTold(role, name, key) {
    await this.press(await this.until(role, name), key);
  }
}

const DIE = /die: /;
const ENDS = /^(Take \d+ points?|Continue|Next|Start round \d)$/;

/** The dice for the highest tile: aliens that come in numbers first, then the crystal and fuel, a joker only if it must be. */
function choice(heard) {
  const dice = heard.all('button', DIE);
  const kind = ({ name }) => name.match(/die: ([^,]*)/)[1];
  const many = (die) => dice.filter((other) => kind(other) === kind(die)).length;
  const worth = (die) => (/^Passenger/.test(die.name) ? 4 * many(die) : /^Smuggling/.test(die.name) ? 6 : 4) - 100 * /joker/.test(die.name);
  const tiles = heard.all('button', /^Tile \d(, turned over next)?$/).map(({ name }) => Number(name.match(/\d/)[0]));
  const lost = dice.filter(({ name }) => /lost/.test(name));
  const number = Math.max(...tiles.filter((tile) => tile <= dice.length));
  const others = dice.filter((die) => !lost.includes(die)).sort((a, b) => worth(b) - worth(a)).slice(0, number - lost.length);
  return others.length ? others : lost;
}

test('a whole game of three is played by Chromium’s accessibility tree, and its table is what the rules make of its record', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('space-taxi:/:settings', '1 pace=off'));
  await fixDice(page, 21);
  const listener = new Listener(page, await page.context().newCDPSession(page));
  await listener.control.send('Accessibility.enable');
  await listener.control.send('DOM.enable');
  await page.goto(site);
  await listener.pressWhenTold('button', /^Play together/);
  await listener.pressWhenTold('radio', /^3$/, 'Space');
  await listener.pressWhenTold('button', /^Start the game$/);
  await listener.until('button', /^Throw \d/);

  const seen = new Set();
  for (let steps = 0; steps < 300; steps += 1) {
    const heard = await listener.hear();
    if (heard.one('heading', /^End of the game$/)) break;
    const [throwing, ending] = [heard.one('button', /^Throw \d/), heard.one('button', ENDS)];
    if (throwing) await throwDice(throwing);
    else if (heard.all('button', DIE).length) await place(choice(heard));
    else if (ending) await end(heard, ending);
  }
  expect([...seen].sort()).toEqual(['Continue', 'One coin more', 'Start round', 'Take', 'joker paid']);

  const engine = replay(await savedRecord(page));
  expect(engine.phase).toBe('game_over');
  const expected = engine.players.map(({ name, total, coins }) => ({ name, total, coins }));
  const byName = (a, b) => a.name.localeCompare(b.name);
  expect((await finalTable()).sort(byName)).toEqual(expected.sort(byName));

  async function throwDice(button) {
    await listener.press(button);
    await listener.until('button', DIE);
    expect((await listener.hear()).all('StaticText', /\. Thrown: /)).toHaveLength(1);
  }

  async function place(dice) {
    for (const die of dice) {
      expect(die.name).toMatch(/^(Passenger|Fuel|Smuggling) die: .+, \d+ of \d+$/);
      // All that is left comes picked.
      if (die.is.pressed !== 'true') await listener.press(die);
      if (/joker/.test(die.name)) await decide();
    }
    // A lost one goes with the others.
    const names = dice.map(({ name }) => name.match(/, (\d+ of \d+)$/)[1]);
    const picked = async () => (await listener.hear()).all('button', DIE).filter(({ is, name }) => is.pressed === 'true' && names.some((place) => name.endsWith(`, ${place}`))).length;
    await expect.poll(picked).toBe(dice.length);
    await listener.pressWhenTold('button', /^Place \d/);
    await settled(DIE);
  }

  /** What the joker becomes: an alien for a coin, as long as there is one. */
  async function decide() {
    const unpaid = await listener.until('radio', /^Unpaid/);
    const alien = (await listener.hear()).one('radio', /^Orbi/);
    seen.add(alien ? 'joker paid' : 'joker unpaid');
    await listener.press(alien ?? unpaid, 'Space');
  }

  async function end(heard, button) {
    const more = heard.one('button', /^One coin more$/);
    if (more && !seen.has('One coin more')) {
      seen.add('One coin more');
      await listener.press(more);
      await listener.until('StaticText', /^Coins to spend: 1 of/);
      return;
    }
    seen.add(button.name.match(/^(Take|Start round|.*)/)[1]);
    await listener.press(button);
    await settled(new RegExp(`^${button.name}$`));
  }

  /** Waits until this button is gone, and says yes where the page asks before something final. */
  async function settled(gone) {
    const asks = /^(End the turn|End the game|Place anyway)$/;
    let yes;
    await expect.poll(async () => {
      const heard = await listener.hear();
      yes = heard.one('button', asks);
      return Boolean(yes) || !heard.one('button', gone);
    }).toBe(true);
    if (!yes) return;
    await listener.press(yes);
    await listener.until('button', asks, false);
    await listener.until('button', gone, false);
  }

  async function finalTable() {
    const rows = (await listener.until('table', /^Points per round$/)).within().filter(({ role }) => role === 'row');
    const [titles, ...lines] = rows.map((row) => row.within().filter(({ role }) => /^(columnheader|rowheader|cell|gridcell)$/.test(role)).map(({ name }) => name));
    const at = (line, title) => line[titles.indexOf(title)];
    return lines.map((line) => ({ name: at(line, 'Player').replace(/^\d+ */, ''), total: Number(at(line, 'Total')), coins: Number(at(line, 'Coins')) }));
  }
});
