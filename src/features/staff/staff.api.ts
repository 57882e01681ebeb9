import { z } from 'zod';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import * as shapes from './access.schema.ts';
import { acceptInvitation, deleteInvitation, inviteStaff, readInvitation } from './invitations/invitations.server.ts';
import { changeDuties, setActive, signOutMember } from './members/change-member.server.ts';
import { listStaff } from './members/list-staff.server.ts';
import { proofMinutes } from './staff.schema.ts';

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const none = z.object({});
const limit = { name: 'desk-invitation', limit: 60, windowSeconds: 600 };
const managing = { tag: 'Staff', who: 'staff.manage', proof: proofMinutes, securityEvent: 'change the staff' } as const;
const ofOne = { ...managing, params, answer: none, refuses: { 404: 'No such member of staff' } } as const;

/** Who is on the staff, and how somebody comes to it. */
export const staffDesk = {
  'POST /invitations/read': deskCall({
    summary: 'Whom an invitation is for',
    description: 'The token is in the body, because the server’s log has the address.',
    tag: 'Sign-in',
    limit,
    neverStored: true,
    unaudited: 'it only reads',
    input: shapes.invitationToken,
    answer: shapes.invitationAnswer,
    answers: 'The invitation is open',
    refuses: { 404: 'It is unknown, used or expired' },
    handle: ({ input }) => readInvitation(input.token),
  }),
  'POST /invitations/accept': deskCall({
    summary: 'Use up an invitation',
    description: 'The session that begins can only add a way to sign in.',
    tag: 'Sign-in',
    limit,
    neverStored: true,
    securityEvent: 'accept an invitation to the desk',
    input: shapes.invitationToken,
    answer: none,
    answers: 'Accepted; the session is in a cookie',
    refuses: { 404: 'It is unknown, used or expired' },
    handle: async ({ input, c }) => {
      await acceptInvitation(c, input.token);
      return {};
    },
  }),
  'GET /staff': deskCall({
    summary: 'Everybody on the staff, and the open invitations',
    tag: 'Staff',
    who: 'staff.manage',
    answer: shapes.staffAnswer,
    answers: 'By name',
    handle: () => listStaff(),
  }),
  'POST /staff/invitations': deskCall({
    ...managing,
    summary: 'Invite somebody, or a member who can no longer sign in',
    input: shapes.invitationInput,
    answer: shapes.invitedAnswer,
    answers: 'The link, which works once within a day and is mailed to them, too',
    handle: async ({ actor, input }) => {
      const { link, expiresAt, isMailed } = await inviteStaff(actor, input);
      return { link, expiresAt: expiresAt.toISOString(), isMailed };
    },
  }),
  'DELETE /staff/invitations/{id}': deskCall({
    ...ofOne,
    summary: 'Withdraw an invitation',
    answers: 'Withdrawn',
    refuses: { 404: 'No such open invitation' },
    handle: async ({ actor, params }) => {
      await deleteInvitation(actor, params.id);
      return {};
    },
  }),
  'PUT /staff/{id}': deskCall({
    ...ofOne,
    summary: 'Change roles and languages of a member of staff',
    input: shapes.staffChangeInput,
    answers: 'Changed; their sessions have ended',
    handle: async ({ actor, params, input }) => {
      await changeDuties(actor, params.id, input);
      return {};
    },
  }),
  'POST /staff/{id}/deactivate': deskCall({
    ...ofOne,
    summary: 'Let a member of staff in no more',
    answers: 'Deactivated; their sessions have ended',
    handle: async ({ actor, params }) => {
      await setActive(actor, params.id, false);
      return {};
    },
  }),
  'POST /staff/{id}/activate': deskCall({
    ...ofOne,
    summary: 'Let a member of staff in again',
    answers: 'Activated',
    handle: async ({ actor, params }) => {
      await setActive(actor, params.id, true);
      return {};
    },
  }),
  'POST /staff/{id}/sign-out': deskCall({
    ...ofOne,
    summary: 'End all sessions of a member of staff',
    answers: 'Ended',
    handle: async ({ actor, params }) => {
      await signOutMember(actor, params.id);
      return {};
    },
  }),
} satisfies DeskCalls;
