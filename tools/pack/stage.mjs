// Makes the built page ready for any web space: node tools/pack/stage.mjs FOLDER VERSION. Adds what the page's host should
// send with it, the licences, a guide, and every file compressed beside itself.
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { POLICY, clubPolicy } from '../serve.mjs';
import { notice } from './notice.mjs';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const PACKED = /\.(html|js|css|wasm|svg|ftl|json|webmanifest|txt)$/;
/** Below this a packed file saves nothing. */
const SMALL = 300;

const [folder, version] = process.argv.slice(2);
const put = (name, text) => writeFileSync(join(folder, name), text);

const common = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors *`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Access-Control-Allow-Origin': '*',
};
const forExamples = clubPolicy("'self'");
const lines = (headers, line) => Object.entries(headers).map(([name, value]) => line(name, value)).join('\n');

put('_headers', `/*\n${lines({ ...common, 'Cache-Control': 'no-cache' }, (name, value) => `  ${name}: ${value}`)}
/examples/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${forExamples}\n`);

put('.htaccess', `# What the game's host should send. Needs mod_headers; the compressed files also need mod_rewrite.
AddType text/javascript .js
AddType application/wasm .wasm
AddType application/manifest+json .webmanifest
AddType text/plain .ftl
AddDefaultCharset utf-8
<IfModule mod_headers.c>
${lines({ ...common, 'Cache-Control': 'no-cache' }, (name, value) => `  Header always set ${name} "${value}"`)}
  <If "%{REQUEST_URI} =~ m#/examples/#">
    Header always set Content-Security-Policy "${forExamples}"
  </If>
  <FilesMatch "-[0-9a-f]{12,16}(_bg|_later|-glue)?\\.(js|css|wasm|svg)(\\.(br|gz))?$">
    Header always set Cache-Control "public, max-age=31536000, immutable"
  </FilesMatch>
  <IfModule mod_rewrite.c>
    RewriteEngine On
${[['br', 'br'], ['gzip', 'gz']].map(([coding, end]) => `    RewriteCond %{HTTP:Accept-Encoding} ${coding}
    RewriteCond %{REQUEST_FILENAME}.${end} -f
    RewriteRule ^(.+\\.(?:html|js|css|wasm|svg|ftl|json|webmanifest|txt))$ $1.${end} [E=packed:${coding},NS,L]
    RewriteCond %{HTTP:Accept-Encoding} ${coding}
    RewriteCond %{REQUEST_FILENAME}index.html.${end} -f
    RewriteRule ^$ index.html.${end} [E=packed:${coding},L]`).join('\n')}
    Header set Content-Encoding "%{packed}e" env=packed
    Header set Content-Encoding "%{REDIRECT_packed}e" env=REDIRECT_packed
    Header append Vary Accept-Encoding
    SetEnvIf Request_URI "." no-gzip no-brotli
    <FilesMatch "\\.js\\.(br|gz)$">
      ForceType text/javascript
    </FilesMatch>
    <FilesMatch "\\.html\\.(br|gz)$">
      ForceType text/html
    </FilesMatch>
    <FilesMatch "\\.css\\.(br|gz)$">
      ForceType text/css
    </FilesMatch>
    <FilesMatch "\\.wasm\\.(br|gz)$">
      ForceType application/wasm
    </FilesMatch>
    <FilesMatch "\\.svg\\.(br|gz)$">
      ForceType image/svg+xml
    </FilesMatch>
    <FilesMatch "\\.(ftl|txt)\\.(br|gz)$">
      ForceType text/plain
    </FilesMatch>
    <FilesMatch "\\.json\\.(br|gz)$">
      ForceType application/json
    </FilesMatch>
    <FilesMatch "\\.webmanifest\\.(br|gz)$">
      ForceType application/manifest+json
    </FilesMatch>
  </IfModule>
</IfModule>
`);

put('NOTICE.txt', notice(PROJECT));
put('README.txt', readFileSync(join(PROJECT, 'tools/pack/guide.txt'), 'utf8').replace('VERSION', version));
for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) copyFileSync(join(PROJECT, licence), join(folder, licence));
for (const guide of ['EMBEDDING.md', 'NOTATION.md', 'DICE.md']) copyFileSync(join(PROJECT, 'docs', guide), join(folder, guide));

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile() || !PACKED.test(entry.name)) continue;
  const bytes = readFileSync(file);
  if (bytes.length < SMALL) continue;
  writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }));
}
