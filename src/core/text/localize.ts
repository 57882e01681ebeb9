import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';

type Translated = { translations: Record<string, Record<string, string>> };

/** Only search engines show these, beside the translated name; without them, a page uses its own translated texts. */
const neverEnglish = ['seoTitle', 'seoDescription', 'seoKeywords'];

/**
 * The row in the given language: each text field with a translation is replaced by it and the others stay English, but
 * for the title, description and keywords for search engines, which become null. The `translations` column itself is removed.
 */
export function localize<Row extends Translated>(row: Row, language: LanguageCode): Omit<Row, 'translations'> {
  const { translations, ...english } = row;
  if (language === defaultLanguage) return english;
  const translation = translations[language] ?? {};
  const localized: Record<string, unknown> = { ...english };
  for (const field of neverEnglish) if (field in english) localized[field] = null;
  for (const [field, text] of Object.entries(translation)) {
    if (field in english && text) localized[field] = text;
  }
  return localized as Omit<Row, 'translations'>;
}

/** What a row is called in English, beside its name in another language; null where the page shows the English name. */
export function englishNameOf(row: Translated & { name: string }, language: LanguageCode): string | null {
  return language === defaultLanguage || isStillEnglish(row, 'name', language) ? null : row.name;
}

/** Whether that field of a row is still English in a page of that language; `localize` leaves it so. */
export function isStillEnglish(row: Translated, field: string, language: LanguageCode): boolean {
  return language !== defaultLanguage && !row.translations[language]?.[field];
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in words of that language, in steps of 1,024: `3 bytes`, `12 kB`, `1.4 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(bytes / 1_024 ** step);
}
