import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import { and, eq, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import type { CallEnv } from '#core/http/call.ts';
import { Refusal } from '#core/http/refusal.ts';
import { passwordFault } from '#core/secrets/password-fault.ts';
import { hashPassword } from '#core/secrets/passwords.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { staff, staffPasskeys, staffRecoveryCodes, staffTotp } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import { accessTexts as texts } from '#features/staff/access.messages.ts';
import { setDeskCookie } from '#features/staff/desk-cookie.server.ts';
import { staffTexts } from '#features/staff/staff.messages.ts';
import type { StaffFactor } from '#features/staff/staff.schema.ts';
import { renewStaffSession } from '#features/staff/staff-sessions.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { addPasskey } from './passkeys.server.ts';
import { makeRecoveryCodes } from './recovery-codes.server.ts';
import { confirmTotp, prepareTotp } from './totp.server.ts';

/** Changes the ways in which a member of staff signs in. Nobody stays in by a way that is no longer theirs. */
async function changeAccess(
  c: Context<CallEnv>,
  actor: StaffActor,
  change: (
    tx: Queryable,
    person: typeof staff.$inferSelect,
  ) => Promise<{ summary: string; factor?: StaffFactor | null }>,
): Promise<void> {
  const token = await transaction(async (tx) => {
    const [person] = await tx.select().from(staff).where(eq(staff.id, actor.staffId)).for('update');
    if (!person?.isActive) throw new Refusal(401, staffTexts.signedOut);
    const { summary, factor = null } = await change(tx, person);
    await audit(tx, actor, { action: 'staff.change-access', subject: { kind: 'staff', id: person.id }, summary });
    const renewed = await renewStaffSession(tx, actor, factor);
    // It has ended while the call was on its way.
    if (!renewed) throw new Refusal(401, staffTexts.signedOut);
    return renewed;
  });
  setDeskCookie(c, token);
}

type NewPasskey = { name: string; credential: RegistrationResponseJSON };

export function savePasskey(c: Context<CallEnv>, actor: StaffActor, input: NewPasskey): Promise<void> {
  return changeAccess(c, actor, async (tx) => {
    if (!(await addPasskey(tx, actor.staffId, input))) throw refused('credential', texts.passkeyFailed);
    return { summary: 'Added a passkey', factor: 'passkey' };
  });
}

/** @throws Refusal 422 for a password that is easy to guess, or their own name or address */
export async function savePassword(c: Context<CallEnv>, actor: StaffActor, password: string): Promise<void> {
  const [owner] = await db().select().from(staff).where(eq(staff.id, actor.staffId));
  const fault = owner && (await passwordFault(password, owner));
  if (fault) throw refused('password', fault);
  const passwordHash = await hashPassword(password, 'staff');
  await changeAccess(c, actor, async (tx, { id }) => {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id));
    return { summary: 'Set a password', factor: (await hasTotp(tx, id)) ? 'totp' : null };
  });
}

/** The secret for an authenticator app, which counts once a code of it has come back. */
export async function startTotp(actor: StaffActor) {
  const [person] = await db().select().from(staff).where(eq(staff.id, actor.staffId));
  if (!person) throw new NotFoundError();
  return prepareTotp(db(), person.id, person.email);
}

/** @throws Refusal 422 for a code that is not of the secret that was prepared last */
export function saveTotp(c: Context<CallEnv>, actor: StaffActor, code: string): Promise<void> {
  return changeAccess(c, actor, async (tx, { id, passwordHash }) => {
    if (!(await confirmTotp(tx, id, code))) throw refused('code', texts.codeWrong);
    return { summary: 'Added an authenticator app', factor: passwordHash ? 'totp' : null };
  });
}

/** Recovery codes in place of the former ones, shown once. */
export async function renewRecoveryCodes(actor: StaffActor): Promise<string[]> {
  return transaction(async (tx) => {
    const codes = await makeRecoveryCodes(tx, actor.staffId);
    const subject = { kind: 'staff', id: actor.staffId };
    await audit(tx, actor, { action: 'staff.change-access', subject, summary: 'Made new recovery codes' });
    return codes;
  });
}

/** @throws NotFoundError if it is not theirs; Refusal 422 if they could not sign in without it */
export function deletePasskey(c: Context<CallEnv>, actor: StaffActor, id: number): Promise<void> {
  return changeAccess(c, actor, async (tx) => {
    const mine = and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, actor.staffId));
    const { rowCount } = await tx.delete(staffPasskeys).where(mine);
    if (rowCount === 0) throw new NotFoundError();
    await assertCanSignIn(tx, actor.staffId);
    return { summary: 'Removed a passkey' };
  });
}

/**
 * Removes the authenticator app with its recovery codes and the password, which is of no use without them.
 * @throws NotFoundError if there is none; Refusal 422 if they could not sign in without it
 */
export function deleteTotp(c: Context<CallEnv>, actor: StaffActor): Promise<void> {
  return changeAccess(c, actor, async (tx, { id }) => {
    const { rowCount } = await tx.delete(staffTotp).where(eq(staffTotp.staffId, id));
    if (rowCount === 0) throw new NotFoundError();
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
    await tx.update(staff).set({ passwordHash: null }).where(eq(staff.id, id));
    await assertCanSignIn(tx, id);
    return { summary: 'Removed the authenticator app' };
  });
}

async function assertCanSignIn(tx: Queryable, staffId: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select from staff where id = ${staffId} and (exists (select from staff_passkeys where staff_id = ${staffId})
      or password_hash is not null and exists (select from staff_totp where staff_id = ${staffId} and secret is not null))`);
  if (rowCount === 0) throw refused('id', texts.lastWay);
}

async function hasTotp(tx: Queryable, staffId: number): Promise<boolean> {
  const [row] = await tx.select({ secret: staffTotp.secret }).from(staffTotp).where(eq(staffTotp.staffId, staffId));
  return Boolean(row?.secret);
}

function refused(field: string, text: string): Refusal {
  return new Refusal(422, text, { errors: { [field]: [text] } });
}
