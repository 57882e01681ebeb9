import { z } from 'zod';

/** What a member of staff may be; one may be several at once. `staff-policy.ts` says what each of them may do. */
export const staffRoles = ['owner', 'editor', 'reviewer', 'sales'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** How somebody got into a session: by a passkey, or by the password with an authenticator's or a recovery code. */
export const staffFactors = ['passkey', 'totp', 'recovery-code'] as const;
export type StaffFactor = (typeof staffFactors)[number];

/** The minutes for which a proof of who somebody is lasts, before acts that ask for one. */
export const proofMinutes = 5;

/**
 * What a refusal with 403 asks for, under `needs` beside its message: a fresh proof of who one is, or a second factor,
 * which whoever came by an invitation has to add first. Without it, the role does not allow the call.
 */
export type StaffNeed = 'proof' | 'second-factor';

export const meAnswer = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** The languages whose texts they may write; null for all. */
  languages: z.array(z.string()).nullable(),
  /** In which the desk is shown. */
  language: z.string(),
  /** Whether they want mails about what waits for a review, or was reviewed. */
  reviewMails: z.boolean(),
  /** How they got into this session; null after an invitation, until they have added a way to sign in. */
  factor: z.enum(staffFactors).nullable(),
  factors: z.object({ passkeys: z.number(), totp: z.boolean(), codesLeft: z.number() }),
  /** When they last proved who they are in this session. */
  provenAt: z.iso.datetime().nullable(),
  /** When the session ends, however much it is used; it ends earlier after 30 minutes without a call. */
  endsAt: z.iso.datetime(),
});
export type Me = z.output<typeof meAnswer>;
