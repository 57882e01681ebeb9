import { z } from 'zod';
import { commentApprovals } from '../blogs.schema.ts';

export const commentsPageSize = 50;
const id = z.int().min(1).max(2_147_483_647);

/** `GET /comments` */
export const commentsQuery = z.object({
  approval: z.enum(commentApprovals).default('pending'),
  /** This comment alone, however it was decided: a notice leads here. */
  comment: z.coerce.number().pipe(id).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type CommentsQuery = z.output<typeof commentsQuery>;

const reviewedComment = z.object({
  id: z.int(),
  text: z.string(),
  /** As it appears under the post. */
  name: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  approval: z.enum(commentApprovals),
  blog: z.object({ name: z.string(), path: z.string() }),
});
export type ReviewedComment = z.output<typeof reviewedComment>;

export const commentsAnswer = z.object({ rows: z.array(reviewedComment), total: z.int(), perPage: z.int() });

/** `POST /comments/decide`; a decision can be taken back by the other one. */
export const decideInput = z.object({
  ids: z.array(id).min(1).max(200),
  decision: z.enum(['approved', 'refused']),
});
export type DecideInput = z.output<typeof decideInput>;
