import { eq, sql } from 'drizzle-orm';
import { inLanguage } from '#core/text/language.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { passwordResets } from '#db/schema/accounts.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { findClientByEmail } from './find-client.server.ts';
import { takeMailAllowance, tooManyMails } from './mail-allowance.server.ts';
import { passwordResetMail } from './password-reset.mail.ts';
import { hashToken, makeToken } from './tokens.server.ts';

const minutes = 30;
const nobody = 0;

/**
 * Mails a link that sets a new password, also a first one. An unknown address is answered alike, and
 * the same work is done for it and undone.
 *
 * @param publicUrl the only source of the link's host
 * @throws Refusal 429 when the address gets no more mails now
 */
export async function requestPasswordReset(email: string, publicUrl: string, language: string): Promise<void> {
  const wait = await db().transaction(async (tx) => {
    const seconds = await takeMailAllowance(tx, email, 'forms');
    if (seconds > 0) return seconds;
    const client = await findClientByEmail(tx, email);
    const mail = { email, publicUrl, language };
    if (client?.isActive) await mailLink(tx, client.id, mail);
    // The table refuses a reset of nobody, and the savepoint takes the mail back.
    else await tx.transaction((inner) => mailLink(inner, nobody, mail)).catch(ignoreMissingClient);
    return 0;
  });
  if (wait > 0) throw tooManyMails(wait);
}

type Mail = { email: string; publicUrl: string; language: string };

async function mailLink(tx: Queryable, clientId: number, { email, publicUrl, language }: Mail) {
  const token = makeToken();
  await queueMail(tx, passwordResetMail, {
    to: email,
    language,
    data: { link: publicUrl + inLanguage(`/password-reset/${token}`, language), minutes },
    expiresAt: new Date(Date.now() + minutes * 60_000),
  });
  await tx.delete(passwordResets).where(eq(passwordResets.clientId, clientId));
  const expiresAt = sql`clock_timestamp() + make_interval(mins => ${minutes})`;
  await tx.insert(passwordResets).values({ clientId, tokenHash: hashToken(token), expiresAt });
}

function ignoreMissingClient(error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined;
  const isMissing = cause instanceof Error && 'code' in cause && cause.code === '23503';
  if (!isMissing) throw error;
}
