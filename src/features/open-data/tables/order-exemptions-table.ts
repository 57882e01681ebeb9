import { sql } from '#core/drizzle.ts';
import type { OpenTable } from '../open-table.ts';
import { orderProvenance, provenanceFields } from '../provenance-fields.ts';

export const orderExemptionsTable: OpenTable = {
  name: 'order-exemptions',
  title: 'Exemptions from orders',
  description: 'What each order exempts: research, exports, existing stock, goods in transit and so on.',
  fields: [
    { name: 'order', type: 'string', description: 'The order', isRequired: true },
    { name: 'position', type: 'integer', description: 'Its place among the exemptions of the order', isRequired: true },
    {
      name: 'kind',
      type: 'string',
      description: 'research, export, size, stock, transit, spare-parts or other',
      isRequired: true,
    },
    { name: 'quantity', type: 'integer', description: 'How much is exempt' },
    { name: 'unit', type: 'string', description: 'The unit of the quantity' },
    { name: 'period', type: 'string', description: 'The period for which the quantity counts' },
    {
      name: 'up_to',
      type: 'string',
      description: 'How much it frees, or for how long, in words; empty where the condition says it',
    },
    { name: 'applies_to', type: 'string', description: 'import, domestic or both', isRequired: true },
    { name: 'condition', type: 'string', description: 'The condition, in words' },
    {
      name: 'frees_all',
      type: 'boolean',
      description:
        'Whether it frees the goods whoever brings them, on no condition but its purpose; otherwise it may hold',
      isRequired: true,
    },
    { name: 'until', type: 'date', description: 'Its last day' },
    { name: 'confidence', type: 'string', description: 'gazette, regulator, press, trade or own', isRequired: true },
    ...provenanceFields,
  ],
  key: ['order', 'position'],
  references: [{ field: 'order', table: 'orders', key: 'slug' }],
  rows: (base) => sql`
    select o.slug as "order", e.position, e.kind, e.quantity, e.unit, e.period, e.up_to, e.applies_to, e.condition,
      e.frees_all, e.until::text as until, e.confidence, ${orderProvenance(base, sql`e.confidence in ('gazette', 'regulator')`)}
    from order_exemptions e join orders o on o.id = e.order_id and o.status = 'published'
    where not exists (select from orders g where g.id = e.granted_by_id and g.withdrawn_on is not null)
    order by o.slug collate "C", e.position`,
};
