import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { clearDeskCookie } from './desk-cookie.server.ts';
import { getMe } from './get-me.server.ts';
import { staffTexts as texts } from './staff.messages.ts';
import { meAnswer } from './staff.schema.ts';
import { signOut } from './staff-sessions.server.ts';

/** The calls of a member of staff about themselves. */
export const meApi = {
  'GET /me': deskCall({
    summary: 'Who is signed in, and what they may do',
    tag: 'Staff',
    who: 'newcomer',
    answer: meAnswer,
    answers: 'The member of staff',
    handle: ({ actor }) => getMe(actor),
  }),
  'POST /auth/sign-out': deskCall({
    summary: 'End the session',
    tag: 'Staff',
    securityEvent: 'sign out of the desk',
    who: 'newcomer',
    answer: messageAnswer,
    answers: 'Ended',
    handle: async ({ actor, say, c }) => {
      await signOut(actor);
      clearDeskCookie(c);
      return { message: say(texts.leftDesk) };
    },
  }),
} satisfies DeskCalls;
