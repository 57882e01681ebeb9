import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { emptyRequirement, type ReadRequirement } from './imported-requirement.ts';
import { joined, provenanceFields, standardField, statusField } from './source-fields.ts';
import { tidyProductName } from './tidy-product-name.ts';

const schema = z.object({
  sno: required,
  group: required,
  product: required,
  is_standard: standardField,
  title_or_note: optional,
  hs_codes: optional,
  order: optional,
  order_reference: optional,
  order_date: optionalDate,
  status: statusField,
  ...provenanceFields,
});

/** Scheme X: product groups, the Type A, B and C standards of the machinery order, and switchgear. */
export async function readBisSchemeX(content: ContentFiles): Promise<ReadRequirement[]> {
  const rows = await content.csv('data/bis_scheme_x.csv', schema);
  return rows.map((row) => {
    const isStandard = /^OTR Type [ABC] standard$/.test(row.group);
    const isGeneric = row.product.startsWith('Generic ');
    const words = isGeneric && row.title_or_note ? row.title_or_note : row.product;
    const [orderReference = null, amended] = row.order_reference?.split('; amended ') ?? [];
    const rescission = /^Rescinded on (\S+) \((.+)\)$/.exec(row.status.text);
    return {
      ...emptyRequirement,
      list: 'bis_scheme_x',
      key: row.sno,
      listedAs: isStandard && row.title_or_note && !isGeneric ? `${row.product}: ${row.title_or_note}` : words,
      name: tidyProductName(words),
      sourceCategory: row.group,
      state: row.status.state,
      stateText: row.status.text,
      group: row.group,
      others: joined(!isStandard && row.title_or_note, row.is_standard.clauses, row.hs_codes && `HS ${row.hs_codes}`),
      orderName: row.order,
      orderReference,
      orderDate: row.order_date,
      amendmentReference: rescission?.[2] ?? amended ?? null,
      amendmentDate: rescission?.[1] ?? amended?.match(/\d{4}-\d{2}-\d{2}/g)?.at(-1) ?? null,
      source: row.source,
      confirmed: row.confirmed,
      standards: row.is_standard.standards,
      standardTitle: isStandard ? row.title_or_note : null,
      file: row.file,
      line: row.line,
    };
  });
}
