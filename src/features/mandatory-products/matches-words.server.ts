import { and, or, type SQL, sql } from 'drizzle-orm';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import type { LanguageCode } from '#locales/languages.ts';

const mostWords = 8;

/** Whether a line holds every word, or holds them written together: `is616` finds IS 616:2017. Nothing asked matches all. */
export function matchesWords(q: string, language: LanguageCode): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const line = lineText(language);
  const together = sql`replace(${line}, ' ', '') ilike ${pattern(words.join(''))}`;
  return or(and(...words.map((word) => sql`${line} ilike ${pattern(word)}`)), together);
}

function pattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** All that a visitor can see in a line; the bar keeps the end of one field from meeting the start of the next. */
function lineText(language: LanguageCode): SQL {
  return sql`concat_ws(' | ', ${products.name}, ${products.translations} -> ${language}::text ->> 'name',
    ${mandatoryProducts.listedAs}, ${mandatoryProducts.group}, ${mandatoryProducts.scheme}, ${mandatoryProducts.eeeCode},
    ${mandatoryProducts.others}, ${mandatoryProducts.state}, ${mandatoryProducts.stateText},
    (select string_agg(s.number, ' | ') from mandatory_product_standards link join standards s on s.id = link.standard_id
      where link.mandatory_product_id = ${mandatoryProducts.id}),
    (select string_agg(concat_ws(' | ', c.name, c.translations -> ${language}::text ->> 'name'), ' | ')
      from product_category_links link join product_categories c on c.id = link.category_id
      where link.product_id = ${mandatoryProducts.productId}))`;
}
