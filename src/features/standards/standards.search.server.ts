import { type SQL, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { standards } from '#db/schema/standards.ts';
import { currentState, type DatedState } from '#features/requirements/requirement-state.schema.ts';
import { standardKeys } from '#features/search/query/standard-numbers.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, plainText, translated, words } from '#features/search/search-text.server.ts';
import {
  presentServiceResult,
  type ServiceResult,
  serviceOfRequirement,
  serviceResult,
} from '#features/services/services.search.server.ts';

type Translations = Record<string, Record<string, string>>;
type StandardResult = {
  id: number;
  slug: string;
  number: string;
  title: string | null;
  translations: Translations;
  product: { id: number; slug: string; name: string; translations: Translations } | null;
  service: ServiceResult | null;
  requirement: DatedState | null;
};

/** A product under the standards that `which` selects, and the service that it needs. */
function productUnder(which: SQL) {
  return sql`(
    select jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'translations', p.translations) as product, ${serviceResult} as service,
      jsonb_build_object('state', m.state, 'implementationDate', m.implementation_date) as requirement
    from mandatory_product_standards ms join mandatory_products m on m.id = ms.mandatory_product_id and m.status = 'published'
      join products p on p.id = m.product_id and p.status = 'published' join ${serviceOfRequirement}
    where ${which} limit 1)`;
}

export const standardsSearch = defineSearch<StandardResult>({
  kind: 'standard',
  table: standards,
  documents: (ids) => sql`
    select s.id, ${words(sql`concat_ws(' ', s.number, s.title)`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', ${translated(sql`s.translations`, 'title')})`)},
      ${plainText(sql`concat_ws(' ', s.description, ${allTranslations(sql`s.translations`)})`)}
    from standards s where s.status = 'published' and s.id = any(${ids})`,
  // The keys of a number are made in TypeScript, as are those of a query.
  async keys(tx, ids) {
    const { rows } = await tx.execute<{ id: number; number: string }>(
      sql`select id, number from standards where id = any(${ids}) and status = 'published'`,
    );
    return rows.map(({ id, number }) => ({ id, numbers: standardKeys(number) }));
  },
  view: {
    // A standard that no list names yet links to the same product and service as the one before it.
    select: (ids) => sql`
      select st.id, jsonb_build_object('id', st.id, 'slug', st.slug, 'number', st.number, 'title', st.title, 'translations', st.translations,
        'product', l.product, 'service', l.service, 'requirement', l.requirement)
      from standards st left join lateral (
        ${productUnder(sql`ms.standard_id = st.id`)} union all
        ${productUnder(sql`ms.standard_id in (select before.id from standards before where before.successor_id = st.id)`)}
        limit 1
      ) l on true
      where st.status = 'published' and st.id = any(${ids})`,
    add(results, row, language) {
      const { id, slug, number, title, product, service, requirement } = localize(row, language);
      results.standards.push({
        id,
        name: number,
        slug,
        title,
        product: product && { id: product.id, name: localize(product, language).name, slug: product.slug },
        service: service && presentServiceResult(service, language),
        state: requirement && currentState(requirement, todayInIndia()),
      });
    },
  },
});
