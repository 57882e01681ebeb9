import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';

export const captchaCalls = {
  'GET /captcha': {
    summary: 'A sum for a form',
    description: 'Send `captcha_token` back with the sum in `captcha`, once and within 15 minutes.',
    tag: 'Enquiries',
    neverStored: true,
    answer: z.object({ first: z.int(), second: z.int(), captcha_token: z.string() }),
    answers: 'Two digits from 0 to 9',
  },
} as const satisfies Calls;
