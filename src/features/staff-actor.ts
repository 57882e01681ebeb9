import type { StaffFactor, StaffRole } from './staff/staff.schema.ts';
import type { StaffRight } from './staff/staff-policy.ts';

declare const madeBySession: unique symbol;

/** What is known of the member of staff who makes a call. */
export type KnownStaff = Readonly<{
  staffId: number;
  sessionId: number;
  name: string;
  roles: readonly StaffRole[];
  /** What their roles allow, for a command that serves several. */
  rights: readonly StaffRight[];
  /** The languages whose texts they may write; null for all. */
  languages: readonly string[] | null;
  /** Null for somebody who has come by an invitation and has no way to sign in yet; only `newcomer` calls admit them. */
  factor: StaffFactor | null;
  /** By the database's clock; null if they never proved who they are in this session. */
  secondsSinceProof: number | null;
  /** Where the call comes from, for the audit log. */
  origin: Readonly<{ address: string; userAgent: string; requestId: string }>;
}>;

/**
 * The member of staff who makes a call of the desk. Only staff/authenticate-staff.server.ts creates these values, from
 * an active session, so a command that takes one cannot be called unchecked. Commands of the desk take
 * `(actor, input)` and pass the actor on to `audit`.
 */
export type StaffActor = KnownStaff & Readonly<{ [madeBySession]: true }>;
