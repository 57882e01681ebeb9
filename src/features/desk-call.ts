import { type Audience, type Calls, callsFor } from '#core/http/call.ts';
import { assertProven, requireNewcomer, requireRight, requireStaff } from './staff/authenticate-staff.server.ts';
import { type StaffRight, staffRights } from './staff/staff-policy.ts';
import type { StaffActor } from './staff-actor.ts';

const ended = 'No session at the desk, or one that has ended';

/** Those who hold a right of `staff-policy.ts`, under its name. */
const holders = Object.fromEntries(staffRights.map((right) => [right, holdersOf(right)])) as Record<
  StaffRight,
  Audience<StaffActor>
>;

/** Who may be asked for by a call of the desk, besides everybody. */
export const deskAudiences = {
  ...holders,
  /** Everybody who has signed in, whatever their roles. */
  staff: {
    authenticate: requireStaff,
    assertProven,
    refuses: { 401: ended, 403: 'No second factor yet, or a fresh proof is needed: see `needs`' },
  },
  /**
   * The same, and those who came by an invitation and have to add a way to sign in first. Their invitation has just
   * proven who they are; it opens no other calls.
   */
  newcomer: {
    authenticate: requireNewcomer,
    assertProven: (actor: StaffActor, minutes: number) => (actor.factor ? assertProven(actor, minutes) : undefined),
    refuses: { 401: ended, 403: 'A fresh proof is needed: see `needs`' },
  },
};

/** The calls that a feature has at the desk, under `/api/desk`. */
export type DeskCalls = Calls<keyof typeof deskAudiences>;

/**
 * Declares a call of the desk: its shape and the handler that answers it. `who` is a right of `staff-policy.ts`,
 * `'staff'` or `'newcomer'`; the handler's `actor` is then a `StaffActor`, the first argument of every command and of
 * `audit`. `proof: proofMinutes` asks for a fresh proof of who the caller is. A call that changes something writes a
 * line of the audit log, or says in `unaudited` why it does not; in development and tests it fails otherwise.
 */
export const deskCall = callsFor(deskAudiences);

function holdersOf(right: StaffRight): Audience<StaffActor> {
  return {
    authenticate: (c) => requireRight(c, right),
    assertProven,
    refuses: { 401: ended, 403: `Without the right \`${right}\`, or a fresh proof is needed: see \`needs\`` },
  };
}
