import { and, count, desc, eq, gte, lt, or, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { staff } from '#db/schema/staff.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { type AuditAnswer, type AuditFilter, type AuditQuery, auditPerPage } from './audit.schema.ts';

/** The nouns of the actions that reviewers may read about. */
const ofContent = ['record.', 'golden.', 'media.', 'comment.', 'law.'];

/** The lines of the audit log that the actor may read, newest first, and by what they can be filtered. */
export async function listAuditLines(actor: StaffActor, query: AuditQuery): Promise<AuditAnswer> {
  const isReadable = readableBy(actor);
  const which = linesOf(actor, query);
  const [[{ total } = { total: 0 }], rows, actions, people] = await Promise.all([
    db().select({ total: count() }).from(auditLog).where(which),
    db()
      .select({ line: auditLog, name: staff.name })
      .from(auditLog)
      .leftJoin(staff, eq(staff.id, auditLog.staffId))
      .where(which)
      .orderBy(desc(auditLog.id))
      .limit(auditPerPage)
      .offset((query.page - 1) * auditPerPage),
    db().selectDistinct({ action: auditLog.action }).from(auditLog).where(isReadable),
    db().select({ id: staff.id, name: staff.name }).from(staff).orderBy(staff.name),
  ]);
  return {
    lines: rows.map(({ line, name }) => toLine(line, name)),
    total,
    page: query.page,
    perPage: auditPerPage,
    actions: actions.map(({ action }) => action).sort(),
    staff: people,
  };
}

const readableBy = ({ rights }: StaffActor) =>
  rights.includes('audit.read-all')
    ? undefined
    : or(...ofContent.map((start) => sql`starts_with(${auditLog.action}, ${start})`));

/** The lines that a filter leaves of those that the actor may read. */
export const linesOf = (actor: StaffActor, filter: AuditFilter) =>
  and(
    readableBy(actor),
    filter.staff === undefined ? undefined : eq(auditLog.staffId, filter.staff),
    filter.action === undefined ? undefined : eq(auditLog.action, filter.action),
    filter.kind === undefined ? undefined : eq(auditLog.subjectKind, filter.kind),
    filter.subject === undefined ? undefined : eq(auditLog.subjectId, filter.subject),
    filter.from === undefined ? undefined : gte(auditLog.at, startOf(filter.from)),
    filter.to === undefined ? undefined : lt(auditLog.at, sql`${startOf(filter.to)} + interval '1 day'`),
  );

function toLine(line: typeof auditLog.$inferSelect, name: string | null): AuditAnswer['lines'][number] {
  const { id, at, staffId, action, subjectKind, subjectId, summary, before, after, address } = line;
  return {
    id,
    at: at.toISOString(),
    staff: staffId === null ? null : { id: staffId, name: name ?? `#${staffId}` },
    action,
    subject: subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId },
    summary,
    before: before ?? null,
    after: after ?? null,
    address,
  };
}

/** The first moment of an Indian day. */
function startOf(day: string) {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`;
}
