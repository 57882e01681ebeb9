import { execFileSync } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import PO from 'pofile';
import { defaultLanguage } from '#locales/languages.ts';
import { faultsOfContent, faultsOfTranslation } from './translation-faults.ts';

/** Checks that every text of the interface is in the catalogues of each language, and that translations are sound. */
const before = await readCatalogues();
for (const config of ['lingui.config.ts', 'lingui.desk.config.ts']) {
  execFileSync('lingui', ['extract', '--clean', '--config', config], { stdio: 'ignore' });
}
let faults = 0;
for (const [path, text] of await readCatalogues()) {
  const language = path.split('/').at(-2) ?? defaultLanguage;
  if (idsOf(before.get(path) ?? '') !== idsOf(text)) {
    faults += 1;
    console.error(`${path} was not up to date: run "npm run texts" and commit it`);
  }
  if (language !== defaultLanguage) checkTranslations(path, text, language);
}
for await (const path of glob('content/translations/*.po')) {
  for (const { msgid, msgstr } of PO.parse(await readFile(path, 'utf8')).items) {
    for (const fault of faultsOfContent(msgid, msgstr.join(''))) {
      faults += 1;
      console.error(`${path}: ${fault}: ${msgid}`);
    }
  }
}
process.exit(faults ? 1 : 0);

function checkTranslations(path: string, text: string, language: string): void {
  for (const { msgid, msgstr } of PO.parse(text).items) {
    for (const fault of faultsOfTranslation(msgid, msgstr.join(''), language)) {
      faults += 1;
      console.error(`${path}: ${fault}: ${msgid}`);
    }
  }
}

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
