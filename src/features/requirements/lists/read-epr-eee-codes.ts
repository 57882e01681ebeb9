import { z } from 'zod';
import { optional, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { emptyRequirement, type ReadRequirement } from './imported-requirement.ts';
import { provenanceFields } from './source-fields.ts';

const schema = z.object({
  eee_code: required,
  group_code: required,
  group_name: required,
  equipment: required,
  rule: optional,
  ...provenanceFields,
});

export async function readEprEeeCodes(content: ContentFiles): Promise<ReadRequirement[]> {
  const rows = await content.csv('data/epr_eee_codes.csv', schema);
  return rows.map((row) => ({
    ...emptyRequirement,
    list: 'epr_eee_codes',
    key: row.eee_code,
    listedAs: row.equipment,
    name: row.equipment,
    sourceCategory: row.group_name,
    state: 'in-force',
    stateText: null,
    group: row.group_name,
    eeeCode: row.eee_code,
    orderName: row.rule,
    orderReference: /G\.S\.R\. \d+\(E\)/.exec(row.rule ?? '')?.[0] ?? null,
    orderYear: /, (\d{4}),/.exec(row.rule ?? '')?.[1] ?? null,
    source: row.source,
    confirmed: row.confirmed,
    file: row.file,
    line: row.line,
  }));
}
