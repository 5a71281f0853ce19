// What can be measured of how a page looks, once everything on it has come to rest: text that is cut off, things that overlap, choices
// that cannot be told apart.
import { expect } from '@playwright/test';
import { SIZES } from './screens.mjs';

const atRest = async () => {
  await document.fonts.ready;
  const moves = document.getAnimations().filter((move) => move.effect.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moves.map((move) => move.finished));
};

/** Waits until nothing moves. */
export const rest = (page) => page.evaluate(atRest);

/** Sets the size of all text as the settings and the browser do together, without opening the page anew. */
export const scaleText = (page, percent) => page.evaluate((scale) => {
  document.documentElement.style.setProperty('--text-scale', scale);
  document.documentElement.dataset.text = 16 * scale >= 20 ? 'large' : 'normal';
}, percent / 100);

/** Texts that are cut off, or stick out of the button they stand on or of the page. */
const cutOffHere = () => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  for (const target of document.querySelectorAll('button, a[href], input, select, summary')) {
    const { left, right, width } = target.getBoundingClientRect();
    const unseen = target.closest('.sr, [inert], [hidden]') || width <= 1 || !target.checkVisibility({ visibilityProperty: true });
    if (!unseen && (left < -1 || right > innerWidth + 1)) found.push(`off the side: ${target.id || target.className || target.tagName}`);
  }
  for (const number of document.querySelectorAll(':is(.card, .scores, .over-winner) .num, .race-total, .race-points')) {
    const [inner, outer] = [number, number.closest('.card, td, .over-winner, .race-chart')].map((one) => one.getBoundingClientRect());
    if (inner.width > 0 && outer.width > 0 && (inner.left < outer.left + 1 || inner.right > outer.right - 1)) found.push(`a number sticks out: ${number.textContent || number.ariaLabel}`);
  }
  for (const total of document.querySelectorAll('.card-total > .num')) {
    const { left, right, top, bottom } = total.getBoundingClientRect();
    const range = document.createRange();
    for (const text of total.closest('.card').querySelectorAll('h2, .card-who p > *')) {
      range.selectNodeContents(text);
      const under = (line) => line.width > 0 && Math.min(line.right, text.getBoundingClientRect().right) > left + 1 && line.left < right - 1 && line.bottom > top + 3 && line.top < bottom - 3;
      if ([...range.getClientRects()].some(under)) found.push(`a total over ${text.textContent}`);
    }
  }
  for (const mark of document.querySelectorAll('.scores-cell .icon')) {
    const [inner, outer] = [mark.getBoundingClientRect(), mark.parentElement.getBoundingClientRect()];
    if (inner.left < outer.left + 1 || inner.right > outer.right - 1) found.push('a mark sticks out of its score');
  }
  for (const part of document.querySelectorAll(':is(.tray, .tray-strip, .tray-dice, .picker, .picker-choices, .formula, .bar) > *')) {
    const [inner, outer] = [part.getBoundingClientRect(), part.parentElement.getBoundingClientRect()];
    if (inner.width > 1 && (inner.left < outer.left - 1 || inner.right > outer.right + 1 + 8 * part.matches('.bar-nav'))) found.push(`sticks out: ${part.className}`);
    if (inner.width > 1 && part.matches('.tray > *') && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1)) found.push(`leaves the tray: ${part.className}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility({ visibilityProperty: true }) || holder.closest('.sr, svg, [inert], script, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0);
    const clips = (element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    // A player's name may end in dots where its title tells the whole of it.
    if (holder.title === text.data) continue;
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const { left, right, width } = box.getBoundingClientRect();
      // For readers only.
      if (width <= 1) break;
      if ((clips(box) || (box.matches('button, .btn, .pill, .bar-pill, .formula-part, .formula-total, .picker, .tray, .tiles, .legend-part') && !holder.matches('.die-badge'))) && lines.some((line) => line.left < left - 1 || line.right > right + 1)) {
        found.push(`${box.className || box.tagName}: ${text.data.trim()}`);
        break;
      }
    }
    const holderBox = holder.closest('.sheet-body, .screen')?.getBoundingClientRect();
    if (holderBox && holder.getBoundingClientRect().width > 1 && lines.some((line) => line.right > holderBox.right + 1 || line.left < holderBox.left - 1)) found.push(`sticks out: ${text.data.trim()}`);
  }
  return [...new Set(found)];
};

/** Lines of text that lie over each other or are cut off below, and buttons that do. What lies over the page on purpose is left out. */
const overlapsHere = () => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const aside = '.sr, svg, [inert], script, noscript, .toasts, .guide, [aria-hidden="true"], select, option';
  const found = [];
  const pieces = [];
  const scrolls = (box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
  /** What is to be seen of a box in what scrolls around it or ends it in dots. */
  const seen = (box, of) => {
    let { left, right, top, bottom } = box;
    for (let around = of; around && around !== document.body; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (around !== of && scrolls(around)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    return { left, right, top, bottom };
  };
  /** What stays at an edge of the screen while the page scrolls below it. */
  const sticks = (one) => one && one !== root && (['sticky', 'fixed'].includes(getComputedStyle(one).position) || sticks(one.parentElement));
  /** The coach lies over the board: what is behind it is not read now. */
  const coach = document.querySelector('.coach')?.getBoundingClientRect();
  const behind = (line, of) => coach && !of.closest('.coach') && line.left < coach.right && coach.left < line.right && line.top < coach.bottom && coach.top < line.bottom;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || holder.closest(aside)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && !behind(line, holder));
    // For readers only.
    const hidden = (box) => box && box !== root && (box.getBoundingClientRect().width <= 1 || hidden(box.parentElement));
    if (!lines.length || hidden(holder)) continue;
    if (sticks(holder)) continue;
    for (let box = holder; box && box !== root && !holder.matches('.die-badge'); box = box.parentElement) {
      const { top, bottom, height } = box.getBoundingClientRect();
      const { overflowY, webkitLineClamp } = getComputedStyle(box);
      if (scrolls(box) || webkitLineClamp !== 'none') break;
      if (['hidden', 'clip'].includes(overflowY) || box.matches('button, .btn')) {
        if (height > 1 && lines.some((line) => line.top < top - 3 || line.bottom > bottom + 3)) found.push(`cut: ${box.className || box.tagName}: ${text.data.trim()}`);
      }
    }
    // Of a line's box the letters take the middle.
    const letters = lines.map(({ left, right, top, bottom }) => ({ left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 }));
    pieces.push({ holder, name: text.data.trim().slice(0, 40), lines: letters.map((line) => seen(line, holder)) });
  }
  const meet = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1.5 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1.5;
  pieces.forEach((one, nth) => pieces.slice(nth + 1).forEach((two) => {
    if (one.lines.some((line) => two.lines.some((other) => meet(line, other)))) found.push(`text over text: ${one.name} / ${two.name}`);
  }));
  const targets = [...root.querySelectorAll('button, a[href], input:not([type=radio]):not([type=checkbox]):not([type=file]), select, summary, textarea')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr, [inert], .toasts, .guide') && !sticks(one) && one.getBoundingClientRect().width > 1);
  targets.forEach((one, nth) => targets.slice(nth + 1).forEach((two) => {
    if (!one.contains(two) && !two.contains(one) && meet(seen(one.getBoundingClientRect(), one), seen(two.getBoundingClientRect(), two))) found.push(`button over button: ${one.className} / ${two.className}`);
  }));
  return [...new Set(found)];
};

/** What the guide of the first flight lies over that is needed now. */
const guideCoversHere = () => {
  const guide = document.querySelector('.guide')?.getBoundingClientRect();
  if (!guide || document.querySelector('.flight.is-over')) return [];
  const needed = [...document.querySelectorAll('.flight :is(.act button, .ticket-go button, .die, .picker-choice, .tile, .coins-step)')].filter((one) => one.checkVisibility());
  const box = (one) => one.getBoundingClientRect();
  return needed.filter((one) => box(one).bottom > guide.top + 1 && box(one).top < guide.bottom).map((one) => `covered: ${one.id || one.className}`);
};

/** What a tip lies over that it may be about. */
const tipCoversHere = () => {
  const tip = document.querySelector('.tip')?.getBoundingClientRect();
  const meets = ({ left, right, top, bottom }) => tip && left < tip.right - 1 && right > tip.left + 1 && top < tip.bottom - 1 && bottom > tip.top + 1;
  return [...document.querySelectorAll('.play .legend-part')].filter((part) => part.checkVisibility() && meets(part.getBoundingClientRect())).map((part) => `a tip over the legend: ${part.innerText.slice(0, 20)}`);
};

/** Flames that the edge of the stage cuts off. */
const flamesCutHere = () => {
  const [stage, taxi] = ['.stage.is-lift-off', '.stage.is-lift-off .stage-taxi'].map((part) => document.querySelector(part)?.getBoundingClientRect());
  return stage && taxi.left < stage.left ? ['the stage cuts off a flame'] : [];
};

/** A tile over the name of whoever turns it. */
const tileCoversHere = () => {
  const name = document.querySelector('.tiles-holder span');
  if (!name?.checkVisibility()) return [];
  const range = document.createRange();
  range.selectNodeContents(name);
  const lines = [...range.getClientRects()];
  const over = ({ left, right, top, bottom }) => lines.some((line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top + 2);
  return [...document.querySelectorAll('.tile')].filter((tile) => over(tile.getBoundingClientRect())).map(() => 'a tile over a name');
};

/** What these functions find on the page, once it has come to rest; each knows nothing but the page. */
const found = async (page, ...looks) => {
  await rest(page);
  return page.evaluate(`[${looks.map((look) => `...(${look})()`)}]`);
};

export const overlaps = (page) => found(page, overlapsHere);

/** What cannot be told apart where grounds, shadows and strokes are the system's. */
export const unclear = (page) => page.evaluate(() => {
  const found = [];
  const style = (one) => getComputedStyle(one);
  const seen = (one) => one?.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  for (const chosen of document.querySelectorAll('input[type=radio]:checked')) {
    const other = [...document.querySelectorAll(`input[name="${chosen.name}"]:not(:checked)`)].find((one) => seen(one.nextElementSibling));
    const [yes, no] = [chosen.nextElementSibling, other?.nextElementSibling];
    if (seen(yes) && no && style(yes).backgroundColor === style(no).backgroundColor) found.push(`not seen to be chosen: ${yes.parentElement.innerText || chosen.name}`);
  }
  for (const title of document.querySelectorAll('h1')) if (seen(title) && style(title).textShadow !== 'none') found.push(`a blob: ${title.innerText}`);
  for (const field of document.querySelectorAll('input:not(.sr), select, textarea')) {
    if (seen(field) && (style(field).borderTopStyle === 'none' || style(field).borderTopWidth === '0px')) found.push(`no frame: ${field.id || field.className}`);
  }
  const dots = [...document.querySelectorAll('.bar-dot')].filter(seen);
  for (const dot of dots) if (style(dot).borderTopWidth === '0px') found.push('a dot without an edge');
  const [now, made, next] = ['.is-now', '.is-made', ':not(.is-now, .is-made)'].map((kind) => dots.find((dot) => dot.matches(kind)));
  for (const [one, two] of [[now, next], [made, next], [now, made]]) if (one && two && style(one).backgroundColor === style(two).backgroundColor) found.push(`alike: ${one.className}, ${two.className}`);
  return found;
});

/** Nothing is cut off or lies over something else, at this size of the screen and with text of this size; a `still` page never scrolls, a `wide` one only on phones. */
export async function fits(page, what, { still, wide, percent = 100, size: [width, height] }) {
  const at = `${what}, ${width}×${height}, text of ${percent} %`;
  await page.setViewportSize({ width, height });
  if (percent !== 100) await scaleText(page, percent);
  expect.soft(await found(page, cutOffHere, overlapsHere, ...(percent === 100 ? [guideCoversHere, tipCoversHere, tileCoversHere, flamesCutHere] : [])), at).toEqual([]);
  if (percent !== 100) await scaleText(page, 100);
  else if (still || (wide && width > 560)) expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${at} scrolls`).toBeLessThanOrEqual(0);
}

/** Text twice as large, as somebody sets it in the browser. */
export async function enlarge(page) {
  const control = await page.context().newCDPSession(page);
  await control.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What is wrong with the page at this size of its text. */
export async function looksLarge(page, what) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${what}, ${width}×${height}`;
    expect.soft(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize)), at).toBeGreaterThanOrEqual(30);
    expect.soft(await found(page, cutOffHere, overlapsHere), at).toEqual([]);
  }
}
