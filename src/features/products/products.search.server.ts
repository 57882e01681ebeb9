import { sql } from '#core/drizzle.ts';
import { isStillEnglish, localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { products } from '#db/schema/products.ts';
import { type DatedState, statesOn } from '#features/requirements/requirement-state.schema.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, code, plainText, translated, words } from '#features/search/search-text.server.ts';
import {
  type ServiceResult,
  serviceOfRequirement,
  serviceResult,
  wordsForProducts,
} from '#features/services/services.search.server.ts';

type ProductResult = {
  id: number;
  slug: string;
  name: string;
  translations: Record<string, Record<string, string>>;
  services: (ServiceResult & { requirements: DatedState[] })[] | null;
};

const requirements = sql`mandatory_products m where m.product_id = p.id and m.status = 'published'`;

/** The keys of its standards' documents and of their successors, the codes and orders of its requirements, its customs codes by chapter and heading, and its trade names, which come before names that only have the word. */
const numbers = sql`array(
  select unnest(d.numbers) from mandatory_products m
    join mandatory_product_standards ms on ms.mandatory_product_id = m.id
    join standards st on st.id = ms.standard_id
    join search_documents d on d.kind = 'standard' and d.ref_id in (st.id, st.successor_id)
    where m.product_id = p.id and m.status = 'published'
  union
  select ${code(sql`c.code`)} from mandatory_products m
    cross join lateral regexp_split_to_table(concat_ws(';', m.eee_code, m.order_reference, m.amendment_reference), '[,;]') c(code)
    where m.product_id = p.id and m.status = 'published' and length(${code(sql`c.code`)}) between 3 and 40
  union
  select left(h.code, w.digits) from mandatory_products m
    join hs_codes h on h.list = m.list and h.list_key = m.list_key
    cross join (values (4), (6), (8)) w(digits)
    where m.product_id = p.id and m.status = 'published' and length(h.code) >= w.digits
  union
  select lower(c.code[1]) from mandatory_products m
    cross join lateral regexp_matches(m.others, '[A-Za-z]{2,6}[0-9]{3,}', 'g') c(code)
    where m.product_id = p.id and m.status = 'published'
  union
  select ${code(sql`t.name`)} from unnest(p.trade_names) t(name) where length(${code(sql`t.name`)}) between 3 and 40
  order by 1
)`;

export const productsSearch = defineSearch<ProductResult>({
  kind: 'product',
  table: products,
  isLarge: true,
  documents: (ids) => sql`
    select p.id, ${words(sql`p.name`)}, ${numbers},
      ${words(sql`concat_ws(' ', p.technical_name, array_to_string(p.trade_names, ' '), ${translated(sql`p.translations`, 'name', 'technical_name')}, (
        select string_agg(distinct m.listed_as, ' ') from ${requirements}
      ))`)},
      ${plainText(sql`concat_ws(' ', p.description, ${allTranslations(sql`p.translations`)}, (
        select string_agg(distinct concat_ws(' ', m."group", m.order_name), ' ') from ${requirements}
      ), (
        select string_agg(${wordsForProducts}, ' ' order by s.id) from (select distinct m.service_id from ${requirements}) m
          join ${serviceOfRequirement}
      ), (
        select string_agg(c.name, ' ' order by c.id) from product_category_links l
          join product_categories c on c.id = l.category_id where l.product_id = p.id and c.status = 'published'
      ))`)}
    from products p where p.status = 'published' and p.id = any(${ids})`,
  builtFrom: [
    {
      kind: 'standard',
      needed: (ids) => sql`
        select distinct unnest(array[s.id, s.successor_id]) as id from standards s
          join mandatory_product_standards ms on ms.standard_id = s.id
          join mandatory_products m on m.id = ms.mandatory_product_id where m.product_id = any(${ids}) order by 1`,
      affected: (ids) => sql`
        select distinct m.product_id as id from standards s
          join mandatory_product_standards ms on ms.standard_id = s.id
          join mandatory_products m on m.id = ms.mandatory_product_id
          where s.id = any(${ids}) or s.successor_id = any(${ids}) order by 1`,
    },
    {
      kind: 'service',
      affected: (ids) =>
        sql`select distinct product_id as id from mandatory_products where service_id = any(${ids}) order by 1`,
    },
  ],
  view: {
    select: (ids) => sql`
      select p.id, jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'translations', p.translations, 'services', (
        select jsonb_agg(${serviceResult} || jsonb_build_object('requirements', m.requirements) order by s.position, s.id)
        from (
          select service_id, jsonb_agg(distinct jsonb_build_object('state', state, 'implementationDate', implementation_date)) as requirements
          from mandatory_products where product_id = p.id and status = 'published' group by service_id
        ) m join ${serviceOfRequirement}
      )) from products p where p.status = 'published' and p.id = any(${ids})`,
    add(results, row, language) {
      const today = todayInIndia();
      const services = (row.services ?? []).map((service) => ({
        service_id: service.id,
        service_name: localize(service, language).name,
        service_slug: service.slug,
        service_category_slug: service.category,
        states: statesOn(service.requirements, today),
      }));
      const own = isStillEnglish(row, 'name', language) ? { language: 'en' as const } : {};
      results.products.push({ id: row.id, name: localize(row, language).name, slug: row.slug, services, ...own });
    },
  },
});
