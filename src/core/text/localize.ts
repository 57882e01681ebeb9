import type { LanguageCode } from '#locales/languages.ts';

type Translated = { translations: Record<string, Record<string, string>> };

/**
 * The row in that language: each text field that has a translation is replaced by it, the others
 * stay English; the `translations` column itself does not leave.
 */
export function localize<Row extends Translated>(row: Row, language: LanguageCode): Omit<Row, 'translations'> {
  const { translations, ...english } = row;
  const own = translations[language];
  if (!own) return english;
  const localized: Record<string, unknown> = { ...english };
  for (const [field, text] of Object.entries(own)) {
    if (field in english && text) localized[field] = text;
  }
  return localized as Omit<Row, 'translations'>;
}
