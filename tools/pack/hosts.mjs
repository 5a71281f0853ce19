// What the hosts of the game should send with its files, in their own words: Apache's .htaccess, and _headers of static hosts.
import { PACKED } from '../compress.mjs';
import { HEADERS, POLICY, TYPES, clubPolicy } from '../serve.mjs';

const { 'Cache-Control': asked, Vary: _, ...others } = HEADERS;
/** What goes with every file. */
export const COMMON = { ...others, 'Content-Security-Policy': `${POLICY}; frame-ancestors *` };
const EXAMPLES = clubPolicy("'self'");

const typeOf = (end) => TYPES[`.${end}`].split(';')[0];
const lines = (headers, line) => Object.entries(headers).map(([name, value]) => line(name, value)).join('\n');

export const headersFile = `/*
${lines({ ...COMMON, 'Cache-Control': asked }, (name, value) => `  ${name}: ${value}`)}
/examples/*
  ! Content-Security-Policy
  Content-Security-Policy: ${EXAMPLES}
`;

const packedRules = [['br', 'br'], ['gzip', 'gz']].map(([coding, end]) => `    RewriteCond %{HTTP:Accept-Encoding} ${coding}
    RewriteCond %{REQUEST_FILENAME}.${end} -f
    RewriteRule ^(.+\\.(?:${PACKED.join('|')}))$ $1.${end} [E=packed:${coding},NS,L]
    RewriteCond %{HTTP:Accept-Encoding} ${coding}
    RewriteCond %{REQUEST_FILENAME}index.html.${end} -f
    RewriteRule ^$ index.html.${end} [E=packed:${coding},L]`).join('\n');

const packedTypes = PACKED.map((end) => `    <FilesMatch "\\.${end}\\.(br|gz)$">
      ForceType ${typeOf(end)}
    </FilesMatch>`).join('\n');

// What may be kept is said of files that are there, never of one that is missing: that would be missing for a year.
export const htaccess = `# What the game's host should send. Needs mod_headers; the compressed files also need mod_rewrite.
AddDefaultCharset utf-8
<IfModule mod_mime.c>
${['js', 'wasm', 'webmanifest', 'ftl'].map((end) => `  AddType ${typeOf(end)} .${end}`).join('\n')}
  # To Apache, .br is the language of Brittany.
  RemoveLanguage .br
  RemoveEncoding .br .gz
</IfModule>
<IfModule mod_headers.c>
${lines(COMMON, (name, value) => `  Header always set ${name} "${value}"`)}
  Header set Cache-Control "${asked}"
  <If "%{REQUEST_URI} =~ m#/examples/[^/]*$#">
    Header always set Content-Security-Policy "${EXAMPLES}"
  </If>
  <FilesMatch "-[0-9a-f]{12,16}(_bg)?\\.(js|css|wasm|svg)(\\.(br|gz))?$">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </FilesMatch>
  <IfModule mod_rewrite.c>
    RewriteEngine On
${packedRules}
    Header set Content-Encoding "%{packed}e" env=packed
    Header set Content-Encoding "%{REDIRECT_packed}e" env=REDIRECT_packed
    Header append Vary Accept-Encoding
    <IfModule mod_setenvif.c>
      SetEnvIf Request_URI "." no-gzip no-brotli
    </IfModule>
${packedTypes}
  </IfModule>
</IfModule>
`;
