import { type SQL, sql } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import type { Queryable } from '#db/client.server.ts';
import type { SearchKind } from '#db/schema/search.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { list } from './document-sources.server.ts';
import type { Hit } from './rank-documents.server.ts';
import { noResults, type SearchResults } from './search.schema.ts';

type Row = { id: number; slug: string; translations: Record<string, Record<string, string>> };
type Named = Row & { name: string };
type ServiceRow = Named & { category: string };

type ViewRow =
  | { kind: 'product'; view: Named & { services: ServiceRow[] | null } }
  | { kind: 'service'; view: ServiceRow }
  | { kind: 'blog'; view: ServiceRow }
  | { kind: 'knowledge_base'; view: Row & { question: string; category: string } }
  | {
      kind: 'standard';
      view: Row & { number: string; title: string | null; product: Named | null; service: ServiceRow | null };
    };

/** What the answer shows of the hits, in their order and in that language, in one query. */
export async function viewHits(tx: Queryable, hits: Hit[], language: LanguageCode): Promise<SearchResults> {
  const results = noResults();
  if (hits.length === 0) return results;
  const { rows } = await tx.execute<ViewRow & Record<string, unknown>>(viewQuery(hits));
  const views = new Map(rows.map((row) => [`${row.kind} ${row.view.id}`, row]));
  for (const hit of hits) {
    const row = views.get(`${hit.kind} ${hit.id}`);
    if (row) addView(results, row, language);
  }
  return results;
}

function addView(results: SearchResults, row: ViewRow, language: LanguageCode) {
  switch (row.kind) {
    case 'product': {
      const services = (row.view.services ?? []).map((service) => ({
        service_id: service.id,
        service_name: localize(service, language).name,
        service_slug: service.slug,
        service_category_slug: service.category,
      }));
      return results.products.push({ ...named(row.view, language), services });
    }
    case 'service':
      return results.services.push(serviceView(row.view, language));
    case 'blog':
      return results.blogs.push({ ...named(row.view, language), blog_category: { slug: row.view.category } });
    case 'knowledge_base': {
      const { id, slug, question, category } = localize(row.view, language);
      return results.knowledge_base.push({ id, name: question, question, slug, category: { slug: category } });
    }
    case 'standard': {
      const { id, slug, number, title, product, service } = localize(row.view, language);
      return results.standards.push({
        id,
        name: number,
        slug,
        title,
        product: product && named(product, language),
        service: service && serviceView(service, language),
      });
    }
  }
}

function named(row: Named, language: LanguageCode) {
  return { id: row.id, name: localize(row, language).name, slug: row.slug };
}

function serviceView(row: ServiceRow, language: LanguageCode) {
  return { ...named(row, language), service_category: { slug: row.category } };
}

const service = sql`jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'category', c.slug, 'translations', s.translations)`;
const publishedService = sql`services s on s.id = m.service_id and s.status = 'published'
  join service_categories c on c.id = s.category_id and c.status = 'published'`;

function productOfStandard(which: SQL) {
  return sql`(
    select jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'translations', p.translations) as product, ${service} as service
    from mandatory_product_standards ms join mandatory_products m on m.id = ms.mandatory_product_id and m.status = 'published'
      join products p on p.id = m.product_id and p.status = 'published' join ${publishedService}
    where ${which} limit 1)`;
}

/** Each kind has its own place here, so that no id of one kind is looked up in another. */
const viewsOf: Record<SearchKind, (ids: SQL) => SQL> = {
  product: (ids) => sql`
    select 'product', jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'translations', p.translations, 'services', (
      select jsonb_agg(${service} order by s.position, s.id)
      from (select distinct service_id from mandatory_products where product_id = p.id and status = 'published') m join ${publishedService}
    )) from products p where p.status = 'published' and p.id = any(${ids})`,
  service: (ids) => sql`
    select 'service', ${service} from services s join service_categories c on c.id = s.category_id
    where s.status = 'published' and c.status = 'published' and s.id = any(${ids})`,
  blog: (ids) => sql`
    select 'blog', jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name, 'category', c.slug, 'translations', b.translations)
    from blogs b join blog_categories c on c.id = b.category_id
    where b.status = 'published' and c.status = 'published' and b.id = any(${ids})`,
  knowledge_base: (ids) => sql`
    select 'knowledge_base', jsonb_build_object('id', k.id, 'slug', k.slug, 'question', k.question, 'category', c.slug, 'translations', k.translations)
    from knowledge_base_entries k join knowledge_base_categories c on c.id = k.category_id
    where k.status = 'published' and c.status = 'published' and k.id = any(${ids})`,
  // A standard that no list names yet leads to what the one before it leads to.
  standard: (ids) => sql`
    select 'standard', jsonb_build_object('id', st.id, 'slug', st.slug, 'number', st.number, 'title', st.title, 'translations', st.translations,
      'product', l.product, 'service', l.service)
    from standards st left join lateral (
      ${productOfStandard(sql`ms.standard_id = st.id`)} union all
      ${productOfStandard(sql`ms.standard_id in (select before.id from standards before where before.successor_id = st.id)`)}
      limit 1
    ) l on true
    where st.status = 'published' and st.id = any(${ids})`,
};

function viewQuery(hits: Hit[]): SQL {
  const kinds = [...Map.groupBy(hits, (hit) => hit.kind)];
  const views = kinds.map(([kind, group]) => viewsOf[kind](list(group.map((hit) => hit.id))));
  return sql`select kind, view from (${sql.join(views, sql` union all `)}) as v (kind, view)`;
}
