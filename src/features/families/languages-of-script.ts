import { type LanguageCode, languages } from '#locales/languages.ts';

/** How `Intl` names the script of these languages, and the signs that they are written with. */
const signsOf: Record<string, string> = { Hans: 'Hani', Hant: 'Hani', Jpan: 'Hani|Hira|Kana', Kore: 'Hang|Hani' };

const scripts = languages
  .filter(({ ready }) => ready)
  .flatMap(({ code }) => {
    const script = new Intl.Locale(code).maximize().script ?? 'Latn';
    // Most languages share it, so it says nothing of which one is meant.
    if (script === 'Latn') return [];
    const signs = (signsOf[script] ?? script).split('|').map((sign) => `\\p{Script=${sign}}`);
    return [{ code, signs: new RegExp(`[${signs.join('')}]`, 'u') }];
  });

/** The languages of the site that a text may be in by its script, but for the one it was looked up in. */
export function languagesOfScript(text: string, besides: LanguageCode): LanguageCode[] {
  return scripts.flatMap(({ code, signs }) => (code !== besides && signs.test(text) ? [code] : []));
}
