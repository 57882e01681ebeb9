import { type SQL, sql } from 'drizzle-orm';
import type { LanguageCode } from '#locales/languages.ts';

/** Of the listings `l`, one for each published product: the one in that language, or else the English one. */
export function isShownIn(language: LanguageCode): SQL {
  // One condition on one table, so that a page can be read from the index in its order.
  return sql`l.language in ('en', ${language}) and not (${language} = any(l.translated_to))`;
}

/** The order of every list of products: by name, those that begin with a figure or a sign last. */
export const byName = sql`l.after_letters, l.name, l.product_id`;
