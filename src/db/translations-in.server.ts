import { type SQL, type SQLWrapper, sql } from '#core/drizzle.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import type { Translations } from './schema/columns.ts';

/**
 * A row's translations into one language alone, as `localize` takes them. A list of many rows selects this instead of
 * the column: a service has 9 KB of texts in the other languages, which would be sent and parsed for every row.
 */
export function translationsIn(language: LanguageCode, column: SQLWrapper): SQL<Translations> {
  if (language === defaultLanguage) return sql`'{}'::jsonb`;
  return sql`jsonb_strip_nulls(jsonb_build_object(${language}::text, ${column} -> ${language}::text))`;
}
