import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { emptyRequirement, type ReadRequirement } from './imported-requirement.ts';
import { joined, provenanceFields, statusField } from './source-fields.ts';
import { tidyProductName } from './tidy-product-name.ts';

const schema = z.object({
  sno: required,
  product: required,
  variant: required,
  phase: optional,
  scheme: optional,
  er_code: optional,
  mandatory_date: optionalDate,
  status: statusField,
  note: optional,
  ...provenanceFields,
});

/** MTCTE: the variant is the product, and the product family is its group. */
export async function readTecMtcte(content: ContentFiles): Promise<ReadRequirement[]> {
  const rows = await content.csv('data/tec_mtcte.csv', schema);
  return rows.map((row) => {
    const name = tidyProductName(row.variant);
    const family = tidyProductName(row.product);
    return {
      ...emptyRequirement,
      list: 'tec_mtcte',
      key: row.sno,
      listedAs: row.variant,
      name,
      technicalName: family.toLowerCase() === name.toLowerCase() ? null : `${family}: ${name}`,
      sourceCategory: row.product,
      state: row.status.state,
      stateText: row.status.text,
      group: row.product,
      scheme: row.scheme,
      phase: row.phase,
      others: joined(row.er_code && `ER code ${row.er_code}`),
      implementationDate: row.mandatory_date,
      note: row.note,
      source: row.source,
      confirmed: row.confirmed,
      file: row.file,
      line: row.line,
    };
  });
}
