import { z } from 'zod';
import { required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { Line } from '#features/orders/lines/line-facts.ts';

const row = z.object({ waste_stream: required, record_type: required, code: z.string(), name: z.string() });

/** The rows of other waste: they have no key of their own, so their code and their name are both one. */
export async function listEprRows(files: ContentFiles): Promise<Line[]> {
  const rows = await files.csv('data/epr_other.csv', row);
  return rows.flatMap(({ waste_stream, record_type, code, name }) =>
    [code, name].map((label) => ({ list: 'epr_other', key: `${waste_stream}|${record_type}|${label}` })),
  );
}
