import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { parseStandardField } from '#features/standards/standard-number.ts';
import { emptyRequirement, type ReadRequirement } from './imported-requirement.ts';
import { provenanceFields, standardField } from './source-fields.ts';
import { tidyProductName } from './tidy-product-name.ts';

const schema = z.object({
  sno: required,
  is_number: standardField,
  product_name: required,
  category: required,
  phase: optional,
  order: optional,
  order_date: optionalDate,
  implementation_date: optionalDate,
  successor_standard: standardField,
  concurrent_until: optionalDate,
  note: optional,
  ...provenanceFields,
});

/** Scheme II, compulsory registration: everything on the list is in force. */
export async function readBisCrs(content: ContentFiles): Promise<ReadRequirement[]> {
  const rows = await content.csv('data/bis_crs.csv', schema);
  return rows.map((row) => ({
    ...emptyRequirement,
    list: 'bis_crs',
    key: row.sno,
    listedAs: row.product_name,
    name: tidyProductName(row.product_name),
    sourceCategory: row.category,
    state: 'in-force',
    stateText: null,
    phase: row.phase,
    orderName: row.order,
    orderReference: /S\.O\. \d+\(E\)/.exec(row.order ?? '')?.[0] ?? null,
    orderDate: row.order_date,
    implementationDate: row.implementation_date,
    note: row.note,
    source: row.source,
    confirmed: row.confirmed,
    standards: [...row.is_number.standards, ...alsoApplies(row.note)],
    successor: row.successor_standard.standards[0] ?? null,
    concurrentUntil: row.concurrent_until,
    file: row.file,
    line: row.line,
  }));
}

/** Some notes name an additional standard: `IS 18112:2025 also applies`. */
function alsoApplies(note: string | null) {
  const number = /^(IS .+) also applies$/.exec(note ?? '')?.[1];
  return number ? parseStandardField(number).standards : [];
}
