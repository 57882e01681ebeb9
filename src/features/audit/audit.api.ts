import { attachment } from '#core/http/attachment.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import { auditAnswer, auditExportSize, auditFilter, auditQuery } from './audit.schema.ts';
import { exportAudit, measureAudit } from './export-audit.server.ts';
import { listAuditLines } from './list-audit-lines.server.ts';

export const auditDesk = {
  'GET /audit': deskCall({
    summary: 'Who did what at the desk',
    description: 'Reviewers read what was done to content, owners everything.',
    tag: 'Audit log',
    who: 'audit.read',
    query: auditQuery,
    answer: auditAnswer,
    answers: 'A page of the log, newest first',
    handle: ({ actor, query }) => listAuditLines(actor, query),
  }),
  'GET /audit/export-size': deskCall({
    summary: 'How many lines an export of the log would have',
    description: 'It asks for the proof that the export needs, which a link cannot ask for.',
    tag: 'Audit log',
    who: 'audit.read-all',
    proof: proofMinutes,
    query: auditFilter,
    answer: auditExportSize,
    answers: 'The number',
    handle: ({ actor, query }) => measureAudit(actor, query),
  }),
  'GET /audit/export': deskCall({
    securityEvent: 'export the audit log',
    summary: 'The lines that a filter leaves, as a file; each download leaves a line in the log',
    tag: 'Audit log',
    who: 'audit.read-all',
    proof: proofMinutes,
    query: auditFilter,
    answer: 'file',
    answers: 'CSV as a stream, newest first',
    handle: async ({ actor, query }) =>
      attachment(await exportAudit(actor, query), `audit-log-${todayInIndia()}.csv`, 'text/csv; charset=utf-8'),
  }),
} satisfies DeskCalls;
