import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#core/http/api.server.ts';
import { attachment } from '#core/http/attachment.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { json, jsonBody, messageAnswer, refusedAnswer } from '#core/http/json-shapes.ts';
import { limitCaller } from '#core/http/limit-caller.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { signedInAnswer, verifyInput } from '#features/accounts/accounts.schema.ts';
import { setSessionCookie } from '#features/accounts/session-cookie.server.ts';
import { findFullClient, requireClient } from '#features/accounts/session-middleware.server.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { brochureTexts } from './brochures.messages.ts';
import { brochureAnswer, brochureInput, brochuresAnswer } from './brochures.schema.ts';
import { getBrochureFile, listClientBrochures } from './client-brochures.server.ts';
import { submitBrochure } from './submit-brochure.server.ts';
import { verifyBrochure } from './verify-brochure.server.ts';

const refused = json(refusedAnswer, 'Field errors under `errors`');
const tags = ['Brochures'];

const submitRoute = createRoute({
  method: 'post',
  path: '/submit-brochure',
  summary: 'Ask for the brochure of a service: a one-time password is mailed',
  tags,
  middleware: limitCaller('lead', { limit: 30, windowSeconds: 600 }),
  request: jsonBody(brochureInput),
  responses: {
    200: json(brochureAnswer, 'The code is on its way'),
    422: refused,
    429: json(refusedAnswer, 'Too many requests or mails; see Retry-After'),
  },
});

const verifyRoute = createRoute({
  method: 'post',
  path: '/verify-otp',
  summary: 'Prove the address with the mailed code: makes the client, gives the brochure, logs in',
  description:
    'Where an account was there before, the token has the scope `brochure`. A browser gets its half as cookie.',
  tags,
  request: jsonBody(verifyInput),
  responses: { 200: json(signedInAnswer, 'Logged in'), 422: refused },
});

const listRoute = createRoute({
  method: 'get',
  path: '/client/brochures',
  summary: 'The brochures of the client',
  tags: ['Client area'],
  middleware: requireClient,
  responses: { 200: json(brochuresAnswer, 'Links are good for an hour'), 401: json(messageAnswer, 'No session') },
});

const fileRoute = createRoute({
  method: 'get',
  path: '/brochure-files/{token}',
  summary: 'A brochure, by the link of the list',
  tags: ['Client area'],
  request: { params: z.object({ token: z.string().max(300) }) },
  responses: { 200: { description: 'The PDF, as attachment' }, 404: json(messageAnswer, 'No such link') },
});

export const brochuresApi = createApi()
  .openapi(submitRoute, async (c) => {
    const language = c.get('language');
    const { isCodeNew } = await submitBrochure(c.req.valid('json'), language);
    const notice = isCodeNew ? null : translate(leadTexts.codeStillValid, language);
    return c.json({ message: translate(brochureTexts.otpSent, language), notice }, 200);
  })
  .openapi(verifyRoute, async (c) => {
    const { client, ...session } = await verifyBrochure(c.req.valid('json'), callerOf(c), await findFullClient(c));
    if ('cookie' in session) setSessionCookie(c, session.cookie);
    return c.json(
      { message: translate(brochureTexts.otpVerified, c.get('language')), token: session.token, client },
      200,
    );
  })
  .openapi(listRoute, async (c) => c.json(await listClientBrochures(c.get('actor'), c.get('language')), 200))
  .openapi(fileRoute, async (c) => {
    const { bytes, name } = await getBrochureFile(c.req.valid('param').token);
    return attachment(bytes, name, 'application/pdf');
  });
