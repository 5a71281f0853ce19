// What the page says, read from its message files: a test that names the message outlives a better wording.
import { readFileSync } from 'node:fs';

/** A message without gaps, as this language says it. */
export function word(language, name) {
  const files = ['locales', 'shared/locales'].map((folder) => readFileSync(new URL(`../../static/${folder}/${language}.ftl`, import.meta.url), 'utf8'));
  const found = files.join('\n').split('\n').find((line) => line.startsWith(`${name} = `));
  if (!found) throw new Error(`${language}.ftl has no ${name}`);
  return found.slice(name.length + 3);
}
