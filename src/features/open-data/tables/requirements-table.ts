import { sql } from '#core/drizzle.ts';
import type { OpenTable } from '../open-table.ts';
import { provenanceFields } from '../provenance-fields.ts';

export const requirementsTable: OpenTable = {
  name: 'requirements',
  title: 'Requirements',
  description:
    'The rows of the official lists with the products that they name and their state on the day of the file.',
  fields: [
    { name: 'list', type: 'string', description: 'The list: bis_isi, bis_crs, tec_mtcte …', isRequired: true },
    { name: 'entry', type: 'string', description: 'The key of the row in that list', isRequired: true },
    { name: 'product', type: 'string', description: 'The product, by its name in addresses', isRequired: true },
    { name: 'product_name', type: 'string', description: 'The name of the product', isRequired: true },
    { name: 'service', type: 'string', description: 'The scheme, by the name of our service for it', isRequired: true },
    { name: 'listed_as', type: 'string', description: 'The name in the list, if it differs' },
    { name: 'state', type: 'string', description: 'The state for large enterprises and imports', isRequired: true },
    { name: 'since', type: 'date', description: 'The first day, if an effect gives it' },
    { name: 'standards', type: 'list', description: 'Numbers of Indian Standards' },
    { name: 'group', type: 'string', description: 'The group in the list' },
    { name: 'scheme', type: 'string', description: 'The scheme in the list' },
    { name: 'eee_code', type: 'string', description: 'The code of electrical and electronic equipment' },
    { name: 'phase', type: 'string', description: 'The phase of the scheme' },
    { name: 'hs_codes', type: 'list', description: 'Customs codes; most are our own mapping' },
    { name: 'order_reference', type: 'string', description: 'The order that the list names' },
    { name: 'order_date', type: 'date', description: 'The date of that order' },
    { name: 'amendment_reference', type: 'string', description: 'The amendment that the list names' },
    { name: 'amendment_date', type: 'date', description: 'The date of that amendment' },
    { name: 'list_as_of', type: 'yearmonth', description: 'The month of the list' },
    ...provenanceFields,
  ],
  key: ['list', 'entry', 'product'],
  references: [],
  rows: (base) => sql`
    select m.list, m.list_key as entry, p.slug as product, p.name as product_name, s.slug as service, m.listed_as, m.state,
      m.implementation_date::text as since,
      named.standards, m."group", m.scheme, m.eee_code, m.phase, customs.codes as hs_codes,
      m.order_reference, m.order_date::text as order_date, m.amendment_reference,
      m.amendment_date::text as amendment_date, b.as_of as list_as_of,
      ${base}::text || '/products/' || p.slug as address, b.publisher || ': ' || b.name || ', ' || b.as_of as source,
      null::text as source_address, m.confirmed, ordered.verified_on
    from mandatory_products m
    join products p on p.id = m.product_id and p.status = 'published'
    join services s on s.id = m.service_id
    left join publications b on b.list = m.list
    left join (
      select x.mandatory_product_id, array_agg(t.number order by x.position, t.number collate "C") as standards
      from mandatory_product_standards x join standards t on t.id = x.standard_id
      group by x.mandatory_product_id) named on named.mandatory_product_id = m.id
    left join (
      select list, list_key, array_agg(code order by code collate "C") as codes
      from hs_codes group by list, list_key) customs on customs.list = m.list and customs.list_key = m.list_key
    left join (
      select l.list, l.list_key, max(o.verified_on)::text as verified_on
      from order_lines l join orders o on o.id = l.order_id and o.status = 'published'
      group by l.list, l.list_key) ordered on ordered.list = m.list and ordered.list_key = m.list_key
    where m.status = 'published'
    order by m.list collate "C", m.list_key collate "C", p.slug collate "C"`,
};
