import type { StaffRole } from './staff.schema.ts';

/**
 * Whose roles have which right. It is all that decides what a member of staff may do: the calls of the desk name a
 * right as their audience (`who: 'leads.write'`), commands look into `actor.rights` where a call serves several,
 * and the browser asks `may(me.roles, right)` to hide what would be refused. A new right is a line here, and then shows up in the
 * table of `tests/desk/rights.test.ts` with the calls that ask for it.
 */
const holders = {
  /** What editors write, with its drafts and revisions, and the media library. */
  'content.read': ['owner', 'editor', 'reviewer', 'sales'],
  /** Drafts, media, translations in one's own languages. */
  'content.write': ['owner', 'editor', 'reviewer'],
  /** Publish, schedule, send back, archive. Where the publisher must not be the author, the kind says so. */
  'content.publish': ['owner', 'reviewer'],
  'comments.moderate': ['owner', 'reviewer'],
  /** Leads with their files, and appointments. */
  'leads.read': ['owner', 'reviewer', 'sales'],
  'leads.write': ['owner', 'sales'],
  /** Who gets new leads. */
  'leads.assignment': ['owner'],
  /** The accounts of clients. Reviewers see what leads say, and have nothing to do with accounts. */
  'clients.read': ['owner', 'sales'],
  /** See and end the sessions of clients, deactivate, export and erase them. */
  'clients.manage': ['owner'],
  /** What somebody has agreed to be told by mail, by their address. */
  'alerts.consents': ['owner'],
  /** Hosts, redirects, how long leads are kept, the licence of the open data. */
  'site.manage': ['owner'],
  /** Invite and deactivate staff, change their roles, end their sessions. */
  'staff.manage': ['owner'],
  /** The lines of the audit log about content. */
  'audit.read': ['owner', 'reviewer'],
  /** All lines of the audit log. */
  'audit.read-all': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof holders;

// Object.keys forgets which keys its object has.
export const staffRights = Object.keys(holders) as readonly StaffRight[];

/** Whether somebody with these roles has the right. */
export function may(roles: readonly StaffRole[], right: StaffRight): boolean {
  const allowed: readonly StaffRole[] = holders[right];
  return roles.some((role) => allowed.includes(role));
}

/** The header with which a browser sends `1` if a timer makes the call and no person. */
export const unattendedHeader = 'x-unattended';
