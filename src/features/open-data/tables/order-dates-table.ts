import { sql } from '#core/drizzle.ts';
import type { OpenTable } from '../open-table.ts';
import { provenanceFields } from '../provenance-fields.ts';

export const orderDatesTable: OpenTable = {
  name: 'order-dates',
  title: 'States by entry, audience and span of days',
  description:
    'The state of each entry of the official lists for each audience, span by span, computed from the effects.',
  fields: [
    { name: 'list', type: 'string', description: 'The list: bis_isi, bis_crs, tec_mtcte …', isRequired: true },
    { name: 'entry', type: 'string', description: 'The key of the row in that list', isRequired: true },
    { name: 'audiences', type: 'list', description: 'large, medium, small, micro, import', isRequired: true },
    {
      name: 'position',
      type: 'integer',
      description: 'Its place among the spans of these audiences',
      isRequired: true,
    },
    { name: 'from', type: 'date', description: 'The first day of the span; empty before the first instrument' },
    { name: 'to', type: 'date', description: 'The last day of the span; empty for a span without an end' },
    {
      name: 'state',
      type: 'string',
      description: 'in-force, upcoming, paused, rescinded, listed, unknown …',
      isRequired: true,
    },
    { name: 'since', type: 'date', description: 'The day on which the state began, if an effect gives it' },
    { name: 'until', type: 'date', description: 'The last day of a pause, or the day before an upcoming beginning' },
    { name: 'order', type: 'string', description: 'The order that gives the state' },
    {
      name: 'contradiction',
      type: 'boolean',
      description: 'Whether two instruments, or an instrument and a list, disagree',
      isRequired: true,
    },
    ...provenanceFields,
  ],
  key: ['list', 'entry', 'audiences', 'position'],
  references: [{ field: 'order', table: 'orders', key: 'slug' }],
  rows: (base) => sql`
    select p.list, p.list_key as entry, p.audiences, p.position, p."from"::text as "from", p."to"::text as "to", p.state,
      p.since::text as since, p.until::text as until, o.slug as "order", p.contradiction,
      ${base}::text || coalesce('/orders/' || o.slug, '/products/' || (
        select x.slug from mandatory_products m join products x on x.id = m.product_id and x.status = 'published'
        where m.list = p.list and m.list_key = p.list_key and m.status = 'published' order by x.slug limit 1)) as address,
      coalesce(o.citation, b.publisher || ': ' || b.name || ', ' || b.as_of) as source, o.url as source_address,
      p.confirmed, o.verified_on::text as verified_on
    from requirement_periods p
    left join orders o on o.id = p.order_id and o.status = 'published'
    left join publications b on b.list = p.list
    order by p.list collate "C", p.list_key collate "C", p.audiences::text collate "C", p.position`,
};
