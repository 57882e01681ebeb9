import { eq } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import type { StaffActor } from '#features/staff-actor.ts';

/** What a job, an import or a command of the operator does, as the audit log names it. */
export const theSystem = 'system';

/** Who did it; before a session begins, that is all that is known. */
type Auditor = Pick<StaffActor, 'staffId' | 'origin'> | typeof theSystem;

export type AuditEntry = {
  /** The noun, then what was done to it: `lead.assign`. Actions about records begin with `record.`. */
  action: string;
  /** The row that it was done to: `{ kind: 'lead', id: 7 }`. */
  subject?: { kind: string; id: number };
  /** One English sentence without its subject: `Assigned the lead`. It names nobody, because a line cannot be erased. */
  summary: string;
  /**
   * What has changed, by field. Never passwords, tokens, codes or their hashes, and of people only ids.
   */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

/**
 * Writes a line of the audit log in the transaction of what it is about, so that neither is stored without the other.
 * Each call of the desk that changes something writes one, or says in its entry why not (`unaudited`).
 */
export async function audit(tx: Queryable, actor: Auditor, entry: AuditEntry): Promise<void> {
  const { action, subject, summary, before, after } = entry;
  const by = actor === theSystem ? {} : { staffId: actor.staffId, ...actor.origin };
  await tx
    .insert(auditLog)
    .values({ action, subjectKind: subject?.kind, subjectId: subject?.id, summary, before, after, ...by });
}

/** Whether the call with this id has left a line. */
export async function isAudited(tx: Queryable, requestId: string): Promise<boolean> {
  const [line] = await tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.requestId, requestId)).limit(1);
  return line !== undefined;
}
