import { sql, TransactionRollbackError } from '#core/drizzle.ts';
import { hashToken, makeToken } from '#core/secrets/tokens.server.ts';
import { inLanguage } from '#core/text/language.ts';
import type { Queryable } from '#db/client.server.ts';
import { clients, passwordResets } from '#db/schema/accounts.ts';
import { commitOrRefuse } from '#db/transaction.server.ts';
import { takeMailAllowance } from '#features/accounts/codes/take-mail-allowance.server.ts';
import { passwordResetMail } from '#features/accounts/mails/account-mails.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';

const minutes = 30;

/**
 * Mails a link for setting a new password or a first one. Every address gets the same answer after the same statements:
 * the mail is queued before the client is looked up, and rolled back if there is none.
 *
 * @param publicUrl the only source of the link's host
 * @throws Refusal 429 when the address may not receive another mail yet
 */
export async function requestPasswordReset(email: string, publicUrl: string, language: string): Promise<void> {
  await commitOrRefuse(async (tx) => {
    const refusal = await takeMailAllowance(tx, email, 'forms');
    if (refusal) return refusal;
    const token = makeToken();
    await tx
      .transaction(async (savepoint) => {
        await queueLink(savepoint, { email, token, publicUrl, language });
        const isStored = await storeToken(savepoint, email, token);
        if (!isStored) savepoint.rollback();
      })
      .catch(ignoreRollback);
    return null;
  });
}

type Link = { email: string; token: string; publicUrl: string; language: string };

async function queueLink(tx: Queryable, { email, token, publicUrl, language }: Link) {
  await queueMail(tx, passwordResetMail, {
    to: email,
    language,
    data: { link: publicUrl + inLanguage(`/password-reset/${token}`, language), minutes },
    minutes,
  });
}

/** Stores the token for the active client with that address and ends older links; false when there is no such client. */
async function storeToken(tx: Queryable, email: string, token: string): Promise<boolean> {
  const owner = sql`select id from ${clients} where lower(email) = ${email.toLowerCase()} and is_active`;
  await tx.execute(sql`delete from ${passwordResets} where client_id in (${owner})`);
  const { rowCount } = await tx.execute(sql`
    insert into ${passwordResets} (client_id, token_hash, expires_at)
    select owner.id, ${hashToken(token)}, clock_timestamp() + make_interval(mins => ${minutes})
    from (${owner}) as owner`);
  return rowCount === 1;
}

function ignoreRollback(error: unknown) {
  if (!(error instanceof TransactionRollbackError)) throw error;
}
