import { unsubscribeByMail } from '../manage/manage-follows.server.ts';
import { readMailbox } from './read-mailbox.server.ts';
import { type Report, readReport } from './read-report.server.ts';
import { recordBounce } from './record-bounce.server.ts';

/**
 * Does what the mails of a mailbox ask for. It may be read again, because each of them counts once.
 * @returns how many mails it has, and how many of each kind were new
 */
export async function heedMailbox(path: string) {
  let mails = 0;
  const news: Partial<Record<Report['kind'], number>> = {};
  for await (const mail of readMailbox(path)) {
    mails += 1;
    const report = await readReport(mail);
    if (report && (await heed(report))) news[report.kind] = (news[report.kind] ?? 0) + 1;
  }
  return { mails, news };
}

async function heed(report: Report): Promise<boolean> {
  switch (report.kind) {
    case 'nothing':
      return false;
    case 'unsubscribe':
      return unsubscribeByMail(report.messageId);
    default:
      return recordBounce(report.messageId, { kind: report.kind, status: report.status, via: 'report' });
  }
}
