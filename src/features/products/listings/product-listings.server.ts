import { type SQL, sql } from '#core/drizzle.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** Selects from the listings `l` one for each published product: the one in that language, or else the English one. */
export function isShownIn(language: LanguageCode): SQL {
  // One condition on a single table, so that a page can be read straight from the index, in its order.
  return sql`l.language in ('en', ${language}) and not (${language} = any(l.translated_to))`;
}

/** The order of every list of products: by name, with those that begin with a digit or a sign last. */
export const byName = sql`l.after_letters, l.name, l.product_id`;
