// The guides of docs/ that go into the archive, as pages: without a script, readable from a disk, and leading to each other.
import { readFileSync } from 'node:fs';
import { Marked } from '../../tests/browser/node_modules/marked/lib/marked.esm.js';

const GUIDES = ['EMBEDDING', 'NOTATION', 'DICE'];
const DOCS = new URL('../../docs/', import.meta.url);

/** What a link to a heading calls it, as on the pages of a code host. */
const anchorOf = (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');

const marked = new Marked({
  walkTokens(token) {
    if (token.type === 'link') token.href = token.href.replace(new RegExp(`^(${GUIDES.join('|')})\\.md(?=#|$)`), '$1.html');
  },
  renderer: {
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

const pageOf = (name, version) => {
  const text = readFileSync(new URL(`${name}.md`, DOCS), 'utf8');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${text.match(/^# (.*)$/m)[1]}</title>
    <link rel="icon" type="image/svg+xml" href="icons/icon.svg">
    <link rel="stylesheet" href="guides.css">
  </head>
  <body>
    <main>
${marked.parse(text)}</main>
    <footer>Space Taxi ${version}</footer>
  </body>
</html>
`;
};

/** The name of each page, and the page. */
export const guides = (version) => GUIDES.map((name) => [`${name}.html`, pageOf(name, version)]);
