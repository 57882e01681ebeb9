import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import PO from 'pofile';
import { languages } from '../src/locales/languages.ts';

/** Every text of the interface is in each catalogue, in that language: a missing one stops the build. */
const before = await readCatalogues();
execFileSync('lingui', ['extract', '--clean'], { stdio: 'ignore' });
const after = await readCatalogues();
let faults = 0;
for (const [code, text] of after) {
  const { items } = PO.parse(text);
  const missing = code === 'en' ? [] : items.filter((item) => !item.msgstr.join(''));
  if (idsOf(before.get(code) ?? '') !== idsOf(text)) {
    faults += 1;
    console.error(`${code}.po was not up to date: run "npm run texts" and commit it`);
  }
  for (const item of missing) console.error(`${code}: not translated: ${item.msgid}`);
  faults += missing.length;
}
process.exit(faults ? 1 : 0);

function idsOf(text: string): string {
  return PO.parse(text)
    .items.map((item) => `${item.msgctxt ?? ''}${item.msgid}`)
    .sort()
    .join('\n');
}

async function readCatalogues(): Promise<Map<string, string>> {
  const ready = languages.filter((language) => language.ready);
  return new Map(
    await Promise.all(ready.map(async ({ code }) => [code, await readFile(`src/locales/${code}.po`, 'utf8')] as const)),
  );
}
