// What a page shows of the game on the table, in any language, held against the rules.
import { CURRENT } from './person.mjs';
import { convert, replay } from './programs.mjs';

/** What is kept in the browser, and what the page shows of the game on the table. */
export const look = (page) => page.evaluate((current) => {
  const all = (css, root = document) => [...root.querySelectorAll(css)];
  const scene = document.querySelector('.over, .ticket, .round, .play');
  const digits = (numeral) => Number(all('use', numeral).map((use) => use.getAttribute('href').replace('#g', '')).join(''));
  const player = (one, [name, total, coins]) => ({
    name: one.querySelector(name).textContent, total: digits(one.querySelector(`${total} .num`)), coins: Number(one.querySelector(coins).textContent),
  });
  return {
    kept: Object.fromEntries(Object.entries(localStorage)),
    record: localStorage.getItem(current)?.split(' ').at(-1),
    broken: ['rescue', 'cannot-run'].filter((id) => !document.getElementById(id).hidden),
    scene: scene && (scene.matches('.is-void') ? 'misfire' : ['over', 'ticket', 'round', 'play'].find((name) => scene.classList.contains(name))),
    dice: all('button.die').length,
    purse: all('.coins-coin').length,
    players: [...all('.card').map((card) => player(card, ['h2', '.card-total', '.card-coins'])),
      ...all('.scores tbody tr').map((row) => player(row, ['.scores-name b', '.scores-total', '.scores-coins']))],
  };
}, CURRENT);

/** The scenes in which each phase of a game may be found: a failure and a round that is over are looked at until somebody goes on. */
const SCENES = { throw: ['play', 'misfire', 'round'], place: ['play'], spend: ['ticket'], round_over: ['round', 'misfire'], game_over: ['over', 'misfire', 'round'] };
const byName = (players) => players.map(({ name, total, coins }) => ({ name, total, coins })).sort((a, b) => (a.name < b.name ? -1 : 1));

/** How many dice were thrown last: `2: AMTX f16 s4` are seven. */
const lastThrow = (record) => convert(record).split('\n').findLast((line) => /^\d+: /.test(line)).replaceAll(/^\d+: |[fs ]/g, '').length;

/** What is shown otherwise than the rules say; nothing if it is the same. */
export function differs({ record, scene, dice, purse, players }) {
  const { phase, players: seated } = replay(record);
  if (!SCENES[phase].includes(scene)) return `${scene} is shown in the phase ${phase}`;
  const thrown = phase === 'place' ? lastThrow(record) : 0;
  if (scene === 'play' && dice !== thrown) return `${dice} dice are shown, and ${thrown} lie there`;
  if (scene === 'ticket' && !seated.some(({ coins }) => coins === purse)) return `${purse} coins are shown, and nobody has as many`;
  const [seen, known] = [JSON.stringify(byName(players)), JSON.stringify(byName(seated))];
  return players.length && seen !== known ? `${seen} is shown, and ${known} is true` : '';
}
