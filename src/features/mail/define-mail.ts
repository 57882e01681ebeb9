import type { z } from 'zod';
import type { Message } from '#core/mail/mailer.server.ts';

/** What the server must know of a kind of mail. Its subject and body are designed in `<name>.email.tsx`. */
export type Mail<Data extends z.ZodType = z.ZodType> = {
  /** Rows of the outbox are found by this name: a new name needs a migration for the mails that still wait. */
  name: string;
  /** The shape of what the outbox stores for it. */
  data: Data;
  /** Somebody waits for it in front of a form: it does not queue behind notices. */
  urgent?: boolean;
  /** Its data opens something: it is deleted as soon as the mail was sent or given up. */
  secret?: boolean;
  /** Where answers go; to the office of the settings by default. */
  replyTo?(data: z.output<Data>): string | undefined;
  /** An invitation for the recipient's calendar. */
  calendar?(data: z.output<Data>): Message['calendar'];
  /** Data that could be true, for /dev/mails and the tests. */
  sample: z.output<Data>;
};

/** Declares a mail; the feature that sends it lists it under `mails`. */
export function defineMail<Data extends z.ZodType>(mail: Mail<Data>): Mail<Data> {
  return mail;
}
