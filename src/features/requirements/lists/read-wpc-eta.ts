import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { emptyRequirement, type ReadRequirement } from './imported-requirement.ts';
import { joined, provenanceFields } from './source-fields.ts';

const schema = z.object({
  record_type: z.enum(['band', 'equipment']),
  name_or_use: required,
  frequency_band: optional,
  max_power: optional,
  gsr_number: optional,
  gsr_date: optionalDate,
  eta_route: optional,
  note: optional,
  ...provenanceFields,
});

/** Equipment types. A type with a single band gets its power limit from that band, which is in the same file. */
export async function readWpcEta(content: ContentFiles): Promise<ReadRequirement[]> {
  const rows = await content.csv('data/wpc_eta.csv', schema);
  const powers = new Map(
    rows.filter((row) => row.record_type === 'band').map((row) => [row.frequency_band, row.max_power]),
  );
  return rows
    .filter((row) => row.record_type === 'equipment')
    .map((row) => {
      const power = row.max_power ?? powers.get(row.frequency_band);
      return {
        ...emptyRequirement,
        list: 'wpc_eta',
        key: row.name_or_use,
        listedAs: row.name_or_use,
        name: row.name_or_use,
        sourceCategory: row.record_type,
        state: 'in-force',
        stateText: row.eta_route,
        others: joined(row.frequency_band, power && `at most ${power}`),
        orderReference: row.gsr_number,
        orderDate: row.gsr_date,
        note: row.note,
        source: row.source,
        confirmed: row.confirmed,
        file: row.file,
        line: row.line,
      };
    });
}
