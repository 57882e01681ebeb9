import { type SQL, sql } from '#core/drizzle.ts';
import { defaultLanguage, type LanguageCode, languages } from '#locales/languages.ts';
import { invisible, normaliseText, separators } from './query/normalise-text.ts';
import { plainLettersIn } from './query/plain-letters.ts';

/**
 * Languages in Latin letters, whose words are not found: one index answers the readers of all languages, and to those of
 * English a "Ventilator" or "ke" of another one is noise. In these languages families and services are found by the words
 * of their names (`ownNames`).
 */
const notFound = languages
  .map(({ code }) => code)
  .filter((code) => code !== defaultLanguage && new Intl.Locale(code).maximize().script === 'Latn');
const isFound = sql`t.key <> all(${sql.param(notFound)}::text[])`;

/** Ids as a single parameter, however many there are. */
export const idList = (ids: number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

/** `normaliseText` in SQL, for plain text. */
export function words(text: SQL): SQL {
  const visible = sql`regexp_replace(${text}, ${sql.raw(`'${invisible}'`)}, '', 'g')`;
  const lower = sql`lower(normalize(${visible}, NFKC) collate "pg_c_utf8")`;
  return sql`btrim(regexp_replace(${lower}, ${sql.raw(`'${separators}'`)}, ' ', 'g'))`;
}

/** The words of HTML without its tags and entities; of one language, the first 20,000 characters are enough to be found by. */
export function plainText(html: SQL, most = 20_000): SQL {
  return words(sql`regexp_replace(left(${html}, ${sql.raw(String(most))}), '<[^>]*>|&#?[a-z0-9]+;', ' ', 'gi')`);
}

/** A code or number without spaces and signs, as it is stored in `numbers`. */
export function code(text: SQL): SQL {
  return sql`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`;
}

/** The given fields in every language whose texts are found, as one text. */
export function translated(translations: SQL, ...fields: string[]): SQL {
  const values = fields.map((field) => sql`t.value ->> ${field}`);
  return sql`(select string_agg(concat_ws(' ', ${sql.join(values, sql`, `)}), ' ') from jsonb_each(${translations}) t where ${isFound})`;
}

/** The same of every field. */
export function allTranslations(translations: SQL): SQL {
  return sql`(select string_agg(v.value, ' ') from jsonb_each(${translations}) t, jsonb_each_text(t.value) v where ${isFound})`;
}

type Named = { id: number; translations: Record<string, Record<string, string>> };

/**
 * What rows are called in a language, by their ids, as `ownNames` of a source has it: by their names and by what their key
 * words for search engines add, which say what else people call them.
 */
export function namesIn(language: LanguageCode, rows: readonly Named[]): ReadonlyMap<number, string> {
  return new Map(
    rows.flatMap(({ id, translations }) => {
      const { name, shortName = '', seoKeywords = '' } = translations[language] ?? {};
      return name
        ? [[id, plainLettersIn(language, normaliseText(`${name} ${shortName} ${seoKeywords}`))] as const]
        : [];
    }),
  );
}
