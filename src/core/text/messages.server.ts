import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import { type LanguageCode, languages } from '#locales/languages.ts';

let catalogues: Map<string, Map<string, string>> | undefined;

/**
 * A text of a call in that language, as the catalogues have it; without a translation it stays as it is.
 * @param text English, written in a `*.messages.ts` as `/*i18n*\/ '…'`, so that `npm run texts` finds it
 */
export function translate(text: string, language: LanguageCode): string {
  catalogues ??= readCatalogues();
  return catalogues.get(language)?.get(text) || text;
}

function readCatalogues() {
  const ready = languages.filter((language) => language.ready);
  return new Map(ready.map(({ code }) => [code as string, readCatalogue(code)]));
}

/** The texts of forms are among those of the calls behind them. */
function readCatalogue(code: string): Map<string, string> {
  const items = ['account', 'server'].flatMap((audience) => {
    const file = fileURLToPath(new URL(`../../locales/${code}/${audience}.po`, import.meta.url));
    return PO.parse(readFileSync(file, 'utf8')).items;
  });
  return new Map(items.map((item) => [item.msgid, item.msgstr.join('')]));
}
