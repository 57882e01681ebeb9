import { z } from 'zod';
import { emailField } from '#core/forms/contact-fields.ts';
import { changeKinds, subjectKinds } from '#features/change-events/change-events.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { consentActions, consentWays, frequencies } from '../alerts.schema.ts';

export const logPerPage = 20;

/**
 * What has become of a change; `past` and `quiet` ones were never to be told and are not listed. What is held and could not
 * be published is `failed`.
 */
export const logStates = ['held', 'published', 'failed', 'withdrawn'] as const;
export type LogState = (typeof logStates)[number];

export const logQuery = z.object({
  state: z
    .union([z.enum(logStates), z.literal('')])
    .optional()
    .transform((state) => state || undefined),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

const day = z.string().nullable();
const moment = z.iso.datetime();
const orderName = z.object({ slug: z.string(), number: z.string().nullable(), title: z.string() });

const logEntry = z.object({
  id: z.int(),
  kind: z.enum(changeKinds),
  order: orderName.nullable(),
  /** Of a release: the family whose sheet has changed. */
  family: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
  by: orderName.nullable(),
  audiences: z.array(z.enum(audiences)),
  on: day,
  until: day,
  leadDays: z.int().nullable(),
  /** Of a correction: the change that it corrects; and of a change, its correction. */
  corrects: z.int().nullable(),
  correctedBy: z.int().nullable(),
  state: z.enum(logStates),
  writtenAt: moment,
  heldUntil: moment,
  /** Of what could not be published: how often it has been tried, and when it is tried again; null if it is not. */
  failures: z.int(),
  retryAt: moment.nullable(),
  /** How many people are told, and what has become of their digests; `waiting` have no mail yet, or one that has not left. */
  told: z.int(),
  digests: z.object({ waiting: z.int(), sent: z.int(), failed: z.int(), dropped: z.int(), forgotten: z.int() }),
  mayWithdraw: z.boolean(),
  mayRetry: z.boolean(),
});
export type LogEntry = z.output<typeof logEntry>;
export const logAnswer = z.object({ rows: z.array(logEntry), total: z.int(), perPage: z.int() });

export const eventParams = z.object({ event: z.coerce.number().pipe(z.int().min(1).max(2_147_483_647)) });

export const trialInput = z.object({ language: z.enum(languages.map(({ code }) => code)).default(defaultLanguage) });

export const consentsInput = z.object({ email: emailField });
export const consentsAnswer = z.object({
  /** What was agreed to, changed and taken back, the newest first. */
  acts: z.array(
    z.object({
      action: z.enum(consentActions),
      via: z.enum(consentWays),
      language: z.string(),
      notice: z.string().nullable(),
      at: moment,
    }),
  ),
  /** Asked for, and not confirmed yet. */
  request: z.object({ askedAt: moment, mailedAt: moment.nullable(), lines: z.int() }).nullable(),
  follows: z
    .object({
      since: moment,
      language: z.string(),
      lines: z.array(z.object({ kind: z.enum(subjectKinds), frequency: z.enum(frequencies), count: z.int() })),
    })
    .nullable(),
});
export type FoundConsents = z.output<typeof consentsAnswer>;
