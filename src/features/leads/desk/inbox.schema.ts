import { z } from 'zod';
import { longText, sentDay } from '#core/forms/input-fields.ts';
import { plainLine, shortLine } from '#core/text/plain-text.ts';
import { leadEventKinds, leadForms, leadStatuses } from '../lead-kinds.schema.ts';
import { inboxTexts as texts } from './inbox.messages.ts';

export const inboxPageSize = 50;
/** Further back than this, an inbox is narrowed and not paged through: each page costs all that stand before it. */
const mostPages = 20;
/** How many leads one action changes at most. */
const mostAtOnce = 200;

const rowId = z.int().min(1).max(2_147_483_647);
const idParam = z.coerce.number().pipe(rowId);
const moment = z.iso.datetime();
const optionalText = z.string().nullable();
const staffMember = z.object({ id: z.int(), name: z.string() });

/** `GET /leads`: the filters as they stand in the address of the inbox. */
export const inboxQuery = z.object({
  form: z.enum(leadForms).optional(),
  /** Without it, everything but spam. */
  status: z.enum(leadStatuses).optional(),
  owner: z.union([z.enum(['me', 'nobody']), idParam]).optional(),
  language: z.string().max(12).optional(),
  verified: z.enum(['yes', 'no']).optional(),
  /** What is spam, or looks like it. */
  spam: z.enum(['yes', 'no']).optional(),
  /** What waits for its first answer: past its time, or due by the end of today in India. */
  due: z.enum(['overdue', 'today']).optional(),
  /** Words of the name, addresses, company and message, or the number of a lead: `#1207`. */
  q: z
    .string()
    .transform((words) => shortLine(words, 100))
    .refine((words) => !words || isSearchable(words), texts.wordsShort)
    .optional(),
  /** What had come by the end of this Indian day. */
  until: sentDay.optional(),
  sort: z.enum(['newest', 'due']).default('newest'),
  page: z.coerce.number().int().min(1).max(mostPages).default(1),
});
export type InboxFilters = z.output<typeof inboxQuery>;

const inboxRow = z.object({
  id: z.int(),
  form: z.enum(leadForms),
  status: z.enum(leadStatuses),
  name: z.string(),
  company: optionalText,
  email: z.string(),
  country: optionalText,
  language: z.string(),
  /** The beginning of the message. */
  excerpt: optionalText,
  /** The product of the kept sheet that it is about. */
  product: optionalText,
  owner: staffMember.nullable(),
  isVerified: z.boolean(),
  looksLikeSpam: z.boolean(),
  /** Whether nobody has opened it yet. */
  isUnread: z.boolean(),
  hasFiles: z.boolean(),
  dueAt: moment.nullable(),
  isOverdue: z.boolean(),
  createdAt: moment,
});
export type InboxRow = z.output<typeof inboxRow>;

/** Another number as soon as any lead has come or changed. */
const leadMark = z.int();

/** `GET /lead-arrivals` */
export const arrivalsAnswer = z.object({ mark: leadMark });

/** More than that are not counted: it would read every lead that fits. */
export const mostCounted = mostPages * inboxPageSize;

export const inboxAnswer = z.object({
  rows: z.array(inboxRow),
  total: z.int().max(mostCounted),
  mark: leadMark,
  /** Whether more fit than were counted. */
  hasMore: z.boolean(),
  perPage: z.int(),
});

/** Whether the inbox can look for it: the number of a lead, or words of which one is long enough for the index. */
export function isSearchable(q: string): boolean {
  return leadNumber.test(q) || /[\p{L}\p{M}\p{N}]{3}/u.test(q);
}
export const leadNumber = /^#?(\d{1,9})$/;

/** `GET /lead-owners` */
export const ownersAnswer = z.object({
  owners: z.array(staffMember),
  /** They have left, and leads are still theirs. */
  former: z.array(staffMember),
});

const timelineEvent = z.object({
  id: z.int(),
  kind: z.enum(leadEventKinds),
  at: moment,
  /** Who did it; null for the sender of the lead and for the site itself. */
  by: optionalText,
  text: optionalText,
  /** What it was before and is now: a status, the name of an owner, the number of a lead. */
  from: optionalText,
  to: optionalText,
  /** The lead to which it belongs, if that was merged into the one that is shown. */
  ofLead: z.int().nullable(),
});
export type TimelineEvent = z.output<typeof timelineEvent>;

const relatedLead = z.object({
  id: z.int(),
  form: z.enum(leadForms),
  status: z.enum(leadStatuses),
  createdAt: moment,
  same: z.enum(['address', 'phone']),
});

/** What a form was sent with. */
const sentForm = z.object({
  id: z.int(),
  form: z.enum(leadForms),
  createdAt: moment,
  /** `page` is the path of a public page that the answer names. */
  answers: z.array(z.object({ label: z.string(), value: z.string(), page: z.string().optional() })),
  /** `by` has added it; null for what came with the form. */
  files: z.array(z.object({ id: z.int(), name: z.string(), bytes: z.int(), by: optionalText })),
});

/** `GET /leads/{id}` */
export const leadAnswer = sentForm.extend({
  status: z.enum(leadStatuses),
  closedReason: optionalText,
  name: z.string(),
  email: z.string(),
  phone: optionalText,
  company: optionalText,
  language: z.string(),
  isVerified: z.boolean(),
  /** The account of the sender, if the form was sent from one or led to one. */
  clientId: z.int().nullable(),
  looksLikeSpam: z.boolean(),
  owner: staffMember.nullable(),
  dueAt: moment.nullable(),
  isOverdue: z.boolean(),
  firstAnsweredAt: moment.nullable(),
  firstPage: optionalText,
  referrer: optionalText,
  utm: z.record(z.string(), z.string()),
  mergedIntoId: z.int().nullable(),
  /** The leads that were merged into it. */
  merged: z.array(sentForm),
  related: z.array(relatedLead),
  appointments: z.array(z.object({ id: z.int(), date: z.iso.date(), preference: z.string(), state: z.string() })),
  timeline: z.array(timelineEvent),
});
export type LeadView = z.output<typeof leadAnswer>;

export const leadParams = z.object({ id: idParam });
export const leadFileParams = z.object({ id: idParam, file: idParam });

export const noteKinds = ['note', 'mail-sent', 'call-outcome'] as const;
export const noteInput = z.object({
  kind: z.enum(noteKinds),
  text: longText({ missing: texts.noteMissing, tooLong: texts.noteLength }).refine((text) => text, texts.noteMissing),
});
export type NoteInput = z.output<typeof noteInput>;

const reason = z
  .string()
  .transform(plainLine)
  .refine((text) => [...text].length <= 500, texts.reasonLength)
  .nullish()
  .transform((text) => text || null);

export const statusInput = z
  .object({ status: z.enum(leadStatuses), reason })
  .refine(({ status, reason }) => status !== 'lost' || reason, { path: ['reason'], message: texts.reasonMissing });
export type StatusInput = z.output<typeof statusInput>;

export const ownerInput = z.object({ ownerId: rowId.nullable() });

export const companyInput = z.object({
  company: z
    .string()
    .transform(plainLine)
    .refine((text) => [...text].length <= 100, texts.companyLength),
});

export const mergeInput = z.object({ intoId: rowId });

const ids = z.array(rowId).min(1).max(mostAtOnce);
/** `POST /leads/owner` and `POST /leads/status`: the same change to several leads. */
export const assignManyInput = ownerInput.extend({ ids });
export const markManyInput = statusInput.safeExtend({ ids });
