import { z } from 'zod';
import { sentDay } from '#core/forms/input-fields.ts';

export const auditPerPage = 50;

const number = z.coerce.number().int().positive().max(2_147_483_647);

/** Which lines of the audit log. Days are Indian ones; `to` is included. */
export const auditFilter = z.object({
  staff: number.optional(),
  action: z.string().max(60).optional(),
  kind: z.string().max(60).optional(),
  subject: number.optional(),
  from: sentDay.optional(),
  to: sentDay.optional(),
});
/** A page of them, newest first. */
export const auditQuery = auditFilter.extend({ page: number.max(100_000).default(1) });

const values = z.record(z.string(), z.unknown()).nullable();

export const auditAnswer = z.object({
  lines: z.array(
    z.object({
      id: z.number(),
      at: z.iso.datetime(),
      /** Null for the system: a job or a command of the operator. */
      staff: z.object({ id: z.number(), name: z.string() }).nullable(),
      action: z.string(),
      subject: z.object({ kind: z.string(), id: z.number() }).nullable(),
      summary: z.string(),
      before: values,
      after: values,
      address: z.string().nullable(),
    }),
  ),
  total: z.number(),
  page: z.number(),
  perPage: z.number(),
  /** What there is to filter by. */
  actions: z.array(z.string()),
  staff: z.array(z.object({ id: z.number(), name: z.string() })),
});

export const auditExportSize = z.object({ lines: z.int() });

export type AuditFilter = z.output<typeof auditFilter>;
export type AuditQuery = z.output<typeof auditQuery>;
export type AuditAnswer = z.output<typeof auditAnswer>;
