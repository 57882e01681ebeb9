import type { Refusal } from '#core/mail/refusal-of.ts';
import type { Mail } from './define-mail.ts';
import type * as templates from './render-mail.tsx';

/** Where the data of a mail come from if they are read only when it is sent, so that they are true at that moment. */
export type MailSource = {
  mail: Mail;
  /** @returns null if nobody needs to be told any more */
  read(messageId: string): Promise<object | null>;
  /** Where it comes back to if it cannot be delivered, if not to its sender. */
  returnPath?(messageId: string): string | undefined;
  /** Called before it is recorded as failed because the mail server has refused its recipient; perhaps twice. */
  refused?(messageId: string, refusal: Refusal): Promise<unknown>;
};

/** What a process needs to send mails: those that the features declare, and the templates that draw them. */
export type MailSetup = {
  mails: readonly Mail[];
  sources?: readonly MailSource[];
  loadTemplates(): Promise<typeof templates>;
};

/** Node cannot read TSX: the templates come from a build of their own, in development from Vite. */
export function loadBuiltTemplates(): ReturnType<MailSetup['loadTemplates']> {
  return import(new URL('../../../build/mails/render-mail.js', import.meta.url).href);
}

let declared: MailSetup['loadTemplates'] | undefined;

/** Sets where calls that show a mail find its design. Called once when a process begins to serve. */
export function declareMailTemplates({ loadTemplates }: Pick<MailSetup, 'loadTemplates'>): void {
  declared = loadTemplates;
}

/** The designs of the mails, for a call that shows one. */
export function mailTemplates(): ReturnType<MailSetup['loadTemplates']> {
  if (!declared) throw new Error('declareMailTemplates() must be called first');
  return declared();
}

/** The declaration of a stored mail; undefined when its feature no longer declares it. */
export function findMail({ mails }: Pick<MailSetup, 'mails'>, name: string): Mail | undefined {
  return mails.find((mail) => mail.name === name);
}
