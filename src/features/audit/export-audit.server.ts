import { and, count, desc, eq, lte, max } from '#core/drizzle.ts';
import { streamCsv } from '#core/office/stream-csv.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { staff } from '#db/schema/staff.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { AuditFilter } from './audit.schema.ts';
import { audit } from './audit.server.ts';
import { linesOf } from './list-audit-lines.server.ts';

/** How many lines are in memory at once while the file is being sent. */
const atOnce = 1_000;
const head = [
  ...['id', 'at', 'staff id', 'staff', 'action', 'subject', 'subject id'],
  ...['summary', 'before', 'after', 'address', 'browser'],
];

/** How many lines an export would have. */
export async function measureAudit(actor: StaffActor, filter: AuditFilter): Promise<{ lines: number }> {
  return { lines: (await measure(actor, filter)).lines };
}

/** The lines that a filter leaves, newest first, as CSV. The export is a line of the log too, which is not in the file. */
export async function exportAudit(actor: StaffActor, filter: AuditFilter) {
  const { lines, last } = await measure(actor, filter);
  await audit(db(), actor, { action: 'audit.export', summary: 'Exported the audit log', after: { lines, ...filter } });
  return streamCsv(head, read(actor, filter, last));
}

async function measure(actor: StaffActor, filter: AuditFilter) {
  const [row] = await db()
    .select({ lines: count(), last: max(auditLog.id) })
    .from(auditLog)
    .where(linesOf(actor, filter));
  return { lines: row?.lines ?? 0, last: row?.last ?? 0 };
}

async function* read(actor: StaffActor, filter: AuditFilter, last: number): AsyncGenerator<string[][]> {
  for (let before = last; before > 0; ) {
    const rows = await db()
      .select({ line: auditLog, name: staff.name })
      .from(auditLog)
      .leftJoin(staff, eq(staff.id, auditLog.staffId))
      .where(and(linesOf(actor, filter), lte(auditLog.id, before)))
      .orderBy(desc(auditLog.id))
      .limit(atOnce);
    if (rows.length > 0) yield rows.map(({ line, name }) => cellsOf(line, name));
    before = rows.length < atOnce ? 0 : (rows.at(-1)?.line.id ?? 0) - 1;
  }
}

function cellsOf(line: typeof auditLog.$inferSelect, name: string | null): string[] {
  const { id, at, staffId, action, subjectKind, subjectId, summary, before, after, address, userAgent } = line;
  const values = [
    ...[id, at.toISOString(), staffId, name, action, subjectKind, subjectId, summary],
    ...[before && JSON.stringify(before), after && JSON.stringify(after), address, userAgent],
  ];
  return values.map((value) => String(value ?? ''));
}
