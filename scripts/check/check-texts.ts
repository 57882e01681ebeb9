import { execFileSync } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import PO from 'pofile';
import { defaultLanguage } from '#locales/languages.ts';

/** Checks that every text of the interface is in the catalogues of each language and translated; a missing one fails. */
const before = await readCatalogues();
for (const config of ['lingui.config.ts', 'lingui.desk.config.ts']) {
  execFileSync('lingui', ['extract', '--clean', '--config', config], { stdio: 'ignore' });
}
let faults = 0;
for (const [path, text] of await readCatalogues()) {
  const isSource = path.startsWith(`src/locales/${defaultLanguage}/`);
  const missing = isSource ? [] : PO.parse(text).items.filter((item) => !item.msgstr.join(''));
  if (idsOf(before.get(path) ?? '') !== idsOf(text)) {
    faults += 1;
    console.error(`${path} was not up to date: run "npm run texts" and commit it`);
  }
  for (const item of missing) console.error(`${path}: not translated: ${item.msgid}`);
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
  const texts = new Map<string, string>();
  for await (const path of glob('src/locales/*/*.po')) texts.set(path, await readFile(path, 'utf8'));
  return texts;
}
