// Puts every file of a built page beside itself once more, compressed as far as it goes: hosts that can send these files need not compress
// them anew for every visitor.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import zlib from 'node:zlib';

/** Files that also lie there compressed. */
export const PACKED = ['html', 'js', 'css', 'wasm', 'svg', 'ftl', 'json', 'webmanifest', 'txt'];
/** Below this a compressed file saves nothing. */
const SMALL = 300;

export const brotli = (bytes) => zlib.brotliCompressSync(bytes, {
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** Compresses what lies in this folder, but for what is compressed already. */
export function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // Not the examples: whoever changes one where it lies would still get the old one.
    if (!entry.isFile() || !PACKED.includes(extname(entry.name).slice(1)) || file.startsWith(join(folder, 'examples', sep))) continue;
    const bytes = readFileSync(file);
    if (bytes.length < SMALL || existsSync(`${file}.br`)) continue;
    writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotli(bytes));
  }
}
