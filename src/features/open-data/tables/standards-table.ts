import { sql } from '#core/drizzle.ts';
import type { OpenTable } from '../open-table.ts';
import { provenanceFields } from '../provenance-fields.ts';

export const standardsTable: OpenTable = {
  name: 'standards',
  title: 'Standards',
  description: 'Indian Standards that the lists name: number and title only, never their text.',
  fields: [
    { name: 'slug', type: 'string', description: 'The name of the standard in addresses', isRequired: true },
    { name: 'number', type: 'string', description: 'The number as printed', isRequired: true },
    { name: 'title', type: 'string', description: 'The title' },
    { name: 'successor', type: 'string', description: 'The standard that takes its place' },
    { name: 'concurrent_until', type: 'date', description: 'The last day on which both are accepted' },
    { name: 'lists', type: 'list', description: 'The lists that name it' },
    ...provenanceFields,
  ],
  key: ['slug'],
  references: [{ field: 'successor', table: 'standards', key: 'slug' }],
  rows: (base) => sql`
    select s.slug, s.number, s.title, n.slug as successor, s.concurrent_until::text as concurrent_until, named.lists,
      ${base}::text || '/standards/' || s.slug as address, named.source, null::text as source_address, s.confirmed,
      null::text as verified_on
    from standards s
    left join standards n on n.id = s.successor_id
    left join (
      select x.standard_id, array_agg(distinct m.list order by m.list) as lists,
        string_agg(distinct b.publisher || ': ' || b.name || ', ' || b.as_of, '; ') as source
      from mandatory_product_standards x
      join mandatory_products m on m.id = x.mandatory_product_id and m.status = 'published'
      left join publications b on b.list = m.list
      group by x.standard_id) named on named.standard_id = s.id
    where s.status = 'published' order by s.slug collate "C"`,
};
