import { createTransport, type NodemailerError } from 'nodemailer';
import { readEnv } from '#core/env.ts';
import { isEmailAddress } from '#core/text/email-address.ts';
import { plainLine } from '#core/text/plain-line.ts';

export type Message = {
  /** Name of this mail for good: a second copy of it carries the same one. */
  id: string;
  /** One address. */
  to: string;
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
};

/** Why a mail did not go; says nothing of whom it was for. */
export class MailError extends Error {
  override name = 'MailError';
  /** Trying again would get the same answer. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/** Milliseconds in which a server that could not be reached is not tried again by any mail. */
const pause = 3_000;
let awayUntil = 0;

type Transport = ReturnType<typeof openTransport>;
let transport: Transport | undefined;

/** Whether mails leave this house: there is an SMTP_URL. */
export function hasMailServer(): boolean {
  return readEnv().SMTP_URL !== undefined;
}

/**
 * To be asked before a mail is composed: work for a server that is away would only slow down who is here.
 * @throws MailError while the server could not be reached a moment ago
 */
export function assertMailServerNear(): void {
  if (Date.now() < awayUntil) throw new MailError('away', false);
}

/**
 * Hands a mail to the server of SMTP_URL, for exactly one recipient.
 * @throws MailError
 */
export async function deliver({ id, to, replyTo, subject, html, text, calendar }: Message): Promise<void> {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = readEnv();
  const { hostname } = new URL(PUBLIC_URL);
  if (!isEmailAddress(to)) throw new MailError('not one e-mail address', true);
  transport ??= openTransport(SMTP_URL ?? '');
  try {
    await transport.sendMail({
      messageId: `<${id}@${hostname}>`,
      from: MAIL_FROM ?? { name: 'Kasauti', address: `no-reply@${hostname}` },
      to: { name: '', address: to },
      ...(replyTo && isEmailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
      subject: plainLine(subject),
      html,
      text,
      ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    if (isUnreachable(error)) awayUntil = Date.now() + pause;
    throw mailErrorOf(error);
  }
}

/** Ends the connections, so that a change of SMTP_URL counts. */
export function closeMailer(): void {
  transport?.close();
  transport = undefined;
  awayUntil = 0;
}

function openTransport(url: string) {
  // A server that is slow but alive may take 30 s for each answer; one that is dead is left in time to
  // try again within a minute.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 35_000, socketTimeout: 40_000 };
  return createTransport({ url, ...patience });
}

function isUnreachable(error: unknown): boolean {
  const { code = '', command } = error as NodemailerError;
  return command === 'CONN' || ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ETIMEDOUT'].includes(code);
}

function mailErrorOf(error: unknown): MailError {
  const { code = 'unknown', command, responseCode, permanent } = error as NodemailerError;
  // A wrong password or sender of ours will be mended; a refused recipient stays refused.
  const isFinal = permanent === true && command === 'RCPT TO';
  return new MailError([code, responseCode].filter(Boolean).join(' '), isFinal);
}
