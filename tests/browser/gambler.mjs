// A player who leaves everything to chance, and to the same chance each time: what is done at a moment of a game follows from a
// number and from the record so far. So a game that was broken off can be held against the same one that was not. The gambler sits
// in the page and presses its buttons, a hundred times as fast as a person.

/** To be put into every page of the gambler; `number` fixes the dice. */
export function seatGambler(number) {
  Crypto.prototype.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => { bytes[i] = 37 * number + i; });
    return array;
  };

  const CURRENT = 'space-taxi:/:current';
  /** A record without the day on which it was kept. */
  const letters = (value) => value?.split(' ').at(-1);
  const record = () => letters(localStorage.getItem(CURRENT));
  /** Every record of the game on the table that this page has kept. */
  const kept = [];
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    if (key === CURRENT) kept.push(letters(value));
  };

  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  /** The page has done all it had to do for now. */
  const { port1, port2 } = new MessageChannel();
  const idle = () => new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(null);
  });
  /** What was to be done after drawing is done as well: Yew puts it off while the page is slow. */
  const settle = async () => {
    for (let turns = 0; turns < 3; turns += 1) await new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
  };
  async function until(condition) {
    const end = performance.now() + 20_000;
    for (let found = condition(); ; found = condition()) {
      if (found) return found;
      if (performance.now() > end) throw new Error(`waited in vain for ${condition}`);
      await idle();
    }
  }

  /** Numbers from 0 to below 1 that follow from a text. */
  function chance(text) {
    let state = [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(), 0x01000193), 0x811c9dc5);
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  }

  const scene = () => one('.over, .ticket, .round, .play');
  const is = (name) => scene()?.classList.contains(name);
  /** A computer plays: there is nothing to do but to look, or to skip. */
  const skip = () => one('.watched-skip') ?? (one('.act-main[role=status]') && one('.act-none'));

  /** What lies on the table. */
  const look = () => ({
    scene: ['over', 'is-void', 'ticket', 'round', 'play'].find(is),
    dice: all('button.die').map((die) => die.getAttribute('aria-label')),
    turned: all('.tile').map((tile) => tile.classList.contains('is-turned')),
    cards: all('.card').map((card) => card.textContent),
    told: is('play') ? '' : scene()?.textContent,
    board: all('.board use').map((use) => use.getAttribute('href')),
  });

  /** Does what follows from chance until the record is another one, and lets computers play; gives up after so many presses. */
  async function act(hands, most) {
    const before = record();
    const random = chance(`${number} ${before}`);
    const some = (list) => list[Math.floor(random() * list.length)];
    const done = () => record() !== before;
    let presses = 0;
    const looks = [look()];
    class Enough extends Error {}
    const press = async (button, then = done) => {
      presses += 1;
      // Whoever wants to break this off hears of it before, not after.
      if (presses === most) console.debug('now');
      button.click();
      if (presses === most) throw new Enough();
      await idle();
      await until(() => done() || then());
    };

    /** Looks on to what comes after this scene. It is not part of the record. */
    async function turn(button, from) {
      await press(button, () => !is(from));
      looks.push(look());
    }

    /** What somebody may take back, but only once: else it would be done and taken back for ever. */
    function undo(likely) {
      const [wanted, button] = [random() < likely, one('.act-undo, .ticket-undo')];
      if (!wanted || !button || button.disabled || sessionStorage.getItem(before)) return null;
      sessionStorage.setItem(before, 'taken back');
      return button;
    }

    async function pick(count) {
      const dice = all('button.die:not(.is-lost)');
      for (; count > 0; count -= 1) {
        const [{ id }] = dice.splice(Math.floor(random() * dice.length), 1);
        await press(one(`#${id}`), () => one(`#${id}[aria-pressed=true]`));
        if (one(`#${id}.is-asked`)) await decide(some(all('.picker-choice:not(:disabled)')));
      }
    }

    /** What a thumbs-up becomes. A species that cannot be paid is refused; it then goes along as it is. */
    async function decide(choice) {
      await press(choice, () => true);
      if (!one('.picker-choice[aria-checked=true]')) await press(one('.picker-unpaid'), () => one('.picker-unpaid[aria-checked=true]'));
    }

    async function place() {
      const none = one('.act-none');
      if (!none.disabled && random() < 0.15) return press(none);
      const [count, lost] = [all('button.die').length, all('button.die.is-lost').length];
      const tiles = all('.tile').flatMap((tile, digit) => (digit > 0 && digit <= count && !tile.classList.contains('is-turned') ? [digit] : []));
      // All that is left comes picked.
      for (const { id } of all('button.die[aria-pressed=true]:not(.is-lost)')) {
        // A thumbs-up first asks what it is to be.
        while (one(`#${id}[aria-pressed=true]`)) await press(one(`#${id}`), () => true);
      }
      await pick(some(tiles) - lost);
      // Beside others a lost one goes by itself.
      if (lost && !one('button.die[aria-pressed=true]')) await press(one('button.die.is-lost'), () => one('button.act-main:not([aria-disabled])'));
      return forGood(await until(() => one('button.act-main:not([aria-disabled])')));
    }

    async function spend() {
      const pay = Math.floor(random() * (all('.coins-coin').length + 1));
      if (pay > 0) await press(all('.coins-coin')[pay - 1], () => all('.coins-coin.is-paid').length === pay);
      return forGood(one('.ticket-take'));
    }

    /** Presses, and says yes where the page asks before something final. */
    async function forGood(button) {
      await press(button, () => one('#confirm[open]'));
      if (!done()) await press(one('#confirm-yes'));
    }

    async function handOver() {
      location.hash = '#/players';
      const seats = await until(() => one('dialog[open] select.driver') && all('dialog[open] select.driver'));
      const seat = some(seats);
      const people = seats.filter((other) => other.selectedIndex === 0);
      // Somebody stays at the table, and only those computers come that answer at once.
      const driver = some([0, 1, 2].filter((other) => other !== seat.selectedIndex && (other === 0 || people.some((person) => person !== seat))));
      if (driver !== undefined) {
        seat.selectedIndex = driver;
        seat.dispatchEvent(new Event('change', { bubbles: true }));
        await until(done);
      }
      one('dialog[open] .sheet-close').click();
      await until(() => !one('dialog[open]'));
    }

    async function step() {
      if (is('is-void')) {
        const back = undo(0.2);
        return back ? press(back) : turn(one('.ticket-take'), 'is-void');
      }
      if (is('round')) return turn(one('.round-go'), 'round');
      if (is('play') && one('button.die')) return place();
      const back = undo(0.08);
      if (back) return press(back);
      return is('ticket') ? spend() : press(one('.act-main'));
    }

    try {
      await until(scene);
      if (!skip() && hands && random() < 0.06) await handOver();
      while (!done() && !is('over') && !skip()) await step();
      while (skip()) {
        const last = record();
        await press(skip(), () => true);
        await until(() => record() !== last || !skip());
        if (!skip()) await settle();
      }
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
    return { presses, looks };
  }

  /** Plays on until the record is one of these, so many were kept, or the game is over. */
  async function playTo(hands, targets, most = Infinity) {
    const played = { looks: {}, presses: {}, kept };
    while (!is('over') && kept.length < most && !targets.includes(record())) {
      const now = skip() ? null : record();
      const { presses, looks } = await act(hands, 0);
      if (now) [played.presses[now], played.looks[now]] = [presses, looks];
    }
    played.looks[record()] ??= [look()];
    return played;
  }

  window.gambler = { act, playTo, look, record, watches: () => Boolean(skip()) };
}
