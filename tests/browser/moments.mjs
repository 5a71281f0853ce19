// Turns to lay on the table, in the notation of docs/NOTATION.md.
import { readFileSync } from 'node:fs';

/** A recorded game up to the line that begins like this, for the last time. */
export function until(name, line) {
  const text = readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
  return text.slice(0, text.lastIndexOf(`\n${line}`) + 1);
}
/** A turn whose last dice lie in the tray, as its throws are written down. */
export const untilLast = (turn) => [...turn.slice(0, -1), turn.at(-1).split(' -> ')[0]];

/** A turn that launches: a full taxi of Orbi, fuel 10, the crystal 8: 8 × 4 + 8. */
export const BEST = ['1: OOOOOO f334 s8 -> 4: OOOO', '2: OO f334 s8 -> 3: f334', '3: OO s8 -> 2: OO', '4: s8 -> 1: s8'];
/** A turn worth nothing but its crystal. */
export const crystal = (number) => [
  `1: OOAMTX f223 s${number} -> 4: OAMT`, `2: OX f223 s${number} -> 3: f223`, `3: OX s${number} -> 2: OX`, `4: s${number} -> 1: s${number}`,
];
/** A turn that fails to launch. */
export const MISFIRE = ['1: OAMTXj f111 s1 -> 3: f111'];

/** The first throw of a turn: ten dice, three of them thumbs-ups. */
export const JOKERS = ['1: OAMjjj f126 s5'];
/** What lies in the tray, by how many dice: the first throw, and those after a small tile, with as many thumbs-ups as can be. */
export const TRAYS = {
  10: JOKERS,
  9: ['1: OAMTjj f126 s5 -> 1: O', '2: jjjjj f126 s5'],
  8: ['1: OAMTjj f126 s5 -> 2: OA', '2: jjjj f126 s5'],
  7: ['1: OAMTjj f126 s5 -> 3: OAM', '2: jjj f126 s5'],
  6: ['1: OAMTjj f126 s5 -> 4: OAMT', '2: jj f126 s5'],
};
const AFTER_FOUR = ['1: OAMTXX f134 s8 -> 4: OAMT'];
const FUEL_LEFT = [...AFTER_FOUR, '2: XX f134 s8 -> 3: XX s8'];
/** The fuel on the wings is 4, and one die is left to be thrown. */
export const LAST_DIE = [...FUEL_LEFT, '3: f134 -> 2: f13'];
/** What lies in the tray when few dice are left, by how many. */
export const FEW = {
  5: [...AFTER_FOUR, '2: XX f134 s8 -> 1: X', '3: X f134 s8'],
  4: [...AFTER_FOUR, '2: XX f134 s8 -> 2: XX', '3: f134 s8'],
  3: [...FUEL_LEFT, '3: f134'],
  2: [...FUEL_LEFT, '3: f134 -> 1: f1', '4: f34'],
  1: [...LAST_DIE, '4: f4'],
};
/** The crystal fell in the second throw. */
export const LOST = ['1: OOOOOO f334 s6 -> 4: OOOO', '2: OO f334 s2'];
/** A round of five but for the last coins: the last result is the lowest, and one coin more makes the third one's the lowest. */
export const COINS_DECIDE = [...BEST, 'spend 0', ...crystal(8), 'spend 0', ...crystal(6), 'spend 0', ...crystal(7), 'spend 0', ...crystal(5)];
/** A round of three in which two share the lowest result. */
export const TIED_ROUND = [...crystal(5), 'spend 0', ...BEST, 'spend 0', ...crystal(5), 'spend 0'];
/** A round of three with the same result for all: everybody's is struck. */
export const ALL_STRUCK = Array(3).fill([...crystal(5), 'spend 0']).flat();
/** Nobody has a coin left, and three thumbs-ups lie in the tray. */
export const BROKE = [...Array(3).fill([...crystal(5), 'spend 3']).flat(), ...JOKERS];

const round = [...BEST, 'spend 0', ...crystal(5), 'spend 0', ...MISFIRE];
/** Four rounds of three: the last one is about to begin. */
export const LAST_ROUND = [...round, ...round, ...round, ...round];
/** Four rounds of three that bring the first two as many points as there can be. */
const flight = (number, coins) => [...BEST.map((line) => line.replaceAll('s8', `s${number}`)), `spend ${coins}`];
const rich = (coins) => [...flight(8, coins), ...flight(7, coins), ...MISFIRE];
const RICH_ROUNDS = [...rich(5), ...Array(3).fill(rich(2)).flat()];
/** The last round, with totals of three digits: the second of three places jokers. */
export const RICH = [...RICH_ROUNDS, ...crystal(5), 'spend 0', ...JOKERS];
/** The end of that game: the first two have 188 points and more. */
export const RICH_END = [...RICH_ROUNDS, ...crystal(5), 'spend 0', ...flight(7, 2), ...MISFIRE];
/** A solo game to its end: 40, a failure to launch, 6, 46 with three coins paid, a failure to launch. */
export const SOLO = [...BEST, 'spend 0', ...MISFIRE, ...crystal(5), 'spend 0', ...BEST, 'spend 3', ...MISFIRE];
/** One that brought less. */
export const SOLO_BEFORE = [...BEST, 'spend 0', ...Array(4).fill(MISFIRE).flat()];
/** Five rounds but for the last coins. The best opens the next round, so the first player always throws first. */
export const NEARLY_OVER = [...LAST_ROUND, ...BEST, 'spend 0', ...crystal(5), 'spend 0', ...crystal(6)];
/** The last round of three or five, in which nobody has scored before: up to the coins of whoever comes last. */
export const lastCoins = (players, ...turns) => [...Array(players === 3 ? 12 : 15).fill(MISFIRE).flat(), ...turns.flatMap(([turn, coins]) => [...turn, `spend ${coins}`]), ...crystal(5)];
