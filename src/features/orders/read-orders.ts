import { z } from 'zod';
import { optional, required, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles, Located } from '#core/content/content-files.server.ts';
import { distinctBy, reportRepeats } from '#core/content/repeats.ts';
import { checkOrders } from './check-orders.ts';
import { confidences } from './order.schema.ts';
import { orderFile } from './order-file.ts';

const authoritiesSchema = z
  .array(z.strictObject({ slug, name: required, shortName: required, website: z.url().optional(), translations }))
  .superRefine(distinctBy((authority) => authority.slug));
const hsSchema = z.object({
  list: required,
  key: required,
  code: z.string().regex(/^\d{2,8}$/, 'is not a customs code of 2 to 8 digits'),
  basis: z.enum(['order', 'ours']),
  note: optional,
  source: optional,
  confidence: z.enum(confidences),
});

/** A row of the file of customs codes. */
export type HsCode = Located<z.infer<typeof hsSchema>>;

/** Reads the authorities, the orders and the customs codes; what cannot be is among the problems, with file and line. */
export async function readOrders(files: ContentFiles) {
  const issuers = (await files.yaml('authorities.yaml', authoritiesSchema)) ?? [];
  const instruments = await files.yamls('orders', orderFile);
  checkOrders(instruments, new Set(issuers.map((issuer) => issuer.slug)), files.problems);
  const codes = await files.csv('hs-codes.csv', hsSchema);
  reportRepeats(codes, ({ list, key, code }) => `${list} ${key} ${code}`, files.problems);
  return { issuers, instruments, codes };
}
