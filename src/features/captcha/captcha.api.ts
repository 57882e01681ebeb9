import { defineApi } from '#features/define-api.ts';
import { captchaCalls } from './captcha.calls.ts';
import { createCaptcha } from './captcha.server.ts';

export const captchaApi = defineApi(captchaCalls, {
  'GET /captcha': () => {
    const { first, second, token } = createCaptcha();
    return { first, second, captcha_token: token };
  },
});
