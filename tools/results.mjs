// What the parts of a run have found, for the lines at its end: which tests there were, how long each took, whether it passed.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where logs and results of the last run lie. */
export const LOGS = fileURLToPath(new URL('../target/test-logs/', import.meta.url));

const file = (part) => `${LOGS}${part}.json`;

/** Notes the tests of a part: `[{ title, seconds, ok }]`. */
export function record(part, tests) {
  mkdirSync(LOGS, { recursive: true });
  writeFileSync(file(part), JSON.stringify(tests));
}

/** The tests that this part had when it last ran; none if it never did. */
export function lastTimes(part) {
  try {
    return JSON.parse(readFileSync(file(part), 'utf8'));
  } catch {
    return [];
  }
}

/** Puts the results of the last run aside, so that they are not taken for those of the next: it may die before it has any. */
export function keepForNext(part) {
  if (existsSync(file(part))) renameSync(file(part), file(`${part}.before`));
}
