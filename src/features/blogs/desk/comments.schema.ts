import { z } from 'zod';
import { plainLine } from '#core/text/plain-text.ts';
import { commentApprovals } from '../blogs.schema.ts';
import { moderationTexts as texts } from './comments.messages.ts';

/** Why comments are refused; `other` needs words. */
export const refusalReasons = [
  'advertising',
  'insult',
  'personal-data',
  'off-topic',
  'untrue',
  'repeated',
  'other',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
/** Those of which whoever wrote the comment can be told; whoever advertises is not answered. */
export const toldReasons = [
  'insult',
  'personal-data',
  'off-topic',
  'untrue',
  'repeated',
  'other',
] as const satisfies readonly RefusalReason[];
export const isTold = (reason: RefusalReason | ''): reason is (typeof toldReasons)[number] =>
  toldReasons.some((told) => told === reason);

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
  /** Why somebody at the desk has refused it, as long as it is refused. */
  refusal: z
    .object({
      reason: z.enum(refusalReasons),
      words: z.string(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type ReviewedComment = z.output<typeof reviewedComment>;

export const commentsAnswer = z.object({ rows: z.array(reviewedComment), total: z.int(), perPage: z.int() });

/** An address, or a number as long as that of a telephone. */
const namesSomebody = /@|\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){8,}/u;

const ids = z.array(id).min(1).max(200);
const approval = z.strictObject({ ids, decision: z.literal('approved') });
/** Why it is refused is for colleagues, and stays in the audit log, which no erasure reaches: it names nobody. */
export const refusalInput = z
  .strictObject({
    ids,
    decision: z.literal('refused'),
    reason: z.enum(refusalReasons, { error: texts.reasonMissing }),
    words: z
      .string()
      .max(5_000, texts.wordsLength)
      .default('')
      .transform(plainLine)
      .refine((words) => [...words].length <= 500, texts.wordsLength)
      .refine((words) => !namesSomebody.test(words.normalize('NFKC')), texts.wordsPerson),
    /** Whether whoever wrote it gets a mail with the reason and these words, if they have had none about it. */
    tells: z.boolean().default(false),
  })
  .superRefine(({ reason, words, tells }, context) => {
    if (tells && !isTold(reason)) context.addIssue({ code: 'custom', path: ['tells'], message: texts.tellsAdvertiser });
    if (reason === 'other' && !words)
      context.addIssue({ code: 'custom', path: ['words'], message: texts.wordsMissing });
  });

/** `POST /comments/decide`; a decision can be taken back by the other one. */
export const decideInput = z.discriminatedUnion('decision', [approval, refusalInput]);
export type DecideInput = z.output<typeof decideInput>;
