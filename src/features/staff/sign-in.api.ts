import { z } from 'zod';
import { Refusal } from '#core/http/refusal.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { checkPasskey, prepareSigning } from './access/passkeys.server.ts';
import { accessTexts as texts } from './access.messages.ts';
import * as shapes from './access.schema.ts';
import { checkPasswordAndCode } from './sign-in/check-password-and-code.server.ts';
import { emailOf, enterDesk, renewProof } from './sign-in/enter-desk.server.ts';

const limit = { name: 'desk-sign-in', limit: 60, windowSeconds: 600 };
const onlyAsks = 'a challenge changes nothing before it is answered';
const none = z.object({});

/** The ways into the desk, and of proving anew who one is. */
export const signInDesk = {
  'POST /auth/passkey/options': deskCall({
    summary: 'What a browser has to sign with a passkey to sign in',
    tag: 'Sign-in',
    limit,
    neverStored: true,
    unaudited: onlyAsks,
    answer: shapes.signingAnswer,
    answers: 'The options for `navigator.credentials.get`',
    handle: async () => ({ options: await prepareSigning('sign-in', null) }),
  }),
  'POST /auth/passkey': deskCall({
    summary: 'Sign in with a passkey',
    tag: 'Sign-in',
    limit,
    neverStored: true,
    securityEvent: 'sign in to the desk',
    input: shapes.passkeySignInInput,
    answer: none,
    answers: 'Signed in; the session is in a cookie',
    handle: async ({ input, c }) => {
      const proven = await checkPasskey('sign-in', null, input.credential);
      if (!proven) throw unknownPasskey();
      await enterDesk(c, { ...proven, factor: 'passkey' });
      return {};
    },
  }),
  'POST /auth/password': deskCall({
    summary: 'Sign in with a password and the code of an authenticator app, or a recovery code',
    tag: 'Sign-in',
    limit,
    neverStored: true,
    securityEvent: 'sign in to the desk',
    input: shapes.passwordSignInInput,
    answer: none,
    answers: 'Signed in; the session is in a cookie',
    handle: async ({ input, c }) => {
      await enterDesk(c, await checkPasswordAndCode(c, input));
      return {};
    },
  }),
  'POST /auth/proof/passkey/options': deskCall({
    summary: 'What a browser has to sign with a passkey to prove anew who its user is',
    tag: 'Sign-in',
    who: 'staff',
    unaudited: onlyAsks,
    answer: shapes.signingAnswer,
    answers: 'The options for `navigator.credentials.get`',
    handle: async ({ actor }) => ({ options: await prepareSigning('prove', actor.staffId) }),
  }),
  'POST /auth/proof/passkey': deskCall({
    summary: 'Prove anew who one is with a passkey',
    tag: 'Sign-in',
    limit,
    securityEvent: 'prove anew at the desk',
    who: 'staff',
    input: shapes.passkeySignInInput,
    answer: none,
    answers: 'Proven',
    handle: async ({ actor, input }) => {
      if (!(await checkPasskey('prove', actor.staffId, input.credential))) throw unknownPasskey();
      await renewProof(actor);
      return {};
    },
  }),
  'POST /auth/proof/password': deskCall({
    summary: 'Prove anew who one is with the password and a code',
    tag: 'Sign-in',
    limit,
    securityEvent: 'prove anew at the desk',
    who: 'staff',
    input: shapes.passwordProofInput,
    answer: none,
    answers: 'Proven',
    handle: async ({ actor, input, c }) => {
      await checkPasswordAndCode(c, { ...input, email: await emailOf(actor) });
      await renewProof(actor);
      return {};
    },
  }),
} satisfies DeskCalls;

function unknownPasskey(): Refusal {
  return new Refusal(422, texts.passkeyFailed, {
    errors: { credential: [texts.passkeyFailed] },
    reason: 'unknown passkey',
  });
}
