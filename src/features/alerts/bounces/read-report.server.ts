import PostalMime, { type Email } from 'postal-mime';
import { refusalOf } from '#core/mail/refusal-of.ts';
import type { BounceKind } from '../alerts.schema.ts';
import { findReturnPath } from './return-path.server.ts';

/** What a mail to a return path says about the mail that it names. */
export type Report =
  | { messageId: string; kind: BounceKind; status: string | null }
  | { messageId: string; kind: 'unsubscribe' }
  /** An answer of somebody who is away, a delay, or something that nobody can read. */
  | { messageId: string; kind: 'nothing' };

/** A report has its own parts first; what it quotes behind them may be cut. */
export const mostReadBytes = 262_144;

/**
 * Reads a delivery status notification (RFC 3464), a complaint (ARF, RFC 5965) or a mail that asks to be left out.
 * @returns null if it names no mail of ours by a genuine return path: whoever makes one up changes nothing
 */
export async function readReport(bytes: Buffer): Promise<Report | null> {
  const cut = bytes.subarray(0, mostReadBytes);
  const limits = { maxNestingDepth: 10, maxHeadersSize: 65_536, maxRfc822NestingDepth: 0 };
  const mail = await PostalMime.parse(cut, { ...limits, attachmentEncoding: 'utf8' }).catch(() => null);
  if (!mail) return null;
  const parts = mail.attachments.map(({ content }) => String(content));
  // A mail program may fold a long address, and a report may quote it in lines of its own.
  const headers = mail.headers.map(({ value }) => value).join('\n');
  const messageId = findReturnPath([headers, ...parts].join('\n').replace(/\r?\n[ \t]+/g, ' '));
  if (!messageId) return null;
  return { messageId, ...saidBy(mail) };
}

type Said = { kind: BounceKind; status: string | null } | { kind: 'unsubscribe' } | { kind: 'nothing' };

function saidBy(mail: Email): Said {
  const headerOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  // A gateway may have wrapped the report to add a line of its own. The parts of a quoted mail are not read.
  const said = saidByReport(mail);
  if (said) return said;
  if (/^multipart\/report\b/i.test(headerOf('content-type'))) return { kind: 'nothing' };
  const isAutomatic = !/^(no)?$/i.test(headerOf('auto-submitted').trim());
  return !isAutomatic && /^\s*unsubscribe\s*$/i.test(mail.subject ?? '')
    ? { kind: 'unsubscribe' }
    : { kind: 'nothing' };
}

/** Null if no part of it is a report. */
function saidByReport({ attachments }: Email): Said | null {
  for (const { mimeType, content } of attachments) {
    const groups = String(content)
      .split(/\r?\n[ \t]*\r?\n/)
      .map(readFields);
    if (/^message\/(global-)?delivery-status$/i.test(mimeType)) {
      const actionOf = (fields: Map<string, string>) => fields.get('action') ?? '';
      // Of a mail that several lists have passed on, one refusal is enough, unless it has reached somebody: then only one
      // of those for whom the address stands has gone. That it was `expanded` says only for whom it was meant.
      const failed = groups.find((fields) => /^failed\b/i.test(actionOf(fields)));
      const hasArrived = groups.some((fields) => /^(delivered|relayed)\b/i.test(actionOf(fields)));
      if (!failed || hasArrived) return { kind: 'nothing' };
      return refusalOf(failed.get('status') ?? '', failed.get('diagnostic-code') ?? '', 'report');
    }
    if (/^message\/feedback-report$/i.test(mimeType)) {
      const isComplaint = groups.some((fields) => /^(abuse|fraud)\b/i.test(fields.get('feedback-type') ?? ''));
      return isComplaint ? { kind: 'complaint', status: null } : { kind: 'nothing' };
    }
  }
  return null;
}

/** Fields as headers have them, with the first value of each. */
function readFields(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value ?? '');
  }
  return fields;
}
