import { z } from 'zod';
import { plainLine, shortLine } from '#core/text/plain-text.ts';
import { appointmentStates } from '#features/appointments/appointments.schema.ts';
import { leadForms, leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { sessionScopes } from '../accounts.schema.ts';
import { clientTexts } from './clients.messages.ts';

export const clientsPageSize = 50;
/** How many leads and appointments of a client are listed, the newest of each. */
export const mostListed = 50;

const moment = z.iso.datetime();
const optionalText = z.string().nullable();

/** `GET /clients`: the filters as they stand in the address of the list. */
export const clientsQuery = z.object({
  /** Words of the name, address and company. */
  q: z
    .string()
    .transform((words) => shortLine(words, 100))
    .optional(),
  state: z.enum(['active', 'deactivated']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type ClientsQuery = z.output<typeof clientsQuery>;

const clientRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: optionalText,
  isActive: z.boolean(),
  /** Null for somebody who has not logged in since this is recorded. */
  lastLoginAt: moment.nullable(),
  createdAt: moment,
});
export type ClientRow = z.output<typeof clientRow>;

export const clientsAnswer = z.object({ rows: z.array(clientRow), total: z.int(), perPage: z.int() });

/** `GET /clients/{id}` */
export const clientAnswer = clientRow.extend({
  phone: z.string(),
  language: z.string(),
  /** Somebody who came by a code sets a password later or never. */
  hasPassword: z.boolean(),
  /** The date of the privacy policy to which they agreed. */
  consentVersion: optionalText,
  /** Whether somebody of the staff has the same address. */
  isStaff: z.boolean(),
  /** The legal hold that stands: why nothing of the client is deleted, who put it and when. */
  hold: z.object({ reason: z.string(), by: optionalText, at: moment }).nullable(),
  counts: z.object({ comments: z.int(), projects: z.int(), brochures: z.int() }),
  /** Where they are logged in, the latest first; null for those who may not end sessions. */
  sessions: z
    .array(
      z.object({
        id: z.int(),
        scope: z.enum(sessionScopes),
        userAgent: optionalText,
        address: optionalText,
        createdAt: moment,
        lastSeenAt: moment,
      }),
    )
    .nullable(),
  leads: z.array(z.object({ id: z.int(), form: z.enum(leadForms), status: z.enum(leadStatuses), createdAt: moment })),
  appointments: z.array(
    z.object({ id: z.int(), date: z.iso.date(), preference: z.string(), state: z.enum(appointmentStates) }),
  ),
});
export type ClientView = z.output<typeof clientAnswer>;

export const clientParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** `GET /clients/{id}/extent`: how many rows of which table are theirs. */
export const extentAnswer = z.object({ rows: z.array(z.object({ table: z.string(), count: z.int() })) });

/** `POST /clients/{id}/hold` */
export const holdInput = z.strictObject({
  reason: z
    .string()
    .max(5_000)
    .transform(plainLine)
    .pipe(z.string().min(1, clientTexts.holdReason).max(500, clientTexts.holdReasonLength)),
});

/** Choices and not words, because they stand in the audit log for good, which names no client. */
export const erasureReasons = ['requested', 'no-longer-needed', 'mistake', 'ordered'] as const;

/** `POST /clients/{id}/erase` */
export const eraseInput = z.object({
  reason: z.enum(erasureReasons),
  /** Of the client, typed as a confirmation. */
  email: z.string({ error: clientTexts.addressDiffers }).trim().min(1, clientTexts.addressDiffers).max(320),
});
export type EraseInput = z.output<typeof eraseInput>;
