import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { languages } from '#locales/languages.ts';

/** Adds a language: marks it as ready in the list and creates its catalogues with every text of the interface. */
const list = 'src/locales/languages.ts';
const code = process.argv[2] ?? '';
const language = languages.find((known) => known.code === code);
if (!language) {
  const others = languages.filter((known) => !known.ready).map((known) => known.code);
  console.error(`Usage: npm run new-language -- CODE, with one of ${others.join(', ')}`);
  process.exit(1);
}
if (language.ready) {
  console.error(`${language.name} has been added already: its texts are in src/locales/${code}/`);
  process.exit(1);
}
const line = new RegExp(`(\\{ code: '${code}',.*) ready: false \\}`);
await writeFile(list, (await readFile(list, 'utf8')).replace(line, '$1 ready: true }'));
execFileSync('lingui', ['extract', '--clean'], { stdio: 'inherit' });
console.log(`Translate src/locales/${code}/*.po; "npm test" names what is missing.`);
