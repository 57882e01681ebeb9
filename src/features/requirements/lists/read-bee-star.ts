import { z } from 'zod';
import { optional, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { emptyRequirement, type ReadRequirement } from './imported-requirement.ts';
import { provenanceFields, statusField } from './source-fields.ts';

const schema = z.object({
  sno: required,
  product: required,
  mandatory_or_voluntary: statusField,
  scheme_schedule: optional,
  note: optional,
  ...provenanceFields,
});

export async function readBeeStar(content: ContentFiles): Promise<ReadRequirement[]> {
  const rows = await content.csv('data/bee_star.csv', schema);
  return rows.map((row) => ({
    ...emptyRequirement,
    list: 'bee_star',
    key: row.sno,
    listedAs: row.product,
    name: row.product,
    sourceCategory: row.product,
    state: row.mandatory_or_voluntary.state,
    stateText: row.mandatory_or_voluntary.text,
    others: row.scheme_schedule,
    note: row.note,
    source: row.source,
    confirmed: row.confirmed,
    file: row.file,
    line: row.line,
  }));
}
