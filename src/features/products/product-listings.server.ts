import { type SQL, sql } from 'drizzle-orm';
import type { LanguageCode } from '#locales/languages.ts';

/** One listing of each published product: the one in that language, or else the English one. */
export function productListingsIn(language: LanguageCode): SQL {
  const english = sql`select * from product_listings where language = 'en'`;
  if (language === 'en') return sql`(${english})`;
  return sql`(select * from product_listings where language = ${language}
    union all ${english} and not (${language} = any(translated_to)))`;
}

/** The order of every list of products: by name, those that begin with a figure or a sign last. */
export const byName = sql`l.after_letters, l.name, l.product_id`;
