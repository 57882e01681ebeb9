import type { Message } from '#core/mail/mailer.server.ts';

/** Shows a mail on the console, its code or link with it: there is no mail server that could bring it. */
export function printMail({ to, subject, text }: Message): void {
  const lines = [`To: ${to}`, `Subject: ${subject}`, '', ...text.trim().split('\n')];
  process.stdout.write(`\n${lines.map((line) => `  │ ${line}`).join('\n')}\n\n`);
}
