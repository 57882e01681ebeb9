import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { codeLimit, signedInAnswer, verifyInput } from '#features/accounts/accounts.schema.ts';
import { brochureAnswer, brochureInput, brochuresAnswer } from './brochures.schema.ts';

export const brochureCalls = {
  'POST /submit-brochure': {
    summary: 'Ask for the brochure of a service: a one-time password is mailed',
    description: 'A client who is logged in with this address needs no code: the brochure is given at once.',
    tag: 'Brochures',
    limit: { name: 'lead', limit: 30, windowSeconds: 600 },
    input: brochureInput,
    answer: brochureAnswer,
    answers: 'The code is on its way',
  },
  'POST /verify-otp': {
    summary: 'Prove the address with the mailed code: makes the client, gives the brochure, logs in',
    description:
      'Where an account was there before, the token has the scope `brochure`. A browser gets its half as cookie.',
    tag: 'Brochures',
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
    answers: 'Links are good for an hour',
  },
  'GET /brochure-files/{token}': {
    summary: 'A brochure, by the link of the list',
    tag: 'Client area',
    secret: true,
    params: z.object({ token: z.string().max(300) }),
    answer: 'file',
    answers: 'The PDF, as attachment',
    refuses: { 404: 'No such link' },
  },
} as const satisfies Calls;
