// Gremlins: clicks, touches, typing and scrolling at random, from a number, so that the same number means the same mischief. They stay on
// the page and know where its buttons are, or they would mostly press the sky.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const GREMLINS = readFileSync(createRequire(import.meta.url).resolve('gremlins.js'), 'utf8');

/** Every page of this browser is one that gremlins cannot leave: what a link opens beside it is closed, and other sites are not gone to. */
export async function fence(page) {
  page.on('popup', (other) => other.close());
  await page.addInitScript(() => addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && new URL(link.href).origin !== location.origin) event.preventDefault();
  }, true));
}

/** Lets gremlins loose on the page, so many acts in all, and waits until they are done. */
export async function release(page, seed, acts) {
  if (!(await page.evaluate(() => 'gremlins' in window))) await page.evaluate(GREMLINS);
  await page.evaluate(rampage, [seed, acts]);
}

/** Runs in the page. */
function rampage([seed, acts]) {
  const { Chance, createHorde, species, strategies } = window.gremlins;
  const chance = new Chance(seed);
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());

  /** Half of the time anywhere, else in the middle of something that can be pressed. */
  const positionSelector = () => {
    const targets = all('button, summary, label, a[href], select, input, textarea');
    const [width, height] = [innerWidth - 1, innerHeight - 1];
    if (chance.bool() || targets.length === 0) return [chance.natural({ max: width }), chance.natural({ max: height })];
    const box = chance.pickone(targets).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };

  /** Keys that the game knows, where the focus is. The typer's own have no name. */
  const typist = () => () => {
    const key = chance.pickone([...'1234567890-ruopacsftmlhn?+', 'Enter', ' ', 'Escape', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Backspace']);
    for (const kind of ['keydown', 'keyup']) (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }));
  };

  /** The form filler sets a list without a word to the page, and does not move a slider. */
  const chooser = () => () => {
    const fields = all('select, input[type=range]');
    if (fields.length === 0) return;
    const field = chance.pickone(fields);
    if (field.matches('select')) field.selectedIndex = chance.natural({ max: field.options.length - 1 });
    else field.value = chance.natural({ min: Number(field.min), max: Number(field.max) });
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };

  // What they show of themselves would lie over the page.
  const showAction = false;
  const { clicker, toucher, formFiller, scroller, typer } = species;
  const kinds = [
    [0.6, clicker({ positionSelector, showAction })], [0.1, toucher({ positionSelector, showAction })], [0.08, formFiller({ showAction })],
    [0.04, scroller({ showAction })], [0.06, typer({ showAction })], [0.09, typist], [0.03, chooser],
  ];
  return createHorde({
    species: kinds.map(([, kind]) => kind),
    mogwais: [],
    strategies: [strategies.distribution({ distribution: kinds.map(([share]) => share), delay: 5, nb: acts })],
    randomizer: chance,
  }).unleash();
}
