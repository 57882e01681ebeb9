import { z } from 'zod';
import type { Message } from '#core/mail/mailer.server.ts';

/** What the server must know about a kind of mail. Its subject and body are designed in `<name>.email.tsx`. */
export type Mail<Data extends z.ZodType = z.ZodType> = {
  /** Rows of the outbox are found by this name, so a new name needs a migration for the mails that are still waiting. */
  name: string;
  /** The schema of the data that the outbox stores for it. */
  data: Data;
  /** Somebody is waiting for it in front of a form, so it does not queue behind notices. */
  urgent?: boolean;
  /** It goes to many people at once, so that nothing else may queue behind it. */
  bulk?: boolean;
  /** What a mail program needs to offer its recipient a way out of a list by one click (RFC 8058). */
  list?(data: z.output<Data>): NonNullable<Message['list']>;
  /** An invitation for the recipient's calendar. */
  calendar?(data: z.output<Data>): Message['calendar'];
  /** Realistic data for /dev/mails and the tests. */
  sample: z.output<Data>;
} & (Secret | Answerable<z.output<Data>>);

/**
 * Its data grants access to something, so it is deleted once the mail has been sent or given up. A reply quotes the mail
 * with its link, so replies go to the office and to nobody else.
 */
type Secret = { secret: true; replyTo?: undefined };

type Answerable<Data> = {
  secret?: undefined;
  /** Where replies go; by default to the office address in the settings. */
  replyTo?(data: Data): string | undefined;
};

/** Declares a mail; the feature that sends it lists it under `mails`. */
export function defineMail<Data extends z.ZodType>(mail: Mail<Data>): Mail<Data> {
  return mail;
}

/** A link in a mail: a full URL made from PUBLIC_URL, never from a request. */
export const linkField = z.url({ protocol: /^https?$/ });
