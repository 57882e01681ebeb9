import { and, eq, isNull, type SQL, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { staff, staffInvitations } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { type AuditEntry, audit } from '#features/audit/audit.server.ts';
import { accessTexts as texts } from '#features/staff/access.messages.ts';
import { staffTexts } from '#features/staff/staff.messages.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { may } from '#features/staff/staff-policy.ts';
import { endStaffSessions } from '#features/staff/staff-sessions.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';

type Member = typeof staff.$inferSelect;
type Done = Pick<AuditEntry, 'action' | 'summary' | 'before' | 'after'>;

/**
 * Changes a member of staff, whose sessions end, so that a role counts from its first call on.
 * @throws NotFoundError if there is no such member; Refusal 422 if no owner would be left who can sign in, 403 as
 * `assertStillManages`
 */
async function changeMember(
  actor: StaffActor,
  id: number,
  change: (tx: Queryable, member: Member) => Promise<Done>,
): Promise<void> {
  await transaction(async (tx) => {
    await takeStaffTurn(tx);
    await assertStillManages(tx, actor);
    const [member] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
    if (!member) throw new NotFoundError();
    const done = await change(tx, member);
    // Whoever still holds the link would otherwise come back with what it says.
    await endInvitations(tx, eq(staffInvitations.email, member.email.toLowerCase()));
    await assertOwnerLeft(tx);
    await endStaffSessions(tx, id);
    await audit(tx, actor, { ...done, subject: { kind: 'staff', id } });
  });
}

type Duties = { roles: StaffRole[]; languages: string[] | null };

/** Gives a member of staff other roles and languages. */
export function changeDuties(actor: StaffActor, id: number, { roles, languages }: Duties): Promise<void> {
  return changeMember(actor, id, async (tx, member) => {
    await tx.update(staff).set({ roles, languages }).where(eq(staff.id, id));
    if (!may(roles, 'staff.manage')) await endInvitations(tx, eq(staffInvitations.invitedBy, id));
    const before = { roles: member.roles, languages: member.languages };
    return { action: 'staff.change-roles', summary: 'Changed roles or languages', before, after: { roles, languages } };
  });
}

/** Lets a member of staff in no more, or again in the way they had. */
export function setActive(actor: StaffActor, id: number, isActive: boolean): Promise<void> {
  return changeMember(actor, id, async (tx, { isActive: wasActive }) => {
    await tx.update(staff).set({ isActive }).where(eq(staff.id, id));
    if (!isActive) await endInvitations(tx, eq(staffInvitations.invitedBy, id));
    const change = isActive
      ? { action: 'staff.activate', summary: 'Let a member of staff in again' }
      : { action: 'staff.deactivate', summary: 'Deactivated a member of staff' };
    return { ...change, before: { isActive: wasActive }, after: { isActive } };
  });
}

/** Ends all sessions of a member of staff, who can sign in again. */
export function signOutMember(actor: StaffActor, id: number): Promise<void> {
  return changeMember(actor, id, async () => ({ action: 'staff.end-sessions', summary: 'Ended all sessions' }));
}

async function endInvitations(tx: Queryable, which: SQL): Promise<void> {
  await tx.delete(staffInvitations).where(and(which, isNull(staffInvitations.usedAt)));
}

/** @throws Refusal 403 unless the actor still has the right, which may have been taken away while the call waited */
export async function assertStillManages(tx: Queryable, { staffId }: StaffActor): Promise<void> {
  const [own] = await tx
    .select({ roles: staff.roles })
    .from(staff)
    .where(and(eq(staff.id, staffId), staff.isActive));
  if (!own || !may(own.roles, 'staff.manage')) throw new Refusal(403, staffTexts.notAllowed);
}

/** Two owners who take each other's role away at once wait for each other here. */
export async function takeStaffTurn(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff'))`);
}

/** Whether the row `s` of the staff is of somebody who can sign in. */
export const canSignIn = sql`(s.is_active and (
  exists (select from staff_passkeys p where p.staff_id = s.id)
  or s.password_hash is not null and exists (select from staff_totp t where t.staff_id = s.id and t.secret is not null)))`;

/** @throws Refusal 422 if no owner is left who can sign in; only an owner who can is able to cause that */
export async function assertOwnerLeft(tx: Queryable): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select from staff s where 'owner' = any(s.roles) and ${canSignIn} limit 1`);
  if (rowCount === 0) throw new Refusal(422, texts.lastOwner, { errors: { roles: [texts.lastOwner] } });
}
