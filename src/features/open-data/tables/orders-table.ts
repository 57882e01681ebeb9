import { sql } from '#core/drizzle.ts';
import type { OpenTable } from '../open-table.ts';
import { orderProvenance, provenanceFields } from '../provenance-fields.ts';

export const ordersTable: OpenTable = {
  name: 'orders',
  title: 'Orders',
  description: 'The instruments: orders, amendments, suspensions, rescissions, rules, circulars and rulings.',
  fields: [
    {
      name: 'slug',
      type: 'string',
      description: 'The name of the order in addresses and in other tables',
      isRequired: true,
    },
    {
      name: 'kind',
      type: 'string',
      description: 'order, amendment, rules, suspension, rescission …',
      isRequired: true,
    },
    { name: 'number', type: 'string', description: 'The number as printed; numbering starts again each year' },
    { name: 'signed_on', type: 'date', description: 'The day of signature' },
    { name: 'published_on', type: 'date', description: 'The day of publication' },
    { name: 'gazette_id', type: 'string', description: 'The identifier of the gazette' },
    { name: 'authority', type: 'string', description: 'Who issued it, as a short name' },
    { name: 'title', type: 'string', description: 'The title in English', isRequired: true },
    { name: 'subject', type: 'string', description: 'What it concerns, in one line' },
    {
      name: 'disputed',
      type: 'boolean',
      description: 'Whether another instrument contradicts it or bears the same number and day',
      isRequired: true,
    },
    { name: 'entries', type: 'object', description: 'The entries of official lists under it, by list' },
    { name: 'checks', type: 'array', description: 'The days on which somebody checked whether it still stands' },
    { name: 'recorded_on', type: 'date', description: 'The day on which we recorded it', isRequired: true },
    { name: 'confidence', type: 'string', description: 'gazette, regulator, press, trade or own', isRequired: true },
    ...provenanceFields,
  ],
  key: ['slug'],
  references: [],
  rows: (base) => sql`
    select o.slug, o.kind, o.number, o.signed_on::text as signed_on, o.published_on::text as published_on, o.gazette_id,
      a.slug as authority, o.title, o.subject, o.disputed,
      (select jsonb_object_agg(l.list, l.keys) from (
        select list, jsonb_agg(list_key order by list_key collate "C") as keys from order_lines
        where order_id = o.id group by list) l) as entries,
      (select jsonb_agg(jsonb_build_object('on', c."on", 'against', c.against, 'result', c.result) order by c."on")
        from order_checks c where c.order_id = o.id) as checks,
      o.recorded_on::text as recorded_on, o.confidence, ${orderProvenance(base)}
    from orders o left join authorities a on a.id = o.authority_id
    where o.status = 'published' order by o.slug collate "C"`,
};
