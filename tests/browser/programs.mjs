// The programs of the library, built beforehand by tools/browser-tests.sh: what the rules and the pilot say, without a compiler in between.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const BUILT = resolve(PROJECT, process.env.CARGO_TARGET_DIR ?? 'target', 'debug', 'examples');

const run = (program, options, input) => execFileSync(join(BUILT, program), options, { input, encoding: 'utf8' }).trim();

/** What the rules make of a record. */
export const replay = (record) => JSON.parse(run('replay', ['-'], record));

/** The same record in its other form. */
export const convert = (record) => run('convert', ['-'], record);

/** What every placement of a position is worth. */
export const turnValue = (position) => JSON.parse(run('turn_value', ['--position', position]));
