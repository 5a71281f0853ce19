// The archive as `make dist` packs it, unpacked for a test, and the guide that it is packed with.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST, VERSION } from './table.mjs';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** A new folder with everything that is in the archive. */
export function unpacked() {
  const folder = mkdtempSync(join(tmpdir(), 'space-taxi-archive-'));
  cpSync(DIST, folder, { recursive: true });
  execFileSync('node', ['tools/pack/stage.mjs', folder, VERSION], { cwd: PROJECT });
  return folder;
}

export const GUIDE = readFileSync(join(PROJECT, 'docs/EMBEDDING.md'), 'utf8');

/** What the guide says under this heading, up to the next one. */
export const partOf = (heading) => GUIDE.split(/^###? /m).find((part) => part.startsWith(`${heading}\n`));

/** The HTML that is to be pasted there. */
export const pasted = (heading) => partOf(heading).match(/^```html\n([^]*?)^```/m)[1];
