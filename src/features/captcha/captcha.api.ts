import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#core/http/api.server.ts';
import { createCaptcha } from './captcha.server.ts';

const captchaAnswer = z.object({
  first: z.number().int(),
  second: z.number().int(),
  captcha_token: z.string(),
});

const captchaRoute = createRoute({
  method: 'get',
  path: '/captcha',
  summary: 'The sum that a form asks for',
  description: 'Send `captcha_token` back with the sum in `captcha`: once, within 15 minutes.',
  tags: ['Enquiries'],
  responses: {
    200: { description: 'Two digits from 0 to 9', content: { 'application/json': { schema: captchaAnswer } } },
  },
});

export const captchaApi = createApi().openapi(captchaRoute, (c) => {
  c.header('Cache-Control', 'no-store');
  return c.json(createCaptcha(), 200);
});
