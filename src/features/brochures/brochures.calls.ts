import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { codeLimit, signedInAnswer, verifyInput } from '#features/accounts/accounts.schema.ts';
import { brochureAnswer, brochureInput, brochuresAnswer } from './brochures.schema.ts';

export const brochureCalls = {
  'POST /submit-brochure': {
    summary: 'Request the brochure of a service; a one-time password is mailed',
    description: 'A client who is logged in with this address needs no code and gets the brochure at once.',
    tag: 'Brochures',
    limit: { name: 'lead', limit: 30, windowSeconds: 600 },
    input: brochureInput,
    answer: brochureAnswer,
    answers: 'The code has been mailed',
  },
  'POST /verify-otp': {
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
  },
  'GET /client/brochures': {
    summary: 'The brochures of the client',
    tag: 'Client area',
    who: 'client',
    answer: brochuresAnswer,
    answers: 'The brochures; each link is valid for an hour',
  },
  'GET /brochure-files/{token}': {
    summary: 'A brochure, by its link in the list',
    tag: 'Client area',
    secret: true,
    params: z.object({ token: z.string().max(300) }),
    answer: 'file',
    answers: 'The PDF, as an attachment',
    refuses: { 404: 'No such link' },
  },
} as const satisfies Calls;
