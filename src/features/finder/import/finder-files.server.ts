import { z } from 'zod';
import { required, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import { condition } from '../condition/condition.ts';

const scope = z.strictObject({
  groups: z.union([z.literal('all'), z.array(z.string())]).optional(),
  families: z.array(z.string()).optional(),
  'hs-chapters': z.array(z.string()).optional(),
  'except-groups': z.array(z.string()).optional(),
  'except-families': z.array(z.string()).optional(),
});
const edge = z.strictObject({
  before: slug,
  after: slug,
  why: required,
  source: required,
  confidence: z.enum(confidences),
  translations,
});
const orderOfApproval = z.strictObject({
  approval: slug,
  order: slug,
  condition,
  source: required,
  confidence: z.enum(confidences),
});
const supplied = z.strictObject({
  item: slug,
  family: slug,
  scope: scope.optional(),
  condition: condition.optional(),
});

export type FinderFiles = Awaited<ReturnType<typeof readFinderFiles>>;

/** Reads what the finder knows beside its records: what waits for what, which order counts when, and the things in the box. */
export async function readFinderFiles(files: ContentFiles) {
  const [edges, orders, supplies, perBox] = await Promise.all([
    files.yamlWithLines('families/approval-edges.yaml', z.array(edge)),
    files.yamlWithLines('families/approval-orders.yaml', z.array(orderOfApproval)),
    files.yamlWithLines('families/supplied.yaml', z.array(supplied)),
    files.yamlWithLines('families/per-box.yaml', z.array(slug)),
  ]);
  return { edges, orders, supplies, perBox };
}
