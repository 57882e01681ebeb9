import type { LanguageCode } from '#locales/languages.ts';

type Translated = { translations: Record<string, Record<string, string>> };

/** Only search engines show these, beside the translated name; without them, a page uses its own translated texts. */
const neverEnglish = ['seoTitle', 'seoDescription'];

/**
 * The row in the given language: each text field with a translation is replaced by it and the others stay English, but
 * for the title and description for search engines, which become null. The `translations` column itself is removed.
 */
export function localize<Row extends Translated>(row: Row, language: LanguageCode): Omit<Row, 'translations'> {
  const { translations, ...english } = row;
  const own = translations[language];
  if (!own) return english;
  const localized: Record<string, unknown> = { ...english };
  for (const field of neverEnglish) if (field in english) localized[field] = null;
  for (const [field, text] of Object.entries(own)) {
    if (field in english && text) localized[field] = text;
  }
  return localized as Omit<Row, 'translations'>;
}
