import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { emptyRequirement, type ReadRequirement } from './imported-requirement.ts';
import { joined, provenanceFields, standardField, statusField } from './source-fields.ts';
import { startDateInNote } from './state-of-listing.ts';
import { tidyProductName } from './tidy-product-name.ts';

const schema = z.object({
  sno: required,
  is_number: standardField,
  product: required,
  category: required,
  bis_group: optional,
  qco_name: optional,
  qco_year: optional,
  qco_reference: optional,
  qco_date: optionalDate,
  latest_amendment_reference: optional,
  latest_amendment_date: optionalDate,
  status: statusField,
  successor_standard: standardField,
  concurrent_until: optionalDate,
  implementation_note: optional,
  ...provenanceFields,
});

/** Scheme I: a row's product is the title of its standard, unless one standard covers many products. */
export async function readBisIsi(content: ContentFiles): Promise<ReadRequirement[]> {
  const rows = await content.csv('data/bis_isi.csv', schema);
  const uses = new Map<string, number>();
  for (const { slug } of rows.flatMap((row) => row.is_number.standards)) uses.set(slug, (uses.get(slug) ?? 0) + 1);
  return rows.map((row) => {
    const { standards, clauses } = row.is_number;
    const name = tidyProductName(row.product);
    const isTitle = standards.length === 1 && uses.get(standards[0]?.slug ?? '') === 1;
    return {
      ...emptyRequirement,
      list: 'bis_isi',
      key: row.sno,
      listedAs: row.product,
      name,
      sourceCategory: row.category,
      state: row.status.state,
      stateText: row.status.text,
      group: row.bis_group,
      others: joined(clauses),
      orderName: row.qco_name,
      orderReference: row.qco_reference,
      orderDate: row.qco_date,
      orderYear: row.qco_year,
      amendmentReference: row.latest_amendment_reference,
      amendmentDate: row.latest_amendment_date,
      implementationDate: startDateInNote(row.implementation_note),
      note: row.implementation_note,
      source: row.source,
      confirmed: row.confirmed,
      standards,
      successor: row.successor_standard.standards[0] ?? null,
      concurrentUntil: row.concurrent_until,
      standardTitle: isTitle ? name : null,
      file: row.file,
      line: row.line,
    };
  });
}
