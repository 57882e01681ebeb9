import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { auditAnswer, auditQuery } from './audit.schema.ts';
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
} satisfies DeskCalls;
