import type { Email } from 'postal-mime';
import { mailPort } from '../playwright.config.ts';
import { expect } from './test.ts';

export const office = 'hello@kasauti.example';

let addresses = 0;
/** An email address that no other test uses. */
export const newAddress = () => `e2e-${process.pid}-${Date.now()}-${++addresses}@lamps.example`;

/** The mails that the mail server has received for an address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const answer = await fetch(`http://localhost:${mailPort}/?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Email[];
}

/** The newest mail to an address, once `count` mails contain these words in their subject, text or calendar. */
export async function mailTo(address: string, words: RegExp, { count = 1 } = {}): Promise<Email> {
  const matching = async () =>
    (await mailsTo(address)).filter((mail) => words.test(`${mail.subject}\n${mail.text}\n${calendarOf(mail)}`));
  const untilItCame = { timeout: 20_000, intervals: [100] };
  await expect.poll(async () => (await matching()).length, untilItCame).toBeGreaterThanOrEqual(count);
  return (await matching()).at(-1) as Email;
}

/** The calendar part of a mail with unfolded lines; empty if there is none. */
export function calendarOf({ attachments }: Email): string {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return part ? String(part.content).replace(/\r?\n[ \t]/g, '') : '';
}

export const uidOf = (mail: Email) => /^UID:(.+)$/m.exec(calendarOf(mail))?.[1]?.trim();

/** The one-time password of the newest mail, once `count` mails have one. */
export async function codeTo(address: string, { count = 1 } = {}): Promise<string> {
  const { text } = await mailTo(address, /\b\d{6}\b/, { count });
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
}

/** The first link in a mail with this path. */
export function linkIn({ text }: Email, path: string): string {
  const links = (text ?? '').match(/https?:\/\/\S+/g) ?? [];
  return links.find((link) => new URL(link).pathname.includes(path)) ?? '';
}
