import { type SQL, sql } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import type { LanguageCode } from '#locales/languages.ts';

type RowRequest = {
  listServiceId: number;
  language: LanguageCode;
  q: string;
  page: number;
  perPage: number | undefined;
};

const mostWords = 8;

/** Commas part words, as they part the categories in a cell that a visitor copies. */
const betweenWords = /[\s,]+/;

/** The requirements of a list that contain every word: their total, and the ids of one page in the list's order. */
export async function findRequirementRows({ listServiceId, language, q, page, perPage }: RowRequest) {
  const words = q.split(betweenWords).filter(Boolean).slice(0, mostWords);
  const ofList = sql`service_id = ${listServiceId} and status = 'published'
    and product_id not in (select id from ${products} where status <> 'published')`;
  const range = sql`order by position, id limit ${perPage ?? null} offset ${(page - 1) * (perPage ?? 0)}`;
  const { rows } = await db().execute<{ total: number; ids: number[] }>(
    words.length === 0
      ? sql`select (select count(*)::int from ${mandatoryProducts} where ${ofList}) as total,
          array(select id from ${mandatoryProducts} where ${ofList} ${range}) as ids`
      : // `offset 0` stops the planner from composing the text of a row again for every word.
        sql`
          with hits as materialized (
            select id, position from (
              select ${mandatoryProducts.id}, ${mandatoryProducts.position}, ${rowText(language)} as row_text,
                ${orderNumbers} as order_numbers
              from (select * from ${mandatoryProducts} where ${ofList}) ${mandatoryProducts}
              join ${products} on ${products.id} = ${mandatoryProducts.productId}
              offset 0
            ) rows
            where ${matchesWords(words)}
          )
          select (select count(*)::int from hits) as total, array(select id from hits ${range}) as ids`,
  );
  return rows[0] ?? { total: 0, ids: [] };
}

/**
 * Matches every word, or all of them written together: `is616` finds IS 616:2017. A bare number is never that of an
 * order, because people who write `616` mean the standard.
 */
function matchesWords(words: string[]): SQL {
  const each = sql.join(
    words.map((word) => sql`row_text ilike ${likePattern(word)}`),
    sql` and `,
  );
  const together = words.join('');
  const ofOrder = /\D/.test(together) ? sql` or order_numbers ilike ${likePattern(together)}` : sql``;
  return sql`(${each}) or replace(row_text, ' ', '') ilike ${likePattern(together)}${ofOrder}`;
}

/** The numbers of the orders that name a row, without spaces. */
const orderNumbers = sql`(select string_agg(replace(o.number, ' ', ''), ' | ')
  from order_lines line join orders o on o.id = line.order_id and o.status = 'published'
  where line.list = ${mandatoryProducts.list} and line.list_key = ${mandatoryProducts.listKey})`;

/** The text that a visitor sees in a row, but for its order; the bar stops a word from matching across two fields. */
function rowText(language: LanguageCode): SQL {
  return sql`concat_ws(' | ', ${products.name}, ${products.translations} -> ${language}::text ->> 'name',
    ${mandatoryProducts.listedAs}, ${mandatoryProducts.group}, ${mandatoryProducts.scheme}, ${mandatoryProducts.eeeCode},
    ${mandatoryProducts.others}, ${mandatoryProducts.state}, ${mandatoryProducts.stateText},
    (select string_agg(s.number, ' | ') from mandatory_product_standards link join standards s on s.id = link.standard_id
      where link.mandatory_product_id = ${mandatoryProducts.id}),
    (select string_agg(concat_ws(' | ', c.name, c.translations -> ${language}::text ->> 'name'), ' | ')
      from product_category_links link join product_categories c on c.id = link.category_id
      where link.product_id = ${mandatoryProducts.productId}))`;
}
