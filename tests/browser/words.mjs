// What the page says, read from its message files: a test that names the message outlives a better wording.
import { readFileSync } from 'node:fs';

/** A message without gaps, as this language says it. */
export function word(language, name) {
  const file = readFileSync(new URL(`../../static/locales/${language}.ftl`, import.meta.url), 'utf8');
  const found = file.split('\n').find((line) => line.startsWith(`${name} = `));
  if (!found) throw new Error(`${language}.ftl has no ${name}`);
  return found.slice(name.length + 3);
}
