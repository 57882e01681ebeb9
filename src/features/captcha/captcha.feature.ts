import type { Feature } from '#features/feature.ts';
import { captchaApi } from './captcha.api.ts';

export const captchaFeature: Feature = { name: 'captcha', api: [captchaApi] };
