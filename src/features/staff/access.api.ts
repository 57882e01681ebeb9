import { z } from 'zod';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import * as change from './access/change-access.server.ts';
import { endOwnSessions, getAccess, updateOwnProfile } from './access/get-access.server.ts';
import { prepareNewPasskey } from './access/passkeys.server.ts';
import * as shapes from './access.schema.ts';
import { emailOf } from './sign-in/enter-desk.server.ts';
import { proofMinutes } from './staff.schema.ts';

const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const none = z.object({});
/** Newcomers have just come by an invitation; everybody else proves anew who they are. */
const own = {
  tag: 'Own access',
  who: 'newcomer',
  proof: proofMinutes,
  securityEvent: 'change access to the desk',
} as const;
const notYetStored = 'nothing counts before the browser or the app has answered';

/** How members of staff sign in, and where they are signed in. */
export const accessDesk = {
  'GET /me/access': deskCall({
    summary: 'Own passkeys, authenticator app, recovery codes and sessions',
    tag: 'Own access',
    who: 'newcomer',
    answer: shapes.accessAnswer,
    answers: 'What there is, without any secret',
    handle: ({ actor }) => getAccess(actor),
  }),
  'POST /me/passkeys/options': deskCall({
    ...own,
    summary: 'What a browser needs to make a passkey',
    unaudited: notYetStored,
    answer: shapes.creatingAnswer,
    answers: 'The options for `navigator.credentials.create`',
    handle: async ({ actor }) => ({
      options: await prepareNewPasskey({ ...actor, email: await emailOf(actor) }),
    }),
  }),
  'POST /me/passkeys': deskCall({
    ...own,
    summary: 'Add a passkey',
    input: shapes.newPasskeyInput,
    answer: none,
    answers: 'Added; other sessions have ended',
    handle: async ({ actor, input, c }) => {
      await change.savePasskey(c, actor, input);
      return {};
    },
  }),
  'DELETE /me/passkeys/{id}': deskCall({
    ...own,
    who: 'staff',
    summary: 'Remove a passkey',
    params,
    answer: none,
    answers: 'Removed; other sessions have ended',
    refuses: { 404: 'No such passkey', 422: 'It is the only way to sign in' },
    handle: async ({ actor, params, c }) => {
      await change.deletePasskey(c, actor, params.id);
      return {};
    },
  }),
  'PUT /me/password': deskCall({
    ...own,
    summary: 'Set the password, which works together with an authenticator app',
    input: shapes.newPasswordInput,
    answer: none,
    answers: 'Set; other sessions have ended',
    handle: async ({ actor, input, c }) => {
      await change.savePassword(c, actor, input.password);
      return {};
    },
  }),
  'POST /me/totp': deskCall({
    ...own,
    summary: 'Make a secret for an authenticator app',
    unaudited: notYetStored,
    answer: shapes.totpAnswer,
    answers: 'The secret, and the same as an address for a QR code',
    handle: ({ actor }) => change.startTotp(actor),
  }),
  'POST /me/totp/confirm': deskCall({
    ...own,
    summary: 'Add the authenticator app that shows this code',
    limit: { name: 'desk-totp', limit: 60, windowSeconds: 600 },
    input: shapes.totpCodeInput,
    answer: none,
    answers: 'Added; other sessions have ended',
    handle: async ({ actor, input, c }) => {
      await change.saveTotp(c, actor, input.code);
      return {};
    },
  }),
  'DELETE /me/totp': deskCall({
    ...own,
    who: 'staff',
    summary: 'Remove the authenticator app, the recovery codes and the password',
    answer: none,
    answers: 'Removed; other sessions have ended',
    refuses: { 404: 'There is none', 422: 'It is the only way to sign in' },
    handle: async ({ actor, c }) => {
      await change.deleteTotp(c, actor);
      return {};
    },
  }),
  'POST /me/recovery-codes': deskCall({
    ...own,
    who: 'staff',
    summary: 'Make new recovery codes in place of the former ones',
    answer: shapes.codesAnswer,
    answers: 'The codes, which are shown this once',
    handle: async ({ actor }) => ({ codes: await change.renewRecoveryCodes(actor) }),
  }),
  'DELETE /me/sessions': deskCall({
    summary: 'End all own sessions but this one',
    tag: 'Own access',
    who: 'staff',
    answer: none,
    answers: 'Ended',
    handle: async ({ actor }) => {
      await endOwnSessions(actor);
      return {};
    },
  }),
  'DELETE /me/sessions/{id}': deskCall({
    summary: 'End one of the own sessions',
    tag: 'Own access',
    who: 'staff',
    params,
    answer: none,
    answers: 'Ended',
    refuses: { 404: 'No such session' },
    handle: async ({ actor, params }) => {
      await endOwnSessions(actor, params.id);
      return {};
    },
  }),
  'PUT /me': deskCall({
    summary: 'Change the own name, the language of the desk and which mails come',
    tag: 'Own access',
    who: 'staff',
    input: shapes.profileInput,
    answer: none,
    answers: 'Changed',
    handle: async ({ actor, input }) => {
      await updateOwnProfile(actor, input);
      return {};
    },
  }),
} satisfies DeskCalls;
