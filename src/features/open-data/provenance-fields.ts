import { sql } from '#core/drizzle.ts';
import type { Field } from './open-table.ts';

/** Where each row can be read and checked; the last columns of every table. */
export const provenanceFields: readonly Field[] = [
  { name: 'address', type: 'string', description: 'The page of the record on this site' },
  { name: 'source', type: 'string', description: 'The publication that the row was taken from' },
  { name: 'source_address', type: 'string', description: 'The address of the source, if it can be opened' },
  {
    name: 'confirmed',
    type: 'boolean',
    description: 'Whether every fact of the row was read in the gazette or in the regulator’s own papers',
    isRequired: true,
  },
  {
    name: 'verified_on',
    type: 'date',
    description: 'The last day up to which somebody checked whether the order still stands',
  },
];

/** The provenance of a row that rests on an order, which the query calls `o`. */
export const orderProvenance = (base: string, confirmed = sql`o.confidence in ('gazette', 'regulator')`) => sql`
  ${base}::text || '/orders/' || o.slug as address, o.citation as source, o.url as source_address,
  ${confirmed} as confirmed, o.verified_on::text as verified_on`;
