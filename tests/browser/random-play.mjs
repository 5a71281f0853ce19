// Somebody who plays at random and fast, inside the page: for tests that need many moments of many games.

/** Random numbers that are the same each time: mulberry32. */
export function luck(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** What can be seen of the game, but for dice that are only picked. */
export const seen = (page) => page.evaluate(() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const scene = document.querySelector('.play, .ticket, .round, .over');
  const classes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.classList.contains('is-turned'));
  return JSON.stringify({
    scene: scene?.classList[0],
    // Kind and face: what follows in the name is where it lies and what was only picked.
    dice: [...document.querySelectorAll('button.die')].map((die) => die.getAttribute('aria-label').split(',')[0]).sort(),
    tiles: classes('.tile'),
    cards: texts('.card-rounds'),
    ticket: scene?.classList[0] === 'play' ? [] : texts('.ticket, .round, .over'),
  });
});

/** Does so many things at random, as fast as the page answers; the last one is not waited for if `hasty`. */
export const play = (page, numbers, hasty) => page.evaluate(async ([rolls, hurry]) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled && one.offsetParent !== null);
  const drawn = () => new Promise((resolve) => { setTimeout(resolve, 0); });
  const settled = async () => { for (let i = 0; i < 4; i += 1) await drawn(); };
  for (const [place, roll] of rolls.entries()) {
    const any = (selector) => { const found = all(selector); return found[roll % Math.max(found.length, 1)]; };
    const first = (...selectors) => selectors.map(any).find(Boolean);
    const sure = first('dialog[open] .confirm-answers button:last-child', '.ticket-take', '.round-go', '.picker [role=radio]:not([aria-checked=true])');
    const main = document.querySelector('button.act-main:not(:disabled)');
    const dice = any('button.die:not(.is-lost)');
    const target = sure ?? (main && (!dice || roll % 2 === 0) ? main : roll % 11 === 0 ? any('.act-undo') ?? dice : dice ?? main);
    if (!target && document.querySelector('.over')) return;
    target?.click();
    if (!hurry || place < rolls.length - 1) await settled();
  }
}, [numbers, hasty]);
