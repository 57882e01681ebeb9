import { eq, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { passwordFault } from '#core/secrets/password-fault.ts';
import { hashPassword } from '#core/secrets/passwords.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { clients, pendingRegistrations } from '#db/schema/accounts.ts';
import { commitOrRefuse } from '#db/transaction.server.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { privacyPolicyVersion } from '#features/pages/privacy-policy-version.server.ts';
import type { RegisterInput } from './accounts.schema.ts';
import { findClientByEmail } from './clients.server.ts';
import { createOneTimePassword, mailCode } from './codes/one-time-passwords.server.ts';
import { takeMailAllowance } from './codes/take-mail-allowance.server.ts';
import { accountExistsMail } from './mails/account-mails.ts';

const minutes = 30;

/**
 * Stores a registration until its address is verified, and mails the code. For the address of an existing client
 * everything is done and answered in the same way, but the mail says that the account exists and contains no code.
 *
 * @throws Refusal 422 for an invalid password, 429 when the address may not receive another mail yet
 */
export async function register(input: RegisterInput, language: string, cookieHash: string): Promise<void> {
  const fault = await passwordFault(input.password, input);
  if (fault) throw new Refusal(422, fault, { errors: { password: [fault] } });
  const { name, email, country_code: countryCode, phone } = input;
  const passwordHash = await hashPassword(input.password);

  await commitOrRefuse(async (tx) => {
    const refusal = await takeMailAllowance(tx, email, 'forms');
    if (refusal) return refusal;
    const expiresAt = sql`clock_timestamp() + make_interval(mins => ${minutes})`;
    const [pending] = await tx
      .insert(pendingRegistrations)
      .values({ email, name, countryCode, phone, passwordHash, consentVersion: privacyPolicyVersion, expiresAt })
      .returning({ id: pendingRegistrations.id });
    const code = await createOneTimePassword(tx, { purpose: 'register', email, subjectId: pending?.id, cookieHash });
    const client = await findClientByEmail(tx, email);
    if (client) await queueMail(tx, accountExistsMail, { to: email, language, data: { name: client.name } });
    else await mailCode(tx, { purpose: 'register', email, language }, code);
    return null;
  });
}

/** Creates the client of the registration whose code was correct; null if the registration no longer exists. */
export async function createRegisteredClient(tx: Queryable, pendingId: number | null, language: string) {
  if (pendingId === null) return null;
  const [pending] = await tx
    .delete(pendingRegistrations)
    .where(eq(pendingRegistrations.id, pendingId))
    .returning({
      email: pendingRegistrations.email,
      name: pendingRegistrations.name,
      countryCode: pendingRegistrations.countryCode,
      phone: pendingRegistrations.phone,
      passwordHash: pendingRegistrations.passwordHash,
      consentVersion: pendingRegistrations.consentVersion,
      isOver: sql<boolean>`${pendingRegistrations.expiresAt} <= clock_timestamp()`,
    });
  if (!pending || pending.isOver) return null;
  const { isOver: _isOver, ...client } = pending;
  const [made] = await tx
    .insert(clients)
    .values({ language, ...client })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}
