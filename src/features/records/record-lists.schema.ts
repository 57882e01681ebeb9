import { z } from 'zod';
import { openStates, translationMarks } from './record-states.schema.ts';
import { recordTexts } from './records.messages.ts';
import { filterQuery, recordId } from './records.schema.ts';

const staffName = z.string().nullable();

/** A page of the records of a kind, and the drafts of those that were never public. */
export const listAnswer = z.object({
  /** Whether somebody decides in which order the site shows them. */
  hasOrder: z.boolean(),
  /** Whether they have texts with a language. */
  isTranslated: z.boolean(),
  /** The fields by which the list can be narrowed, as `with.{field}`. */
  filters: z.array(
    z.object({
      field: z.string(),
      /** Of the records that it names; the value is the slug of one of them. */
      kind: z.string().nullable(),
      /** The values of a choice. */
      options: z.array(z.string()),
    }),
  ),
  rows: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      slug: z.string(),
      status: z.string(),
      updatedAt: z.iso.datetime(),
      open: z.enum(openStates).nullable(),
      /** How often its draft was saved. */
      edit: z.int().min(0).nullable(),
      /** How many of its public texts there are in each language of the site. */
      languages: z.array(
        z.object({
          code: z.string(),
          done: z.int(),
          total: z.int(),
          /** Null where there is no text. */
          mark: z.enum(translationMarks).nullable(),
          isStale: z.boolean(),
        }),
      ),
    }),
  ),
  total: z.int(),
  newDrafts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(openStates),
      edit: z.int().min(0),
      madeBy: staffName,
      madeAt: z.iso.datetime(),
    }),
  ),
});
export const exportQuery = filterQuery.extend({ format: z.enum(['csv', 'xlsx']).default('csv') });
/** What is open, whatever its kind: in one state, or of the caller alone. */
export const draftsQuery = z.object({
  state: z.enum(openStates).optional(),
  whose: z.enum(['mine']).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const draftsAnswer = z.object({
  rows: z.array(
    z.object({
      kind: z.string(),
      /** As its address at the desk has it: `new-7` for what was never public. */
      id: z.string(),
      isNew: z.boolean(),
      title: z.string(),
      state: z.string(),
      author: staffName,
      editor: staffName,
      editedAt: z.iso.datetime(),
      publishAt: z.iso.datetime().nullable(),
      /** What its author or a reviewer says about it. */
      note: z.string().nullable(),
      /** Whether it could not be published at its hour. */
      isRefused: z.boolean(),
    }),
  ),
  total: z.int(),
  perPage: z.int(),
});
const placed = z.object({ id: z.string(), title: z.string(), status: z.string() });
export const orderAnswer = z.object({ rows: z.array(placed) });
const order = z.array(recordId).max(2_000);
export const orderInput = z.strictObject({ ids: order, was: order });

const bulkAction = z.enum(['publish', 'archive', 'discard']);
export type BulkAction = z.output<typeof bulkAction>;
/** How many records one call acts upon; the desk sends longer lists in parts. */
const mostAtOnce = 25;
export const actionsInput = z.strictObject({
  action: bulkAction,
  records: z
    .array(z.strictObject({ id: recordId, edit: z.int().min(0).nullable() }))
    .min(1)
    .max(mostAtOnce)
    .superRefine((records, context) => {
      if (new Set(records.map(({ id }) => id)).size < records.length)
        context.addIssue({ code: 'custom', message: recordTexts.twice });
    }),
});
const outcome = z.object({
  id: z.string(),
  isDone: z.boolean(),
  /** Why not, in a sentence, and the fields that are its cause. */
  problem: z.string().nullable(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })),
});
export const actionsAnswer = z.object({ results: z.array(outcome) });

export const exportSize = z.object({ rows: z.int() });
