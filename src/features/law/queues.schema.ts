import { z } from 'zod';
import { conflicts } from '#features/finder/rules/conflicts.schema.ts';

export const queuePageSize = 50;

const page = z.coerce.number().int().min(1).max(2_000).default(1);

/** `GET /law/queues`: the page of each queue, as they stand in the address of the screen. */
export const queuesQuery = z.object({
  contradictions: page,
  conflicts: page,
  unknown: page,
  undated: page,
  checksDue: page,
  withoutFamily: page,
  lookups: page,
});
export type QueuePages = z.output<typeof queuesQuery>;
export type QueueName = keyof QueuePages;

const queue = z.object({
  total: z.int(),
  /** The page of the rows; the first, if fewer wait than the caller thought. */
  page: z.int(),
  rows: z.array(
    z.object({
      name: z.string(),
      note: z.string().nullable(),
      order: z.string().nullable(),
      /** Where it is mended at the desk, below `/desk`; null for words that nobody has named. */
      desk: z.string().nullable(),
    }),
  ),
});
export type Queue = z.output<typeof queue>;
export const queuesAnswer = z.object({
  contradictions: queue,
  conflicts,
  unknown: queue,
  undated: queue,
  checksDue: queue,
  withoutFamily: queue,
  lookups: queue,
});
