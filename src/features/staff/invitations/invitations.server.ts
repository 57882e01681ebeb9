import type { Context } from 'hono';
import { and, eq, gt, isNull, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import type { CallEnv } from '#core/http/call.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { hashToken, makeToken } from '#core/secrets/tokens.server.ts';
import { isEmailAddress } from '#core/text/addresses.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { staff, staffInvitations, staffPasskeys, staffRecoveryCodes, staffTotp } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit, theSystem } from '#features/audit/audit.server.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { accessTexts as texts } from '#features/staff/access.messages.ts';
import { originOf } from '#features/staff/authenticate-staff.server.ts';
import { readDeskCookie, setDeskCookie } from '#features/staff/desk-cookie.server.ts';
import { assertOwnerLeft, assertStillManages, takeStaffTurn } from '#features/staff/members/change-member.server.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { createStaffSession, endFormerSession, endStaffSessions } from '#features/staff/staff-sessions.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { staffInvitationMail } from './staff-invitation.mail.ts';

export type Invited = { name: string; email: string; roles: StaffRole[]; languages: string[] | null };

const minutesOfOperator = 30;
const minutesOfOwner = 24 * 60;

const isOpen = and(isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, sql`clock_timestamp()`));

/**
 * Invites somebody to the desk, or a member who can no longer sign in back to it: accepting takes away all former ways.
 * An earlier invitation of the same address ends. Whoever is invited by a colleague is sent the link, too.
 * @returns the link, which works once and is stored nowhere but in that mail until it is sent
 */
export async function inviteStaff(actor: StaffActor | typeof theSystem, invited: Invited) {
  return transaction(async (tx) => {
    const email = invited.email.toLowerCase();
    await takeStaffTurn(tx);
    if (actor !== theSystem) await assertStillManages(tx, actor);
    await tx.delete(staffInvitations).where(and(eq(staffInvitations.email, email), isNull(staffInvitations.usedAt)));
    const token = makeToken();
    const minutes = actor === theSystem ? minutesOfOperator : minutesOfOwner;
    const [row] = await tx
      .insert(staffInvitations)
      .values({
        ...invited,
        email,
        tokenHash: hashToken(token),
        invitedBy: actor === theSystem ? null : actor.staffId,
        expiresAt: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
      })
      .returning();
    if (!row) throw new Error('the invitation was not stored');
    const { id, roles, languages, expiresAt } = row;
    const subject = { kind: 'staff-invitation', id };
    await audit(tx, actor, {
      action: 'staff.invite',
      subject,
      summary: 'Invited to the desk',
      after: { roles, languages },
    });
    // What follows the # never leaves the browser, so no log has it.
    const link = `${readEnv().DESK_URL}/desk/invitation#${token}`;
    const isMailed = actor !== theSystem && isEmailAddress(email);
    if (isMailed) {
      const data = { name: invited.name, by: actor.name, link, expiresAt: expiresAt.toISOString() };
      await queueMail(tx, staffInvitationMail, { to: email, language: defaultLanguage, data, minutes });
    }
    return { link, expiresAt, isMailed };
  });
}

/** @throws Refusal 404 for an invitation that is unknown, used or expired */
export async function readInvitation(token: string) {
  const [row] = await db()
    .select()
    .from(staffInvitations)
    .where(and(ofToken(token), isOpen));
  if (!row) throw gone();
  const { name, email, roles, expiresAt } = row;
  return { name, email, roles, expiresAt: expiresAt.toISOString() };
}

/**
 * Uses up an invitation: its owner is a member of staff from now on, whose session can only add a way to sign in.
 * @throws Refusal 404 for an invitation that is unknown, used or expired
 */
export async function acceptInvitation(c: Context<CallEnv>, token: string): Promise<void> {
  const { staffId, cookie } = await transaction(async (tx) => {
    const [invited] = await tx
      .update(staffInvitations)
      .set({ usedAt: sql`clock_timestamp()` })
      .where(and(ofToken(token), isOpen))
      .returning();
    if (!invited) throw gone();
    await endFormerSession(tx, readDeskCookie(c));
    const staffId = await saveMember(tx, invited);
    const { id, roles, languages } = invited;
    const actor = { staffId, origin: originOf(c) };
    const subject = { kind: 'staff', id: staffId };
    const after = { invitation: id, roles, languages };
    await audit(tx, actor, { action: 'staff.join', subject, summary: 'Accepted an invitation', after });
    return { staffId, cookie: await createStaffSession(tx, staffId, { ...callerOf(c), factor: null }) };
  });
  c.set('subject', { staffId });
  setDeskCookie(c, cookie);
}

async function saveMember(tx: Queryable, { name, email, roles, languages }: Invited): Promise<number> {
  await takeStaffTurn(tx);
  const [known] = await tx
    .select({ id: staff.id, roles: staff.roles })
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email))
    .for('update');
  if (!known) {
    const [made] = await tx.insert(staff).values({ name, email, roles, languages }).returning({ id: staff.id });
    if (!made) throw new Error('the member of staff was not stored');
    return made.id;
  }
  const { id } = known;
  await tx.update(staff).set({ roles, languages, isActive: true, passwordHash: null }).where(eq(staff.id, id));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id));
  await tx.delete(staffTotp).where(eq(staffTotp.staffId, id));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
  await endStaffSessions(tx, id);
  if (known.roles.includes('owner') && !roles.includes('owner')) await assertOwnerLeft(tx);
  return id;
}

/** @throws NotFoundError if there is no such open invitation */
export async function deleteInvitation(actor: StaffActor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { rowCount } = await tx.delete(staffInvitations).where(and(eq(staffInvitations.id, id), isOpen));
    if (rowCount === 0) throw new NotFoundError();
    const subject = { kind: 'staff-invitation', id };
    await audit(tx, actor, { action: 'staff.withdraw-invitation', subject, summary: 'Withdrew an invitation' });
  });
}

function ofToken(token: string) {
  return eq(staffInvitations.tokenHash, hashToken(token));
}

function gone(): Refusal {
  return new Refusal(404, texts.invitationGone, { reason: 'invalid invitation' });
}
