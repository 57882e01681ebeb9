import { attachment } from '#core/http/attachment.ts';
import { findClient, findFullClient } from '#features/accounts/authenticate.server.ts';
import { wireClient } from '#features/accounts/clients.server.ts';
import { codeCallerOf, openChallenge, storeChallenge } from '#features/accounts/codes/code-caller.server.ts';
import { setSessionCookie } from '#features/accounts/session-cookie.server.ts';
import { defineApi } from '#features/define-api.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { brochureCalls } from './brochures.calls.ts';
import { brochureTexts as texts } from './brochures.schema.ts';
import { getBrochureFile, listClientBrochures } from './client-brochures.server.ts';
import { submitBrochure } from './submit-brochure.server.ts';
import { verifyBrochure } from './verify-brochure.server.ts';

export const brochuresApi = defineApi(brochureCalls, {
  'POST /submit-brochure': async ({ input, language, say, c }) => {
    const challenge = openChallenge(c);
    const submitted = await submitBrochure(await findClient(c), input, language, challenge.cookieHash);
    if (submitted === 'given') return { message: say(texts.given), notice: null, code_sent: false, given: true };
    const { isCodeNew } = submitted;
    if (isCodeNew) storeChallenge(c, challenge);
    const notice = isCodeNew ? null : say(leadTexts.codeStillValid);
    return { message: say(texts.otpSent), notice, code_sent: isCodeNew, given: false };
  },
  'POST /verify-otp': async ({ input, caller, say, c }) => {
    const { client, clientId, ...session } = await verifyBrochure(
      input,
      codeCallerOf(c, caller),
      await findFullClient(c),
    );
    c.set('clientId', clientId);
    if ('cookie' in session) setSessionCookie(c, session.cookie);
    return { message: say(texts.otpVerified), token: session.token, client: wireClient(client) };
  },
  'GET /client/brochures': async ({ actor, language }) => {
    const brochures = await listClientBrochures(actor, language);
    return brochures.map(({ id, title, link, updatedAt }) => ({
      id,
      title,
      download_link: link,
      updated_at: updatedAt.toISOString(),
    }));
  },
  'GET /brochure-files/{token}': async ({ params }) => {
    const { bytes, name } = await getBrochureFile(params.token);
    return attachment(bytes, name, 'application/pdf');
  },
});
