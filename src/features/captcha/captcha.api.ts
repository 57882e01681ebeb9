import { z } from 'zod';
import { call, type SiteCalls } from '#features/site-call.ts';
import { createCaptcha } from './captcha.server.ts';

export const captchaApi = {
  'GET /captcha': call({
    summary: 'A sum for a form',
    description: 'Send `captcha_token` back with the sum in `captcha`, once and within 15 minutes.',
    tag: 'Enquiries',
    neverStored: true,
    answer: z.object({ first: z.int(), second: z.int(), captcha_token: z.string() }),
    answers: 'Two digits from 0 to 9',
    handle: () => {
      const { first, second, token } = createCaptcha();
      return { first, second, captcha_token: token };
    },
  }),
} satisfies SiteCalls;
