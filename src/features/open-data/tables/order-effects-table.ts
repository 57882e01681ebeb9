import { sql } from '#core/drizzle.ts';
import type { OpenTable } from '../open-table.ts';
import { orderProvenance, provenanceFields } from '../provenance-fields.ts';

export const orderEffectsTable: OpenTable = {
  name: 'order-effects',
  title: 'Effects of orders',
  description:
    'What each instrument does to an order: it starts, moves, amends, pauses, resumes, rescinds, replaces or clarifies it, or exempts from it. Nothing is overwritten; a correction withdraws a row and adds another.',
  fields: [
    { name: 'order', type: 'string', description: 'The instrument', isRequired: true },
    { name: 'id', type: 'string', description: 'Its name among the effects of the instrument', isRequired: true },
    {
      name: 'position',
      type: 'integer',
      description: 'Its place among the effects of the instrument',
      isRequired: true,
    },
    { name: 'target', type: 'string', description: 'The order that it acts on', isRequired: true },
    { name: 'kind', type: 'string', description: 'commence, defer, amend, pause, resume, rescind …', isRequired: true },
    { name: 'audiences', type: 'list', description: 'large, medium, small, micro, import', isRequired: true },
    {
      name: 'entries',
      type: 'object',
      description: 'The entries that it is limited to, by list; empty if it concerns all of its target',
    },
    {
      name: 'on',
      type: 'date',
      description: 'Its first day; empty if that was left open or is the day of publication',
    },
    { name: 'until', type: 'date', description: 'The last day of a pause or an exemption' },
    { name: 'standard', type: 'string', description: 'A standard that is accepted until then' },
    { name: 'beside', type: 'string', description: 'The standard that takes its place' },
    { name: 'clause', type: 'string', description: 'The clause that says so' },
    { name: 'text', type: 'string', description: 'A condition or remark, in words' },
    {
      name: 'derived',
      type: 'boolean',
      description: 'Whether the date for imports was taken from that for large enterprises',
      isRequired: true,
    },
    {
      name: 'counts_from',
      type: 'date',
      description: 'For an extension made after the start that it moved: the day from which it counts',
    },
    { name: 'recorded_on', type: 'date', description: 'The day on which we recorded it', isRequired: true },
    { name: 'withdrawn_on', type: 'date', description: 'The day on which a correction withdrew it' },
    { name: 'confidence', type: 'string', description: 'gazette, regulator, press, trade or own', isRequired: true },
    ...provenanceFields,
  ],
  key: ['order', 'id'],
  references: [
    { field: 'order', table: 'orders', key: 'slug' },
    { field: 'target', table: 'orders', key: 'slug' },
  ],
  rows: (base) => sql`
    select o.slug as "order", e.key as id, e.position, t.slug as target, e.kind, e.audiences, e.lines as entries,
      e."on"::text as "on", e.until::text as until, e.standard, e.beside, e.clause, e.text, e.derived,
      e.counts_from::text as counts_from, e.recorded_on::text as recorded_on,
      e.withdrawn_on::text as withdrawn_on, e.confidence,
      ${orderProvenance(base, sql`e.confidence in ('gazette', 'regulator')`)}
    from order_effects e
    join orders o on o.id = e.order_id and o.status = 'published'
    join orders t on t.id = e.target_id and t.status = 'published'
    order by o.slug collate "C", e.position`,
};
