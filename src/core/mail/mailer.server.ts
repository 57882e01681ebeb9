import { createTransport, type NodemailerError } from 'nodemailer';
import { readEnv } from '#core/env.ts';
import { isOwnHost } from '#core/http/networks.ts';
import { isEmailAddress } from '#core/text/addresses.ts';
import { plainLine } from '#core/text/plain-text.ts';
import { isSigned, readDkim } from './dkim.server.ts';
import { type Refusal, refusalOf } from './refusal-of.ts';

export type Message = {
  /** Identifies this mail for good, so that a second copy of it carries the same Message-ID. */
  id: string;
  /** A single address. */
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
  /** The list that it belongs to: its name, and the address to which a mail program posts to leave it. */
  list?: { name: string; unsubscribe: string } | undefined;
  /** Where it comes back to if it cannot be delivered, if not to its sender; a list is also left by a mail to it. */
  returnPath?: string | undefined;
};

/** Why a mail could not be sent, without naming its recipient. */
export class MailError extends Error {
  override name = 'MailError';
  /** True when another attempt would get the same answer. */
  readonly isFinal: boolean;
  /** How the server has refused its recipient, if it has. */
  readonly refusal: Refusal | undefined;

  constructor(reason: string, isFinal: boolean, refusal?: Refusal) {
    super(reason);
    this.isFinal = isFinal;
    this.refusal = refusal;
  }
}

/** The number of milliseconds after a failed connection during which no mail is sent to the server. */
const pause = 3_000;
let awayUntil = 0;

type Transport = ReturnType<typeof openTransport>;
let transport: Transport | undefined;

/** Whether mail is really sent, that is, whether SMTP_URL is set. */
export function hasMailServer(): boolean {
  return readEnv().SMTP_URL !== undefined;
}

/**
 * Call this before composing a mail: don't spend processor time on mail that cannot be delivered now.
 * @throws MailError when the server could not be reached a moment ago
 */
export function assertMailServerReachable(): void {
  if (performance.now() < awayUntil) throw new MailError('away', false);
}

/**
 * Hands a mail for exactly one recipient to the server at SMTP_URL.
 * @throws MailError
 */
export async function deliver({ id, to, replyTo, subject, html, text, ...further }: Message): Promise<void> {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = readEnv();
  const { calendar, list, returnPath } = further;
  const { hostname } = new URL(PUBLIC_URL);
  if (!isEmailAddress(to)) throw new MailError('not one email address', true);
  transport ??= openTransport(SMTP_URL ?? '');
  try {
    await transport.sendMail({
      messageId: `<${id}@${hostname}>`,
      from: MAIL_FROM ?? { name: 'Kasauti', address: `no-reply@${hostname}` },
      to: { name: '', address: to },
      ...(returnPath && { envelope: { from: returnPath, to } }),
      ...(replyTo && isEmailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
      subject: plainLine(subject),
      html,
      text,
      ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
      headers: { 'Auto-Submitted': 'auto-generated', ...(list && listHeaders(list, hostname, returnPath)) },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    if (isUnreachable(error)) awayUntil = performance.now() + pause;
    throw mailErrorOf(error);
  }
}

/** One click needs https, by which alone a mail program may post, and a signature over both headers (RFC 8058). */
function listHeaders({ name, unsubscribe }: NonNullable<Message['list']>, hostname: string, returnPath?: string) {
  const isOneClick = unsubscribe.startsWith('https:') && isSigned();
  return {
    'List-Id': `<${name}.${hostname}>`,
    'List-Unsubscribe': `<${unsubscribe}>${returnPath ? `, <mailto:${returnPath}?subject=unsubscribe>` : ''}`,
    ...(isOneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/** Closes the connections, so that a changed SMTP_URL or key takes effect. */
export function closeMailer(): void {
  transport?.close();
  transport = undefined;
  awayUntil = 0;
}

function openTransport(url: string) {
  // A slow server may take 30 s for each answer; a dead one is given up early enough to try again within a minute.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 35_000, socketTimeout: 40_000 };
  // `?requireTLS=false` in SMTP_URL is for a server that is reached by a private network.
  const requireTLS = !isOwnHost(new URL(url).hostname);
  const dkim = readDkim();
  return createTransport({ url, ...patience, requireTLS, ...(dkim && { dkim }) });
}

function isUnreachable(error: unknown): boolean {
  const { code = '', command } = error as NodemailerError;
  return command === 'CONN' || ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ETIMEDOUT'].includes(code);
}

function mailErrorOf(error: unknown): MailError {
  const { code = 'unknown', command = '', response = '', responseCode, permanent } = error as NodemailerError;
  const reason = [code, responseCode].filter(Boolean).join(' ');
  // Some servers look for the recipient only when they have the whole mail.
  if (permanent !== true || !['RCPT TO', 'DATA'].includes(command)) return new MailError(reason, false);
  const refusal = refusalOf('', response, 'our-server');
  // A wrong password or sender is ours to correct, so it is retried; a refused recipient stays refused.
  const isFinal = command === 'RCPT TO' || refusal.kind === 'hard';
  return new MailError(reason, isFinal, isFinal ? refusal : undefined);
}
