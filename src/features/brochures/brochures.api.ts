import { z } from 'zod';
import { attachment } from '#core/http/attachment.ts';
import { codeLimit, signedInAnswer, verifyInput } from '#features/accounts/accounts.schema.ts';
import { findClient, findFullClient } from '#features/accounts/authenticate.server.ts';
import { wireClient } from '#features/accounts/clients.server.ts';
import { codeCallerOf, openChallenge, storeChallenge } from '#features/accounts/codes/code-caller.server.ts';
import { setSessionCookie } from '#features/accounts/session-cookie.server.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { brochureAnswer, brochureInput, brochuresAnswer, brochureTexts as texts } from './brochures.schema.ts';
import { getBrochureFile, listClientBrochures } from './client-brochures.server.ts';
import { submitBrochure } from './submit-brochure.server.ts';
import { verifyBrochure } from './verify-brochure.server.ts';

export const brochuresApi = {
  'POST /submit-brochure': call({
    summary: 'Request the brochure of a service; a one-time password is mailed',
    description: 'A client who is logged in with this address needs no code and gets the brochure at once.',
    tag: 'Brochures',
    limit: { name: 'lead', limit: 30, windowSeconds: 600 },
    input: brochureInput,
    answer: brochureAnswer,
    answers: 'The code has been mailed',
    handle: async ({ input, language, say, c }) => {
      const challenge = openChallenge(c);
      const submitted = await submitBrochure(await findClient(c), input, language, challenge.cookieHash);
      if (submitted === 'given') return { message: say(texts.given), notice: null, code_sent: false, given: true };
      const { isCodeNew } = submitted;
      if (isCodeNew) storeChallenge(c, challenge);
      const notice = isCodeNew ? null : say(leadTexts.codeStillValid);
      return { message: say(texts.otpSent), notice, code_sent: isCodeNew, given: false };
    },
  }),
  'POST /verify-otp': call({
    summary: 'Verify the address with the mailed code; creates the client, gives the brochure and logs in',
    description:
      'If the account existed before, the token has the scope `brochure`. A browser receives half of the session as a cookie.',
    tag: 'Brochures',
    securityEvent: 'log in for a brochure',
    limit: codeLimit,
    neverStored: true,
    input: verifyInput,
    answer: signedInAnswer,
    answers: 'Logged in',
    handle: async ({ input, caller, say, c }) => {
      const { client, clientId, ...session } = await verifyBrochure(
        input,
        codeCallerOf(c, caller),
        await findFullClient(c),
      );
      c.set('subject', { clientId });
      if ('cookie' in session) setSessionCookie(c, session.cookie);
      return { message: say(texts.otpVerified), token: session.token, client: wireClient(client) };
    },
  }),
  'GET /client/brochures': call({
    summary: 'The brochures of the client',
    tag: 'Client area',
    who: 'client',
    answer: brochuresAnswer,
    answers: 'The brochures; each link is valid for an hour',
    handle: async ({ actor, language }) => {
      const brochures = await listClientBrochures(actor, language);
      return brochures.map(({ id, title, link, updatedAt }) => ({
        id,
        title,
        download_link: link,
        updated_at: updatedAt.toISOString(),
      }));
    },
  }),
  'GET /brochure-files/{token}': call({
    securityEvent: 'open a brochure',
    summary: 'A brochure, by its link in the list',
    tag: 'Client area',
    secret: true,
    params: z.object({ token: z.string().max(300) }),
    answer: 'file',
    answers: 'The PDF, as an attachment',
    refuses: { 404: 'No such link' },
    handle: async ({ params }) => {
      const { content, name } = await getBrochureFile(params.token);
      return attachment(content, name, 'application/pdf');
    },
  }),
} satisfies SiteCalls;
